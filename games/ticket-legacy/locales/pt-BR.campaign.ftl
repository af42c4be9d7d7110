
blurb = Doze partidas que lembram: caixas lacradas, uma história lida carta a carta e um mapa que só as suas companhias terão.
campaign-desk = A mesa

campaign-over = A campanha acabou: os cofres estão abertos.
not-your-decision = Esta decisão não é sua agora.
not-awaited-now = Não é isso que se espera agora.
nobody-to-excuse = Só dá para dispensar uma companhia que ainda não respondeu.
charter-taken = Outra companhia já tem esta concessão.
event-not-past = Só um evento da partida recém-jogada pode ser removido.
no-such-network = Esta não é uma das suas maiores redes.
box-is-open = Esta caixa já está aberta.
box-is-out-of-reach = Ainda não se chega a esta caixa pelos tabuleiros abertos.
sticker-does-not-fit = Este adesivo não pode ir aí: o leito está ocupado, a cor acabou ou está ao lado, ou o resto não caberia mais.
city-is-not-on-the-map = Esta cidade não está no mapa.
city-is-big = Esta cidade já é grande.
city-has-a-depot = Uma cidade com depósito não pode crescer.
no-such-wagon = Não é este o vagão a colar agora.
wagon-does-not-fit = A fileira está cheia ou não mostraria mais as cores de que precisa.

score-slips = Comprovantes de depósito
score-missed = Partidas perdidas
score-vault-postcards = Cartões-postais
score-poster = Cartaz do espetáculo
score-shares = Ações
score-timetable = Tabela de horários
