title = Legends of the West: a campanha
blurb = Doze partidas que guardam memória: caixas lacradas, uma história lida carta a carta e um mapa que só as suas companhias terão.
aim = doze partidas, um só mapa; vence o cofre mais cheio
campaign-desk = A mesa

campaign-over = A campanha acabou: os cofres estão abertos.
not-your-decision = Esta decisão não é sua agora.
not-awaited-now = Não é isso que se espera agora.
nobody-to-excuse = Só dá para dispensar outra companhia que ainda não respondeu.
no-company-yet = A sua companhia precisa antes escolher a cor.
has-company = A sua companhia já tem cor.
nobody-is-asked = Numa campanha de duas companhias, as duas participam.
answered-so = A sua companhia já disse isso.
not-present = A sua companhia não participa.
too-few-present = Duas companhias precisam participar.
seat-is-so = A mesa já disse isso.
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
score-missed = Partidas a que faltou
score-vault-postcards = Cartões-postais
score-poster = Cartaz do espetáculo
score-shares = Ações
score-timetable = Tabela de horários
# Por que uma decisão é melhor ou pior que outra: o que uma parte da pontuação traz a mais ou a menos.
reason-more-slips = os comprovantes de depósito rendem { $amount } a mais
reason-less-slips = os comprovantes de depósito rendem { $amount } a menos
reason-more-missed = as faltas custam { $amount } a menos
reason-less-missed = as faltas custam { $amount } a mais
reason-more-vault-postcards = os cartões-postais no cofre rendem { $amount } a mais
reason-less-vault-postcards = os cartões-postais no cofre rendem { $amount } a menos
reason-more-poster = o cartaz do espetáculo rende { $amount } a mais
reason-less-poster = o cartaz do espetáculo rende { $amount } a menos
reason-more-shares = as ações rendem { $amount } a mais
reason-less-shares = as ações rendem { $amount } a menos
reason-more-timetable = a tabela de horários rende { $amount } a mais
reason-less-timetable = a tabela de horários rende { $amount } a menos

# What is awaited
ask-roster-company = Que companhia você vai dirigir, pela campanha inteira?
ask-roster-begin = Há quem queira começar sem esperar por quem não respondeu. E você?
ask-roster-needed = Duas companhias precisam participar em { $year }: você vem, afinal?
wait-people = A campanha espera alguém que dirija uma segunda companhia.
ask-roster = { $year }, partida { $game }: a sua companhia participa?
wait-roster = Falta saber se { $names } { $count ->
    [0] participam
    [one] participa
   *[other] participam
} em { $year }.
ask-reading-before = Bilhetes escolhidos. Agora, a história: { $count ->
    [0] não há carta lacrada
    [one] há { $count } carta lacrada
   *[other] há { $count } cartas lacradas
} diante de você.
ask-reading-after = Depois da partida, a história: { $count ->
    [0] não há carta lacrada
    [one] há { $count } carta lacrada
   *[other] há { $count } cartas lacradas
} diante de você.
ask-reading-vaults = A última carta de todas está diante de você.
ask-reading-on = Continue lendo: { $left ->
    [0] não falta nenhuma carta lacrada
    [one] falta { $left } carta lacrada
   *[other] faltam { $left } cartas lacradas
}.
ask-reading-done = Você leu tudo. Feche o livro quando quiser.
wait-reading = { $names } ainda { $count ->
    [0] estão
    [one] está
   *[other] estão
} lendo.
ask-result = A partida de { $year } terminou. Leia o resultado e feche o livro-caixa.
wait-result = { $names } ainda { $count ->
    [0] leem
    [one] lê
   *[other] leem
} o resultado.
ask-post = Há correio para você. Ninguém mais pode ler.
wait-post = { $names } { $count ->
    [0] receberam cartões-postais e estão lendo.
    [one] recebeu um cartão-postal e está lendo.
   *[other] receberam cartões-postais e estão lendo.
}
ask-lid = A caixa está aberta: { $board }. Veja o que há dentro.
wait-lid = { $names } ainda { $count ->
    [0] olham
    [one] olha
   *[other] olham
} a caixa.
ask-rules = { $year } traz regras novas.
wait-rules = { $names } ainda { $count ->
    [0] leem
    [one] lê
   *[other] leem
} as regras novas.
ask-charter = Escolha a concessão da sua companhia para o resto da campanha.
wait-charter = { $names } escolhe uma concessão.
ask-table = É a sua vez.
wait-table = Esperando { $names }.
ask-strike = O vagão de frenagem é seu: remova para sempre um dos eventos desta partida.
wait-strike = { $names } tem o vagão de frenagem e remove um evento para sempre.
ask-networks = Várias redes suas têm o mesmo tamanho. Qual você risca na sua tabela de horários?
wait-networks = { $names } { $count ->
    [0] escolhem
    [one] escolhe
   *[other] escolhem
} qual rede riscar.
ask-open = Você venceu: escolha a caixa a abrir. Ela fica aberta para sempre.
wait-open = { $names } venceu e escolhe a caixa a abrir.
ask-tracks = { $board }: dê cor a um dos leitos novos ou deixe os seus com os agrimensores.
wait-tracks = { $board }: { $names } cola um adesivo de trilho.
ask-growth = Você ficou por último, e uma cidade lhe deve a sorte: torne grande uma cidade pequena, para sempre.
wait-growth = { $names } torna grande uma cidade pequena.
ask-poster = Aonde vai o vagão { $wagon }? O que se cola não sai mais.
wait-poster = { $names } cola vagões no cartaz do espetáculo.
ask-nothing = A campanha acabou: os cofres estão abertos.

# Decisions
do-attend = Participamos
do-attend-detail = A sua companhia senta-se à próxima partida
do-miss = Desta vez, não
do-miss-detail = As outras jogam sem você; a sua caixa fica como está
do-company-group = Companhias livres
do-excuse = Seguir sem { $name }
do-excuse-detail = perde esta partida, a não ser que venha antes do começo
do-begin = Começar agora
do-begin-detail = A partida começa sem quem não respondeu, assim que todos os que participam concordarem
do-excuse-group = Companhias que não responderam
do-close-result = Fechar o livro-caixa
do-close-post = Guardar o correio
do-close-lid = Fechar a caixa
do-close-rules = Guardar as regras novas
do-read-first = Abrir a primeira carta
do-read-next = Próxima carta
do-read-detail = { $number } de { $count }
do-read-close = Fechar o livro
do-read-close-detail = segue-se quando todos fecharem
do-skip = Pular o resto
do-skip-detail = dá para ler depois, no fichário
do-skip-done = Fechar o livro
do-strike = Remover { $event }
do-network = Rede { $number }: { $count ->
    [0] nenhuma cidade
    [one] { $count } cidade
   *[other] { $count } cidades
}
do-network-detail = { $count ->
    [0] nada de novo
   *[other] novas: { $list }
}
do-track = { $route }: { $colour }
do-track-detail = { $count ->
    [0] nenhum adesivo restante
    [one] último adesivo desta cor
   *[other] restam { $count } adesivos
}
do-plan = Deixar os meus adesivos com os agrimensores
do-plan-detail = eles seguem o plano impresso no resto deste tabuleiro
do-paste-row = Fileira que paga { $pays }
do-paste-row-detail = vagão { $now } de { $needs }, em pelo menos { $colours } cores
do-paste-sanctuary = Santuário
do-paste-sanctuary-detail = paga { $pays }
do-bag = De volta ao saco
do-bag-detail = não paga nada

# What happened
log-attends = { $name } participa.
log-misses = { $name } não vem a esta partida.
log-excused = { $by } segue sem { $name }.
log-founded = { $name } dirige a { $company } pela campanha inteira.
log-ready = { $name } começaria sem esperar.
log-left = { $name }: ninguém mais dirige esta companhia.
log-joined = { $name }: esta companhia tem quem a dirija a partir de agora.
log-opened = Você abre uma carta: “{ $title }”.
log-read = Todos fecharam o livro.
log-read-vaults = A última carta foi lida.
log-chartered = { $name } escolhe a concessão { $charter }.
log-began = { $year }, partida { $game }: { $names } sentam-se à mesa.
log-ended = { $name } vence a partida de { $year }.
log-slip = { $name } guarda no cofre um comprovante de { $dollars }.
log-brake-van = { $name } ficou por último e leva o vagão de frenagem.
log-struck = { $name } remove para sempre o evento { $event }.
log-ticket-retired = O bilhete { $ticket } vai para o arquivo morto.
log-event-retired = O evento { $event } foi furado pela última vez.
log-employee-retired = Aposentadoria: { $employee }.
log-postcard-own = Um cartão-postal para você: { $card }.
log-postcard = { $name } recebe um cartão-postal.
log-letter = Lê-se uma carta em voz alta: { $card }.
log-crossed = { $name } risca { $count ->
    [0] nenhuma cidade
    [one] { $count } cidade
   *[other] { $count } cidades
} na tabela de horários.
log-box-choice = { $name } vai abrir uma caixa.
log-box-opened = { $name } abre uma caixa: { $board }.
log-track = { $name } pinta { $route } de { $colour }.
log-track-plan = Os agrimensores pintam { $route } de { $colour }.
log-planned = { $name } deixa o resto com os agrimensores.
log-grew = { $name } faz de { $city } uma cidade grande.
log-pasted = { $name } cola um vagão { $colour } na fileira que paga { $pays }.
log-sanctuary = { $name } dá a um vagão { $colour } um lar no santuário.
log-bagged = Um vagão { $colour } de { $name } volta ao saco.
log-year = Começa o ano de { $year }: partida { $game }.
log-vaults = Os cofres são abertos.
chapter-year = { $year } · começa o ano
chapter-game = { $year } · partida { $game }
chapter-box = { $year } · abre-se uma caixa

# The desk
office = O seu escritório
office-empty = Nada ainda: aqui ficarão os cartões-postais e o que você puser no cofre.
awaited = falta:
surveyors = os agrimensores
sticker-by = { $route }: { $colour }, colado por { $name } em { $year }
bed-waits = { $route }: ainda sem cor
growth-by = { $city }: cresceu por { $name } em { $year }
growth-by-event = { $city }: cresceu por um evento em { $year }
sealed-cards = { $count ->
    [0] Nenhuma carta está lacrada.
    [one] { $count } carta ainda está lacrada.
   *[other] { $count } cartas ainda estão lacradas.
}
open-envelope = Abrir a próxima carta
roster-present = participa ✓
roster-absent = não vem desta vez
roster-open = ainda não respondeu
roster-ready = participa ✓ e começaria
roster-unnamed = uma companhia ainda sem nome
roster-vacant = sem ninguém que a dirija: ausente
binder-hint = O fichário guarda o que já aconteceu: o mapa, a crônica, a história.
tracks-help = Cada leito novo recebe um destes adesivos, um por vez, a partir de quem venceu. Trilhos paralelos pedem cores diferentes. O adesivo fica para sempre e leva a sua letra.
planners = Deixados com os agrimensores por
growth-help = As cidades com um anel tracejado podem crescer: uma cidade grande dá uma carta a quem controla uma rota nova até ela.
poster-of = { $name } cola
wagons-wait = depois, { $count ->
    [0] mais { $count }
    [one] mais { $count }
   *[other] mais { $count }
}
poster-help = Uma fileira paga quando está cheia. No santuário, um vagão da própria cor paga { $own }; qualquer outro, { $other }.
uses-left = { $count ->
    [0] nenhum uso
    [one] resta { $count } uso
   *[other] restam { $count } usos
}
vault-worth = No cofre, depois de concluído: { $dollars }
brake-van = Tem o vagão de frenagem
wins = { $count ->
    [0] nenhuma vitória
    [one] { $count } vitória
   *[other] { $count } vitórias
}
slips = comprovantes { $dollars }
office-postcards = { $count ->
    [0] nenhum cartão-postal
    [one] { $count } cartão-postal
   *[other] { $count } cartões-postais
}
vault-things = { $count ->
    [0] cofre vazio
    [one] { $count } coisa no cofre
   *[other] { $count } coisas no cofre
}
own-vault = O seu cofre: { $count ->
    [0] nada
    [one] { $count } coisa
   *[other] { $count } coisas
} além dos comprovantes
reckoning-sum = Ao todo
deeds = Depósitos { $depots }, maldições guardadas { $curses }, esconderijos tomados { $stashes }, tesouros desenterrados { $treasures }

# The binder
binder-chronicle = Crônica
binder-charts = Números
binder-companies = Caixas das companhias
binder-rules = Regras em vigor
binder-archive = Arquivo morto
binder-story = A história até aqui
binder-next = O que vem a seguir
binder-vaults = Os cofres
chronicle-empty = Nenhuma partida foi jogada ainda.
chronicle-winner = { $name } venceu
chronicle-place = Lugar
chronicle-company = Companhia
chronicle-slip = Comprovante
chronicle-tickets = Bilhetes
chronicle-routes = Rotas
chronicle-spaces = Espaços
chronicle-postcards = Cartões-postais
chronicle-struck = Evento removido: { $event }
chronicle-opened = Caixa aberta: { $board }
chronicle-grew = Cresceram: { $list }
chronicle-absent = Ausentes: { $list }
stickers-list = Todos os adesivos em palavras
chart-money = Dinheiro por partida (comprovantes de depósito)
chart-routes = Rotas construídas ao longo dos anos, somadas
chart-table = O mesmo em números
box-depots = Depósitos: { $list }
box-solved = Pistas resolvidas: { $list }
box-poster = Cartaz do espetáculo
box-timetable = Tabela de horários
box-slips = Comprovantes: { $list }
archive-tickets = Bilhetes
archive-events = Eventos
archive-employees = Empregados
archive-empty = Nada foi aposentado ainda.
punched-tickets = Bilhetes furados uma vez, ainda em jogo
story-none = Nenhuma carta foi lida ainda.
next-game = Partida { $game } de { $games }, { $year }.
next-boards = Tabuleiros abertos: { $list }.
next-roster = Participam: { $list }.
next-over = As doze partidas foram jogadas. O mapa é de vocês, para partidas avulsas.
boxes-frontiers = As caixas das fronteiras
boxes-tickets = { $count ->
    [0] nenhum bilhete
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}
boxes-from-game = a partir da partida { $game }
boxes-events = Eventos
boxes-employees = Empregados
boxes-postcards = Cartões-postais
boxes-charters = Concessões
boxes-curses = Maldições
boxes-story = Cartas da história
boxes-other = A caixa de ferramentas, o cofre e o final

# Momentos
result-won = { $name } vence a partida de { $year } com { $dollars }.
result-trains-left = { $count ->
    [0] nenhum trem sobrando
    [one] { $count } trem sobrando
   *[other] { $count } trens sobrando
}
result-joined = ligado
result-not-joined = não ligado
result-next = O que vem agora
next-brake-van = { $name } ficou por último: fica com o vagão de frenagem, remove um evento para sempre e começa a próxima partida.
next-brake-van-last = { $name } ficou por último, fica com o vagão de frenagem e remove um evento para sempre.
next-brake-van-you = Você ficou por último: fica com o vagão de frenagem, remove um evento para sempre e começa a próxima partida.
next-brake-van-last-you = Você ficou por último, fica com o vagão de frenagem e remove um evento para sempre.
next-box = { $name } venceu e abre uma caixa.
next-box-you = Você venceu e abre uma caixa.
next-letters = { $count ->
    [0] Nenhuma carta hoje.
    [one] { $count } carta para todos.
   *[other] { $count } cartas para todos.
}
box-by = { $name } venceu a partida e abriu esta caixa.
box-inside = Dentro, a partir da próxima partida
box-cities = { $count ->
    [0] cidades
    [one] cidade
   *[other] cidades
}
box-tracks = { $count ->
    [0] trilhos
    [one] trilho
   *[other] trilhos
}
box-beds = { $count ->
    [0] todos com cor
    [one] { $count } ainda sem cor
   *[other] { $count } ainda sem cor
}
box-tickets = { $count ->
    [0] bilhetes
    [one] bilhete
   *[other] bilhetes
}
box-range = valem de { $least } a { $most }
box-events = { $count ->
    [0] eventos
    [one] evento
   *[other] eventos
}
box-staff = { $count ->
    [0] empregados
    [one] empregado
   *[other] empregados
}
box-rules = Regras novas

# Perguntas de peso
ask-miss = Deixar os outros jogarem esta partida sem você?
ask-excuse = Seguir sem { $name }?
ask-company = Dirigir a { $company } durante toda a campanha?
do-charter = Escolher { $charter }
ask-for-charter = Escolher a concessão { $charter } para o resto da campanha?
ask-for-strike = Remover { $event } desta campanha para sempre?
do-open = Abrir { $board }
ask-for-open = As outras ficam fechadas por enquanto. Abrir a caixa { $board }?
ask-plan = Deixar seus adesivos deste tabuleiro para os agrimensores?
do-settle = Tornar { $city } grande
ask-settle = Tornar { $city } grande para sempre?
ask-bag = Devolver o vagão por nada?
ask-track = Pintar { $route } de { $colour } para sempre?
short-reading = Uma história para ler
short-result = O resultado
short-strike = Remova um evento para sempre
short-networks = Qual rede é riscada?
short-open = Escolha uma caixa para abrir
short-tracks = Pinte um dos leitos novos
short-growth = Torne grande uma cidade pequena
short-charter = Escolha a sua concessão

# Momentos, como se leem
so-far = Até aqui
so-far-postcards = { $count ->
    [1] Você tem 1 cartão-postal.
   *[other] Você tem { $count } cartões-postais.
}
ports-rule-title = Portos.
ports-rule = A partir deste ano uma cidade com âncora é um porto, e há cartas que falam de portos.
moment-fold = Ver o mapa
moment-unfold = Voltar
readers-done = { $count ->
    [1] já fechou;
   *[other] já fecharam;
}
readers-left = { $count ->
    [1] ainda lê.
   *[other] ainda leem.
}
result-stamp = Partida { $game } de 12
result-own = Você ficou em { $rank }º lugar com { $dollars }, { $behind } atrás.
result-own-first = Você vence esta partida.
won-so-far = Vencidas até aqui
result-replay = Rever a partida
result-chart = Gráfico dos resultados
what-decided = O que decidiu
into-vaults = Para os cofres
deposit-slip = Depósito
the-winner = vence
behind = { $dollars } atrás
you-begin = Você
you = você
decided-coins = { $who } ganhou { $sum } no mapa; { $other }, { $less }.
decided-trains = { $who } terminou com { $count ->
    [0] nenhum trem
    [one] { $count } trem
   *[other] { $count } trens
}: +{ $sum }; { $other }, com { $rest }: +{ $less }.
decided-tickets = { $who } ganhou { $sum } com bilhetes; { $other }, { $less }.
decided-postcards = { $who } ganhou { $sum } com cartões-postais; { $other }, { $less }.
decided-ticket = { $ticket } sozinho rendeu { $sum } a { $whom }.
decided-failed = { $who } não completou { $ticket }: −{ $sum }.
rules-of-year = { $year } traz regras novas

# What a year brings, in a few words
new-rule-10 = A partida começa com o que a campanha já abriu: tabuleiros, bilhetes, eventos e regras numeradas. O resto continua como você conhece.
new-rule-11 = Antes da partida cada um contrata um empregado, só para esta partida. O último na ordem escolhe primeiro. O que a carta dá no começo vem na hora.
new-rule-12 = Cartões-postais são secretos e só seus. O cartão diz quando pode ser usado: antes de uma ação, ao controlar uma rota ou no fim da vez. O jogo sempre pergunta.
new-rule-22 = Bilhetes completos são furados; com dois furos saem do jogo. Um bilhete com número de registro traz um cartão-postal, para usar a partir da próxima partida.
new-rule-23 = Quem vence abre uma caixa ao alcance do mapa. Tabuleiro, bilhetes e regras dela valem a partir da próxima partida, e todos colorem novos trilhos, um a um.
new-rule-25 = Cada um escolhe uma concessão. Ela substitui os $2 das rotas da companhia: leia o que ela paga antes de escolher.
new-rule-26 = Depois das duas últimas partidas você risca as cidades da sua maior rede. Linhas e colunas cheias pagam $10: ligue o máximo de cidades.
new-rule-27 = Depois desta partida os cofres se abrem: contam os extratos de todas as partidas, postais, cartaz, ações e a tabela de horários. A companhia mais rica vence a campanha.

hint-lasting = O que se decide entre dois jogos dura: o mapa, as cartas e as caixas ficam assim até o fim da campanha.
