import type { Tale } from '#offline/writer/tale.ts';

export const MYSTERY: readonly Tale[] = [
  {
    id: 'margin',
    title: 'Notes in the Margin',
    kin: ['Mystery', 'General', 'History'],
    place: 'in a library',
    time: 'in the evening',
    lines: ['lightOn', 'nearlyThere', 'askTomorrow', 'beginAgain'],
    scenes: [
      [
        'Wide shot: tall bookshelves, with a woman far off',
        'Someone was writing in the library books of {town}.',
      ],
      [
        'Close-up: an open book, a pencil and a lamp',
        '{she}, who [stamped|shelved] them, found the first note in pencil on page [ninety|sixty]: {line.}',
      ],
      [
        'Medium shot: a woman holding a book in front of a bookshelf',
        'She should have rubbed it out. Instead she wrote underneath: “Who is this?”',
      ],
      [
        'From above: three books and a cup of tea on a table',
        'A week later there was an answer, in a different book, on a different shelf. “A reader. You have nice handwriting.”',
      ],
      [
        'Wide shot at night: tall bookshelves, a woman with a lantern',
        'By [May|October] they had filled half of Geography. One night {she} hid behind the atlases to see who came.',
      ],
      [
        'Medium shot at night: a tall clock beside a door',
        'Nobody came. In the morning she pulled the card from the last book, to see who had borrowed it.',
      ],
      [
        'Close-up at dawn: an old card, a pen and a key',
        'There was one name on it, in handwriting she knew very well. It was her own. The date beside it was next March.',
      ],
    ],
  },
  {
    id: 'room-nine',
    title: 'Room Nine',
    kin: ['Mystery', 'Adventure', 'General'],
    place: 'in a hotel',
    time: 'at night',
    lines: ['neverLost', 'nobodyLate', 'notYet'],
    scenes: [
      [
        'Wide shot: a desk, a lamp and a clock, with a man far off',
        'At ten past three, room nine rang down to reception.',
      ],
      [
        'Medium shot: a man with a telephone behind a table',
        '{he} had been night clerk at the Hotel [Meridian|Bellevue] for six days. He picked up, and wished the guest a good evening.',
      ],
      ['Close-up: a telephone, a pen and a lamp', 'A dry old voice said: {line.} Then it hung up.'],
      [
        'Low angle in a long corridor at night: a man with a lantern, doors',
        '{he} went up to ask. The corridor had a room eight and a room ten. Between them was old wallpaper.',
      ],
      [
        'Wide shot: an armchair, a clock and a telephone on a table',
        'The telephone rang again the next night, and the next. The manager told him to let it ring.',
      ],
      [
        'Medium shot: a man holding a telephone beside a lamp',
        'On [Friday|Sunday] {he} had had enough. “Yes,” he said, before the voice could begin. “You’re quite right.” There was a long breath.',
      ],
      [
        'Close-up at dawn: a key on a table and a bell',
        '“Thank you,” it said. “Then we can check out.” At dawn a key lay on the counter, number nine. It was still warm.',
      ],
    ],
  },
  {
    id: 'lot-forty-one',
    title: 'Lot Forty-One',
    kin: ['Mystery', 'History', 'General'],
    place: 'in a great hall',
    time: 'in daylight',
    lines: ['notYet', 'lightOn', 'neverLost', 'nobodyLate'],
    scenes: [
      [
        'Wide shot: a crowd of people, chairs and a tall statue',
        'Nobody at the auction knew what was inside lot forty-one.',
      ],
      [
        'Close-up: a small wooden box, a candlestick and a mirror',
        'It was a walnut box, locked, with no key. On the lid, in faded ink, it said: {line.}',
      ],
      [
        'Medium shot: a woman beside a chair and a mirror',
        '{she} had come for a [mirror|hat stand]. She raised her hand all the same. So did a man in grey by the door.',
      ],
      [
        'Low angle: a gentleman in front of a door',
        'He went up in tens. She went up in tens. At [four hundred and thirty|six hundred and ten] he shrugged, put on his hat and smiled at her.',
      ],
      [
        'Medium shot in a kitchen at night: a woman at a table with a box and a lamp',
        'At home she broke the lock with a [kitchen knife|screwdriver]. Inside lay a pressed [fern|violet] and an envelope.',
      ],
      [
        'Close-up in a kitchen at night: an envelope, a flower and a candle',
        'In the envelope was a cheque, brown at the folds, for exactly what she had paid.',
      ],
      [
        'Wide shot in a street at night, rain: a gentleman far off under a street lamp',
        'It was dated 1931, and signed by a man she had never heard of. It was made out to her.',
      ],
    ],
  },
  {
    id: 'crooked-e',
    title: 'The Crooked E',
    kin: ['Mystery', 'Technology', 'History'],
    place: 'in an office',
    time: 'in the evening',
    lines: ['beginAgain', 'beforeTide', 'lightOn'],
    scenes: [
      [
        'Wide shot: a desk, a window and a lamp, a detective far off',
        'The letter came every year, on the ninth of May.',
      ],
      [
        'Close-up: a letter, an envelope and a magnifying glass',
        'There was never a name, only one typed line: {line.}',
      ],
      [
        'Medium shot: a detective at a table with a letter',
        'Inspector {surname} kept them all, [nineteen|seventeen] so far, in a drawer that stuck.',
      ],
      [
        'From above: a typewriter, a cup of coffee and a pen',
        'He had one clue. The typewriter dropped its e a hair below the line, like a man missing a stair.',
      ],
      [
        'Wide shot in an old town square at dusk: a detective with an umbrella far off',
        'He tried every machine in {town}: the bank, the school, the shipping office. He tried the widow at number six, twice.',
      ],
      [
        'Low angle: a typewriter on a table, a crowd of people behind it',
        'Then he retired. His colleagues put some money together, and gave him a typewriter from the evidence room.',
      ],
      [
        'Close-up at night: a typewriter and a candle',
        'He rolled in a sheet, touched one key, and looked at it for a long time. Then he asked who was getting his desk.',
      ],
    ],
  },
  {
    id: 'address',
    title: 'The Address',
    kin: ['Mystery', 'Adventure', 'Technology'],
    place: 'in a city street',
    time: 'at night, rain',
    lines: ['beforeTide', 'lightOn', 'thirdStair', 'neverLost'],
    scenes: [
      ['Wide shot: a taxi under a street lamp', 'The passenger got in and gave an address that wasn’t one.'],
      ['Medium shot: a gentleman with a briefcase beside a car', '{line,} he said, and closed the door.'],
      [
        'Low angle: a car in front of a skyscraper',
        '{she} had driven nights in {town} for eleven years. She asked him to say it again. He said it again, word for word.',
      ],
      [
        'Wide shot in a narrow alley at night: a car, a street lamp and a cat',
        'So she drove. He never told her left or right; he only hummed when she got it wrong.',
      ],
      [
        'Medium shot in a narrow alley at night: a gentleman in front of a door',
        'They stopped at a green door between a [bank|pharmacy] and a wall. He paid to the cent, and went in without a key.',
      ],
      [
        'Wide shot in a narrow alley in daylight: a woman far off beside a street lamp',
        'By day there was no door. On her night off {she} hailed a cab herself, felt foolish, and said the words.',
      ],
      [
        'Low angle: a taxi and a woman with an umbrella',
        'The driver, whom she had never seen before, yawned and started the meter. “The green door,” he asked, “or round the back?”',
      ],
    ],
  },
  {
    id: 'wallpaper',
    title: 'Under the Wallpaper',
    kin: ['Mystery', 'General', 'History'],
    place: 'in a bedroom',
    time: 'in daylight',
    lines: ['beginAgain', 'nearlyThere', 'notYet'],
    scenes: [
      ['Wide shot: a window, a chair and a woman', 'There was writing under the wallpaper.'],
      [
        'Close-up: a pencil and a lamp beside a wall',
        '{she} had only wanted a white bedroom. The first strip came off with a noise like applause, and there it was, in pencil: {line.}',
      ],
      [
        'Medium shot: a woman with a lamp beside a bed',
        'Under the next layer it came again, in ink, in another hand, dated 1961. Under that, in chalk: 1928.',
      ],
      [
        'From above: a cup, a bottle and a candle on a table',
        'She went on with a putty knife. 1903. 1877. Always the same words, a little further to the left.',
      ],
      [
        'Wide shot in the evening: an old woman and a woman beside a door',
        'Her neighbour, who was eighty-eight, put her head in. “Ah,” she said. “You’ve got as far as the brown one.” And she went away again.',
      ],
      [
        'Low angle in the evening: a woman holding a lamp beside a window',
        'Behind the plaster came bare brick, and beside the oldest date a space had been left, just wide enough.',
      ],
      [
        'Close-up in the evening: a pencil and a candle on a table',
        'There was a nail in the brick. From the nail, on a string, hung a pencil. It had been sharpened.',
      ],
    ],
  },
];
