blurb = Doze personagens, uma cidade: mande seus cowboys antes dos outros e alcance sete objetivos.

# Opções
option-alley = O beco
option-alley-help = Quais personagens podem ser usados pelo beco.
option-alley-taken = Personagens ocupados por outros
option-alley-taken-help = Precisa haver ali um cowboy de outro jogador ou uma peça de bloqueio.
option-alley-any = Qualquer personagem
option-alley-any-help = Também os personagens que ninguém escolheu nesta rodada.
option-second-sale = A segunda venda do Comerciante
option-second-sale-help = Se quem usa o Comerciante é obrigado a vender duas vezes quando pode.
option-second-sale-optional = Opcional
option-second-sale-optional-help = A primeira venda é obrigatória, a segunda é uma escolha.
option-second-sale-compulsory = Obrigatória
option-second-sale-compulsory-help = As duas vendas são obrigatórias.
option-coloured-token = A ficha colorida
option-coloured-token-help = Se o apache retirado com a ficha colorida conta para Coragem.
option-coloured-token-counts = Conta para Coragem
option-coloured-token-counts-help = Como se o General Custer o tivesse retirado.
option-coloured-token-apart = À parte
option-coloured-token-apart-help = Só as ações do General Custer contam para Coragem.
option-no-influence = O evento Sem Influência
option-no-influence-help = Se a fazenda de ovelhas dá o seu marcador na rodada desse evento.
option-no-influence-everybody = Ninguém coloca influência
option-no-influence-everybody-help = Nessa rodada, a fazenda de ovelhas também não dá marcador.
option-no-influence-stage = Só a etapa é pulada
option-no-influence-stage-help = A fazenda de ovelhas comprada nessa rodada ainda dá o seu marcador.
option-catch-up-money = Dinheiro de compensação
option-catch-up-money-help = Jogar antes dos outros é uma vantagem: se os outros começam com mais dinheiro.
option-catch-up-money-off = Não
option-catch-up-money-off-help = Todos começam com o mesmo dinheiro, como dizem as regras impressas.
option-catch-up-money-on = Sim
option-catch-up-money-on-help = Quem joga mais tarde na primeira rodada começa com mais dinheiro.
option-turn-end = O fim da vez
option-turn-end-help = O que acontece quando você não tem mais nada a decidir. A última vez da rodada sempre espera.
option-turn-end-asked = A vez espera por “Encerrar a vez”
option-turn-end-asked-help = Assim a sua última decisão ainda pode ser desfeita.
option-turn-end-by-itself = A vez acaba sozinha
option-turn-end-by-itself-help = Assim que você não tiver mais nada a decidir.

score-special = Objetivos especiais
score-plain = Outros objetivos
# Por que uma decisão é melhor ou pior que outra: o que uma parte da pontuação traz a mais ou a menos.
reason-more-special = objetivos especiais ★: { $amount } a mais
reason-less-special = objetivos especiais ★: { $amount } a menos
reason-more-plain = outros objetivos: { $amount } a mais
reason-less-plain = outros objetivos: { $amount } a menos

# Personagens
character-sheriff = Xerife
character-mayor = Prefeito
character-banker = Banqueiro
character-rancher = Fazendeiro
character-merchant = Comerciante
character-railroad-boss = Chefe Ferroviário
character-miner = Minerador
character-notary = Tabelião
character-stranger = Forasteiro
character-settler = Colono
character-saloon-owner = Dona do Saloon
character-general-custer = General Custer
effect-sheriff = Olhe os três próximos eventos; ponha um no fundo da pilha e dois de volta no topo. Três ou quatro jogadores: outro jogador que coloca um cowboy aqui começa a próxima rodada; se você começou esta, começa o vizinho à sua esquerda. Dois jogadores: a ação também dá a moeda de $10.
effect-mayor = Receba a diligência que está na cidade e o que ela traz.
effect-banker = Dinheiro pelos seus marcadores na cidade e pelos negócios que são seus.
effect-rancher = Compre uma ou duas fazendas de tipos que você não tem.
effect-merchant = Venda a produção de até duas fazendas; depois cada um dos outros vende a de uma.
effect-railroad-boss = Construa segmentos de um trecho da ferrovia com ferro e colonos.
effect-miner = Cada cowboy traz um ferro, ou três deles trazem um ouro. Eles não são gastos.
effect-notary = Compre um ou dois negócios em que você tem influência.
effect-stranger = Dois cowboys.
effect-settler = Um colono.
effect-saloon-owner = $10 e um cowboy.
effect-general-custer = Retire um apache de uma fazenda sua ou de uma que está à venda.

# Negócios
business-cigar-shop = Charutaria
business-barber-shop = Barbearia
business-stable = Estábulo
business-blacksmith = Ferreiro
business-carpentry = Marcenaria
business-pawnshop = Loja de Penhores
business-pharmacy = Farmácia
business-gun-shop = Loja de Armas
business-general-store = Armazém
business-saloon = Saloon
business-hotel = Hotel
business-jewellery = Joalheria

# Produtos e fazendas
good-sheep = ovelhas
good-pigs = porcos
good-horses = cavalos
good-oxen = bois
good-wheat = trigo
farm-sheep = Fazenda de ovelhas
farm-pigs = Fazenda de porcos
farm-horses = Fazenda de cavalos
farm-oxen = Fazenda de bois
farm-wheat = Fazenda de trigo
bonus-of-sheep = um marcador de influência
bonus-of-pigs = um colono
bonus-of-horses = um cowboy
bonus-of-oxen = três ferros
bonus-of-wheat = um ouro

# Fichas bônus
token-five-dollars = $5
token-ten-dollars = $10
token-cowboy = um cowboy
token-iron = dois ferros
token-farm-discount = $10 de desconto em uma fazenda
token-business-discount = $5 de desconto em um negócio

# Eventos
event-lack-of-resources = Falta de Recursos
event-low-market = Mercado em Baixa
event-stagecoach-robbery = Assalto à Diligência
event-travelling-cowboys = Cowboys Viajando
event-property-boom = Propriedades Valorizadas
event-deadly-ambush = Emboscada Fatal
event-no-influence = Sem Influência
event-lazy-cowboys = Cowboys Preguiçosos
event-bankrupt-banker = Banqueiro Falido
event-cruel-battle = Batalha Cruel
event-rough-railway = Ferrovia Acidentada
event-losses-and-damages = Perdas e Danos
effect-lack-of-resources = Nesta rodada não há fichas bônus.
effect-low-market = Toda venda é pelo menor preço e bloqueia a coluna.
effect-stagecoach-robbery = A diligência só dá $5; se trouxer um político, ele sai do jogo.
effect-travelling-cowboys = O Forasteiro traz um cowboy, a Dona do Saloon só $10.
effect-property-boom = Fazendas e negócios custam $5 a mais.
effect-deadly-ambush = Cada uso do beco custa dois cowboys.
effect-no-influence = Nesta rodada ninguém coloca influência.
effect-lazy-cowboys = O Minerador precisa de dois cowboys por ferro e de quatro por ouro.
effect-bankrupt-banker = O Banqueiro paga $10, não importa o que você tem.
effect-cruel-battle = O General Custer custa dois cowboys.
effect-rough-railway = Cada segmento da ferrovia custa um ferro a mais.
effect-losses-and-damages = No fim da sua vez: retire dois marcadores de influência, perca dois cowboys ou pague $20.

# Objetivos
objective-authority = Autoridade
objective-wealth = Riqueza
objective-courage = Coragem
objective-herds = Rebanhos
objective-prestige = Prestígio
objective-settlers = Colonos
objective-host = Anfitrião
objective-influence = Influência
objective-territorial-value = Valor Territorial
objective-benefactor = Benfeitor
objective-status = Status
objective-power = Poder
objective-prosperity = Prosperidade
objective-progress = Progresso
objective-privileges = Privilégios
objective-domain = Domínio
when-at-once = na hora
when-after-influence = depois de colocar influência
when-end-of-turn = no fim da sua vez
special = especial
gives = custa { $what }
count-cowboys = { $has } de { $needs } cowboys
count-money = { $has } de { $needs } dólares
count-apaches = { $has } de { $needs } apaches retirados
count-animal-farms = { $has } de { $needs } fazendas de animais sem apache
count-hosts = { $has } de { $needs } { $needs ->
    [0] fazendas
    [one] fazenda
   *[other] fazendas
} com político e sem apache
count-settlers = { $has } de { $needs } { $needs ->
    [0] colonos
    [one] colono
   *[other] colonos
}
count-coaches = { $has } de { $needs } diligências
count-markers = { $has } de { $needs } marcadores na cidade
count-gold = { $has } de { $needs } { $needs ->
    [0] ouros
    [one] ouro
   *[other] ouros
}
count-status = { $has } de { $needs } de status
count-sections = { $has } de { $needs } trecho da ferrovia
count-farms = { $has } de { $needs } fazenda sem apache: { $what }
count-farms-on-own-section = { $has } de { $needs } fazenda em trecho terminado por você: { $what }
count-businesses = { $has } de { $needs } negócio: { $what }
count-groups = { $has } de { $needs } grupos de status (2, 3, 4, 5)
brief-cowboys = { $has } de { $needs } cowboys
brief-money = { $has-money } de { $money }
brief-apaches = { $has } de { $needs } apaches
brief-animal-farms = { $has } de { $needs } fazendas de animais
brief-hosts = { $has } de { $needs } com político
brief-settlers = { $has } de { $needs } colonos
brief-coaches = { $has } de { $needs } diligências
brief-markers = { $has } de { $needs } marcadores
brief-gold = { $has } de { $needs } { $needs ->
    [0] ouros
    [one] ouro
   *[other] ouros
}
brief-status = { $has } de { $needs } de status
brief-sections = nenhum trecho terminado
brief-farms = falta fazenda: { $what }
brief-farms-on-own-section = fazenda em trecho seu
brief-businesses = falta { $what }
brief-groups = { $has } de { $needs } grupos de status
lack-cowboys = { $n ->
    [0] { $n } cowboys
    [one] { $n } cowboy
   *[other] { $n } cowboys
}
lack-money = { $rest }
lack-apaches = { $n ->
    [0] { $n } apaches
    [one] { $n } apache
   *[other] { $n } apaches
}
lack-animal-farms = { $n ->
    [0] { $n } fazendas de animais
    [one] { $n } fazenda de animais
   *[other] { $n } fazendas de animais
}
lack-hosts = fazenda com político
lack-settlers = { $n ->
    [0] { $n } colonos
    [one] { $n } colono
   *[other] { $n } colonos
}
lack-coaches = { $n ->
    [0] { $n } diligências
    [one] { $n } diligência
   *[other] { $n } diligências
}
lack-markers = { $n ->
    [0] { $n } marcadores
    [one] { $n } marcador
   *[other] { $n } marcadores
}
lack-gold = { $n ->
    [0] { $n } ouros
    [one] { $n } ouro
   *[other] { $n } ouros
}
lack-status = { $n } de status
lack-sections = um trecho
lack-farms = fazenda ({ $what })
lack-farms-on-own-section = fazenda em trecho seu
lack-businesses = { $what }
lack-groups = { $n ->
    [0] { $n } grupos
    [one] { $n } grupo
   *[other] { $n } grupos
}
missing = falta: { $what }
status-three-or-more = status 3 ou mais
or = ou

# Por que não
over = A partida acabou.
not-your-turn = Agora é outro jogador que decide.
awaited-place = Coloque um cowboy em um personagem livre ou no beco; não é possível passar.
awaited-block = Ponha uma peça de bloqueio em um personagem livre.
awaited-influence = É a etapa de influência: coloque marcadores ou termine.
awaited-act = Faça uma das suas ações ou encerre a sua vez.
awaited-stack = Primeiro devolva os três eventos à pilha.
awaited-welcome = Primeiro escolha o que a diligência traz.
awaited-ranch = Você está comprando fazendas.
awaited-marker = Primeiro coloque o marcador que a fazenda de ovelhas dá.
awaited-sell = Você está vendendo no mercado.
awaited-follow = Você precisa vender a produção de uma fazenda.
awaited-build = Você está construindo a ferrovia: escolha o trecho e os segmentos.
awaited-prize = Primeiro escolha o prêmio pelo trecho.
awaited-mine = Você está minerando: escolha quanto ouro.
awaited-notary = Você está comprando negócios.
awaited-clear = Escolha o apache a retirar.
awaited-lose = Primeiro arque com as suas perdas.
awaited-claim = Reivindique um objetivo, o que encerra a partida depois desta rodada, ou recuse.
awaited-donate = Reivindique Benfeitor ou guarde o seu dinheiro.
character-taken = { $character }: já há uma peça ali.
not-influenced = { $business }: nenhum dos personagens que lhe restam tem influência ali.
marker-there = { $business }: você já tem um marcador ali.
not-your-cowboy = { $character }: você não tem um cowboy ali.
used-already = { $character }: você já fez essa ação nesta rodada.
useless-mayor = Não há diligência para receber.
useless-banker = O Banqueiro não paga nada: você não tem marcadores na cidade.
useless-rancher = Não há fazenda que você possa comprar.
useless-merchant = Ninguém tem nada para vender.
useless-railroad-boss = Você não pode construir: falta ferro, colono ou um trecho livre.
useless-miner = Seus cowboys não trariam mais nada.
useless-notary = Não há negócio que você possa comprar.
useless-stranger = Você já tem dez cowboys.
useless-general-custer = Não há mais apaches a retirar.
not-in-alley-left = Você não tem peça por usar no lado esquerdo do beco.
not-in-alley-right = Você não tem peça por usar no lado direito do beco.
alley-closed = { $character }: não pode ser usado pelo beco.
nobody-there = { $character }: ninguém escolheu este personagem nesta rodada.
own-cowboy-there = { $character }: o seu próprio cowboy está ali.
alley-too-dear = O beco custa { $money } e { $cowboys ->
    [0] { $cowboys } cowboys
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}, pagos antes da ação.
battle-too-dear = A batalha custa { $cowboys } cowboys.
farm-owned = { $farm }: você já tem uma.
farm-gone = { $farm }: não há uma assim na mesa.
farm-too-dear = { $farm }: custa { $price }.
must-buy-farm = Compre pelo menos uma fazenda.
no-farm = { $farm }: você não tem.
sold-already = { $farm }: você acabou de vender a produção dela.
column-blocked = O mercado não compra mais { $good } nesta rodada.
must-sell = Você é obrigado a vender.
no-section = A ferrovia não tem trecho de { $good }.
section-taken = Trecho ({ $good }): não cabe a você construir.
section-unfinished = Primeiro termine o seu trecho: { $good }.
segments-left = Trecho: { $good }. Faltam { $left } segmentos.
segments-too-dear = Esses segmentos custam { $iron } { $iron ->
    [0] ferros
    [one] ferro
   *[other] ferros
} e { $settlers ->
    [0] nenhum colono
    [one] { $settlers } colono
   *[other] { $settlers } colonos
}.
no-gold-prize = Este trecho não paga ouro.
too-few-cowboys = Isso exige { $cowboys } cowboys.
mines-nothing = Isso não traria nada: suas trilhas estão cheias ou seus cowboys são poucos.
no-influence-there = { $business }: você não tem influência ali.
business-owned = { $business }: já tem dono.
whole-group = { $business }: você ficaria com todos os negócios desse status.
business-too-dear = { $business }: custa { $price }.
must-buy-business = Compre pelo menos um negócio.
no-apache-own = { $farm }: não há apache em uma fazenda sua desse tipo.
no-apache-unsold = { $farm }: nenhuma à venda tem apache.
no-token = Você não tem ficha colorida para usar.
no-guest = Nenhum político está esperando.
no-room = { $farm }: você não tem uma com lugar.
guest-waits = Um político está esperando, e uma fazenda sua tem lugar.
no-card = { $objective }: não há mais carta para você.
not-due = { $objective }: você não pode reivindicar isso agora.
no-privileges = Privilégios exige um político em uma fazenda sua sem apache e dois ouros.
loss-not-payable = Você pode arcar com outra perda por inteiro, ou não tem nada desta.
no-marker = { $business }: você não tem marcador de influência ali.

# Painéis
pane-town = Cidade
pane-ranches = Campo
pane-mat = Seu tabuleiro
pane-objectives = Objetivos
pane-players = Jogadores
event-of-round = Evento da rodada
alley-left = Beco, esquerda
alley-right = Beco, direita
alley-price = { $money } e { $cowboys ->
    [0] { $cowboys } cowboys
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
}
range-head = Fazendas, mercado e ferrovia
market-price = preço de mercado
apache-takes = −{ $money } com apache
brings = dá
brings-once = dá uma vez { $what }
brings-sheep = 1 marcador
brings-pigs = 1 colono
brings-horses = 1 cowboy
brings-oxen = 3 ferros
brings-wheat = 1 ouro
railway-free = trecho livre
built-of = { $n } de { $all }
segment-of = Ferrovia, trecho: { $what }, segmento { $n }: { $iron } { $iron ->
    [0] ferros
    [one] ferro
   *[other] ferros
}, { $settlers ->
    [0] nenhum colono
    [one] { $settlers } colono
   *[other] { $settlers } colonos
}
prize-for-section = Prêmio por trecho:
prize-1 = 1º
prize-2 = 2º
prize-3 = 3º
prize-4 = 4º
have-one = já tem
short-of = faltam { $money }
owns = dono
pill-marker = aqui
you = você
your-money = Seu dinheiro
to-place = a colocar: { $n }
blocks-left = { $n } a bloquear
track-cowboys = Cowboys: mineram, pagam o beco e contam para Autoridade. Não são as peças que você coloca.
track-iron = Ferro: constrói a ferrovia.
track-gold = Ouro: para objetivos.
token-at = ● no { $n }: sua ficha, retira um apache
token-ready = ● sua ficha: retira um apache, uma vez
ready-token = Usar a sua ficha
ready-guest = Acomodar o político
objectives-of = Objetivos { $n } de { $goal }
special-wanted = 0: falta um para vencer
specials-held = especiais: { $n }
nearest = perto: { $what }
fortune-why = Dinheiro e propriedades: desempata
nearest-first = os mais próximos primeiro
special-needed = especial: falta um para vencer
taken-by = de quem
used = usado
yours = seu
none-left = nenhuma carta
special-objectives = objetivos especiais
lately-waiting = em { $what }
lately-used = usou { $what }
lately-alley = { $n ->
    [0] { $n } no beco
    [one] { $n } no beco
   *[other] { $n } no beco
}
clock = Rodada { $round } de { $rounds } · mais objetivos: { $name } { $n } de { $goal }
clock-last = Última rodada · mais objetivos: { $name } { $n } de { $goal }
market = Mercado
table-farms = à venda
round-of = Rodada { $round } de { $rounds }
events-hidden = { $n } eventos ocultos
stagecoach = Diligência
coaches-hidden = mais { $n } por vir
coach-gone = recebida
coach-money = { $money }
coach-gold = um ouro
coach-politician = { $money } ou um político
known-event = { $depth ->
    [0] próximo
    [1] depois do próximo
   *[other] abaixo de { $depth } outros
}: { $what }
blocked-column = bloqueado
blocked-piece = bloqueado
politicians = políticos na reserva: { $n }
starts = começa
status-of = status { $n }
owner-of = dono: { $name }
influence-of = influência: { $names }
goal = { $n } objetivos encerram a partida; só vence quem tem pelo menos um objetivo especial
copies = { $n ->
    [0] nenhuma carta
    [one] resta { $n }
   *[other] restam { $n }
}
claimed-by = conquistado por { $names }
pieces-left = { $n } a colocar
cowboys = Cowboys
iron = Ferro
gold = Ouro
settlers = Colonos
coaches = Diligências
apaches = Apaches retirados
objectives = Objetivos
fortune = Fortuna
token-held = ficha colorida
token-spent = ficha colorida usada
guests = { $n ->
    [0] nenhum político está esperando
    [one] { $n } político está esperando
   *[other] { $n } políticos estão esperando
}
apache-here = apache
politician-here = político

# O que se espera
prompt-place = Coloque um cowboy ({ $pieces ->
    [0] faltam { $pieces }
    [one] falta { $pieces }
   *[other] faltam { $pieces }
}).
prompt-place-other = { $name } está colocando um cowboy.
prompt-block = Bloqueie um personagem com uma peça vermelha.
prompt-block-other = { $name } está bloqueando um personagem.
prompt-influence = Coloque influência: { $left ->
    [0] até mais { $left } marcadores
    [one] mais { $left } marcador
   *[other] até mais { $left } marcadores
}, ou termine.
prompt-influence-token = Não há mais marcador a colocar: use a sua ficha ou termine.
prompt-influence-other = { $name } está colocando influência.
prompt-act = Suas ações: escolha uma ou encerre a sua vez.
prompt-end = Você não tem mais nada a decidir: encerre a sua vez ou desfaça uma decisão.
prompt-act-other = { $name } está fazendo suas ações.
prompt-stack = Xerife: devolva os três eventos: topo, segundo e um no fundo da pilha.
prompt-stack-other = { $name } está arrumando os próximos eventos.
prompt-welcome = Prefeito: a diligência traz dinheiro ou um político.
prompt-welcome-other = { $name } está recebendo a diligência.
prompt-ranch = Fazendeiro: compre uma fazenda.
prompt-ranch-more = Fazendeiro: compre uma segunda fazenda ou pare.
prompt-ranch-other = { $name } está comprando fazendas.
prompt-marker = A fazenda de ovelhas dá um marcador: escolha um negócio.
prompt-marker-other = { $name } está colocando o marcador da fazenda de ovelhas.
prompt-sell = Comerciante: venda a produção de uma fazenda.
prompt-sell-more = Comerciante: venda de uma segunda fazenda ou pare.
prompt-sell-other = { $name } está vendendo no mercado.
prompt-follow = { $turn } usa o Comerciante: você tem de vender a produção de uma fazenda. Qual?
prompt-follow-other = { $turn } usa o Comerciante: { $name } escolhe o que vender.
prompt-build = Chefe Ferroviário: construa até qual segmento?
prompt-build-other = { $name } está construindo a ferrovia.
prompt-prize = Trecho terminado: escolha o seu prêmio.
prompt-prize-other = { $name } está escolhendo o prêmio por um trecho.
prompt-mine = Minerador: ferro ou ouro? Os cowboys não são gastos.
prompt-mine-other = { $name } está minerando.
prompt-notary = Tabelião: compre um negócio.
prompt-notary-more = Tabelião: compre um segundo negócio ou pare.
prompt-notary-other = { $name } está comprando negócios.
prompt-clear = General Custer: qual apache sai?
prompt-clear-other = { $name } está retirando um apache.
prompt-lose = Perdas e Danos: escolha o que você perde.
prompt-lose-other = { $name } está arcando com perdas.
prompt-return = Retire { $left ->
    [0] { $left } marcadores de influência
    [one] { $left } marcador de influência
   *[other] { $left } marcadores de influência
}.
prompt-return-other = { $name } está retirando marcadores de influência.
prompt-claim = Mais um objetivo e esta rodada é a última. Reivindicar?
prompt-claim-other = { $name } está pensando no objetivo que encerra a partida.
prompt-donate = Reivindicar Benfeitor por $50 e um ouro?
prompt-donate-other = { $name } está pensando em Benfeitor.
result-no-special = sem ★: não pode vencer
result-fortune = fortuna { $money }
prompt-over = Vitória de { $names }.
prompt-nobody = Ninguém tem um objetivo especial: ninguém vence.
short-end = Nada mais: encerre a vez
short-act = Escolha uma ação ou encerre
short-block = Bloqueie um personagem
short-influence = Coloque influência (até { $left })
short-influence-token = Use a sua ficha ou termine
short-stack = Xerife: ordene os eventos
short-welcome = Prefeito: o que ela traz?
short-marker = Onde vai o marcador das ovelhas?
short-sell = Venda de uma fazenda
short-sell-more = Vender de uma segunda fazenda?
short-follow = { $turn } vende: venda também
short-build = Construir até qual segmento?
short-prize = Escolha o prêmio
short-mine = Minerador: ferro ou ouro?
short-notary-more = Comprar um segundo negócio?
short-ranch-more = Comprar uma segunda fazenda?
short-lose = Escolha o que perder
short-claim = Reivindicar? Encerra a partida
short-donate = Reivindicar Benfeitor?

# Decisões
do-place = Colocar em: { $what }
do-enter-alley = Colocar no beco
do-enter-left = primeira peça: { $money } e { $cowboys ->
    [0] { $cowboys } cowboys
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} ao usar
do-enter-right = { $money } e { $cowboys ->
    [0] { $cowboys } cowboys
    [one] { $cowboys } cowboy
   *[other] { $cowboys } cowboys
} ao usar
do-block = Bloquear: { $what }
do-block-detail = a ação dele só pelo beco: { $what }
do-block-detail-closed = a ação dele para ninguém: { $what }
do-influence = Marcador: { $what }
do-influence-detail = status { $status }, { $price }
do-use = Usar: { $what }
do-alley-left = Beco, esquerda: { $what }
do-alley-right = Beco, direita: { $what }
do-alley-cost = −{ $money }, { $cowboys ->
    [0] −{ $cowboys } cowboys
    [one] −{ $cowboys } cowboy
   *[other] −{ $cowboys } cowboys
}
do-stack = { $top }, depois { $second }
do-stack-under = no fundo da pilha: { $bottom }
do-stack-top = A seguir: { $top }. { $effect }
do-take-money = Pegar { $money }
do-take-politician = Pegar o político
do-take-politician-detail = precisa ser hospedado em uma fazenda nesta vez
do-buy = Comprar: { $what }
do-buy-clean = Comprar: { $what }, sem apache
do-buy-farm-detail = −{ $price }, dá { $bonus }
do-buy-farm-barren = −{ $price }, não dá marcador agora
do-buy-business-detail = −{ $price }, status { $status }
do-sell = Vender { $what }
do-sell-detail = +{ $money }
do-build = Trecho de { $what }: { $segments ->
    [0] { $segments } segmentos
    [one] { $segments } segmento
   *[other] { $segments } segmentos
}
do-build-detail = −{ $iron } { $iron ->
    [0] ferros
    [one] ferro
   *[other] ferros
}, { $settlers ->
    [0] nenhum colono
    [one] −{ $settlers } colono
   *[other] −{ $settlers } colonos
}
do-prize-gold = { $gold } { $gold ->
    [0] ouros
    [one] ouro
   *[other] ouros
}
do-prize-money = { $money }
do-mine = { $gold ->
    [0] { $iron } { $iron ->
        [0] ferros
        [one] ferro
       *[other] ferros
    }
    [one] { $iron ->
        [0] { $gold } ouro
        [one] { $iron } ferro, { $gold } ouro
       *[other] { $iron } ferros, { $gold } ouro
    }
   *[other] { $iron ->
        [0] { $gold } ouros
        [one] { $iron } ferro, { $gold } ouros
       *[other] { $iron } ferros, { $gold } ouros
    }
}
do-clear = Livrar: sua { $what }
do-clear-unsold = Livrar: { $what } à venda
do-token = Ficha colorida: sua { $what }
do-token-unsold = Ficha colorida, à venda: { $what }
do-host = Político: { $what }
do-bribe = Reivindicar Privilégios
do-bribe-detail = −2 ouros
do-claim = Reivindicar { $what }
do-decline = Não reivindicar
do-donate = Reivindicar Benfeitor
do-donate-detail = −$50, −1 ouro
do-keep = Guardar dinheiro e ouro
do-lose-markers = { $n ->
    [0] Retirar { $n } marcadores de influência
    [one] Retirar { $n } marcador de influência
   *[other] Retirar { $n } marcadores de influência
}
do-lose-cowboys = { $n ->
    [0] Perder { $n } cowboys
    [one] Perder { $n } cowboy
   *[other] Perder { $n } cowboys
}
do-lose-money = Pagar { $money }
do-return = Retirar: { $what }
do-done = Pronto
do-end = Encerrar a vez
ask-end = Sem usar: { $what }. Encerrar a sua vez?
ask-bribe = Reivindicar Privilégios por dois ouros?
ask-claim = Reivindicar { $what } e fazer desta a última rodada?
ask-last-round = { $what }: começar a última rodada?
ask-game = { $what }: encerrar a partida agora?
money-left = restam { $money }
money-then = fica com { $money }
brings-token = traz a sua ficha
claims = conquista { $what }
group-place = Personagens
group-block = Bloquear
group-influence = Influência
group-act = Seus cowboys
group-alley = Pelo beco
group-free = A qualquer momento
group-turn = Vez
with-token = ficha: { $what }
influences = influência: { $one } ou { $two }
influences-one = seu marcador: { $one } (já está em: { $held })
influences-none = você já tem marcadores nos dois negócios
prospect-events = vê 3 eventos
prospect-events-you = 3 eventos; você começa
prospect-events-other = 3 eventos; { $name } começa
prospect-events-coin = +{ $money }, vê 3 eventos
prospect-coach-money = +{ $money }
prospect-coach-gold = +1 ouro
prospect-coach-politician = { $money } ou um político
prospect-money = +{ $money }: { $markers ->
    [0] { $markers } marcadores
    [one] { $markers } marcador
   *[other] { $markers } marcadores
}, { $shops ->
    [0] { $shops } negócios
    [one] { $shops } negócio
   *[other] { $shops } negócios
}
prospect-markers = +{ $money }: { $markers ->
    [0] { $markers } marcadores
    [one] { $markers } marcador
   *[other] { $markers } marcadores
}
prospect-farms = { $most ->
    [0] nenhuma fazenda ao seu alcance
    [one] { $most } fazenda de { $n } tipos
   *[other] 2 fazendas de { $n } tipos
}
prospect-farm = 1 fazenda: { $what }
prospect-sales = até +{ $money }
prospect-others-sell = só os outros vendem
prospect-segments = { $n ->
    [0] nenhum segmento
    [one] constrói { $n } segmento
   *[other] constrói até { $n } segmentos
}
prospect-mine-gold = { $gold } { $gold ->
    [0] ouros
    [one] ouro
   *[other] ouros
}
prospect-mine-iron = { $iron } { $iron ->
    [0] ferros
    [one] ferro
   *[other] ferros
}
prospect-mine = { $iron } { $iron ->
    [0] ferros
    [one] ferro
   *[other] ferros
} ou { $gold } { $gold ->
    [0] ouros
    [one] ouro
   *[other] ouros
}{ $beside ->
    [0] {""}
    [one] {" "}+ { $beside } ferro
   *[other] {" "}+ { $beside } ferros
}
prospect-businesses = { $most ->
    [0] nenhum negócio ao seu alcance
    [one] { $most } negócio
   *[other] 2 negócios
} de { $n }, { $least }–{ $dearest }
prospect-business = { $most ->
    [0] 2 negócios
    [one] { $most } negócio
   *[other] 2 negócios
}, { $least }
prospect-cowboys = { $n ->
    [0] +{ $n } cowboys
    [one] +{ $n } cowboy
   *[other] +{ $n } cowboys
}
prospect-settlers = +1 colono
prospect-saloon = +{ $money }, +{ $n } cowboy
prospect-apaches = −1 apache
prospect-apaches-cost = −1 apache, −{ $n } cowboys
prospect-nothing = nada agora

# O diário
tell-round = Rodada { $round }: { $name } começa. Evento: { $event }. A diligência traz { $coach }.
tell-placed = { $name } coloca um cowboy: { $what }.
tell-alley = { $name } manda um cowboy para o beco.
tell-blocked = { $name } bloqueia: { $what }.
tell-token = { $name } recolhe uma ficha bônus ({ $what }): { $bonus }.
tell-marker = { $name } ganha influência: { $what }.
tell-used = { $name } usa: { $what }.
tell-used-alley = { $name } usa pelo beco: { $what }.
tell-paid-money = { $name } paga { $money }.
tell-paid-cowboys = { $name } perde { $n ->
    [0] { $n } cowboys
    [one] { $n } cowboy
   *[other] { $n } cowboys
}.
tell-paid-iron = { $name } gasta { $n } { $n ->
    [0] ferros
    [one] ferro
   *[other] ferros
}.
tell-paid-gold = { $name } gasta { $n } { $n ->
    [0] ouros
    [one] ouro
   *[other] ouros
}.
tell-paid-settlers = { $name } gasta { $n ->
    [0] { $n } colonos
    [one] { $n } colono
   *[other] { $n } colonos
}.
tell-received-money = { $name } recebe { $money }.
tell-received-cowboys = { $name } ganha { $n ->
    [0] { $n } cowboys
    [one] { $n } cowboy
   *[other] { $n } cowboys
}.
tell-received-iron = { $name } recebe { $n } { $n ->
    [0] ferros
    [one] ferro
   *[other] ferros
}.
tell-received-gold = { $name } recebe { $n } { $n ->
    [0] ouros
    [one] ouro
   *[other] ouros
}.
tell-received-settlers = { $name } ganha { $n ->
    [0] { $n } colonos
    [one] { $n } colono
   *[other] { $n } colonos
}.
tell-looked = { $name } olha os três próximos eventos.
tell-looked-cards = { $name } vê os próximos eventos: { $one }, { $two }, { $three }.
tell-stacked = { $name } devolve os eventos à pilha.
tell-stacked-cards = { $name } devolve: { $one } no topo, depois { $two }; { $three } vai para o fundo da pilha.
tell-welcomed = { $name } recebe a diligência: { $coach }.
tell-politician = { $name } acolhe um político.
tell-politician-left = { $name } não tem lugar: o político deixa a cidade para sempre.
tell-politician-robbed = O assalto tira um político do jogo.
tell-hosted = { $name } hospeda um político: { $what }.
tell-farm-bought = { $name } compra por { $price }: { $what }, com apache.
tell-farm-bought-clean = { $name } compra por { $price }: { $what }, sem apache.
tell-sold = { $name } vende { $what } por { $money }.
tell-sold-blocked = { $name } vende { $what } por { $money }; a coluna fica bloqueada.
tell-built = { $name } constrói { $n ->
    [0] { $n } segmentos
    [one] { $n } segmento
   *[other] { $n } segmentos
} (trecho: { $what }) com { $iron } { $iron ->
    [0] ferros
    [one] ferro
   *[other] ferros
} e { $settlers ->
    [0] nenhum colono
    [one] { $settlers } colono
   *[other] { $settlers } colonos
}.
tell-finished = { $name } termina um trecho da ferrovia: { $what }!
tell-bought = { $name } compra por { $price }: { $what }.
tell-cleared = { $name } retira o apache: { $what }.
tell-cleared-token = { $name } retira o apache com a ficha colorida: { $what }.
tell-coloured-token = { $name } recebe sua ficha colorida.
tell-claimed = { $name } conquista { $what }!
tell-claimed-special = { $name } conquista { $what }, um objetivo especial!
tell-lost = { $name } arca com perdas.
tell-returned = { $name } retira um marcador: { $what }.
tell-market-reset = O mercado recomeça do alto: { $what }.
tell-coach-dropped = Ninguém recebeu a diligência; ela segue viagem.
tell-over-objectives = A rodada encerra a partida: há objetivos suficientes.
tell-over-coaches = A última diligência chegou: a partida acabou.
tell-winners = Vitória: { $names }.
tell-nobody = Ninguém tem um objetivo especial, então ninguém vence.

hint-goal = { $n } de { $goal } objetivos. Vence quem tem mais, mas ninguém sem uma ★.
hint-star = { $n } de { $goal } objetivos e nenhuma ★: ninguém vence sem uma. Mais perto: { $card } { $has }/{ $needs }.
hint-near = { $n } de { $goal } objetivos. O mais perto dos que faltam: { $card } { $has }/{ $needs }.
hint-place = Cada pessoa da cidade tem lugar para um cowboy. Depois você usa os seus na ordem que quiser.
hint-influence = Só se compra um negócio onde você tem um marcador. Cada personagem leva aos seus dois negócios ⌂.
hint-act = Use seus personagens na ordem que quiser: o dinheiro que entra primeiro pode ser gasto pelo seguinte.
hint-ranch = Uma fazenda só conta para objetivos sem o seu apache; até lá ela também vende por menos.
hint-sell = Cada venda baixa o preço daquele produto. Depois da sua, cada um dos outros vende os produtos de uma fazenda.
hint-build = Uma seção se constrói em ordem e é de quem a começou. Outra, só quando a sua estiver pronta.
hint-notary = Estão à venda os negócios sem dono em que você tem um marcador. O marcador fica lá.
