import type { Tale } from '#offline/writer/tale.ts';

export const TECHNOLOGY: readonly Tale[] = [
  {
    id: 'comma',
    title: 'The Comma',
    kin: ['Technology', 'Mystery', 'General'],
    place: 'in an office',
    time: 'at night',
    lines: ['countAgain', 'beginAgain', 'nearlyThere', 'thirdStair', 'beforeTide'],
    scenes: [
      [
        'Wide shot: a desk, a computer and a window',
        'Every night at two, the printer on the third floor woke up.',
      ],
      [
        'Close-up: a computer, a letter and a cup of coffee',
        'It went back to sleep when it had printed one page, always the same one: {line.}',
      ],
      [
        'Medium shot: a man holding a lamp beside a computer',
        '{he} from IT traced the job. It came from no computer at all. He changed the cable, then the drum, then, on a bad day, the carpet.',
      ],
      [
        'Wide shot: a man on a chair in front of a desk',
        'On [Thursday|Tuesday] he pulled the plug and sat down opposite with a sandwich. At two it hummed, dark as a stove, and printed.',
      ],
      [
        'From above: a letter, a pen and bread on a table',
        'He was tired. He took a sheet of paper, wrote “Who are you and what do you want?” and laid it in the tray.',
      ],
      [
        'Low angle: a computer and a lamp on a table',
        'It drew the sheet in slowly. There was a noise like someone looking for their glasses.',
      ],
      [
        'Close-up at dawn: a letter, a pen and a pair of glasses',
        'The page came out warm. It had not answered him. It had put in the comma.',
      ],
    ],
  },
  {
    id: 'do-not-remove',
    title: 'Do Not Remove',
    kin: ['Technology', 'General', 'Mystery'],
    place: 'in an office',
    time: 'by day',
    lines: ['lightOn', 'notYet', 'neverLost'],
    scenes: [
      ['Wide shot: a woman in front of a computer', 'Line four thousand and twelve did nothing at all.'],
      [
        'Close-up: a computer screen, a keyboard and a cup',
        'It was a note in the program, left by a man long retired: {line.} Then: “Do not remove.”',
      ],
      [
        'Medium shot: a woman beside a computer and a lamp',
        '{she} removed it. Every test passed. She closed the laptop, and the light in the [lift|stairwell] went out.',
      ],
      [
        'Wide shot in a city street by day: a tram and a crowd of people',
        'By noon the coffee machine spoke only Latin, the revolving door revolved backwards, and {town} had lost eleven trams.',
      ],
      [
        'From above in a city street by day: a tram, a car and a bicycle',
        'She put it back. The light came on. Somewhere down in the street a tram rang its bell.',
      ],
      [
        'Low angle in the evening: a woman in front of a screen',
        'She looked through the history. Every few years someone had taken it out. Every time, it was back within the day.',
      ],
      [
        'Close-up at night: a keyboard, a lamp and a cup of tea',
        '{she} thought about that. Then, below the first note, she added a second: “He means it.”',
      ],
    ],
  },
  {
    id: 'four-and-a-half',
    title: 'Four and a Half',
    kin: ['Technology', 'Mystery', 'Adventure'],
    place: 'in a corridor',
    time: 'in the evening',
    lines: ['nearlyThere', 'notYet', 'nobodyLate'],
    scenes: [
      ['Wide shot: a door, a woman far off', 'Between floors four and five, the lift had something to say.'],
      [
        'Close-up in a workshop: a screen, a light bulb and a gear',
        'It came up on the small display, where the number should have been: {line.}',
      ],
      [
        'Medium shot in a workshop: a mechanic beside a control panel',
        '{she} had serviced lifts for twenty years. She changed the cable, the board and the display, and rode up and down for a whole [Monday|Wednesday].',
      ],
      [
        'Low angle: a woman with a lamp in front of a door',
        'It was there for one second a trip, always in the same place. So that was where she stopped the car.',
      ],
      [
        'Wide shot: a woman with a lantern far off, a door',
        'She expected concrete. She pulled the doors apart with both hands.',
      ],
      [
        'Medium shot in an office by day: a window, a lamp and a table',
        'Behind them was a tidy little office: a lamp, a kettle, a window with the sea in it. The sea is ninety kilometres away.',
      ],
      [
        'Close-up in an office by day: letters, an envelope and a cup on a table',
        'On the desk stood a brass plate with her name. In the tray lay twenty years of post.',
      ],
    ],
  },
  {
    id: 'bare-wall',
    title: 'The Best Thing in the Museum',
    kin: ['Technology', 'Science', 'General'],
    place: 'in a museum',
    time: 'by day',
    lines: ['lightOn', 'nearlyThere', 'notYet', 'neverLost', 'beginAgain'],
    scenes: [
      ['Wide shot: a robot and a statue', 'The robot guide had a fault, always in front of the same wall.'],
      [
        'Medium shot: a column and a robot',
        'It rolled up to the bare stretch between two [landscapes|still lifes], raised an arm and said: {line.}',
      ],
      [
        'Wide shot: a crowd of people in front of a wall',
        'Then it kept silent for a minute, as it did before important works.',
      ],
      [
        'Low angle: a gentleman and a woman in front of a column',
        'Visitors looked. They took a step back. A man removed his hat. “I don’t usually care for modern things,” he whispered.',
      ],
      [
        'Medium shot in a workshop at night: an engineer beside a robot',
        '{she} found the error and repaired it over the weekend. On Monday the robot rolled past the wall without a word.',
      ],
      [
        'From above: a crowd of people and a robot',
        'There were complaints by ten and a petition by noon. A school class sat down on the floor and refused to see the dinosaurs.',
      ],
      [
        'Wide shot: a guard beside a wall, a robot far off',
        'So she put the error back. The wall is insured now, for more than the paintings.',
      ],
    ],
  },
  {
    id: 'four-past-four',
    title: 'Four Minutes Past Four',
    kin: ['Technology', 'Mystery', 'Science'],
    place: 'in a server room',
    time: 'at night',
    lines: ['neverLost', 'beforeTide', 'lightOn', 'howFar'],
    scenes: [
      [
        'Wide shot: computers, a woman far off',
        'Every night someone in the building searched for the same thing.',
      ],
      [
        'Medium shot: a woman with a cup in front of a computer',
        'There was no one in the building but {she}, who minded the machines and ate [noodles|dumplings] out of a box.',
      ],
      [
        'Close-up: a computer screen and a clock',
        'At four minutes past four it appeared in the log, typed slowly, with one finger: {line.}',
      ],
      [
        'Low angle: an antenna and a computer',
        'Results: none. It went on looking for eleven minutes, and gave up. It always did.',
      ],
      [
        'Medium shot: a woman beside a keyboard and a lamp',
        'On the ninth night {she} couldn’t stand it. She made a page with those words at the top. Below, she wrote: “I don’t know either. But I’m here until six.”',
      ],
      [
        'Wide shot: a screen, a chair and a clock',
        'Four minutes past four. Results: one. Something opened the page, and read it for a very long time.',
      ],
      [
        'From above: a bowl, a keyboard and a lamp on a table',
        'The next night, the search was a new one. “What do people eat out of boxes?”',
      ],
    ],
  },
  {
    id: 'reminder',
    title: 'Reminder',
    kin: ['Technology', 'General', 'Adventure'],
    place: 'in a living room',
    time: 'in the evening',
    lines: ['beforeTide', 'countAgain', 'lightOn', 'beginAgain'],
    scenes: [
      ['Wide shot: an armchair, a radio and a window', 'The flat came with a voice.'],
      [
        'Close-up: a radio and a lamp',
        'It lived in a grey speaker that the last tenant had left behind. At half past seven every evening it said: {line.} Then: “Reminder. Done?”',
      ],
      [
        'Medium shot: a man in front of an armchair with a cup',
        '{he} said no, because that seemed honest. “I’ll ask again tomorrow,” said the speaker, and did.',
      ],
      [
        'Wide shot in an old town street at dusk: an old woman and a man beside a door',
        'The neighbours remembered a man in a [yellow|green] scarf, who used to go out at that hour and come back whistling.',
      ],
      [
        'Low angle in an old town street at dusk: a man far off under a street lamp',
        'On the [fifth|eighth] evening {he} put on his coat. At the corner he turned left, because it was downhill.',
      ],
      [
        'From above in a courtyard at night: a crowd of people, a table and lanterns',
        'In a courtyard stood a long table, with lanterns, soup and eleven people. One chair was empty. “You’re late,” they said, and passed him the bread.',
      ],
      [
        'Close-up at night: a radio, a cup and a candle',
        '“Done?” asked the speaker at midnight. “Done,” he said. It was quiet for a moment. “Next time,” it said, “take me.”',
      ],
    ],
  },
];
