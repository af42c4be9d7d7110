blurb = Controle rotas e complete bilhetes para a sua companhia ferroviária, num mapa que cresce partida a partida, do Atlântico ao Pacífico.
