import { type Archetype, beat } from '#offline/writer/bank.ts';

export const PRICE: Archetype = {
  name: 'price',
  spare: 2,
  categories: [],
  kinds: ['deed'],
  beats: [
    beat(
      'wide',
      'hero',
      'Before that, nobody {here} had looked at {hero} twice. Afterwards [they left gifts on the step|children followed {him} down every lane|every window had a face in it|hats came off when {he} passed|old men stood up for {him}|the shops stayed open late], [and somebody always whispered|as if it were a holiday|rain or shine|day after day].',
      'For a [week|fortnight|month] {hero} was [never alone|the talk of every table|a kind of holiday], with [flowers|questions|telegrams|fruit baskets] and [strangers at the gate|a queue at the door|photographs in the paper]. {sense}',
      'People {here} asked how it had been done. {hero} said it had felt like [remembering|falling upwards|waking a second time|opening a window], [and changed the subject|very quietly|and would not say more]. {sense}',
    ),
    beat(
      'medium',
      'other',
      'Only {other} [was not impressed|refused to cheer|kept away from the crowd]. “[Everything like that is borrowed|Somebody always pays|Such things send a bill],” came the warning, “so [ask about the terms|count what is missing|look behind you now and then|keep a coin aside].”',
      'Then {other} came by, [set down a covered basket|sat down uninvited], and asked [just one thing|softly|with a sideways look]: “[What did it take from you|How are you sleeping|Which of you came back|Has it asked for anything yet]?”',
      '{other} [waited until they were alone|took {him} aside]. “[I did the same thing once|I was quicker than you|Mine was smaller|You are not the first], and [look at me now|it starts with your dreams|nobody thanked me|I never slept again],” said the [low|tired|gentle] voice.',
    ),
    beat(
      'close',
      'thing',
      'The first thing to go was [the taste of bread|{his} favourite tune|the sound of rain]. Then {thing} [turned up where it did not belong|would not leave {his} thoughts].',
      '{he} began to [forget names|lose whole hours|mix up the days]. [Clocks ran slow around {him}|Milk went sour near {him}|Candles leaned away from {him}|Birds fell silent], and always, [in the corner of an eye|at the edge of sleep], there {wasT} {thing}.',
      'That week {he} kept [seeing|dreaming of] {thing}, [just at the edge of things|always a little closer]. [Sleep would not come before three|The nights grew as long as {thing} was strange|From then on {he} left a light on|{other} found {him} awake at dawn].',
    ),
    beat(
      'medium',
      'hero',
      'So {he} tried to take it back, but [nobody can unring a bell|that is not how such things work|the world had already moved over to make room]. [Each attempt|Whatever {he} tried|Every apology|Each new excuse] only made it [stronger|more certain|louder|the better story].',
      '{hero} [ran|travelled|walked] [as far as the money went|to the end of the line|past the last signpost]. But wherever {he} slept, [somebody already knew|the story had arrived first|a child pointed], and [the price went up|the whispering began|somebody asked for the rest].',
      '{hero} could [stop|walk away|say no], [tomorrow|after the winter|once the rain was over|when the letters stopped coming]. But [the need was real|people were counting on {him}|somebody had to], and [the crowd grew|every day another stranger came|the queue went round the corner].',
    ),
    beat(
      'close',
      'both',
      'On the last night, {he} [asked the right question at last|finally understood]: not what it had cost, but [whom it had helped|what it had been for], and [it changed everything|the room went still|the night seemed lighter|{he} could have danced].',
      'It ended with [a visitor|a knock|a voice at the gate]: a [girl|boy] of [eight|nine|ten] who said, “My [mother|father|sister|teacher] says you [saved us|gave her courage|are the reason we stayed|made the winter short].” And {hero} [had to look away|never felt the cold again].',
      'Then, {here}, {he} saw [the face of a child|a light in one window], and knew that [it had been worth it|the debt was a small one|nothing had been wasted], and {he} [laughed until it hurt|stopped being afraid|slept at last].',
    ),
    beat(
      'wide',
      'hero',
      'If you ask {hero} now whether it was worth it, {he} [counts something on {his} fingers|looks out of the window], and [says yes|always gets the same answer].',
      'Ask anyone {here} why {hero} {deed}. They will [shrug|give you ten reasons|look at the sky], but [the true one is shorter|only one is true|the real one fits in a breath]: [someone had to|nobody else would|it was there to be done].',
      '{hero} never [did it again|spoke of it]. [Once was enough for anyone|There was no need, {here}|Nobody {here} dared to ask]. Some things only have to happen one time to [be true for ever|change the weather of a life|keep a whole street warm].',
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
      'There were [experts|clever people|wise heads] {here}, and {other} was the loudest. “[In forty years, never|Not with those hands|Not in this weather|Only in fairy tales],” went the verdict, [and chairs scraped|while heads nodded|to some applause].',
      '“[Impossible|Nonsense|Never], [and I have seen every trick there is|so show me, or be quiet|not while I live|or I will eat my hat],” said {other}, and {here} [that usually settled things|people nodded|nobody ever argued].',
      '{other} [kept a list of reasons|took bets] {here}: it could not be done, it [should not|must not] be done, and {hero} was the wrong one to try.',
    ),
    beat(
      'wide',
      'hero',
      'At first there were only [bruises|mistakes|broken things|cold mornings], and {hero} [kept a tally on the wall|learned something from each|gave every one a name]. {sense}',
      '{hero} [did not argue|heard them out]. {he} simply came back [the next day|at first light|before breakfast|in the rain], and [the day after that|again that evening|every day that spring]. {sense}',
      '{sense} {hero} worked [through the cold months|while the others slept], [failing a little better each time|with nothing but stubbornness for company|by the light of one lamp|humming the same three notes].',
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
      'On the [day it counted|great day|morning of the trial], [the wind turned|the lights failed|it rained], {other} [checked a watch|folded both arms|took a front seat], and {hero} [swallowed hard|felt very small|forgot every word].',
      'Then came [a failure|the worst day|the big crack], and [everything broke at once|it went wrong in front of everyone|even {thing} was no comfort]. {other} [smiled|started to clap, slowly|looked at the floor], and {hero} [sat down|turned to go|said nothing].',
      'Halfway through, {hero} [lost heart|stopped|looked down], and [the old doubts were right there|every voice came back|the crowd began to murmur]. {here}, it [began to rain|grew dark], and [nobody said a word|somebody laughed].',
    ),
    beat(
      'close',
      'both',
      'Then {he} remembered [an old trick|what the failures had in common|{thing}|a word of {other}], and did the [slow|wrong|hardest|smallest] thing first, [on purpose|with both eyes shut|very calmly], and [it held|everyone leaned forward|it worked].',
      'But a child in the [front|last|second] row asked [how the next part went|if it could be done again|whether that was all]. So {hero} [stood up|turned around|took a breath] and [went on|did it properly|began once more].',
      'It was {other} who [stepped forward|held the lamp]. “[Once more|Show me|Try it my way|Slowly now],” came the words, [quite gently|in a new voice|with a cough], and [they did the rest together|this time, everything held|the crowd forgot to breathe].',
    ),
    beat(
      'wide',
      'place',
      'Afterwards {other} [bought the first round|asked for lessons]. {hero} [said yes|shook the hand]. Doubt, {he} used to say, is [only a door with a stiff hinge|what courage wears to work].',
      'That is how {hero} {deed}, [not by magic|not alone|not on the first day]. And {here}, the word impossible is [spoken more softly|used with care] these days.',
      'These days everyone {here} says they [believed from the start|always knew]. {hero} never corrected them, because [it made a good story|there was room in it for all of them|the soup was free|{thing} knew better].',
    ),
  ],
};
