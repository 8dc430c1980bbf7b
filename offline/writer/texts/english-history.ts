import type { Tale } from '#offline/writer/tale.ts';

export const HISTORY: readonly Tale[] = [
  {
    id: 'cold-feet',
    title: 'The Copyist',
    kin: ['History', 'General', 'Mystery'],
    place: 'in a library',
    time: 'at night',
    lines: ['beginAgain', 'lightOn', 'beforeTide', 'thirdStair', 'nearlyThere'],
    scenes: [
      [
        'Wide shot: tall bookshelves and candles, with a monk far off',
        'For four hundred years, nobody could explain page [sixty|eighty-one].',
      ],
      [
        'Medium shot: a monk at a table with a candle',
        'It began with a bored monk in a cold abbey. The book he had to copy was about [drains|vinegar|the care of ponds].',
      ],
      [
        'Close-up: an open book, a quill and a candle',
        'In the margin, to see whether anyone was checking, he wrote: {line.}',
      ],
      [
        'From above: a scroll, a candle and three books',
        'No one was checking. The next copyist copied it. So did the one after him, in gold.',
      ],
      [
        'Wide shot in daylight: a professor and a student in front of a bookshelf',
        'Then came the scholars. One proved that it was a prayer. Another proved that it was a code, and lost a friend over it. There was a conference in {town}.',
      ],
      [
        'Close-up in daylight: a magnifying glass and an open book',
        'Last [winter|spring] a student carried the first copy to the window. Under the famous line was a second one, thinner than a hair.',
      ],
      [
        'Medium shot: a monk holding a candle beside a window',
        '“My feet are cold,” it said. So far, nobody has published on that.',
      ],
    ],
  },
  {
    id: 'telegram',
    title: 'The Wrong Telegram',
    kin: ['History', 'Technology', 'Adventure'],
    place: 'on a battlefield',
    time: 'at dawn',
    lines: ['countAgain', 'beforeTide', 'beginAgain', 'thirdStair', 'notYet'],
    scenes: [
      ['Wide shot: tents, a flag and a cannon', 'The best order of the Turnip War was sent by mistake.'],
      [
        'Medium shot: a soldier with a lantern in front of a tent',
        'It should have said: hold the bridge. But the telegraph clerk was nineteen, had not slept for [two|three] nights, and was practising.',
      ],
      [
        'Close-up in a room at dawn: a telegram, a lantern and a map',
        'What reached the colonel was this: {line.}',
      ],
      [
        'Low angle: a soldier in front of a flag',
        'The colonel read it twice. He was not a man to admit that he didn’t understand. “Well,” he told his officers, “you heard.”',
      ],
      [
        'Wide shot: soldiers, a horse and a cannon in a field',
        'Nobody dared to ask. The cavalry got off its horses. The band was sent to the [river|mill]. Two cannons were turned to face some turnips.',
      ],
      [
        'Medium shot in fog: a crowd of soldiers and a tent',
        'The enemy had tapped the wire. Their code breakers worked on the message until noon, turned pale, and the whole army withdrew.',
      ],
      [
        'Close-up in a room in daylight: a medal, a letter and a pen',
        'The clerk got a medal. The citation gives his order in full, and calls it clear.',
      ],
    ],
  },
  {
    id: 'too-heavy',
    title: 'Too Heavy to Move',
    kin: ['History', 'General', 'Mystery'],
    place: 'in a village',
    time: 'by day',
    lines: ['lightOn', 'nearlyThere', 'notYet', 'askTomorrow'],
    scenes: [
      ['Wide shot at dawn: a church and cottages', 'The bell of {town} says something, but not out loud.'],
      [
        'Medium shot in a workshop at night: a worker in front of a fire and a bell',
        'On a dare, the night before the bronze was poured, an apprentice scratched it into the mould: {line.}',
      ],
      [
        'Close-up in a workshop at night: a bell and a lantern',
        'When the mould was broken open, the master read it and sat down on a bucket. There was no more bronze. The bell went up.',
      ],
      [
        'Low angle: a church tower and birds',
        'For [two|three] hundred years it rang for weddings, fires and lunch. Only the pigeons could read it.',
      ],
      [
        'Wide shot in the afternoon: a soldier, a cart and a church',
        'Then came a war that was short of metal. A captain with a list climbed the tower to mark the bell for melting.',
      ],
      [
        'Medium shot in the afternoon: villagers in front of a church',
        'He was up there for half an hour. The [baker|mayor] heard him laugh, once, and then blow his nose.',
      ],
      [
        'From above in the afternoon: a church and cottages, a soldier far off',
        'In his report the captain wrote that the bell was too heavy to move. Two boys had carried it up.',
      ],
    ],
  },
  {
    id: 'blank-part',
    title: 'The Blank Part of the Map',
    kin: ['History', 'Adventure', 'Science'],
    place: 'in a workshop',
    time: 'by day',
    lines: ['neverLost', 'nearlyThere', 'lightOn', 'countAgain'],
    scenes: [
      ['Wide shot: a man in front of a table with a globe', 'A map with a hole in it does not sell.'],
      [
        'Medium shot: a man holding a map beside a globe',
        '{he} drew maps for [a duke|a queen] who couldn’t bear blanks, and he had run out of rumours. South of everything lay a hand’s breadth of nothing.',
      ],
      [
        'Close-up: a map, a quill and a compass',
        'So he dipped his quill, and wrote across it in his best hand: {line.}',
      ],
      [
        'Wide shot on the open sea by day: a sailing ship',
        'The court was delighted. A ship was fitted out at once, to go and see.',
      ],
      [
        'Medium shot in the evening: a man in front of a mirror, a candle beside him',
        'It was away for two years. {he} moved house. In front of the mirror he practised looking surprised.',
      ],
      [
        'Low angle in an old harbour at dawn: a captain in front of a ship',
        'Then, one wet morning, the captain stood in the doorway, thin and bearded, and laid the map on the table.',
      ],
      [
        'Close-up at night: a map, a bottle and a cup',
        '“It’s exactly as you wrote,” he said. {he} asked what he meant. The captain just looked at him. “Have you got anything to drink?”',
      ],
    ],
  },
  {
    id: 'two-hundred-years',
    title: 'Ask Again in Two Hundred Years',
    kin: ['History', 'Science', 'General'],
    place: 'by a river',
    time: 'in the morning',
    lines: ['askTomorrow', 'notYet', 'nearlyThere'],
    scenes: [
      ['Wide shot: a stone bridge', 'The old bridge at {town} had something stuck in its teeth.'],
      [
        'Medium shot: a worker beside a boulder and a jar',
        'When the masons lifted the keystone, there was a clay jar behind it, sealed with wax. Mayor {surname} had been waiting for such a jar all his life.',
      ],
      [
        'From above: a crowd of people beside a bridge',
        'Everyone came. The mayor spoke for [nineteen|twenty-five] minutes about our ancestors, broke the seal and drew out a strip of linen.',
      ],
      ['Close-up: a scroll, a jar and a candle', 'He read it aloud before he had read it: {line.}'],
      [
        'Medium shot: a child and a crowd of people, a flag',
        'You could hear the river. Somewhere at the back a child began to laugh, then [a postman|a nun], then all of them.',
      ],
      [
        'Wide shot in the evening: a stone bridge, workers far off',
        'That evening the jar went back, with the linen, and with a second strip from the people of today.',
      ],
      [
        'Low angle at night: a bridge and a lantern',
        'Its wording had been passed with one vote against, the mayor’s. It says: “Ask again in two hundred years.”',
      ],
    ],
  },
  {
    id: 'almanac',
    title: 'The Third of May',
    kin: ['History', 'General', 'Science'],
    place: 'in a workshop',
    time: 'at night',
    lines: ['nearlyThere', 'lightOn', 'beforeTide', 'notYet'],
    scenes: [
      ['Wide shot: a man in front of a printing press and a lamp', 'The printer was one line short.'],
      [
        'Medium shot: a man holding a lantern, a dog beside him',
        'It was midnight, on the last page of the almanac. The weather for the third of May had dropped on the floor, and the [dog|goat] had eaten it.',
      ],
      [
        'Close-up: a printing press, a candle and a book',
        'His daughter, who was seven and should have been asleep, told him what to put instead: {line.}',
      ],
      [
        'Wide shot in a field at dawn: a horse and a cart on a road',
        'He set it in type. Nine thousand copies went out by cart.',
      ],
      [
        'Medium shot in a village at dawn: farmers in front of a cottage',
        'The farmers around {town} sowed by the almanac, and married by it. On the third of May they put on clean shirts and waited.',
      ],
      [
        'Low angle in a village at dusk: farmers and a windmill',
        'Nothing happened. By evening everybody agreed that it had been a remarkable day.',
      ],
      [
        'Wide shot in a village in the morning: a crowd of villagers, a church and a well',
        'The year after, he printed the real weather, and got four hundred angry letters. So the line went back in. They still wear the shirts.',
      ],
    ],
  },
];
