import { type Archetype, beat } from '../bank.ts';

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
      '{hero} [told it once|tried to explain], {here}, over supper. [Forks stopped|Someone coughed|The soup went cold|An aunt crossed herself]. After that, {he} [kept it quiet|never told it the same way|told it only to the dog|changed the ending].',
    ),
    beat(
      'close',
      'thing',
      'Nobody asked about {thing}. {he} would have [told them|shown them]. Instead, {he} [kept a diary|drew it from memory], and every drawing was [a little different|more exact].',
      'What stayed was {thing}. [In daylight it meant nothing|By day {he} hardly gave it a thought]. [At night|After dark], {he} [turned it over in {his} mind|could think of little else].',
      '{thing} [changed|altered] [everything|the size of things]. [A locked gate was only a question|Every road had a second direction], and [{he} wanted to know more|fear got smaller].',
    ),
    beat(
      'medium',
      'other',
      'One evening {other} stood [at the gate|in the doorway] with [an old coat|a lantern] and said only: “[Before you sleep|Quickly]. There is a part nobody tells.”',
      'Then {other} [came looking|arrived one evening] and said: “It happened to me, [forty years ago|when I was your age|on this very road]. [I turned back|I told no one|I called it a dream]. [Do not|You must not|Be braver].”',
      'It was {other} who [recognised the look|guessed]. “You are [the second|not the first],” said the quiet voice. “[The first one is still out there|I knew the first].”',
    ),
    beat(
      'medium',
      'both',
      'They went together, [without a lamp|before sunrise]. {other} knew [the way|every stone]. At the last bend, {he} had to go [alone|first].',
      'So {he} went back, [further this time|with steadier hands], to the place where [it had started|the story should have ended]. It [was not empty|had kept going without {him}].',
      '{sense} [Step by step|Hour by hour], {he} [did it all again|followed the old traces], [backwards|with {other} beside {him}], until [the pattern broke|there was only one way left].',
    ),
    beat(
      'close',
      'hero',
      'It was smaller than {he} remembered, and [kinder|older]. On it someone had left [bread|a flower], still fresh. So {he} was not [the last|alone], and never had been.',
      'And there {he} found it: [a row of small marks|a line of names], one for everybody who had [come this far|tried]. The last space was [empty|exactly the size of {his} hand|still warm|waiting to be filled].',
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
      'A man with a [briefcase|stopwatch] came {here} to write it all down. {hero} [made him tea|offered him the good chair] and told it [from the end|without a pause]. {sense}',
      'Word got around, and word brings officials. {here}, {hero} had to [sign three forms|swear on a book] before anyone would listen. {sense}',
      'They asked {hero} to explain. {here}, in front of [nine strangers|a full room], {he} was given [a chair and a glass of water|ten minutes]. {sense}',
      '[There had to be an inquiry|Of course there were questions|It could not stay unexamined|Sooner or later somebody had to ask]. {here}, {hero} sat [very straight|with folded hands] while [a clerk sharpened pencils|{record} was read aloud].',
    ),
    beat(
      'medium',
      'other',
      'Behind the [screen|long table] sat {other}, [making notes|saying nothing]. Every so often came the same question: “[And then|Are you certain]?” {he} was.',
      '{other} was called as a witness and [would not look up|brought a drawing]. “[I saw the light|I know what I saw],” came the answer. “[I was not going to say so|Do not ask me to like it].”',
      'The first to speak was {other}, who [swore it was a trick|had seen everything, and nothing|remembered it three different ways]. “[It was too dark to tell|I only heard it],” came the answer. [A pen scratched|Someone laughed|A chair creaked].',
      '“Begin with {thing},” said {other}. {he} [closed {his} eyes|took a breath]. “[It was not where it should have been|It was warm|I saw it first at noon],” {he} said. “[That is how it started|I should have known|Nobody else looked].”',
    ),
    beat(
      'close',
      'thing',
      'Nobody could explain {thing}. They [wrote it down in pencil|left a blank space on the form] and moved on, [a little faster than before|not looking at each other].',
      '{record} [agreed with {him}|proved half of it]. The rest depended on {thing}, and [nobody dared to bring it in|the room could not agree what it was].',
      'They [measured|weighed|drew] {thing} and [found nothing unusual|argued until dark]. [Still, no one would sit near it|Still, the dog would not come in|By evening they were whispering].',
    ),
    beat(
      'medium',
      'both',
      '{he} answered [forty|thirty] questions. At the forty-first, {he} [laughed|put a hand on the table] and said, “[You do not want to know how|You want to know if you could].”',
      'Asked to prove it, {he} [shook {his} head|asked for silence]. [A minute passed|They waited]. Then, [from outside|from under the floor], everybody heard it too.',
      '[On the second day|On the third day|Towards evening], {he} [stopped answering|stood up|pushed back the chair] and said: “[Come and see|Let me show you].” [One by one|Slowly], they [put on their coats|followed {him} out].',
      'Then came the question nobody had [prepared|wanted]: why {him}? {he} [thought for a long time|almost smiled]. “[I was the only one awake|Because I asked],” {he} said.',
    ),
    beat(
      'close',
      'other',
      'For a moment {other} [looked years younger|forgot the rules]. “[Off the record|Between us],” came the murmur, “[I hope it is true|I have waited all my life for that].”',
      'And {other} [went white|sat down hard], because [it was all still there|every word had been true], and because [something was missing that only a liar would keep|it was beautiful].',
      'It was {other} who broke. “[It was meant for me|I was there, too],” came the whisper. “[I walked past it|I was afraid|I let {him} go alone].” [The clerk stopped writing|Nobody breathed|A window was opened].',
    ),
    beat(
      'wide',
      'place',
      'In the end the judge [closed the book|took off the glasses] and said what they had all been thinking. {hero} {deed}. [Case closed|Let it stand]. [Somebody clapped|Outside it was spring].',
      'The [verdict|report] is one line long: {hero} {deed}. [No blame|No reward|Nothing more]. {here}, they [framed it|read it out at weddings], [and nobody is quite sure why|to remind themselves to look|and somebody always sighs].',
      'The file was [closed|sealed|locked away|stamped twice] [that night|at noon|without a word|in the spring]. It says only that {hero} {deed}, and below, in another hand: [lucky|so would I|believe it|no further questions].',
    ),
  ],
};
