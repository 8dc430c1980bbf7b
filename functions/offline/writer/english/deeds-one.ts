import { type Archetype, beat } from '../bank.ts';

export const PRICE: Archetype = {
  name: 'price',
  spare: 2,
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
      '{other} [waited until they were alone|took {him} aside]. “[I did the same thing once|I was quicker than you|Mine was smaller],” said the voice. “[Look at me now|It starts with your dreams].”',
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
      'So {he} tried to take it back. [You cannot unring a bell|That is not how such things work|The world had already moved over to make room]. [Each attempt|Whatever {he} tried] only made it [stronger|more certain].',
      '{he} [ran|travelled] as far as the money went. It was no use. Wherever {he} slept, [somebody already knew|the story had arrived first], and the price went up.',
      '{he} could [stop|walk away], {he} told {himself}. [Tomorrow|After the winter|Once the rain stopped|When the letters stopped coming]. But [the need was real|people were counting on {him}], and [the crowd grew|every day another stranger came].',
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
      'Ask anyone {here} why {hero} {deed}. They will [shrug|give you ten reasons]. [The true one is shorter|Only one is true|The real one fits in a breath]: [someone had to|nobody else would|it was there to be done].',
      '{hero} never [did it again|spoke of it]. [Once was enough|There was no need|Nobody dared to ask]. Some things only have to happen one time to [be true for ever|change the weather of a life|keep a whole street warm].',
    ),
  ],
};

export const DOUBTERS: Archetype = {
  name: 'doubters',
  spare: 2,
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'medium',
      'other',
      'There were [experts|clever people] {here}, and {other} was the loudest. “[In forty years, never|Not with those hands],” went the verdict. [Chairs scraped|Heads nodded].',
      '“[Impossible|Nonsense],” said {other}, and {here} [that usually settled things|people nodded]. “[I have seen every trick there is|Show me, or be quiet].”',
      '{other} [kept a list of reasons|took bets] {here}: it could not be done, it [should not|must not] be done, and {hero} was the wrong one to try.',
    ),
    beat(
      'wide',
      'hero',
      '[First came the bruises|At first there were only mistakes]. {hero} [kept a tally on the wall|learned something from each]. {sense}',
      '{hero} [did not argue|heard them out]. [Arguing takes breath|Patience was something {he} had plenty of]. Instead {he} came back [the next day|at first light], and the day after that. {sense}',
      '{sense} {hero} worked [through the cold months|while the others slept], [failing a little better each time|with nothing but stubbornness for company].',
    ),
    beat(
      'close',
      'thing',
      'What kept {him} going was {thing}. [It asked for nothing|On bad days {he} went and looked at it], and that [was enough|made one more try seem possible].',
      'Nobody saw the [small|hidden] part: {thing}, [kept out of sight|looked at every evening], and a promise [made long before|whispered to someone who had gone].',
      'What they did not know about was {thing}. [It had been with {him} from the start|Without that, there would have been no beginning]. [It was the whole secret|It was reason enough].',
    ),
    beat(
      'medium',
      'hero',
      'On the day it counted, [the wind turned|the lights failed]. {other} [checked a watch|folded both arms]. {he} [swallowed hard|felt very small].',
      'Then came the [failure|worst day]. [Everything broke at once|It went wrong in front of everyone]. {other} [smiled|started to clap, slowly]. And {he} [sat down|turned to go].',
      'Halfway through, {he} [lost heart|stopped]. [The old doubts were right there|Every voice came back]. {here}, it [began to rain|grew dark], and [nobody said a word|somebody laughed].',
    ),
    beat(
      'close',
      'both',
      'Then {he} remembered [an old trick|what the failures had in common]. {he} did the [slow|wrong] thing first, on purpose, and [it held|the room leaned forward].',
      'But a child in the front row asked [how the next part went|if it could be done again]. [Just that|Nothing more]. So {he} [stood up|turned around] and [went on|did it properly].',
      'It was {other} who [stepped forward|held the lamp]. “[Once more|Show me],” came the words, [quite gently|in a new voice]. [They did the rest together|This time, everything held].',
    ),
    beat(
      'wide',
      'place',
      'Afterwards {other} [bought the first round|asked for lessons]. {hero} [said yes|shook the hand]. Doubt, {he} used to say, is [only a door with a stiff hinge|what courage wears to work].',
      'That is how {hero} {deed}. [Not by magic|Not alone]. And {here}, the word impossible is [spoken more softly|used with care] these days.',
      'These days everyone {here} says they [believed from the start|always knew]. {hero} never corrected them. [It made a good story|There was room in it for all of them].',
    ),
  ],
};
