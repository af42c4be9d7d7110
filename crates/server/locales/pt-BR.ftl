brand = Railhead
guest = Visitante
skip = Ir para o conteúdo
skip-actions = Ir para as ações
skip-board = Ir para o tabuleiro
menu = Menu
your-name = Seu nome
language = Idioma
save = Salvar
settings-title = Configurações
settings-kept = Ficam guardadas neste navegador e junto com o seu nome, para os seus outros aparelhos.
like-theme = Luz
like-theme-system = Como diz o sistema
like-theme-paper = Tinta no papel
like-theme-lamplight = Luz de lampião
like-text = Texto
like-text-usual = Normal
like-text-large = Grande
like-text-huge = Maior ainda
like-motion = Movimento
like-motion-system = Como diz o sistema
like-motion-still = Nada se move
like-confirm = Decisões nas peças
like-confirm-usual = Confirmar em tela de toque e quando muito depende disso
like-confirm-always = Confirmar sempre
like-ending = Vez sem mais nada a decidir
like-ending-asked = Esperar por “Terminar a vez”
like-ending-soon = Terminar depois de quatro segundos, a menos que eu clique ou aperte uma tecla
like-keys = Teclas de uma letra na mesa
like-keys-on = Ligadas
like-keys-off = Desligadas
like-sound = Som
like-sound-off = Silêncio
like-sound-on = Minha vez, o que os outros fazem, o fim
sound-is-on = Som ligado: desligar
sound-is-off = Som desligado: ligar
leave = Sair
leave-help = Este navegador esquece quem você é. Nada é apagado: seus lugares e suas partidas ficam. Mas um visitante só é conhecido pelo navegador: se nenhum outro navegador conhece você, ninguém poderá voltar aos seus lugares.
forget = Apagar meu nome e meus lugares
forget-help = Seu nome é apagado deste servidor e depois você não é mais conhecido aqui. Nas partidas em andamento, um robô continua no seu lugar; nas encerradas, seu lugar passa a ser de um ex-jogador. As decisões que você tomou ficam nos registros das partidas, assim como os textos que você pôs nos embaralhamentos. Isso não pode ser desfeito.
forget-sure = Sim, apaguem meus dados
forget-do = Apagar
problem-not-sure = Marque a caixa primeiro.
to-front = Ir para a página inicial
to-table = Voltar à mesa
problem = Não deu certo
page-not-found = Página não encontrada

# Front page
front-title = A mesa aberta dos jogos da estrada de ferro
lead = Jogos de tabuleiro do Velho Oeste com as regras completas: com amigos, ao vivo ou ao longo de dias, contra robôs ou em volta de uma única tela.
tagline = Jogos de ferrovia e de fronteira no navegador, com amigos ou robôs. Sem cadastro.
continue = Continuar
host-your-own = Ter o seu próprio servidor
invited-tables = Convites para você
play-on-turn = Jogar
look = Ver
ago-now = agora mesmo
ago-minutes = há { $n } min
ago-hours = há { $n } h
ago-days = { $n ->
    [0] hoje
    [one] há { $n } dia
   *[other] há { $n } dias
}
minutes = { $n } min
about = cerca de
weight-light = leve
weight-medium = média
weight-heavy = pesada
invite-friends = Convidar amigos
invite-friends-short = Convidar
one-game = Uma partida
one-game-short = Uma partida
campaign-of = Campanha de { $n } partidas …
campaign-of-short = Campanha …
choose-bots = Escolher os robôs
bots-number = Quantos
bots-count = { $n ->
    [0] nenhum robô
    [one] { $n } robô
   *[other] { $n } robôs
}
bots-level = De que nível
bots-remembered = A sua escolha é lembrada.
campaign-length = { $games } partidas seguidas, cerca de { $minutes } minutos cada: umas { $hours } horas ao todo, em quantas noites vocês quiserem.
campaign-lasts = Caixas, cartas e regras novas ficam lacradas até vocês chegarem a elas, e o que se decide fica para sempre: o mapa passa a ser de vocês.
campaign-people = As mesmas pessoas voltam às suas companhias. Uma companhia pode faltar a uma partida.
campaign-pause = Nada precisa terminar hoje: a mesa guarda o lugar e espera na página inicial.
campaign-open = Abrir a campanha com amigos
campaign-bots = Começar contra robôs
campaign-bots-short = Contra robôs
foot = Livre e de código aberto · todo embaralhamento pode ser verificado
games = Jogos
open-tables = Mesas abertas
no-open-tables = Ninguém está esperando jogadores agora. Abra uma mesa ou jogue contra robôs.
finished-tables = Suas partidas encerradas
abandoned-tables = Suas partidas abandonadas
seats-range = { $min }–{ $max } jogadores
play-bots = Jogar contra robôs
play-bots-short = Contra robôs
new-table = Nova mesa
rules = Regras
free-seats = { $n ->
    [0] nenhum lugar livre
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
your-turn = Sua vez
waiting-for = esperando { $names }
finished = Encerrada
abandoned = Abandonada

# People
account = Conta
account-name = Nome da conta
account-help = Não é preciso ter conta para jogar. Com uma, você tem um nome só seu e uma senha, e chega aos seus lugares de qualquer aparelho. Todos os lugares que você já tem continuam seus.
account-make = Criar uma conta
account-have = Já tem uma?
account-yours = Você é { $name }. Aqui esse nome é só seu.
log-in = Entrar na conta
log-in-help = Para quem tem conta. Visitantes não precisam: um link feito em outro aparelho também deixa você entrar (Menu, Jogar em outro aparelho).
log-in-leaves = Este navegador conhece você como { $name }. Ao entrar em uma conta, passa a conhecer você por ela; só outro aparelho poderia voltar aos lugares de { $name }.
password = Senha
password-help = No mínimo { $n } caracteres.
password-lost = Perdeu a senha? Quem cuida deste servidor pode lhe dar um link para criar outra.
password-change = Trocar a senha
password-change-help = Todos os outros aparelhos são desconectados.
password-old = Senha atual
password-new = Senha nova
reset-help = Escolha uma senha nova para { $name }. Todos os aparelhos são desconectados.
email = E-mail
email-optional = E-mail (não é obrigatório)
email-help = Nunca é mostrado a ninguém e só é usado depois que você o confirma.
email-confirmed = Confirmado.
email-unconfirmed = Ainda não confirmado.
email-confirm = Confirmar o endereço
email-confirmed-now = Endereço confirmado
email-confirm-help = A partir de agora, as mensagens para { $name } chegam a este endereço.
shows = O que a sua página mostra aos outros
shows-name = Só o meu nome
shows-results = Minhas partidas terminadas e resultados
shows-opponents = O mesmo, e contra quem
host-page = Cuidar deste servidor
people = Pessoas
find-people = Procurar
tables = Mesas
acts = Ações
reports = Conversas denunciadas
no-reports = Nada foi denunciado.
reported = { $by } denunciou { $name } na mesa { $table }:
report-settled = Resolvido
no-acts = Nada ainda.
tables-going-on = Mesas em andamento
password-link-for = Com este link { $name } escolhe uma senha nova. Funciona uma única vez, dentro de um dia, e só é mostrado agora.
census-accounts = Contas
census-guests = Visitantes
census-gathering = Mesas à espera
census-playing = Mesas em jogo
census-finished = Partidas terminadas
census-decisions = Decisões
census-jobs = Tarefas à espera
census-given-up = Tarefas abandonadas
census-bytes = Banco de dados
status-gathering = à espera
status-playing = em jogo
is-muted = sem palavra
is-suspended = suspenso
act-rename = Renomear
act-mute = Tirar a palavra
act-unmute = Devolver a palavra
act-suspend = Suspender
act-restore = Readmitir
act-password = Link para senha nova
act-appoint = Tornar anfitrião
act-replace = Um robô joga por { $name }
acted-renamed = { $by } deu outro nome a { $name }.
acted-muted = { $by } tirou a palavra de { $name }.
acted-unmuted = { $by } devolveu a palavra a { $name }.
acted-suspended = { $by } suspendeu { $name }.
acted-restored = { $by } readmitiu { $name }.
acted-password = { $by } criou um link de senha nova para { $name }.
acted-appointed = { $by } tornou { $name } anfitrião.
acted-replaced = { $by } pôs um robô no lugar de { $name } na mesa { $table }.
acted-closed = { $by } fechou a mesa { $table }.
acted-settled = { $by } resolveu uma denúncia sobre { $name } na mesa { $table }.
your-page = Sua página
here-for-days = { $n ->
    [0] aqui desde hoje
    [one] aqui há { $n } dia
   *[other] aqui há { $n } dias
}
shows-now-name = Os outros veem só o seu nome.
shows-now-results = Os outros veem suas partidas terminadas e resultados.
shows-now-opponents = Os outros veem suas partidas terminadas, resultados e adversários.
shows-nothing = Esta pessoa mostra só o nome.
games-and-wins = { $n ->
    [0] Nenhuma partida terminada ainda.
    [one] { $n } partida terminada, { $won ->
        [0] não vencida.
       *[other] vencida.
    }
   *[other] { $n } partidas terminadas, { $won ->
        [0] nenhuma vencida.
        [one] { $won } vencida.
       *[other] { $won } vencidas.
    }
}
against = contra { $names }
result-won = vitória com { $score }
result-place = { $place }º lugar de { $of } com { $score }
unread-talk = { $n ->
    [0] nada novo na conversa
    [one] { $n } fala não lida
   *[other] { $n } falas não lidas
}
your-tables = Suas mesas
all-your-tables = Todas as suas mesas
no-tables-yet = Você ainda não está em nenhuma mesa.
hidden-tables = Mesas escondidas
hide = Esconder
show-again = Mostrar de novo
privacy = Privacidade
privacy-lead = Este servidor guarda o que é preciso para jogar, e nada mais. Nenhuma página pede nada a ninguém: sem rastreadores, sem fontes nem scripts de fora.
privacy-name = Seu nome e idioma, e quando você veio pela primeira vez.
privacy-sessions = Onde você é conhecido: navegador e sistema em duas palavras, e mais ou menos quando esteve lá pela última vez. Aquilo que identifica você é guardado como impressão digital (SHA-256).
privacy-account = Com conta: a senha como impressão digital (argon2id) e o e-mail, se você o deu. Ele não é mostrado a ninguém.
privacy-tables = As mesas em que você está, suas decisões com a hora e os textos que você misturou nos embaralhamentos. Fazem parte de partidas que outros também jogaram: se você se apagar, o nome some e as decisões ficam.
privacy-talk = O que você diz nas mesas, as últimas 300 falas de cada uma, até onde você leu e quem você não quer ler. Some quando você se apaga. Uma fala denunciada fica guardada para quem cuida deste servidor, até lá.
privacy-presence = Quando você esteve aqui pela última vez, seus relógios e suas férias. Quem está nas suas mesas vê se você está lá, ou há quanto tempo esteve.
privacy-likes = Suas preferências e as mesas que você escondeu.
privacy-network = Endereços de rede são usados só na memória, contra enxurradas, e não são guardados.
privacy-cookies = Cookies: quem você é, seu idioma e preferências, e um que prova que os formulários são nossos. Nenhum é para terceiros.
privacy-others = Quem cuida deste servidor vê nomes, mesas e quando cada um esteve aqui, e lê o disco em que ele roda.
export = Tudo sobre mim, em um arquivo
about-title = O que é isto?
about-free = Livre e de código aberto; nada é vendido e ninguém é seguido.
about-account = Não é preciso ter conta. Com uma, você tem um nome só seu e entra de qualquer lugar.
about-fair = Todo embaralhamento pode ser conferido: o servidor promete a parte dele antes de alguém se sentar, e cada jogador acrescenta um texto.
about-bots = Robôs de várias forças jogam todos os jogos. Sabem o que o lugar deles sabe, e nada mais.
about-host = Qualquer um pode ter o próprio servidor: um programa, um comando.
devices = Aparelhos
another-device = Jogar em outro aparelho
device-link = Criar um link
device-link-again = Criar outro link
device-link-help = Com um link você continua sendo você em outro aparelho, com todos os seus lugares. Ele funciona uma única vez, dentro de { $n } minutos. Não o dê a ninguém.
device-link-once = Abra-o lá, ou aponte a câmera do outro aparelho para a imagem.
known-at = Onde você é conhecido
known-at-help = Se não reconhecer algum, desconecte-o.
some-device = Um programa ou aparelho desconhecido
this-device = este aparelho
last-seen = visto pela última vez
end-session = Desconectar
device-ask = Continuar como { $name } aqui?
device-ask-help = A partir de agora este aparelho conhece você, com todos os seus lugares. O link funciona uma única vez.
device-ask-other = Este navegador conhece você como { $name }. Só outro aparelho poderia voltar aos lugares de { $name }.
device-yes = Sim, sou { $name }

# New table
table-name = Nome da mesa
table-of = Mesa de { $name }
table-of-nobody = Uma mesa
seats = Lugares
seat-number = Lugar { $n }
another-game = Outro jogo
with-whom = Com quem?
with-link = Amigos por link
with-link-help = Cada pessoa recebe o seu link. Joguem na hora ou ao longo de dias.
with-screen = Em volta de uma tela
with-screen-help = Passem o aparelho. Uma cortina esconde cada mão.
with-bots = Só robôs
with-bots-help = Começa na hora. Dá para chamar alguém depois.
with-mixed = Misto
with-mixed-help = Defina cada lugar.
who-plays = Quem joga
next-how = Adiante: como se joga
back-who = Voltar: quem joga
how-played = Como se joga
one-seat-fewer = Um lugar a menos
one-seat-more = Um lugar a mais
seat-me = Eu
seat-open = Aberto a todos
seat-invited = Por link
seat-named = Pelo nome da conta
seat-hot-seat = Nesta mesma tela
seat-bot-beginner = Robô: iniciante
seat-bot-steady = Robô: firme
seat-bot-skilled = Robô: hábil
seat-bot-expert = Robô: perito
seat-bot-master = Robô: mestre
seat-bot-random = Robô: iniciante
seat-bot-greedy = Robô: firme
sits-invited = por link
sits-open = qualquer pessoa
sits-bot = um robô
sits-me-help = abre a mesa · cor e sinal se escolhem na sala de espera
sits-invited-help = o link é criado quando a mesa abre
sits-named-help = recebe um aviso e encontra a mesa na página inicial
sits-open-help = quem chegar primeiro
sits-hot-seat-help = joga nesta mesma tela
sits-bot-help = senta-se na hora
seat-gone = Saiu
former-player = Ex-jogador
empty-seat = Lugar vago
player-number = Jogador { $n }
seat-plan = O que é este lugar
hot-seat-name = Nome (nesta tela)
who-may-see = Quem pode ver
listed = Mostrar a mesa na página inicial
variants = Variantes das regras
variant-usual = de costume
spectators = Outras pessoas podem assistir
contribution = Sua parte no embaralhamento
contribution-help = Qualquer texto. O servidor já prometeu a parte dele; a sua entra na mistura, para que ninguém, nem o servidor, possa escolher as cartas. Se pôde, seu navegador já escreveu aqui algo ao acaso.
open-table = Abrir a mesa

# Gathering
needs-players = A partida precisa de pelo menos { $n } jogadores.
waiting-for-host = Quem abriu a mesa começa a partida quando todos chegarem.
invite-link = Link desta mesa
sit = Sentar
stand = Levantar
change = Mudar
listed-now = à vista de todos
by-link-now = só com link
table-closed = Esta mesa está fechada.
add-seat = Lugar
meanwhile = Enquanto isso:
start-with = { $n ->
    [0] Começar sem ninguém
    [one] Começar com { $n } jogador
   *[other] Começar com { $n } jogadores
}
start-drops = { $n ->
    [0] Ninguém fica de fora.
    [one] O lugar { $seats } ainda está livre e fica de fora.
   *[other] Os lugares { $seats } ainda estão livres e ficam de fora.
}
start-keeps = { $n ->
    [0] Nenhum lugar fica vazio.
    [one] O lugar { $seats } fica vazio; alguém pode ocupá-lo depois.
   *[other] Os lugares { $seats } ficam vazios; alguém pode ocupá-los depois.
}
start-without = { $n ->
    [0] Começar?
    [one] Começar sem quem foi convidado para o lugar { $seats }?
   *[other] Começar sem quem foi convidado para os lugares { $seats }?
}
start-anyway = Começar assim mesmo
wait-for-them = Esperar
ready = Tudo pronto
not-ready = Esperem por mim
is-ready = pronto
seat-invited-now = Convidado
seat-invited-help = ninguém chegou com o link ainda
seat-open-now = Aberto a todos
seat-stays = Fica como está
remove-seat = Tirar o lugar
link-for-seat = Link do lugar { $seat }
renew-link = Criar outro link; o antigo deixa de valer
invite-by-name = Ou convidar pelo nome da conta
invite = Convidar
invitee-name = Nome da conta
seat-invited-by-name = convite pelo nome; ainda sem resposta
decline = Desta vez não
qr-code = Código QR
reclaim = Convidar outra pessoa para este lugar
reclaim-help = Para um amigo que perdeu o caminho de volta a este lugar: cria outro link. Quem ocupa o lugar agora pode recusar durante um dia.
reclaim-until = O link vale { $hours ->
    [0] a partir de agora
    [one] daqui a { $hours } hora
   *[other] daqui a { $hours } horas
}, a não ser que quem ocupa o lugar recuse; na hora, se concordar.
reclaimed = O anfitrião criou outro link para o seu lugar, caso você o tenha perdido. Se está aqui e quer continuar, recuse.
reclaim-object = Recusar: o lugar é meu
reclaim-agree = Concordar e ceder o lugar
invite-held = Este lugar está sendo recuperado
invite-held-help = { $hours ->
    [0] Quem o ocupa ainda pode recusar por pouco tempo. Volte em breve.
    [one] Quem o ocupa ainda pode recusar por { $hours } hora. Volte depois.
   *[other] Quem o ocupa ainda pode recusar por { $hours } horas. Volte depois.
}
invites-you = { $name } convida você para { $game }
invited-to = Um convite para { $game }
seats-taken = { $n } de { $of } lugares ocupados
about-minutes = cerca de { $n } min
usual-rules = regras de costume
seat-kept-for-you = Seu lugar
seat-for-you = o seu lugar
seat-still-free = ainda livre
host = anfitrião
watch = Assistir
watch-only = Só assistir
invite-taken = Alguém já ocupou este lugar
invite-taken-help = O convite já foi usado, ou a partida começou sem ele. Se foi por você, em outro aparelho ou navegador: crie um link lá (Menu, Jogar em outro aparelho) ou entre na sua conta. Se não foi, peça outro ao anfitrião.

# The table
table-menu = Mesa
panes = Partes da mesa
choices = O que você pode fazer
story = O que aconteceu
all-choices = Todas as ações ({ $n })
all-choices-short = Todas ({ $n })
why-not = Por que não? { $n }
other-ways = Outras maneiras
not-now = Agora não
moved-on = A mesa avançou: não foi enviada.
several-here = Há mais de uma coisa aqui:
zoom-in = Mais perto
zoom-out = Mais longe
players = Jogadores
you-within = você
you = Você
bot = robô
game-clock = Quanto falta para o fim
since-your-turn = desde a sua vez
story-tab = Registro
next-move = Próximo ▸
skip-moves = Pular ▸▸
recap = Desde a sua última vez
recap-play = Ver
close = Fechar
more = Mais
ends-last-round = começa a última rodada
ends-game = encerra a partida
look-at-board = Ver o tabuleiro
keys-help = Teclas
key-number = a ação desse número, na ordem de todas as ações
key-end = terminar o turno
key-undo = desfazer
key-why = o que você não pode fazer agora, e por quê
key-all = todas as ações
key-tab = a próxima parte da mesa
key-board = ir para o tabuleiro
key-log = ir para o registro
key-arrows = de peça em peça
key-zoom = mais perto, mais longe, o tabuleiro inteiro
key-escape = fechar o que está aberto
key-help = estas teclas
whole-board = Tabuleiro inteiro
undo = Desfazer
undo-what = Desfazer: …
withheld = { $n ->
    [0] Nada que você não possa fazer agora
    [one] { $n } coisa que você não pode fazer agora, e por quê
   *[other] { $n } coisas que você não pode fazer agora, e por quê
}
connection-lost = Conexão perdida: tentando de novo…
curtain = Passe a tela para { $name }.
curtain-close = Fechar a cortina
curtain-open = Aqui é { $name }

handing-help = Um robô pode jogar no seu lugar, e você pode voltar. Onde o anfitrião permite, quem assiste e não viu nenhuma outra mão desta partida pode pedir o lugar de um robô, e quem está sentado aqui responde.
rename-seat-name = Nome de quem joga aqui
rename-seat = Mudar o nome
hand-over = Passar a um robô
hand-over-release = definitivamente (outra pessoa pode ficar com o lugar)
take-over = Assumir
stood-in-for-you = Um robô joga por você até você voltar.
take-back-seat = Voltar
ask-wants = { $name } gostaria de assumir o lugar de { $bot }.
ask-yes = Concordar
ask-no = Recusar
ask-seat = Pedir este lugar
ask-waits = Você pediu este lugar. Alguém que está sentado aqui precisa concordar.
ask-withdraw = Retirar o pedido
a-bot = um robô
handed-lent = { $from } passa o lugar a { $to } por um tempo.
handed-released = { $from } deixa o lugar definitivamente; { $to } continua.
handed-back = { $to } volta e assume o lugar de { $from }.
handed-taken = { $to } assume o lugar de { $from }.
handed-agreed = { $to } assume o lugar de { $from }; { $by } concordou.
handed-left = { $from } sai; o lugar fica vago.
handed-sat = { $to } senta-se no lugar vago.
bot-for = Robô de { $name }
leaving-help = Quem sai não encerra nada: o lugar fica vago até que alguém convidado por vocês o ocupe.
leave-seat = Sair
leave-sure = definitivamente (outra pessoa pode ficar com o lugar)

# The end
result = Resultado
nobody-wins = Ninguém vence.
wins = { $name } vence com { $score }.
share-victory = { $names } dividem a vitória com { $score }.
you-win = Você venceu com { $score }.
your-lead = { $name } vem em seguida, { $ahead } atrás de você.
your-place = Você ficou em { $place }º lugar entre { $of } com { $score }, a { $behind } de quem venceu.
what-decided = O que decidiu a partida
how-totals = De onde vieram os totais
result-detail = Em detalhe
fact-tie = Os dois primeiros tinham { $score } cada: o desempate decidiu.
fact-gain = O maior ganho da partida: { $by } para { $name } no turno { $turn }.
fact-lead-always = { $name } liderou do começo ao fim.
fact-lead-last = { $other } liderou até o último turno.
fact-lead-from = { $name } tomou a liderança de { $other } no turno { $turn } de { $last } e não a perdeu mais.
fact-lead = { $name } tomou a liderança no turno { $turn } de { $last } e não a perdeu mais.
fact-part = { $name } { $points }, { $other } { $less }.
chart-mark = { $name }: { $by } no turno { $turn }
chart-turns = turno
other-rules = Nova mesa, outras regras
share = Compartilhar
share-text = O resultado em uma linha
share-private = Só quem jogou pode abrir esta mesa.
copy = Copiar
copied = Copiado ✓
link-to-table = Link do resultado
rematch-wants = { $name } quer outra partida.
rematch-yes = Jogar
rematch-no = Agora não
rematch-asked = Você propôs outra partida.
rematch-go = Ir para a nova mesa
player = Jogador
total = Total
chart = Após cada decisão (cada marca leva àquele momento)
play-again = Revanche, mesmos lugares
record = Registro
verify = Embaralhamento justo

# Replay
replay = Rever a partida
seen-by = Visto por
first = Início
previous = Voltar
next = Avançar
last = Fim
previous-turn = Turno anterior
next-turn = Próximo turno
play = Reproduzir
speed = Velocidade
by-turn = por turnos
turning-points = O que virou a partida
turning-point = { $name }, decisão { $n }
link-here = Link daqui
all-hands = Todas as mãos
go = Ir
move = Decisão
move-of = { $n } de { $last }
contents = Sumário
rules-sealed = Outras regras estão lacradas e vêm à luz no decorrer do jogo.

# Binder, chapters, branches
binder = Fichário
chapters = Capítulos
branch = Jogar outra versão a partir daqui
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
fair-bad = A verificação falhou: esta partida não foi jogada a partir do que foi prometido.
fair-unproved = Esta partida veio de um registro que não prova como a semente foi feita.
fair-later = O segredo, os textos dos jogadores e a semente aparecem aqui quando a partida terminar.

# Problems
problem-not-found = Não há nada neste endereço.
problem-no-table = Essa mesa não existe.
problem-no-game = Esse jogo não existe aqui.
problem-no-invite = Não existe esse convite.
problem-invite-taken = Alguém já ocupou o lugar deste convite.
problem-seat-held = Quem ocupa o lugar ainda pode recusar. Tente mais tarde.
problem-not-keeper = Só quem cuida deste servidor pode fazer isso.
problem-no-name = Falta um nome.
problem-nobody-named = Ninguém mais aqui tem uma conta com esse nome.
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
problem-two-of-me = Você só pode ter um lugar seu.
problem-bad-seat = Isso não é um tipo de lugar.
problem-bad-level = “{ $level }” não é um nível de robô ({ $levels }).
problem-bad-language = Esse idioma não é falado aqui.
problem-not-a-number = É preciso um número.
problem-setup = A partida não pode ser montada assim: { $error }.
setup-seats = { $seats } lugares não estão entre { $min } e { $max }
setup-unknown-option = não existe a opção “{ $key }”
setup-bad-option = “{ $key }” não pode ser “{ $value }”
setup-unknown-version = a versão { $version } das regras não é conhecida aqui
setup-bad-seed = uma semente tem 64 algarismos hexadecimais
problem-no-chapter = Nenhum capítulo que você conheça começa ali.
problem-no-bequest = Não dá para continuar a partir desse momento.
problem-not-seated = Só quem está sentado nesta mesa pode fazer isso.
problem-text-option = O passado de um jogo não pode ser enviado assim: ramifique uma mesa ou abra um arquivo.
problem-branch-file = Este arquivo não pode ser usado: o campo { $field } não é o que deveria ser.
problem-no-file = Escolha um arquivo primeiro.
problem-no-empty-seats = Neste jogo todo lugar tem alguém. Passe o seu a um robô.
problem-seen-another = Você já viu outra mão desta partida; por isso, só pode voltar àquele lugar.
problem-ask-refused = Você já pediu um lugar aqui, e a resposta foi não.
problem-too-many-asks = Várias pessoas já estão pedindo um lugar aqui. Espere até que recebam resposta.
problem-no-ask = Ninguém está mais pedindo isso.
problem-seat-kept = Esse lugar está guardado para quem o passou ao robô.
problem-stale = A mesa avançou desde que você olhou. Olhe e decida de novo.
problem-not-acting = Não é a sua vez.
problem-over = A partida terminou.
problem-notation = “{ $text }” não é uma decisão deste jogo; esperava-se { $expected }.
problem-illegal = As regras não permitem.
problem-nothing-to-take-back = Não há nada seu para desfazer: algo novo foi revelado ou outro jogador já decidiu.
problem-not-json = O corpo precisa ser JSON.
problem-bad-json = Campo { $field }: { $error }.
problem-bad-body = Não foi possível ler o pedido.
problem-too-large = O pedido é grande demais.
problem-too-slow = O pedido demorou demais para chegar. Envie de novo.
problem-too-many = Pedidos demais. Espere um momento.
problem-made-too-many = Mesas ou convidados demais foram criados a partir da sua rede. Tente de novo em { $minutes ->
    [0] instantes
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
problem-crowded = Há páginas demais abertas aqui ao mesmo tempo. Tente de novo em instantes.
problem-bad-address = O endereço pede algo que não pode ser lido.
problem-bad-method = Isso não pode ser feito neste endereço.
problem-suspended = Quem cuida deste servidor suspendeu você: dá para olhar, e nada mais.
problem-muted = Quem cuida deste servidor tirou a sua palavra na conversa.
problem-wrong-password = Esse nome e essa senha não combinam.
problem-too-many-logins = Foram tentadas senhas demais. Tente de novo em { $minutes ->
    [0] instantes
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
problem-no-link = Este link já foi usado ou venceu. Peça outro.
problem-no-such-account = Isso precisa de uma conta, ou você já tem uma.
problem-no-session = Você não está mais conectado lá.
problem-name-taken = Esse nome é de outra conta, ou parecido demais com o dela. Escolha outro, ou entre.
problem-short-password = Uma senha precisa de no mínimo 8 caracteres.
problem-long-password = É longo demais para uma senha.
problem-not-the-password = Essa não é a sua senha.
problem-bad-email = Isso não é um endereço de e-mail.
problem-no-choice = Isso não pode ser escolhido aqui.
problem-disk-full = O disco do servidor está cheio: nada pode ser guardado até haver espaço. Nada do que já foi guardado se perdeu.
problem-store = O servidor não alcança seus dados agora. Tente de novo em instantes.
problem-other-version = Esta mesa começou com a versão { $version } das regras, que não se joga aqui; a mais nova é a { $current }. O registro dela está guardado.
problem-other-edition = Esta mesa começou antes de a versão { $version } das regras estar pronta: a decisão { $ply } não é permitida por elas, e não dá para continuar. O registro dela está guardado.
damaged-help = Nenhuma outra mesa é afetada. Avise quem mantém este servidor.
damaged-record = O registro, como está guardado
damaged-no-record = A partida não terminou, e por isso o registro ainda contém o que os jogadores escondem uns dos outros. Quem mantém o servidor pode obtê-lo:
problem-damaged = Não foi possível ler esta mesa: o que está guardado está danificado, ou seu registro não se reproduz.
problem-broken = Algo quebrou no servidor. A mesa está intacta.

talk = Conversa
talk-say = Diga algo, 300 caracteres
talk-send = Enviar
talk-silence = Ninguém disse nada ainda.
talk-unread = { $n ->
    [0] 0 falas novas
    [one] 1 fala nova
   *[other] { $n } falas novas
}
talk-room-table = quem assiste tem sala própria
talk-room-spectators = entre quem assiste
talk-is-off = O anfitrião desligou a conversa.
talk-turn-off = Desligar a conversa
talk-turn-on = Ligar a conversa
talk-mark-read = Já li
talk-deal = Sobre a fala de { $name }
talk-mute = Silenciar
talk-unmute = Voltar a ler
talk-muted-line = silenciado
talk-report = Denunciar ao anfitrião
phrase-your-turn = Sua vez!
phrase-well-played = Boa jogada
phrase-back-soon = Volto em 5 min
phrase-misclick = Ops, cliquei errado
phrase-again = Mais uma?
phrase-thanks = Obrigado(a)
problem-no-words = Não há nada aí para dizer.
problem-too-long = Longo demais: no máximo { $most } caracteres.
problem-no-phrase = Essa frase não existe.
problem-no-line = Essa fala não existe.
problem-no-report = Essa denúncia já foi resolvida.
problem-talk-off = O anfitrião desligou a conversa nesta mesa.
problem-talked-too-much = Você está falando rápido demais. Espere alguns segundos.
talk-allowed = Pode-se conversar nesta mesa

# Learning
learn-title = Aprender um jogo
learn-lead = Cada lição se joga no próprio tabuleiro: leia o cartão, faça o que ele pede, e os outros jogadores seguem em frente. Pare e continue quando quiser.
learn-door = Aprender ({ $n } min)
learn-door-short = Aprender
lesson = Lição
lesson-minutes = cerca de { $n ->
    [0] { $n } minutos
    [one] { $n } minuto
   *[other] { $n } minutos
}
lesson-passed = concluída
lesson-at = você está no passo { $n } de { $of }
lesson-steps = Passos da lição
lesson-step = passo { $n } de { $of }
lesson-back = Voltar
lesson-skip = Pular a lição
lesson-next = Avançar
lesson-leave = Sair da lição
lesson-otherwise = As regras permitiriam. Aqui, faça o que o cartão pede.
lesson-over = Fim da lição
lesson-over-next = A próxima lição continua daqui. Se preferir, comece a jogar agora e volte depois.
lesson-over-last = Você já sabe o bastante para jogar. Na partida, cada peça diz o que é, e “Por que não?” mostra o que as regras proíbem.
lesson-real-game = { $n ->
    [0] Agora uma partida de verdade sem adversários
    [one] Agora uma partida de verdade contra um iniciante
   *[other] Agora uma partida de verdade contra { $n } iniciantes
}
lesson-all = Todas as lições
skip-lesson = Ir para a lição
rules-search = Procurar nas regras
rules-found = { $n ->
    [0] Nada nas regras menciona “{ $text }”.
    [one] Um parágrafo menciona “{ $text }”:
   *[other] { $n } parágrafos mencionam “{ $text }”:
}
rules-minute = Em um minuto
rules-turn = Um turno
rules-examples = Exemplos resolvidos
rules-mistakes = Erros comuns
aids = Ajuda rápida

presence-here = aqui
presence-away = fora
presence-seen = fora, esteve aqui { $ago }
watching = { $n ->
    [0] 0 pessoas assistem
    [one] 1 pessoa assiste
   *[other] { $n } pessoas assistem
}
you-watch = Você está assistindo
running-tables = Em andamento
lasting-hours = { $h } h { $m } min
lasting-days = { $d } d { $h } h
table-pace = Ritmo
pace-none = Sem relógio: cada um joga no seu tempo
pace-live = Ao vivo: { $minutes } min para cada um e mais { $seconds } s depois de cada vez
pace-days = { $n ->
    [0] 0 dias para cada vez
    [one] 1 dia para cada vez
   *[other] { $n } dias para cada vez
}
at-zero-vote = Quando o tempo de alguém acaba, os outros decidem se um robô joga no lugar (senão, ele entra na hora)
others-may = O que os outros podem fazer
may-take-over = Quem assiste pode pedir o lugar de um robô; alguém sentado aqui precisa concordar
absent-overdue = { $name } não aparece (esperando há { $time }).
absent-waiting = Esperando { $name } há { $time }.
absent-stand-in = Deixar um robô jogar até a volta
votes-so-far = { $yes } de { $needed } concordam
nudge = Lembrar
giving-up = Desistir
resign = Desistir do lugar
resign-sure = Deixo este lugar para sempre; um robô continua
abandon = Propor abandonar a partida
abandon-help = Quando todos os que jogam concordarem, a partida acaba aqui, sem resultado.
abandon-proposed = { $names } gostaria de abandonar a partida ({ $yes } de { $needed }).
abandon-withdraw = Retirar a proposta
close-table = Fechar a mesa
holiday = Férias
holiday-help = { $n ->
    [0] Enquanto você está fora, seu relógio para nas mesas jogadas por dias. Você não tem mais dias neste ano.
    [one] Enquanto você está fora, seu relógio para nas mesas jogadas por dias. Você ainda tem 1 dia neste ano.
   *[other] Enquanto você está fora, seu relógio para nas mesas jogadas por dias. Você ainda tem { $n } dias neste ano.
}
holiday-until = Você está de férias por mais { $time }.
holiday-end = Voltei
holiday-days = Dias
holiday-begin = Começar agora
handed-timed-out = O tempo de { $from } acabou; { $to } joga no lugar.
handed-voted = Os outros deixam { $to } jogar no lugar de { $from }.
handed-resigned = { $from } desiste; { $to } continua.
problem-no-take-over = Nesta mesa ninguém pode pedir o lugar de um robô.
problem-not-overdue = Ainda há tempo.
problem-not-awaited = A mesa não está esperando essa pessoa.
problem-too-soon = Essa pessoa foi lembrada há menos de um dia.
problem-bad-pace = Esse ritmo não existe: none, live MINUTOS+SEGUNDOS ou days DIAS.
problem-too-many-days = São dias demais: { $most } por ano.
abandoned-game = A partida foi abandonada de comum acordo.

# Notices
notices = Avisos
notices-call = Avise quando for a minha vez
notices-lead = Podemos avisar você quando uma mesa o espera, mesmo sem nenhuma página nossa aberta.
notices-nobody = Sente-se primeiro a uma mesa ou crie uma conta: assim este servidor sabe a quem avisar.
notices-push = Neste navegador
notices-push-help = O navegador mostra um aviso mesmo com todas as nossas páginas fechadas. Quem faz o navegador leva o aviso e não consegue lê-lo.
notices-push-here = Avise neste navegador
notices-push-asking = Perguntando ao navegador…
notices-push-asked = A partir de agora, este navegador avisa você.
notices-push-refused = O navegador não permite avisos daqui. Você pode mudar isso nas configurações dele.
notices-push-failed = Não dá para alcançar este navegador. Tente outro, ou o e-mail.
notices-push-script = Isto precisa de scripts. E-mail e webhooks não precisam.
notices-mail = Por e-mail
notices-no-letters = Este servidor não envia e-mails.
notices-letters-on = Avise por e-mail
notices-webhook = Por webhook
notices-webhook-help = Cada aviso é enviado a um endereço seu: um tópico do ntfy, um canal do Discord, uma sala do Matrix.
notices-quiet = Horário de silêncio
notices-quiet-help = O que acontece nesse horário é avisado depois, se ainda importar.
notices-try = Testar
notices-end = Não avisar mais
webhook-address = Endereço
webhook-format = Enviar como
webhook-add = Adicionar
format-ntfy = ntfy
format-discord = Discord
format-matrix = Matrix (hookshot)
quiet-from = Das
quiet-to = às
quiet-clock = no fuso
tempo-live = ao vivo
tempo-days = por dias
tempo-none = sem relógio
want-turn = É a minha vez
want-invited = Convite para jogar
want-over = Fim de partida
want-talk = Alguém falou
email-sent = Uma mensagem está a caminho. Abra o link que está nela para confirmar o endereço.
unsubscribe = Não enviar mais e-mails
unsubscribe-help = Você não receberá mais avisos por e-mail. Dá para ligar de novo em Avisos.
unsubscribed = Pronto: não enviaremos mais e-mails.
password-forgotten = Esqueci a senha
forgotten-help = Se a sua conta tem um e-mail confirmado, mandamos para ele uma mensagem com um link para criar outra senha.
forgotten-send = Enviar a mensagem
forgotten-sent = Se existe uma conta assim com e-mail confirmado, a mensagem está a caminho.
privacy-notices = Como você quer ser avisado: o endereço de push de um navegador, um endereço para webhooks, seu horário de silêncio e até onde você já foi avisado. As mensagens de push passam por quem faz o navegador, que não consegue lê-las; os e-mails, pelo servidor de quem cuida deste; os webhooks, aonde você disser.
notice-turn = É a sua vez: { $table } ({ $game })
notice-begun = A partida começou.
notice-nudge = Os outros esperam por você: { $table } ({ $game })
notice-over = A partida acabou: { $table } ({ $game })
notice-talk = Conversa nova em { $table }
notice-invited = { $name } convida você para mais uma partida de { $game }
notice-invited-by-name = { $name } convida você para { $game }
notice-invited-help = Há um lugar guardado para você.
notice-try-title = Isto é um teste
notice-try = Quando uma mesa esperar por você, o aviso virá assim.
letter-hello = Olá, { $name },
letter-digest-subject = { $n ->
    [0] Nada espera por você
    [one] { $n } coisa espera por você
   *[other] { $n } coisas esperam por você
}
letter-foot = Mudar o que avisamos: { $settings }
    Não receber mais e-mails: { $link }
letter-confirm-subject = Este endereço é seu?
letter-confirm = Olá, { $name },

    alguém, esperamos que você, deu este endereço em { $server }. Para confirmá-lo, abra este link em até três dias:

    { $link }

    Se não foi você, não faça nada: não enviaremos mais mensagens.
letter-password-subject = Uma senha nova
letter-password = Olá, { $name },

    alguém, esperamos que você, pediu uma senha nova em { $server }. Para criá-la, abra este link em até duas horas:

    { $link }

    Se não foi você, não faça nada: a sua senha continua a mesma.
problem-no-channel = Não existe esse meio de avisar você.
problem-too-many-channels = Você já é avisado de doze maneiras. Encerre uma primeiro.
problem-no-letters = Este servidor não envia e-mails.
problem-not-confirmed = Confirme primeiro o seu e-mail.
problem-not-web = Isso não é um endereço da web. Ele começa com https:// ou http://.
problem-private-address = Esse endereço leva à rede deste próprio servidor. Dê um endereço da internet aberta.
problem-unknown-host = Ninguém conhece o nome que está nesse endereço.
problem-bad-keys = Essas não são chaves de um navegador.
problem-bad-hours = Escolha duas horas diferentes do dia.

# Dicas: uma linha que diz o que importa agora, e o que um robô faria.
hints = Dicas
hints-alone = só para quem joga contra robôs
hints-on = permitidas para todos
hints-off = não permitidas
hints-show = Mostrar dicas
hints-hide = Esconder dicas
like-tempo = Velocidade em que as jogadas dos outros aparecem
like-tempo-at-once = Na hora
like-tempo-quick = Rápida
like-tempo-calm = Calma
like-tempo-step = Passo a passo
like-hints = Dicas sob a pergunta, onde a mesa as permite
like-hints-new = Nas minhas duas primeiras partidas de cada jogo
like-hints-on = Sempre
like-hints-off = Nunca
advice-ask = O que você faria?
advice-waits = Um robô está pensando no seu lugar …
advice-how = O que um robô pensa, só a partir do que o seu lugar sabe. { $n ->
    [0] Ele decidiu à primeira vista.
    [one] Ele jogou uma vez até o fim na cabeça.
   *[other] Ele jogou { $n } vezes até o fim na cabeça.
}
advice-chance = { $n } % de chance de vencer
advice-brings = Na hora: { $what }
advice-line = Como pode continuar
advice-back = Voltar à mesa
problem-no-hints = Esta mesa não permite dicas.
problem-bad-hints = Dicas são “alone”, “on” ou “off”.

# O estudo de uma partida terminada.
analysis = Análise
analysis-lead = Cada decisão é julgada pelo que o lugar podia saber na hora: a chance de vitória de cada um, e o que um robô teria feito. Leva alguns minutos, e corre quando não há mais nada em que pensar.
analysis-ask = Analisar esta partida
analysis-players-only = Ninguém que jogou aqui pediu a análise ainda.
analysis-progress = { $n } de { $of } decisões julgadas
analysis-how = Cada decisão foi examinada { $n ->
    [0] nenhuma vez
    [one] uma vez
   *[other] { $n } vezes
}, sem saber o que viria. Uma perda de 10 é um décimo de vitória.
analysis-chart = Chance de vitória ao longo da partida
analysis-turns = Onde a partida virou
analysis-no-turns = Em lugar nenhum: nenhuma decisão sozinha custou com certeza mais de um vigésimo de vitória.
analysis-turn = { $name }, decisão { $n }: perda de { $loss } % de vitória
analysis-turn-text = { $name } decidiu “{ $taken }”. Um robô naquele lugar teria decidido “{ $best }”: { $loss } % melhor, com erro de { $doubt }.
analysis-then = Como { $name } podia ler na hora:
analysis-look = Ver este momento
analysis-again = Jogar de novo daqui, contra robôs
analysis-accounts = Habilidade e sorte
analysis-accounts-help = Em centésimos de vitória: o que as decisões de cada um perderam com certeza, e o que o sorteio e as compras trouxeram, que é o que sobra quando se tiram as perdas de todos.
analysis-first = chance no começo
analysis-lost = perdas próprias
analysis-luck = sorte
analysis-result = resultado
analysis-json = Como JSON
again-title = { $title }, da decisão { $n }
again-mark = Jogada de novo da decisão { $n } de uma partida terminada: as cartas são conhecidas

# O que se conta de como as pessoas aprendem.
counts = Como as pessoas aprendem
counts-help = Só totais: quantos navegadores chegaram a qual passo de uma lição, e qual parágrafo recusou decisões quantas vezes. Nada diz quem.
counts-turn-off = Não contar mais, e esquecer isto
counts-turn-on = Contar
counts-none = Nada ainda.
counts-steps = Lições: quem chegou a qual passo
counts-refusals = Recusas por parágrafo
counts-step = passo { $step }
counts-end = fim
counts-left = a maioria sai no passo { $step } ({ $n })
privacy-counts = Contado sem o nome de ninguém: quantos chegaram a qual passo de uma lição, e quantas vezes qual parágrafo das regras recusou uma decisão. Quem mantém este servidor pode desligar isso.
# New table, summed up
choose-colour = Escolher cor e sinal
colour-of = Cor e sinal { $seat }
summary = Esta mesa
summary-game = Jogo
summary-seats = Lugares
summary-pace = Ritmo
summary-see = Quem pode ver
summary-talk = Conversa
summary-on = ligada
summary-off = desligada
summary-change = mudar
seats-me = você
seats-link = { $n ->
    [0] nenhum amigo por link
    [one] um amigo por link
   *[other] { $n } amigos por link
}
seats-named = { $n ->
    [0] ninguém pelo nome
    [one] uma pessoa pelo nome
   *[other] { $n } pessoas pelo nome
}
seats-anyone = { $n ->
    [0] nenhum lugar para qualquer um
    [one] um lugar para qualquer um
   *[other] { $n } lugares para qualquer um
}
seats-screen = { $n ->
    [0] mais ninguém nesta tela
    [one] mais um nesta tela
   *[other] mais { $n } nesta tela
}
seats-bots = { $n ->
    [0] nenhum robô
    [one] um robô
   *[other] { $n } robôs
}
see-nobody = só nós
see-watch = quem tem o link pode assistir
see-listed = aparece para todos
only-by-link = Estranhos não se sentam: só quem tem um link.
