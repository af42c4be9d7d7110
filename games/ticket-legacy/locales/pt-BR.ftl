option-stage = Ano
option-stage-help = O estado do mapa e das regras. Anos posteriores trazem tabuleiros e regras que uma campanha revela um a um.
option-stage-1865 = 1865
option-stage-1865-help = A primeira partida, como vem na caixa.
option-stage-1868 = 1868
option-stage-1868-help = O mapa do leste, três anos depois.
option-stage-1871 = 1871
option-stage-1871-help = O mapa do leste, seis anos depois.
option-stage-1874 = 1874
option-stage-1874-help = Uma fronteira aberta, por sorteio.
option-stage-1877 = 1877
option-stage-1877-help = Duas fronteiras abertas, por sorteio.
option-stage-1880 = 1880
option-stage-1880-help = Três fronteiras abertas, por sorteio.
option-stage-1883 = 1883
option-stage-1883-help = Quatro fronteiras abertas, por sorteio.
option-stage-1886 = 1886
option-stage-1886-help = Cinco fronteiras abertas, por sorteio.
option-stage-1889 = 1889
option-stage-1889-help = Seis fronteiras abertas, por sorteio.
option-stage-1892 = 1892
option-stage-1892-help = Sete fronteiras abertas, por sorteio.
option-stage-1895 = 1895
option-stage-1895-help = O continente inteiro.
option-stage-1898 = 1898
option-stage-1898-help = O continente inteiro, no ano da última partida.
option-turn-end = Fim do turno
option-turn-end-help = O que acontece quando não há mais nada a decidir num turno.
option-turn-end-asked = O turno espera por “encerrar o turno”
option-turn-end-asked-help = A última decisão ainda pode ser desfeita, a não ser que tenha revelado algo.
option-turn-end-by-itself = Termina sozinho
option-turn-end-by-itself-help = O jogador seguinte começa logo.
option-known-cards = Cartas conhecidas
option-known-cards-help = Se a mesa lembra quais cartas todos viram entrar em uma mão.
option-known-cards-hidden = Não mostradas
option-known-cards-hidden-help = Quem quiser saber precisa lembrar.
option-known-cards-shown = Mostradas
option-known-cards-shown-help = Cartas pegas abertas e ainda não gastas aparecem ao lado do jogador.

score-coins = Moedas
score-trains = Trens restantes
score-tickets = Bilhetes
score-postcards = Cartões-postais
score-floor = Nunca abaixo de zero
# Por que uma decisão é melhor ou pior que outra: o que uma parte da pontuação traz a mais ou a menos.
reason-more-coins = { $amount } a mais em moedas
reason-less-coins = { $amount } a menos em moedas
reason-more-trains = o bônus dos trens é { $amount } maior
reason-less-trains = o bônus dos trens é { $amount } menor
reason-more-tickets = os bilhetes rendem { $amount } a mais
reason-less-tickets = os bilhetes rendem { $amount } a menos
reason-more-postcards = os cartões-postais rendem { $amount } a mais
reason-less-postcards = os cartões-postais rendem { $amount } a menos
reason-more-floor = { $amount } a mais são perdoados, porque ninguém termina abaixo de zero
reason-less-floor = { $amount } a menos são perdoados, porque ninguém termina abaixo de zero

# Por que não
not-your-turn = Não é o seu turno.
game-over = A partida acabou.
not-awaited = Outra coisa precisa ser decidida antes.
must-act = Você ainda pode fazer algo, então não pode passar.
too-few-cards = Com tão poucas cartas no baralho e no descarte, ninguém pode comprar.
not-face-up = Não há uma carta dessas aberta.
banned = Uma das suas cartas proíbe isso.
loco-not-second = Uma locomotiva aberta não pode ser a segunda carta.
no-cards-left = Não resta carta para comprar.
blind-limit = O evento atual não permite outra carta do baralho.
no-such-card = Você não tem uma carta dessas.
no-redraw = Você não pode trocar a mão agora.
no-such-cards = Você não tem essas cartas.
not-looked-at = Você não está olhando uma carta dessas.
no-tickets-left = Não restam bilhetes.
not-offered = Este bilhete não está à sua frente para ser devolvido.
must-keep = Você deve ficar com pelo menos { $count }.
off-the-map = As duas pontas de uma rota devem estar no mapa.
taken = Alguém já controla esta rota.
parallel-own = Você controla outro trilho entre essas cidades.
closed = Este trilho foi fechado quando o outro foi controlado.
too-few-trains = Você não tem trens suficientes.
cannot-pay = Você não tem { $count } cartas que sirvam.
cannot-pay-grey = Você não tem { $count } cartas de uma mesma cor.
wrong-number = O conjunto deve ter { $count } { $count ->
    [0] cartas
    [one] carta
   *[other] cartas
}.
one-colour = O conjunto deve ser de uma só cor.
wrong-colour = Estas cartas não têm a cor da rota.

# Palavras
colour-red = vermelho
colour-blue = azul
colour-green = verde
colour-yellow = amarelo
colour-black = preto
colour-white = branco
colour-grey = cinza
card-loco = locomotiva
card-newspaper = jornal
symbol-pickaxe = com picareta
symbol-skull = com caveira
cards-of-white = { $count ->
    [0] { $count } brancas
    [one] { $count } branca
   *[other] { $count } brancas
}
cards-of-black = { $count ->
    [0] { $count } pretas
    [one] { $count } preta
   *[other] { $count } pretas
}
cards-of-yellow = { $count ->
    [0] { $count } amarelas
    [one] { $count } amarela
   *[other] { $count } amarelas
}
cards-of-green = { $count ->
    [0] { $count } verdes
    [one] { $count } verde
   *[other] { $count } verdes
}
cards-of-blue = { $count ->
    [0] { $count } azuis
    [one] { $count } azul
   *[other] { $count } azuis
}
cards-of-red = { $count ->
    [0] { $count } vermelhas
    [one] { $count } vermelha
   *[other] { $count } vermelhas
}
locos = { $count ->
    [0] nenhuma locomotiva
    [one] { $count } locomotiva
   *[other] { $count } locomotivas
}
spaces = { $count ->
    [0] nenhum espaço
    [one] { $count } espaço
   *[other] { $count } espaços
}
track-number = trilho { $number }
from-to = { $a } – { $b }

# Decisões
chooses-company = está escolhendo uma companhia
group-draw = Cartas de vagão
group-claim = Controlar uma rota
group-pay = Pagar
group-tickets = Bilhetes
group-cards = Cartões-postais
act-deck = Do baralho
act-take = Pegar { $card }
act-tickets = Comprar bilhetes
act-return = Devolver { $ticket }
act-keep = Ficar
act-keep-detail = { $count ->
    [0] sem bilhetes
    [one] com { $count } bilhete
   *[other] com { $count } bilhetes
}
act-claim = Controlar { $route }
act-pay = { $cards }
act-mix = Picaretas { $pickaxes }, caveiras { $skulls }
act-mix-two = { $first }; depois { $second }
act-discard = Abrir mão de { $card }
act-accept = Aceitar
act-decline = Recusar
no-swap = Não trocar
no-share = Não pegar ação
no-shift = Deixar o trem fantasma onde está
no-clue = Não comprar pista
no-depot = Não fundar depósito
no-paste = Não colar vagão
act-not-now = Agora não
act-pass = Passar
act-end = Encerrar o turno
act-company-detail = cor: { $colour }; cada rota dessa cor que você controlar rende dinheiro
company-taken = Outro jogador já tem esta companhia.
charter-taken = Outra companhia já tem esta concessão.
worth = ${ $value }

# O que se espera
prompt-over = A partida acabou.
prompt-wait = Esperando por { $names }.
prompt-company = Escolha a sua companhia.
prompt-charter = Escolha a sua concessão.
prompt-end = Não há mais nada a decidir: encerre o turno ou desfaça algo.
prompt-tickets = Escolha seus bilhetes: fique com pelo menos { $count }.
prompt-turn = Seu turno: compre cartas, controle uma rota ou compre bilhetes.
prompt-second = Pegue sua segunda carta.
prompt-pay = Controlar { $route }: escolha como pagar.
prompt-pay-card = Você só pode pagar { $route } com um cartão-postal. Usar?
prompt-discard = Escolha uma carta para entregar.
prompt-answer = { $event }: você aceita a oferta?

# A mesa
pays-with = Paga-se com: { $sets }
pays-with-card = Só com o cartão-postal { $card } e { $sets }
slots = Regras novas
slot-empty = nada ainda
slot-section = seção { $section }
map = Mapa
market = Cartas
hand = Suas cartas
players = Companhias
no-event = Nenhum evento ainda.
deck-count = Baralho { $count }
tickets-left = Bilhetes { $count }
events-left = Eventos { $count }
coins = ${ $count }
trains = { $count ->
    [0] nenhum trem
    [one] { $count } trem
   *[other] { $count } trens
}
hand-count = { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
ticket-count = { $count ->
    [0] nenhum bilhete
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}
known = Conhecidas: { $cards }
ticket-done = completo
ticket-missing = { $count ->
    [0] não falta nenhum trem
    [one] falta { $count } trem
   *[other] faltam { $count } trens
}
ticket-lost = sem caminho
no-cards = Sem cartas.

# O que aconteceu
tell-took = { $name } pega { $card }.
tell-drew = { $name } compra uma carta.
tell-drew-card = { $name } compra { $card }.
tell-newspaper = Um jornal!
tell-cleared = Três locomotivas: as cartas abertas são descartadas.
tell-reshuffled = O descarte é embaralhado e forma um novo baralho.
tell-event = Evento: { $event }.
tell-events-shuffled = Os eventos passados são embaralhados no baralho.
tell-tickets-drawn = { $name } compra { $count ->
    [0] nenhum bilhete
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}.
tell-ticket-drawn = À escolha: { $ticket }.
tell-ticket-returned = { $name } devolve um bilhete.
tell-ticket-returned-own = { $name } devolve { $ticket }.
tell-tickets-kept = { $name } fica com { $count ->
    [0] nenhum bilhete
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}.
tell-claimed = { $name } controla { $route } com { $cards }.
tell-closed = O outro trilho, { $route }, fica fechado.
tell-collected = { $name } recebe ${ $dollars } ({ $why }).
tell-paid = { $name } paga ${ $dollars } ({ $why }).
tell-discarded = { $name } entrega { $card }.
tell-founded = { $name } dirige a { $company }.
tell-chartered = { $name } escolhe a concessão { $charter }.
tell-passed = { $name } não pode fazer nada e passa.
tell-last-round = { $name } tem poucos trens: começa a última rodada.
tell-ticket-done = { $name } completou { $ticket }.
tell-ticket-missed = { $name } não completou { $ticket }.
tell-slip = { $name } deposita ${ $total }.
tell-over = A partida acabou.
why-event = evento
why-company = rota da companhia

# Regras posteriores
act-stake = Mina em { $mine }
stake-towns = cidades: { $towns }
act-use = Usar { $card }
act-lift = Desfazer { $curse }
act-peek = Olhar o próximo evento
act-bury = Colocar embaixo do baralho
act-pick-discard = Ficar com { $card }, descartar o resto
act-pick-bottom = Ficar com { $card }, o resto embaixo do baralho
act-redraw = Trocar a mão inteira
act-coins = Pagar em moedas
act-swap = Dar { $give }, pegar { $take }
act-share = Pegar a ação { $share }
act-outlaws = Foras da lei para { $city }
act-shift-on = Trem fantasma um espaço adiante
act-shift-back = Trem fantasma um espaço atrás
act-give = Amaldiçoar { $name }
act-clue = Comprar uma pista
act-depot = Fundar um depósito em { $city }
act-grow = Adesivo de crescimento em { $city }
act-paste = Colar o vagão { $colour }
act-hand = Passar a pista de { $city }
act-wagon = Pegar o vagão em { $city }
act-solve = Resolver a pista de { $city }
share-of = { $line } nº { $number }
prompt-mix = Quais cartas da cor você paga?
prompt-pick = Com qual carta você fica?
prompt-hire = Contrate um empregado para esta partida.
prompt-stake = Escolha um título de mina.
prompt-postcards = Você pode usar cartões-postais agora.
prompt-foresee = Deixar este evento no topo ou colocá-lo embaixo do baralho?
prompt-toll = Pague o pedágio em moedas ou com uma carta.
prompt-swap = Você pode trocar uma carta com as abertas.
prompt-share = Você pode pegar uma ação.
prompt-outlaws = Para onde vão os foras da lei?
prompt-shift = Você pode mover o trem fantasma.
prompt-curse = Você comprou uma maldição. Quer responder?
prompt-victim = Quem recebe a maldição?
prompt-clue = Você pode comprar uma pista.
prompt-depot = Você pode fundar um depósito.
prompt-growth = Qual cidade cresce?
prompt-sanctuary = Você pode colar um vagão no seu santuário.
prompt-pass-clue = Qual pista você passa?
prompt-wagon = Qual vagão você pega?
prompt-solve = Qual pista você resolve?
prompt-lift = Qual maldição você desfaz?
tell-hired = { $name } contrata: { $employee }.
tell-staked = { $name } fica com a mina em { $city }.
tell-postcard-used = { $name } usa um cartão-postal: { $card }.
tell-postcard-came = { $name } recebe um cartão-postal.
tell-postcard-came-own = O próximo cartão-postal para você: { $card }.
tell-postcard-done = { $name } terminou o cartão-postal { $card }.
tell-peeked = { $name } olha o próximo evento.
tell-peeked-own = O próximo evento é { $event }.
tell-buried = { $name } o coloca embaixo do baralho.
tell-looked = { $name } olha { $card }.
tell-swapped = { $name } dá { $gave } e pega { $took }.
tell-toll-card = { $name } entrega uma carta a { $to } como pedágio.
tell-toll-card-own = { $name } entrega { $card } a { $to } como pedágio.
tell-share-taken = { $name } pega a ação { $share }.
tell-share-shown = Nova ação: { $share }.
tell-wagon-placed = Um vagão do espetáculo ({ $colour }) para em { $city }.
tell-wagon-taken = { $name } pega o vagão ({ $colour }) de { $city }.
tell-wagon-pasted = { $name } dá um lar a um vagão ({ $colour }).
tell-outlaws-moved = Os foras da lei estão em { $city }.
tell-stash-grew = O butim cresce ${ $dollars }.
tell-ghost-moved = O trem fantasma para no espaço { $space }.
tell-cursed = { $name } compra uma maldição: { $curse }.
tell-curse-lifted = { $name } se livra de uma maldição: { $curse }.
tell-clue-drawn = { $name } compra uma pista.
tell-clue-drawn-own = { $name } compra a pista de { $city }.
tell-clue-solved = { $name } resolve a pista de { $city }.
tell-clue-passed = { $name } passa uma pista a { $to }.
tell-clue-passed-own = { $name } passa a pista de { $city } a { $to }.
tell-depot-founded = { $name } funda um depósito em { $city }.
tell-combine-founded = O Consórcio abre um depósito em { $city }.
tell-grew = { $city } agora é uma cidade grande.
tell-cracked = As pontes de { $route } racharam.
why-employee = empregado
why-curse = maldição
why-toll = pedágio
why-postcard = cartão-postal
why-stash = butim
why-bridge = pontes
why-tunnel = túnel
why-claim = mina
why-treasure = tesouro
why-clue = pista
why-share = ação
why-outlaws = foras da lei
why-coasts = de costa a costa
fact-outlaws = Foras da lei em { $city }, butim ${ $stash }
fact-ghost = Trem fantasma no espaço { $space }
fact-depots = Depósitos: { $list }
fact-wagons = Vagões do espetáculo: { $list }
fact-shares = Ações: { $list } (baralho { $count })
fact-treasures = Tesouros restantes: { $count }
fact-cracked = Rachadas: { $list }
fact-combine = Consórcio
fact-closed = fechado
fact-clues = Suas pistas: { $list }
own-curses = Maldições: { $list }
own-wagons = Vagões: { $list }
own-shares = Ações: { $list }
own-claim = Mina em { $city }, cidades pagas { $count }
own-clues = Pistas { $count }, resolvidas { $solved }
own-postcards = Cartões-postais { $count }

# Cards
text-EV-01 = Cada jogador recebe $1 por rota da cor da própria companhia que controla, no máximo $4; quem não controla nenhuma recebe $1.
text-EV-02 = Embaralhe esta carta e toda a pilha de descarte de eventos no baralho de eventos e revele o evento do topo. Se for esta carta outra vez, ela apenas fica como evento atual.
text-EV-03 = Quem controla uma rota que termina em Lewisburg recebe $3.
text-EV-04 = Quem controla uma rota branca paga $1 ao banco; quem não tem moedas não paga nada.
text-EV-05 = Uma locomotiva aberta conta como uma carta comum: pode ser a primeira ou a segunda carta e não encerra a compra.
text-EV-06 = Uma rota cinza pode ser paga com cartas de até duas cores diferentes (locomotivas continuam curingas).
text-EV-07 = A partir do jogador em turno e em sentido horário, cada um pode uma vez descartar exatamente 2 cartas de vagão quaisquer para receber $3.
text-EV-08 = A primeira carta que um jogador pega do baralho numa ação de compra é escolhida entre as 2 do topo: fique com uma e descarte a outra. Um jornal visto assim age e é substituído antes.
text-EV-09 = Quem controla uma rota de comprimento 3 ou mais paga $1 ao banco; quem não tem moedas não paga nada.
text-EV-10 = Quem controla uma rota que termina em pelo menos um porto recebe $1.
text-EV-11 = O jogador em turno coloca um adesivo de crescimento em uma cidade pequena sem depósito de um tabuleiro aberto: ela passa a ser grande. No máximo uma vez por partida e duas por campanha.
text-EV-12 = Rotas de comprimento 4 ou mais custam 1 carta de vagão adicional de qualquer tipo.
text-EV-13 = A ação de bilhetes compra 4 em vez de 3; ainda é preciso ficar com pelo menos 1.
text-EV-14 = Quem controla uma rota que termina em pelo menos um porto paga $1 ao banco; quem não tem moedas não paga nada.
text-EV-15 = Quem tem mais moedas (todos, em caso de empate) paga $3 ao banco, ou tudo o que tem.
text-EV-16 = Numa ação de compra um jogador pega no máximo 1 carta do baralho; a outra deve ser aberta e só é dispensada se nenhuma carta aberta puder ser pega.
text-EV-17 = Sorteie 2 vagões do espetáculo da sacola e coloque-os em duas cidades sorteadas dos tabuleiros abertos, sem vagão (menos, se acabarem a sacola ou as cidades).
text-EV-18 = A partir do jogador em turno, cada um pode colar na hora 1 vagão obtido nesta partida em um espaço livre do santuário do seu cartaz e receber $2.
text-EV-19 = Coloque, para sempre, um depósito do Consórcio em uma cidade pequena sorteada, sem depósito, de um tabuleiro aberto. Com 6 depósitos do Consórcio no mapa, nada acontece.
text-EV-20 = Não se paga pedágio em depósitos do Consórcio.
text-EV-21 = Quem controla uma rota dupla ou tripla descarta depois 1 carta de vagão, se tiver.
text-EV-22 = Cada jogador que controla ao menos uma rota nos Campos do Rio Vermelho ou para lá põe $2 (ou tudo o que tem) no butim dos foras da lei.
text-EV-23 = Quem controla uma rota que termina na cidade dos foras da lei recebe mais $3.
text-EV-24 = O banco põe $2 no butim e os foras da lei vão para uma cidade sorteada dos Campos do Rio Vermelho.
text-EV-25 = Role o dado de osso e mova o trem fantasma como se o jogador em turno tivesse controlado uma rota branca.
text-EV-26 = Quem pega uma ação recebe também $1.
text-EV-27 = Coloque as duas ações abertas embaixo do baralho de ações e revele duas novas; o jogador em turno pode então comprar uma por $3, pagos por inteiro ao banco, e o lugar é reposto.
text-EV-28 = As pistas custam $2 em vez de $1.
text-EV-29 = Todos os que têm uma pista não resolvida passam uma à sua escolha, virada para baixo, ao jogador da esquerda, ao mesmo tempo; o limite de pistas não resolvidas não vale para a recebida.
text-EV-30 = O primeiro jogador que, ao fim de um turno seu enquanto este evento é o atual, controla um caminho contínuo de um porto do Atlântico a um do Pacífico recebe $10; depois o próximo evento é revelado sobre este.
text-EM-01 = Comece a partida com mais $3.
text-EM-02 = Comece a partida com mais 2 cartas de vagão.
text-EM-03 = Depois de pegar uma locomotiva aberta como única carta, você também pode comprar 1 carta do baralho.
text-EM-04 = Quando a primeira carta da sua ação de compra vem do baralho, olhe as 2 do topo, fique com uma e ponha a outra embaixo do baralho. Um jornal visto assim age e é substituído antes.
text-EM-05 = Quando você compra bilhetes durante a partida, compra 4 em vez de 3.
text-EM-06 = Seu bônus de rota da companhia paga mais $1.
text-EM-07 = Sempre que você controla uma rota entre duas cidades pequenas, recebe $1 (no máximo $6 por partida).
text-EM-08 = Sempre que você controla uma rota que termina em um porto, recebe $1 (no máximo $6 por partida).
text-EM-09 = Seu depósito desta partida não custa cartas.
text-EM-10 = Antes de escrever seu comprovante, receba $1 por cada $5 completos em moedas (no máximo $5).
text-EM-11 = Use mais 2 trens nesta partida.
text-EM-12 = No final, seu bilhete não completado mais barato conta $0; ele continua não completado.
text-EM-13 = Sempre que o jogador à sua esquerda recebe um bônus de rota da companhia, receba $1 do banco (no máximo $6 por partida).
text-EM-14 = Uma vez por partida, como sua ação e só quando a ação de compra é permitida: descarte a mão inteira, de pelo menos 1 carta, e compre a mesma quantidade do baralho.
text-EM-15 = Uma vez no começo de cada turno seu, você pode olhar a carta do topo do baralho de eventos e deixá-la ou colocá-la embaixo dele.
text-EM-16 = O bônus por trens restantes conta como se você tivesse 1 trem a menos (nunca abaixo de 0); as condições dos cartões-postais usam o número verdadeiro.
text-EM-17 = Cada túnel que você controla conta como pago com mais 2 picaretas.
text-EM-18 = Suas pistas não custam nada.
text-CU-1 = Você não pode pegar locomotivas abertas.
text-CU-2 = Suas rotas de comprimento 4 ou mais custam 1 carta de vagão adicional de qualquer tipo.
text-CU-3 = Suas rotas da companhia não lhe dão nada.
text-CU-4 = Cidades grandes não lhe dão carta.
text-CU-5 = Sua segunda carta de uma compra não pode vir do baralho.
text-CU-6 = Ao comprar bilhetes, você deve ficar com pelo menos 2 (ou com todos, se só 1 foi comprado).
text-CU-7 = Sempre que controla uma rota, pague $1 ao banco, se tiver.
text-CU-8 = Você não pode fundar depósitos, comprar pistas nem pegar ou comprar ações.
text-CB-A = Receba $3.
text-CB-B = Receba $1 e compre 1 carta do baralho.
text-CB-C = Receba $2, ou $4 se a rota tiver comprimento 4 ou mais.
text-CB-D = Receba $2; depois você pode trocar uma carta da mão por uma carta aberta que não seja locomotiva; sua carta toma o lugar dela (três locomotivas: descarte das abertas).
text-CB-E = Receba $2, ou $4 se a rota tiver comprimento 1 ou 2.
text-EV-31 = Em um tremor em São Francisco: cada jogador paga $1 por espaço de ponte em rotas suas que terminam ali (no máximo $4, ou tudo o que tem); toda rota livre com ponte ali racha e não rende dinheiro de ponte nesta partida.
text-EV-32 = Em um tremor em Carson City: cada jogador paga $1 por espaço de ponte em rotas suas que terminam ali (no máximo $4, ou tudo o que tem); toda rota livre com ponte ali racha e não rende dinheiro de ponte nesta partida.
text-EV-33 = Em um tremor em Los Angeles: cada jogador paga $1 por espaço de ponte em rotas suas que terminam ali (no máximo $4, ou tudo o que tem); toda rota livre com ponte ali racha e não rende dinheiro de ponte nesta partida.
text-EV-34 = Em um tremor em Ensenada: cada jogador paga $1 por espaço de ponte em rotas suas que terminam ali (no máximo $4, ou tudo o que tem); toda rota livre com ponte ali racha e não rende dinheiro de ponte nesta partida.
postcard-1 = Leia em voz alta e remova.
postcard-101 = Ao controlar uma rota, descarte 1 locomotiva além do custo: receba $5. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-102 = Compre 1 pista sem custo, se tiver menos de 3 não resolvidas. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-103 = Controle rotas que terminam em 4 portos diferentes em uma partida: receba $6.
postcard-104 = Controle 2 rotas que terminam em Chicago em uma partida: compre 3 cartas do baralho.
postcard-105 = Controle uma rota pagando ao menos 2 picaretas (uma locomotiva conta como uma): receba $3. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-106 = Controle um caminho contínuo entre Montréal e Nova Orleans: receba $8.
postcard-107 = Controle uma rota da cor da sua companhia que termina em um porto: compre 2 cartas do baralho.
postcard-108 = Ponha a maldição que acabou de comprar embaixo do baralho dela. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-109 = Controle 3 rotas de comprimento 3 ou mais em uma partida: receba $6.
postcard-110 = Ao controlar uma rota, descarte 1 locomotiva além do custo: compre 2 cartas do baralho. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-111 = Controle uma rota preta de comprimento 2 ou mais: compre 2 cartas do baralho.
postcard-112 = Termine uma partida com no máximo 1 trem: some $6 ao comprovante desta partida.
postcard-113 = Termine uma partida sem trens restantes: some $12 ao comprovante desta partida.
postcard-114 = Controle 3 rotas amarelas em uma partida: receba $6.
postcard-115 = Tenha 2 depósitos seus no mapa: receba $6.
postcard-116 = Controle um caminho contínuo entre Dallas e Chicago: receba $8.
postcard-117 = Pegue o butim dos foras da lei: compre 2 cartas do baralho.
postcard-118 = Controle um caminho contínuo entre Houston e Nova York: receba $8.
postcard-119 = Complete 3 bilhetes em uma partida: o valor deste cartão no cofre é o mais alto entre seus outros cartões terminados.
postcard-120 = Receba $3. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-121 = Comece a partida com mais $2. Pode ser usado em 3 partidas diferentes.
postcard-122 = Pegue 2 vagões do espetáculo em uma partida: receba $4.
postcard-123 = Controle um caminho contínuo entre Tampa e Boston: receba $8.
postcard-124 = Controle 2 rotas em Terras Ermas ou para lá em uma partida: receba $6.
postcard-125 = Controle um caminho contínuo entre Winnipeg e Nova York: receba $8.
postcard-126 = Pegue 2 ações em uma partida: compre 2 cartas do baralho.
postcard-127 = Ponha a maldição que acabou de comprar embaixo do baralho dela e receba $3. Pode ser usado 3 vezes, no máximo uma por turno.
postcard-128 = Controle uma rota de comprimento 4 ou mais: pague 1 carta a menos por ela. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-129 = Pegue 1 vagão do espetáculo de qualquer cidade. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-130 = Resolva uma de suas pistas sem visitar a cidade; cave se for a terceira. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-131 = Controle rotas que terminam em 3 cidades de Sierra Madre diferentes em uma partida: receba $6.
postcard-132 = Dê a maldição que acabou de comprar a outro jogador, que pode responder com seus próprios cartões. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-133 = Controle 2 rotas com túnel em uma partida: receba $6.
postcard-134 = Controle um caminho contínuo entre Seattle e Chicago: receba $8.
postcard-135 = Controle uma rota de comprimento 5 ou mais: compre 3 cartas do baralho.
postcard-136 = Complete 5 bilhetes em uma partida: some $6 ao comprovante desta partida.
postcard-137 = Tenha uma rede contínua que toque 20 cidades: receba $8.
postcard-138 = Controle um caminho contínuo entre São Francisco e Nova York: receba $10.
postcard-139 = Depois de um resultado de 1 ou mais, mova o trem fantasma 1 espaço adiante ou atrás. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-140 = Controle 6 espaços de ponte em uma partida: receba $4.
postcard-141 = Controle 3 rotas brancas em uma partida: receba $6.
postcard-142 = Vença uma partida: some $5 ao comprovante desta partida.
postcard-143 = Comece a partida com mais $5.
postcard-144 = Comece a partida com mais $3 e comece a partida com mais 2 cartas de vagão.
postcard-150 = Complete 5 bilhetes em uma partida: some $4 ao comprovante desta partida.
postcard-151 = Comece a partida com mais 1 carta de vagão. Pode ser usado em 2 partidas diferentes.
postcard-152 = Termine uma partida com no máximo 2 trens: some $4 ao comprovante desta partida.
postcard-153 = Comece a partida com mais $4.
postcard-154 = Controle 2 rotas de comprimento 4 ou mais em uma partida: compre 3 cartas do baralho.
postcard-155 = Controle uma rota que termina em uma cidade grande: compre 1 carta do baralho. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-156 = Controle rotas que terminam em 6 portos diferentes em uma partida: receba $5.
postcard-157 = Complete um bilhete de ao menos $15: some $5 ao comprovante desta partida.
postcard-158 = O depósito fundado com esta rota não custa cartas.
postcard-159 = Pegue 1 ação aberta.
postcard-160 = Pegue 1 vagão do espetáculo de qualquer cidade.
postcard-161 = Termine uma partida com ao menos $20 em moedas: some $4 ao comprovante desta partida.
postcard-162 = Desfaça uma de suas maldições sem descartar cartas. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-163 = Controle 8 espaços de ponte em uma partida: receba $4.
postcard-164 = Controle 2 rotas com túnel em uma partida: receba $5.
postcard-200 = Tenha uma rede contínua que toque 15 cidades: receba na hora o próximo cartão.
postcard-201 = Controle 2 rotas brancas em uma partida: receba na hora o próximo cartão.
postcard-202 = Complete um bilhete de ao menos $10: receba na hora o próximo cartão.
postcard-203 = Tenha uma rede contínua com cidades de 4 tabuleiros (os iniciais contam como um): receba na hora o próximo cartão.
postcard-204 = Vai na hora para o seu cofre.
postcard-300 = Controle rotas que terminam em cada uma destas cidades: Dodge City, Oklahoma City: receba na hora o próximo cartão.
postcard-301 = Pague ao menos 4 cartas com caveira em uma partida: receba na hora o próximo cartão.
postcard-302 = Controle um caminho contínuo entre Dodge City e San Antonio: receba na hora o próximo cartão.
postcard-303 = Pegue de uma vez um butim de ao menos $5: receba na hora o próximo cartão.
postcard-304 = Vai na hora para o seu cofre.
postcard-400 = Desfaça 1 maldição em uma partida: receba na hora o próximo cartão.
postcard-401 = Controle 2 rotas brancas em uma partida: receba na hora o próximo cartão.
postcard-402 = Controle rotas ao lado de 3 espaços diferentes do trem fantasma: receba na hora o próximo cartão.
postcard-403 = Controle um caminho contínuo entre Salt Lake City e Nova Orleans: receba na hora o próximo cartão.
postcard-404 = Termine um turno sem maldição, controlando uma rota em Bacia Fantasma ou para lá: receba na hora o próximo cartão.
postcard-405 = Vai na hora para o seu cofre.
postcard-500 = Complete 5 bilhetes em uma partida: some $10 ao comprovante desta partida.
clock = { $year } · menos trens { $trains }, última rodada com { $last }

# O que uma decisão traz
brings-trains = trens { $now } → { $then }
brings-nearer = { $ticket }: { $count ->
    [0] depois faltam { $count } trens
    [one] depois falta { $count } trem
   *[other] depois faltam { $count } trens
}
brings-joined = completa { $ticket }
brings-only-card = { $card }: sua única carta neste turno
pays-cards-only = sem locomotiva
keeps-locos = { $count ->
    [0] guarda { $count } locomotivas
    [one] guarda a sua locomotiva
   *[other] guarda { $count } locomotivas
}
spends-locos = { $count ->
    [0] gasta { $count } locomotivas
    [one] gasta { $count } locomotiva
   *[other] gasta { $count } locomotivas
}
ask-claim = Controlar { $route } por { $cards }?
ask-last-round = Controlar { $route } traz a última rodada. Controlar mesmo assim?
ask-use = { $left ->
    [0] Depois não resta nenhum uso. Usar o cartão-postal { $card }?
    [one] Depois resta mais { $left } uso. Usar o cartão-postal { $card }?
   *[other] Depois restam mais { $left } usos. Usar o cartão-postal { $card }?
}
ask-use-last = Gastar o cartão-postal { $card } para sempre?
ask-redraw = Entregar a mão inteira por outras tantas cartas desconhecidas?
ask-grow = Tornar { $city } grande para sempre?
last-claimed = controlou { $route }
last-drew = { $count ->
    [0] comprou { $count } cartas
    [one] comprou { $count } carta
   *[other] comprou { $count } cartas
}
last-kept = { $count ->
    [0] ficou com { $count } bilhetes
    [one] ficou com { $count } bilhete
   *[other] ficou com { $count } bilhetes
}
claim-for = Controlar por { $cards }
pay-with = pagar com …
then-lacks = depois faltam { $then } (agora { $now })
then-joined = depois completo
choose-tickets = Escolha seus bilhetes
keep-at-least = { $count ->
    [0] Fique com pelo menos { $count }
    [one] Fique com pelo menos { $count }
   *[other] Fique com pelo menos { $count }
}
keep-n = Ficar com { $count }
tick-help = Aponte ou toque: ficar ou devolver, e ver o caminho.
goes-back = volta
ticket-cost = Um bilhete incompleto no fim custa o que vale.
open-cards = Cartas abertas
open-card = Carta aberta { $number }: { $card }
open-card-take = Carta aberta { $number }: { $card }, pegar
deck-word = baralho
tickets-word = bilhetes
trains-word = trens
asked = O que se pergunta
tickets-tab = Bilhetes
office-tab = Escritório
tickets-hint = Aponte um bilhete: o caminho mais curto se acende no mapa.
no-tickets = Nenhum bilhete ainda.
tickets-done = Bilhetes · { $done } de { $count } completos
ticket-next = próximo { $route }
slots-hint = O que controlar uma rota traz além dos trens, nesta ordem.
ports = Portos:
lines-known = as linhas conhecidas
short-turn = Sua vez
short-last-turn = Última rodada · seu último turno
short-tickets = Escolha seus bilhetes
short-pay = Como você paga?
short-end = Encerrar o turno?
prompt-last-turn = Última rodada, seu último turno: compre cartas, controle uma rota ou compre bilhetes.
prompt-last-round = Última rodada. { $ask }
clock-last = { $year } · última rodada

hint-goal = Objetivo: mais dinheiro. Bilhetes contam no fim; a última rodada começa quando alguém tem { $trains } trens ou menos.
hint-tickets = Um bilhete cujas duas cidades as suas rotas ligam paga o valor no fim; um que não se liga custa o mesmo.
hint-near = Bilhete mais perto: { $ticket }, { $missing ->
    [0] não falta trem nenhum
    [one] falta um trem
   *[other] faltam { $missing } trens
}. Um turno é uma coisa só: duas cartas, ou uma rota, ou bilhetes.
hint-near-can = Bilhete mais perto: { $ticket }, { $missing ->
    [0] não falta trem nenhum
    [one] falta um trem
   *[other] faltam { $missing } trens
}. { $routes ->
    [0] Você não pode pagar rota nenhuma agora.
    [one] Você pode pagar uma rota agora.
   *[other] Você pode pagar { $routes } rotas agora.
}
hint-second = A segunda carta: do baralho ou uma aberta, mas nenhuma locomotiva aberta.
hint-pay = Todas as cartas de uma cor, ou locomotivas no lugar de algumas. A locomotiva vale por qualquer cor.
hint-last = Seu último turno: bilhetes não ligados depois dele são descontados, e quanto menos trens sobram, maior o bônus.
