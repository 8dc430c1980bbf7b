import { type Archetype, beat } from '../bank.ts';

export const ONE_DAY: Archetype = {
  name: 'one day',
  categories: ['General', 'History', 'Adventure', 'Technology'],
  kinds: ['hero', 'thing'],
  beats: [
    beat(
      'wide',
      'hero',
      'The day itself began like any other {here}. {sense} {hero} [ate standing up|was late|fed the birds], and [thought of nothing at all|hummed an old song].',
      'At [six|seven] that morning, {hero} was still [nobody special|half asleep]. {here}, [the milk arrived on time|the shutters went up one by one]. {sense}',
    ),
    beat(
      'medium',
      'other',
      'At [nine|ten], {other} came running, [hat in hand|out of breath], and said [four words|just this]: “[You have to see|It is finally happening].”',
      'Around [noon|eleven], {other} [stopped in the middle of the road|dropped a cup] and pointed. {hero} [turned|looked up], [and the street went silent|slowly, like everyone else].',
    ),
    beat(
      'close',
      'thing',
      'There {wasT} {thing}. Not [bigger|louder] than expected, just [nearer|more real]. {he} [felt {his} hands go cold|forgot what {he} had been about to say].',
      'And then: {thing}. {he} had [imagined|dreaded] it [a hundred times|since childhood], and [every time {he} had imagined it wrong|it was nothing like this].',
    ),
    beat(
      'medium',
      'both',
      'By [three|four] in the afternoon, people had [taken sides|begun to pack]. {he} did [something no one asked for|the one brave thing of {his} life]: {he} [stayed|walked straight towards it].',
      '“[Leave it|Come away],” they [shouted|told {him}]. {he} took [one step closer|off {his} coat], [then another|and kept going]. {other} [covered both eyes|began to follow].',
    ),
    beat(
      'close',
      'hero',
      'What happened next took [nine seconds|less than a minute]. {he} [reached out|spoke a name], and all [the noise|the fear] {here} [went out like a match|turned into something like hope].',
      'For [one moment|a single heartbeat], {he} [saw {his} whole life from outside|understood all of it]: [how small it had been|how little it would take to change].',
    ),
    beat(
      'wide',
      'place',
      'By [nightfall|evening], everything looked the same {here}. [Almost|Not quite]. There are people who say they still live [before|after] that day. {hero} lives [in it|on the far side].',
      'The calendars {here} skip that day now. {hero} [keeps the torn page|remembers the hour], and on some [evenings|mornings], {he} [reads it aloud|says it like a prayer].',
    ),
  ],
};

export const RETURN: Archetype = {
  name: 'return',
  categories: ['Adventure', 'General', 'History'],
  kinds: ['hero', 'thing'],
  beats: [
    beat(
      'wide',
      'hero',
      'For [eleven|seven|twenty] years, {hero} stayed away. {here}, they [set a place at the table anyway|stopped saying {his} name]. {sense}',
      '{here}, {hero} came back on foot, [with one shoe|thinner, and browner], after so long that [even the dogs had forgotten|the road had changed its name].',
    ),
    beat(
      'medium',
      'other',
      'The first to see {him} was {other}, who [dropped the basket|did not believe it] and asked: “[Did you find it|What took you so long]?”',
      '“You are [late|shorter than I remember],” said {other}, [without turning around|and put another log on the fire]. {he} [laughed|nodded], for the first time in [months|years].',
    ),
    beat(
      'close',
      'thing',
      '{he} told them about {thing}: how [the road ran out|the maps lied|hunger has a colour], and how, [at the very end|on the worst night], {he} had [turned a corner|followed a light].',
      'From {his} pack {he} took a drawing of {thing}, [folded to the size of a stamp|worn soft as cloth]. [Everyone leaned in|The lamp was brought closer].',
    ),
    beat(
      'medium',
      'hero',
      '[But something was wrong|Something did not fit]. {he} [had not aged|cast no shadow by the fire]. {he} spoke of [a winter nobody {here} had lived|friends they had never heard of].',
      'They asked for [proof|one small proof]. {he} [opened {his} hand|rolled up a sleeve]. [There were marks no one could read|It was full of fine blue sand].',
    ),
    beat(
      'close',
      'both',
      'Then {he} told them the truth. {he} had never [wanted to go|been lost]. {he} had [gone so that nobody else would have to|drawn the danger away from home].',
      'The hardest part, {he} said, was not [the cold|the distance]. It was [turning around|remembering the way home]. [Every step had asked {him} why|And home had moved].',
    ),
    beat(
      'wide',
      'place',
      'By morning {he} was gone again, and [the bed was cold|the door stood open]. On the table lay the way to {matter}, [drawn carefully|in clear ink]. [Nobody has used it yet|It ends at this door].',
      '{he} stayed. [Some journeys|The longest journeys] end [at a kitchen table|with a cup of soup]. But [on clear nights|every spring], {he} [looks at the road|leaves the gate open].',
    ),
  ],
};

export const SIGNAL: Archetype = {
  name: 'signal',
  categories: ['Technology', 'Science', 'Mystery'],
  kinds: ['hero', 'thing', 'idea', 'text'],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} kept the night watch {here}, [alone with the dials|with a blanket and a bad radio]. At [two|three] each morning, [the same hiss|nothing at all]. {sense}',
      '{here}, {hero} was paid to [listen|watch a screen]. [It was a quiet job|Nothing ever happened]. Then, [at 3:14|between two static bursts], something tapped back.',
    ),
    beat(
      'close',
      'thing',
      'Three [short|long], one [long|short], a pause. It [repeated all night|came from below, not above]. {he} turned the pulses into letters, and the letters spoke of {matter}.',
      '{he} [slowed the recording down|printed the pattern on long paper]. Seen from far enough away, it [drew|described] {thing}, [line by line|in perfect detail].',
    ),
    beat(
      'medium',
      'other',
      '{other} [said it was a prank|blamed the weather] and [went back to bed|filed the report]. But {record} held [the same pattern|a copy], from [sixty years before|the day the mast was built].',
      '“[Switch it off|Never answer],” said {other}. “The last one who answered [moved away|could not stop].” [So, naturally|That same night], {he} answered.',
    ),
    beat(
      'close',
      'hero',
      '{he} sent back one word: [hello|who|why]. The reply came [before {he} let go of the key|instantly]. [It used {his} name|It was already an answer].',
      'The moment {he} [replied|typed back], [every lamp {here} dimmed|the static cleared]. A voice, [very like {his} own|tired and kind], began to [count|read a list].',
    ),
    beat(
      'medium',
      'both',
      'It was not a message from [far away|strangers]. It was [an echo|a recording] of {his} own signal, [sent tomorrow|bounced off something that should not be there].',
      'Someone had been [asking the same question|calling] for [decades|a lifetime], and {heWas} the first to [stay on the line|listen to the end].',
    ),
    beat(
      'wide',
      'place',
      '{he} still [works nights|keeps the watch] {here}. [Most nights are quiet|The dials hardly move]. When new people ask about {matter}, {he} hands them the headphones [and leaves the room|without a word].',
      'The station is closed now, but [one light blinks|the needle still moves]. [If you can read it|If you count the pauses], it says: [we heard you|your turn].',
    ),
  ],
};

export const PRICE: Archetype = {
  name: 'price',
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'wide',
      'hero',
      'Before that, nobody {here} had looked at {hero} twice. Afterwards [they left gifts on the step|children followed {him} home|every window had a face in it|hats came off when {he} passed].',
      'The first week was [all noise|like a fair]: flowers, [questions|telegrams], strangers at the gate. {hero} [smiled at them all|hid in the kitchen]. {sense}',
      'People {here} asked how {he} had done it. {hero} [shrugged|looked at {his} hands]. It had felt like [remembering|falling upwards], {he} said. {sense}',
    ),
    beat(
      'medium',
      'other',
      'Only {other} [was not impressed|refused to cheer]. “[Everything like that is borrowed|Somebody always pays],” came the warning. “[Did anyone tell you the terms?|Count what is missing.]”',
      'Then {other} came by, [set down a covered basket|sat down uninvited], and asked just one thing: “[What did it take from you|How are you sleeping]?”',
      '{other} [waited until they were alone|took {him} aside]. “I did the same thing once,” said the voice. “[Look at me now|It starts with your dreams].”',
    ),
    beat(
      'close',
      'thing',
      'The first thing to go was [the taste of bread|{his} favourite tune|the sound of rain]. Then {thing} [turned up where it did not belong|would not leave {his} thoughts].',
      '{he} began to [forget names|lose whole hours]. [Clocks ran slow around {him}|Milk went sour near {him}], and always, [in the corner of an eye|at the edge of sleep], there {wasT} {thing}.',
      'That week {he} kept [seeing|dreaming of] {thing}, [just at the edge of things|always a little closer]. [Sleep would not come|The nights grew long|{he} began to leave a light on].',
    ),
    beat(
      'medium',
      'hero',
      'So {he} tried to take it back. [You cannot unring a bell|That is not how such things work]. [Each attempt|Whatever {he} tried] only made it [stronger|more certain].',
      '{he} [ran|travelled] as far as the money went. It was no use. Wherever {he} slept, [somebody already knew|the story had arrived first], and the price went up.',
      '{he} could stop, {he} told {himself}. [Tomorrow|After the winter]. But [the need was real|people were counting on {him}], and [the crowd grew|every day another stranger came].',
    ),
    beat(
      'close',
      'both',
      'On the last night, {he} [asked the right question at last|finally understood]: not what it had cost, but [whom it had helped|what it had been for]. [It changed everything|The room went still].',
      'It ended with [a visitor|a knock], a girl of nine or ten. “My mother says you [saved us|gave her courage],” she said. {he} [had to look away|never felt the cold again].',
      'Then, {here}, {he} saw [the face of a child|a light in one window], and knew [it had been worth it|the debt was a small one]. {he} [laughed until it hurt|stopped being afraid].',
    ),
    beat(
      'wide',
      'hero',
      'If you ask {hero} now whether it was worth it, {he} [counts something on {his} fingers|looks out of the window], and [says yes|always gets the same answer].',
      'Ask anyone {here} why {hero} {deed}. They will [shrug|give you ten reasons]. [The true one is shorter|Only one is true]: [someone had to|nobody else would].',
      '{hero} never [did it again|spoke of it]. [Once was enough|There was no need]. Some things only have to happen one time to [be true for ever|change the weather of a life].',
    ),
  ],
};

export const DOUBTERS: Archetype = {
  name: 'doubters',
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'medium',
      'other',
      '“[Impossible|Nonsense],” said {other}, and {here} [that usually settled things|people nodded]. “[I have seen every trick there is|Show me, or be quiet].”',
      '{other} [kept a list of reasons|took bets] {here}: it could not be done, it [should not|must not] be done, and {hero} was the wrong one to try.',
    ),
    beat(
      'wide',
      'hero',
      '{hero} [did not argue|heard them out]. [Arguing takes breath|Patience was something {he} had plenty of]. Instead {he} came back [the next day|at first light], and the day after that. {sense}',
      '{sense} {hero} worked [through the cold months|while the others slept], [failing a little better each time|with nothing but stubbornness for company].',
    ),
    beat(
      'close',
      'thing',
      'Nobody saw the [small|hidden] part: {thing}, [kept out of sight|looked at every evening], and a promise [made long before|whispered to someone who had gone].',
      'What they did not know about was {thing}. [It had been with {him} from the start|Without that, there would have been no beginning]. [It was the whole secret|It was reason enough].',
    ),
    beat(
      'medium',
      'hero',
      'Then came the [failure|worst day]. [Everything broke at once|It went wrong in front of everyone]. {other} [smiled|started to clap, slowly]. And {he} [sat down|turned to go].',
      'Halfway through, {he} [lost heart|stopped]. [The old doubts were right there|Every voice came back]. {here}, it [began to rain|grew dark], and [nobody said a word|somebody laughed].',
    ),
    beat(
      'close',
      'both',
      'But a child in the front row asked [how the next part went|if it could be done again]. [Just that|Nothing more]. So {he} [stood up|turned around] and [went on|did it properly].',
      'It was {other} who [stepped forward|held the lamp]. “[Once more|Show me],” came the words, [quite gently|in a new voice]. [They did the rest together|This time, everything held].',
    ),
    beat(
      'wide',
      'place',
      'That is how {hero} {deed}. [Not by magic|Not alone]. And {here}, the word impossible is [spoken more softly|used with care] these days.',
      'These days everyone {here} says they [believed from the start|always knew]. {hero} never corrected them. [It made a good story|There was room in it for all of them].',
    ),
  ],
};
