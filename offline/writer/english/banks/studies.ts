import { type Archetype, beat } from '#offline/writer/bank.ts';

export const LESSON: Archetype = {
  name: 'lesson',
  spare: 3,
  categories: ['Science', 'Technology', 'General', 'History'],
  kinds: ['question', 'idea', 'thing'],
  beats: [
    beat(
      'medium',
      'hero',
      '{hero} had [failed|skipped] that lesson as a child. {here}, years later, it [came back with interest|was waiting at the breakfast table]. {sense}',
      '{hero} carried that [question|thought] around {here} like a stone in a shoe. Books gave [long answers|twelve reasons|nine theories], and [none of them helped|all of them yawned|not one agreed with {record}].',
      '{here}, {hero} was supposed to [teach|know] about {matter}. [The truth was embarrassing|There was only one problem|And yet]: {he} had never understood it [at all|{himself}|for one minute], [and {other} knew|not even as a child|for all those years|and the lamp was burning low].',
    ),
    beat(
      'wide',
      'other',
      'Help came from {other}, who [owned one chair and no books|had never finished school]. “[Give me one evening|I will not explain it|Bring a candle], and [you will|you will see it yourself|we shall see|it may come to you],” was the offer.',
      'So {he} went to {other}, who [said nothing|asked for silence], led the way outside, and [pointed|sat down on the ground]. {sense}',
      'The only one who did not [lecture|laugh] was {other}. “[Bring a lamp and some patience|Come before sunrise],” was all the advice {he} got.',
    ),
    beat(
      'close',
      'thing',
      'The first task was to [sweep the yard|fill a bottle, drop by drop|light a candle in the wind], and the second was to [do it again|do it blindfolded|do it in silence]. {hero} [complained|counted the minutes|thought of {matter}] while {other} [hummed|peeled an apple|slept in a chair].',
      'They [watched|waited] for [an hour|half the night|as long as a candle burns], and [saw nothing|nothing came|nobody spoke]. Then, [so slowly|so quietly] that {he} almost missed it, [something shifted|a pattern began to show].',
      '“[Do not look for the answer|Forget the word for it],” said {other}. “[Look at what stays the same|Watch what it does when nobody asks].” {hero} [looked at|thought of|listened for] {matter}.',
    ),
    beat(
      'medium',
      'both',
      '[Somewhere past midnight|On the fourth try], {his} hands [understood before {his} head did|went on by themselves]. {he} stopped [asking|talking]. The [dark|quiet] began to have a shape.',
      '{he} [drew it in the sand|counted on {his} fingers]: one part, then another, [each leaning on the next|like cards in a house]. Take one away, and [it all fell|the rest made no sense].',
      'It took [nine tries|most of a night|a whole candle], and {hero} was [bored|angry|cold] at first, then [curious|ashamed], and then, all at once, [wide awake|very quiet].',
    ),
    beat(
      'close',
      'hero',
      'In the end it came like [a face in a crowd|the name of an old friend|a boat out of fog|a bell at noon], [quite quietly|all at once|from nowhere|while {other} poured the tea]. {he} saw {matter} [whole|from the other side], and [could have wept|could not believe it had ever been difficult].',
      'And then {he} [laughed|gasped]. [It was so simple|It had been there all along|It was older than {record}], [plain as a door|like a key in a coat|as {other} had said]. {matter} had never been the [hard|strange] part. The hard part was [standing still|letting go of the old answer].',
      '“[You see|There|Now],” said {other}, [blowing out the candle|very softly|pointing up], and {hero} did. The world had not changed by [an inch|a hair], and [nothing in it looked the same|every piece of it was new].',
    ),
    beat(
      'wide',
      'place',
      '{he} wrote one sentence about {matter} on a card and pinned it up {here}. It has [faded|been stolen twice|turned yellow], but [visitors read it twice|people copy it into their diaries|nobody takes it down|{other} dusts it on Sundays].',
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
      'Nobody had asked for that shelf since [the war|the fire]. {here}, {hero} pulled out one volume to [fix the spine|reach the lamp], and [something slid to the floor|the shelf clicked].',
      '{here}, in a [basement|back room] nobody had [dusted|unlocked] since the flood, {hero} was [counting boxes|making a list]. One box was [too heavy|warm|not on the list].',
      '{hero} had spent [nine|eleven|four] years with old paper, and {here} {he} could date a page [by its smell|in the dark]. This one [made no sense|smelled of rain].',
    ),
    beat(
      'close',
      'thing',
      '{record} was [complete|in perfect order], except for the week that mattered. Where {matter} should have been, there was [a pressed fern|a neat square of missing dust].',
      'In it lay {record}, [tied with a blue ribbon|wrapped in sailcloth]. It mentioned {matter} [eleven times|on every page], and then, [mid-sentence|without warning], one page was [gone|cut out].',
      'Someone had [cut out|burned] a single page, [with great care|in a hurry]. The pages before it were about {matter}. The pages after it were [blank|all prayers].',
    ),
    beat(
      'medium',
      'other',
      'An old request slip carried the name of {other}. {he} rang the bell, and the door opened [before the second ring|on its chain]. “[At last|Finally|Come in], [I kept it dry|it is in the chest|mind the step|I hoped it would be you].”',
      '{he} asked {other}, who [stopped chewing|put the telephone down]. “[My mother kept it|It was never lost],” came the answer. “[It was hidden from one man only|We take turns].”',
      'Three people had [signed for|borrowed] it. [Two were dead|Two had moved away|Two denied it], and the third was {other}, [who had been expecting {him}|still {here}, still afraid].',
    ),
    beat(
      'medium',
      'both',
      'It had travelled [three countries|half a century] in [a biscuit tin|a violin case]. They [washed their hands first|put on gloves], and neither of them [spoke|breathed].',
      'The page was in [a hymn book|a coat lining|the frame of a mirror]. {he} [held it up to the lamp|unfolded it on the floor]. {sense}',
      'They [unfolded it|read it] together, [under one lamp|with the curtains drawn]. The ink had faded to [brown|almost nothing], but [four lines|the drawing] survived.',
    ),
    beat(
      'close',
      'thing',
      'Only nine words were left, but they [named the one who paid|took the blame away from the wrong man]. Around {matter}, everything [shifted by an inch|had to be read again].',
      'It was no [confession|treasure map]. It was [a list of names|an apology], and above it, in large letters, the words: [they were never to blame|we were wrong about this].',
      'What it said about {matter} would [fit on a coin|take ten seconds to read]. It turned [the villain into the victim|the whole story inside out]. [{he} read it three times|Then {he} sat very still].',
    ),
    beat(
      'wide',
      'hero',
      'There is a new label {here} now, [typed a little crooked|in a careful hand]. Under {matter} it says [see next page|corrected]. {hero} [wrote it on the last day|never signed it].',
      '{hero} [put the page back|sewed the page in] where it belonged. The story of {matter} has [one more paragraph|a new last line] now, and somewhere, [an old debt is settled|somebody can rest].',
      'Officially, the page is still missing. But [people come {here} and leave flowers|someone reads it aloud each winter], and {hero} [says nothing|always pulls up an extra chair].',
    ),
  ],
};
