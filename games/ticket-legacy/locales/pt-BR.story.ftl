# A história de uma campanha: o que se lê em voz alta e o que as cartas dizem além dos seus efeitos.
# SPOILERS: a mesa só vê cada texto quando a carta é lida, comprada ou aberta.
# Linhas em branco separam parágrafos. O último parágrafo de uma carta de história com efeitos diz o que muda no jogo.

story-premise =
    Em abril de 1865, Ambrose Hale, fundador da neutra Linha Branca, sai de Lewisburg a cavalo para ver o que existe na metade vazia do próprio mapa, e não volta. Cinco jovens companhias ferroviárias seguem rumo ao oeste os diários que ele deixou espalhados. O Consórcio de Augusta Crane compra cada cruzamento que pode, sempre um passo à frente delas.

## 1865

story-1865-01-title = Um Fundador Parte para o Oeste
story-1865-01 =
    Em abril de 1865, cinco dias depois do fim da guerra, Ambrose Hale ofereceu um jantar na estação de Lewisburg aos fundadores de cinco ferrovias novas. Hale dirigia a Linha Branca, que por força da concessão transporta os vagões de todas as companhias pela mesma tarifa e não toma o partido de ninguém. Na parede pendia o seu grande mapa. A metade direita estava apinhada de cidades. A metade esquerda estava em branco.

    — E o que há ali, Ambrose? — perguntou a senhorita Augusta Crane, na hora do queijo.

    Hale pensou mais tempo do que merece uma pergunta feita na hora do queijo.

    — Eu lhe escrevo — disse — quando souber.

    Às seis da manhã seguinte, partiu para o oeste montado numa égua tordilha chamada Decimal, com uma corrente de agrimensor, um lápis branco e quatro diários em branco.

story-1865-02-title = Primeira Temporada
story-1865-02 =
    Uma hora depois da partida o telégrafo trouxe a notícia de Washington, e por um mês os trens quase só carregaram pano preto. Depois o país, enterrado o presidente, voltou a querer que as coisas andassem: sementes, arados, vidraças, soldados de muletas, noivas.

    Cinco companhias tinham dinheiro para vinte trens cada uma e palpites para uns cem. Hosea Tull, o condutor mais antigo da Linha Branca, recebeu os fundadores um a um.

    — A regra da casa é curta — avisou. — Assentem os próprios trilhos, cumpram o que prometerem aos passageiros e não fiquem esperando o senhor Hale dizer o que vem depois. Ele também não sabe.

    Naquela mesma semana a senhorita Crane comprou uma ponte de pedágio, bem pequenina. Pagou caro demais e pareceu satisfeita.

story-1865-03-title = O Cavalo sem Cavaleiro
story-1865-03 =
    Em novembro Decimal voltou sozinha. Desceu a rua principal de Lewisburg, recusou uma maçã na porta do ferrageiro e parou diante da Linha Branca. Eleanor Hale saiu e ficou um bom tempo abraçada à cabeça da égua.

    Foi ela quem reparou no que o xerife não viu. A barrigueira estava dois furos mais frouxa, como se faz com animal que vai andar muito e sem ninguém na sela. A manta, dobrada. O pelo, escovado naquela manhã. Dos diários, nem sinal; mas a corrente vinha presa à sela, e Tull a contou duas vezes. Corrente de agrimensor tem cem elos. Aquela tinha noventa e cinco.

    — Era mais fácil ele cortar um dedo fora — disse Tull.

    — Então teve um motivo — disse Eleanor. — Teve cinco.

story-1865-04-title = A Caixa de Ferramentas do Condutor
story-1865-04 =
    Hosea Tull se aposentou naquele inverno, oficialmente por causa dos joelhos. Deixou no balcão, para as cinco companhias, a sua caixa de lata com a chave em cima: segundo ele, o único jeito honesto de deixar uma caixa. Dentro havia um alicate de condutor, cinco carretéis de fita e o registro de quarenta e duas viagens que a Linha Branca prometeu a alguém, um dia, e ainda não fez.

    “Bilhete é promessa com preço”, ele escreveu na tampa. “Fure quando tiver cumprido. Quem cumprir uma das quarenta e duas vai ter notícia de quem estava esperando. Essa gente escreve.” Debaixo das fitas havia uma carta.

    Leia em voz alta o cartão-postal 1. A partir desta partida, cada bilhete completado é furado para a sua companhia: o que tem número de registro sai do jogo na hora e traz o seu cartão-postal; qualquer outro sai quando uma mesma companhia o furou duas vezes.

story-1865-05-title = Fim do ano
story-1865-05 =
    Decimal ganha a cocheira atrás da estação. Vê passar cada trem para o oeste com jeito de quem já sabe como a história acaba. Na parede do refeitório, a metade branca não diminuiu um dedo.

## 1868

story-1868-01-title = O Balcão de Empregos
story-1868-01 =
    No sobrado do armazém de rações de Lewisburg, a senhora Norah Roark abriu um balcão de empregos. Enterrou um marido em Gettysburg e um empreiteiro em Ohio, e só do primeiro sente falta. As condições estão a giz na porta: pagamento aos sábados, nada de briga na escada, e a ninguém se pergunta que nome usava antes da guerra.

    Mesmo assim, cada um traz a história inteira: um quacre incapaz de mentir sobre dinheiro, um foguista que lê caldeira de ouvido, uma agrimensora com cartas de recomendação endereçadas ao falecido pai.

    — Podem levar um cada — diz ela às companhias. — É gente, não é mobília. Quero todos de volta.

    Sete empregados entram no jogo. De agora em diante, na preparação, são revelados dois empregados a mais do que o número de jogadores; em ordem inversa de turno, cada jogador contrata um deles para aquela partida.

story-1868-02-title = Novos Sinais
story-1868-02 =
    Até esta primavera, o sinal de Lewisburg era uma bola de lata numa corda, e a corda era o Eben. Quando Eben pegava um resfriado, paravam os trens de três condados. Agora há braços de semáforo, lanternas coloridas e um manual impresso de quarenta páginas em que Eben, que não sabe ler, já achou dois erros só de olhar as figuras.

    Os maquinistas reclamam que não se pode mais confiar nos próprios olhos. As seguradoras observam que o problema sempre foi esse.

    O evento Reforma dos Sinais entra no baralho de eventos.

story-1868-03-title = O Quadro de Honra
story-1868-03 =
    A senhorita Hortense Dace, da Repartição das Cartas Mortas, pendurou uma lousa ao lado do guichê. Sua repartição guarda o que não se consegue entregar: alianças, dentaduras, pedidos de casamento, um jabuti vivo que está ali desde o governo Polk. Guarda também quinze cartões lacrados que o fundador deixou com ela em 65, todos marcados a lápis branco: “Para quem fizer primeiro.”

    — Fizer o quê? — querem saber as companhias.

    — Abrir eu não posso — diz a senhorita Dace. — Reparar, posso.

    E ela repara em muita coisa. Há gente se penteando antes de comprar selo.

    Quinze cartões-postais de marco esperam agora no correio, cada um pela primeira companhia a realizar uma certa façanha.

story-1868-04-title = Precisa-se de Gente
story-1868-04 =
    Os cartazes dizem PRECISA-SE DE BRAÇOS e, pensando bem, é só o que os empreiteiros querem mesmo. Os braços chegam com o resto da pessoa junto. Há irlandeses de Cork que cantam sobre afogamentos, e turmas cantonesas que fecham contrato em grupo, fervem a água que bebem e por isso continuam vivas. Há rapazes do Alabama que cinco anos atrás eram propriedade de alguém e hoje contam o salário na frente do pagador, devagar, enquanto ele espera.

    Os carros-dormitórios também contratam. Os passageiros chamam todo cabineiro de George. O novo do noturno para o oeste, um veterano da cavalaria, do Kentucky, ouve até o fim e responde sempre, com perfeita cortesia: “Meu nome é senhor Bell.” Até o verão, alguns já tinham aprendido.

story-1868-05-title = Uma Carta em Papel Preto
story-1868-05 =
    Veio pela Repartição das Cartas Mortas, com um selo que a senhorita Dace não soube explicar: uma folha de papel preto de funerária e, nela, dez palavras a lápis branco. “Não procurem por mim. Olhem bem para onde estão pisando.”

    Assinatura, nenhuma. A letra era de Hale; o condado inteiro conhecia aqueles agás. A senhora Hale leu, guardou a folha na lata de farinha e não aceitou nem parabéns nem pêsames. O senhor Pym, secretário da senhorita Crane, ofereceu quatrocentos dólares e perguntou, como quem não quer nada, se o lápis era duro ou macio.

    A Agência Argos de Detetives mandou o senhor Silas Quill. Em uma semana ele concluiu que o fundador estava morto, no México ou escondido, e cobrou pelas três coisas.

story-1868-06-title = Fim do ano
story-1868-06 =
    No fim do ano, o senhor Quill toma o depoimento da égua. As anotações se conservaram: “Depoente calma. Comeu meu chapéu.” Na margem, alguém da Agência escreveu: “Qual chapéu?”, e outro alguém: “Reembolsar um dólar.”

## 1871

story-1871-01-title = A Senhorita Crane Põe Preço
story-1871-01 =
    Augusta Crane faz a própria contabilidade. É a primeira coisa que dizem dela, como de outra mulher diriam os olhos. Escreve em tinta preta, com pena de aço, nunca foi vista riscando um número e lê balanços na cama, como outros leem folhetins.

    Nesta primavera seus agentes visitam cada companhia com um cartão impresso. O que fica abaixo de três dias de carreto não interessa à senhorita Crane. Trechos mais compridos pagam uma taxa. Não é grande coisa.

    — Nunca é o tamanho — explica o secretário, senhor Pym, dobrando as luvas. — É o hábito de pagar.

    O evento Crane Aumenta as Taxas entra no baralho de eventos.

story-1871-02-title = O Consórcio
story-1871-02 =
    Não é uma ferrovia, explica o prospecto. Não tem locomotiva nem assentou um trilho sequer. Tem o vau, o atracadouro, a garganta entre dois morros, o único poço a um dia de marcha: os três metros de chão por onde todo mundo é obrigado a passar. Na bolsa de Nova York chamam-no só de o Consórcio, no tom em que lavrador diz o tempo.

    De quem ela comprou tudo aquilo? As escrituras estão em ordem. Trazem carimbos de cartórios de terras onde ninguém jamais viu as pessoas que moram naquelas terras. A senhorita Crane não perguntou mais nada. Aprendeu com um excelente agrimensor, diz ela, como é rápido tirar uma coisa do mapa.

story-1871-03-title = A Sala dos Mapas
story-1871-03 =
    Atrás do refeitório de Lewisburg há uma porta trancada faz seis anos. A senhora Hale a abre com uma chave tirada da lata de farinha. Lá dentro estão uma mesa, um tinteiro seco, o grande mapa e oito caixas chatas, amarradas com fita branca e identificadas por região, a lápis branco. A poeira nas tampas parece feltro.

    — Ele disse para abrir uma de cada vez — conta a senhora Hale —, e que a escolha fosse de quem tivesse acabado de merecer.

    A senhorita Dace, chamada para testemunhar, só depois comentou no que tinha reparado. Nas tampas havia poeira. Dentro, nenhuma.

    Quem venceu esta partida abre uma caixa de fronteira, e assim também quem vencer cada partida até 1892. O tabuleiro, os bilhetes e as regras da caixa valem a partir da próxima partida.

story-1871-04-title = Fim do ano
story-1871-04 =
    Numa noite de outubro, o céu a oeste do lago Michigan fica da cor de porta de fornalha. Na segunda-feira já quase não existe Chicago. Na quarta há um homem no meio das cinzas vendendo lotes, e o primeiro trem que chega traz vidraças.

## 1874

story-1874-01-title = Âncoras no Mapa
story-1874-01 =
    Desde o Pânico, os bancos vão se apagando feito lampiões. Uma companhia amanhece sólida e ao meio-dia já virou exemplo do que não se deve fazer. Mas o mar não ficou sabendo. Algodão, café, pianos e noruegueses continuam chegando, e quem espera o navio com um trem vazio recebe em moeda sonante.

    Por isso os desenhistas tiram de novo o mapa da gaveta e pintam pequenas âncoras ao lado dos portos. O capitão Manuel Rosa vem de New Bedford dar conselhos. Nasceu na ilha Brava, foi à baleia aos doze anos e está em terra há nove, sem concordar com isso.

    De agora em diante as cidades marcadas com uma âncora contam como portos; o evento Vapores para o Golfo entra no baralho de eventos, e o Capitão dos Portos pode ser contratado.

story-1874-02-title = Sal e Vapor
story-1874-02 =
    A moda do inverno é um espetáculo de lanterna mágica, “Hale dos Cem Elos”, tirado dos folhetins de dez centavos do coronel Prosper Fane, que não tem patente e nunca passou de Pittsburgh. Quarenta vidros pintados: Hale e o urso, Hale e o abismo, Hale e o urso outra vez, visto do outro lado.

    Em Baltimore, a senhora Hale foi assistir, de azul; preto ela nunca usou.

    — E com sua fiel corrente — bradou o coronel — de cem elos…

    — Noventa e cinco — disse alguém, baixinho, lá na galeria, que é onde obrigam o público negro a se sentar.

    Esse número nunca saiu em jornal nenhum. A senhora Hale não virou a cabeça. Na saída, deixou passar a multidão e disse ao cabineiro do noturno:

    — Boa noite, senhor Bell.

story-1874-03-title = Segundo Levantamento
story-1874-03 =
    O senhor Quill, da Agência Argos, achou uma pedra. Está no alto de um morro, bem mais a oeste do que a sua verba de viagem, talhada e assentada por quem entendia do ofício, e traz gravada uma referência de nível com duas letras e uma data: A. H., 1869.

    Ele telegrafa a notícia aos dois clientes, porque tem dois, e antes do almoço os papéis da Linha Branca sobem nove pontos. Quer dizer que o fundador estava vivo quatro anos depois de a égua voltar para casa. A senhora Hale pede um decalque da pedra. Fica um tempo enorme olhando com a lupa, principalmente o nove. Depois diz que está muito bem gravado.

    Quem venceu esta partida abre uma caixa de fronteira.

story-1874-04-title = Fim do ano
story-1874-04 =
    Na cocheira atrás da estação, alguém pendurou uma lousa sobre a manjedoura de Decimal: VIVO EM 1869. A égua, que teria alguma coisa a acrescentar, está comendo o barbante.

## 1877

story-1877-01-title = Cidades em Alta
story-1877-01 =
    A receita é conhecida. Pegue uma caixa-d’água, junte um boato e mexa com uma prensa de jornal. Em um mês há quatro bares, um teatro de ópera feito de lona, um padeiro de Stuttgart, um pastor sueco, um médico chinês com quem se trata a mulher do outro médico e dois jornais que existem para desmentir a tiragem um do outro.

    A maioria dessas cidades some na primavera, e o teatro é visto mais adiante, a sessenta quilômetros, sendo erguido com outro nome. Mas algumas pegam. Ninguém sabe por quê; os fundadores depois dizem que foi visão.

    O evento Cidade em Expansão entra no baralho de eventos.

story-1877-02-title = Juros Compostos
story-1877-02 =
    A senhora Hester Lyle, de Richmond, começou como tesoureira de uma sociedade funerária: dois centavos por semana, de lavadeiras que um dia tinham sido vendidas e não pretendiam ser enterradas como o condado bem entendesse. A sociedade era tão bem cuidada que ninguém queria tirar o dinheiro de lá. Hoje é um banco. Desde 73 ela já viu afundar três maiores, com colunas na frente, e a cada um mandou um bilhete gentil.

    — Dinheiro é que nem massa de pão — ensina às companhias. — Só pede para ficar quieto num canto quente. Os senhores é que não param de cutucar.

    De agora em diante a Banqueira pode ser contratada.

story-1877-03-title = Casas de Contas
story-1877-03 =
    Em julho as companhias cortaram um décimo dos salários, pela segunda vez, e aumentaram o dividendo. Em Martinsburg os foguistas desceram das máquinas. Em uma semana nada andava entre os lagos e o Ohio. Em Pittsburgh a milícia da Filadélfia atirou na multidão, e depois os pátios da ferrovia arderam por três quilômetros. Contaram vinte mortos, depois quarenta, depois pararam de contar.

    A Linha Branca, neutra que é, levou o leite e o correio e não deixou embarcar soldado. De cima de um vagão-prancha, um assentador de trilhos de Cork chamado Con Delaney convenceu quatro mil pessoas a não queimar também a rotunda. Trazia um pedaço de aço torto na corrente do relógio. Os repórteres acharam que era um cravo de ferradura. Era um elo.

story-1877-04-title = Uma Mão ao Retardatário
story-1877-04 =
    A companhia que chegou por último este ano encontra um envelope por baixo da porta do escritório. Remetente não há; só cédulas miúdas, dobradas e redobradas, das que já passaram por muitas mãos, e meia folha: “O senhor Hale dizia que do último vagão é que melhor se vê por onde se andou. Paguem quando der. À senhorita Crane, não paguem.”

    O contador, desconfiado por natureza, observa que os setes da soma são cortados por um tracinho, como se escreve no México. Ele já viu esse sete em algum lugar. Não consegue lembrar onde.

    A companhia que ficou em último lugar recebe o cartão-postal 143, Empréstimo de um Velho Amigo.

story-1877-05-title = Terceiro Levantamento
story-1877-05 =
    Autos de Hale, pessoa desaparecida. Passados sete anos, diz o advogado da senhorita Crane, a lei pode presumir morto um homem, e os vivos podem tratar dos negócios. Pela concessão, nada da Linha Branca se vende sem duas assinaturas, e uma das mãos está ausente há doze anos.

    O advogado da senhora Hale põe uma pedra talhada na mesa do juiz. Veio por frete. Nela se lê 1869.

    O juiz, que quer ir pescar, declara o fundador nem vivo nem morto e suspende a sessão. Na escadaria as duas se encontram.

    — Você está com ótima aparência, Eleanor — diz a senhorita Crane. — Para uma viúva.

    — Não sou viúva — diz a senhora Hale. — Agora você tem isso por escrito.

    Quem venceu esta partida abre uma caixa de fronteira.

story-1877-06-title = Fim do ano
story-1877-06 =
    O capim nasce entre os dormentes queimados de Pittsburgh. Na véspera de ano-novo os salários continuam um décimo menores; o dividendo é pago às dez em ponto; e em cada casa de contas os relógios discordam, por alguns minutos, de quando foi isso.
