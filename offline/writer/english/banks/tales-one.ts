import { type Archetype, beat } from '#offline/writer/bank.ts';

export const DISCOVERY: Archetype = {
  name: 'discovery',
  spare: 2,
  categories: ['General', 'History', 'Adventure', 'Mystery'],
  kinds: ['hero', 'thing', 'idea', 'text'],
  beats: [
    beat(
      'wide',
      'hero',
      '{here}, {hero} was looking for [quiet|work|a place to be left alone]. {sense}',
      '{hero} had walked the same way {here} for [years|a whole winter|nine hundred days] and had never once stopped.',
      '{sense} {hero} [noticed|liked] such things {here}. [It was a habit|It passed the hours|Most people did not].',
      'Nothing about that evening was special. {here}, {hero} was [sweeping up|on the way home|counting the lights], [hungry and a little cold|half asleep]. {sense}',
    ),
    beat(
      'close',
      'thing',
      'Then, [beyond the last door|at the edge of the light|where nothing should have been|half asleep, on the way back|in the hour before dawn], {he} found {thing}.',
      'What stopped {him} was {thing}, [half hidden|out of place|plain as day], as if [someone had just left|it had been waiting]. [Nobody answered {his} call|{he} looked over {his} shoulder].',
      'And there, [between two shadows|where the light fell|just out of reach], {he} saw {thing} [for the first time|properly at last].',
    ),
    beat(
      'medium',
      'both',
      '{he} told [no one|nobody] for [three days|a week|eleven nights]. Each time {he} came back, [something had changed|the air felt warmer|it seemed to know {him}].',
      '[Every evening|Night after night], {he} returned with a lamp and a notebook, and [wrote down every detail|drew what {he} saw].',
      '{he} [tried to forget it|put it out of {his} mind], and [failed|could not]. By [the weekend|the fifth day], {he} was [there every hour|arriving earlier each day], [with a flask of tea|with a better lamp].',
      '{he} asked {other}, who went pale and said only, “[Leave it be|You too, then|I hoped it was gone].”',
    ),
    beat(
      'medium',
      'other',
      '[On the fourth night|On the last evening|At last], {other} followed {him}, [looked once|stood very still], and [began to cry|began to laugh].',
      '“[You found it, then|So it chose you],” said {other} behind {him}. {he} had not heard [the steps|the door]. “[I come every year|I put the dust back each time|My mother brought me once|You are the first who did not run].”',
      'Then {other} admitted the truth. [Long ago|Years before], another person had found the very same thing, and [walked away|said nothing].',
    ),
    beat(
      'close',
      'hero',
      'Only then did {he} understand: [nothing had been lost {here}|it had never been hidden at all|{heWas} not the one doing the finding]. It had been [left for someone patient|waiting for the right eyes|in plain sight for anyone who was quiet|meant for a child], [all that time|year after year|under everyone’s feet|since the first winter].',
      '[The strangest part came last|One thing made no sense|Then {he} saw what was wrong]. [Everything around it was newer|It cast two shadows|There was no dust on it at all]. Somebody had [cared for it|visited], [quietly, for a hundred years|every single day].',
      'And there, [underneath|on the back|in the corner|along the edge], was a mark {he} knew, [no bigger than a coin|cut with a knife|shaped like a key|under the dust]. It was {his} own, [in an older hand|years too early|and it was fresh|with one letter missing], [and {thing} was warm|and nobody else had seen it|beside another name|scratched with a nail].',
    ),
    beat(
      'wide',
      'place',
      '{he} [put everything back|turned off the lamp] and went home. [Some finds|The best finds] are not [for keeping|for taking]. They [are for knowing|only ask to be seen].',
      'People still ask about {matter}. {hero} only smiles, and [points at the horizon|says it is a good place to be quiet].',
      'Today [a bench|a single lamp|a wooden sign] stands {here}. [It does not mention {matter}|There is no word on it about {matter}|You will not find {matter} on it]. It [says only: keep looking|just asks you to sit down|carries a date and nothing else|is worn smooth by hands].',
    ),
  ],
};

export const LETTER: Archetype = {
  name: 'letter',
  spare: 2,
  categories: ['General', 'History', 'Mystery', 'Adventure'],
  kinds: ['hero', 'thing', 'idea', 'question', 'text'],
  beats: [
    beat(
      'medium',
      'hero',
      'The letter reached {hero} {here} [without a stamp|four years late|on a night of heavy rain]. The [name|address|date] on it was wrong, [lovingly|exactly the way a child would write it|by one letter|and underlined twice|in green ink].',
      'For {hero}, it came by post. {here}, [post was rare|only bad news arrived before breakfast], and this envelope [was warm|smelled of smoke|had been opened before].',
    ),
    beat(
      'close',
      'thing',
      'Inside was a [single page|drawing and a date|page torn in half|map on thin paper], [folded very small|warm to the touch|stained with tea|without a fold], all of it about {matter}. The last line said: [come alone|do not wait for spring|burn this|trust {other}|bring a lamp], [and hurry|if you dare|as you promised|before they ask].',
      'It spoke of {matter} as if [it were an old friend|there were no time left|everyone already knew|the walls had ears], [in a slanting hand|line after line|without a full stop]. There was no [signature|greeting|date], only [a thumbprint|a pressed flower|a burn mark|a drawing of {thing}|a key taped to the page], [faint and brown|down in the corner|and it smelled of smoke|still bright].',
    ),
    beat(
      'medium',
      'hero',
      '{he} [carried it around for a week|slept with it under the pillow]. On the eighth day {he} [bought a ticket|put on good shoes] and followed the postmark.',
      '{he} read it [twice|four times|until the candle died]. Then {he} [packed a bag|locked the door|took down {his} coat] and [left before sunrise|told nobody].',
      '{sense} {he} wrote back [that same night|at once], and [had no address to send it to|the answer came within a day].',
    ),
    beat(
      'wide',
      'other',
      'The postmark belonged to [a town with one street|a house by the tracks]. {other} was [sweeping the step|mending a chair] and did not look up. “[Third one this year|Is it raining where you come from]?”',
      'The trail led to {other}, who [poured two cups of tea|asked {him} to sit] and said, “[I wondered who would come|You are late|I only posted it].”',
      'At the address, {other} opened the door, [looked at the envelope|saw the handwriting] and [whispered a name|had to sit down].',
    ),
    beat(
      'close',
      'both',
      'They [held it up to the lamp|compared the hands|laid it on the table] [without a word|side by side|twice|as the rain began]. It had been written [by a child|in the dark], [long ago|in a hurry], and it was [never about the past|a promise, not a warning].',
      'The handwriting was {his} own, [older and shakier|steadier, somehow|in a colder ink]. The date at the top was [still eleven years away|not yet on any calendar|tomorrow’s|a day that does not exist], [and {other} saw it too|plain as day|and the ink was fresh|in red].',
      'Nobody had [written to|meant it for|been thinking of] {hero} at all. The letter was for {other}, and it [asked for forgiveness|had been waiting for one honest reader|told the truth about {matter}|was forty years late|named the day].',
    ),
    beat(
      'wide',
      'hero',
      '{hero} [kept the envelope|folded the page away]. [Some letters|A few letters] are not [answered|finished] with ink. {he} answered this one [by staying|by going home].',
      'Years later, {he} sat down {here}, took a clean page, and began to write about {matter}. [{he} knew the address by heart|The first word came easily|Outside, the snow began|It took most of the winter].',
    ),
  ],
};

export const BARGAIN: Archetype = {
  name: 'bargain',
  categories: ['Adventure', 'Mystery', 'General', 'History'],
  kinds: ['hero', 'thing', 'idea'],
  beats: [
    beat(
      'wide',
      'hero',
      '{hero} needed [one good year|one piece of luck|a way out], and {here} [luck had a price|everybody knew whom to ask]. {sense}',
      'That season, {hero} had [almost nothing left|debts all over|run out of doors to knock on]. And {here}, [that gets noticed|word travels quickly].',
    ),
    beat(
      'medium',
      'other',
      '“[Everything is for sale|I buy days],” said {other}, and [named a price|opened an empty purse]. For what {he} wanted to know about {matter}, it would cost [one Sunday|a single laugh].',
      'So {he} met {other}, who [never haggled|smiled too slowly|already knew {his} name]. The offer was [simple|short]: the truth about {matter}, in exchange for [one memory|one promise|a single day].',
      'It was {other} who proposed the trade, [quietly|over cold tea|without looking up]. {he} would learn everything about {matter}. The price was [{his} oldest memory|one favour, unnamed].',
    ),
    beat(
      'close',
      'thing',
      '{he} agreed [too fast|before the candle burned down|with a handshake]. [The next morning|By sunrise], {thing} {wasT} there, [exactly as promised|waiting on the doorstep].',
      'They [shook hands|signed nothing]. That was the [odd|worrying] part. And when {he} [turned around|opened {his} eyes], there {wasT} {thing}.',
    ),
    beat(
      'medium',
      'hero',
      'The first month was [easy|golden]. In the second, {he} [lost the word for rain|could not find {his} own street]. By the third, {he} had begun to [write {his} name on {his} hand|count what was left].',
      'For a [while|month|season] it was [wonderful|more than enough|like a holiday], and {thing} [shone|was never far|brought luck]. Then, [small things went missing|{he} began to forget]: a song, a smell, [the colour of a door|the name of a street].',
      'Everything {he} touched went well. [Strangers|People {here}] [bowed|smiled] at {him}. But [mirrors were slow|dogs crossed the road|nobody ever asked {him} to stay].',
    ),
    beat(
      'medium',
      'both',
      'There was one way out, in [small|crooked] letters: [give it away|make someone laugh]. {he} [read it aloud|looked up]. {other} was already [smiling|holding the door].',
      '{he} went back to undo it. “[Of course|Gladly],” said {other}. “Only tell me [what you gave up|what it was].” And {he} [could not|opened {his} mouth and found nothing].',
      'So {he} read the bargain again, [slowly this time|word by word], and [laughed out loud|went cold]. It had never said [who had to pay|which of them would remember].',
    ),
    beat(
      'wide',
      'place',
      '{he} gave {thing} away [that night|to the next stranger], and asked nothing for {itO}. {here}, they say [that is the only way to win|the debt was settled by morning].',
      'Some [bargains|debts] are paid [in silver|in one night]. {hero} paid with [quiet|a lifetime of listening], and [never regretted it|slept well for the first time].',
      '[If you pass|Should you pass] this way, someone may offer you [the same trade|a fair price]. Remember {hero}, and [ask what it costs|keep walking].',
    ),
  ],
};

export const WRONG_DOOR: Archetype = {
  name: 'wrong door',
  spare: 3,
  categories: ['Mystery', 'Adventure', 'General'],
  kinds: ['hero', 'thing', 'text'],
  beats: [
    beat(
      'wide',
      'hero',
      '{hero} was only supposed to [deliver a parcel|change a fuse|ask for directions] {here}. {he} counted the doors, and [counted wrong|opened the one with no number].',
      'There were [six|nine|twelve] doors {here}. {hero} had [keys|permission] for all but one. [Guess which|That one stood open|That one was warm|It was the smallest], [of course|that evening|and no one was about|and a light moved behind it].',
    ),
    beat(
      'medium',
      'place',
      'Behind it lay [a room|a corridor] that was not on any plan, [lit as if for guests|dry and warm|humming softly]. {sense}',
      'The air on the other side was [older|colder|sweeter|brighter], [like a cellar in summer|as if a storm had passed|and it smelled of apples|and {hero} shivered]. Somebody had [laid a table for two|left a radio playing|swept the floor that very day].',
    ),
    beat(
      'close',
      'thing',
      'On the far side {he} saw {thing}, and beside {itO} [a chair pulled back|a cup still steaming|a list of names]. {his} own was [at the bottom|already crossed out].',
      'And in the middle of it all {wasT} {thing}. [Nothing else|Not a footprint|Not a speck of dust]. There was just that, [a ticking sound|the feeling of being expected|a smell of fresh paint|a little music], and [no dust at all|the light of one candle|a chair for {hero}|footprints, all leading in].',
    ),
    beat(
      'medium',
      'hero',
      '{he} stepped back. The door [had no handle on this side|was a wall now|opened onto a different street]. [So|With {thing} in mind,] {hero} [walked on|went the only way left|took a candle and went on|counted to ten and went on].',
      '{he} called out. A voice answered [at once|politely], from [very far down|just behind {him}]: “[You are early|Is it time already|Close it, please, there is a draught].”',
    ),
    beat(
      'medium',
      'other',
      'At the end waited {other}, [holding the same key|counting under the breath]. “[Nobody comes here by mistake|Everyone takes you for granted out there],” came the whisper. “[Sit|Rest|Have some bread|Take your shoes off].”',
      'Then the [lights came on|lamp was lifted|curtain moved]. It was {other}, [as surprised as {he} was|laughing with relief], [who had been lost in there since spring|who had taken the same wrong turn].',
    ),
    beat(
      'wide',
      'place',
      '{he} got out, [an hour later|by dawn], and counted the doors again. [There was one fewer|There had only ever been five]. {he} still [keeps the key|counts them].',
      'Since then, {hero} [always knocks|never trusts a straight corridor|counts every step]. And when people bring up {matter}, {he} [just asks|wants to know] [which door they used|if the tea was still hot|whether they closed it].',
    ),
  ],
};
