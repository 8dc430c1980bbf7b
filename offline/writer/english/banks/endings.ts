/** Last scenes that can end any story told in the past tense. */
export const ENDINGS: readonly string[] = [
  'Nobody {here} built a monument. But [once a year|on certain evenings], someone [lights a lamp|leaves a window open], and for an hour the talk turns to {matter}.',
  '{hero} never explained {matter}. {he} only said that [most answers arrive late|the door had been open all along|{other} knew the rest|it began with a knock], and that [it was worth the walk|one should keep a lamp ready|somebody ought to write it down|the nights are long enough].',
  'That was the end of it, or [the part anyone could see|so they wrote|so {other} says]. {here}, on [still|wet] nights, some people swear that [it is not finished|you can hear the rest].',
  'What remained was [a scratch on a table|one photograph|a smell of rain], and the thing {hero} learned about {matter}: [you have to go yourself|it looks back|small hands opened it].',
  'The world did not [stop|change|even blink] for {matter}. But {here}, [a few people walked home more slowly|somebody learned to listen], and {hero} [slept through the night|stopped counting the days].',
  'So that was the story of {matter}, or [one way to tell it|the part that could be told|as much as anyone {here} will say]. [Take it with you|Keep it dry|Pass it on|Tell it slowly], because [someone will ask|you may need it|{thing} is still there|the nights are long|somebody forgot the end].',
  '[Years afterwards|Near the end], people asked {hero} if it had been worth it. “[Twice over|Ask me tomorrow|Every hour|Look at {thing} and tell me|Ask {other}],” {he} said, [after a while|looking out at the light|without a smile|and poured the tea].',
  'They say [the best|the oldest|some] stories [leave a door open|end a page early|go on without us|sleep but do not end], and this one ended {here}, with {hero} [listening|smiling at the dark|putting out the lamp].',
  'And {matter}? The children {here} have [a game about it|a song for it|a rhyme that tells it all], and in the last [round|verse|line] [nobody loses|everyone must be quiet|{hero} comes home|somebody lights a lamp].',
  'In the morning {hero} [opened every window|walked down to the road] and told the first [stranger|child] who came by. [That is how|Only so] the story of {matter} [came down to us|survived|got as far as your ears], [word for word|more or less|one teller at a time].',
];
