import type { Tale } from '#offline/writer/tale.ts';

export const ADVENTURE: readonly Tale[] = [
  {
    id: 'hole-in-the-weather',
    title: 'A Hole in the Weather',
    kin: ['Adventure', 'Mystery', 'Science'],
    place: 'on the open sea',
    time: 'by day',
    lines: ['nearlyThere', 'beginAgain', 'lightOn', 'nobodyLate'],
    scenes: [
      ['Wide shot: a sailing ship', 'The bottle came up in the net with the [herring|mackerel].'],
      [
        'Close-up: a bottle, a map and a compass',
        'There was a strip of sailcloth in it. On one side, a position nine days east. On the other: {line.}',
      ],
      [
        'Medium shot on a ship deck by day: sailors and a barrel',
        'The crew of the [Marigold|Petrel] voted. There were eight beans for going, and one raisin.',
      ],
      [
        'Wide shot: a sailing ship and a ship far off',
        'On the ninth day, on an empty sea, they met a ship coming the other way. She had a bottle too.',
      ],
      [
        'Low angle on a ship deck by day: a captain with a compass',
        'Same cloth, same words. For an hour the two captains shouted across the water about which of them had written it.',
      ],
      [
        'From above in a storm: a sailing ship and a ship',
        'Then the boy in the crow’s nest said, “Sir?” and everyone looked up. To the west there was no sky left. To the east, none.',
      ],
      [
        'Wide shot: two sailing ships under a blue sky',
        'Straight overhead it was blue. There was a hole in the weather, exactly two ships wide.',
      ],
    ],
  },
  {
    id: 'next-two-fools',
    title: 'For the Next Two Fools',
    kin: ['Adventure', 'General', 'Science'],
    place: 'in the mountains',
    time: 'at night',
    lines: ['nobodyLate', 'neverLost', 'notYet', 'askTomorrow'],
    scenes: [
      ['Wide shot, snow: a cabin', 'There were two people in the hut, and one blanket.'],
      [
        'Medium shot, storm: two climbers in front of a cabin',
        '{she} and {he} had met an hour before, on the ridge, when the storm took both their tents. Whoever slept in that cold would not wake up.',
      ],
      [
        'Close-up in a room at night: a book, a candle and a pen',
        'On the shelf lay the hut book. The last entry had no name: {line.}',
      ],
      [
        'Medium shot in a room at night: a man and a woman beside a fire',
        'They read it aloud, for something to do. {he} laughed. {she} said she didn’t see what was funny.',
      ],
      [
        'Wide shot in a room at night: a man in front of a door, a woman, a lantern',
        'By eleven they were shouting. By two he had drawn a diagram on the door. By four she had made him take it back, all of it.',
      ],
      [
        'Low angle in the mountains at dawn: a cabin and a climber',
        'At six the sun came up on two furious people who had not closed their eyes.',
      ],
      [
        'Close-up in a room at dawn: an open book, a pen and a cup',
        'Before she left, {she} copied the sentence onto a clean page. Underneath she wrote: “For the next two fools.”',
      ],
    ],
  },
  {
    id: 'full-stop',
    title: 'One Letter a Stone',
    kin: ['Adventure', 'History', 'General'],
    place: 'in the desert',
    time: 'by day',
    lines: ['nearlyThere', 'lightOn', 'neverLost', 'countAgain'],
    scenes: [
      ['Wide shot: camels far off among dunes', 'The water ran out on the [fourth|fifth] day.'],
      [
        'Medium shot: a nomad and a camel',
        'They were six traders, nine camels, and a girl called {she} who had been brought along to sing.',
      ],
      [
        'Low angle: a girl in front of a standing stone',
        'It was she who saw that the stones had letters on them. One stone, one letter. Then nothing for a long way, then another.',
      ],
      [
        'Close-up at night: bread, a cup and an oil lamp',
        '“I know this,” she said. Her grandmother used to say it over the bread: {line.}',
      ],
      [
        'Wide shot at dusk: a girl and a caravan, a boulder',
        'So they walked along the words. At every stone {she} called the next letter, and the camels swung round to it.',
      ],
      [
        'Medium shot at dusk: a girl on a camel, nomads behind',
        'For half the way the traders laughed. For the other half they carried her pack.',
      ],
      [
        'From above at dawn: a well, a boulder and camels',
        'The last stone had no letter, only a dot as big as a hand. They dug there. Under the full stop there was water.',
      ],
    ],
  },
  {
    id: 'balloon',
    title: 'An Answer from Below',
    kin: ['Adventure', 'Science', 'General'],
    place: 'in the sky',
    time: 'by day',
    lines: ['askTomorrow', 'notYet', 'nobodyLate'],
    scenes: [
      ['Wide shot, fog: a hot air balloon', 'They had been inside the cloud for five hours.'],
      [
        'Low angle, fog: clouds and a hot air balloon',
        'It was grey over the balloon and grey under it. {he} had dropped the compass somewhere before lunch, and wasn’t ready to talk about it.',
      ],
      [
        'Medium shot in a field by day, fog: a dog',
        'Then {she} heard a dog. She leaned out and shouted down, “Hello! Where are we?”',
      ],
      [
        'From above in a field, fog: a farmer far off, a fence',
        'There was a pause. Far below, a man’s voice called back: {line.}',
      ],
      [
        'Wide shot, cloudy: a balloon far off',
        '“Useless,” said {he}. “Who answers like that?” But {she} had shut her eyes, and was counting on her fingers.',
      ],
      [
        'Medium shot in a meadow by day: a fence and a balloon',
        '“Take us down,” she said. “There’s a meadow behind the [mill|chapel], with the fence on the left. Mind the geese.” They sank, bumped and stopped, among geese.',
      ],
      [
        'Wide shot in a meadow by day: a farmer beside a balloon',
        'He stared at her. “That was my uncle,” said {she}. “He has never once answered a question.”',
      ],
    ],
  },
  {
    id: 'other-side',
    title: 'The Other Side',
    kin: ['Adventure', 'Mystery', 'History'],
    place: 'on a beach',
    time: 'by day',
    lines: ['countAgain', 'beforeTide', 'thirdStair', 'lightOn', 'nearlyThere'],
    scenes: [
      ['Wide shot: palm trees, pirates and a boat', 'They had dug forty-one holes in the island.'],
      [
        'Close-up: a map, a compass and a bottle',
        'The map was clear as far as the palm tree. Then came the last line, underlined twice: {line.}',
      ],
      [
        'Medium shot: a captain in front of a boulder',
        'Captain {surname} took the words for a password, and said them to every rock. The gunner took them for a riddle.',
      ],
      [
        'From above: pirates beside a chest and palm trees',
        'The [twins|carpenters] dug holes, as digging was what they were good at. By the second week there were three camps, three theories and one frying pan.',
      ],
      [
        'Wide shot at dusk: a fire, a woman and palm trees',
        'It was {she}, the cook, who finally needed the map: to light the fire. She was careful with paper. She turned it over first.',
      ],
      [
        'Close-up at dusk: a scroll, a bottle and an oil lamp',
        'There were four words on the back, in the same brown ink, in the same slanting hand.',
      ],
      [
        'Medium shot at night: a woman, pirates and a fire',
        'She read them out, and then she had to read them out again. “Ignore the other side.”',
      ],
    ],
  },
  {
    id: 'fare',
    title: 'The Fare',
    kin: ['Adventure', 'Mystery', 'General'],
    place: 'by a river',
    time: 'in the evening',
    lines: ['nobodyLate', 'thirdStair', 'neverLost'],
    scenes: [
      ['Wide shot, fog: a rowing boat', 'The ferryman didn’t take money.'],
      [
        'Medium shot: an old man in a rowing boat',
        'He wanted words he had never heard. He’d been a long time on that river, and he knew the proverbs, the curses and most of the last words.',
      ],
      [
        'Low angle: a woman and a horse beside a willow',
        '{she} had a lame horse, wolves in the wood behind her, and one idea. She said: {line.}',
      ],
      [
        'Wide shot, fog: a rowing boat far off',
        'He chewed the words over. He nodded, held the boat steady for the horse, and pushed off into the mist.',
      ],
      [
        'Medium shot, fog: an old man in a rowing boat with a lantern',
        'Halfway across he stopped rowing. “Wait,” he said. “I have heard that somewhere before.”',
      ],
      [
        'Wide shot at night: a lantern and a woman far off',
        '“Who from?” asked {she}. The water went by. On the far bank somebody held up a light.',
      ],
      [
        'Close-up at night: a lantern and a bell',
        '“From you,” said the ferryman. “Going the other way. You were older, and in a great hurry.”',
      ],
    ],
  },
];
