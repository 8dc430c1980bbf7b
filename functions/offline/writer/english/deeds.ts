import { type Archetype, beat } from '../bank.ts';

export const HEIR: Archetype = {
  name: 'heir',
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'wide',
      'hero',
      'For a time, {hero} [carried on as before|kept to {himself}] {here}. But [the mornings felt different|things looked sharper], and [sleep came late|{he} had begun to hum]. {sense}',
      '{hero} [told it once|tried to explain], {here}, over supper. [Forks stopped|Someone coughed]. After that, {he} [kept it quiet|never told it the same way].',
    ),
    beat(
      'close',
      'thing',
      'What stayed was {thing}. [In daylight it meant nothing|By day {he} hardly gave it a thought]. [At night|After dark], {he} [turned it over in {his} mind|could think of little else].',
      '{thing} [changed|altered] [everything|the size of things]. [A locked gate was only a question|Every road had a second direction], and [{he} wanted to know more|fear got smaller].',
    ),
    beat(
      'medium',
      'other',
      'Then {other} [came looking|arrived one evening] and said: “It happened to me, [forty years ago|when I was your age]. [I turned back|I told no one]. [Do not|You must not].”',
      'It was {other} who [recognised the look|guessed]. “You are [the second|not the first],” said the quiet voice. “[The first one is still out there|I knew the first].”',
    ),
    beat(
      'medium',
      'both',
      'So {he} went back, [further this time|with steadier hands], to the place where [it had started|the story should have ended]. It [was not empty|had kept going without {him}].',
      '{sense} [Step by step|Hour by hour], {he} [did it all again|followed the old traces], [backwards|with {other} beside {him}], until [the pattern broke|there was only one way left].',
    ),
    beat(
      'close',
      'hero',
      'And there {he} found it: [a row of small marks|a line of names], one for everybody who had [come this far|tried]. The last space was [empty|exactly the size of {his} hand].',
      'What {he} learned there [fits in a breath|was simple]. It had not happened to {him} [by chance|because {he} was special]. It happened because {he} [stopped to look|was willing to be wrong].',
    ),
    beat(
      'wide',
      'place',
      'One day it will be somebody else. They will hear that {hero} once {deed}, and [laugh|shake their heads]. Then, [on some quiet night|all alone], [they will try|they will wonder].',
      '{hero} is old now, and {here} [a child asks every week|children still ask] if it is true. {he} [winks|says nothing], and [leaves the door unlocked|points to {thing}].',
    ),
  ],
};

export const INQUEST: Archetype = {
  name: 'inquest',
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'medium',
      'hero',
      'They asked {hero} to explain. {here}, in front of [nine strangers|a full room], {he} was given [a chair and a glass of water|ten minutes]. {sense}',
      'There had to be an inquiry. {here}, {hero} sat [very straight|with folded hands] while [a clerk sharpened pencils|{record} was read aloud].',
    ),
    beat(
      'medium',
      'other',
      'The first to speak was {other}, who [swore it was a trick|had seen everything, and nothing]. “[It was too dark to tell|I only heard it],” came the answer. [A pen scratched|Someone laughed].',
      '“Begin with {thing},” said {other}. {he} [closed {his} eyes|took a breath]. “[It was not where it should have been|It was warm],” {he} said. “[That is how it started|I should have known].”',
    ),
    beat(
      'close',
      'thing',
      '{record} [agreed with {him}|proved half of it]. The rest depended on {thing}, and [nobody dared to bring it in|the room could not agree what it was].',
      'They [measured|weighed|drew] {thing} and [found nothing unusual|argued until dark]. [Still, no one would sit near it|Still, the dog would not come in].',
    ),
    beat(
      'medium',
      'both',
      'On the [second|third] day, {he} [stopped answering|stood up] and said: “[Come and see|Let me show you].” [One by one|Slowly], they [put on their coats|followed {him} out].',
      'Then came the question nobody had [prepared|wanted]: why {him}? {he} [thought for a long time|almost smiled]. “[I was the only one awake|Because I asked],” {he} said.',
    ),
    beat(
      'close',
      'other',
      'And {other} [went white|sat down hard], because [it was all still there|every word had been true], and because [something was missing that only a liar would keep|it was beautiful].',
      'It was {other} who broke. “[It was meant for me|I was there, too],” came the whisper. “[I walked past it|I was afraid].” [The clerk stopped writing|Nobody breathed].',
    ),
    beat(
      'wide',
      'place',
      'The verdict is one line long: {hero} {deed}. No [blame|reward]. {here}, they [framed it|read it out at weddings], [and nobody is quite sure why|to remind themselves to look].',
      'The file was [closed|sealed] that night. It says only that {hero} {deed}, and below, in another hand: [lucky|so would I|believe it].',
    ),
  ],
};
