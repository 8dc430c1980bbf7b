import { type Archetype, beat } from '#offline/writer/bank.ts';

export const HEIR: Archetype = {
  name: 'heir',
  spare: 1,
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'wide',
      'hero',
      'For a time, {hero} [carried on as before|kept to {himself}] {here}. But [the mornings felt different|things looked sharper|bread tasted of more], and [sleep came late|{he} had begun to hum|doors seemed to wait for {him}]. {sense}',
      '{hero} [told it once|tried to explain], {here}, over supper. [Forks stopped in the air|Someone coughed at the wrong moment|The soup went cold on the table|An aunt crossed herself twice]. After that, {he} [kept it quiet|never told it the same way|told it only to the dog|changed the ending].',
    ),
    beat(
      'close',
      'thing',
      'Nobody asked about {thing}. {he} would have [told them|shown them]. Instead, {he} [kept a diary|drew it from memory], and every [drawing|page] was [a little different|more exact|darker than the last|signed with a question].',
      'What stayed was {thing}. [In daylight it meant nothing|By day {he} hardly gave it a thought|Everything else faded], but [at night|after dark|in the small hours], {he} [turned it over in {his} mind|could think of little else|got up to look again|heard it call].',
      '{thing} [changed|altered] [everything|the size of things]. [A locked gate was only a question|Every road had a second direction], and [{he} wanted to know more|fear got smaller].',
    ),
    beat(
      'medium',
      'other',
      'One [evening|night|morning] {other} stood [at the gate|in the doorway|under the window] with [an old coat|a lantern|a torn map|a muddy bicycle] and said: “[Before you sleep|Quickly|While it is quiet], [hear the part nobody tells|let me show you the rest|come and see what I found].”',
      'Then {other} [came looking|arrived one evening] and said: “It happened to me, [forty years ago|when I was your age|on this very road]. [I turned back|I told no one|I called it a dream|I ran], and [I was sorry|you must not|I never slept well again|you can do better].”',
      'It was {other} who [recognised the look|guessed]. “You are [the second|the third|not the first], and [the first one is still out there|I knew the first|the others wrote it down],” said the [quiet|hoarse|kind] voice.',
    ),
    beat(
      'medium',
      'both',
      'They went together, [without a lamp|before sunrise|by the back road|in the rain], because {other} knew [the way|every stone|where to cross]. At the last [bend|gate|bridge], {hero} had to go [alone|first|barefoot].',
      'So {he} went back, [further this time|with steadier hands], to the place where [it had started|the story should have ended|{thing} had been], and it [was not empty|had kept going without {him}|looked smaller|was full of footprints].',
      '{sense} [Step by step|Hour by hour], {he} [did it all again|followed the old traces], [backwards|with {other} beside {him}], until [the pattern broke|there was only one way left].',
    ),
    beat(
      'close',
      'hero',
      'It was [smaller|lighter|nearer] than {he} remembered, and [kinder|older|quieter]. Beside it someone had left [bread|a flower|a candle|an apple|a cup of tea], so {hero} was not [the last|alone|the only one], and never had been.',
      'And there {he} found it: [a row of small marks|a line of names], one for everybody who had [come this far|tried]. The last space was [empty|still warm|waiting], [exactly the size of {his} hand|and there was a pencil|close to {thing}|and {other} looked away].',
      'What {he} learned there [fits in a breath|was simple|could be written on a thumbnail]. It had not happened to {him} [by chance|because {he} was special]. It happened because {he} [stopped to look|was willing to be wrong|had left the door open|answered when it called].',
    ),
    beat(
      'wide',
      'place',
      'One day it will be somebody else. They will hear that {hero} once {deed}, and [laugh|shake their heads|ask for the salt]. Then, [on some quiet night|all alone|years later], [they will try|they will wonder|it will be their turn].',
      '{hero} is old now, and {here} [a child asks every week|children still ask] if it is true. {he} [winks|says nothing], and [leaves the door unlocked|points to {thing}].',
    ),
  ],
};

export const INQUEST: Archetype = {
  name: 'inquest',
  spare: 2,
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'medium',
      'hero',
      'A man with a [briefcase|stopwatch|black umbrella|new notebook] came {here} to write it all down. {hero} [made him tea|offered him the good chair|took him outside] and told it [from the end|without a pause|in nine sentences]. {sense}',
      'Word [got around|travelled], and word brings [officials|men with stamps|ladies with lists]. {here}, {hero} had to [sign three forms|swear on a book] before anyone would listen. {sense}',
      'They asked {hero} to explain {here}, in front of [nine strangers|a full room|two judges], with [a chair and a glass of water|ten minutes on the clock|one candle on the table]. {sense}',
      '[There had to be an inquiry|Of course there were questions|It could not stay unexamined|Sooner or later somebody had to ask], and {here}, {hero} sat [very straight|with folded hands] while [a clerk sharpened pencils|{record} was read aloud].',
    ),
    beat(
      'medium',
      'other',
      'Behind the [screen|long table] sat {other}, [making notes|saying nothing]. [Every so often|Again and again|Between two coughs] came the same question about {thing}: “[And then|Are you certain|Who else saw it]?”',
      '{other} was called as a witness and [would not look up|brought a drawing]. “[I saw the light|I know what I saw|I heard every word], and [I was not going to say so|do not ask me to like it|I would swear to it|that is all],” came the answer.',
      'The first to speak was {other}, who [swore it was a trick|had seen everything, and nothing|remembered it three different ways]. “[It was too dark to tell|I only heard it|I was looking at {thing}],” came the answer, and [a pen scratched|someone laughed|a chair creaked|the clerk yawned].',
      '“Begin with {thing},” said {other}. {he} [closed {his} eyes|took a breath]. “[It was not where it should have been|It was warm|I saw it first at noon], and [that is how it started|I should have known|nobody else looked|I could not let it be],” {he} said.',
    ),
    beat(
      'close',
      'thing',
      'Nobody could explain {thing}. They [wrote it down in pencil|left a blank space on the form] and moved on, [a little faster than before|not looking at each other].',
      '{record} [agreed with {him}|proved half of it]. The rest depended on {thing}, and [nobody dared to bring it in|the room could not agree what it was].',
      'They [measured|weighed|drew] {thing} and [found nothing unusual|argued until dark]. [Still, no one would sit near it|Still, the dog would not come in|By evening they were whispering], [and the clerk moved his chair|for all their learning|and nobody said why|until someone opened a window].',
    ),
    beat(
      'medium',
      'both',
      '{he} answered [forty|thirty] questions. Then {hero} [laughed|put a hand on the table|looked round the room] and said, “[You do not want to know how|You want to know if you could|You would have done the same|Ask the child at the back].”',
      'Asked to prove it, {hero} [shook {his} head|asked for silence|pointed at {thing}]. [A minute passed|They waited|The lamp flickered], and then, [from outside|from under the floor|far away|very softly], [everybody heard it too|it began again|something answered].',
      '[On the second day|On the third day|Towards evening], {he} [stopped answering|stood up|pushed back the chair] and said: “[Come and see|Let me show you|I can take you to {thing}].” [One by one|Slowly|In single file], they [put on their coats|followed {hero} out|went down the stairs].',
      'Then came the question nobody had [prepared|wanted]: why {him}? {hero} [thought for a long time|almost smiled|looked at {thing}] and said, “[I was the only one awake|Because I asked|Somebody left the door open|I did not know it was impossible].”',
    ),
    beat(
      'close',
      'other',
      'For a moment {other} [looked years younger|forgot the rules]. “[Off the record|Between us|Closer],” came the murmur, “[I hope it is true|I have waited all my life for that|tell me about {thing} again|my mother saw it too].”',
      'And {other} [went white|sat down hard], because [it was all still there|every word had been true], and because [something was missing that only a liar would keep|it was beautiful].',
      'It was {other} who broke. “[It was meant for me|I was there, too|I knew about it], and [I walked past it|I was afraid|I said nothing|I looked away],” came the whisper, and [the clerk stopped writing|nobody breathed|a window was opened|somebody wept].',
    ),
    beat(
      'wide',
      'place',
      'In the end the judge [closed the book|took off the glasses] and said what they had all been thinking. {hero} {deed}, [case closed|let it stand|and that was that], and [somebody clapped|outside it was spring|the clerk put down his pen].',
      'The [verdict|report] is one line long: {hero} {deed}, [no blame|no reward|nothing more]. {here}, they [framed it|read it out at weddings], [and nobody is quite sure why|to remind themselves to look|and somebody always sighs].',
      'The file was [closed|sealed|locked away|stamped twice] [that night|at noon|without a word|in the spring]. It says only that {hero} {deed}, and below, in another hand: [lucky|so would I|believe it|no further questions].',
    ),
  ],
};
