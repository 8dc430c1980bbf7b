import { type Archetype, beat } from '#offline/writer/bank.ts';

export const WITNESS: Archetype = {
  name: 'last witness',
  spare: 3,
  categories: ['History', 'Mystery', 'Adventure'],
  kinds: ['hero', 'thing', 'idea', 'question'],
  beats: [
    beat(
      'wide',
      'other',
      'Only one witness was left: {other}, [half blind now|living alone {here}|who had not spoken of it since]. {hero} [knocked|waited all day] and was let in.',
      '{hero} [travelled two days|had a tape recorder and one address] to find the last witness. {here} lived {other}, [behind closed shutters|at the end of the lane].',
    ),
    beat(
      'close',
      'other',
      'For a while {other} only [stirred the tea|watched the rain]. Then: “[They got {matter} wrong|You will not like it|Sit closer], [all but the smell|every book of it|every single time]. It smelled of [snow|burnt sugar|wet iron|oranges|candle smoke].”',
      '“If you want to know about {matter},” said {other}, “[close the window first|promise to write it all down|ask a better question|do not look at the clock|give me {record}], [and pour the tea|and do not interrupt|and never say my name|for the walls are thin].”',
      '{other} [poured something strong|looked into the fire] before saying a word about {matter}. [It took an hour to begin|The clock was the loudest thing there|{hero} did not dare to move|The candle was half gone by then]. {sense}',
    ),
    beat(
      'medium',
      'thing',
      '[That night|Back then|In those days], they had been [five|seven|four|nine], who [drew lots|went in single file|sang to stay awake] and saw {thing} [by torchlight|from across the water|through a crack in the wall]. One of them [ran|stayed behind|never spoke again|came back alone], [and was never asked why|and {other} knew the reason|for nine years|by another road].',
      'There had been [smoke first|no sound at all], then [bells|shouting], and at the centre of it {thing}. [Nobody moved|Somebody prayed|A horse broke loose], and {other} had counted [the seconds|every breath|the lamps|up to four hundred].',
    ),
    beat(
      'medium',
      'hero',
      'There was a [hole|knot] in the story, and {hero} [felt it|put a finger on it|waited]. “[Who opened the gate|Where were you standing|Who else saw {thing}|Whose voice was it]?” Outside, [a cart went by|a branch scratched the glass].',
      '{hero} [held it against {record}|asked for proof and got {record}]. It [matched|fitted|agreed], except for one detail: [there had been no survivors|the list had one name too few].',
      '{he} [stopped writing|put the pencil down]. {record} told it [differently|the other way round], and [every book had copied it|everyone had believed it].',
    ),
    beat(
      'close',
      'other',
      '“[I never said I survived|I was not the witness|I did not watch it], for [I was the one they were afraid of|I was the reason they kept quiet|I held the lamp|it was my doing],” {other} whispered, and [the candle bent|the room grew very small|a floorboard cracked|{hero} forgot to write].',
      '“[History kept the loud part|They wrote down the noise|You know the ending],” said {other}. “But [the true part was a kindness|somebody opened a gate|a stranger carried the children|there was singing], and [no one writes down a kindness|you must write that|that is {matter}, too|I was there].”',
    ),
    beat(
      'wide',
      'hero',
      'When {hero} came back [with the pages|the next day], the house {here} was empty. On the table lay [a key|one photograph], and on it, in pencil: [your turn now|remember me kindly].',
      '{he} [wrote it all down|told it as {he} had heard it|left nothing out|kept it for nine years and then told everyone]. So now you know about {matter}, and [that makes you the last witness|one more person has to remember].',
    ),
  ],
};
