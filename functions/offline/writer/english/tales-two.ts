import { type Archetype, beat } from '../bank.ts';

export const COUNTDOWN: Archetype = {
  name: 'countdown',
  spare: 2,
  categories: ['Technology', 'Science', 'Adventure', 'Mystery'],
  kinds: ['hero', 'thing', 'idea'],
  beats: [
    beat(
      'wide',
      'hero',
      'It began {here} with [a clock that ran backwards|chalk marks on a door]. {hero} counted them [each morning|after work]. Every day there was exactly one fewer.',
      '{here}, {hero} saw the number for the first time: [forty-one|seventy-two|ninety-nine]. An hour later it was [one less|smaller by one].',
      'When {hero} arrived {here}, there were [six|nine|twelve] hours left. Left until what, [nobody could say|the notes did not say].',
    ),
    beat(
      'close',
      'thing',
      '{he} laid {record} next to a calendar and [went cold|sat down]. Everything led to {matter}, and to [Thursday|the coming night].',
      'All of it pointed to {matter}. {record} [agreed to the minute|said the same|had the same hour circled in red].',
      '{he} checked {record} and found {matter} [on every page|mentioned again and again], always with [the same hour|a smaller number] beside it.',
    ),
    beat(
      'medium',
      'both',
      'There was no time to [be careful|ask permission]. {he} [sent everyone home|broke a window], took {other} by the arm, and [ran towards it|counted aloud]: eight, seven, six.',
      '[Thirty|Twenty|Ten]. {he} [pulled cables|tried every switch|woke the neighbours]. [Nineteen|Nine]. {other} begged {him} to run.',
      '{sense} [Five hours|Three hours], then [two|one]. {he} did not [sleep|sit down] once. “[Stay|Keep counting],” said {other}.',
    ),
    beat(
      'medium',
      'hero',
      '[Three|Two] minutes left, and {he} [began to laugh|let go of the switch]. [It had been counting in the wrong direction|Every number had been an age]. It wanted [company|to be seen].',
      'In the last [minute|ten seconds], {he} [stopped fighting it|put down {his} tools] and [listened|looked up]. [It was not a warning|It had never been a threat|Nothing was about to end]. It was [an invitation|a birthday|someone keeping time].',
      'With [four seconds|one breath] to go, {he} saw {his} mistake. The number was not counting down to [an end|a disaster]. It was counting down [to {him}|to a beginning].',
    ),
    beat(
      'close',
      'thing',
      'The last second was [long|the longest of all]. {he} held {his} breath. Then [a lock turned|a light came on] somewhere below, and the [floor|air] grew warm.',
      'Zero. [No fire|No thunder|No alarm]. Only [a click|a soft note|a door opening somewhere], and then a silence [so wide it had an edge|nobody there has ever forgotten].',
      '[Zero came|Then zero|The number reached nothing]. [Every light {here} blinked|The ground gave one small shiver], and [the air turned clear|every clock began again].',
    ),
    beat(
      'wide',
      'place',
      'On the door {here} there is one new chalk mark now. {hero} drew it, for {matter}, and [nobody has wiped it away|the count goes upwards].',
      'The next morning the counter showed a new number, [a much larger one|nine digits long]. {hero} [smiled|read it twice], and [put the kettle on|started to plan].',
      'They still argue {here} about {matter}. {hero} does not. {he} [bought a watch|wound every clock], and [is never late|treats each hour as a gift].',
    ),
  ],
};

export const EXPERIMENT: Archetype = {
  name: 'experiment',
  spare: 2,
  categories: ['Science', 'Technology'],
  kinds: ['hero', 'thing', 'idea', 'question'],
  beats: [
    beat(
      'medium',
      'hero',
      'It was [raining|late] when {hero} threw the switch {here}, and [the first fuse blew|only the cat watched]. On the whiteboard stood a single line about {matter}. {sense}',
      '{here}, {hero} set up the [test|trial|experiment] with [care|borrowed tools|the last of the money]. The aim was modest: [one clean measurement|a single answer] about {matter}.',
      '{hero} had [one sensor|two lamps and a stopwatch], a question about {matter}, and {here}, at last, [a table nobody needed|a night without interruptions].',
    ),
    beat(
      'close',
      'thing',
      '{record} filled up [slowly|line by line]. On page [nine|four], the [columns|values] began to [agree too well|rhyme]. {he} [sharpened a pencil|took off {his} glasses] and read it again.',
      'The first [run|reading|trial] was [perfect|dull|blank]. The second was [impossible|exactly double|warm to the touch]. The third [arrived before {he} pressed the button|came out in handwriting|would not stop].',
      'For [six|nine|eleven] hours, {thing} gave {him} [nothing|silence]. Then a [tiny|pale] spark, [too regular to be chance|gone before {he} could blink], and a number {he} knew by heart.',
      '{record} showed a [flat line|steady pulse]. Then, at [four past three|a quarter to two], it [drew a curve no one had ever seen|began to repeat itself].',
    ),
    beat(
      'medium',
      'other',
      '{other} had been told to [stay out|stop it]. Instead, {he} got [a second chair|a hand on the dial]. “[Slower|Again, and lower],” came the advice, and [the trace steadied|the room began to hum].',
      '{other} [checked the wiring|blamed the instruments|repeated it from scratch|swapped every cable]. [Same result|No difference|The same again, to the last digit]. {sense}',
      '{he} called {other} in to look, and [said nothing|kept {his} own eyes shut]. A long breath. “[Who else knows|How long has it done that]?” {sense}',
      '“[That cannot be noise|Do it again],” said {other}. They did it [again|forty times], [with the lights off|with the power off]. It [never failed|only grew clearer].',
    ),
    beat(
      'close',
      'thing',
      'What nobody had planned for was [patience|the silence]. The longer they [waited|left it alone], the more of {matter} there was to see, [like frost on a window|the way stars come out].',
      '[Here is what went wrong: it worked|The trouble was that it worked]. Whatever they [measured|looked at|changed], {matter} [seemed to answer|fitted the data too well|refused to stay in the numbers].',
      'They plotted {matter} [against time|against temperature|on the big screen]. The line should have [levelled off|dropped]. It [turned back on itself|drew a doorway|left the page and kept going].',
      'Then the [needle|signal] [jumped|answered]. Each time {he} [moved|thought of home], it moved too. They were not [testing it|the observers]. [It was testing them|They were the sample].',
    ),
    beat(
      'medium',
      'hero',
      'Before [sunrise|breakfast], {he} had [a result|proof], and a choice. {he} [wrote down half of it|turned the page over]. The other half {he} [kept for a rainy day|told only to {other}].',
      '{he} could have [published|called everyone]. Instead {he} [cut the power|opened the window], and [for one second|just before the dark], the readings spelled out [a question|thank you].',
      'The error, when {he} found it, was [tiny|beautiful]: [one wire crossed|a single wrong sign]. [Without it, nothing|Fix it, and the effect was gone|Everything that mattered hung from it]. [So {he} left it|{he} left it in|{he} taped a note over it].',
    ),
    beat(
      'wide',
      'place',
      'There is a photograph {here} of {hero}, [blinking|laughing], with one hand on a dial. Someone has pencilled on the back: {matter}, [first try|do not repeat|worth every fuse].',
      'The machine {here} is [unplugged|under a sheet] now. On its side, someone wrote what {hero} learned about {matter}: [ask gently|it listens|the mistake was the discovery].',
      'Science, {hero} likes to say, [is not about being right|begins where the manual ends|is mostly waiting]. [It is about staying in the room|It is about noticing|The rest is good manners]. Then {he} tells them about {matter}.',
    ),
  ],
};

export const RUMOUR: Archetype = {
  name: 'rumour',
  spare: 2,
  categories: ['General', 'Mystery', 'History', 'Technology'],
  kinds: ['hero', 'thing', 'idea', 'text', 'deed'],
  beats: [
    beat(
      'wide',
      'place',
      'It [moved|spread] {here} the way smoke does. The baker told the driver, the driver told [the priest|his sister], and by [Sunday|supper] {hero} had heard it [twice|from three people].',
      'By [Tuesday|the weekend], [nine people|the whole street] swore to it. {hero}, [who trusted nobody|who liked facts], wanted to hear it once more, {here}, [sober|by daylight|from the start].',
    ),
    beat(
      'medium',
      'hero',
      '[Half of it was weather|Most of it was nonsense]. But every teller, [without being asked|every single time], lowered the voice at {matter}. {he} noticed that.',
      'The rumour said that {matter} [had a price|had only just begun|was never what it seemed]. [{he} wrote that down|{he} did not laugh]. {sense}',
      'Each version was [bigger|darker|stranger]. In one, {matter} [had cost a life|was only the beginning]. In another, [nobody survived|everyone was in on it]. {he} made a list.',
    ),
    beat(
      'medium',
      'other',
      'The trail was [short|a circle]. The cook had it from the driver, the driver from {other}, and {other} [would not open the door|had it in writing].',
      '{he} traced it [backwards|mouth by mouth], from [the tavern to the school|one kitchen to the next], until only {other} was left to ask.',
      'Every thread led to {other}, who [laughed|sighed] and said, “[I heard it from you|I made it up to help a child sleep].”',
    ),
    beat(
      'close',
      'thing',
      '{he} was about to [give up|go home] when {record} fell open by itself. [A line was underlined|There was a name in the margin]. [It was true|All of it, and worse].',
      'But then {record} turned up, [water-stained|in a drawer nobody used], and there it was [in plain ink|on the last page]. [Word for word|Down to the smallest detail].',
      'That should have been the end. But [that night|the next morning], {he} saw {thing} with {his} own eyes, [just as the rumour said|exactly where the rumour put {itO}].',
    ),
    beat(
      'medium',
      'both',
      'So that is how it works, {he} thought. [A secret gets tired of hiding|The truth puts on a costume] and [walks through town|lets itself be laughed at] until someone looks twice.',
      'Someone had [told a lie|told a story], and [it had come true|the world had made room for it]. {he} thought about that [all the way home|until sunrise].',
      'So the [lie|joke] was older than the liar. {he} [closed {his} notebook|tore up {his} list]. [There are stories that find their own mouths|Somebody had always known].',
    ),
    beat(
      'wide',
      'hero',
      'Now there is a new rumour {here}. It is about {hero}, and it says {he} knows the truth about {matter}. {he} [never denies it|started it].',
      'Ask {him} today and {he} will tell you about {matter}, [slowly, without a smile|for the price of a coffee]. Then {he} adds: “[Tell no one|You did not hear it from me].”',
    ),
  ],
};

export const WITNESS: Archetype = {
  name: 'last witness',
  spare: 3,
  categories: ['History', 'Mystery', 'Adventure'],
  kinds: ['hero', 'thing', 'idea', 'question'],
  beats: [
    beat(
      'wide',
      'other',
      'Only one witness was left: {other}, [half blind now|living alone {here}|who had not spoken of it since]. {hero} [knocked|waited all day] and was let in.',
      '{hero} [travelled two days|had a tape recorder and one address] to find the last witness. {here} lived {other}, [behind closed shutters|at the end of the lane].',
    ),
    beat(
      'close',
      'other',
      'For a while {other} only [stirred the tea|watched the rain]. Then: “[They got {matter} wrong|You will not like it]. [All but the smell|Every book of it]. It smelled of [snow|burnt sugar].”',
      '“You want to know about {matter},” said {other}. “[Then close the window|Then you must promise something|Everyone always starts with the wrong question].”',
      '{other} [poured something strong|looked into the fire] before saying a word about {matter}. [It took an hour to begin|The clock was the loudest thing there]. {sense}',
    ),
    beat(
      'medium',
      'thing',
      '[That night|Back then], they had been [five|seven|four]. They [drew lots|went in single file] and saw {thing} [by torchlight|from across the water]. One of them [ran|stayed behind].',
      'There had been [smoke first|no sound at all], then [bells|shouting], and at the centre of it {thing}. [Nobody moved|Somebody prayed]. {other} had counted [the seconds|every breath].',
    ),
    beat(
      'medium',
      'hero',
      'There was a [hole|knot] in the story, and {he} [felt it|put a finger on it]. “[Who opened the gate|Where were you standing]?” Outside, [a cart went by|a branch scratched the glass].',
      '{he} [checked {record}|asked for proof]. It [matched|fitted], except for one detail: [there had been no survivors|the list had one name too few].',
      '{he} [stopped writing|put the pencil down]. {record} told it [differently|the other way round], and [every book had copied it|everyone had believed it].',
    ),
    beat(
      'close',
      'other',
      '“[I never said I survived|I was not the witness],” {other} whispered. “[I was the one they were afraid of|I was the reason they kept quiet].” [The candle bent|The room grew very small].',
      '“[History kept the loud part|They wrote down the noise],” said {other}. “[The true part was a kindness|Somebody opened a gate]. [No one writes down a kindness|Write that].”',
    ),
    beat(
      'wide',
      'hero',
      'When {hero} came back [with the pages|the next day], the house {here} was empty. On the table lay [a key|one photograph], and on it, in pencil: [your turn now|remember me kindly].',
      '{he} [wrote it all down|told it as {he} had heard it|left nothing out|kept it for nine years and then told everyone]. So now you know about {matter}, and [that makes you the last witness|one more person has to remember].',
    ),
  ],
};
