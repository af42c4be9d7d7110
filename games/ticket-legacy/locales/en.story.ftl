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
    The handbills say HANDS WANTED, and in a manner of speaking that is all the contractors want. The hands arrive with the rest of the person attached. There are Irishmen from Cork who sing about drowning, and Cantonese crews who contract as a gang, boil their water and therefore stay alive. There are boys from Alabama who were property five years ago and count their wages in front of the paymaster, slowly, while he waits.

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

    The winner of this game opens one frontier box, and so does the winner of every game until 1892. Its board, tickets and rules are in use from the next game on.

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
