brand = Railhead
guest = Visitante
skip = Ir para a mesa
menu = Menu
settings = Nome e idioma
your-name = Seu nome
language = Idioma
save = Salvar
leave = Sair
leave-help = Este navegador esquece quem você é. Nada é apagado: seus lugares e suas partidas ficam. Mas um visitante só é conhecido pelo navegador: se nenhum outro navegador conhece você, ninguém poderá voltar aos seus lugares.
forget = Apagar meu nome e meus lugares
forget-help = Seu nome é apagado deste servidor e depois você não é mais conhecido aqui. Nas partidas em andamento, um robô continua no seu lugar; nas encerradas, seu lugar passa a ser de um ex-jogador. As decisões que você tomou ficam nos registros das partidas, assim como os textos que você pôs nos embaralhamentos. Isso não pode ser desfeito.
forget-sure = Sim, esqueçam de mim
forget-do = Apagar
problem-not-sure = Marque a caixa primeiro (campo { $field }).
to-front = Ir para a página inicial
to-table = Voltar à mesa
problem = Não deu certo

# Front page
front-title = A mesa aberta dos jogos da estrada de ferro
lead = Jogos de tabuleiro do Velho Oeste com as regras completas: com amigos, ao vivo ou ao longo de dias, contra robôs ou em volta de uma única tela.
my-tables = Suas mesas
games = Jogos
open-tables = Mesas abertas
no-open-tables = Ninguém está esperando jogadores agora. Abra uma mesa ou jogue contra robôs.
finished-tables = Suas partidas encerradas
seats-range = De { $min } a { $max } jogadores
play-bots = Jogar agora contra robôs
new-table = Nova mesa
rules = Regras
free-seats = { $n ->
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
your-turn = Sua vez
waiting-for = Vez de { $names }
finished = Encerrada
abandoned = Abandonada

# New table
table-name = Nome da mesa
table-of = Mesa de { $name }
seats = Lugares
seat-number = Lugar { $n }
seats-help = Quem joga nesta tela divide o aparelho: uma cortina esconde cada mão até o jogador tocar.
seat-me = Eu
seat-open = Aberto a todos
seat-invited = Por link de convite
seat-hot-seat = Nesta mesma tela
seat-bot-random = Robô: aleatório
seat-bot-greedy = Robô: ganancioso
seat-none = Sem lugar
seat-gone = Saiu
former-player = Ex-jogador
empty-seat = Lugar vago
seat-plan = O que é este lugar
hot-seat-name = Nome (nesta tela)
options = Regras desta mesa
who-may-see = Quem pode ver
listed = Mostrar a mesa na página inicial
spectators = Outras pessoas podem assistir e pedir o lugar de um robô
contribution = Sua parte no embaralhamento
contribution-help = Qualquer texto. O servidor já prometeu a parte dele; a sua entra na mistura, para que ninguém, nem o servidor, possa escolher as cartas. Se pôde, seu navegador já escreveu aqui algo ao acaso.
open-table = Abrir a mesa

# Gathering
start = Começar a partida
needs-players = A partida precisa de pelo menos { $n } jogadores.
start-drops-open = Os lugares ainda abertos ficam de fora.
start-keeps-open = Os lugares ainda abertos ficam vagos; alguém pode ocupá-los depois.
waiting-for-host = Quem abriu a mesa começa a partida quando todos chegarem.
invite-link = Link desta mesa
sit = Sentar
stand = Levantar
change = Mudar
invited-title = Você foi convidado
invited-text = Há um lugar reservado para você. Diga quem você é e sente-se.

# The table
table-menu = Mesa
panes = Partes da mesa
choices = O que você pode fazer
story = O que aconteceu
all-choices = Todas as ações ({ $n })
why-not = Por que não? { $n }
other-ways = Outras maneiras
not-now = Agora não
moved-on = A mesa já avançou: não foi enviado.
zoom-in = Mais perto
zoom-out = Mais longe
players = Jogadores
you = Você
bot = robô
game-clock = Quanto falta para o fim
since-your-turn = desde o seu último turno
story-tab = Registro
more = Mais
ends-last-round = começa a última rodada
ends-game = encerra a partida
look-at-board = Ver o tabuleiro
keys-help = Teclas
whole-board = Tabuleiro inteiro
undo = Desfazer
withheld = { $n ->
    [one] { $n } coisa que você não pode fazer agora, e por quê
   *[other] { $n } coisas que você não pode fazer agora, e por quê
}
connection-lost = Conexão perdida: tentando de novo …
curtain = Passe a tela para { $name }.
curtain-open = Sou { $name }

handing-help = Um robô pode jogar no seu lugar, e você pode voltar. Onde outras pessoas podem assistir, quem não viu nenhuma outra mão desta partida pode pedir o lugar de um robô, e quem está sentado aqui responde.
hand-over = Passar a um robô
hand-over-release = de vez: outra pessoa pode pegar o lugar
take-over = Assumir
take-back-seat = Voltar
ask-wants = { $name } gostaria de assumir o lugar de { $bot }.
ask-yes = Concordar
ask-no = Recusar
ask-seat = Pedir este lugar
ask-waits = Você pediu este lugar. Alguém que está sentado aqui precisa concordar.
ask-withdraw = Retirar o pedido
a-bot = um robô
handed-lent = { $from } passa o lugar a { $to } por um tempo.
handed-released = { $from } deixa o lugar de vez; { $to } continua.
handed-back = { $to } volta e assume o lugar de { $from }.
handed-taken = { $to } assume o lugar de { $from }.
handed-agreed = { $to } assume o lugar de { $from }; { $by } concordou.
handed-left = { $from } sai; o lugar fica vago.
handed-sat = { $to } senta-se no lugar vago.
bot-for = Robô de { $name }
leaving-help = Quem sai não encerra nada: o lugar fica vago até que alguém convidado por vocês o ocupe.
leave-seat = Sair
leave-sure = de vez: outra pessoa pode pegar o lugar

# The end
result = Resultado
nobody-wins = Ninguém vence.
wins = { $name } vence.
share-victory = { $names } dividem a vitória.
you-win = Você venceu.
your-place = Você ficou em { $place }º lugar entre { $of }.
rank = Posição
player = Jogador
total = Total
chart = A situação de cada um após cada decisão
play-again = Jogar de novo
record = Registro
verify = Conferir o embaralhamento

# Replay
replay = Rever a partida
seen-by = Visto por
first = Início
previous = Voltar
next = Avançar
last = Fim
play = Reproduzir
go = Ir
move = Decisão
move-of = { $n } de { $last }
contents = Sumário
rules-sealed = Outras regras estão lacradas e vêm à luz no decorrer do jogo.

# Binder, chapters, branches
binder = Fichário
chapters = Capítulos
branch = Ramificar daqui
play-on = Continuar jogando
play-on-help = O que esta partida deixa pode ser continuado em uma nova mesa.
another-way = { $title }, por outro caminho
branch-file = Salvar como arquivo
branch-file-warning = Esse arquivo contém o que todos à mesa sabiam até ali. O que estava oculto não está nele e é distribuído de novo.
import-mark = Uma mesa montada a partir de um arquivo que este servidor não escreveu, ou que foi alterado depois, leva uma marca: ninguém aqui responde pelo passado dela.
imported = Importada de um arquivo; ninguém aqui responde pelo passado dela
import = Abrir uma mesa a partir de um arquivo
import-help = Escolha um arquivo salvo de um capítulo de uma partida, daqui ou de outro servidor. Uma mesa é montada a partir dele; os lugares dos outros jogadores ganham links de convite.
import-file = Arquivo

boxes = Tudo o que está lacrado
boxes-warning = Esta página mostra tudo o que { $game } mantém lacrado até os jogadores descobrirem: estraga todas as surpresas, para sempre.
boxes-open = Abrir todas as caixas
boxes-leave = Deixar lacradas

# Fair shuffles
fair = Embaralhamento honesto
fair-before = O servidor já escolheu seu segredo. Este é o SHA-256 dele; o segredo em si aparece quando a partida termina.
fair-how = Todo o acaso desta partida vem de um só número, a semente. Ninguém pôde escolhê-la:
fair-step-promise = Primeiro o servidor sorteou um segredo e mostrou a impressão digital dele (SHA-256): a promessa. Depois disso, não podia mais trocá-lo.
fair-step-texts = Em seguida, cada pessoa que se sentou acrescentou um texto: o navegador o sorteou depois de ver a promessa, ou a própria pessoa o digitou. Os textos dos robôs decorrem da promessa.
fair-step-seed = A semente é o SHA-256 do segredo e de todos os textos juntos. Quando a partida termina, tudo é mostrado e qualquer um pode refazer a conta.
fair-parts = Quem acrescentou o quê
fair-part-player = { $name } acrescentou este texto depois que a promessa foi mostrada:
fair-part-player-later = { $name } acrescentou um texto. Ele aparece quando a partida terminar.
fair-part-bot = { $name } é um robô; seu texto decorre da promessa:
fair-part-nothing = { $name } não acrescentou nada.
fair-nobody-added = Nenhum jogador acrescentou um texto a esta partida: só a própria promessa obriga o servidor.
fair-figures = Tudo em números
fair-checks = Conferido pelo seu navegador
fair-check-secret = O segredo é o que foi prometido.
fair-check-bots = Os textos dos robôs decorrem da promessa.
fair-check-seed = A semente foi misturada a partir do segredo e destes textos.
fair-check-seed-promise = A semente é a que foi prometida quando a partida começou.
fair-check-mine = O texto que este navegador acrescentou depois de ver esta promessa está entre eles.
fair-check-shown = Esta é a promessa que este navegador viu antes de acrescentar seu texto.
fair-check-unable = Este navegador só consegue fazer a conta numa conexão segura (https). O programa “railhead verify” consegue em qualquer lugar.
fair-by-hand = O programa “railhead verify” confere o mesmo a partir do registro:
fair-secret-promise = A promessa do servidor (SHA-256 do segredo)
fair-seed-promise = SHA-256 da semente
fair-secret = O segredo do servidor
fair-seed = A semente
fair-good = Conferido pelo servidor: o segredo é o que foi prometido, a semente foi misturada a partir dele e dos textos, e todas as decisões levam ao mesmo resultado.
fair-bad = A conferência falhou: esta partida não foi jogada a partir do que foi prometido.
fair-unproved = Esta partida veio de um registro que não prova como a semente foi feita.
fair-later = O segredo, os textos dos jogadores e a semente aparecem aqui quando a partida terminar.

# Problems
problem-not-found = Não há nada neste endereço.
problem-no-table = Essa mesa não existe.
problem-no-game = Esse jogo não existe aqui.
problem-no-invite = Este convite não vale mais.
problem-no-name = É preciso um nome (campo { $field }).
problem-unknown-visitor = Você ainda não é conhecido aqui: sente-se ou abra uma mesa primeiro.
problem-form-token = Este formulário expirou ou veio de outro site. Recarregue a página e tente de novo.
problem-foreign-seat = Esse lugar não é seu.
problem-not-host = Só quem abriu a mesa pode fazer isso.
problem-no-spectators = Esta mesa não aceita espectadores.
problem-not-over = Isso aparece quando a partida terminar.
problem-seat-taken = Outra pessoa já pegou esse lugar.
problem-seat-reserved = Esse lugar está reservado para quem tem o convite.
problem-already-seated = Você já tem um lugar nesta mesa.
problem-wrong-status = A mesa não está num momento em que isso possa ser feito.
problem-bad-seating = Não dá para jogar com esses lugares.
problem-two-of-me = Você só pode ocupar um lugar seu (campo { $field }).
problem-bad-seat = Campo { $field }: esse tipo de lugar não existe.
problem-bad-language = Campo { $field }: esse idioma não é falado aqui.
problem-not-a-number = Campo { $field }: é preciso um número.
problem-setup = A partida não pode ser montada assim (campo { $field }): { $error }.
setup-seats = { $seats } lugares não estão entre { $min } e { $max }
setup-unknown-option = não existe a opção “{ $key }”
setup-bad-option = “{ $key }” não pode ser “{ $value }”
setup-unknown-version = a versão { $version } das regras não é conhecida aqui
setup-bad-seed = uma semente tem 64 algarismos hexadecimais
problem-no-chapter = Campo { $field }: nenhum capítulo que você conheça começa ali.
problem-no-bequest = Campo { $field }: não há nada para continuar a partir desse momento.
problem-not-seated = Só quem está sentado nesta mesa pode fazer isso.
problem-text-option = O passado de um jogo não pode ser enviado assim: ramifique uma mesa ou abra um arquivo.
problem-branch-file = Este arquivo não pode ser usado: o campo { $field } não é o que deveria ser.
problem-no-file = Escolha um arquivo primeiro (campo { $field }).
problem-no-empty-seats = Neste jogo todo lugar tem alguém. Passe o seu a um robô.
problem-seen-another = Você já viu outra mão desta partida; por isso, só pode voltar àquele lugar.
problem-ask-refused = Você já pediu um lugar aqui, e a resposta foi não.
problem-too-many-asks = Várias pessoas já estão pedindo um lugar aqui. Espere até que recebam resposta.
problem-no-ask = Ninguém está mais pedindo isso.
problem-seat-kept = Esse lugar está guardado para quem o passou ao robô.
problem-stale = A mesa avançou desde que você olhou. Olhe e decida de novo.
problem-not-acting = Não é a sua vez.
problem-over = A partida terminou.
problem-notation = Campo { $field }: “{ $text }” não é uma decisão deste jogo; esperado: { $expected }.
problem-illegal = As regras não permitem.
problem-nothing-to-take-back = Não há nada seu para desfazer: algo novo foi revelado ou outro jogador já decidiu.
problem-not-json = O corpo precisa ser JSON.
problem-bad-json = Campo { $field }: { $error }.
problem-bad-body = Não foi possível ler o pedido.
problem-too-large = O pedido é grande demais.
problem-too-slow = O pedido demorou demais para chegar. Envie de novo.
problem-too-many = Pedidos demais. Espere um momento.
problem-made-too-many = Mesas ou convidados demais foram criados a partir da sua rede. Tente de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
problem-crowded = Há páginas demais abertas aqui ao mesmo tempo. Tente de novo em instantes.
problem-bad-address = O endereço pede algo que não pode ser lido.
problem-bad-method = Isso não pode ser feito neste endereço.
problem-disk-full = O disco do servidor está cheio: nada pode ser guardado até haver espaço. Nada do que já foi guardado se perdeu.
problem-store = O servidor não alcança seus dados agora. Tente de novo em instantes.
problem-other-version = Esta mesa começou com a versão { $version } das regras, que não se joga aqui; a mais nova é a { $current }. O registro dela está guardado.
problem-other-edition = Esta mesa começou antes de a versão { $version } das regras estar pronta: a decisão { $ply } não é permitida por elas, e não dá para continuar. O registro dela está guardado.
damaged-help = Nenhuma outra mesa é afetada. Avise quem mantém este servidor.
damaged-record = O registro, como está guardado
damaged-no-record = A partida não terminou, e por isso o registro ainda contém o que os jogadores escondem uns dos outros. Quem mantém o servidor pode obtê-lo:
problem-damaged = Não foi possível ler esta mesa: o que está guardado está danificado, ou seu registro não se reproduz.
problem-broken = Algo quebrou no servidor. A mesa está intacta.
