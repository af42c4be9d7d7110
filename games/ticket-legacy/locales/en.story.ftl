# The story of a campaign: what is read aloud, and what the cards say besides their effects.
# SPOILERS: a table sees each text only once its card is read, drawn or opened.
# Blank lines part paragraphs. The last paragraph of a story card with effects says what changes in the game.

story-premise =
    In April 1865 Ambrose Hale, founder of the neutral White Line, rides out of Lewisburg to see what lies on the empty half of his own map, and does not come back. Five young railway companies follow his scattered journals west. Augusta Crane’s Combine buys every crossing it can, always a little ahead of them.

## 1865

story-1865-01-title = A Founder Rides West
story-1865-01 =
    In April 1865, with the war five days over, Ambrose Hale gave a dinner at Lewisburg station for the founders of five new railways. Hale ran the White Line, which by its charter carries every company’s cars at one rate and takes nobody’s side. On the wall hung his great map. The right half was crowded with towns. The left half was white.

    “And what is on it, Ambrose?” asked Miss Augusta Crane, over the cheese.

    Hale thought about it for longer than a question over cheese deserves. “I shall write to you,” he said, “when I know.”

    At six the next morning he rode west on a grey mare called Decimal, with a surveyor’s chain, a white pencil and four blank journals.

story-1865-02-title = First Season
story-1865-02 =
    An hour after he had gone the wire brought the news from Washington, and for a month the trains carried mostly black cloth. Then the country, having buried its President, went back to wanting things moved: seed, ploughs, window glass, soldiers on crutches, brides.

    Five companies had money for twenty trains each and opinions for a hundred. Hosea Tull, senior conductor of the White Line, received their founders one by one. “The rule of the house is short,” he told them. “Lay your own track, keep your promises to passengers, and don’t wait for Mr Hale to tell you what comes next. He doesn’t know either.”

    That same week Miss Crane bought a toll bridge, a very small one. She paid too much for it and looked content.

story-1865-03-title = The Riderless Horse
story-1865-03 =
    In November Decimal came home alone. She walked down the main street of Lewisburg, declined an apple at the ironmonger’s and stopped at the White Line’s door, where Eleanor Hale came out and held her head for some time.

    It was Mrs Hale who noticed what the sheriff did not. The girth had been let out two holes, as one does for a horse that must walk far and unridden. The blanket was folded. Somebody had brushed her that morning. Of the journals there was no trace, but the chain hung at the saddle, and Tull counted it twice. A surveyor’s chain has a hundred links. This one had ninety-five.

    “He’d sooner have cut off a finger,” said Tull.

    “Then he had a reason,” said Mrs Hale. “Five of them.”

story-1865-04-title = The Conductor’s Toolbox
story-1865-04 =
    Hosea Tull retired that winter, officially because of his knees. He left his tin toolbox on the counter for the five companies with the key on top, which he called the only honest way to leave a box. In it lay a conductor’s punch, five spools of ribbon, and a registry of forty-two journeys the White Line had promised somebody, some day, and not yet made.

    “A ticket is a promise with a price on it,” he had written inside the lid. “Punch it when you have kept it. Keep one of the forty-two and you will hear from whoever was waiting. They write.” Under the ribbons lay a letter.

    Read postcard 1 aloud. From this game on each completed ticket is punched for its company: one with a registry number leaves the game at once and brings its postcard, any other leaves when one company has punched it twice.

story-1865-05-title = End of the year
story-1865-05 =
    Decimal is given the stable behind the station. She watches every westbound train go by with the air of somebody who knows how it ends. On the wall of the dining room, the white half has not got any smaller.

## 1868

story-1868-01-title = The Hiring Hall
story-1868-01 =
    Above the feed store in Lewisburg, Mrs Norah Roark has opened a hiring hall. She buried one husband at Gettysburg and one contractor in Ohio, and misses only the first. Her terms are chalked on the door: wages on Saturday, no fighting on the stairs, and nobody is asked what he was called before the war.

    They come all the same with their whole histories: a Quaker who cannot lie about money, a fireman who reads boilers by ear, a lady surveyor whose references are addressed to her late father. “You may have one each,” says Mrs Roark to the companies. “They are people, not furniture. I want them back.”

    Seven employees enter the game. From now on, in setup, two more employees than there are players are shown; in reverse turn order each player hires one of them for that game.

story-1868-02-title = New Signals
story-1868-02 =
    Until this spring the signal at Lewisburg was a tin ball on a rope, and the rope was Eben. When Eben had a cold, trains stopped in three counties. Now there are semaphore arms, coloured lamps and a printed book of forty pages in which Eben, who cannot read, has found two errors by looking at the pictures.

    The engine drivers grumble that a man can no longer trust his own eyes. The insurance companies point out that this was always the difficulty.

    The event Signal Reform joins the event deck.

story-1868-03-title = The Honour Roll
story-1868-03 =
    Miss Hortense Dace, of the dead-letter office, has hung a slate beside her window. Her office keeps what cannot be delivered: rings, teeth, proposals, a live tortoise that has been there since Polk. It also keeps fifteen sealed cards which the founder left with her in ’65, each marked in white pencil: “For whoever does it first.”

    “Does what?” ask the companies.

    “I am not permitted to open them,” says Miss Dace. “I am permitted to notice.” She notices a great deal. People have begun to comb their hair before they buy stamps.

    Fifteen milestone postcards now wait in the post office, each for the first company to manage a certain feat.

story-1868-04-title = Hands Wanted
story-1868-04 =
    The handbills say HANDS WANTED, and in a manner of speaking that is all the contractors want. The hands arrive with the rest of the person attached. There are Irishmen from Cork who sing about drowning, and Cantonese crews who contract as a gang, boil their water and therefore stay alive. There are young men from Alabama who were property five years ago and count their wages in front of the paymaster, slowly, while he waits.

    The sleeping cars are hiring too. Passengers call every porter George. The new man on the night train west, a cavalry veteran from Kentucky, hears them out and says each time, with perfect courtesy, “The name is Mr Bell.” By summer a few have learned it.

story-1868-05-title = A Letter on Black Paper
story-1868-05 =
    It came through the dead-letter office, with no stamp that Miss Dace could account for: a sheet of black undertaker’s paper, and on it eleven words in white pencil. “Do not look for me. Look at where you are standing.”

    It was not signed. The hand was Hale’s; the whole county knew his aitches. Mrs Hale read it, put it away in the flour bin, and would not be congratulated or condoled with. Miss Crane’s secretary, Mr Pym, offered four hundred dollars for it, and asked in passing whether the pencil had been soft or hard.

    The Argus Detective Agency sent Mr Silas Quill. After a week he concluded that the founder was dead, in Mexico, or in hiding, and charged for all three.

story-1868-06-title = End of the year
story-1868-06 =
    At the year’s end Mr Quill interviews the horse. His notes survive: “Subject calm. Ate my hat.” In the margin somebody at the Agency has written: “Which hat?”, and somebody else: “Allow one dollar.”

## 1871

story-1871-01-title = Miss Crane Sets a Price
story-1871-01 =
    Augusta Crane keeps her own books. It is the thing people mention first, as of another woman they might mention her eyes. She keeps them in black ink with a steel nib, has never been known to cross out a figure, and reads balance sheets in bed, as others read Mrs Southworth.

    This spring her agents call on every company with a printed card. Anything under three days’ haulage is of no interest to Miss Crane. For longer stretches there is a fee. It is not a large fee. “It is never the size of the thing,” her secretary Mr Pym explains, folding his gloves. “It is the custom of paying it.”

    The event Crane Raises Her Rates joins the event deck.

story-1871-02-title = The Combine
story-1871-02 =
    It is not a railway, the prospectus explains. It owns no engine and has laid no rail. It owns the ford, the landing, the gap between two hills, the only well in a day’s ride: the nine feet of ground that everybody has to cross. Its stock is quoted in New York simply as the Combine, in the tone in which farmers say the weather.

    From whom did she buy all that? The deeds are in order. They bear stamps from land offices in which nobody had ever met the people living on the land. Miss Crane did not ask further. She had learned from an excellent surveyor, she says, how quickly a thing can be got off a map.

story-1871-03-title = The Map Room
story-1871-03 =
    Behind the dining room at Lewisburg is a door that has been locked for six years. Mrs Hale opens it with a key from the flour bin. Inside are a table, a dry inkwell, the great map, and eight flat boxes, tied with white tape and labelled by region in white pencil. The dust lies on their lids like felt.

    “He said to open them one at a time,” says Mrs Hale, “and that the choice should go to whoever had just earned it.”

    Miss Dace, who was asked along to witness, remarked only afterwards on what she had noticed. There was dust on the lids. Inside there was none.

    The winner of this game opens one frontier box, and so does the winner of every game until 1892. The companies then colour its new tracks, the winner first, and the last-placed one makes a small city big. Board, tickets and rules are in use from the next game on.

story-1871-04-title = End of the year
story-1871-04 =
    On an October night the sky west of Lake Michigan turns the colour of a firebox door. By Monday there is no Chicago to speak of. By Wednesday there is a man in the ashes selling lots, and the first train in carries window glass.

## 1874

story-1874-01-title = Anchors on the Chart
story-1874-01 =
    Since the Panic, banks go out like lamps. A company may be solvent at breakfast and a cautionary tale at noon. But the sea has not heard about it. Cotton, coffee, pianos and Norwegians go on arriving, and whoever meets the ship with an empty train is paid in coin.

    So the draughtsmen bring out the chart again and ink small anchors beside the harbours. Captain Manuel Rosa comes over from New Bedford to advise. He was born on Brava, went whaling at twelve and has been ashore for nine years without approving of it.

    From now on port cities, marked with an anchor, count as ports; the event Steamers to the Gulf joins the event deck, and the Harbour Master can be hired.

story-1874-02-title = Salt and Steam
story-1874-02 =
    The winter’s fashion is a lantern show, “Hale of the Hundred Links”, after the dime novels of Colonel Prosper Fane, who holds no commission and has never been west of Pittsburgh. Forty painted slides: Hale and the bear, Hale and the abyss, Hale and the bear again, from the other side.

    In Baltimore Mrs Hale went to see it, in blue; she has never worn black. “And with his trusty chain,” cried the Colonel, “of one hundred links—”

    “Ninety-five,” said somebody, quite low, in the gallery, which is where Black patrons are made to sit.

    That number has never been in any newspaper. Mrs Hale did not turn her head. Going out, she let the crowd pass, and said to the porter from the night train, “Good evening, Mr Bell.”

story-1874-03-title = Second Survey
story-1874-03 =
    Mr Quill of the Argus Agency has found a stone. It stands on a hill a good deal farther west than his expenses, squared and set by someone who knew how, and cut into it is a surveyor’s bench mark with two letters and a date: A. H., 1869.

    He telegraphs the news to both his clients, having two, and the price of White Line paper rises nine points before lunch. So the founder was alive four years after his horse came home. Mrs Hale asks for a rubbing of the stone. She looks at it with a glass, for a long while, at the nine in particular. Then she says that it is very well cut.

    The winner of this game opens a frontier box.

story-1874-04-title = End of the year
story-1874-04 =
    In the stable behind the station somebody has hung a slate over Decimal’s manger: ALIVE 1869. The mare, who could add something to that, is eating the string.

## 1877

story-1877-01-title = Boom Towns
story-1877-01 =
    The recipe is known. Take one water tank, add a rumour, stir with a printing press. Within a month there are four saloons, an opera house of canvas, a baker from Stuttgart, a Swedish pastor, a Chinese physician whom the other doctor’s wife consults, and two newspapers that exist to contradict each other about the other’s circulation.

    Most such towns are gone by spring, and the opera house is seen going up forty miles on under another name. But some catch. Nobody can say why; the founders afterwards say foresight.

    The event Boom Town joins the event deck.

story-1877-02-title = Compound Interest
story-1877-02 =
    Mrs Hester Lyle, of Richmond, began as treasurer of a burial society: two cents a week from washerwomen who had been sold in their time and did not mean to be buried at the county’s convenience. The society was so well kept that nobody would take the money out. It is now a bank. She has seen three larger ones, with pillars, go under since ’73, and sent each a polite note.

    “Money is like bread dough,” she tells the companies. “It only asks to be left alone somewhere warm. You gentlemen keep poking it.”

    The Banker can be hired from now on.

story-1877-03-title = Counting Houses
story-1877-03 =
    In July the companies cut wages by a tenth, for the second time, and raised the dividend. In Martinsburg the firemen climbed down. Within a week nothing moved between the lakes and the Ohio. In Pittsburgh the militia from Philadelphia fired into the crowd, and afterwards the railroad yards burned for two miles. The dead were counted at twenty, then at forty, then the counting was discontinued.

    The White Line, being neutral, ran the milk and the mail, and let no soldier on. From a flatcar in the yards a track-layer from Cork called Con Delaney talked four thousand people out of burning the roundhouse too. He had a bent bit of steel on his watch chain. Reporters took it for a horseshoe nail. It was a link.

story-1877-04-title = A Hand for the Straggler
story-1877-04 =
    The company that came in last this year finds an envelope under its office door. There is no sender’s name, only banknotes, small and much folded, of the sort that has passed through many hands, and a half sheet: “Mr Hale used to say that the last car has the best view of where you have been. Pay us when you can. Do not pay Miss Crane.”

    The accountant, who has a suspicious nature, observes that the sevens in the sum are crossed with a little bar, as they write them in Mexico. He has seen that seven before. He cannot think where.

    The last-placed company takes postcard 143, A Loan from an Old Friend.

story-1877-05-title = Third Survey
story-1877-05 =
    In the matter of Hale, a missing person. After seven years, says Miss Crane’s counsel, the law may presume a man dead, and the living may proceed to business. Under the charter nothing of the White Line can be sold without two signatures, and one of the hands has been absent twelve years.

    Mrs Hale’s counsel puts a squared stone on the judge’s table. It has come by freight. It says 1869.

    The judge, who wishes to go fishing, finds the founder neither alive nor dead, and adjourns. On the steps the two women meet. “You are looking well, Eleanor,” says Miss Crane. “For a widow.” “I am not one,” says Mrs Hale. “You have it in writing.”

    The winner of this game opens a frontier box.

story-1877-06-title = End of the year
story-1877-06 =
    Grass comes up between the burnt ties at Pittsburgh. On New Year’s Eve the wages are still cut by a tenth; the dividend is paid at ten sharp; and in every counting house the clocks disagree by some minutes as to when.

## 1880

story-1880-01-title = Stone on the Rails
story-1880-01 =
    The mountains have begun to answer back. Blast a ledge into a slope that has stood since the Flood and the slope, given a wet spring, will reconsider. On the long grades the trackwalkers go out before dawn with a lamp and a bar, tapping the rock and listening to what it says.

    Fong Yuk-ming listens better than most. For ten years the payroll carried him as “Ah Fong and 28”, at two thirds of the Irish rate. He can tell you the names of the twenty-eight, and which slide has them. He is shift foreman now. Nobody gave him the title; the shifts he ran simply came home.

    The event Rockslides joins the event deck, and the Shift Foreman can be hired from now on.

story-1880-02-title = Hard Ground
story-1880-02 =
    There is a way to eat on a railway now. Mrs Otterby’s Dining Rooms give you twenty-five minutes, a tablecloth, and a young woman from Indiana who has signed for a year, will not be called dearie, and is saving for a farm. The steak is honest. Philosophers have crossed the continent to see a railway steak that was honest.

    At the long table in one of them three regulars sit together whenever their work allows: a muleteer from New Mexico, Doña Josefa Luján, whose family has had a deed for its valley since 1739; a levelman, Moy Sing; and the porter Bell. Dealers, agents and detectives eat all around them. They talk about boundary stones. No one has ever thought of listening.

story-1880-03-title = A Journal in the Mail
story-1880-03 =
    It came registered, in sailcloth, sewn with a saddler’s stitch: the first of the founder’s four journals. The winner of the season cut the thread before witnesses. They had expected elevations, a line through the passes, conceivably gold.

    It was names. Page after page, in Hale’s upright hand, a place and then a name: of a village, a widow with a spring, a council, a chief with his council’s interpreter, a family with a grant from a king. After each name stood what they had said. “Yes, for a school.” “Yes, but not across the graves.” “He will ask his sister.” “No.” And underneath, always, the same two words: “Owed. Hale.”

    The winner takes postcard 200, The First Journal.

story-1880-04-title = Fourth Survey
story-1880-04 =
    Miss Crane has had a page of the journal photographed, no one knows at what price, and sits up with it. She knows every figure that man ever made; she checked his sums for eleven years.

    “It is his,” she tells Mr Pym at last. “Every line of it. The other thing isn’t.” She has the rubbing of the bench mark beside it. “He never in his life closed a nine. Whoever cut that stone in ’69 was not Ambrose Hale.”

    “Shall I inform the court, ma’am?”

    She looks into the lamp. Somebody is lying to her with great care, she thinks, and it is a long time since anybody took care. “No,” she says. “I should like to know who.”

    The winner of this game opens a frontier box.

story-1880-05-title = End of the year
story-1880-05 =
    Decimal dies in December, at twenty-seven, on her feet, facing west. Mrs Roark’s hall shuts for the afternoon. They bury her beside the signal, and the night express, which stops for nobody, is forty seconds late past Lewisburg.

## 1883

story-1883-01-title = The Great Fair
story-1883-01 =
    Everything the country makes is under one glass roof, and some of it works. There is a knitting machine with an expression, a cheese in the form of the late General Washington, and a hall of electric light where ladies put up parasols. Delegates have come from all over the map. The delegation of the Creek Nation shows cotton, a constitution and a schoolbook, and asks visitors who inquire after feathers whether they have brought theirs.

    By the third day everyone has been sold a journey to somebody else’s city.

    The event Trade Fair joins the event deck.

story-1883-02-title = The Showman Calls
story-1883-02 =
    Professor Aurelio Bonaventure, born Albert Binns in Hoboken, has been a balloonist, a mesmerist and, for one season in Ohio, both halves of a horse. He enters an office as though somebody had pulled a curtain. He wants special trains: for the tent, for the band, for himself, and one, heated, for the hippopotamus.

    He is also, it turns out, the man to have beside one on a bad day. “A failure,” the Professor says, “is a success whose posters were wrong.” He once sold nine hundred tickets to an eclipse that it rained on, and was called back for a bow.

    The Impresario can be hired from now on.

story-1883-03-title = New Charters
story-1883-03 =
    The old charters were written when a railway was a thing with two ends. The legislature now offers new ones, five of them, on vellum; each company may have one, and each comes with a kind of trade: freight, parcels, distance, switching, suburbs. Lawyers sleep in the corridors. The company that fared worst last season is asked to choose first, which the House passed as charity and the Senate as irony.

    One old parchment is not exchanged. The White Line’s, of New Year 1851, runs fifty years, and cannot be altered unless both founders sign. Both, reads a young clerk aloud. Both?

    In reverse ranking of the last game each company chooses one of five new charters; from now on it replaces the $2 bonus for company routes. Companies that missed that game choose first.

story-1883-04-title = Standard Time
story-1883-04 =
    There were fifty-three times in use on the railways, and Pittsburgh alone kept six. On Sunday, the eighteenth of November, there are to be four, for the whole country, by telegraph. Preachers object that noon belongs to God. A jeweller in Bangor holds out for local time until his customers begin to miss their trains on purpose.

    In Lewisburg they stop the station clock and wait. The street is full, as for a hanging. For some minutes, by the order of the General Time Convention, it is no time at all; boys run about in it. Then the wire clicks, Eben lets go of the pendulum, and it has been the same hour ever since in places that have never met.

story-1883-05-title = Fifth Survey
story-1883-05 =
    Since last year there is a law, and it names one nation. A Chinese labourer may not enter the country, and one who has been here twenty years needs a paper to leave it and come home. Moy Sing, levelman, has run more miles of true grade than any instrument man in the West. He now carries a certificate with his height on it, in case somebody should ask by what right he is standing there.

    Somebody does, on the night train, at two in the morning. “The gentleman is with me,” says the porter. “And who are you?” “The name is Mr Bell.” The officer’s lantern passes over two plain watch chains. From each hangs the same bit of steel.

    The winner of this game opens a frontier box.

story-1883-06-title = End of the year
story-1883-06 =
    At midnight on the thirty-first, for the first time in history, it becomes New Year in Bangor, Lewisburg and Mobile by timetable. A dispatcher in Chicago, in charge of four o’clocks, kisses the wrong one.

## 1886

story-1886-01-title = Duties at the Docks
story-1886-01 =
    The Treasury has found the anchors on the chart as well. In every port a new shed stands beside the old shed, and in it sits an inspector with a stamp, a stove and a brother-in-law. Oranges pay by the hundred, pianos by the octave. A consignment of plaster saints is held at Mobile for eleven weeks while Washington determines whether they are works of art or dolls.

    Meanwhile the money has gone quiet and ladylike. Half the boards have a partner whom nobody has met: one who draws her dividend, sends flowers to funerals, and has never once been seen to read the minutes.

    The event Customs Duties joins the event deck, and the Sleeping Partner can be hired from now on.

story-1886-02-title = Old Partners
story-1886-02 =
    On her sixtieth birthday Augusta Crane dines with her secretary, and tells him, between the fish and the roast. There had been two founders. Her father’s money, Hale’s eye, her books. In ’53 they needed to sell bonds for the West, and nobody will buy land with people on it. “He drew what he had seen. It was all there: villages, fields, wells. It looked like Belgium. And I had a white pencil.” They rubbed for two nights. It is why people call it the White Line.

    “Whoever travelled left the other a sheet signed in blank. In ’64, while I was burying my father, he wrote the neutral clause above my name, and put his own beside it. One rate for everybody, for ever. Two signatures; I read of my ruin in the newspaper. So I bought what he had to cross.”

    “And why did he do it, ma’am?”

    “He had begun,” says Miss Crane, “to be sorry.”

story-1886-03-title = Sixth Survey
story-1886-03 =
    All over the South the rails lay three inches too far apart, and in two days, the last of May and the first of June, they are moved. Thirteen thousand miles. The inner spikes were driven beforehand; at dawn the gangs pull the outer ones, shove, and hammer, and by the second evening a boxcar can roll from Mobile to Québec without noticing. Nobody was asked to vote on it. The gangs, Black and Irish mostly, finish an hour early and are paid for the days, not for the miles.

    “You see that it can all be changed,” says Con Delaney, sitting down on a rail. “They only need to want to.”

    The winner of this game opens a frontier box.

story-1886-04-title = End of the year
story-1886-04 =
    Mr Pym, at home, buys a white pencil out of curiosity and rubs it over the map on his wall: his own street, then the next. It takes less than a minute. He sleeps badly.

## 1889

story-1889-01-title = Favours Owed
story-1889-01 =
    The Combine has a second ledger, which shows no money. It shows a judge’s son placed in a good regiment, a bishop’s mortgage, a senator’s letters bought in and kept dry. Miss Crane has never threatened anybody. She writes on grey paper that she would be obliged; and men who have not been obliged to anyone since Appomattox find that they are. It falls, as a rule, on whoever has the most to lose.

    In the smoking cars, meanwhile, a soft-spoken person, once destined for the pulpit, will offer to show you something with a deck of cards.

    The event Crane Calls In Favours joins the event deck, and the Cardsharp can be hired from now on.

story-1889-02-title = High Stakes
story-1889-02 =
    At noon on the twenty-second of April a cavalryman fires a pistol, and fifty thousand people race for two million acres. By sundown there are towns with mayors. The newspapers call the land unassigned. It had been assigned to the Creek and the Seminole, for ever, by treaty, and before the pistol the treaties had been renegotiated by persons who owned fast horses.

    Ruth Impson, notary of the Choctaw Nation, watches from the platform of the next station, with her seal in her bag. She has drawn up deeds for thirty years and never one without the number of the treaty in its first line. A young reporter asks what she is doing here. “Writing down the time,” she says. On her key ring hangs a steel link.

story-1889-03-title = The Widow Writes
story-1889-03 =
    “Gentlemen: For twenty-four years I have been called the Widow Hale, by persons with no evidence. I have not contradicted them. I have not confirmed them either, as Miss Crane’s attorneys will agree.

    You ask me whether my husband is living. Permit me to observe what follows while nobody can say. He cannot sign; he cannot be made to; he cannot be outvoted, bought, buried or inherited. In life Ambrose was a man of good intentions and no resistance whatever. Missing, he has been like a rock. It is the most useful he has ever been, and I have been proud of him.

    I enclose something for whoever came last. Yours, Eleanor Hale. I wear blue.”

    The last-placed company takes postcard 144, The Widow’s Envelope.

story-1889-04-title = Seventh Survey
story-1889-04 =
    Mr Quill, grey now, and eleven hats the poorer, has at last had an idea. Instead of looking for the man he has looked for the chain. Five links are gone from it; links are steel; steel, if people are fond of it, gets worn where it shows. In twenty-four years on trains he has seen one on a porter, one on an agitator, one on a levelman’s watch, one on a mule bell and one on a lady’s keys.

    He writes it all down, with dates. Then he reads it through twice, thinks of both his clients, and for the first time in his career does not send a report.

    The winner of this game opens a frontier box.

story-1889-05-title = End of the year
story-1889-05 =
    On New Year’s Eve Mr Quill sits down at a long table in one of Mrs Otterby’s rooms, opposite three strangers, and takes off his hat. “I don’t ask anything,” he says. “I’d only like to eat with you.”

## 1892

story-1892-01-title = The Picket Line
story-1892-01 =
    In July three hundred Argus men are towed up the river at night, in barges, to open a steel mill that its workers have shut. By evening there are ten dead and the barges are burning. All along the lines the yards go out in sympathy. Con Delaney, seventy years old, walks the picket on two sticks, and tells the young ones what he told them in ’77: nobody ever ate a roundhouse.

    People who can’t get news by train get it elsewhere. Mrs Prudence Tick, of Rochester, holds sittings at fifty cents, and predicts tomorrow’s headlines with unsettling accuracy. Her nephew sets type at the Intelligencer.

    The event General Strike joins the event deck, and the Medium can be hired from now on.

story-1892-02-title = Silent Yards
story-1892-02 =
    In the first week, people in Lewisburg woke at 4.10 every morning because the milk train did not. In the second they slept. A boy found that he could walk the rails for two miles with his eyes shut, and did it daily, for the honour of the thing. Rust came up, thin and orange; along the sidings women hung out washing that stayed clean.

    The porters were out too, though the union would not have them as members. “Then why strike with them, Mr Bell?” asked Miss Dace. “Because they’re right,” said Bell. “They’ll have to get round to the rest of it on their own time.”

story-1892-03-title = The Last Blank on the Map
story-1892-03 =
    The Superintendent of the Census has found, on adding up the country, that there is no frontier any more. He says so in a bulletin, in half a sentence. Professors weep. Colonel Fane announces a final novel, and then another.

    In the Map Room seven boxes lie open and one is tied. The great map has filled up, season by season, and everything put on it turned out to have been there already. On the table lies the founder’s white pencil, worn to a stub. “He took it with him new,” says Mrs Hale. “He must have written a good many letters.”

    “Then how,” asks a young clerk, “did it come back?”

    “By train,” says Mrs Hale.

    The winner of this game opens the last frontier box.

story-1892-04-title = End of the year
story-1892-04 =
    The eighth tape is untied. Somebody winds it round his finger, then thinks better of it and hangs it on the nail with the other seven. In the yards, at 4.10, the milk train goes by and wakes everyone.

## 1895

story-1895-01-title = The Grand Timetable
story-1895-01 =
    It has sixty-three towns on one sheet, eight columns by eight, with one corner left empty because the printer ran out of continent. For the first time the whole map runs to a single clock. Mothers in Savannah look up when a son in Seattle is due for his supper, and subtract.

    It hangs on every platform. Isaiah Bell, senior porter these days, with a gold stripe and the old wage, reads it to an inspector who has walked most of it. “Any mistakes?” he asks. “Only that it all looks so easy,” says the inspector.

    Each company gets a timetable. After this game and the next it crosses off every city of its largest connected network; each full row or column pays $10 when the vaults are opened. The Line Inspector can be hired from now on.

story-1895-02-title = Coast to Coast
story-1895-02 =
    It takes five days now. In the founder’s year it took six months, and one took along a shovel. Today one takes a novel, and the novel is by Colonel Prosper Fane, who has at last been persuaded to make the journey himself, with a photographer, as an advertisement.

    He was quiet until the prairie. There, it’s said, he asked what all these people were doing here. At supper the girl who brought the coffee was reading “Hale and the Bear” and asked him, kindly, whether he had ever met one. He got out at the next stop, stood a long time on the platform looking round him, and has since been writing something without a bear in it.

story-1895-03-title = A Petition for the Charter
story-1895-03 =
    Five years are left on the White Line’s parchment, and people have begun to do sums. On New Year’s Day 1901 it lapses. Who gets it then? Miss Crane can wait no longer: the panic of ’93 has eaten her banks, and the strike of ’94 her patience. She petitions to buy it outright.

    A second petition lies on the clerk’s desk the next day. It asks that the charter be renewed as it stands, neutral, and awarded to the company with the best books when the fifty years are up. Four hundred towns have signed. It is drawn up without a single error, under the seal of the Choctaw Nation.

    The company with the fewest postcards in its vault takes postcard 500, The Charter Petition; in a tie, the one that placed lower this year.

story-1895-04-title = End of the year
story-1895-04 =
    Miss Crane reads the petition in bed, twice, looking for the mistake. At the end of it she finds that she has been enjoying herself. She puts out the lamp, and lies there annoyed until it gets light.

## 1898

story-1898-01-title = The Combine Breaks
story-1898-01 =
    The Commission had expected to spend years over the Combine’s books. It took nine days. They were perfect. Every ford and well and landing, what was paid, to whom, on what day: two hundred and eleven crossings, and beside each, in a column of its own, the small neat entry “Occupants: not consulted.”

    “You wrote that down?” asked the chairman.

    “It was the case,” said Miss Crane. “I will not have it said that my figures were wrong.”

    Mr Pym, her secretary of thirty-three years, swore to every page, and wept. The Combine was dissolved on a Thursday. On Friday people walked across the bridges twice, to see what it was like.

    In this game Combine depots charge no toll.

story-1898-02-title = The Charter Race
story-1898-02 =
    The legislature, unable to decide between two petitions, has done what legislatures do and announced a race. Whoever in this last season first runs a train from salt water to salt water, on rails all its own, is to have a purse from the state, and anybody who does it after that a smaller one. The charter itself will go, in the new century, to the fullest vault.

    Eben, who is eighty and still has charge of the signal, was asked for his prediction. He looked up the line, and down it. “West,” he said, “to begin with.”

    The first company to control, at the end of its own turn, a continuous path from an Atlantic port to a Pacific port collects $15; each later company to do so collects $8, once.

story-1898-03-title = The Last Season
story-1898-03 =
    Hosea Tull did not live to see it; his toolbox is under glass at Lewisburg, with the key on top. Mrs Roark’s hall has a telephone, which she shouts at. Miss Dace has at last delivered the tortoise. Moving pictures are shown on a sheet at the opera house, and the first is of a train arriving. People who have worked on trains all their lives duck.

    Miss Crane has let her house go, and keeps two rooms opposite the station. In the evening she can be seen at her window doing somebody’s accounts. Mrs Hale, in blue, has twice raised a hand to her from the platform. The second time it was returned.

story-1898-04-title = The Founder’s Answer
story-1898-04 =
    On the last night of the season five people, none of them young, came into the Map Room, and each laid a steel link on the table. Isaiah Bell, porter. Josefa Luján, muleteer. Moy Sing, levelman. Con Delaney, axeman. Ruth Impson, notary. Ninety-five and five.

    “Mr Hale died in January of ’67,” said Bell, “of his lungs, among friends. He was going round to every place he’d rubbed out, to ask leave. There were places left. And nobody would have read a survey by us.” So for thirty years they had signed his name.

    Mrs Hale, who had filed every page, gave Miss Crane a sheet in white pencil, marked “when it is finished”. She needed her other glasses for it.

    “Augusta: you asked what is on it. Everybody. A. H.”

story-1898-05-title = End of the year
story-1898-05 =
    Nobody goes home. Towards midnight Miss Crane asks for a pen, and someone, from habit, hands her the white pencil. “Ink,” she says. She sits down before the great map and begins, between the towns, in her bookkeeper’s hand, to write in the names.

## 1901

story-1901-01-title = The Vaults Are Opened
story-1901-01 =
    The charter ran out at midnight. It was renewed at one minute past: Hale’s half voted by five links, Crane’s half, for once, with it. One rate for everybody, as before; and one new clause: no crossing without the leave of those who live there. Of the two hundred and eleven debts in the journals the courts have so far honoured sixty-four. The nation whose seal stands on the petition has had its own courts abolished by Congress. Ruth Impson filed the rest again on Monday.

    Whoever has the fullest vault receives the White Line, entire, on condition of owning none of it. Miss Crane has offered to keep the books.

    Missed games are paid; then each company adds up its deposit slips, finished postcards, show poster, shares and timetable lines. The most money wins the campaign.

## The frontiers. A box may be opened in any year from 1871 to 1892, so none of these knows another.

frontier-FL-lure = Florida: oranges, sandbars, and the sea on three sides. The lid of this box smells faintly of sawdust and of something larger.
frontier-FL-text =
    Professor Bonaventure’s Grand Show wintered in Florida until the money ran out, and then it simply stayed. Its wagons stand about on sidings from here to wherever the last engine was repossessed. Delphine Toussaint, of New Orleans, who trained the elephants, has fenced a pasture behind Tampa, where they may be old in peace. “They have bowed enough,” she says.

    The Seminole, who fought three wars to stay where they are and signed no surrender after any of them, sell her hay, at a fair price, in cash.

    Under the posters in the box lies a page in white pencil: “Ask the Seminole for leave first. They have heard all the other ways of asking.”
frontier-FL-rule = At the start of each game show wagons, one more than there are players, are placed in random cities. When you claim a route you take every wagon standing at its ends. After the game you paste your wagons on your poster: complete rows of 2, 3, 4 and 5 wagons, each with its own rule of colours, pay $8, $16, $32 and $64 when the vaults are opened. A wagon in the sanctuary pays $5 in your own colour and $2 in any other.

frontier-GP-lure = The Great Plains: grass, grain, rivers, and room to grow. Whoever opens this box should like straight lines and bring a good coat.
frontier-GP-text =
    “It is not empty,” begins the sheet in this box. “It is only low.” Below the grass stood a whole world: Omaha earth lodges and cornfields, Dakota hay camps, Pawnee roads that the wagon trails had merely followed. The sheet shows eleven villages in ink, each gone over afterwards, very neatly, in white.

    Now families from Bergen and Bremen live there in sod houses too, and write home that the sky is large. What everyone wants from a railway is a roof, a stove, and somebody at a window who knows when the train is coming. Build that, and the town is yours in a way.

    The Combine, naturally, has had the same thought.
frontier-GP-rule = When you claim a route you may discard 2 cards of one colour to found one of your depots, for good, in a small city at its end that has no depot; at most 1 a game and 6 a campaign. Whoever claims a route into a city with another company’s depot pays the owner $2 or hands over a train card. The Combine builds depots too; their toll of $2 or a card goes to the bank or the discard pile.

frontier-OR-lure = The Red River Range: cattle, cotton and long roads down to the Gulf. There is a bullet hole in the lid. It was made from the inside.
frontier-OR-text =
    One cowhand in four here is Black; one in three is Mexican or Tejano, and taught the others the trade. Nat Lockett, trail boss, born enslaved in Brazoria, has brought nineteen herds to the railhead, and been served at the front of the saloon after each, since he was holding everyone’s pay.

    The herds cross Choctaw and Chickasaw land, where the nations charge by the head, under their own law, and give receipts.

    And then there is the Sallow Creek gang, four dismissed station agents with a grievance and a timetable. They rob to the minute. In this box lies their latest apology for a late start.
frontier-OR-rule = The outlaws start each game in Dodge City with a stash of $3. If you pay for a route with skull cards, put $1 for each, at most $2, into the stash and move the outlaws to one end of the route. If you claim a route ending in their city without a skull card, take the whole stash; they go back to Dodge City and the stash starts again with $1.

frontier-BL-lure = The Badlands: wind, stone, and a northern border nobody agrees about. Something in this box rustles whenever the door is opened.
frontier-BL-text =
    There is so much wind here that the only thing which stays put is paper, and that only under a stone. Under the stones are share certificates. Beef barons, Scottish dukes and retired generals bought into every line that might one day come through, and sold again on the rumour that it would not.

    The Crow keep a shrewd eye on it: their treaty names the rivers, and they have it by heart. North of the line Métis cart brigades out of Winnipeg haul freight at rates that the brokers cannot explain.

    Hale’s page lists six railways, his own among them. “All for sale,” it says, “except what they stand on.”
frontier-BL-rule = Two shares always lie face up. When you claim a route in the colour of one of them (white for the neutral line, grey for none) you may take one such share free of charge, at most 2 a game. Shares stay in your vault for the whole campaign. At its end, for each line, the four companies holding the most shares of it are paid $20, $15, $10 and $5.

frontier-HW-lure = The Phantom Basin: salt, silence, and a great deal of sky. To be opened by daylight, says the label; it does not say why.
frontier-HW-text =
    Any brakeman will tell you about Number Thirteen: a white engine, no crew, running where no rail is, always a little late. The Utes, in whose country it is mostly seen, have heard it from so many brakemen that they charge for listening. A Santa Fe hotel has a room with a view of it; no refunds.

    Miss Dace, of the dead-letter office, is sensible. A pay train once went in and did not come out, and four hundred graders went home unpaid. “If I were those wages,” she says, “I should walk too.”

    In the box lie a bone die and a note: “Not mine. It was rolling when I got here. A. H.”
frontier-HW-rule = Whoever claims a white route rolls the bone die and moves the ghost train that many spaces. Everyone with a route beside the space where it stops draws a curse; if nobody has one and the roll was 2 or 3, the claimant draws it. A roll of 0 does nothing. At the start of your turn you may discard any 3 train cards to lift a curse, and all curses end with the game.

frontier-SM-lure = The Sierra Madre: canyons south of the river, and churches older than our republic. The box is heavy, and something in it slides.
frontier-SM-text =
    In 1865, with the French marching on Chihuahua, the mint’s silver went into the hills by mule. The drivers buried it in five places, told nobody the whole, and each posted a piece of the secret to a friend in the north. They won the war. Then they could not find their friends.

    The Rarámuri, who run those canyons for pleasure, know where the mules went in and came out lighter. They have kept it to themselves for the Republic, on condition that it asks politely. It has now done so, and pays a finder’s fee.

    “My uncle led the mules,” says Josefa Luján’s note, with its crossed sevens. “Begin with the consuls’ mail.”
frontier-SM-rule = After claiming a route that ends on the Sierra Madre board you may buy a clue for $1, holding at most 3 unsolved ones. Each clue names a city; claiming any route that ends there solves it. With three solved clues you dig at once, at most once a game, and collect a treasure of $24 to $36. There are five; when all are dug the hunt is over.

frontier-CA-lure = California: harbours, vineyards, and the far ocean at last. One is advised to open this box on a level surface and hold on to the table.
frontier-CA-text =
    The page in this box is wavy. “Drawn at San Francisco,” Hale has noted beneath, “during.” The bridges here are lovely things, long-legged, of redwood and wire, and the bridge carpenters are paid by the span, because nobody would take it by the year.

    Crews from Canton built half of the roadbed, and hold, in six companies’ halls, the record of every man who died of it. The Washoe at Carson City, whose lake became a lumber yard, ask in each season’s letter for one shore back. The old families still hold ranchos by Mexican deed, and have been winning their lawsuits for decades, one legal fee at a time.
frontier-CA-rule = Some routes of this coast have bridge spaces: whoever claims such a route collects $2 for each of them. Four new events are tremors. In the city named, each player pays $1 for every bridge space of their own routes there, at most $4, and unclaimed bridge routes crack: they earn no bridge money for the rest of the game.

frontier-CS-lure = The Cascade Range: rain, cedars, and a mountain wherever one meant to put a railway. Bring rope, candles, and somebody who does not mind the dark.
frontier-CS-text =
    “Through,” says the first line of the sheet, after three others crossed out: over, round, under. Cornish drillers have taken it at its word. They go in at one side with steel and powder, trusting that their cousins are coming in at the other.

    In the valleys every creek has a claim stake and a man asleep beside it. The fishing places belong to the Yakama, who kept the right to them in the treaty of 1855, in plain words, and have been reading those words to judges ever since. Mrs Catherine Waters, of that nation, keeps the ferry. She takes miners across at a dollar, and back for nothing.
frontier-CS-rule = Each company takes a mining claim: a mine town and five delivery towns. The first time your own routes of one game join the mine to one of these towns, you scratch a spot and collect the money under it, once a town in the whole campaign. Tunnel routes pay their reward if you pay at least 2 pickaxes for them (a locomotive counts as one); your first such tunnel of each game also scratches one of the claim’s last two spots.

## Curses, charters, and what stands on lids

curse-CU-1-text = The engines on show are handsome, polished, and cold as a banker’s breakfast.
curse-CU-2-text = The fog is so thick that the crew lays a second track to find the first.
curse-CU-3-text = It was on the desk. It has always been on the desk. The desk is here.
curse-CU-4-text = Five hundred came to meet the train, and every one of them has just left.
curse-CU-5-text = What was coupled in the dark comes uncoupled in the dark.
curse-CU-6-text = The crew refuses to turn back for anything, least of all for good advice.
curse-CU-7-text = The wheels weep at each new mile, and axle grease is a dollar.
curse-CU-8-text = North is now wherever you were about to go.

charter-CB-A-text = Coal, flour, coal: no poetry in it, and never a day without a cheque.
charter-CB-B-text = Small boxes in a hurry; one of them is usually for you.
charter-CB-C-text = The farther the thing must go, the less they argue about the price.
charter-CB-D-text = Everything can be exchanged here, if you are quick and bring coffee.
charter-CB-E-text = In at eight, home by six, and the hats always in the same order.

toolbox-text = One tin box, key on top: a conductor’s punch, five spools of ribbon, forty-two promises and a letter. “The punch sticks in wet weather,” says the lid. “So do I. Be patient with it. H. Tull.”
vault-text = What goes in stays in until the last season is over: deposit slips, finished postcards, shares. The locksmith knows the number. He has been asked to forget it, and says he is nearly there.
finale-text = From salt water to salt water on your own rails: the first to arrive takes the purse, the rest take what is left of it, and the tortoise is understood to have a ticket.

## Events: the headline and what the Intelligencer makes of it

event-EV-01-text = ALL COMPANIES PAY. Shareholders queued from dawn, the band played, and even the gentleman who owns nothing in his own colour went home with a dollar.
event-EV-02-text = INTELLIGENCER BUYS NEW PRESS. All the old news is to appear again, the editor promises, legibly this time and possibly in another order.
event-EV-03-text = LEWISBURG IRONWORKS TAKES ORDERS. Rails, spikes and one very large anvil; three dollars to any line that reaches the gate.
event-EV-04-text = COMBINE DISCOVERS COST OF WHITE PAINT. A dollar on every white route, to cover what its spokesman calls “the neutrality”.
event-EV-05-text = ENGINE YARD LEFT OPEN. Locomotives may be had like anything else; the watchman has been spoken to, and agrees.
event-EV-06-text = GREY ROUTES TO ADMIT MIXED TRAINS. Two liveries may share the work, rules the court, provided that they do not discuss politics.
event-EV-07-text = FLOUR WANTED TODAY. Three dollars to each company for two wagons, once; from tomorrow, the mayor regrets, there will be a committee.
event-EV-08-text = SIGNALMEN SEE TWO TRAINS AHEAD. Drivers may now choose which of them to meet, a liberty for which they had not asked.
event-EV-09-text = MISS CRANE REGRETS. Longer stretches will cost one dollar; the printed card is said to be on very good paper.
event-EV-10-text = NEW STEAMERS FOR THE GULF. Every port has a dollar for whoever brings rails to meet the boat, and a brass band for the boat.
event-EV-11-text = TOWN OF ONE STREET ORDERS CATHEDRAL. Its population has doubled since our last edition; both gentlemen are well.
event-EV-12-text = MOUNTAIN COMES DOWN, BLAMES NOBODY. The longest routes need one wagon more, chiefly for the mountain.
event-EV-13-text = EVERYBODY INVITED SOMEWHERE. Ticket windows lay out four journeys instead of three; visitors are reminded that one is the least they can do.
event-EV-14-text = INSPECTOR FINDS SOMETHING TO INSPECT. A dollar on every line into a port, until the shed has its second stove.
event-EV-15-text = GREY ENVELOPES IN THE MORNING MAIL. Our wealthiest find themselves obliged to Miss Crane, and the bank is three dollars the richer for each.
event-EV-16-text = YARDS EMPTY, COFFEE POT FULL. The men will fetch one wagon out of the dark; the other must be in plain sight.
event-EV-17-text = CAMEL SIGHTED ON SIDING. Two show wagons have arrived where nobody had ordered them; the children deny everything.
event-EV-18-text = ELEPHANT RETIRES. Two dollars for any wagon brought to Mme Toussaint’s pasture today; speeches are declined.
event-EV-19-text = DEPOT GOES UP WHERE VIEW WAS. The Combine thanks the town for its welcome, which is expected shortly.
event-EV-20-text = COMBINE WAIVES ITS TOLLS. No reason was given; Mr Pym was seen to whistle, and was asked to stop.
event-EV-21-text = WRONG TRAIN ARRIVES ON TIME. Where tracks run side by side, a wagon goes astray; four former station agents have been very helpful.
event-EV-22-text = SALLOW CREEK GANG PUNCTUAL. Two dollars from every line on the Red River Range; receipts were issued, and the conductor thanked.
event-EV-23-text = A LIKENESS AT LAST. Three dollars to whoever lays rails to the outlaws’ town; the gang has written to us about the noses.
event-EV-24-text = NO SUCH GULCH, SAYS SHERIFF. He spoke from the wrong town; the gang has moved again, and appears to be better off.
event-EV-25-text = NUMBER THIRTEEN REPORTED. It was white, witnesses agree, and in a hurry; they gave their names as Smith.
event-EV-26-text = ALL PAPERS UP. A dollar goes to anyone who takes a share, on the theory that this is the beginning of something.
event-EV-27-text = TWO FRESH ISSUES BEFORE THE PUBLIC. Three dollars, firm; the former ones are under the pile, where they will mature.
event-EV-28-text = PRICE OF SECRETS DOUBLES. Gentlemen in linen suits are buying hints by the crate; a clue now costs two dollars.
event-EV-29-text = FIVE TRUE MAPS OF TREASURE, ALL DIFFERENT. Owners have begun to hand theirs to the neighbour, with warm regards.
event-EV-30-text = OCEANS STILL WAITING. Ten dollars to the first line that joins them; the spike is of gold, the applause is free.
event-EV-31-text = SAN FRANCISCO MOVES, MOSTLY WEST. Bridge owners are to pay; the opera went on from the second act.
event-EV-32-text = CARSON CITY MINT STRIKES COINS UNASSISTED. The bridges were struck as well, at a dollar the span.
event-EV-33-text = LOS ANGELES FELT NOTHING, SAYS MAYOR FROM UNDER TABLE. The bridge owners felt it, up to four dollars’ worth.
event-EV-34-text = ENSENADA BELL RINGS BY ITSELF. The priest suspects the boys, the boys suspect the earth, and the bridge owners pay.

## Employees

employee-EM-01-text = Josiah Pell, a Quaker from Nantucket, carries the payroll in a fiddle case, because nobody has ever robbed a fiddler twice. He counts aloud, and will not be hurried by Saturdays.
employee-EM-02-text = Bohdan Kovář learned shunting in Plzeň and swearing in Pittsburgh. He begins each day with two wagons more than he was given, and is hurt if anyone asks.
employee-EM-03-text = Wesley Tibbs, from the rice country near Charleston, hears a boiler’s mood through the floor. No line has yet promoted a Black fireman to the right-hand seat; he knows the whole engine anyway.
employee-EM-04-text = Lavinia Stroud, of Elmira, sends left-handed and listens to two wires at once. She knows what most people are about to say, and waits, out of courtesy, until they have.
employee-EM-05-text = Anselm Vogt fled Baden in ’48 with a price on his head and a talent for forms. From under his counter there always comes one more ticket, slightly warm.
employee-EM-06-text = Mrs Cornelia Van Wyck, of Albany, buried three directors and married none of them. At her meetings the dividend is a dollar better, and nobody leaves before the vote.
employee-EM-07-text = Almira Whitcomb, of Vermont, surveys in her late father’s name, boots and hat. She likes little towns, because there one is told where the old boundary really runs.
employee-EM-08-text = Captain Manuel Rosa, born on the island of Brava, whaled out of New Bedford for thirty years. He can smell a cargo through fog, and tells trains to weigh anchor.
employee-EM-09-text = Nils Aune, from Trondheim, can put up a depot with four walls and a geranium before the town has agreed on a name. He brings his own nails. He does not bring conversation.
employee-EM-10-text = Mrs Hester Lyle, of Richmond, turned a washerwomen’s burial society into a bank. She will look at your money until it multiplies, out of what she calls good manners.
employee-EM-11-text = Fong Yuk-ming, from Toisan, brought every shift home for nine winters. He gets two trains more out of any yard, and writes his full name in every pay book, twice.
employee-EM-12-text = Professor Aurelio Bonaventure, born Albert Binns in Hoboken, makes one small failure a season disappear before your eyes. Applause is included. The rabbit is extra.
employee-EM-13-text = Mme Séraphine Lacoste, of New Orleans, owns a little of whatever your neighbour owns a lot of. She dozes through all meetings and wakes at the word “dividend”.
employee-EM-14-text = Phineas Goodbody, of Bangor, left divinity school over a question of aces. Once, and only once, he will show you how to begin again with other cards.
employee-EM-15-text = Mrs Prudence Tick, of Rochester, converses nightly with Napoleon, who has bad grammar, and with her nephew at the Intelligencer, who sets the front page.
employee-EM-16-text = Susan Lajoie, of the Turtle Mountain Ojibwe, has walked more track than most engines. She can find one idle wagon in a yard of two hundred, and dislikes being thanked for it.
employee-EM-17-text = Jory Penhallow, from Camborne in Cornwall, tells rock apart by taste. He drills alone, at the pace of two men, and leaves half a pasty at the face for luck.
employee-EM-18-text = Remedios Luján, from Mesilla, learned to read on her aunt’s boundary papers. People show her their maps for nothing, because she always gives them back corrected.

## Postcards

postcard-1-text = Friends: you will want to know what happened to Mr Hale. So do I. Until then there are passengers. Be civil to them, wind the clock on Sundays, and never trust a timetable with no crossings-out. I have left you my punch. It has kept eleven thousand promises and broken two, and I remember both. H. Tull, conductor.
postcard-1-effect = Read it aloud, then remove it from the game.
postcard-101-text = Bought of Fenwick & Daughters, brassfounders: one crate whistles, steam, assorted, as ordered by your Mr Hale in 1864 and never collected. We have tuned them to a chord. Sounded together by a spare engine they have stopped a fair, two weddings and a Senator. No returns. Ears not our affair.
postcard-101-effect = When claiming a route, discard 1 locomotive beyond the cost: collect $5. Usable 2 times, at most once a turn.
postcard-102-text = Dear Sirs, Mother kept her recipes in this tin and Father his maps, and after the funeral we could not tell which was which. Number four makes a fair seed cake. The others seem to be of Mexico. Do use them. Flora Tibbet, Charlotte.
postcard-102-effect = Draw 1 clue card free of charge, unless you hold 3 unsolved ones. Usable 2 times, at most once a turn.
postcard-103-text = POST OFFICE DEPARTMENT. Four harbours, one bag, no excuses. The contractor shall carry the coastal mails dry. The last contractor carried them by oyster boat, and the Postmaster General is still finding shells in his correspondence. Sign here, here, and where it is not damp.
postcard-103-effect = Control routes ending in 4 different port cities in one game: collect $6.
postcard-104-text = Chicago. Gents, I got hogs to the left of me and a streetcar line to the right. You lay me two ways into this town and I’ll see your cars loaded before you can say bacon. Don’t write back, I can’t hear the postman. Aloysius Grabowski, Yard 9.
postcard-104-effect = Claim 2 routes ending in Chicago in one game: draw 3 cards from the deck.
postcard-105-text = To the Conductor. There are eleven of us and we have one ticket, four picks and a piece of rock that Sven says is it. If it isn’t, we will pay you in work. If it is, Sven says, you may have the rock. Respectfully, the third car.
postcard-105-effect = Claim a route paying at least 2 pickaxes (a locomotive counts as one): collect $3. Usable 2 times, at most once a turn.
postcard-106-text = Montréal, le 3 mars. Monsieur, my grandmother has a cousin at New Orleans whom she has not forgiven since 1831. She is ninety, she wishes to do it in person. I’m told that your trains are quick. I beg you: be quicker. Adèle Papineau-Roy.
postcard-106-effect = Control a continuous path between Montréal and New Orleans: collect $8.
postcard-107-text = From the keeper of the light. I have watched your company’s lamps come down to the water every night this year and have set my clock by them. Eleven ships did the same. I am not supposed to wave from the gallery. I wave. Thankful Coffin, keeper since her husband.
postcard-107-effect = Claim a route of your company colour ending in a port city: draw 2 cards from the deck.
postcard-108-text = My dear boy, you laughed at your aunt, and then you went and took work on that railroad. It is a horseshoe nail, a red thread and a verse. Keep it in your cap. It won’t hurt a modern man to have something in his cap. Grandmother Ames, Knoxville.
postcard-108-effect = Put the curse you just drew back under its deck. Usable 2 times, at most once a turn.
postcard-109-text = Kettle River Lumber. In answer to yours: yes, we have sticks of sixty foot; no, we cannot send them round a corner. Lay us three good long runs, and we will cut you trestles till the owls complain. Terms, cash or doughnuts. E. Lindqvist, forewoman.
postcard-109-effect = Claim 3 routes of length 3 or more in one game: collect $6.
postcard-110-text = Note found in the roundhouse: We borrowed No. 8 after midnight. We have brought her back oiled, with what she earned. Nobody was asked, so nobody need have said no. Please leave the side door as it was. The Night Crew. P.S. She pulls to the left.
postcard-110-effect = When claiming a route, discard 1 locomotive beyond the cost: draw 2 cards from the deck. Usable 2 times, at most once a turn.
postcard-111-text = COAL ALLOWANCE, widows and pensioners, winter quarter. Mrs Gwen Pritchard, two bags. She adds by hand: My Evan dug it, my boys dig it, and I’ll have it off a black train or not at all. It draws better. It does. You may laugh.
postcard-111-effect = Claim a black route of length 2 or more: draw 2 cards from the deck.
postcard-112-text = His Excellency’s secretary presents his compliments. The Governor will require every carriage you possess, as he cannot decide which side the sun will be on. Should there be one left standing in the yard he’ll want to know why. He has a brother-in-law who wants your job.
postcard-112-effect = End a game with at most 1 train left: add $6 to this game’s deposit slip.
postcard-113-text = Telegram. COUNTED YARD MYSELF STOP COUNTED AGAIN STOP NOT ONE WAGON STOP NOT ONE STOP SAT DOWN ON BUMPER AND CRIED LIKE CHILD STOP THIRTY YEARS IN TRAFFIC DEPARTMENT STOP NEVER SEEN SUCH BEAUTIFUL NOTHING STOP OGILVIE
postcard-113-effect = End a game with no trains left: add $12 to this game’s deposit slip.
postcard-114-text = Dear railway, the field is yellow to where the sky comes down and then, Jakob says, it goes on. In the old country we would have been three villages. Here it is only us and the wheat, and a man in Chicago who has already bought it. Hurry. Anna Reimer.
postcard-114-effect = Control 3 yellow routes in one game: collect $6.
postcard-115-text = Sketch on a tablecloth of Mrs Otterby’s: Dome. Clock. Second clock, for people who don’t believe the first. One waiting room, for everybody; the directors will object, so I have hidden it behind the dome. Please return the cloth. Louisa Bettencourt, architect.
postcard-115-effect = Have 2 of your depots on the map: collect $6.
postcard-116-text = Two thousand one hundred and four head, mister, all of them thirsty and one of them mean. I can bring them to the rails at Dallas; I can’t walk them to Chicago. Have water at every stop and don’t blow that whistle. N. Lockett, trail boss.
postcard-116-effect = Control a continuous path between Dallas and Chicago: collect $8.
postcard-117-text = Office of the Sheriff. I set out after the money with nine deputies, four dogs and a plan. You appear to have come upon it with a track gang, by accident, on your way to lunch. The county is grateful. The dogs are embarrassed. Yr obt servant, T. McCurdy.
postcard-117-effect = Collect the outlaw stash: draw 2 cards from the deck.
postcard-118-text = HOUSTON, AUG. We ship ice from the Hudson to Texas at a loss of one third. It has now been put to us that we might ship oysters the other way on what is left. If your line is unbroken, so is our offer. If not, kindly bring spoons.
postcard-118-effect = Control a continuous path between Houston and New York: collect $8.
postcard-119-text = Dear Sirs, as per my last, I enclose a copy. Dear Sirs, as per my last, I enclose a copy. The new purple paper is a marvel; one writes a thing once and it’s worth twice as much. Which was the original? Yours, yours, Miss Ivy Peck, Miss Ivy Peck.
postcard-119-effect = Complete 3 tickets in one game: in your vault this card is worth as much as the most valuable of your other finished postcards.
postcard-120-text = I.O.U. three dollars, twice. I lost it fairly, on the 6.15, to a young lady in a travelling hat, who then explained to me what I’d done wrong. Present this at my counter and look stern. My wife believes it was a charity. C. B. Wetherell, banker.
postcard-120-effect = Collect $3. Usable 2 times, at most once a turn.
postcard-121-text = One case (12) Dr Amaranth’s Cordial, for nerves, hoarseness, and the prospect of rain. Take one glass before the season opens. You will feel as though somebody had lent you money. Keep from clergy. With thanks for the prompt carriage, the Doctor’s sister, who makes it.
postcard-121-effect = Start the game with $2 more. Usable in 3 different games.
postcard-122-text = To the stationmaster. They are four: Duchess, Bruno, Little Bruno, and Mr Polk. They like to stand facing forward. Duchess can undo couplings and does so if bored; give her the newspaper. Whoever brings them home is our friend for life. D. Toussaint, trainer.
postcard-122-effect = Collect 2 show wagons in one game: collect $4.
postcard-123-text = Tampa, by express. The oranges were picked on Monday. On Tuesday they’re fruit, on Thursday they’re hope, by Saturday they are marmalade. Boston has never had one on a Wednesday. I should so like to read about it. Ofelia Marrero, groves and packing.
postcard-123-effect = Control a continuous path between Tampa and Boston: collect $8.
postcard-124-text = We run the telegraph on the top wire of the fence; it works if no cow leans. Last night Fargo tapped us a polka. Could you not come by with rails, two would do? Mrs Sorley at the far ranch hasn’t seen a face since fall, but has a lovely hand on the key.
postcard-124-effect = Claim 2 routes on or into the Badlands in one game: collect $6.
postcard-125-text = Sirs, for thirty years we have taken Winnipeg across the lake by the bargeload, and nobody has yet drowned who did as he was told. Now they want a train. All right. We’re Baptiste, Baptiste and Jean-Baptiste Charette, Métis, boatmen. We’d make very good conductors.
postcard-125-effect = Control a continuous path between Winnipeg and New York: collect $8.
postcard-126-text = Don’t burn this until you’ve read it. There is a certain paper. You know the one. Take it. When you have it, take another. My client says that it’s going to the moon. My client sells telescopes. Your affectionate cousin, Ferdinand, at the Exchange, by the stove.
postcard-126-effect = Take 2 shares in one game: draw 2 cards from the deck.
postcard-127-text = MOONLIGHT EXCURSION! See NUMBER THIRTEEN from a padded seat! Every misfortune bought back on the spot, at a premium, by the Management, who collect them. Ladies may faint on the left. Blankets provided. The Management accepts no liability, but has several.
postcard-127-effect = Put the curse you just drew back under its deck and collect $3. Usable 3 times, at most once a turn.
postcard-128-text = Memorandum. Retained: two engineers, by the year, whether there are mountains or not. Mr Tanaka Seiichi, late of the Yokohama line, finds the shorter way. Mr Ross then says that it can’t be done. It has so far been done four times, always one wagon cheaper.
postcard-128-effect = Claim a route of length 4 or more: pay 1 train card fewer for it. Usable 2 times, at most once a turn.
postcard-129-text = Carissimi! I was the rear half of the lion when you carried us all the way to winter quarters and never asked for the fare. The front half also remembers. Whichever wagon you want, wherever she is standing, you whistle, and one of us will bring her. Nando, Philippe & Co.
postcard-129-effect = Take 1 show wagon from any city of the map. Usable 2 times, at most once a turn.
postcard-130-text = Bill. To three spades, hardly used: $4. To lanterns, dark, two: $3. To not asking: gratis. To walking there instead of you, looking at the place, and coming back with clean boots and a straight face: as agreed. E. Valdez y Hijas, ironmongery, Monterrey.
postcard-130-effect = Solve one of your clues without visiting its city; dig if it is the third. Usable 2 times, at most once a turn.
postcard-131-text = Señores: The bell has hung at the mission since 1752, and its voice is known in three valleys. Since your trains pass, it rings a little at each one, by itself. We’ve discussed whether to complain. The children voted. Kindly pass more often. Fray Anselmo, for the parish.
postcard-131-effect = Control routes ending in 3 different cities of the Sierra Madre in one game: collect $6.
postcard-132-text = My late uncle had this of a Greek, who had it of a sailor, who was glad to be rid of it. One looks at it, then looks at somebody else, and after that it’s their trouble. I have no more friends. You’re welcome to it. Miss Gamp, Mobile.
postcard-132-effect = Give the curse you just drew to another player of your choice, who may answer with postcards too. Usable 2 times, at most once a turn.
postcard-133-text = Dear Papa, I am well. In winter we live under the roof of the railroad. It is four miles long and made of planks, and the snow goes over us like a train, and then the train goes under like the snow. Please send two tunnels and my other mittens. Karl.
postcard-133-effect = Claim 2 tunnel routes in one game: collect $6.
postcard-134-text = Seattle. We sell cedar for the sleepers and salmon for the sleepers’ breakfast; my people were in both trades before there was a city, and the gentleman it is named for was my grandfather’s neighbour. Chicago writes that it will take a carload a day. Has it a train? Mrs Susan Moses, Duwamish.
postcard-134-effect = Control a continuous path between Seattle and Chicago: collect $8.
postcard-135-text = Post 14, the high line. Four below. I listen all night. When it is coming there’s first a silence, as if someone had put down a cup. I have rung the bell nine times and been right eight. They ought to build longer, and farther out. Halldóra Jónsdóttir, watch.
postcard-135-effect = Claim a route of length 5 or more: draw 3 cards from the deck.
postcard-136-text = From the ledger, last page: “Beaver, none. Otter, none. One clerk, myself. The Company bids me close the book when five accounts are settled, and go home.” Fort’s been quiet. A Cree lady who has traded here since I was a junior says that I undercharged her. J. Isbister.
postcard-136-effect = Complete 5 tickets in one game: add $6 to this game’s deposit slip.
postcard-137-text = Forty miles of copper today, boys. Stand at one end with your ear on it, and you can hear twenty towns breathe: a mill, a school, somebody’s mother. I know that it’s only the wind in the wire. I know it. Put up the next pole. Lineman’s card, unsigned.
postcard-137-effect = Have one connected network touching 20 cities: collect $8.
postcard-138-text = Ship’s purser, San Francisco. Sixty bags for New York. Among them: tea samples; a bride’s letter in Japanese; one boot; and nine hundred remittances from Chinese gentlemen to a bank in Pell Street, every one correctly addressed, which I can’t say of the Navy’s. Carry them through.
postcard-138-effect = Control a continuous path between San Francisco and New York: collect $10.
postcard-139-text = Solomon Bright & Son, signal lamps, new and reformed. The set you ordered shows green, red, and a third colour that the catalogue calls “spirit”. Trains that aren’t there have been observed to respect it. Customers report a difference of about one train length. Trim weekly.
postcard-139-effect = After any player’s roll of 1 or more move the ghost train 1 space further or 1 space back. Usable 2 times, at most once a turn.
postcard-140-text = La Paz, Baja California. Esteemed bridge company: you have hired six of our divers, Yaqui men, to set your stone piers. They had been offered half of a pearler’s wage, and laughed. Now they report that the bottom is good, and the wage is to be a whole one. Capt. R. Osuna.
postcard-140-effect = Claim 6 bridge spaces in one game: collect $4.
postcard-141-text = SIERRA ICE. Cut by hand from Lake Tahoe in January, white as your cars, and still ice in July. We have heard that white routes belong to nobody. So does the cold. Three carloads prove it. Leave the doors shut, Ned. This means Ned.
postcard-141-effect = Control 3 white routes in one game: collect $6.
postcard-142-text = Fifty years ago they eloped on a coal train, he as a sack. On Saturday they would like to ride first class, with eleven children, and be let win at whist. The grandchildren beg you to come in ahead of everybody, just this once. Herr und Frau Overbeck.
postcard-142-effect = Win a game: add $5 to this game’s deposit slip, after the ranking.
postcard-143-text = Five dollars, counted out at a dining-room table in ones and twos. It’s a loan. There is no paper; paper was what the trouble came from. When you have got up again, look for somebody who hasn’t, and we shall consider it paid. A friend, from the old days.
postcard-143-effect = Start a game with $5 more, once.
postcard-144-text = I found this in the pocket of Ambrose’s good coat. He always carried something, “for whoever is walking when I’m riding”. You have been walking. There are two wagons as well, behind the ironworks; tell Eben I sent you, and that he is to wear his scarf. E. H.
postcard-144-effect = Start a game with $3 and 2 train cards more, once.
postcard-150-text = THE GENERAL TIME CONVENTION certifies that the bearer has repeatedly arrived when it was said that he would. The Committee was late for the ceremony, owing to another railway, and regrets that the cake was eaten punctually.
postcard-150-effect = Complete 5 tickets in one game: add $4 to this game’s deposit slip.
postcard-151-text = To the Board. The new uniforms have come, in the company’s colour, forty-two buttons each. The men look magnificent. Passengers salute them. A hen followed Mr Duffy for half a mile. Production of work has risen, though we can’t say how. Stores Dept., R. Achterberg.
postcard-151-effect = Start the game with 1 more train card. Usable in 2 different games.
postcard-152-text = Night watchman’s book: Mon., yard empty. Tues., yard empty. Wed., played handball against roundhouse, won. Thurs., yard empty; walked home along where the wagons were. Fri., received commendation for good order. Nothing is very easy to keep in order. O. Prewitt.
postcard-152-effect = End a game with at most 2 trains left: add $4 to this game’s deposit slip.
postcard-153-text = Lyle Savings Bank, Richmond. We have seen your deposit slip. Mrs Lyle has put on her other glasses and seen it again. She wishes you to know that you may have four dollars at any time; that she’ll ask what for; and that she’ll remember the answer.
postcard-153-effect = Start a game with $4 more, once.
postcard-154-text = We, the undersigned rails, being thirty-three feet long, and laid end to end for five days’ journey without meeting a tree, wish to thank the company for the view. Written for a wager by the dining-car staff, after the coffee, somewhere in the afternoon.
postcard-154-effect = Claim 2 routes of length 4 or more in one game: draw 3 cards from the deck.
postcard-155-text = ADMIT BEARER to the omnibus, the elevated, the ferry, the gallery of the opera, and the good washroom at the Astor. Five great cities honour this pass. In a sixth they’ll look at it for some time and then, if you keep perfectly still, also let you in.
postcard-155-effect = Claim a route ending in a big city: draw 1 card from the deck. Usable 2 times, at most once a turn.
postcard-156-text = BILL OF LADING. Shipped in apparent good order: 40 casks nails, 11 harps, 1 bishop’s library, 6 parrots (talking). Received: 40 casks, 11 harps, 1 library, 6 parrots (Portuguese). Carrier isn’t responsible for anything taught on board. Capt. M. Rosa.
postcard-156-effect = Control routes ending in 6 different port cities in one game: collect $5.
postcard-157-text = Dearest Maud, We’ve been across so much of America that Mr Pettifer has worn out the guidebook, and has begun to be nice to people. There’s no end of it. I’d always supposed there was an end, with a rail to lean on. Send gloves. Your astonished Lottie.
postcard-157-effect = Complete a ticket worth at least $15: add $5 to this game’s deposit slip.
postcard-158-text = Order no. 1: letterheads, one ream. No. 2: ink, one gallon; inkwells, none, we use a bucket. No. 3: a sign saying DEPOT. We find that once there’s a sign saying DEPOT there’s a depot. No. 4: nails, if cheap. N. Aune, agent.
postcard-158-effect = A depot that you found with the route you are claiming costs no cards, once.
postcard-159-text = The Committee has voted you a chair: third row, behind the pillar, next to the gentleman asleep. His widow says he may stay. Members bid with the left hand. Scratching the nose has in the past been taken for copper. Welcome to the Exchange.
postcard-159-effect = Take 1 face-up share, once.
postcard-160-text = GALA NIGHT. The Ladies’ Trapeze; the Philosophical Pig; then, for the first time on rails, the Whole Menagerie in One Procession. Your box is No. 1. One wagon is to be named for your company, and may be fed at the interval. Professor A. Bonaventure bows.
postcard-160-effect = Take 1 show wagon from any city of the map, once.
postcard-161-text = The Museum of Chihuahua has received on loan one chest, silver, with roots grown through it. The label will name the muleteers, all fourteen; the finder, in smaller letters; and no general at all. Please keep your accounts in as good a state. Dra. Ignacia Terrazas, curator.
postcard-161-effect = End a game with at least $20 in coins: add $4 to this game’s deposit slip.
postcard-162-text = RECEIVED of a railway company, for removal of one (1) curse: cash. It went out by the chimney in the form of a smell. Guaranteed for the season; two further visits included. Should it return, do not argue with it. Rev. Obadiah Sneed, also pianos tuned.
postcard-162-effect = Lift one of your curses without discarding cards. Usable 2 times, at most once a turn.
postcard-163-text = For eight spans in one season, all of them still there. The medal shows Hope, leaning on a trestle. The committee asks that you don’t lean on the real one till Thursday. Struck at Carson City from a melted railing.
postcard-163-effect = Claim 8 bridge spaces in one game: collect $4.
postcard-164-text = LICENCE to keep, carry and explode black powder, giant powder, and that yellow stuff in the shed. The holder shall sound a horn, count to twenty, and be elsewhere. Previous holder’s licence withdrawn, owing to the previous holder. Two tunnels inspected: both have ends.
postcard-164-effect = Claim 2 tunnel routes in one game: collect $5.
postcard-200-text = “Day 9. I have come to a spring that is not on my map, though I drank from it in ’53. The woman whose it is asked what had kept me. Before this can be a line it must be a round of visits: fifteen places at the least, and none of them skipped.” The First Journal, in Hale’s hand.
postcard-200-effect = Have one connected network touching 15 cities: take the next postcard at once.
postcard-201-text = “I cough a good deal, and J. makes me wear her serape. They have all signed on: no wage, a link each. We travel on white only, ground nobody’s company has coloured in; two stretches of it, and you are among people who’ll talk to you.” The Second Journal, in Hale’s hand.
postcard-201-effect = Control 2 white routes in one game: take the next postcard at once.
postcard-202-text = “Went the long way, ten days, to hear one old man say no. Wrote it down. R. says that a no is the most valuable thing in the book; it shows the others were asked.” The Third Journal. The nines are closed and the sevens crossed. This isn’t Hale’s hand.
postcard-202-effect = Complete a ticket worth at least $10: take the next postcard at once.
postcard-203-text = Five handwritings, turn about: “Levels true. M. S.” “Mules sold, mules bought. J. L.” “Treaty cited. R. I.” “Ties by the thousand, C. D.” “He would’ve been glad of the weather. I. B.” The last page asks: four countries, one road. Who’ll ride it? The Fourth Journal.
postcard-203-effect = Have one connected network touching cities of 4 boards (the start boards count as one): take the next postcard at once.
postcard-204-text = I, Ambrose Hale, of sound mind and unsound lungs, leave my half of the White Line in five equal links to the five who walked it. Forty dollars to whichever company has followed us so far: I hear that it was raining. Eleanor has the coat. The date is under the seal.
postcard-204-effect = It goes into your vault at once.
postcard-300-text = WANTED for punctual robbery: four men, formerly of the ticket window. Reward $— and here the poster is torn. Somebody has pencilled on the back: “Dodge City and Oklahoma City, window 2 in both. Ask for a return ticket to nowhere. They’ll laugh. Then they’ll look you over.”
postcard-300-effect = Control routes ending in Dodge City and in Oklahoma City in one game: take the next postcard at once.
postcard-301-text = You want the tale, you buy the bottle, and I’ve a weakness for the kind with a skull on it. Four of those. They were station agents, see. The Combine let them go the week before their pensions. Amos did the sums on my bar. They’re only taking what’s theirs, he says. To the cent.
postcard-301-effect = Pay at least 4 skull cards over one game: take the next postcard at once.
postcard-302-text = Telegram, collect. FOUR HORSES SHOD BACKWARD TO FOOL US STOP ONE SHOD FORWARD OWING TO CHARACTER OF HORSE STOP TRAIL RUNS DODGE TO SAN ANTONIO AND STOPS FOR MEALS STOP FOLLOW BY RAIL STOP BRING OATS STOP ALEJO SANTOS TRACKER
postcard-302-effect = Control a continuous path between Dodge City and San Antonio: take the next postcard at once.
postcard-303-text = A page from a hotel register. “It has one way in and the same way out. We’ll be there counting. If you can lay hands on five dollars of ours at a time, you are better at this than the Pinch brothers, and may as well come and help us add. Amos Tarrant, late agent.”
postcard-303-effect = Collect an outlaw stash of at least $5 at once: take the next postcard at once.
postcard-304-text = In the strongbox: $24, being the balance due to nobody now living. Four pension books, paid up in full, in a clerk’s hand. Sixty Combine deeds to land its owners never sold. And a note: “Account closed. Please see that the deeds get home. The gang has retired on time.”
postcard-304-effect = It goes into your vault at once.
postcard-400-text = Log of the pay train, last entry: “11.50. White fog. Signal at the basin shows clear; there’s no signal at the basin. Chest aboard, 412 envelopes. The fireman says that we should say something sensible. Nobody can think of anything. Proceeding.” Lift what is on you, and read on.
postcard-400-effect = Lift 1 curse in one game: take the next postcard at once.
postcard-401-text = Found hanging on a post where no post had been: one lantern, cold, glass unbroken, oil full. On the base is scratched TWO WHITE, THEN WAIT. My wife won’t have it in the house, so I send it to you, carriage paid. It has never been lit. It’s sometimes warm. P. Ostrander.
postcard-401-effect = Control 2 white routes in one game: take the next postcard at once.
postcard-402-text = Dear Company, our brother Lafayette kept the basin signal for you and has not written since the night of the pay train. He isn’t a ghost; he’s a Methodist. Stand where it passes, in three places, and call his name. He’ll answer if he has his teeth in. The Misses Gumm, Mobile.
postcard-402-effect = Control routes next to 3 different spaces of the ghost train in one game: take the next postcard at once.
postcard-403-text = Chalked inside a boxcar that had not been opened in years: “Got down to throw switch. There was no switch. Walked. Bearing from Salt Lake to the Gulf, mark it on a map, there is a place where the line goes quiet. I’ve put a stone on it. L. Gumm, signalman, alive, cross.”
postcard-403-effect = Control a continuous path between Salt Lake City and New Orleans: take the next postcard at once.
postcard-404-text = They have gone at it with a shovel for a week. At nine feet the shovel rang. It’s an engine bell; under the bell there is the engine; it’s white because of the salt. No one who came with something on his conscience has been able to hear it. You try.
postcard-404-effect = End a turn without a curse while controlling a route on or into the Phantom Basin: take the next postcard at once.
postcard-405-text = The chest is dry. Four hundred and twelve envelopes, a name on each: Doyle, Wong, Begay, Jensen, Freeman. The company had sworn they were paid. The finder’s share is yours. Letters are going out to Cork, Canton and Ganado; the stamps are on this office. H. Dace, dead-letter office.
postcard-405-effect = It goes into your vault at once.
postcard-500-text = We ask for nothing new. One rate for the prairie and the port, the banker and the bride; no side taken, no town passed by. Make good on five journeys and lay this before the clerk. Four hundred towns have signed. There is room, at the bottom, for a railway.
postcard-500-effect = Complete 5 tickets in one game: add $10 to this game’s deposit slip.
