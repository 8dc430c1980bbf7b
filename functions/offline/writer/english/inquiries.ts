import { type Archetype, beat } from '../bank.ts';

export const MYTH: Archetype = {
  name: 'myth and fact',
  categories: ['History', 'Science', 'General', 'Technology'],
  kinds: ['thing', 'idea'],
  beats: [
    beat(
      'medium',
      'other',
      'The [usual|popular] story is [tidy|simple]. {other} used to tell it {here}, with [a pause in the right place|one hand in the air], and [everyone went home content|people paid to hear it].',
      'You have heard [one side|the legend]. {here}, {other} [sold postcards of it|told it to visitors], [always the same way|polished smooth by repetition].',
    ),
    beat(
      'medium',
      'hero',
      'Then {hero} [asked for the source|opened {record}] and found [a gap|a stain] exactly where the [proof|beginning] should have been. {sense}',
      '{hero} had [one question: who saw it first|a bad habit: {he} read the footnotes|a simple rule: always ask who paid]. {here}, [nobody had ever done that|that made enemies].',
    ),
    beat(
      'close',
      'thing',
      'Part one was [false|borrowed]. [It came from a song|A clerk had invented it on a slow afternoon]. Part two was worse: [true, but about somewhere else|true, and hidden on purpose].',
      'The [oldest|earliest] account of {matter} [did not match|was half as long and twice as strange]. It had no [hero|ending], and it [began in the middle|named no names].',
    ),
    beat(
      'medium',
      'both',
      '{he} [laid the versions side by side|pinned every page to the wall]. Each teller had [added a little|taken something out]: [a storm here, a kiss there|first the hunger, then the fear].',
      '“[Leave them the legend|People need the other one],” said {other}. {he} [almost agreed|understood]. The truth about {matter} was [plainer|colder], but it [breathed|was alive].',
    ),
    beat(
      'close',
      'hero',
      'Under all of it lay one [small|stubborn] fact that nobody had [changed|dared to touch]: somebody was there, [and was afraid|cold, and far from home], and [stayed anyway|wrote it down].',
      'And then {he} found what [every version|both sides] had kept, [word for word|without knowing why]: [a single name|the same quiet sentence]. [Nobody invents that|That was the true part].',
    ),
    beat(
      'wide',
      'place',
      'So which should you believe about {matter}? [Keep both|Take the two together]. The legend tells you [what people wished|how it felt]. The rest tells you [what it cost|who paid].',
      'Now {other} tells it {here} in the new way. There is [less thunder|no dragon] in it. [But at the end|And yet], the whole room [leans forward|goes quiet].',
    ),
  ],
};

export const WHAT_IF: Archetype = {
  name: 'what if',
  categories: ['Science', 'Technology', 'General', 'Adventure'],
  kinds: ['question', 'idea'],
  beats: [
    beat(
      'wide',
      'place',
      'Picture it. You wake up {here}, and [the first thing you notice is the quiet|the light is wrong]. [The kettle still works|Your phone shows no time]. That, for now, is all that does.',
      'Imagine you are standing {here} when [it begins|the question stops being a game]. [Nobody screams|No one runs]. People just [look at one another|put down their cups].',
    ),
    beat(
      'medium',
      'hero',
      'In the first hour, you [think about {matter}|tell yourself there must be a reason]. [You call three people, and two do not answer|You try the radio, and it plays one long note].',
      'The first day is [almost fun|strangely calm]. You [learn your neighbours’ names|walk in the middle of the road]. Everyone has a theory about {matter}.',
    ),
    beat(
      'close',
      'thing',
      'By the [third|fifth] day, the small things change. [Birds sleep at noon|Bread tastes of metal]. Someone {here} [keeps a list of them|chalks a line on the wall], and [the list grows|it moves].',
      'Then you see the [pattern|catch]. Pull one thread, and [the whole cloth moves|ten others tighten]. Nothing {here} was ever [separate|as solid as it looked].',
    ),
    beat(
      'medium',
      'both',
      'On the [tenth|twelfth] night, somebody [knocks|lights a lamp in the square]. It is [the quiet neighbour|a stranger with a notebook], who says: “[We can adapt|I have done the sums].”',
      'Some people [leave|hide]. Others [plant things|begin to build]. You [surprise yourself|find out which kind you are], [somewhere between fear and breakfast|without meaning to].',
    ),
    beat(
      'close',
      'hero',
      'And here is the [twist|strange part]. You [stop missing how it was|cannot remember the old answer]. The question was never really about {matter}. It was about [what you would save|who you would call first].',
      'Then, [without warning|one plain morning], it all [goes back to normal|returns]. [Everyone cheers|The radio plays music]. You [stand very still|feel, oddly, a little sad].',
    ),
    beat(
      'wide',
      'place',
      'None of this has happened. [Not yet|Not here]. But tonight, when [the house is quiet|you put out the light], [listen|ask again]. [The answer might be awake|You may already know].',
      'So [go ahead|be curious]. Ask about {matter}. Just remember that [every good question|a real question] is a door, and [doors open both ways|somebody has to go first].',
    ),
  ],
};

export const LESSON: Archetype = {
  name: 'lesson',
  categories: ['Science', 'Technology', 'General', 'History'],
  kinds: ['question', 'idea', 'thing'],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} carried that [question|thought] around {here} like a stone in a shoe. Books gave [long answers|twelve reasons]. [None of them helped|All of them yawned].',
      '{here}, {hero} was supposed to [teach|know] about {matter}. [The truth was embarrassing|There was only one problem]: {he} had never understood it [at all|{himself}].',
    ),
    beat(
      'wide',
      'other',
      'So {he} went to {other}, who [said nothing|asked for silence], led the way outside, and [pointed|sat down on the ground]. {sense}',
      'The only one who did not [lecture|laugh] was {other}. “[Bring a lamp and some patience|Come before sunrise],” was all the advice {he} got.',
    ),
    beat(
      'close',
      'thing',
      'They [watched|waited] for an hour. [Nothing|Nothing at all]. Then, [so slowly|so quietly] that {he} almost missed it, [something shifted|a pattern began to show].',
      '“[Do not look for the answer|Forget the word for it],” said {other}. “[Look at what stays the same|Watch what it does when nobody asks].” {he} [looked|tried].',
    ),
    beat(
      'medium',
      'both',
      '{he} [drew it in the sand|counted on {his} fingers]: one part, then another, [each leaning on the next|like cards in a house]. Take one away, and [it all fell|the rest made no sense].',
      'It took [nine tries|most of a night]. [First {he} was bored|At first {he} was angry], then [curious|ashamed], and then, all at once, [wide awake|very quiet].',
    ),
    beat(
      'close',
      'hero',
      'And then {he} [laughed|gasped]. [It was so simple|It had been there all along]. {matter} had never been the [hard|strange] part. The hard part was [standing still|letting go of the old answer].',
      '“[You see|There],” said {other}. {he} did. The world had not changed by [an inch|a hair], and [nothing in it looked the same|every piece of it was new].',
    ),
    beat(
      'wide',
      'place',
      'Now {he} teaches it {here}, without [a single book|one formula]. When somebody asks about {matter}, {he} [points outside|hands over the lamp] and says: “[Bring patience|Sit down].”',
      'Years later a child put the same question to {him}. {hero} [opened the door|reached for {his} coat]. “[I could tell you|There is a short answer],” {he} said. “[Or we could go and look|Come and see].”',
    ),
  ],
};

export const ARCHIVE: Archetype = {
  name: 'missing page',
  categories: ['History', 'Mystery', 'Science'],
  kinds: ['hero', 'thing', 'idea', 'question', 'text'],
  beats: [
    beat(
      'wide',
      'hero',
      '{here}, in a [basement|back room] nobody had [dusted|unlocked] since the flood, {hero} was [counting boxes|making a list]. One box was [too heavy|warm|not on the list].',
      '{hero} had spent [nine|eleven|four] years with old paper, and {here} {he} could date a page [by its smell|in the dark]. This one [made no sense|smelled of rain].',
    ),
    beat(
      'close',
      'thing',
      'In it lay {record}, [tied with a blue ribbon|wrapped in sailcloth]. It mentioned {matter} [eleven times|on every page], and then, [mid-sentence|without warning], one page was [gone|cut out].',
      'Someone had [cut out|burned] a single page, [with great care|in a hurry]. The pages before it were about {matter}. The pages after it were [blank|all prayers].',
    ),
    beat(
      'medium',
      'other',
      '{he} asked {other}, who [stopped chewing|put the telephone down]. “[My mother kept it|It was never lost],” came the answer. “[It was hidden from one man only|We take turns].”',
      'Three people had [signed for|borrowed] it. [Two were dead|Two had moved away]. The third was {other}, [who had been expecting {him}|still {here}, still afraid].',
    ),
    beat(
      'medium',
      'both',
      'The page was in [a hymn book|a coat lining|the frame of a mirror]. {he} [held it up to the lamp|unfolded it on the floor]. {sense}',
      'They [unfolded it|read it] together, [under one lamp|with the curtains drawn]. The ink had faded to [brown|almost nothing], but [four lines|the drawing] survived.',
    ),
    beat(
      'close',
      'thing',
      'It was no [confession|treasure map]. It was [a list of names|an apology], and above it, in large letters, the words: [they were never to blame|we were wrong about this].',
      'What it said about {matter} would [fit on a coin|take ten seconds to read]. It turned [the villain into the victim|the whole story inside out]. [{he} read it three times|Then {he} sat very still].',
    ),
    beat(
      'wide',
      'hero',
      '{hero} [put the page back|sewed the page in] where it belonged. The story of {matter} has [one more paragraph|a new last line] now, and somewhere, [an old debt is settled|somebody can rest].',
      'Officially, the page is still missing. But [people come {here} and leave flowers|someone reads it aloud each winter], and {hero} [says nothing|always pulls up an extra chair].',
    ),
  ],
};
