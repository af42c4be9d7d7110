blurb = Todos constroem a mesma ferrovia; enriqueça com os terrenos ao longo dela.
aim = vence quem tiver mais dinheiro quando St. Louis e Sacramento estiverem ligadas

option-placement = Colocação de trilhos
option-placement-help = Quando uma peça pode ser colocada longe de cidades e trilhos, pelo dobro do custo.
option-placement-adjacent-first = Adjacente primeiro
option-placement-adjacent-first-help = Só se nenhuma peça adjacente da mão puder ser paga.
option-placement-free-choice = Escolha livre
option-placement-free-choice-help = Sempre que o jogador quiser.
option-money = Dinheiro
option-money-help = Quem vê quanto dinheiro um jogador tem.
option-money-open = Aberto
option-money-open-help = Todos veem o dinheiro de todos.
option-money-hidden = Oculto
option-money-hidden-help = Cada jogador vê apenas o seu até o fim do jogo.
option-catch-up-money = Dinheiro de compensação
option-catch-up-money-help = Se, em cinco jogadores, a ordem dos turnos é compensada com dinheiro.
option-catch-up-money-off = Não
option-catch-up-money-off-help = Todos começam com o mesmo dinheiro, como dizem as regras impressas.
option-catch-up-money-on = Sim
option-catch-up-money-on-help = O quarto e o quinto da ordem começam com mais; com outro número de jogadores todos começam iguais.
option-turn-end = Fim do turno
option-turn-end-help = O que acontece com um turno em que não há mais nada a decidir.
option-turn-end-asked = Espera “encerrar o turno”
option-turn-end-asked-help = Enquanto a última decisão ainda pode ser desfeita.
option-turn-end-by-itself = Termina sozinho
option-turn-end-by-itself-help = O próximo jogador começa logo.

score-start = Dinheiro inicial
score-payouts = Pagamentos
score-bonus = Último cravo
score-sales = Terrenos vendidos
score-track = Trilhos
score-land = Terrenos comprados
score-forfeit = Perdido na falência
# Por que uma decisão é melhor ou pior que outra: o que uma parte da pontuação traz a mais ou a menos.
reason-more-start = { $amount } a mais no início
reason-less-start = { $amount } a menos no início
reason-more-payouts = { $amount } a mais das cidades
reason-less-payouts = { $amount } a menos das cidades
reason-more-bonus = o último cravo rende { $amount } a mais
reason-less-bonus = o último cravo rende { $amount } a menos
reason-more-sales = terrenos vendidos por { $amount } a mais
reason-less-sales = terrenos vendidos por { $amount } a menos
reason-more-track = { $amount } a menos gastos em trilhos
reason-less-track = { $amount } a mais gastos em trilhos
reason-more-land = { $amount } a menos gastos em terrenos
reason-less-land = { $amount } a mais gastos em terrenos
reason-more-forfeit = { $amount } a menos perdidos na falência
reason-less-forfeit = { $amount } a mais perdidos na falência

# Por que não
over = O jogo acabou.
not-your-turn = Não é a sua vez.
lay-first = Primeiro coloque uma peça.
must-lay = Você tem de colocar uma peça; não dá para passar neste passo.
nothing-to-raise = Só se vende terreno para pagar uma peça já declarada.
declared = Você declarou { $tile }: venda terrenos até poder pagar por ela.
laid-already = Você já colocou a sua peça neste turno.
no-sale-for-purchase = Não se vende terreno para comprar outro.
only-the-end = Não há mais nada a fazer neste turno além de encerrá-lo.
not-the-end = Ainda há algo a decidir neste turno.
not-in-hand = { $tile } não está na sua mão.
tile-too-dear = { $tile } custa { $cost }; com tudo o que poderia vender, você tem { $funds }.
adjacent-first = { $tile } não encosta em cidade nem em trilho. Você tem { $first }, que encosta e que pode pagar: coloque-a primeiro.
not-held = Você não tem essa carta.
free-land = Essa carta foi gratuita: o banco não a compra.
exhausted = Todas as rotas de { $city } estão completas: o banco não compra mais os terrenos dela.
not-open = Ninguém ocupou ainda o terreno gratuito de { $city }.
sold-out = { $city } não tem mais terrenos.
land-too-dear = Um terreno em { $city } custa { $price }, mais do que o seu dinheiro.

# Painéis
map = O mapa
hand = Suas peças
players = Jogadores

# O que se espera
prompt-lay = Sua vez: coloque uma peça.
prompt-lay-other = { $name } está colocando uma peça.
prompt-raise = Venda terrenos: ainda faltam { $missing } para { $tile } ({ $cost }).
prompt-raise-other = { $name } está vendendo terrenos para pagar { $tile }.
prompt-buy = Compre uma carta de terreno ou passe.
prompt-buy-other = { $name } pode comprar um terreno.
prompt-end = Não há mais nada a fazer: encerre o seu turno.
prompt-end-free = Sem compra: você ganhou terreno gratuito neste turno. Encerre-o.
prompt-bankrupt = Você faliu e continua assistindo. { $prompt }
prompt-end-other = { $name } vai encerrar o turno.
short-lay = Coloque uma peça · { $tiles } até o cravo
short-raise = Venda terrenos: faltam { $missing }
short-end = Encerre o seu turno.
short-end-free = Sem compra após terreno gratuito
prompt-last-spike = { $name } bateu o último cravo em { $tile }. A linha está fechada!
prompt-last-solvent = Só restou { $name }: o jogo acabou.

# Decisões
lay = Colocar { $tile }
lay-group = Colocar trilhos
lay-detail = −{ $cost } · { $from }–{ $to }
lay-detail-double = −{ $cost } (dobro: não encosta em trilho) · { $from }–{ $to }
sell = Vender { $land }
sell-group = Vender terreno
sell-detail = +{ $sum } · { $city } passa a pagar { $then } em vez de { $now }
buy = Comprar terreno em { $city }
buy-group = Comprar terreno
buy-detail = −{ $price }
pass = Não comprar nada
end = Encerrar o turno
land-card = { $place ->
    [0] a carta gratuita de { $city }
   *[other] a { $place }ª carta de { $city }
}

# O relato
tell-declared = { $name } declara { $tile } ({ $cost }) e precisa vender terrenos.
tell-sold = { $name } vende { $land } ao banco por { $sum }.
tell-laid = { $name } coloca { $tile } por { $cost }.
tell-laid-double = { $name } coloca { $tile } por { $cost } (dobro do custo).
tell-free-land = { $name } chega primeiro a { $city } e recebe o terreno gratuito.
tell-completed = A rota { $route }, { $from }–{ $to }, está completa.
tell-paid = { $city } paga { $sum } a { $name } por { $cards ->
    [0] nenhuma carta
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
tell-last-spike = { $name } bate o último cravo: St. Louis e Sacramento estão ligadas! { $bonus } do banco.
tell-bought = { $name } compra { $land } por { $price }.
tell-passed = { $name } não compra nada.
tell-drew = { $name } pega uma peça.
tell-drew-tile = { $name } pega { $tile }.
tell-skipped = { $name } não tem peças e perde o turno.
tell-bankrupt = { $name } vai à falência: { $cash } e { $tiles ->
    [0] nenhuma peça
    [one] { $tiles } peça
   *[other] { $tiles } peças
} são devolvidos.
tell-set-aside = A peça separada era { $tile }.
tell-last-solvent = Só restou { $name }, que vence.

# O mapa
pacific = Oceano Pacífico
rockies = Montanhas Rochosas
sierra = Sierra Nevada
basin = Grande Bacia
plains = Grandes Planícies
desert-name = Mojave
free = grátis
thousands = valores em $1.000
space-empty = { $tile }, { $terrain }, custa { $cost }
space-laid = { $tile }, colocada por { $name }
city-open = { $city }: próxima carta { $price }. Rotas completas: { $done } de { $routes }
city-closed = { $city }: terreno gratuito ainda não ocupado. Rotas completas: { $done } de { $routes }
city-sold-out = { $city }: nenhuma carta restante. Rotas completas: { $done } de { $routes }
terrain-plain = planície
terrain-hills = colinas
terrain-desert = deserto
terrain-bridge = ponte
terrain-mountain = montanha
terrain-trestle = viaduto
terrain-tunnel = túnel

# Painéis laterais
no-tiles = Nenhuma peça na sua mão.
cash-hidden = oculto
tiles-in-hand = { $tiles ->
    [0] nenhuma peça
    [one] { $tiles } peça
   *[other] { $tiles } peças
}
no-land = sem terrenos
bankrupt = faliu
last-laid = colocou { $tile }
last-land = ficou com { $land }
pool-left = { $tiles ->
    [0] A reserva está vazia.
    [one] { $tiles } peça na reserva.
   *[other] { $tiles } peças na reserva.
}
set-aside-hidden = Uma peça foi separada sem ser vista.
set-aside-shown = A peça separada era { $tile }.
land-held = { $cards ->
    [0] nenhuma carta de terreno
    [one] { $cards } carta de terreno
   *[other] { $cards } cartas de terreno
}
clock = { $tiles ->
    [0] 0 peças até o último cravo
    [one] { $tiles } peça até o último cravo
   *[other] { $tiles } peças até o último cravo
}

# What a decision brings
you = você
brings-free-land = primeiro em { $city }: a carta grátis
brings-route = completa { $from }–{ $to }
brings-payouts = completa { $from }–{ $to }: { $shares }
brings-left = → você fica com { $sum }
brings-pay = passa a pagar { $sum } a cada rota completada ({ $routes ->
    [0] restam 0
    [one] resta { $routes }
   *[other] restam { $routes }
})
brings-risk = sobram { $sum }; a sua peça mais barata custa { $cost }: risco de falência
pays-no-more = não paga mais
ask-sell-for-tile = Você tem { $cash }. Para colocar { $tile } é preciso vender terrenos por pelo menos { $missing }. Colocar e vender?
ask-buy-spent = { $city } não paga mais. Comprar mesmo assim?

# The strip and the land
land = Terrenos
your-cash = Seu dinheiro
could-raise = mais { $sum } se vender terrenos
could-raise-none = sem terrenos para vender
cheapest-tile = marca vermelha: a sua peça mais barata, { $cost }
none-payable = nenhuma peça da mão pode ser paga
your-land = Seus terrenos: o que cada cidade paga a cada rota completada
city-column = cidade
price-column = próximo preço em destaque
pays-column = paga a cada rota
routes-left = { $routes ->
    [0] não paga mais
    [one] falta { $routes } rota
   *[other] faltam { $routes } rotas
}
cards-held = { $cards ->
    [0] nenhuma carta
    [one] { $cards } carta
   *[other] { $cards } cartas
}

hint-goal = Objetivo: ter mais dinheiro quando rotas completas ligarem St. Louis a Sacramento. Terrenos não valem nada no fim.
hint-lay = Primeiro a peça que toca cidade ou trilhos da própria rota; outra custa o dobro. Quem chega antes à cidade ganha terreno.
hint-short = Sua peça mais barata custa { $cost } e você tem { $cash }: venda terrenos pela metade. Quem não pode pagar peça nenhuma está fora.
hint-near = { $tiles ->
    [0] Não falta peça nenhuma
    [one] Falta uma peça
   *[other] Faltam { $tiles } peças
} na linha mais curta. Quando ela se fechar, só o dinheiro conta.
hint-close = { $tile } fecha a linha: { $bonus } para você, e o jogo acaba na hora. Vence quem tem mais dinheiro.
hint-raise = Terrenos são vendidos pela metade do preço, arredondada para cima. Cartas grátis e cidades que não pagam mais não se vendem.
hint-buy = Todas as suas cartas de uma cidade pagam a cada rota dela que se completa. Sua peça mais barata custará { $cost }.
