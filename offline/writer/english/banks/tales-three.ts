import { type Archetype, beat } from '#offline/writer/bank.ts';

export const ONE_DAY: Archetype = {
  name: 'one day',
  spare: 3,
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
      '[Somebody had to go|No one else moved]. {he} handed {other} [the keys|a folded note], [rolled up both sleeves|tightened a lace], and went.',
      'By [three|four] in the afternoon, people had [taken sides|begun to pack]. {he} did [something no one asked for|the one brave thing of {his} life]: {he} [stayed|walked straight towards it].',
      '“[Leave it|Come away],” they [shouted|told {him}]. {he} took [one step closer|off {his} coat], [then another|and kept going]. {other} [covered both eyes|began to follow].',
    ),
    beat(
      'close',
      'hero',
      'It was over [quickly|in a breath]. A [sound|warmth] went through the crowd like wind through wheat, and {he} [stood there, shaking|laughed, of all things].',
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
  spare: 3,
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
      'That night nobody slept. {he} talked of {matter} [in {his} sleep|until the fire died], in [a language|words] they almost [knew|understood].',
      '[But something was wrong|Something did not fit]. {he} [had not aged|cast no shadow by the fire]. {he} spoke of [a winter nobody {here} had lived|friends they had never heard of].',
      'They asked for [proof|one small proof]. {he} [opened {his} hand|rolled up a sleeve]. [There were marks no one could read|It was full of fine blue sand].',
    ),
    beat(
      'close',
      'both',
      'Then {hero} told them the truth about {matter}. {he} had never [wanted to go|been lost|been alone], but had [gone so that nobody else would have to|drawn the danger away from home|kept a promise to {other}|followed {thing} to the end].',
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
  spare: 2,
  categories: ['Technology', 'Science', 'Mystery'],
  kinds: ['hero', 'thing', 'idea', 'text'],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} kept the night watch {here}, [alone with the dials|with a blanket and a bad radio]. At [two|three] each morning, [the same hiss|nothing at all]. {sense}',
      '{here}, {hero} was paid to [listen|watch a screen]. It was a [quiet|dull|lonely|cold] job. Then, [at 3:14|between two static bursts|under the weather report|in the middle of a yawn], something [tapped back|cleared its throat|answered|sighed], [clear as a bell|twice|from nowhere|and every needle jumped].',
    ),
    beat(
      'close',
      'thing',
      'It was neither a [voice|tune] nor [noise|weather]. It was the space [between|behind] the sounds, and when {he} marked the gaps on paper, they told of {matter}.',
      '[Three|Two|Four] [short|long], one [long|short], a pause: it [repeated all night|came from below, not above|never tired|kept perfect time]. {he} turned the pulses into letters, and the letters spoke of {matter}.',
      '{he} [slowed the recording down|printed the pattern on long paper]. Seen from far enough away, it [drew|described] {thing}, [line by line|in perfect detail].',
    ),
    beat(
      'medium',
      'other',
      '{he} played it to {other}, who [took off the headphones slowly|asked to hear it again]. “[I know that rhythm|My brother tapped like that],” came the whisper. “[He has been gone for years|Turn it up|It is about {matter}|Lock the door].”',
      '{other} [said it was a prank|blamed the weather] and [went back to bed|filed the report]. But {record} held [the same pattern|a copy], from [sixty years before|the day the mast was built].',
      '“[Switch it off|Never answer],” said {other}. “The last one who answered [moved away|could not stop].” [So, naturally|That same night], {he} answered.',
    ),
    beat(
      'close',
      'hero',
      '[Against every rule|With one finger], {he} tapped the pattern back. At first there was [nothing|only rain|a long nothing], and then [a knock on the inside of the wall|the same pattern, one beat faster].',
      '{hero} sent back [one word|one line]: [hello|who|why|more]. The reply came [before {he} let go of the key|instantly|after an hour|in three beats], and it [used {his} name|asked about {matter}|was already an answer|was the same word].',
      'The moment {hero} [replied|tapped back|spoke], [every lamp {here} dimmed|the static cleared|every needle trembled]. A voice, [very like {his} own|tired and kind|as small as a child’s], began to [count|read a list|hum|talk about {matter}|say names].',
    ),
    beat(
      'medium',
      'both',
      'They had all listened for [a stranger|danger]. But the pattern was [a lullaby|a school rhyme], slowed down [a thousand times|until it was almost gone].',
      'It was not a message from [far away|strangers]. It was [an echo|a recording] of {his} own signal, [sent tomorrow|bounced off something that should not be there].',
      'Someone had been [asking the same question|calling] for [decades|a lifetime], and {heWas} the first to [stay on the line|listen to the end].',
    ),
    beat(
      'wide',
      'place',
      '{hero} left the receiver on. {here}, it still [mutters at night|hums to itself], and anyone who knows about {matter} [hums back|says good night to it].',
      '{he} still [works nights|keeps the watch] {here}. [Most nights are quiet|The dials hardly move]. When new people ask about {matter}, {he} hands them the headphones [and leaves the room|without a word].',
      'The station is closed now, but [one light blinks|the needle still moves]. [If you can read it|If you count the pauses], it says: [we heard you|your turn].',
    ),
  ],
};
