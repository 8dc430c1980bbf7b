import { type Archetype, beat } from '#offline/writer/bank.ts';

export const COUNTDOWN: Archetype = {
  name: 'countdown',
  spare: 2,
  categories: ['Technology', 'Science', 'Adventure', 'Mystery'],
  kinds: ['hero', 'thing', 'idea'],
  beats: [
    beat(
      'wide',
      'hero',
      'It began {here} with [a clock that ran backwards|chalk marks on a door]. {hero} counted them [each morning|after work]. [Every day there was exactly one fewer|Each night one more was gone|They were fewer by Friday, and fewer by Sunday|One was always missing at dawn].',
      '{here}, {hero} saw the number for the first time: [forty-one|seventy-two|ninety-nine]. [An hour|A minute|One day] later it was [one less|smaller by one], [and nobody had touched it|and still falling|though the door was locked|and {he} had not looked away].',
      'When {hero} arrived {here}, there were [six|nine|twelve] hours left. Left until what, [nobody could say|the notes did not say|{record} did not tell|{other} would not tell], [only that it was close|though everyone asked|not even for money|and the lamp was low].',
    ),
    beat(
      'close',
      'thing',
      '{he} laid {record} next to a calendar and [went cold|sat down]. Everything led to {matter}, and to [Thursday|the coming night|the last hour of the month|the next full moon|one certain minute].',
      'All of it pointed to {matter}. {record} [agreed to the minute|said the same|had the same hour circled in red].',
      '{he} checked {record} and found {matter} [on every page|mentioned again and again], always with [the same hour|a smaller number] beside it.',
    ),
    beat(
      'medium',
      'both',
      'There was no time to [be careful|ask permission]. {he} [sent everyone home|broke a window], took {other} by the arm, and [ran towards it|counted aloud|turned every switch]: [eight, seven, six|nine, eight, seven|five, four].',
      'With [thirty|twenty|ten] to go, {he} [pulled cables|tried every switch|woke the neighbours|shouted for help]. At [nineteen|nine|eight], {other} begged {him} to [run|stop counting|think of {matter}|come away].',
      '{sense} There were [five hours|three hours], then [two|one], and {hero} did not [sleep|sit down|eat] once. “[Stay|Keep counting|Think of {matter}|It likes company],” said {other}.',
    ),
    beat(
      'medium',
      'hero',
      'With [three|two|four] minutes left, {hero} [began to laugh|let go of the switch|sat down on the floor]. [It had been counting in the wrong direction|Every number had been an age|Each number was a name], and all {matter} wanted was [company|to be seen|a witness|an answer].',
      'In the last [minute|ten seconds], {he} [stopped fighting it|put down {his} tools|held up a hand] and [listened|looked up|saw it]. It was [not a warning|never a threat|not an end] but [an invitation|a birthday|someone keeping time|a way of saying hello], and it [came from|belonged to|began with] {matter}.',
      'With [four seconds|one breath|a minute] to go, {hero} saw {his} mistake. The [number|clock|list] was counting down not to [an end|a disaster|silence] but [to {him}|to a beginning|to a first word|to {matter}].',
    ),
    beat(
      'close',
      'thing',
      'The last second was [long|the longest of all|quite silent]. Then [a lock turned|a light came on|a bell rang|a window opened] [somewhere below|far away|behind {other}], and the [floor|air|dark] grew warm [around {thing}|at last|and very still].',
      'Zero came [with no fire|without thunder|and no alarm]: only [a click|a soft note|a door opening somewhere|one bell|a breath of warm air], and then a silence [so wide it had an edge|nobody there has ever forgotten].',
      '[Zero came|Then it was zero|The number reached nothing], and [every light {here} blinked|the ground gave one small shiver|the lamps rang like glass]. Then [the air turned clear|every clock began again|{other} began to laugh|a bird sang|the rain stopped].',
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
      '{here}, {hero} set up the [test|trial|experiment] with [care|borrowed tools|the last of the money]. The aim was [modest|simple|small]: [one clean measurement|a single answer|one honest number|a yes or a no] about {matter}, [before the money ran out|by the end of the week|and then sleep|with nobody watching].',
      '{hero} had [one sensor|two lamps and a stopwatch], a notebook about {matter}, and {here}, at last, [a table nobody needed|a night without interruptions].',
    ),
    beat(
      'close',
      'thing',
      '{record} filled up [slowly|line by line]. On page [nine|four], the [columns|values] began to [agree too well|rhyme]. {he} [sharpened a pencil|took off {his} glasses] and read it again.',
      'The first [run|reading|trial] was [perfect|dull|blank]. The second was [impossible|exactly double|warm to the touch]. The third, [by lamplight|at midnight|in silence], [arrived before {he} pressed the button|came out in handwriting|would not stop].',
      'For [six|nine|eleven] hours, {thing} gave {him} [nothing|silence]. Then a [tiny|pale] spark, [too regular to be chance|gone before {he} could blink], and a number {he} knew by heart.',
      '{record} showed a [flat line|steady pulse]. Then, at [four past three|a quarter to two|ten to five|half past one], it [drew a curve no one had ever seen|began to repeat itself|stopped, and started again|wrote {matter} in peaks].',
    ),
    beat(
      'medium',
      'other',
      '{other} had been told to [stay out|stop it]. Instead, {he} got [a second chair|a hand on the dial]. “[Slower|Again, and lower|Now think of {matter}|Gently],” came the advice, and [the trace steadied|the room began to hum|the needle rose|a lamp flickered].',
      '{other} [checked the wiring|blamed the instruments|repeated it from scratch|swapped every cable]. The answer was [the same|no different|the same again, to the last digit], and it [pointed to|fitted|spelled out] {matter}. {sense}',
      '{he} called {other} in to look, and [said nothing|kept {his} own eyes shut|held up the lamp]. “[Who else knows|How long has it done that|Is it warm|Have you told anyone] about {matter}?” {sense}',
      '“[That cannot be noise|Do it again|Write that down],” said {other}. They did it [again|forty times|until dawn], [with the lights off|with the power off|with {record} closed], and it [never failed|only grew clearer|came out the same].',
    ),
    beat(
      'close',
      'thing',
      'What nobody had planned for was [patience|the silence|the cold|that it would look back], {here}. The longer they [waited|left it alone], the more of {matter} there was to see, [like frost on a window|the way stars come out].',
      '[Here is what went wrong|The trouble was this|What nobody expected]: [it worked|it answered|nobody was at fault|it went on by itself]. Whatever they [measured|looked at|changed], {matter} [seemed to answer|fitted the data too well|refused to stay in the numbers].',
      'They plotted {matter} [against time|against temperature|on the big screen]. The line should have [levelled off|dropped|ended], but it [turned back on itself|drew a doorway|left the page and kept going|began to look like a coast|wrote a date].',
      'Then the [needle|signal] [jumped|answered]. Each time {hero} [moved|thought of home|spoke of {matter}], it moved too. They were not [testing it|the observers|alone], for [it was testing them|they were the sample|it had been waiting|something was curious].',
    ),
    beat(
      'medium',
      'hero',
      'Before [sunrise|breakfast], {hero} had [a result|proof|an answer] about {matter}, and a choice. Half of it went [into {record}|on a postcard|up on the wall], and the other half {he} [kept for a rainy day|told only to {other}|burned in the stove|never wrote down].',
      '{hero} could have [published|called everyone|been famous]. Instead {he} [cut the power|opened the window|closed {record}], and [for one second|just before the dark], the readings spelled out [a question|thank you].',
      'The error, when {he} found it, was [tiny|beautiful]: [one wire crossed|a single wrong sign|a moth in the works]. [Without it, there was nothing|Fix it, and the effect was gone|Everything that mattered about {matter} hung from it], [so {he} left it in|and {he} taped a note over it|and {other} kissed it|so nobody touched it again].',
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
      'By [Tuesday|the weekend|noon|Thursday], [nine people|the whole street|both doctors|every taxi driver] swore [to it|it was true|by {matter}|they had seen it]. {hero}, [who trusted nobody|who liked facts], wanted to hear it {here}, [sober|by daylight|from the start].',
    ),
    beat(
      'medium',
      'hero',
      '[Half of it was weather|Most of it was nonsense]. But every teller, [without being asked|every single time], lowered the voice at {matter}, and [{hero} noticed that|that was the clue|looked over one shoulder|forgot what came next].',
      'The rumour said that {matter} [had a price|had only just begun|had never been what it seemed]. {hero} [wrote that down|did not laugh|bought another round|asked who had seen it]. {sense}',
      'Each version was [bigger|darker|stranger]. In one, {matter} [had cost a life|had only been the beginning]. In another, [nobody survived|everyone was in on it|it happened twice|the moon was green], so {hero} [made a list|drew a map|asked for dates].',
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
      '{he} was about to [give up|go home] when {record} fell open by itself. [A line was underlined|There was a name in the margin|A page was folded over] at {matter}, and [it was true|it was all there, and worse|the ink was green|it was dated that very day].',
      'But then {record} turned up, [water-stained|in a drawer nobody used], and there it was, [in plain ink|on the last page|between two receipts], [word for word|down to the smallest detail|with a drawing of {thing}|signed by {other}].',
      'That should have been the end. But [that night|the next morning], {he} saw {thing} with {his} own eyes, [just as the rumour said|exactly where the rumour put {itO}].',
    ),
    beat(
      'medium',
      'both',
      'So that is how it works, {he} thought. [A secret gets tired of hiding|The truth puts on a costume] and [walks through town|lets itself be laughed at] until someone looks twice.',
      'Someone had [told a lie|told a story|made a joke] about {matter}, and [it had come true|the world had made room for it|it had grown up]. {hero} thought about that [all the way home|until sunrise|over three cups of tea|on the last bus].',
      'So the [lie|joke|rumour] was older than the liar, and {hero} [closed {his} notebook|tore up {his} list|went out for air]. [There are stories that find their own mouths|Somebody had always known about {matter}|Even {other} had only passed it on].',
    ),
    beat(
      'wide',
      'hero',
      'Now there is a new rumour {here}. It is about {hero}, and it says {he} knows the truth about {matter}. {he} [never denies it|started it].',
      'Ask {him} today and {he} will tell you about {matter}, [slowly, without a smile|for the price of a coffee]. Then {he} adds: “[Tell no one|You did not hear it from me].”',
    ),
  ],
};
