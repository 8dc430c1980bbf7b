import type { Tale } from '#offline/writer/tale.ts';

export const GENERAL: readonly Tale[] = [
  {
    id: 'square-metre',
    title: 'By the Square Metre',
    kin: ['General', 'Mystery', 'History'],
    place: 'in a city street',
    time: 'by day',
    lines: ['lightOn', 'nearlyThere', 'notYet', 'nobodyLate', 'neverLost'],
    scenes: [
      [
        'Wide shot in the morning: a crowd of people and a wall',
        'By Monday morning it was on the wall of the bank.',
      ],
      ['Low angle: a man in front of a building', 'Blue paint, letters as tall as a child: {line.}'],
      [
        'Medium shot: a worker with a bottle of paint beside a wall',
        'The council of {town} sent a man with a roller. By noon the wall was white.',
      ],
      [
        'Wide shot in the morning: people, flowers and a street lamp',
        'On Tuesday it was back, with better spacing. The man came with his roller. On Wednesday it was back, and there were flowers under it.',
      ],
      [
        'Medium shot at night: a guard under a street lamp',
        'People went to work that way on purpose. The council hired a night guard, who saw nothing and slept well.',
      ],
      [
        'Close-up in an office by day: a ledger, a pen and coins',
        'This went on all [summer|autumn]. Then {she}, from accounts, asked herself who gained by it, and looked up one invoice.',
      ],
      [
        'Wide shot in a park by day: a worker on a bench with an apple',
        'She found the man with the roller on a bench in the sun, eating an apple. He was paid by the square metre.',
      ],
    ],
  },
  {
    id: 'soup',
    title: 'Soup of the Day',
    kin: ['General', 'Technology', 'History'],
    place: 'in a cafe',
    time: 'by day',
    lines: ['askTomorrow', 'notYet', 'nearlyThere', 'beginAgain', 'neverLost'],
    scenes: [
      ['Wide shot: tables, chairs and a window', 'The waiter misheard, and chalked it on the board.'],
      [
        'Close-up: a bowl, bread and a flower on a table',
        'Where it should have said tomato soup, it said: {line.}',
      ],
      [
        'Medium shot: a woman at a table with a cup',
        'The first guest read it and put down her menu. “One of those, please.” So said table four. So said the [priest|dentist].',
      ],
      [
        'Low angle in a kitchen by day: a woman beside a fire and a table',
        'In the kitchen, {she} held the order up to the light. She had tomatoes, an oven and nine people waiting.',
      ],
      [
        'From above in a kitchen by day: an apple, a bowl and a bottle on a table',
        'She sent out soup. But she sent it out under a silver lid, with a single [olive|radish], and told the waiter not to speak.',
      ],
      [
        'Wide shot: people at tables beside a window',
        'The room went quiet. Somebody laid down a spoon. “So that’s what it is,” said a voice by the window.',
      ],
      [
        'Close-up in the evening: a bowl, a candle and coins on a table',
        'It has been on the board ever since, at twice the price. It’s tomato.',
      ],
    ],
  },
  {
    id: 'cake',
    title: 'The Same Mistake',
    kin: ['General', 'History', 'Technology'],
    place: 'in a great hall',
    time: 'by day',
    lines: ['notYet', 'beginAgain', 'countAgain', 'nobodyLate', 'nearlyThere'],
    scenes: [
      [
        'Wide shot in a kitchen by day: a woman with a telephone beside a window',
        'The line was bad, and the baker wrote down what she heard.',
      ],
      [
        'Close-up: a cake and a rose on a table',
        'On [Saturday|Friday] four people carried it into the hall at {town}: three tiers, and on top, in pink icing: {line.}',
      ],
      [
        'Medium shot: a bride beside a man',
        'The band stopped. The bride looked at the groom, the groom at his mother, his mother at the door.',
      ],
      [
        'Low angle: an old man in front of a column',
        'Then one grandfather, who had not spoken to the other family since [the business with the fence|the matter of the goat], got up. He read it aloud, sat down and shook.',
      ],
      [
        'Wide shot: a crowd of people and a table',
        'It took them a moment to see that he was laughing. It took the other grandfather a moment longer.',
      ],
      [
        'From above: a cake, cups and a flower on a table',
        'Today nobody remembers the speeches. The marriage has its ups and downs.',
      ],
      [
        'Medium shot in a room by day: a woman and a man with a telephone',
        'But every June they ring the bakery, hold a scarf over the receiver, and order the same mistake.',
      ],
    ],
  },
  {
    id: 'lost-property',
    title: 'Lost Property',
    kin: ['General', 'Mystery', 'Technology'],
    place: 'in an office',
    time: 'by day',
    lines: ['beforeTide', 'lightOn', 'countAgain', 'thirdStair'],
    scenes: [
      ['Wide shot: a desk, umbrellas and a suitcase', 'Somebody had handed in a sentence.'],
      [
        'Close-up: a letter, a pen and a glove beside a key',
        'It was on a slip of paper from the number [nine|twelve] tram. {she} entered it between a glove and a trombone: {line.}',
      ],
      [
        'Medium shot: a woman holding a letter beside a bookshelf',
        'In {town}, lost things are kept for a year and a day. To get one back, you have to describe it exactly.',
      ],
      [
        'Low angle: an old man in front of a door',
        'On the last day an old man came in. He took off his cap, shut his eyes and recited it. He had one word wrong.',
      ],
      [
        'Medium shot: an old man and a woman beside a table',
        '“I’m sorry,” said {she}. He nodded. He had been getting it wrong for years, he said. That was how he knew it was lost.',
      ],
      [
        'From above: a letter, a lamp and a bell on a table',
        'Rules are rules. She laid the slip on the counter, turned it to face him, and said she had to count the umbrellas.',
      ],
      [
        'Wide shot: umbrellas and a suitcase, a woman far off',
        'There were eleven umbrellas. She counted them twice.',
      ],
    ],
  },
  {
    id: 'platform-two',
    title: 'Platform Two',
    kin: ['General', 'Technology', 'Science'],
    place: 'in a railway station',
    time: 'in the morning',
    lines: ['nearlyThere', 'nobodyLate', 'lightOn', 'notYet'],
    scenes: [
      [
        'Wide shot: a crowd of people on a platform and a clock',
        'At fourteen minutes past seven, the loudspeaker said something else.',
      ],
      [
        'Low angle: a lamp and a clock above people',
        'It was a wet [Tuesday|Thursday] and the platform was full. The voice that announced the delays said: {line.}',
      ],
      [
        'Medium shot: people with suitcases and umbrellas',
        'Four hundred people looked up from their phones. It was not repeated.',
      ],
      [
        'Close-up: a suitcase, a phone and an umbrella on a bench',
        '“Did she say what I think she said?” a man asked the woman next to him. They had stood there side by side for nine years. “I believe so,” said the woman.',
      ],
      [
        'Wide shot: a train and a crowd of people',
        'When the train came, people were arguing all along the platform. Someone passed round [mints|plums]. Two people held a door.',
      ],
      [
        'Medium shot in an office in the morning: a woman with a cup beside a console',
        'Up in the booth, {she} switched off the microphone and stared at the crossword in her lap, a hand over her mouth.',
      ],
      [
        'Wide shot in the evening: people on a platform under a clock',
        'It never happened again. They still stand a little nearer the loudspeaker than they need to.',
      ],
    ],
  },
  {
    id: 'replies',
    title: 'Two Hundred and Six Replies',
    kin: ['General', 'Science', 'Adventure'],
    place: 'on a balcony',
    time: 'in the evening',
    lines: ['beginAgain', 'askTomorrow', 'countAgain', 'lightOn', 'nobodyLate'],
    scenes: [
      ['Wide shot: skyscrapers and a chair', 'The paper plane landed in the soup.'],
      [
        'Close-up: a letter, a bowl and a flower on a table',
        '{she}, ninth floor, unfolded it over the sink. Along the wing somebody had written: {line.}',
      ],
      [
        'Medium shot: a woman with a letter beside a chair',
        'She had opinions about that. She wrote them down, refolded it, and threw it at the tower opposite.',
      ],
      [
        'Low angle: a skyscraper and a gentleman',
        'The wind was from the [north|east]. Her answer reached the fourth floor, where a retired judge took it personally and replied to the sixth.',
      ],
      [
        'From above: a crowd of people and skyscrapers',
        'By Sunday the air between the towers was white. Somebody on eleven sent a recipe, and got it back with corrections.',
      ],
      [
        'Medium shot: a child beside a window and a kite',
        'No one ever found out who had begun. It may have been the boy on two, who only wanted to see it fly.',
      ],
      [
        'Wide shot in a courtyard in the morning: a caretaker beside a wall',
        'On Monday the caretaker swept up two hundred and six replies. He leaned his broom against the wall and sat down to read.',
      ],
    ],
  },
];
