/** Last scenes that any story told in the past tense can end on. */
export const ENDINGS: readonly string[] = [
  'Nobody {here} built a monument. But [once a year|on certain evenings], someone [lights a lamp|leaves a window open], and for an hour the talk turns to {matter}.',
  '{hero} never explained {matter}. {he} only said that [most answers arrive late|the door had been open all along], and that [it was worth the walk|one should keep a lamp ready].',
  'That was the end of it, or [the part anyone could see|so they wrote]. {here}, on [still|wet] nights, some people swear that [it is not finished|you can hear the rest].',
  'What remained was [a scratch on a table|one photograph|a smell of rain], and the thing {hero} learned about {matter}: [you have to go yourself|it looks back|small hands opened it].',
  'The world did not [stop|change] for it. But {here}, [a few people walked home more slowly|somebody learned to listen], and {hero} [slept through the night|stopped counting the days].',
  'So that was the story of {matter}, or [one way to tell it|the part that could be told]. [Take it with you|Keep it dry]. [Someone will ask|You may need it].',
  '[Years afterwards|Near the end], people asked {hero} if it had been worth it. {he} [thought about it|looked out at the light] for a while. “[Twice over|Ask me tomorrow|Every hour],” {he} said.',
  'They say the best stories [leave a door open|end a page early]. This one ended {here}, with {hero} [listening|smiling at the dark|putting out the lamp].',
  'And {matter}? [Ask the children|Look closely], {here}. They have [a game about it|a song for it], and in the last round [nobody loses|everyone must be quiet].',
  'In the morning {hero} [opened every window|walked down to the road] and told the first [stranger|child] who came by. [That is how you know about {matter}|That is the only reason it survived].',
];
