blurb = Controle rotas e ligue cidades em um mapa que cresce até o Pacífico.
