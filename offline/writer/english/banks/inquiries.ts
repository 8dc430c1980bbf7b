import { type Archetype, beat } from '#offline/writer/bank.ts';

export const MYTH: Archetype = {
  name: 'myth and fact',
  spare: 3,
  categories: ['History', 'Science', 'General', 'Technology'],
  kinds: ['thing', 'idea'],
  beats: [
    beat(
      'medium',
      'other',
      '{here}, they [carve it on souvenirs|teach it to children], and {other} could recite it [backwards|in two languages]. It took [exactly four minutes|nine breaths|one cup of coffee], [and nobody ever interrupted|with a bow at the end|and the children clapped].',
      'The [usual|popular] story is [tidy|simple]. {other} used to tell it {here}, with [a pause in the right place|one hand in the air], and [everyone went home content|people paid to hear it|the children wanted it again].',
      'You have heard [one side|the legend|the pretty part|what fits on a plaque], [as we all have|more than once|no doubt|and so had {hero}]. {here}, {other} [sold postcards of it|told it to visitors], [always the same way|polished smooth by repetition].',
    ),
    beat(
      'medium',
      'hero',
      'It was {hero} who spoiled it. One wet [afternoon|Sunday], {he} compared the legend with {record}, and [the dates would not meet|one witness appeared twice].',
      'Then {hero} [asked for the source|opened {record}] and found [a gap|a stain] exactly where the [proof|beginning] should have been. {sense}',
      '{hero} had [one question: who saw it first|a bad habit: {he} read the footnotes|a simple rule: always ask who paid]. {here}, [nobody had ever done that|that made enemies].',
    ),
    beat(
      'close',
      'thing',
      'The hero of the legend was [never there|a child at the time|asleep in a barn], and the famous words were [written decades later|borrowed from a play|never spoken]. As for {matter}, [everyone had looked away|nobody agreed on the colour|each witness swore to another day].',
      'Part one was [false|borrowed|a joke that got out of hand]. [It came from a song|A clerk had invented it on a slow afternoon|{record} gave it away], [note for note|word for word|with a drawing]. Part two was worse: [true, but about somewhere else|true, and hidden on purpose|true, and {other} had known].',
      'The [oldest|earliest] account of {matter} [did not match|was half as long and twice as strange]. It had no [hero|ending|moral], and it [began in the middle|named no names|stopped at the best part|was signed with a cross].',
    ),
    beat(
      'medium',
      'both',
      '{he} read it out to {other}, who [listened to the end|went very quiet] and then said, “[My father knew|So that is why he never smiled when he told it].”',
      '{he} [laid the versions side by side|pinned every page to the wall]. Each teller had [added a little|taken something out|wanted something from it]: [a storm here, a kiss there|first the hunger, then the fear|a better ending, a cleaner hero].',
      '“[Leave them the legend|People need the other one],” said {other}. {he} [almost agreed|understood]. The truth about {matter} was [plainer|colder], but it [breathed|was alive].',
    ),
    beat(
      'close',
      'hero',
      'One thing refused to be [explained|false]. In every version, [somebody lights a lamp|someone says sorry|there is a dog that waits]. It [does nothing for|adds nothing to] the plot. It is simply [there|remembered|too odd to invent].',
      'Under all of it lay one [small|stubborn] fact that nobody had [changed|dared to touch]: somebody was there, [and was afraid|cold, and far from home], and [stayed anyway|wrote it down].',
      'And then {he} found what [every version|both sides] had kept, [word for word|without knowing why]: [a single name|the same quiet sentence]. [Nobody invents that|That was the true part|It had no reason to be there|Liars forget such things], [said {other}|said {record}, too|and it was enough|and {hero} closed the book].',
    ),
    beat(
      'wide',
      'place',
      'Believe what you like about {matter}. But [tonight|next time|when the lights are low], ask who is telling it, and [what they left out|who sits silent in the corner].',
      'So which should you believe about {matter}? [Keep both|Take the two together|Hold one in each hand]. The legend tells you [what people wished|how it felt|what the night sounded like]. The rest tells you [what it cost|who paid|who was left to sweep up].',
      'Now {other} tells it {here} in the new way. There is [less thunder|no dragon] in it. [But at the end|And yet], the whole room [leans forward|goes quiet].',
    ),
  ],
};

export const WHAT_IF: Archetype = {
  name: 'what if',
  spare: 3,
  categories: ['Science', 'Technology', 'General', 'Adventure'],
  kinds: ['question', 'idea'],
  beats: [
    beat(
      'wide',
      'place',
      'Say it happens {here}, [on a working day|during breakfast|between two songs on the radio]. [A spoon stops halfway|Someone drops the milk]. You are the first to [say it aloud|go to the window].',
      'Picture it. You open your eyes {here}, and [the first thing you notice is the quiet|the light is wrong]. [The kettle still works|Your phone shows no time|The street is empty|The clock has stopped], [and that, for now, is all you know|and somewhere a child laughs|and then you remember {matter}].',
      'Imagine you are standing {here} when [it begins|the question stops being a game]. [Nobody screams|No one runs|A dog sits down in the road|A tram stops between two stations], and people just [look at one another|put down their cups|take off their hats|forget the ends of their sentences|stand at the windows].',
    ),
    beat(
      'medium',
      'hero',
      '[Within minutes|By lunchtime|Before the tea is cold], everybody is an expert on {matter}, [the baker first of all|on the trams and in the shops|and nobody agrees|loudly]. You [fill the bath with water|write down what you can still remember|knock on a door you never knocked on|look for a candle|find the old map], [just in case|because it helps|and feel braver|before it gets dark].',
      'In the first hour, you [think about {matter}|tell yourself there must be a reason]. [You call three people|You try the radio|You knock next door|You ring the school], and [two of them do not answer|it gives one long note|somebody is singing|nobody speaks of {matter}].',
      'The first day is [almost fun|strangely calm|a sort of holiday]. You [learn your neighbours’ names|walk in the middle of the road|eat ice cream for lunch|lend out your good umbrella]. Everyone has a theory about {matter}.',
    ),
    beat(
      'close',
      'thing',
      'A week in, you [stop checking the clock|know every crack in the ceiling]. {here}, the [shadows|echoes] are a little [late|too long], and [children notice first|nobody mentions it].',
      'By the [third|fifth|ninth] day, the small things change: [birds sleep at noon|bread tastes of metal|clocks disagree|cats refuse to come in]. Someone {here} [keeps a list of them|chalks a line on the wall], and [the list grows|it moves].',
      'Then you see the [pattern|catch|joke] in {matter}. Pull one thread, and [the whole cloth moves|ten others tighten|somewhere a door swings open|a bell rings far away]. Nothing {here} was ever [separate|as solid as it looked].',
    ),
    beat(
      'medium',
      'both',
      'You learn [three new skills|to cook with almost nothing] and forget [a hundred worries|how to hurry]. [One night there is even dancing|Someone paints a number on every door].',
      'On the [tenth|twelfth] night, somebody [knocks|lights a lamp in the square]. It is [the quiet neighbour|a stranger with a notebook], who says: “[We can adapt|I have done the sums|It is all about {matter}|Nobody is to blame|Bring a chair].”',
      'Some people [leave|hide]. Others [plant things|begin to build]. You [surprise yourself|find out which kind you are], [somewhere between fear and breakfast|without meaning to].',
    ),
    beat(
      'close',
      'hero',
      'Then somebody [works it out|finds the reason|sees the answer], on the back of [an envelope|a receipt|a postcard|a tram ticket], [in pencil|by candlelight|over soup]. It is [short|almost funny|about {matter}|simple], and it needs [one person to stay awake|a single brave, ordinary act|a ladder and a friend|nothing but patience|you].',
      'And here is the [twist|strange part]. You [stop missing how it was|cannot remember the old answer]. The question was never really about {matter}. It was about [what you would save|who you would call first|how long you can sit still|whose hand you reach for].',
      'Then, [without warning|one plain morning], it all [goes back to normal|returns|turns out well], and [everyone cheers|the radio plays music|somebody rings a bell|the trams run again]. You [stand very still|feel, oddly, a little sad|keep one candle, just in case|miss {matter} already], [and that is a surprise|for a whole minute|by the window].',
    ),
    beat(
      'wide',
      'place',
      'It is only a [thought|game|story], [of course|after all|so far]. But {matter} will [feel different|look different] tomorrow. [Thoughts do that|That is the trouble with questions|Good questions are like that|Ideas are bad guests]: they [move in and rearrange the chairs|do not ask to be let in|leave the light on|stay for breakfast].',
      'None of this has happened. [Not yet|Not here]. But tonight, when [the house is quiet|you put out the light], [listen|ask again]. [The answer might be awake|You may already know].',
      'So [go ahead|be curious|take your time] and ask about {matter}, [aloud if you dare|in a low voice|tonight or tomorrow]. Just remember that [every good question|a real question|each why] is [a door|a bridge|a lit window], and [it opens both ways|somebody has to go first|someone may be waiting|it is later than you think].',
    ),
  ],
};
