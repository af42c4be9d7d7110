aim = vence quem tiver mais dinheiro quando os trens de alguém acabarem
blurb = Controle rotas e ligue cidades em um mapa que cresce até o Pacífico.
