blurb = Conduza o gado até Kansas City e despache-o para o oeste: contrate, construa, entregue.

option-neutral = Construções neutras
option-neutral-help = Onde ficam as sete construções neutras.
option-neutral-lettered = Pelas letras
option-neutral-lettered-help = Cada uma no espaço da sua letra, como na primeira partida.
option-neutral-shuffled = Embaralhadas
option-neutral-shuffled-help = Distribuídas ao acaso pelos espaços neutros.
option-private = Construções privadas
option-private-help = Quais lados das dez construções privadas estão em jogo.
option-private-first = Lado a
option-private-first-help = Todos jogam com o lado a, como na primeira partida.
option-private-mixed = Misturado
option-private-mixed-help = O acaso escolhe um lado para cada número, igual para todos.
option-goals = Objetivos iniciais
option-goals-help = Quem pode ver o objetivo com que cada jogador começa.
option-goals-closed = Fechados
option-goals-closed-help = Só o dono conhece o seu até o fim, como no livro.
option-goals-open = Abertos
option-goals-open-help = Todos veem todos.
option-plays = Jogar objetivos
option-plays-help = Se cartas de objetivo também podem ser jogadas em Kansas City.
option-plays-trail = Não em Kansas City
option-plays-trail-help = Só antes de mover, e antes ou depois de uma ação.
option-plays-city = Também em Kansas City
option-plays-city-help = Também antes de cada previsão e antes do rendimento.
option-turn-end = Fim do turno
option-turn-end-help = O que acontece com um turno em que não há mais nada a decidir.
option-turn-end-asked = Espera “encerrar o turno”
option-turn-end-asked-help = Enquanto a última decisão ainda pode ser desfeita.
option-turn-end-by-itself = Termina sozinho
option-turn-end-by-itself-help = O próximo jogador começa logo.

score-money = Dinheiro
score-buildings = Construções
score-cities = Cidades
score-stations = Estações
score-hazards = Perigos
score-cattle = Gado
score-objectives = Cartas de objetivo
score-station-masters = Mestres da estação
score-workers = Trabalhadores
score-step-disc = Disco de passos
score-token = Marcador do mercado de trabalho
# Por que uma decisão é melhor ou pior que outra: o que uma parte da pontuação traz a mais ou a menos.
reason-more-money = { $amount } PV a mais com dinheiro
reason-less-money = { $amount } PV a menos com dinheiro
reason-more-buildings = { $amount } PV a mais com construções
reason-less-buildings = { $amount } PV a menos com construções
reason-more-cities = { $amount } PV a mais com entregas em cidades
reason-less-cities = { $amount } PV a menos com entregas em cidades
reason-more-stations = { $amount } PV a mais com estações
reason-less-stations = { $amount } PV a menos com estações
reason-more-hazards = { $amount } PV a mais com perigos retirados
reason-less-hazards = { $amount } PV a menos com perigos retirados
reason-more-cattle = { $amount } PV a mais com gado
reason-less-cattle = { $amount } PV a menos com gado
reason-more-objectives = { $amount } PV a mais com cartas de objetivo
reason-less-objectives = { $amount } PV a menos com cartas de objetivo
reason-more-station-masters = { $amount } PV a mais com mestres da estação
reason-less-station-masters = { $amount } PV a menos com mestres da estação
reason-more-workers = { $amount } PV a mais com trabalhadores
reason-less-workers = { $amount } PV a menos com trabalhadores
reason-more-step-disc = { $amount } PV a mais com disco de passos
reason-less-step-disc = { $amount } PV a menos com disco de passos
reason-more-token = { $amount } PV a mais com marcador do mercado de trabalho
reason-less-token = { $amount } PV a menos com marcador do mercado de trabalho
result-money = sobraram { $sum }

worker-cowboy = vaqueiro
worker-craftsman = artífice
worker-engineer = engenheiro
workers-cowboy = vaqueiros
workers-craftsman = artífices
workers-engineer = engenheiros
hazard-flood = inundação
hazard-drought = seca
hazard-rockfall = desmoronamento
teepee-green = cabana verde
teepee-blue = cabana azul
hand-green = mão verde
hand-black = mão preta
master-workers = 1 PV por trabalhador na sua ficha
master-objectives = 3 PV a cada 2 cartas de objetivo na sua área
master-hazards = 3 PV a cada 2 perigos
master-teepees = 3 PV por par de cabana verde e azul
master-certificates = 3 PV a cada 2 certificados
permanent-certificate = 1 certificado permanente
task-building = construção
task-station = estação
task-hazard = perigo
task-green_teepee = cabana verde
task-blue_teepee = cabana azul
task-cow3 = gado de valor 3
task-cow4 = West Highland
task-cow5 = Texas Longhorn
tasks-building = { $n ->
    [0] nenhuma construção
    [one] { $n } construção
   *[other] { $n } construções
}
tasks-station = { $n ->
    [0] nenhuma estação
    [one] { $n } estação
   *[other] { $n } estações
}
tasks-hazard = { $n ->
    [0] nenhum perigo
    [one] { $n } perigo
   *[other] { $n } perigos
}
tasks-green_teepee = { $n ->
    [0] nenhuma cabana verde
    [one] { $n } cabana verde
   *[other] { $n } cabanas verdes
}
tasks-blue_teepee = { $n ->
    [0] nenhuma cabana azul
    [one] { $n } cabana azul
   *[other] { $n } cabanas azuis
}
tasks-cow3 = { $n ->
    [0] nenhuma carta de gado de valor 3
    [one] { $n } carta de gado de valor 3
   *[other] { $n } cartas de gado de valor 3
}
tasks-cow4 = { $n } West Highland
tasks-cow5 = { $n } Texas Longhorn
tasks-san_francisco = { $n ->
    [0] nenhuma entrega em San Francisco
    [one] entregar em San Francisco
   *[other] entregar { $n } vezes em San Francisco
}
disc-aux_money_2 = $1 (2º)
disc-aux_cards_2 = 1 carta (2º)
disc-aux_certificate_1 = ação de certificado (1º)
disc-aux_certificate_2 = ação de certificado (2º)
disc-aux_engine_1 = ação de locomotiva (1º)
disc-aux_engine_2 = ação de locomotiva (2º)
disc-aux_remove_1 = remover uma carta (1ª)
disc-aux_remove_2 = remover uma carta (2ª)
disc-certificate_4 = até 4 certificados
disc-certificate_6 = até 6 certificados
disc-step_money = mais passos e $3
disc-step_vp = mais passos e 3 PV
disc-hand_1 = mão maior (1º)
disc-hand_2 = mão maior (2º)
aux-certificate = certificado

unit-engineer = engenheiro
unit-cowboy = vaqueiro
unit-forest_building = construção na floresta
unit-teepee_pair = par de cabanas
op-discard = descartar uma { $card }
op-discard-any = descartar qualquer carta de gado
op-pair = descartar um par
op-discard-objective = descartar uma carta de objetivo
op-pay = pagar { $sum }
op-back = locomotiva { $n } para trás
op-money = { $sum }
op-money-per = { $sum } por { $unit }
op-certificate = { $n ->
    [0] nenhum certificado
    [one] { $n } certificado
   *[other] até { $n } certificados
}
op-certificate-per = até { $n } certificados por { $unit }
op-certificate-max = certificados até o limite
op-hire = contratar
op-hire-dearer = contratar por { $sum } a mais
op-hire-cheaper = contratar por { $sum } a menos
op-build = construir a { $sum } por artífice
op-objective = ganhar uma carta de objetivo
op-objective-hand = carta de objetivo para a mão
op-forward = locomotiva até { $n } para frente
op-forward-per = locomotiva para frente, 1 por { $unit }
op-trade = comerciar
op-remove = remover um perigo por { $sum }
op-remove-free = remover um perigo de graça
op-aux = ação auxiliar única ou dupla
op-buy = comprar gado
op-move = { $n ->
    [0] não andar
    [one] andar { $n } passo
   *[other] andar até { $n } passos
}
op-move-free = andar até { $n } passos sem pagar taxas
op-draw = sacar até { $n } e descartar o mesmo número de cartas
op-draw-per = sacar 1 por { $unit } e descartar o mesmo número de cartas
op-cull = { $n ->
    [0] não remover cartas do jogo
    [one] remover { $n } carta do jogo
   *[other] remover até { $n } cartas do jogo
}
op-extraordinary = entrega extraordinária
op-behind = aprimorar uma estação atrás da locomotiva
op-copy = copiar uma construção adjacente

place-start = o início
place-kansas-city = Kansas City
place-neutral = a construção { $letter }
place-own = a sua construção { $building }
place-private = a construção { $building } de { $name }
place-at = { $tile }, { $space }
space-trade = o espaço de comércio { $sum }
space-after = { $n ->
    [1] o 1º espaço depois de { $from }
    [2] o 2º espaço depois de { $from }
   *[other] o 3º espaço depois de { $from }
}
space-before-teepees = o espaço entre { $from } e as cabanas
space-between = { $n ->
    [1] o espaço de cima entre { $from } e { $to }
   *[other] o espaço de baixo entre { $from } e { $to }
}
space-after-flood = { $n ->
    [1] o 1º espaço depois das inundações
   *[other] o 2º espaço depois das inundações
}
space-after-drought = o espaço depois das secas
space-after-teepee = { $n ->
    [1] o 1º espaço depois das cabanas
   *[other] o 2º espaço depois das cabanas
}
space-after-rockfall = { $n ->
    [1] o 1º espaço depois dos desmoronamentos
   *[other] o 2º espaço depois dos desmoronamentos
}
space-flood = { $n ->
    [1] o 1º espaço de inundação
    [2] o 2º espaço de inundação
    [3] o 3º espaço de inundação
   *[other] o 4º espaço de inundação
}
space-drought = { $n ->
    [1] o 1º espaço de seca
    [2] o 2º espaço de seca
    [3] o 3º espaço de seca
   *[other] o 4º espaço de seca
}
space-rockfall = { $n ->
    [1] o 1º espaço de desmoronamento
    [2] o 2º espaço de desmoronamento
    [3] o 3º espaço de desmoronamento
   *[other] o 4º espaço de desmoronamento
}
building = construção { $building }
track-space = o espaço { $n }
track-turnout = o desvio depois do espaço { $n }
station-after = a estação depois do espaço { $n }
station-at = a estação do espaço { $n }
the-bank = o banco
tile-hazard = { $hazard } ({ $hand }, { $n } PV)
card-figures = { $card } (valor { $value }, { $n } PV)
card-vp = { $card } ({ $n } PV)
card-objective = carta de objetivo ({ $tasks })

label-place = Começar na construção { $letter }
label-move = Mover para { $place }
label-aux = Ação auxiliar: { $text }
label-aux-double = Em dobro: { $text }
label-play = Jogar o objetivo: { $tasks }
label-waive = Não fazer
label-no-upgrade = Deixar a estação como está
label-no-master = Deixar o mestre da estação
label-no-hire = Não contratar
label-no-build = Não construir
label-no-remove = Não remover perigo
label-no-trade = Não comerciar
label-no-cull = Manter as cartas
label-no-draw = Não sacar
label-no-engine = Deixar a locomotiva
ask-cull = Remover { $card } do jogo para sempre?
label-done = Pronto
label-finish = Encerrar o turno
label-discard = Descartar { $card }
label-cull = Remover { $card } do jogo
label-draw = { $n ->
    [0] Sacar { $n } cartas
    [one] Sacar { $n } carta
   *[other] Sacar { $n } cartas
}
label-hire = Contratar: { $worker }
label-build = Construção { $building }: { $space }
label-take = Ganhar o objetivo: { $tasks }
label-take-top = Pegar a carta do topo da pilha
label-engine = Locomotiva para { $track }
label-trade = Comércio: { $tile }
label-remove = Remover { $tile }
label-buy = Comprar { $cards }
label-stock = Adicionar cartas ao mercado
label-copy = Copiar { $place }
label-upgrade = Aprimorar { $station }
label-disc = Usar o disco “{ $disc }”
label-disc-station = Pegar o disco: { $station }
label-master = Nomear mestre da estação: { $worker }
label-foresight = { $tile }
label-income = { $n ->
    [0] Mostrar a mão
    [one] Mostrar a mão com { $n } certificado
   *[other] Mostrar a mão com { $n } certificados
}
label-deliver = Entregar em { $city }
label-end = Encerrar o turno
detail-free = sem taxa
detail-steps = { $n ->
    [0] { $n } passos
    [one] { $n } passo
   *[other] { $n } passos
}
detail-toll = { $sum } para { $name }
detail-toll-short = { $sum } para { $name } (de { $due })
detail-toll-none = taxa de { $due } para { $name }: você não tem como pagar
detail-left = restam { $sum }
detail-spent = −{ $sum } → { $left }
detail-foreign = só uma ação auxiliar única
detail-draw = { $n ->
    [0] depois descarte { $n }
    [one] depois descarte { $n }
   *[other] depois descarte { $n }
}
detail-row = linha { $n }
detail-slot = seus { $workers }: { $n }
detail-bonus = na hora: { $text }
detail-with-risk = com a ação de risco: { $text }
detail-upgraded = já aprimorada
detail-master = mestre da estação: { $master }
detail-opens = abre: { $text }
detail-more-steps = { $n ->
    [0] +{ $n } passos
    [one] +{ $n } passo
   *[other] +{ $n } passos
}
detail-more-cards = +{ $n } na mão
detail-to = → { $place }
detail-to-job = → mercado de trabalho, linha { $row }, lugar { $n }
detail-to-last-job = → mercado de trabalho, linha { $row }, lugar { $n }: a linha fica cheia
short-to-job = → linha { $row }, lugar { $n }
short-to-last-job = → linha { $row }, lugar { $n } (cheia)
detail-to-nowhere = → sai do jogo: não há lugar
detail-reach = alcança { $city }
detail-reach-nothing = não alcança cidade alguma
detail-links = ligação com { $cities }
detail-objectives = { $n ->
    [0] { $n } cartas de objetivo
    [one] { $n } carta de objetivo
   *[other] { $n } cartas de objetivo
}
detail-cost = custa { $sum }
detail-gain = rende { $sum }
detail-replaces = substitui { $building }
detail-objective = { $immediate }; { $n } PV, senão −{ $penalty }
detail-objective-start = { $n } PV
detail-cowboys = { $n ->
    [0] { $n } vaqueiros
    [one] { $n } vaqueiro
   *[other] { $n } vaqueiros
}
detail-station = aprimorar { $sum }, { $n } PV
detail-income = +{ $sum }
detail-transport = transporte { $sum }
detail-transport-free = sem custo de transporte
detail-space = lugar: { $space }
detail-risk = ação de risco: { $place }
group-move = Mover
group-local = Ações locais
group-aux = Ação auxiliar no lugar delas
group-objective = Cartas de objetivo
group-end = Encerrar

prompt-over = A partida terminou.
prompt-wait = É a vez de { $name } decidir.
prompt-last = Seu último turno: { $prompt }
prompt-Place = Coloque seu peão em uma construção neutra.
prompt-Begin = { $n ->
    [0] Mova seu peão (até { $n } passos).
    [one] Mova seu peão ({ $n } passo).
   *[other] Mova seu peão (até { $n } passos).
}
prompt-Use = Use o local: faça outra ação ou encerre.
prompt-Use-fresh = Use { $place }: as ações dela ou, no lugar delas, uma ação auxiliar.
prompt-Use-copied = Use a construção copiada: faça uma das ações dela.
prompt-Use-foreign = Realize uma única ação auxiliar.
prompt-Offer = Faça a ação imediata, ou não a faça.
prompt-Discard = { $n ->
    [0] Descarte { $n } cartas.
    [one] Descarte { $n } carta.
   *[other] Descarte { $n } cartas.
}
prompt-Hire = Escolha um trabalhador para contratar.
prompt-Build = Construa: escolha a construção, depois o espaço.
prompt-Gain = Escolha uma carta de objetivo.
prompt-Engine = Escolha para onde vai sua locomotiva.
prompt-Jump = Mova sua locomotiva para trás a partir do fim da linha.
prompt-Trade = Escolha uma cabana.
prompt-Remove = Escolha um perigo para remover.
prompt-Aux = Escolha uma ação auxiliar.
prompt-Buy = { $n ->
    [0] Compre gado: não resta vaqueiro.
    [one] Compre gado: resta { $n } vaqueiro.
   *[other] Compre gado: restam { $n } vaqueiros.
}
prompt-Step = { $n ->
    [0] Mova seu peão de novo (até { $n } passos).
    [one] Mova seu peão de novo ({ $n } passo).
   *[other] Mova seu peão de novo (até { $n } passos).
}
prompt-Draw = Quantas cartas você saca?
prompt-Cull = Escolha uma carta para remover do jogo.
prompt-Copy = Escolha a construção a copiar.
prompt-Behind = Escolha a estação a aprimorar.
prompt-Upgrade = Aprimorar { $station }?
prompt-Disc = Escolha o disco para { $place }.
prompt-Master = Pegar o mestre da estação?
prompt-Foresight = Kansas City: fichas (previsão { $n } de 3), depois renda e entrega.
prompt-Income = Kansas City, rendimento: mostre a mão.
prompt-Deliver = Kansas City, entrega: cidade de valor { $n } ou menor.
prompt-End = Não há mais nada a fazer: encerre o seu turno.

short-Use-fresh = Use o local
short-Use = Use o local ou encerre
short-Use-copied = Use a construção copiada
short-Use-foreign = Uma ação auxiliar
short-Offer = Uma ação imediata
short-Place = Escolha a primeira construção
short-Build = Escolha a construção e o espaço
short-Jump = Locomotiva para trás
short-Buy = Compre gado
short-Cull = Remova uma carta do jogo
short-Copy = Escolha o que copiar
short-Behind = Escolha uma estação
short-Upgrade = Aprimorar a estação?
short-Disc = Escolha um disco
short-Foresight = Kansas City: fichas, renda, entrega
short-Income = Mostre a mão
short-Deliver = Escolha uma cidade
short-End = Encerre o turno
short-Discard = Descarte
short-Begin = Mova seu peão
short-Step = Mova seu peão de novo
short-Hire = Contrate um trabalhador
short-Gain = Escolha um objetivo
short-Trade = Escolha uma cabana
short-Remove = Remova um perigo
short-Aux = Ação auxiliar
short-Draw = Saque cartas
short-Master = Pegar o mestre da estação?
short-Engine = Mova a locomotiva
event-placed = { $name } começa na construção { $letter }.
event-moved = { $name } vai até { $place }.
event-toll-bank = { $name } paga uma taxa de { $sum }.
event-toll-seat = { $name } paga uma taxa de { $sum } a { $other }.
event-gained = { $name } ganha { $sum }.
event-paid = { $name } paga { $sum }.
event-certificates = { $name } tem agora { $n ->
    [0] nenhum certificado temporário
    [one] { $n } certificado temporário
   *[other] { $n } certificados temporários
}.
event-discarded = { $name } descarta { $card }.
event-drew = { $name } saca { $cards }.
event-drew-some = { $n ->
    [0] { $name } não saca cartas.
    [one] { $name } saca { $n } carta.
   *[other] { $name } saca { $n } cartas.
}
event-shuffled = { $name } embaralha a pilha de descarte.
event-culled = { $name } remove { $card } do jogo.
event-hired = { $name } contrata por { $sum }: { $worker }.
event-hired-free = { $name } contrata de graça: { $worker }.
event-built = { $name } constrói a { $building } ({ $space }) por { $sum }.
event-replaced = { $name } troca a construção { $old } pela { $building } ({ $space }) por { $sum }.
event-took = { $name } ganha o objetivo: { $tasks }.
event-took-unseen = { $name } pega uma carta de objetivo da pilha.
event-displayed = Novo objetivo disponível: { $tasks }.
event-played = { $name } joga o objetivo: { $tasks }.
event-engine = { $name } leva a locomotiva para { $track }.
event-traded = { $name } negocia uma { $tile }: { $sum }.
event-removed = { $name } remove { $tile } por { $sum }.
event-removed-free = { $name } remove { $tile } de graça.
event-bought = { $name } compra { $cards } por { $sum }.
event-market = Novidade no mercado de gado: { $cards }.
event-copied = { $name } copia { $place }.
event-upgraded = { $name } aprimora { $station } por { $sum }.
event-cleared = { $name } libera o disco “{ $disc }”.
event-unstationed = { $name } pega o disco: { $station }.
event-master = { $name } nomeia um trabalhador ({ $worker }) e pega o mestre da estação: { $master }.
event-foresight-trail = { $name } escolhe { $tile }: vai para { $space }.
event-foresight-row = { $name } escolhe { $tile }: vai para a linha { $n }.
event-foresight-gone = { $name } escolhe { $tile }: sai do jogo.
event-token = O mercado de trabalho encheu: { $name } fica com o marcador. Os demais têm mais um turno.
event-income = { $name } mostra { $cards }, gasta { $n ->
    [0] { $n } certificados
    [one] { $n } certificado
   *[other] { $n } certificados
} e recebe { $sum }.
event-delivered = { $name } entrega em { $city }.
event-undelivered = { $name } não tem mais disco para entregar.
event-transport = { $name } paga { $sum } de transporte.
event-refilled = Novidade na previsão: { $tiles }.
event-over = A partida terminou.

pane-trail = Trilha
pane-mat = Minha ficha
pane-markets = Mercados
pane-hand = Sua mão
board-money = Dinheiro
board-steps = Passos
board-hand = Mão
board-certificates = Certificados
board-pile = Pilha pessoal
board-discard = Pilha de descarte
board-deck = Restam na pilha
board-unseen = Mão e pilha pessoal
board-objectives = Objetivos
board-masters = Mestres da estação
board-discs = Discos
board-job-market = Mercado de trabalho
board-cattle-market = Mercado de gado
board-bank = banco
board-column = Previsão { $column }
board-aux-instead = Ação auxiliar no lugar delas
board-at-once = Na hora
board-draw = Saque e descarte
board-foresight = Previsão
board-objective-display = Cartas de objetivo
board-stack = { $n } na pilha
board-railway = Ferrovia
board-score = Pontos até agora
board-empty = Nada aqui
board-token = Marcador do mercado de trabalho
board-craftsmen = { $n ->
    [0] nenhum artífice
    [one] { $n } artífice
   *[other] { $n } artífices
}
board-vp = { $n } PV
board-value = valor { $n }
board-forest = floresta
board-risk = Ação de risco
board-engine-of = Locomotiva de { $name }
board-pawn-of = Peão de { $name }

why-aux-closed = Esta ação auxiliar ainda está travada.
why-aux-instead = A ação auxiliar é feita no lugar das ações locais, não depois delas.
why-aux-single = Só um dos espaços dela está livre: não dá para dobrar.
why-black-disc = Um disco de cantos pretos não vai para um espaço de cantos brancos enquanto restar um branco.
why-certificates = Você não tem tantos certificados.
why-copied-aux = A ação auxiliar do local copiado não faz parte da cópia.
why-copied-twice = Esta ficha já está em uso.
why-cowboys = Faltam vaqueiros para isso.
why-craftsmen = { $n ->
    [0] Você precisa de { $n } artífices.
    [one] Você precisa de { $n } artífice.
   *[other] Você precisa de { $n } artífices.
}
why-disc-cost = Você não pode pagar por este disco.
why-engine-back = A locomotiva deve recuar exatamente o número de espaços exigido.
why-engine-behind = Este espaço não fica atrás da sua locomotiva.
why-engine-forward = Sua locomotiva não chega até lá.
why-idle = Faça antes pelo menos uma ação aqui.
why-market-full = O mercado de trabalho está cheio: não entram mais trabalhadores.
why-mat-first = Use primeiro um disco da sua ficha de jogador.
why-money = Isso custa { $sum }, que você não tem.
why-must = Isto não pode ser deixado de lado.
why-no-building = Não há construção para copiar.
why-no-building-space = Construções privadas não podem ficar aqui.
why-no-card = Você não tem essa carta na mão.
why-no-cards-left = Não restam tantas cartas para sacar.
why-no-disc = Você não tem um disco que possa usar.
why-no-disc-there = Não há disco seu ali.
why-no-effect = Não teria efeito algum.
why-no-location = Não há ficha onde parar.
why-no-objective = Esta não é uma carta de objetivo.
why-no-objectives = Não restam cartas de objetivo.
why-no-offer = O mercado não tem essa opção.
why-no-pair = Você não tem duas cartas do mesmo tipo.
why-no-room = Não resta construção ou espaço.
why-no-such-action = Não há tal ação aqui.
why-no-way-back = Sua locomotiva não pode recuar tanto.
why-no-worker = Não há tal trabalhador nesta linha.
why-not-adjacent = Esta construção não é adjacente.
why-not-behind = Esta estação não fica atrás da sua locomotiva.
why-not-higher = A nova construção deve exigir mais artífices que a antiga.
why-not-in-market = Estas cartas não estão no mercado.
why-not-in-reserve = Esta construção não está na sua reserva.
why-not-kansas-city = Este movimento não pode entrar em Kansas City.
why-not-neutral = Comece em uma construção neutra.
why-not-now = Não é isso que se decide agora.
why-not-on-display = Esta carta não está disponível.
why-not-your-turn = Não é o seu turno.
why-not-yours = Esta construção não é sua.
why-nothing-adjacent = Nenhuma construção adjacente tem algo a usar.
why-nothing-there = Não há ficha ali.
why-occupied = Este espaço está ocupado.
why-only-printed = Só um trabalhador contratado pode ser mestre da estação.
why-other-card = Esta carta não serve.
why-other-column = Agora se decide outra coluna.
why-other-station = Agora se decide outra estação.
why-row-full = Sua linha desses trabalhadores está cheia.
why-same-tile = As duas fichas são iguais: escolha a primeira.
why-same-toll = Outro caminho custa exatamente o mesmo.
why-served = Você já entregou lá.
why-single-only = Aqui só vale a ação auxiliar única.
why-stack-empty = A pilha está vazia.
why-stock-empty = A pilha do mercado está vazia.
why-token-row = Não se contrata da linha do marcador.
why-too-far = Não dá para chegar lá em { $n } passos.
why-too-many-cards = Saque entre 1 e { $n } cartas.
why-track-occupied = Outra locomotiva está ali.
why-upgraded = Você já aprimorou esta estação.
why-used = Esta ação já foi usada.
why-value = Seu rebanho vale apenas { $n }.
board-closed-objective = objetivo inicial, virado para baixo
why-kansas-city = nesta mesa não se jogam cartas de objetivo em Kansas City
clock = { $workers ->
    [0] 0 trabalhadores até o fim
    [one] { $workers } trabalhador até o fim
   *[other] { $workers } trabalhadores até o fim
}
clock-last = Últimos turnos

# Fichas, mercados, Kansas City e os sinais.
pane-legend = Sinais
mat-aux = Ações auxiliares
mat-aux-row = { $single } · dobrada: { $double }
mat-open = sempre aberto
mat-white = cantos brancos: o disco vai a qualquer lugar
mat-black = cantos pretos: o disco só vai a lugares de cantos pretos
mat-cleared = liberado
mat-hand = Mão { $n }
mat-steps = Passos { $n }
mat-certificates = Certificados { $n }/{ $limit }
mat-space = { $worker } { $n }
mat-house = construção { $building }
mat-houses = Construções
mat-own-houses = Minhas construções
mat-hammers = martelos: artífices exigidos
mat-built = na trilha
mat-gone = substituída
mat-taken = Capturados
tile-toll = taxa { $sum } ({ $hand })
goal-now = já
goal-or = ou −{ $n }
goal-san-francisco = entregue em San Francisco
jobs-note = contrate à esquerda do marcador amarelo
jobs-end = fim
jobs-end-note = Quando esta coluna enche, os demais têm mais um turno.
jobs-refill = Quando o marcador passa daqui, o mercado de gado é reposto.
prices = O que custa a compra
price-row = { $n ->
    [0] { $n } cartas de valor { $value }
    [one] { $n } carta de valor { $value }
   *[other] { $n } cartas de valor { $value }
}: { $cowboys ->
    [0] 0 vaqueiros
    [one] 1 vaqueiro
   *[other] { $cowboys } vaqueiros
}, { $sum }
own-herd = Valor do rebanho: raças diferentes contam uma vez
own-with = com { $n }: { $value }
own-crew = Seus trabalhadores: o próximo de cada fila ocupa o espaço destacado
# Followed by how many cards are chosen: 1/2.
pick-discard = Descartar
pick-cull = Remover
own-again = repetida
own-board-deck = a sacar
own-board-discard = no descarte
city-income = Renda
city-delivery = Entrega
city-once = raças diferentes contam uma vez
city-sum = Rebanho { $herd } + certificados { $spent } = { $value }: { $sum }, alcança
city-limit = em uma cidade de valor { $n } ou menos
city-served = atendida
city-ends = encerra a partida
sign-note = Vermelho é o que você dá; tinta e ouro são o que você recebe.
sign-hire = contratar
sign-value = valor de criação
sign-card = carta de gado
sign-swap = saque, depois descarte
sign-cull = remova uma carta do jogo
sign-build = construir
sign-pawn = mova o peão
sign-engine = locomotiva à frente (vermelha: atrás)
sign-master = mestre da estação
sign-single = ação auxiliar única
sign-goal = carta de objetivo
sign-clear = remova um perigo
sign-toll = taxa: a mão diz quanto
sign-points = pontos de vitória
sign-gain = receba $4
sign-pay = pague $4
sign-give = descarte uma carta desta raça
sign-worth = 5 PV
row-then = { $first }, depois: { $then }
city-disc = Disco da ficha
city-disc-afar = ou outro na sua ficha de jogador
city-missing = Escolha um disco.
city-send = Entregar e terminar a vez
city-send-income = Receber a renda e terminar a vez
ask-ends = Isto pode encerrar a partida: cada outra pessoa tem mais uma vez. Continuar?

hint-goal = Objetivo: mais PV quando o mercado de trabalho encher. Cada volta acaba em Kansas City, onde o rebanho rende dinheiro e alcança uma cidade.
hint-herd = Sua mão vale { $value } em Kansas City agora: cada raça conta uma vez. Quanto mais, mais longe fica a cidade da entrega.
hint-doubles = Raças diferentes: { $breeds } em { $cards } cartas de gado, que valem { $value } em Kansas City agora. Repetidas contam uma vez; construções pagam pelo descarte.
hint-use = Use cada ação daqui no máximo uma vez, em qualquer ordem, ou uma única ação auxiliar simples no lugar de todas.
hint-foresight = O que você escolhe entra no tabuleiro para todos. Trabalhadores enchem o mercado, e isso acaba o jogo.
hint-income = Cada raça diferente na mão conta uma vez. Certificados gastos aumentam o valor, para o dinheiro e para a cidade.
hint-deliver = Uma cidade aceita seu disco se o valor dela não passa do seu rebanho. Kansas City dá $6 agora e −6 PV no fim.
hint-disc = O disco que você tira abre o que está embaixo dele: passos, cartas na mão, certificados ou ações auxiliares.
hint-buy = Mais vaqueiros numa compra barateiam a carta. O que você compra vai para o descarte e vem para a mão depois.
hint-hire = Vaqueiros compram gado, artífices erguem construções, engenheiros movem a locomotiva. Alguns espaços da sua ficha premiam quem os ocupa.
hint-build = Você precisa dos artífices que a construção mostra e paga $2 por cada um. Você a usa sempre que parar ali; os outros, não.
hint-engine = Só a locomotiva que para num desvio pode aprimorar a estação. Quanto mais longe ela está, mais baratas são as entregas distantes.
hint-upgrade = Pelo preço você põe um disco aqui, e pode ceder um trabalhador pelo mestre da estação, se ainda houver um.
hint-move = Pare onde você pode pagar o que os sinais vermelhos pedem: dinheiro ou uma carta da raça. Sua mão vale { $value } em Kansas City agora.
hint-objective = Vai para o seu descarte. Sacada e jogada depois, conta no fim: a favor se as tarefas forem cumpridas, senão contra você.
hint-trade = Você pega a cabana e ganha ou paga o dinheiro do espaço dela. Cabanas contam para objetivos.
hint-remove = Um perigo retirado é seu: PV no fim, e ninguém mais paga taxa ali.
