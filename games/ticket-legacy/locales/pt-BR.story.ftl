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
    Em novembro Decimal voltou sozinha. Desceu a rua principal de Lewisburg, recusou uma maçã na porta da loja de ferragens e parou diante da Linha Branca. Eleanor Hale saiu e ficou um bom tempo abraçada à cabeça da égua.

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

    Os carros-dormitórios também contratam. Os passageiros chamam todo cabineiro de George. O novo do noturno para o oeste, um veterano da cavalaria, do Kentucky, ouve até o fim e responde sempre, com perfeita cortesia: “O nome é senhor Bell.” Até o verão, alguns já tinham aprendido.

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
    Não é uma ferrovia, explica o prospecto. Não tem locomotiva nem assentou um trilho sequer. Tem o vau, o atracadouro, a garganta entre dois morros, o único poço a um dia de marcha: os três metros de chão por onde todo mundo é obrigado a passar. Na bolsa de Nova York chamam-no só de o Consórcio, no tom com que lavrador fala do tempo.

    De quem ela comprou tudo aquilo? As escrituras estão em ordem. Trazem carimbos de cartórios de terras onde ninguém jamais viu as pessoas que moram naquelas terras. A senhorita Crane não perguntou mais nada. Aprendeu com um excelente agrimensor, diz ela, como é rápido tirar uma coisa do mapa.

story-1871-03-title = A Sala dos Mapas
story-1871-03 =
    Atrás do refeitório de Lewisburg há uma porta trancada faz seis anos. A senhora Hale a abre com uma chave tirada da lata de farinha. Lá dentro estão uma mesa, um tinteiro seco, o grande mapa e oito caixas chatas, amarradas com fita branca e identificadas por região, a lápis branco. A poeira nas tampas parece feltro.

    — Ele disse para abrir uma de cada vez — conta a senhora Hale —, e que a escolha fosse de quem tivesse acabado de merecer.

    A senhorita Dace, chamada para testemunhar, só depois comentou no que tinha reparado. Nas tampas havia poeira. Dentro, nenhuma.

    Quem venceu esta partida abre uma caixa de fronteira, e assim também quem vencer cada partida até 1892. Depois as companhias dão cor aos trilhos novos, a começar por quem venceu, e a última colocada faz crescer uma cidade pequena. Tabuleiro, bilhetes e regras valem a partir da próxima partida.

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

## 1880

story-1880-01-title = Pedras nos Trilhos
story-1880-01 =
    As montanhas começaram a responder. Abra um degrau a dinamite numa encosta que está de pé desde o Dilúvio e a encosta, numa primavera chuvosa, muda de ideia. Nas rampas compridas os ronda-linhas saem antes do amanhecer com lampião e alavanca, batendo na rocha e escutando o que ela diz.

    Fong Yuk-ming escuta melhor que a maioria. Por dez anos figurou na folha de pagamento como “Ah Fong e mais 28”, a dois terços do que ganhavam os irlandeses. Ele sabe o nome dos vinte e oito, e debaixo de qual desmoronamento está cada um. Hoje é mestre de turno. Ninguém lhe deu o título; é que os turnos dele voltavam para casa.

    O evento Deslizamentos entra no baralho de eventos, e de agora em diante o Mestre de Turno pode ser contratado.

story-1880-02-title = Terreno Duro
story-1880-02 =
    Agora já se come em ferrovia. Os Refeitórios da Sra. Otterby lhe dão vinte e cinco minutos, uma toalha na mesa e uma moça de Indiana que assinou por um ano, não admite ser chamada de meu bem e está juntando para comprar um sítio. O bife é honesto. Houve filósofo que cruzou o continente para ver um bife de estrada de ferro que fosse honesto.

    Na mesa comprida de um deles, três fregueses se sentam juntos sempre que o serviço deixa: uma tropeira do Novo México, dona Josefa Luján, cuja família tem escritura do seu vale desde 1739; um nivelador, Moy Sing; e o cabineiro Bell. Em volta comem corretores, agentes, detetives. Os três falam de marcos de divisa. Ninguém nunca pensou em prestar atenção.

story-1880-03-title = Um Diário no Correio
story-1880-03 =
    Chegou registrado, em lona de vela, costurado com ponto de seleiro: o primeiro dos quatro diários do fundador. Quem venceu a temporada cortou a linha diante de testemunhas. Esperavam altitudes, um traçado pelos desfiladeiros, quem sabe ouro.

    Eram nomes. Páginas e páginas, na letra aprumada de Hale: um lugar e em seguida um nome. De uma aldeia, de uma viúva dona de uma nascente, de um conselho, de um chefe com o intérprete do conselho, de uma família com sesmaria dada por um rei. Depois de cada nome, a resposta. “Sim, em troca de uma escola.” “Sim, mas não por cima dos túmulos.” “Vai perguntar à irmã.” “Não.” E embaixo, sempre, as mesmas duas palavras: “Devo. Hale.”

    Quem venceu esta partida recebe o cartão-postal 200, O Primeiro Diário.

story-1880-04-title = Quarto Levantamento
story-1880-04 =
    A senhorita Crane mandou fotografar uma página do diário, não se sabe a que preço, e vara a noite em cima dela. Conhece cada algarismo que aquele homem já fez; por onze anos conferiu as contas dele.

    — É dele — diz por fim ao senhor Pym. — Linha por linha. A outra coisa, não.

    Ao lado está o decalque da pedra.

    — Ele nunca na vida fechou um nove. Quem gravou isto em 69 não foi Ambrose Hale.

    — Devo informar o tribunal?

    Ela fica olhando o lampião. Alguém lhe mente com grande capricho, e faz muito tempo que ninguém capricha por ela.

    — Não — diz. — Eu queria saber quem.

    Quem venceu esta partida abre uma caixa de fronteira.

story-1880-05-title = Fim do ano
story-1880-05 =
    Decimal morre em dezembro, aos vinte e sete anos, de pé, virada para o oeste. O balcão da senhora Roark fecha à tarde. Enterram a égua ao lado do sinal, e o expresso da noite, que não para por ninguém, passa por Lewisburg com quarenta segundos de atraso.

## 1883

story-1883-01-title = A Grande Feira
story-1883-01 =
    Tudo o que o país fabrica está debaixo do mesmo teto de vidro, e uma parte funciona. Há uma máquina de tricô com cara de gente, um queijo na forma do finado general Washington e um salão de luz elétrica onde as senhoras abrem a sombrinha. Veio delegação do mapa inteiro. A da Nação Creek expõe algodão, uma constituição e uma cartilha, e aos visitantes que perguntam pelas penas pergunta se trouxeram as deles.

    No terceiro dia, todo mundo já comprou uma viagem para a cidade de outra pessoa.

    O evento Feira Comercial entra no baralho de eventos.

story-1883-02-title = O Empresário Aparece
story-1883-02 =
    O professor Aurelio Bonaventure, nascido Albert Binns em Hoboken, já foi balonista, hipnotizador e, durante uma temporada em Ohio, as duas metades de um cavalo. Entra num escritório como se alguém tivesse aberto a cortina. Quer trens especiais: um para a lona, um para a banda, um para ele e um, aquecido, para o hipopótamo.

    Acontece que é também o homem certo para se ter por perto num dia ruim.

    — Fracasso — diz o professor — é sucesso com o cartaz errado.

    Uma vez vendeu novecentas entradas para um eclipse em que choveu, e foi chamado de volta para agradecer.

    De agora em diante o Empresário de Espetáculos pode ser contratado.

story-1883-03-title = Novas Concessões
story-1883-03 =
    As velhas concessões foram escritas quando ferrovia era uma coisa com duas pontas. A assembleia oferece agora cinco novas, em pergaminho; cada companhia pode ficar com uma, e cada uma traz o seu ramo: carga, encomendas, distância, manobras, subúrbios. Advogados dormem nos corredores. A companhia que foi pior na última temporada escolhe primeiro, o que a Câmara aprovou como caridade e o Senado como ironia.

    Um pergaminho antigo não se troca. O da Linha Branca, do ano-novo de 1851, vale por cinquenta anos e só se altera se os dois fundadores assinarem. “Os dois”, lê em voz alta um escrevente novato. Dois?

    Em ordem inversa da classificação da última partida, cada companhia escolhe uma de cinco novas concessões, que de agora em diante substitui o bônus de $2 das rotas da companhia. Quem faltou àquela partida escolhe antes.

story-1883-04-title = A Hora Oficial
story-1883-04 =
    Usavam-se cinquenta e três horas diferentes nas ferrovias, e só Pittsburgh tinha seis. No domingo, dezoito de novembro, passam a ser quatro, para o país inteiro, pelo telégrafo. Pregadores protestam que o meio-dia é de Deus. Um relojoeiro de Bangor resiste com a hora local até os fregueses começarem a perder o trem de propósito.

    Em Lewisburg param o relógio da estação e esperam. A rua está cheia como em dia de enforcamento. Por alguns minutos, por ordem da Convenção Geral da Hora, não é hora nenhuma; os moleques aproveitam e correm lá dentro. Aí o fio estala, Eben solta o pêndulo, e desde então é a mesma hora em lugares que nunca foram apresentados.

story-1883-05-title = Quinto Levantamento
story-1883-05 =
    Desde o ano passado existe uma lei, e ela cita uma nação pelo nome. Trabalhador chinês não entra mais no país, e o que está aqui há vinte anos precisa de um papel para sair e voltar para casa. Moy Sing já nivelou mais quilômetros do que qualquer homem de instrumento do Oeste. Agora anda com um certificado que informa a sua altura, para o caso de alguém perguntar com que direito ele está ali em pé.

    Alguém pergunta, no noturno, às duas da manhã.

    — Este senhor está comigo — diz o cabineiro.

    — E você é quem?

    — O nome é senhor Bell.

    O lampião do fiscal passa por duas correntes de relógio modestas. De cada uma pende o mesmo pedacinho de aço.

    Quem venceu esta partida abre uma caixa de fronteira.

story-1883-06-title = Fim do ano
story-1883-06 =
    À meia-noite do dia trinta e um, pela primeira vez na história, o ano-novo chega a Bangor, Lewisburg e Mobile com hora marcada em tabela. Um despachante de Chicago, responsável por quatro meias-noites, brinda na errada.

## 1886

story-1886-01-title = Taxas no Cais
story-1886-01 =
    O Tesouro também achou as âncoras no mapa. Em cada porto há um barracão novo ao lado do barracão velho, e dentro dele um fiscal com um carimbo, um fogareiro e um cunhado. Laranja paga por cento; piano, por oitava. Uma remessa de santos de gesso fica onze semanas retida em Mobile até Washington decidir se são obras de arte ou bonecas.

    Enquanto isso, o dinheiro ficou discreto e de boa família. Metade dos conselhos tem uma sócia que ninguém conhece: recebe o dividendo, manda flores aos enterros e nunca foi vista lendo uma ata.

    O evento Taxas Alfandegárias entra no baralho de eventos, e de agora em diante a Sócia Oculta pode ser contratada.

story-1886-02-title = Velhos Sócios
story-1886-02 =
    No aniversário de sessenta anos, Augusta Crane janta com o secretário e conta tudo, entre o peixe e o assado. Os fundadores eram dois. O dinheiro do pai dela, o olho de Hale, os livros dela. Em 53 precisavam vender títulos do Oeste, e ninguém compra terra com gente em cima.

    — Ele desenhou o que tinha visto. Estava tudo ali: aldeia, roça, poço. Parecia a Bélgica. E eu tinha um lápis branco.

    Apagaram durante duas noites. Por isso é Linha Branca.

    — Quem viajava deixava ao outro uma folha assinada em branco. Em 64, enquanto eu enterrava meu pai, ele escreveu a cláusula neutra acima do meu nome e pôs o dele ao lado. Uma tarifa só para todos, para sempre. Duas assinaturas; soube da minha ruína pelo jornal. Então comprei o que ele teria de atravessar.

    — E por que ele fez isso?

    — Ele tinha começado — diz a senhorita Crane — a se arrepender.

story-1886-03-title = Sexto Levantamento
story-1886-03 =
    No Sul inteiro os trilhos ficavam oito centímetros afastados demais, e em dois dias, o último de maio e o primeiro de junho, são mudados de lugar. Vinte mil quilômetros. Os pregos de dentro já estavam batidos; ao amanhecer as turmas arrancam os de fora, empurram, martelam, e na segunda noite um vagão vai de Mobile a Québec sem reparar em nada. Ninguém precisou votar. As turmas, de negros e irlandeses na maioria, acabam uma hora antes e recebem pelos dias, não pelos quilômetros.

    — Estão vendo como tudo se muda? — diz Con Delaney, sentando-se no trilho. — É só eles quererem.

    Quem venceu esta partida abre uma caixa de fronteira.

story-1886-04-title = Fim do ano
story-1886-04 =
    Em casa, por curiosidade, o senhor Pym compra um lápis branco e o esfrega no mapa da parede: primeiro a própria rua, depois a seguinte. Não leva um minuto. Naquela noite ele dorme mal.

## 1889

story-1889-01-title = Favores Devidos
story-1889-01 =
    O Consórcio tem um segundo livro, em que não consta dinheiro. Consta o filho de um juiz bem colocado num regimento, a hipoteca de um bispo, as cartas de um senador, compradas e guardadas em lugar seco. A senhorita Crane nunca ameaçou ninguém. Escreve em papel cinza que ficaria obrigada; e homens que desde Appomattox não deviam obrigação a ninguém descobrem que devem. Cai, em geral, sobre quem tem mais a perder.

    Nos carros de fumantes, enquanto isso, um sujeito de fala mansa, outrora destinado ao púlpito, se oferece para lhe mostrar uma coisa com o baralho.

    O evento Crane Cobra Favores entra no baralho de eventos, e de agora em diante o Carteador pode ser contratado.

story-1889-02-title = Apostas Altas
story-1889-02 =
    Ao meio-dia de vinte e dois de abril um soldado da cavalaria dá um tiro de pistola, e cinquenta mil pessoas disputam na corrida oitocentos mil hectares. Ao pôr do sol já há cidades com prefeito. Os jornais chamam aquilo de terras sem dono designado. Tinham sido designadas aos Creek e aos Seminole, para sempre, por tratado; e, antes do tiro, quem renegociou os tratados foi gente que tinha cavalos velozes.

    Ruth Impson, tabeliã da Nação Choctaw, assiste da plataforma da estação vizinha, com o sinete na bolsa. Lavra escrituras há trinta anos, e nunca uma sem o número do tratado na primeira linha. Um repórter novo pergunta o que ela faz ali.

    — Anoto a hora — diz ela.

    No chaveiro traz um elo de aço.

story-1889-03-title = A Viúva Escreve
story-1889-03 =
    “Senhores: há vinte e quatro anos pessoas sem prova nenhuma me chamam de viúva Hale. Não as desmenti. Também não confirmei, como hão de reconhecer os advogados da senhorita Crane.

    Perguntam-me se meu marido vive. Permitam-me notar o que se segue enquanto ninguém souber. Ele não pode assinar nem ser obrigado a isso; não pode ser vencido no voto, comprado, enterrado nem herdado. Em vida, Ambrose foi um homem de boas intenções e resistência nenhuma. Desaparecido, tem sido uma rocha. Nunca foi tão útil, e eu nunca tive tanto orgulho dele.

    Mando em anexo uma lembrança para quem chegou por último. Eleanor Hale. Eu uso azul.”

    A companhia que ficou em último lugar recebe o cartão-postal 144, O Envelope da Viúva.

story-1889-04-title = Sétimo Levantamento
story-1889-04 =
    O senhor Quill, já grisalho e onze chapéus mais pobre, enfim teve uma ideia. Em vez de procurar o homem, procurou a corrente. Faltam nela cinco elos; elo é de aço; e aço, quando se tem amor por ele, acaba usado onde se vê. Em vinte e quatro anos de trem ele viu um num cabineiro, um num agitador, um no relógio de um nivelador, um no cincerro de uma mula e um nas chaves de uma senhora.

    Anota tudo, com datas. Depois relê duas vezes, pensa nos seus dois clientes e, pela primeira vez na carreira, não manda o relatório.

    Quem venceu esta partida abre uma caixa de fronteira.

story-1889-05-title = Fim do ano
story-1889-05 =
    Na véspera de ano-novo o senhor Quill se senta à mesa comprida de um dos refeitórios da Sra. Otterby, diante de três desconhecidos, e tira o chapéu.

    — Não pergunto nada — diz. — Só queria jantar com vocês.

## 1892

story-1892-01-title = O Piquete
story-1892-01 =
    Em julho, trezentos homens da Argos são rebocados rio acima, de noite, em barcaças, para abrir uma usina de aço que os operários fecharam. Ao anoitecer há dez mortos e as barcaças ardem. Ao longo das linhas, os pátios param por solidariedade. Con Delaney, setenta anos, faz o piquete apoiado em duas bengalas e diz aos moços o que já dizia em 77: rotunda queimada não enche barriga.

    Quem não recebe notícia por trem recebe por outra via. A senhora Prudence Tick, de Rochester, cobra cinquenta centavos a sessão e adivinha as manchetes de amanhã com uma exatidão de dar arrepio. O sobrinho dela é tipógrafo no Intelligencer.

    O evento Greve Geral entra no baralho de eventos, e de agora em diante a Médium pode ser contratada.

story-1892-02-title = Pátios Silenciosos
story-1892-02 =
    Na primeira semana, Lewisburg acordava às 4h10 porque o trem do leite não passava. Na segunda, dormiu. Um menino descobriu que conseguia andar três quilômetros em cima do trilho de olhos fechados, e fazia isso todo dia, pela honra da coisa. A ferrugem apareceu, fina e alaranjada; ao longo dos desvios, as mulheres estendiam roupa que continuava limpa.

    Os cabineiros também pararam, embora o sindicato não os aceitasse como sócios.

    — Então por que fazer greve com eles, senhor Bell? — perguntou a senhorita Dace.

    — Porque eles têm razão — disse Bell. — O resto eles que aprendam fora do expediente.

story-1892-03-title = O Último Vazio no Mapa
story-1892-03 =
    O superintendente do Censo descobriu, somando o país, que já não existe fronteira. Diz isso num boletim, em meia frase. Professores choram. O coronel Fane anuncia o seu último romance, e logo mais outro.

    Na Sala dos Mapas há sete caixas abertas e uma amarrada. O grande mapa foi se enchendo, temporada a temporada, e tudo o que se pôs nele já estava lá. Na mesa, o lápis branco do fundador, gasto até o toco.

    — Ele levou novinho — diz a senhora Hale. — Deve ter escrito um bocado de cartas.

    — E como foi que voltou? — pergunta um escrevente novato.

    — De trem — diz a senhora Hale.

    Quem venceu esta partida abre a última caixa de fronteira.

story-1892-04-title = Fim do ano
story-1892-04 =
    Desata-se a oitava fita. Alguém a enrola no dedo, pensa melhor e a pendura no prego com as outras sete. Nos pátios, às 4h10, passa o trem do leite e acorda todo mundo.

## 1895

story-1895-01-title = A Grande Tabela de Horários
story-1895-01 =
    São sessenta e três cidades numa folha só, oito colunas por oito, com um canto vazio porque ao impressor faltou continente. Pela primeira vez o mapa inteiro anda por um só relógio. Mães de Savannah consultam a hora em que o filho, em Seattle, deve estar jantando, e fazem a conta de menos.

    Está pendurada em toda plataforma. Isaiah Bell, hoje cabineiro-chefe, com galão dourado e o salário de antes, lê a tabela para uma inspetora que já andou quase tudo aquilo a pé.

    — Algum erro? — pergunta.

    — Só que parece tão fácil — diz a inspetora.

    Cada companhia recebe uma tabela de horários. Depois desta partida e da próxima, risca nela todas as cidades da sua maior rede contínua; cada linha ou coluna completa paga $10 quando os cofres forem abertos. De agora em diante a Inspetora de Linha pode ser contratada.

story-1895-02-title = De Costa a Costa
story-1895-02 =
    Agora leva cinco dias. No ano do fundador levava seis meses, e ia-se de pá na bagagem. Hoje se vai com um romance, e o romance é do coronel Prosper Fane, que enfim se deixou convencer a fazer a viagem em pessoa, com fotógrafo, a título de reclame.

    Ficou quieto até a pradaria. Ali, contam, perguntou o que toda aquela gente estava fazendo lá. No jantar, a moça que trazia o café estava lendo “Hale e o Urso” e quis saber, com delicadeza, se ele já tinha visto um. Ele desceu na parada seguinte, ficou muito tempo na plataforma olhando em volta, e desde então escreve uma coisa que não tem urso.

story-1895-03-title = Uma Petição pela Concessão
story-1895-03 =
    Restam cinco anos ao pergaminho da Linha Branca, e já tem gente fazendo contas. No ano-novo de 1901 ele caduca. Quem fica com a linha? A senhorita Crane não pode mais esperar: o pânico de 93 comeu os bancos dela; a greve de 94, a paciência. Requer a compra, à vista.

    No dia seguinte há uma segunda petição na mesa do escrivão. Pede que a concessão seja renovada como está, neutra, e entregue à companhia com as melhores contas ao fim dos cinquenta anos. Quatrocentas cidades assinam. Está redigida sem um único erro, sob o sinete da Nação Choctaw.

    A companhia com menos cartões-postais no cofre recebe o cartão-postal 500, A Petição da Concessão; em caso de empate, a que ficou pior colocada este ano.

story-1895-04-title = Fim do ano
story-1895-04 =
    A senhorita Crane lê a petição na cama, duas vezes, à procura do erro. No fim percebe que estava se divertindo. Apaga o lampião e fica ali deitada, contrariada, até clarear o dia.

## 1898

story-1898-01-title = O Consórcio Desmorona
story-1898-01 =
    A Comissão contava gastar anos nos livros do Consórcio. Gastou nove dias. Eram perfeitos. Cada vau, cada poço, cada atracadouro, quanto se pagou, a quem, em que dia: duzentos e onze cruzamentos e, ao lado de cada um, numa coluna só para isso, a anotação miúda: “Moradores: não consultados.”

    — A senhora registrou isso? — perguntou o presidente da Comissão.

    — Era o fato — disse a senhorita Crane. — Não admito que se diga que minhas contas estavam erradas.

    O senhor Pym, seu secretário por trinta e três anos, jurou página por página, chorando. O Consórcio foi dissolvido numa quinta-feira. Na sexta, muita gente atravessou as pontes duas vezes, para ver como era.

    Nesta partida os depósitos do Consórcio não cobram pedágio.

story-1898-02-title = A Corrida pela Concessão
story-1898-02 =
    A assembleia, sem saber decidir entre duas petições, fez o que assembleias fazem e anunciou uma corrida. Quem nesta última temporada primeiro levar um trem de água salgada a água salgada, só por trilhos seus, ganha um prêmio do Estado; quem chegar depois ganha um menor. A concessão mesma irá, no novo século, para o cofre mais cheio.

    Pediram um palpite a Eben, que tem oitenta anos e ainda cuida do sinal. Ele olhou a linha para um lado, depois para o outro.

    — Para o oeste — disse. — Para começar.

    A primeira companhia que, ao fim de um turno seu, controlar um caminho contínuo de um porto do Atlântico a um porto do Pacífico recebe $15; cada companhia que conseguir isso depois recebe $8, uma única vez.

story-1898-03-title = A Última Temporada
story-1898-03 =
    Hosea Tull não viveu para ver; a sua caixa está numa vitrine em Lewisburg, com a chave em cima. O balcão da senhora Roark tem telefone, e ela grita com ele. A senhorita Dace finalmente entregou o jabuti. No teatro passam fotografias que se mexem, num lençol, e a primeira mostra um trem chegando. Gente que trabalhou a vida inteira com trem se abaixa.

    A senhorita Crane se desfez da casa e ocupa dois quartos em frente à estação. À noitinha é vista na janela, fazendo as contas de alguém. A senhora Hale, de azul, já lhe acenou duas vezes da plataforma. Na segunda, houve resposta.

story-1898-04-title = A Resposta do Fundador
story-1898-04 =
    Na última noite da temporada, cinco pessoas já de idade entraram na Sala dos Mapas e cada uma pôs um elo de aço na mesa. Isaiah Bell, cabineiro. Josefa Luján, tropeira. Moy Sing, nivelador. Con Delaney, machadeiro. Ruth Impson, tabeliã. Noventa e cinco e cinco.

    — O senhor Hale morreu em janeiro de 67 — disse Bell —, do peito, entre amigos. Andava de lugar em lugar, por tudo o que tinha apagado, pedindo licença. Ainda faltavam lugares. E um levantamento nosso ninguém ia ler.

    Por isso, durante trinta anos, assinaram com o nome dele.

    A senhora Hale, que arquivou cada página, entregou à senhorita Crane uma folha a lápis branco, com a nota “para quando estiver pronto”. Para ler, ela precisou dos outros óculos.

    “Augusta: você perguntou o que há ali. Todo mundo. A. H.”

story-1898-05-title = Fim do ano
story-1898-05 =
    Ninguém vai embora. Perto da meia-noite a senhorita Crane pede com que escrever e alguém, por hábito, lhe passa o lápis branco.

    — Tinta — diz ela.

    Senta-se diante do grande mapa e começa, entre uma cidade e outra, com sua letra de guarda-livros, a escrever os nomes.

## 1901

story-1901-01-title = Os Cofres São Abertos
story-1901-01 =
    A concessão venceu à meia-noite. Foi renovada um minuto depois: a metade de Hale com o voto de cinco elos; a de Crane, uma vez na vida, votando junto. Uma só tarifa para todos, como antes; e uma cláusula nova: nenhum cruzamento sem licença de quem mora ali. Das duzentas e onze dívidas dos diários, os tribunais reconheceram até agora sessenta e quatro. À nação cujo sinete está na petição, o Congresso extinguiu os próprios tribunais. Na segunda-feira, Ruth Impson deu entrada outra vez em tudo o que faltava.

    Quem tiver o cofre mais cheio recebe a Linha Branca, inteira, sob a condição de não ser dono de nada dela. A senhorita Crane se ofereceu para fazer a contabilidade.

    Pagam-se as partidas perdidas; depois cada companhia soma comprovantes, cartões-postais terminados, cartaz do espetáculo, ações e linhas da tabela de horários. Quem tiver mais dinheiro vence a campanha.

## As fronteiras. Uma caixa pode ser aberta em qualquer ano de 1871 a 1892, por isso nenhuma sabe das outras.

frontier-FL-lure = Flórida: laranjas, bancos de areia e mar por três lados. A tampa desta caixa cheira de leve a serragem e a alguma coisa bem maior.
frontier-FL-text =
    O Grande Espetáculo do professor Bonaventure passava o inverno na Flórida, até acabar o dinheiro; aí foi ficando. Os vagões estão largados em desvios, daqui até onde tomaram a última locomotiva. Delphine Toussaint, de Nova Orleans, que adestrava os elefantes, cercou um pasto atrás de Tampa onde eles possam envelhecer em paz. “Já fizeram reverência demais”, diz ela.

    Os Seminole, que lutaram três guerras para ficar onde estão e não assinaram rendição em nenhuma, vendem-lhe o feno, a preço justo, à vista.

    Debaixo dos cartazes há uma folha a lápis branco: “Peçam licença primeiro aos Seminole. Todos os outros modos de pedir eles já conhecem.”
frontier-FL-rule = No começo de cada partida, vagões do espetáculo, um a mais do que o número de jogadores, são postos em cidades sorteadas. Ao controlar uma rota, você pega todos os vagões que estão nas pontas dela. Depois da partida você cola os seus no cartaz: fileiras completas de 2, 3, 4 e 5 vagões, cada uma com sua regra de cores, pagam $8, $16, $32 e $64 quando os cofres forem abertos. Um vagão no santuário paga $5 se for da sua cor e $2 se for de outra.

frontier-GP-lure = Grandes Planícies: capim, trigo, rios e espaço para crescer. Quem abrir esta caixa deve gostar de linha reta e levar um bom casaco.
frontier-GP-text =
    “Não é vazio”, começa a folha desta caixa. “É só baixo.” Sob a linha do capim havia um mundo inteiro: casas de terra e milharais dos Omaha, acampamentos de feno dos Dakota, caminhos dos Pawnee que as trilhas das carroças só fizeram seguir. A folha mostra onze aldeias a tinta, todas recobertas depois, com capricho, de branco.

    Hoje moram ali também, em casas de torrão, famílias de Bergen e de Bremen que escrevem à terra natal que o céu é grande. O que todos querem de uma ferrovia é um teto, um fogão e alguém no guichê que saiba a que horas vem o trem. Construa isso, e a cidade é um pouco sua.

    O Consórcio, claro, teve a mesma ideia.
frontier-GP-rule = Ao controlar uma rota, você pode descartar 2 cartas de uma mesma cor para fundar um depósito seu, para sempre, em uma cidade pequena sem depósito numa das pontas; no máximo 1 por partida e 6 por campanha. Quem controla uma rota até uma cidade com depósito de outra companhia paga $2 à dona ou lhe entrega uma carta de vagão. O Consórcio também constrói depósitos; o pedágio deles, de $2 ou uma carta, vai para o banco ou para o descarte.

frontier-OR-lure = Campos do Rio Vermelho: gado, algodão e estradas compridas até o Golfo. Há um furo de bala na tampa. Foi feito de dentro para fora.
frontier-OR-text =
    De cada quatro vaqueiros daqui, um é negro; de cada três, um é mexicano ou tejano, e foi quem ensinou o ofício aos outros. Nat Lockett, chefe de comitiva, nascido na escravidão em Brazoria, já levou dezenove boiadas até a ponta dos trilhos, e em todas foi servido no balcão da frente, já que era ele quem guardava o pagamento de todo mundo.

    As boiadas cruzam terras dos Choctaw e dos Chickasaw, nações que cobram por cabeça, por lei própria, e dão recibo.

    E há o bando de Sallow Creek: quatro agentes de estação demitidos, com uma mágoa e uma tabela de horários. Assaltam em cima da hora. Nesta caixa está o seu último pedido de desculpas por atraso.
frontier-OR-rule = Os foras da lei começam cada partida em Dodge City, com um butim de $3. Se você paga uma rota com cartas de caveira, ponha no butim $1 por cada uma, no máximo $2, e leve os foras da lei para uma das pontas da rota. Se controla uma rota que termina na cidade deles sem pagar caveira, pegue o butim inteiro; eles voltam para Dodge City e o butim recomeça com $1.

frontier-BL-lure = Terras Ermas: vento, pedra e uma divisa ao norte sobre a qual ninguém se entende. Algo farfalha nesta caixa toda vez que se abre a porta.
frontier-BL-text =
    Venta tanto aqui que a única coisa que para no lugar é papel, e só debaixo de pedra. Debaixo das pedras há ações. Barões do gado, duques escoceses e generais reformados compraram um pedaço de cada linha que um dia talvez passasse, e venderam ao primeiro boato de que não passaria.

    Os Crow acompanham tudo com olho vivo: o tratado deles cita os rios pelo nome, e eles o sabem de cor. Ao norte da divisa, as carretas dos Métis de Winnipeg levam carga por um frete que os corretores não conseguem explicar.

    A folha de Hale enumera seis ferrovias, a dele inclusive. “Está tudo à venda”, diz, “menos o chão em que pisam.”
frontier-BL-rule = Há sempre duas ações abertas. Ao controlar uma rota da cor de uma delas (branco para a linha neutra; cinza para nenhuma), você pode pegar de graça uma ação dessas, no máximo 2 por partida. As ações ficam no seu cofre por toda a campanha. No fim dela, em cada linha, as quatro companhias com mais ações recebem $20, $15, $10 e $5.

frontier-HW-lure = Bacia Fantasma: sal, silêncio e céu que não acaba. “Abrir à luz do dia”, diz o rótulo desta caixa; o motivo ele não diz.
frontier-HW-text =
    Qualquer guarda-freios conta a do Número Treze. Uma locomotiva branca, sem ninguém dentro, correndo onde não há trilho, sempre um pouco atrasada. Os Ute, em cuja terra ela mais aparece, já ouviram a história de tantos guarda-freios que passaram a cobrar para escutar. Um hotel de Santa Fe tem um quarto com vista; não se devolve o dinheiro.

    A senhorita Dace, da Repartição das Cartas Mortas, é sensata. Uma vez um trem pagador entrou na bacia e não saiu, e quatrocentos homens voltaram para casa sem salário. “Se eu fosse esse salário”, diz ela, “também andava por aí.”

    Na caixa há um dado de osso e um bilhete: “Não é meu. Já estava rolando quando cheguei. A. H.”
frontier-HW-rule = Quem controla uma rota branca rola o dado de osso e avança o trem fantasma tantos espaços quanto sair. Todos os que têm rota ao lado do espaço onde ele para compram uma maldição; se ninguém tem e saiu 2 ou 3, quem rolou compra uma. Um resultado 0 não faz nada. No começo do seu turno você pode descartar 3 cartas de vagão quaisquer para desfazer uma maldição, e todas terminam com a partida.

frontier-SM-lure = Sierra Madre: cânions ao sul do rio e igrejas mais velhas que a nossa república. A caixa é pesada, e alguma coisa escorrega lá dentro.
frontier-SM-text =
    Em 1865, com os franceses marchando sobre Chihuahua, a prata da casa da moeda subiu a serra em lombo de mula. Os tropeiros a enterraram em cinco lugares, não contaram a ninguém a história completa, e cada um mandou pelo correio um pedaço do segredo a um amigo no norte. Ganharam a guerra. Depois não acharam mais os amigos.

    Os Rarámuri, que correm aqueles cânions por gosto, sabem por onde as mulas entraram e de onde saíram mais leves. Guardaram segredo para a República, desde que ela pedisse com educação. Agora pediu, e paga recompensa a quem achar.

    “Meu tio guiava as mulas”, diz o bilhete de Josefa Luján, com seus setes cortados. “Comecem pela correspondência dos cônsules.”
frontier-SM-rule = Depois de controlar uma rota que termina no tabuleiro da Sierra Madre, você pode comprar uma pista por $1, com no máximo 3 não resolvidas na mão. Cada pista indica uma cidade; controlar qualquer rota que termine nela resolve a pista. Com três pistas resolvidas você cava na hora, no máximo uma vez por partida, e recebe um tesouro de $24 a $36. São cinco; quando todos forem desenterrados, a caça acaba.

frontier-CA-lure = Califórnia: portos, vinhedos e, enfim, o outro oceano. Recomenda-se abrir esta caixa em superfície plana e segurar bem a mesa.
frontier-CA-text =
    A folha desta caixa saiu tremida. “Desenhada em São Francisco”, anotou Hale embaixo, “durante.” As pontes daqui são uma beleza, de pernas compridas, em sequoia e arame, e os carpinteiros recebem por vão, porque por ano ninguém aceitaria.

    Turmas de Cantão fizeram metade do leito da via e guardam, nas salas de seis associações, o registro de cada homem que morreu disso. Os Washoe de Carson City, cujo lago virou serraria, pedem de volta uma das margens, em carta, a cada temporada. As velhas famílias ainda têm seus ranchos por escritura mexicana e há muito tempo vêm ganhando os processos, um honorário de cada vez.
frontier-CA-rule = Algumas rotas desta costa têm espaços de ponte: quem controla uma dessas rotas recebe $2 por espaço. Quatro eventos novos são tremores. Na cidade indicada, cada jogador paga $1 por espaço de ponte das próprias rotas ali, no máximo $4, e as rotas com ponte ainda livres racham: não rendem dinheiro de ponte até o fim da partida.

frontier-CS-lure = Cordilheira das Cascatas: chuva, cedros e uma montanha em cada ponto onde se pensava pôr uma ferrovia. Leve corda, velas e alguém que não se importe com o escuro.
frontier-CS-text =
    “Através”, diz a primeira linha da folha, depois de três palavras riscadas: por cima, em volta, por baixo. Os perfuradores da Cornualha levaram ao pé da letra. Entram por um lado com aço e pólvora, confiando que os primos estejam vindo pelo outro.

    Nos vales, cada córrego tem uma estaca de mineração e um homem dormindo ao lado. Os pontos de pesca são dos Yakama, que guardaram esse direito no tratado de 1855, com todas as letras, e desde então leem essas letras para os juízes. A senhora Catherine Waters, dessa nação, cuida da balsa. Leva os garimpeiros por um dólar e traz de volta de graça.
frontier-CS-rule = Cada companhia recebe uma concessão de mina: a cidade da mina e cinco cidades de entrega. Na primeira vez em que suas rotas de uma mesma partida ligam a mina a uma dessas cidades, você raspa um campo e recebe o valor que está embaixo, uma vez por cidade em toda a campanha. Rotas com túnel pagam sua recompensa se você usar ao menos 2 picaretas no pagamento (uma locomotiva conta como uma); o primeiro túnel assim de cada partida raspa também um dos dois últimos campos da mina.

## Maldições, concessões e o que está escrito em tampas

curse-CU-1-text = As locomotivas em exposição são lindas, lustrosas e frias como café de banqueiro.
curse-CU-2-text = A neblina é tanta que a turma assenta um segundo trilho para achar o primeiro.
curse-CU-3-text = Estava na mesa. Sempre esteve na mesa. A mesa está aqui.
curse-CU-4-text = Quinhentas pessoas vieram esperar o trem, e todas acabaram de ir embora.
curse-CU-5-text = O que se engatou no escuro, no escuro se solta.
curse-CU-6-text = A tripulação não volta atrás por nada, muito menos por um bom conselho.
curse-CU-7-text = As rodas choram a cada trecho novo, e a graxa custa um dólar.
curse-CU-8-text = Agora o norte fica sempre para onde você estava indo.

charter-CB-A-text = Carvão, farinha, carvão: poesia nenhuma, e nem um dia sem cheque.
charter-CB-B-text = Caixinhas com pressa; quase sempre uma delas é para você.
charter-CB-C-text = Quanto mais longe a coisa vai, menos se discute o preço.
charter-CB-D-text = Aqui tudo se troca, para quem é rápido e traz o café.
charter-CB-E-text = Entrada às oito, volta às seis, e os chapéus sempre na mesma ordem.

toolbox-text = Uma caixa de lata, chave em cima: um alicate de condutor, cinco carretéis de fita, quarenta e duas promessas e uma carta. “Em tempo úmido o alicate emperra”, diz a tampa. “Eu também. Tenham paciência com ele. H. Tull.”
vault-text = O que entra aqui só sai quando acabar a última temporada: comprovantes, cartões-postais terminados, ações. O serralheiro sabe a combinação. Pediram que esquecesse, e ele diz que falta pouco.
finale-text = De água salgada a água salgada, por trilhos próprios: quem chega primeiro leva o prêmio, os demais levam o que sobrou dele, e consta que o jabuti tem bilhete.

## Eventos: a manchete e o que o Intelligencer faz dela

event-EV-01-text = TODAS AS COMPANHIAS PAGAM. Acionistas na fila desde cedo, banda de música, e até o cavalheiro que não tem nada da própria cor voltou para casa com um dólar.
event-EV-02-text = INTELLIGENCER COMPRA PRENSA NOVA. Todas as notícias velhas sairão outra vez, promete o editor, agora legíveis e talvez em outra ordem.
event-EV-03-text = SIDERÚRGICA DE LEWISBURG ACEITA PEDIDOS. Trilhos, cravos e uma bigorna enorme; três dólares a cada linha que chegar ao portão.
event-EV-04-text = CONSÓRCIO DESCOBRE O PREÇO DA TINTA BRANCA. Um dólar em cada rota branca, para cobrir o que o porta-voz chama de “a neutralidade”.
event-EV-05-text = PÁTIO DAS MÁQUINAS FICA ABERTO. Leva-se locomotiva como qualquer outra coisa; conversou-se com o vigia, e ele está de acordo.
event-EV-06-text = ROTAS CINZA ACEITAM COMPOSIÇÃO MISTA. Duas cores podem dividir o serviço, decide o tribunal, desde que não discutam política.
event-EV-07-text = PRECISA-SE DE FARINHA HOJE. Três dólares a cada companhia por dois vagões, uma vez só; amanhã, lamenta o prefeito, já haverá uma comissão.
event-EV-08-text = SINALEIROS ENXERGAM DOIS TRENS ADIANTE. O maquinista agora pode escolher com qual quer se encontrar, liberdade que não tinha pedido.
event-EV-09-text = A SENHORITA CRANE LAMENTA. Trechos mais longos custarão um dólar; dizem que o cartão vem impresso em ótimo papel.
event-EV-10-text = NOVOS VAPORES PARA O GOLFO. Cada porto tem um dólar para quem trouxer trilhos até o navio, e uma banda para o navio.
event-EV-11-text = CIDADE DE UMA RUA SÓ ENCOMENDA CATEDRAL. A população dobrou desde a última edição; os dois cavalheiros passam bem.
event-EV-12-text = MONTANHA DESABA E NÃO ACUSA NINGUÉM. As rotas mais longas pedem um vagão a mais, principalmente para a montanha.
event-EV-13-text = TODO MUNDO CONVIDADO PARA ALGUM LUGAR. Os guichês mostram quatro viagens em vez de três; lembra-se ao visitante que uma é o mínimo.
event-EV-14-text = FISCAL ENCONTRA O QUE FISCALIZAR. Um dólar em cada linha que chega a um porto, até o barracão ter o segundo fogareiro.
event-EV-15-text = ENVELOPES CINZA NO CORREIO DA MANHÃ. Os mais abonados ficam obrigados à senhorita Crane, e o banco, três dólares mais rico com cada um.
event-EV-16-text = PÁTIO VAZIO, BULE CHEIO. O pessoal busca um vagão no escuro; o outro tem de estar à vista de todos.
event-EV-17-text = CAMELO AVISTADO NO DESVIO. Dois vagões do espetáculo chegaram aonde ninguém os pediu; as crianças negam tudo.
event-EV-18-text = ELEFANTE SE APOSENTA. Dois dólares por vagão levado hoje ao pasto de madame Toussaint; dispensam-se discursos.
event-EV-19-text = DEPÓSITO SOBE ONDE HAVIA VISTA. O Consórcio agradece a acolhida da cidade, que é esperada para breve.
event-EV-20-text = CONSÓRCIO DISPENSA PEDÁGIO. Não se deu motivo; o senhor Pym foi visto assobiando, e pediram que parasse.
event-EV-21-text = TREM ERRADO CHEGA NA HORA. Onde há trilhos lado a lado, some um vagão; quatro ex-agentes de estação têm sido muito prestativos.
event-EV-22-text = BANDO DE SALLOW CREEK, PONTUAL. Dois dólares de cada linha dos Campos do Rio Vermelho; deram recibo e agradeceram ao condutor.
event-EV-23-text = ENFIM UM RETRATO PARECIDO. Três dólares a quem levar trilhos à cidade dos foras da lei; o bando nos escreveu reclamando dos narizes.
event-EV-24-text = TAL GARGANTA NÃO EXISTE, DIZ XERIFE. Falava da cidade errada; o bando se mudou de novo e, ao que parece, melhorou de vida.
event-EV-25-text = NÚMERO TREZE É VISTO OUTRA VEZ. Era branco, dizem as testemunhas, e tinha pressa; todas deram o nome de Smith.
event-EV-26-text = PAPÉIS TODOS EM ALTA. Um dólar a quem pegar uma ação, pela teoria de que isto é o começo de alguma coisa.
event-EV-27-text = DUAS EMISSÕES FRESQUINHAS NA PRAÇA. Três dólares, sem choro; as anteriores estão embaixo da pilha, amadurecendo.
event-EV-28-text = DOBRA O PREÇO DO SEGREDO. Cavalheiros de terno de linho compram palpites por caixote; a pista agora custa dois dólares.
event-EV-29-text = CINCO MAPAS AUTÊNTICOS DO TESOURO, TODOS DIFERENTES. Os donos começaram a passar o seu ao vizinho, com os melhores votos.
event-EV-30-text = OCEANOS CONTINUAM À ESPERA. Dez dólares à primeira linha que os unir; o cravo é de ouro, o aplauso é de graça.
event-EV-31-text = SÃO FRANCISCO MUDA DE LUGAR, MAIS PARA OESTE. Os donos de pontes pagam; a ópera seguiu do segundo ato.
event-EV-32-text = CASA DA MOEDA DE CARSON CITY CUNHA SOZINHA. As pontes também levaram pancada, a um dólar o vão.
event-EV-33-text = LOS ANGELES NÃO SENTIU NADA, DIZ PREFEITO DEBAIXO DA MESA. Os donos de pontes sentiram, até quatro dólares.
event-EV-34-text = SINO DE ENSENADA TOCA SOZINHO. O padre desconfia dos meninos, os meninos desconfiam da terra, e os donos de pontes pagam.

## Empregados

employee-EM-01-text = Josiah Pell, quacre de Nantucket, carrega o pagamento num estojo de rabeca, porque ninguém assalta rabequeiro duas vezes. Conta em voz alta e não se apressa nem em dia de sábado.
employee-EM-02-text = Bohdan Kovář aprendeu a manobrar em Plzeň e a praguejar em Pittsburgh. Começa o dia com dois vagões a mais do que lhe deram, e se ofende quando perguntam.
employee-EM-03-text = Wesley Tibbs, dos arrozais perto de Charleston, sente pelo assoalho o humor da caldeira. Nenhuma linha ainda promoveu um foguista negro a maquinista; ele conhece a máquina inteira assim mesmo.
employee-EM-04-text = Lavinia Stroud, de Elmira, transmite com a canhota e escuta dois fios ao mesmo tempo. Sabe o que quase todo mundo vai dizer e, por educação, espera que digam.
employee-EM-05-text = Anselm Vogt fugiu de Baden em 48, com a cabeça a prêmio e jeito para formulários. De baixo do balcão dele sempre sai mais um bilhete, ainda morno.
employee-EM-06-text = A senhora Cornelia Van Wyck, de Albany, enterrou três diretores e não se casou com nenhum. Nas reuniões dela o dividendo rende um dólar a mais, e ninguém sai antes do voto.
employee-EM-07-text = Almira Whitcomb, de Vermont, mede terras com o nome, as botas e o chapéu do falecido pai. Prefere cidade pequena: lá sempre contam por onde passa de verdade a divisa antiga.
employee-EM-08-text = O capitão Manuel Rosa, nascido na ilha Brava, caçou baleia trinta anos saindo de New Bedford. Fareja carga no meio da neblina e manda os trens levantarem âncora.
employee-EM-09-text = Nils Aune, de Trondheim, ergue uma estação com quatro paredes e um gerânio antes que a cidade escolha o nome. Os pregos ele traz de casa. A conversa, não.
employee-EM-10-text = A senhora Hester Lyle, de Richmond, fez de uma sociedade funerária de lavadeiras um banco. Fica olhando o seu dinheiro até ele se multiplicar, por pura boa educação.
employee-EM-11-text = Fong Yuk-ming, de Toisan, trouxe para casa todos os turnos de nove invernos. Tira dois trens a mais de qualquer pátio e assina o nome completo em cada folha, duas vezes.
employee-EM-12-text = O professor Aurelio Bonaventure, nascido Albert Binns em Hoboken, faz sumir diante dos seus olhos um pequeno fracasso por temporada. Aplauso incluído. O coelho é à parte.
employee-EM-13-text = Madame Séraphine Lacoste, de Nova Orleans, tem um pouquinho de tudo o que o seu vizinho tem muito. Cochila em todas as reuniões e acorda com a palavra “dividendo”.
employee-EM-14-text = Phineas Goodbody, de Bangor, largou o seminário por uma questão de ases. Uma vez, uma só, ele ensina como recomeçar com outras cartas.
employee-EM-15-text = A senhora Prudence Tick, de Rochester, conversa toda noite com Napoleão, que erra a gramática, e com o sobrinho, que compõe a primeira página do Intelligencer.
employee-EM-16-text = Susan Lajoie, do povo Ojibwe de Turtle Mountain, já andou mais trilho que muita locomotiva. Acha um vagão parado num pátio de duzentos e não gosta que lhe agradeçam.
employee-EM-17-text = Jory Penhallow, de Camborne, na Cornualha, distingue as pedras pelo gosto. Perfura sozinho no ritmo de dois e deixa meia empada na frente de lavra, para dar sorte.
employee-EM-18-text = Remedios Luján, de Mesilla, aprendeu a ler nos papéis de divisa da tia. Todos lhe mostram os mapas de graça, porque ela sempre os devolve corrigidos.

## Cartões-postais

postcard-1-text = Amigos: vocês vão querer saber o que houve com o senhor Hale. Eu também quero. Enquanto isso, há passageiros. Sejam gentis com eles, deem corda no relógio aos domingos e nunca confiem em tabela de horários sem rasura. Deixo o meu alicate. Cumpriu onze mil promessas e quebrou duas, e das duas eu me lembro. H. Tull, condutor.
postcard-1-effect = Leia em voz alta e remova do jogo.
postcard-101-text = Fenwick & Filhas, fundição de latão. Um caixote de apitos a vapor, sortidos, encomenda do seu senhor Hale em 1864, nunca retirada. Estão afinados em acorde. Tocados juntos por uma máquina de reserva, já pararam uma quermesse, dois casamentos e um senador. Não aceitamos devolução. Os ouvidos são por conta do freguês.
postcard-101-effect = Ao controlar uma rota, descarte 1 locomotiva além do custo: receba $5. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-102-text = Prezados: mamãe guardava nesta lata as receitas e papai os mapas, e depois do enterro a gente não soube mais qual era qual. A número quatro dá um bolo bem razoável. As outras parecem ser do México. Façam bom proveito. Flora Tibbet, Charlotte.
postcard-102-effect = Compre 1 pista sem custo, se tiver menos de 3 não resolvidas. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-103-text = ADMINISTRAÇÃO DOS CORREIOS. Quatro portos, um malote, nenhuma desculpa. O contratado levará o correio da costa enxuto. O anterior levava em barco de ostras, e o diretor-geral até hoje acha conchas na correspondência. Assine aqui, aqui e onde não estiver úmido.
postcard-103-effect = Controle rotas que terminam em 4 portos diferentes em uma partida: receba $6.
postcard-104-text = Chicago. Moços, tenho porco à esquerda e bonde à direita. Assentem dois caminhos até esta cidade e eu carrego os vagões de vocês antes que alguém diga toucinho. Não precisam responder, que aqui não se escuta o carteiro. Aloysius Grabowski, curral 9.
postcard-104-effect = Controle 2 rotas que terminam em Chicago em uma partida: compre 3 cartas do baralho.
postcard-105-text = Ao condutor. Somos onze, com um bilhete, quatro picaretas e uma pedra que o Sven jura que é ouro. Se não for, a gente paga trabalhando. Se for, o Sven diz que o senhor pode ficar com a pedra. Respeitosamente, o terceiro vagão.
postcard-105-effect = Controle uma rota pagando ao menos 2 picaretas (uma locomotiva conta como uma): receba $3. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-106-text = Montréal, 3 de março. Senhor: minha avó tem em Nova Orleans uma prima a quem não perdoa desde 1831. Está com noventa anos e quer perdoar pessoalmente. Dizem que os seus trens são rápidos. Por caridade, sejam mais. Adèle Papineau-Roy.
postcard-106-effect = Controle um caminho contínuo entre Montréal e Nova Orleans: receba $8.
postcard-107-text = Da faroleira. Este ano inteiro vi os lampiões da sua companhia descerem até a água e por eles acertei o relógio. Onze navios fizeram igual. Não é permitido acenar do balcão do farol. Eu aceno. Thankful Coffin, faroleira desde o marido.
postcard-107-effect = Controle uma rota da cor da sua companhia que termina em um porto: compre 2 cartas do baralho.
postcard-108-text = Meu querido menino, você riu da sua tia e depois foi se empregar nessa estrada de ferro. É um cravo de ferradura, uma linha vermelha e um versículo. Guarde no boné. Não faz mal a um rapaz moderno ter alguma coisa dentro do boné. Vó Ames, Knoxville.
postcard-108-effect = Ponha a maldição que acabou de comprar embaixo do baralho dela. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-109-text = Madeireira Kettle River. Em resposta à sua: sim, temos toras de dezoito metros; não, não mandamos toras fazendo curva. Assentem três trechos bem compridos e cortamos viaduto até as corujas reclamarem. Pagamento em dinheiro ou em rosquinhas. E. Lindqvist, encarregada.
postcard-109-effect = Controle 3 rotas de comprimento 3 ou mais em uma partida: receba $6.
postcard-110-text = Bilhete achado na rotunda: pegamos a Nº 8 emprestada depois da meia-noite. Devolvemos lubrificada, com o que ela rendeu. Ninguém foi consultado, então ninguém precisou dizer que não. Favor deixar a porta lateral como estava. A Turma da Noite. P.S. Ela puxa para a esquerda.
postcard-110-effect = Ao controlar uma rota, descarte 1 locomotiva além do custo: compre 2 cartas do baralho. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-111-text = COTA DE CARVÃO, viúvas e pensionistas, inverno. Sra. Gwen Pritchard, dois sacos. Ela acrescenta à mão: meu Evan cavou, meus meninos cavam, e eu só quero se vier em trem preto. Queima melhor. Queima, sim. Podem rir.
postcard-111-effect = Controle uma rota preta de comprimento 2 ou mais: compre 2 cartas do baralho.
postcard-112-text = O secretário de Sua Excelência apresenta seus cumprimentos. O governador precisará de todos os carros que os senhores possuem, pois não decidiu de que lado vai bater o sol. Se sobrar algum no pátio, vai querer saber por quê. Ele tem um cunhado de olho no seu cargo.
postcard-112-effect = Termine uma partida com no máximo 1 trem restante: some $6 ao comprovante desta partida.
postcard-113-text = Telegrama. CONTEI PÁTIO EU MESMO PT CONTEI DE NOVO PT NEM UM VAGÃO PT NEM UM PT SENTEI NO PARA-CHOQUE E CHOREI FEITO CRIANÇA PT TRINTA ANOS NO TRÁFEGO PT NUNCA VI UM NADA TÃO BONITO PT OGILVIE
postcard-113-effect = Termine uma partida sem trens restantes: some $12 ao comprovante desta partida.
postcard-114-text = Querida ferrovia: o campo é amarelo até onde o céu desce, e dali, diz o Jakob, continua. Na terra velha seríamos três aldeias. Aqui somos só nós, o trigo e um homem em Chicago que já comprou tudo. Venham logo. Anna Reimer.
postcard-114-effect = Controle 3 rotas amarelas em uma partida: receba $6.
postcard-115-text = Rabisco numa toalha dos Refeitórios da Sra. Otterby: Cúpula. Relógio. Segundo relógio, para quem não acredita no primeiro. Uma sala de espera só, para todo mundo; a diretoria vai reclamar, por isso a escondi atrás da cúpula. Favor devolver a toalha. Louisa Bettencourt, arquiteta.
postcard-115-effect = Tenha 2 depósitos seus no mapa: receba $6.
postcard-116-text = Duas mil cento e quatro cabeças, moço, todas com sede e uma de maus bofes. Até os trilhos, em Dallas, eu trago; a pé até Chicago, não. Quero água em cada parada e ninguém me toque esse apito. N. Lockett, chefe de comitiva.
postcard-116-effect = Controle um caminho contínuo entre Dallas e Chicago: receba $8.
postcard-117-text = Gabinete do xerife. Saí atrás do dinheiro com nove ajudantes, quatro cachorros e um plano. Consta que vocês toparam com ele junto com uma turma de trilho, sem querer, a caminho do almoço. O condado agradece. Os cachorros estão envergonhados. Seu criado, T. McCurdy.
postcard-117-effect = Pegue o butim dos foras da lei: compre 2 cartas do baralho.
postcard-118-text = HOUSTON, AGOSTO. Mandamos gelo do Hudson para o Texas e perdemos um terço. Agora nos sugerem mandar ostras de volta em cima do que sobra. Se a linha de vocês for inteira, a oferta também é. Se não for, tragam colheres.
postcard-118-effect = Controle um caminho contínuo entre Houston e Nova York: receba $8.
postcard-119-text = Prezados senhores, conforme minha última, segue cópia. Prezados senhores, conforme minha última, segue cópia. O papel roxo é uma maravilha: escreve-se uma vez só e vale o dobro. Qual era mesmo o original? Atenciosamente, atenciosamente, Srta. Ivy Peck, Srta. Ivy Peck.
postcard-119-effect = Complete 3 bilhetes em uma partida: no cofre, este cartão vale tanto quanto o mais valioso dos seus outros cartões terminados.
postcard-120-text = Vale três dólares, duas vezes. Perdi honestamente, no trem das 6h15, para uma moça de chapéu de viagem, que depois me explicou onde foi que eu errei. Apresente no meu guichê, de cara fechada. Minha esposa acha que foi caridade. C. B. Wetherell, banqueiro.
postcard-120-effect = Receba $3. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-121-text = Uma caixa (12) do Licor do Dr. Amaranth, para os nervos, a rouquidão e a ameaça de chuva. Tome um cálice antes de abrir a temporada. Vai parecer que alguém lhe emprestou dinheiro. Manter longe do clero. Grata pelo frete ligeiro, a irmã do doutor, que é quem faz.
postcard-121-effect = Comece a partida com mais $2. Pode ser usado em 3 partidas diferentes.
postcard-122-text = Ao chefe da estação. São quatro: Duquesa, Bruno, Bruninho e Mr. Polk. Gostam de viajar olhando para a frente. A Duquesa sabe desengatar vagão e desengata, se ficar entediada; deem o jornal a ela. Quem os trouxer para casa terá uma amiga para a vida toda. D. Toussaint, adestradora.
postcard-122-effect = Pegue 2 vagões do espetáculo em uma partida: receba $4.
postcard-123-text = Tampa, urgente. As laranjas foram colhidas na segunda. Na terça são fruta, na quinta são esperança, no sábado são geleia. Boston nunca viu uma na quarta-feira. Como eu gostaria de ler isso no jornal. Ofelia Marrero, pomares e embalagem.
postcard-123-effect = Controle um caminho contínuo entre Tampa e Boston: receba $8.
postcard-124-text = O telégrafo aqui vai no arame de cima da cerca; funciona quando nenhuma vaca encosta. Ontem Fargo nos bateu uma polca. Vocês não podiam passar por aqui com uns trilhos, dois que fossem? A dona Sorley, da fazenda de lá, não vê rosto desde o outono, mas tem uma mão linda no manipulador.
postcard-124-effect = Controle 2 rotas nas Terras Ermas ou para lá em uma partida: receba $6.
postcard-125-text = Senhores: há trinta anos levamos Winnipeg para o outro lado do lago, balsa por balsa, e ainda não se afogou ninguém que obedecesse. Agora querem trem. Está bem. Somos Baptiste, Baptiste e Jean-Baptiste Charette, Métis, barqueiros. Daríamos ótimos condutores.
postcard-125-effect = Controle um caminho contínuo entre Winnipeg e Nova York: receba $8.
postcard-126-text = Não queime antes de ler. Existe um certo papel. Você sabe qual. Pegue. Depois que pegar, pegue outro. Meu cliente diz que vai até a lua. Meu cliente vende telescópios. Do seu primo afetuoso, Ferdinand, na Bolsa, perto do fogão.
postcard-126-effect = Pegue 2 ações em uma partida: compre 2 cartas do baralho.
postcard-127-text = EXCURSÃO AO LUAR! Veja o NÚMERO TREZE em poltrona estofada! Todo azar comprado de volta na hora, com ágio, pela Gerência, que faz coleção. As senhoras desmaiam à esquerda. Fornecemos cobertor. A Gerência não assume responsabilidades, embora tenha várias.
postcard-127-effect = Ponha a maldição que acabou de comprar embaixo do baralho dela e receba $3. Pode ser usado 3 vezes, no máximo uma por turno.
postcard-128-text = Memorando. Contratados por ano, haja ou não montanha: dois engenheiros. O senhor Tanaka Seiichi, que foi da linha de Yokohama, acha o caminho mais curto. Aí o senhor Ross diz que é impossível. Até agora foi feito quatro vezes, sempre com um vagão a menos.
postcard-128-effect = Controle uma rota de comprimento 4 ou mais: pague 1 carta a menos por ela. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-129-text = Caríssimos! Eu era a metade de trás do leão quando vocês nos levaram até o pouso de inverno sem cobrar passagem. A metade da frente também se lembra. Quiserem um vagão, esteja onde estiver, é só assobiar que um de nós traz. Nando, Philippe & Cia.
postcard-129-effect = Pegue 1 vagão do espetáculo de qualquer cidade do mapa. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-130-text = Nota. Três pás quase sem uso: $4. Duas lanternas de furta-fogo: $3. Não perguntar nada: cortesia. Ir até lá em vez de vocês, olhar o lugar e voltar de bota limpa e cara séria: conforme combinado. E. Valdez y Hijas, ferragens, Monterrey.
postcard-130-effect = Resolva uma de suas pistas sem visitar a cidade; cave se for a terceira. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-131-text = Senhores: o sino está na missão desde 1752, e três vales conhecem a voz dele. Desde que passam os seus trens, dá uma badaladinha a cada um, por conta própria. Discutimos se era caso de reclamar. As crianças votaram. Queiram passar mais vezes. Frei Anselmo, pela paróquia.
postcard-131-effect = Controle rotas que terminam em 3 cidades diferentes da Sierra Madre em uma partida: receba $6.
postcard-132-text = Meu finado tio ganhou isto de um grego, que ganhou de um marinheiro, que ficou feliz de se livrar. A gente olha para a pedra, depois olha para alguém, e daí em diante o problema é desse alguém. Já não tenho amigos. Pode ficar. Srta. Gamp, Mobile.
postcard-132-effect = Dê a maldição que acabou de comprar a outro jogador à sua escolha, que também pode responder com cartões. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-133-text = Querido papai, vou bem. No inverno a gente mora debaixo do telhado da ferrovia. Tem seis quilômetros e é de tábua, e a neve passa por cima igual um trem, e depois o trem passa por baixo igual a neve. Mande por favor dois túneis e as minhas outras luvas. Karl.
postcard-133-effect = Controle 2 rotas com túnel em uma partida: receba $6.
postcard-134-text = Seattle. Vendemos cedro para os dormentes e salmão para o café da manhã de quem dorme nos vagões; meu povo já fazia as duas coisas antes de haver cidade, e o homem que deu nome a ela era vizinho do meu avô. Chicago quer um vagão por dia. E trem, tem? Sra. Susan Moses, Duwamish.
postcard-134-effect = Controle um caminho contínuo entre Seattle e Chicago: receba $8.
postcard-135-text = Posto 14, linha do alto. Vinte abaixo de zero. Escuto a noite toda. Quando ela vem, primeiro faz silêncio, como se alguém pousasse uma xícara. Toquei o sino nove vezes e acertei oito. Deviam construir mais comprido e mais para fora. Halldóra Jónsdóttir, vigia.
postcard-135-effect = Controle uma rota de comprimento 5 ou mais: compre 3 cartas do baralho.
postcard-136-text = Do livro, última página: “Castor, nenhum. Lontra, nenhuma. Um caixeiro, eu. A Companhia manda fechar o livro quando cinco contas estiverem acertadas, e ir para casa.” O forte anda quieto. Uma senhora cree que negocia aqui desde o meu tempo de aprendiz diz que lhe cobrei de menos. J. Isbister.
postcard-136-effect = Complete 5 bilhetes em uma partida: some $6 ao comprovante desta partida.
postcard-137-text = Sessenta quilômetros de cobre hoje, pessoal. Encostando o ouvido na ponta dá para escutar vinte cidades respirando: um moinho, uma escola, a mãe de alguém. Eu sei que é só o vento no fio. Sei muito bem. Finca o próximo poste. Cartão de um guarda-fios, sem assinatura.
postcard-137-effect = Tenha uma rede contínua que toque 20 cidades: receba $8.
postcard-138-text = Comissário de bordo, São Francisco. Sessenta malas para Nova York. Entre elas: amostras de chá; carta de uma noiva, em japonês; um pé de bota; e novecentas remessas de senhores chineses a um banco da Pell Street, todas com o endereço certo, o que da Marinha não posso dizer. Levem até o fim.
postcard-138-effect = Controle um caminho contínuo entre São Francisco e Nova York: receba $10.
postcard-139-text = Solomon Bright & Filho, lanternas de sinal, novas e regeneradas. O jogo que encomendaram mostra verde, vermelho e uma terceira cor que o catálogo chama de “espírito”. Trens que não existem já foram vistos respeitando. Os fregueses falam em um trem de diferença, mais ou menos. Aparar o pavio toda semana.
postcard-139-effect = Depois de qualquer resultado de 1 ou mais, de qualquer jogador, mova o trem fantasma 1 espaço adiante ou atrás. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-140-text = La Paz, Baixa Califórnia. Prezada companhia de pontes: os senhores contrataram seis dos nossos mergulhadores, homens Yaqui, para assentar os pilares. Ofereceram meio salário de pescador de pérolas, e eles riram. Agora informam que o fundo é bom e que o salário vai ser inteiro. Cap. R. Osuna.
postcard-140-effect = Controle 6 espaços de ponte em uma partida: receba $4.
postcard-141-text = GELO DA SERRA. Cortado à mão no lago Tahoe em janeiro, branco como os seus vagões, e em julho ainda gelo. Dizem que rota branca não é de ninguém. O frio também não. Três cargas provam. Mantenha as portas fechadas, Ned. É com você mesmo, Ned.
postcard-141-effect = Controle 3 rotas brancas em uma partida: receba $6.
postcard-142-text = Faz cinquenta anos que fugiram para casar num trem de carvão, ele disfarçado de saco. No sábado querem ir de primeira classe, com onze filhos, e que os deixem ganhar no uíste. Os netos pedem: cheguem na frente de todo mundo, só desta vez. Herr e Frau Overbeck.
postcard-142-effect = Vença uma partida: some $5 ao comprovante dela, depois da classificação.
postcard-143-text = Cinco dólares, contados numa mesa de refeitório, em notas de um e de dois. É empréstimo. Papel não tem; foi de papel que veio o problema todo. Quando vocês se levantarem, procurem alguém que ainda não se levantou, e consideramos pago. De um amigo, dos velhos tempos.
postcard-143-effect = Comece uma partida com mais $5, uma vez.
postcard-144-text = Achei isto no bolso do paletó bom do Ambrose. Ele sempre andava com alguma coisa, “para quem estiver a pé quando eu estiver montado”. Vocês têm andado a pé. Há também dois vagões atrás da siderúrgica; digam ao Eben que fui eu que mandei, e que ponha o cachecol. E. H.
postcard-144-effect = Comece uma partida com mais $3 e mais 2 cartas de vagão, uma vez.
postcard-150-text = A CONVENÇÃO GERAL DA HORA certifica que o portador chegou, repetidas vezes, quando tinha dito que chegaria. A Comissão se atrasou para a cerimônia, por culpa de outra ferrovia, e lamenta que o bolo tenha sido comido pontualmente.
postcard-150-effect = Complete 5 bilhetes em uma partida: some $4 ao comprovante desta partida.
postcard-151-text = À Diretoria. Chegaram os uniformes novos, na cor da companhia, quarenta e dois botões cada um. O pessoal está um espetáculo. Os passageiros batem continência. Uma galinha seguiu o senhor Duffy por meio quilômetro. O serviço rende mais, não sabemos por quê. Almoxarifado, R. Achterberg.
postcard-151-effect = Comece a partida com mais 1 carta de vagão. Pode ser usado em 2 partidas diferentes.
postcard-152-text = Livro do vigia noturno: Seg., pátio vazio. Ter., pátio vazio. Qua., joguei pelota contra a rotunda, ganhei. Qui., pátio vazio; fui embora andando por onde ficavam os vagões. Sex., recebi elogio pela boa ordem. Nada é facílimo de manter em ordem. O. Prewitt.
postcard-152-effect = Termine uma partida com no máximo 2 trens restantes: some $4 ao comprovante desta partida.
postcard-153-text = Caixa Econômica Lyle, Richmond. Vimos o seu comprovante. A senhora Lyle pôs os outros óculos e viu outra vez. Manda dizer que os senhores podem ter quatro dólares quando quiserem; que ela vai perguntar para quê; e que vai se lembrar da resposta.
postcard-153-effect = Comece uma partida com mais $4, uma vez.
postcard-154-text = Nós, os trilhos abaixo assinados, com dez metros cada um e assentados ponta a ponta por cinco dias de viagem sem encontrar uma árvore, agradecemos à companhia a vista. Escrito por aposta pela equipe do vagão-restaurante, depois do café, em algum lugar da tarde.
postcard-154-effect = Controle 2 rotas de comprimento 4 ou mais em uma partida: compre 3 cartas do baralho.
postcard-155-text = ADMITA-SE O PORTADOR no ônibus, no trem elevado, na barca, na galeria da ópera e no lavatório bom do Astor. Cinco metrópoles aceitam este passe. Numa sexta vão olhar bastante tempo para ele e depois, se você ficar bem quietinho, também o deixam entrar.
postcard-155-effect = Controle uma rota que termina em uma cidade grande: compre 1 carta do baralho. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-156-text = CONHECIMENTO DE EMBARQUE. Embarcados em aparente boa ordem: 40 barricas de pregos, 11 harpas, 1 biblioteca de bispo, 6 papagaios (falantes). Recebidos: 40 barricas, 11 harpas, 1 biblioteca, 6 papagaios (falando português). O transportador não responde pelo que se ensina a bordo. Cap. M. Rosa.
postcard-156-effect = Controle rotas que terminam em 6 portos diferentes em uma partida: receba $5.
postcard-157-text = Querida Maud: já atravessamos tanta América que o senhor Pettifer gastou o guia de viagem e deu para ser simpático com as pessoas. Não acaba nunca. Eu sempre achei que acabasse, com um parapeito para a gente se apoiar. Mande luvas. Da sua espantada Lottie.
postcard-157-effect = Complete um bilhete de ao menos $15: some $5 ao comprovante desta partida.
postcard-158-text = Pedido nº 1: papel timbrado, uma resma. Nº 2: tinta, quatro litros; tinteiro, nenhum, usamos balde. Nº 3: uma placa escrito DEPÓSITO. Já reparamos que, tendo placa escrito DEPÓSITO, tem depósito. Nº 4: pregos, se estiverem baratos. N. Aune, agente.
postcard-158-effect = Um depósito fundado com a rota que você está controlando não custa cartas, uma vez.
postcard-159-text = A Comissão lhe concedeu uma cadeira: terceira fila, atrás da coluna, ao lado do senhor que dorme. A viúva diz que ele pode ficar. Os lances são com a mão esquerda. Coçar o nariz já foi entendido como cobre. Bem-vindo à Bolsa.
postcard-159-effect = Pegue 1 ação aberta, uma vez.
postcard-160-text = NOITE DE GALA. O Trapézio das Senhoras; o Porco Filósofo; e, pela primeira vez sobre trilhos, o Zoológico Inteiro num Cortejo Só. Seu camarote é o nº 1. Um vagão vai levar o nome da sua companhia, e no intervalo pode receber comida. O professor A. Bonaventure se inclina.
postcard-160-effect = Pegue 1 vagão do espetáculo de qualquer cidade do mapa, uma vez.
postcard-161-text = O Museu de Chihuahua recebeu em empréstimo uma arca de prata atravessada por raízes. A etiqueta trará o nome dos tropeiros, os catorze; o de quem achou, em letra menor; e o de nenhum general. Queiram manter as suas contas em igual estado. Dra. Ignacia Terrazas, conservadora.
postcard-161-effect = Termine uma partida com ao menos $20 em moedas: some $4 ao comprovante desta partida.
postcard-162-text = RECEBI de uma companhia ferroviária, pela retirada de uma (1) maldição: em espécie. Saiu pela chaminé em forma de cheiro. Garantia até o fim da temporada; inclui mais duas visitas. Se voltar, não discutam com ela. Rev. Obadiah Sneed, também afina pianos.
postcard-162-effect = Desfaça uma de suas maldições sem descartar cartas. Pode ser usado 2 vezes, no máximo uma por turno.
postcard-163-text = Por oito vãos em uma temporada, todos ainda de pé. A medalha mostra a Esperança apoiada num viaduto. A comissão pede que, no viaduto de verdade, ninguém se apoie antes de quinta-feira. Cunhada em Carson City, de um corrimão derretido.
postcard-163-effect = Controle 8 espaços de ponte em uma partida: receba $4.
postcard-164-text = LICENÇA para guardar, transportar e explodir pólvora negra, dinamite e aquela coisa amarela do barracão. O titular deve tocar a corneta, contar até vinte e estar em outro lugar. Licença do titular anterior cassada, por falta de titular anterior. Dois túneis vistoriados: ambos têm saída.
postcard-164-effect = Controle 2 rotas com túnel em uma partida: receba $5.
postcard-200-text = “Dia 9. Cheguei a uma nascente que não está no meu mapa, embora eu tenha bebido dela em 53. A dona perguntou por que demorei. Antes de ser uma linha, isto tem de ser uma ronda de visitas: quinze lugares, no mínimo, e sem pular nenhum.” O Primeiro Diário, na letra de Hale.
postcard-200-effect = Tenha uma rede contínua que toque 15 cidades: receba na hora o próximo cartão.
postcard-201-text = “Tusso bastante, e a J. me obriga a usar o sarape dela. Todos se engajaram: salário nenhum, um elo para cada. Andamos só pelo branco, chão que companhia nenhuma pintou; dois trechos disso e já se está entre gente que conversa.” O Segundo Diário, na letra de Hale.
postcard-201-effect = Controle 2 rotas brancas em uma partida: receba na hora o próximo cartão.
postcard-202-text = “Demos a volta comprida, dez dias, para ouvir um velho dizer não. Anotamos. R. diz que um não é o que há de mais valioso no livro: prova que aos outros se perguntou.” O Terceiro Diário. Os noves são fechados; os setes, cortados. Esta letra não é de Hale.
postcard-202-effect = Complete um bilhete de ao menos $10: receba na hora o próximo cartão.
postcard-203-text = Cinco letras, cada uma na sua vez: “Nível conferido. M. S.” “Mulas vendidas, mulas compradas. J. L.” “Tratado citado. R. I.” “Dormentes aos milhares. C. D.” “Ele ia gostar deste tempo. I. B.” A última página pergunta: quatro países, um caminho. Quem vai? O Quarto Diário.
postcard-203-effect = Tenha uma rede contínua com cidades de 4 tabuleiros (os iniciais contam como um): receba na hora o próximo cartão.
postcard-204-text = Eu, Ambrose Hale, são de juízo e ruim dos pulmões, deixo a minha metade da Linha Branca, em cinco elos iguais, aos cinco que a caminharam. Quarenta dólares à companhia que nos seguiu até aqui: ouvi dizer que chovia. O paletó fica com a Eleanor. A data está debaixo do lacre.
postcard-204-effect = Vai na hora para o seu cofre.
postcard-300-text = PROCURA-SE, por assalto pontual: quatro homens, ex-bilheteiros. Recompensa de $… e aqui o cartaz está rasgado. No verso alguém escreveu a lápis: “Dodge City e Oklahoma City, guichê 2 nas duas. Peça ida e volta para lugar nenhum. Vão rir. Depois vão olhar bem para a sua cara.”
postcard-300-effect = Controle rotas que terminam em Dodge City e em Oklahoma City em uma partida: receba na hora o próximo cartão.
postcard-301-text = Quer a história, compra a garrafa, e eu tenho um fraco pela que tem caveira. Quatro dessas. Eles eram agentes de estação. O Consórcio mandou embora uma semana antes da pensão. O Amos fez a conta no meu balcão. Só pegam o que é deles, diz ele. Até o último centavo.
postcard-301-effect = Pague ao menos 4 cartas com caveira em uma partida: receba na hora o próximo cartão.
postcard-302-text = Telegrama a pagar. QUATRO CAVALOS FERRADOS AO CONTRÁRIO PARA DESPISTAR PT UM FERRADO DIREITO POR GÊNIO DO CAVALO PT RASTRO VAI DE DODGE A SAN ANTONIO E PARA NAS REFEIÇÕES PT SIGAM DE TREM PT TRAGAM AVEIA PT ALEJO SANTOS RASTREADOR
postcard-302-effect = Controle um caminho contínuo entre Dodge City e San Antonio: receba na hora o próximo cartão.
postcard-303-text = Folha de um livro de hóspedes. “Tem uma entrada, e a saída é a mesma. Estaremos lá, contando. Se conseguirem pôr a mão em cinco dólares nossos de uma vez, são melhores nisso que os irmãos Pinch e podem muito bem vir ajudar na soma. Amos Tarrant, ex-agente.”
postcard-303-effect = Pegue de uma vez um butim de ao menos $5: receba na hora o próximo cartão.
postcard-304-text = No cofre: $24, saldo devido a ninguém mais vivo. Quatro cadernetas de pensão, quitadas, em letra de escriturário. Sessenta escrituras do Consórcio de terras que os donos nunca venderam. E um bilhete: “Conta encerrada. Façam as escrituras voltarem para casa. O bando se aposentou no horário.”
postcard-304-effect = Vai na hora para o seu cofre.
postcard-400-text = Diário do trem pagador, última anotação: “23h50. Neblina branca. O sinal da bacia mostra linha livre; não existe sinal na bacia. Cofre a bordo, 412 envelopes. O foguista acha que alguém devia dizer uma coisa sensata. Ninguém lembra de nenhuma. Seguimos.” Livre-se do que o persegue e continue lendo.
postcard-400-effect = Desfaça 1 maldição em uma partida: receba na hora o próximo cartão.
postcard-401-text = Achada num poste onde não havia poste: uma lanterna fria, vidro inteiro, cheia de óleo. Na base está riscado DOIS BRANCOS, DEPOIS ESPERE. Minha mulher não quer isto dentro de casa, então mando para vocês, frete pago. Nunca foi acesa. Às vezes está morna. P. Ostrander.
postcard-401-effect = Controle 2 rotas brancas em uma partida: receba na hora o próximo cartão.
postcard-402-text = Prezada Companhia: nosso irmão Lafayette cuidava do sinal da bacia e não escreve desde a noite do trem pagador. Fantasma ele não é; é metodista. Fiquem por onde ela passa, em três lugares, e chamem pelo nome. Se estiver com os dentes, ele responde. As senhoritas Gumm, Mobile.
postcard-402-effect = Controle rotas ao lado de 3 espaços diferentes do trem fantasma em uma partida: receba na hora o próximo cartão.
postcard-403-text = A giz, dentro de um vagão fechado havia anos: “Desci para virar a agulha. Não tinha agulha. Fui andando. Risquem no mapa o rumo de Salt Lake ao Golfo: tem um ponto em que a linha se cala. Pus uma pedra em cima. L. Gumm, sinaleiro, vivo, aborrecido.”
postcard-403-effect = Controle um caminho contínuo entre Salt Lake City e Nova Orleans: receba na hora o próximo cartão.
postcard-404-text = Faz uma semana que cavam. A quase três metros, a pá tocou. É um sino de locomotiva; embaixo do sino está a locomotiva; é branca por causa do sal. Quem veio com algum peso na consciência não conseguiu ouvir. Tentem vocês.
postcard-404-effect = Termine um turno sem maldição, controlando uma rota na Bacia Fantasma ou para lá: receba na hora o próximo cartão.
postcard-405-text = O cofre está seco. Quatrocentos e doze envelopes, um nome em cada: Doyle, Wong, Begay, Jensen, Freeman. A companhia tinha jurado que pagou. A parte de quem achou é de vocês. As cartas já seguem para Cork, Cantão e Ganado; os selos são por conta desta repartição. H. Dace, Cartas Mortas.
postcard-405-effect = Vai na hora para o seu cofre.
postcard-500-text = Não pedimos nada de novo. Uma só tarifa para a pradaria e para o porto, para o banqueiro e para a noiva; nenhum partido tomado, nenhuma cidade esquecida. Cumpram cinco viagens e ponham isto na mesa do escrivão. Quatrocentas cidades já assinaram. Lá embaixo ainda cabe uma ferrovia.
postcard-500-effect = Complete 5 bilhetes em uma partida: some $10 ao comprovante desta partida.
