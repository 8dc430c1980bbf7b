import type { Tale } from '#offline/writer/tale.ts';

export const SCIENCE: readonly Tale[] = [
  {
    id: 'needle',
    title: 'The Needle',
    kin: ['Science', 'Mystery', 'Technology'],
    place: 'in a laboratory',
    time: 'at night',
    lines: ['nearlyThere', 'lightOn', 'askTomorrow', 'notYet'],
    scenes: [
      [
        'Wide shot: a scientist in front of a console and a lamp',
        'The earthquake needle had begun to write.',
      ],
      [
        'Medium shot: a scientist with a cup of coffee beside a clock',
        '{she} had the night shift at the {town} station: one paper drum, one needle, one flask of terrible coffee.',
      ],
      [
        'Close-up: a scroll, a pen and a lamp',
        'At a quarter past two the needle should have drawn a flat line. It drew letters: {line.}',
      ],
      [
        'From above: a gear, a pen and a cup of coffee on a table',
        'She blamed the [lorries|wind]. She blamed the coffee. She changed the paper, levelled the feet and sat on her hands.',
      ],
      [
        'Wide shot on a mountain at night: a radio telescope, stars',
        'The next night it wrote the same again, but larger, as if for someone hard of hearing.',
      ],
      [
        'Low angle: a scientist in front of a door',
        'So {she} put on her ski boots, walked to the middle of the floor, and stamped out an answer in Morse.',
      ],
      [
        'Close-up: a pen, a scroll and a candle',
        'The needle stopped. It hung above the paper, quite still, like someone who had not expected to be heard.',
      ],
    ],
  },
  {
    id: 'crow',
    title: 'What the Crow Said',
    kin: ['Science', 'General', 'Mystery'],
    place: 'in a laboratory',
    time: 'by day',
    lines: ['askTomorrow', 'notYet', 'nearlyThere', 'neverLost', 'beginAgain'],
    scenes: [
      [
        'Wide shot: a window and a raven, a professor far off',
        'In three years, the crow had not said one word.',
      ],
      [
        'Medium shot: a professor beside a raven',
        'Professor {surname} had a theory, a grant and a bird called [Admiral|Biscuit]. Every morning she held up pictures. Every morning it looked out of the window.',
      ],
      [
        'Close-up: an apple, a camera and a lamp',
        'On the last day of the grant she packed away the cameras and gave it a piece of apple. The crow swallowed, and said: {line.}',
      ],
      [
        'Low angle: a raven on a table, a window behind it',
        'Nothing had been recording. She begged. She offered more apple. The crow looked out of the window.',
      ],
      [
        'Wide shot in the evening: a caretaker in front of a door',
        'At six the cleaner came in with his bucket. “Oh, that,” he said. “He says that every evening.”',
      ],
      [
        'Medium shot in the evening: a professor and a caretaker beside a lamp',
        '“And what do you say?” asked the professor, who had turned rather white.',
      ],
      [
        'Close-up in the evening: a raven, a lamp and an apple',
        'The cleaner wrung out his mop and considered it. “Depends on my day,” he said. “We don’t always agree.”',
      ],
    ],
  },
  {
    id: 'question-box',
    title: 'The Question Box',
    kin: ['Science', 'General', 'History'],
    place: 'in a great hall',
    time: 'in the evening',
    lines: ['whoseLight', 'howFar'],
    scenes: [
      ['Wide shot: a crowd of people, a professor far off', 'There was one slip of paper in the box.'],
      [
        'Close-up: a wooden box, a letter and a lamp',
        'It was question night in {town}. Professor {surname} unfolded the slip and read: {line.}',
      ],
      [
        'Medium shot: a professor beside a globe',
        'The professor smiled, took a piece of chalk and began. After ten minutes he wiped the board. After an hour he asked for a second one.',
      ],
      [
        'From above: a crowd of people and chairs',
        'Everyone went home at midnight, and came back the next evening with sandwiches. By [Thursday|Friday] people were standing in the corridor.',
      ],
      [
        'Low angle: a professor in front of a column',
        'On the sixth night, hoarse and happy, he laid down the chalk. “I give up,” he said. “Who asked? I’d like to shake your hand.”',
      ],
      [
        'Wide shot: a caretaker in front of a door, a crowd of people',
        'Nobody moved. Then, at the back, the caretaker raised his broom. “I was only testing the slot,” he said.',
      ],
      [
        'Medium shot: a caretaker beside a chair and a lamp',
        'He looked round at all the faces, and pulled up a chair. “But do go on.”',
      ],
    ],
  },
  {
    id: 'seabed',
    title: 'Nine Hundred Metres Down',
    kin: ['Science', 'Adventure', 'Mystery'],
    place: 'underwater on the seabed',
    time: '',
    lines: ['countAgain', 'nearlyThere', 'notYet', 'beginAgain'],
    scenes: [
      ['Wide shot: a submarine far off, fish', 'Nobody writes at nine hundred metres.'],
      [
        'Medium shot: a jellyfish and a submarine',
        '{she} had taken the little submarine down to count [crabs|sea cucumbers]. She was at forty when her lamp slid over the letters.',
      ],
      [
        'From above: a turtle and a submarine',
        'They stood in the mud, each as long as her arm, as neat as a schoolbook: {line.}',
      ],
      [
        'Wide shot on the open sea by day: a ship',
        'She reported it. Up on the ship there was a silence. Then a voice asked how much sleep she’d had.',
      ],
      [
        'Medium shot: fish and a submarine',
        'The current down here rubbed out every track within the hour. She looked at the edges of the letters. They were sharp.',
      ],
      [
        'Low angle: an octopus and a submarine',
        'Somewhere past the light something moved, and stopped, like a pupil when the teacher turns round.',
      ],
      [
        'Wide shot: a jellyfish and a submarine far off',
        '{she} thought it over with her hand on the switch. Then, out of politeness, she dimmed the lamp.',
      ],
    ],
  },
  {
    id: 'panel-six',
    title: 'Behind Panel Six',
    kin: ['Science', 'Technology', 'Adventure'],
    place: 'in a space station',
    time: '',
    lines: ['nearlyThere', 'lightOn', 'neverLost', 'countAgain'],
    scenes: [
      ['Wide shot in orbit: a satellite above a planet', 'One screw on panel six did not match.'],
      [
        'Medium shot: an astronaut in front of a control panel',
        '{he} had been in orbit for ninety days, and noticed such things. He fetched a screwdriver. There should have been only cables.',
      ],
      [
        'Close-up: a control panel and a light bulb',
        'Behind the cables, in marker on bare metal, it said: {line.}',
      ],
      [
        'Wide shot in mission control: a crowd of people in front of a screen',
        'He asked the ground. The ground asked the factory. After two days the factory replied that no such writing existed.',
      ],
      [
        'Medium shot: an astronaut beside a console',
        'So he opened seven, and found a recipe for [plum cake|lentils]. Behind eight was the score of a card game that had lasted all winter. Behind nine, a heart.',
      ],
      [
        'Low angle in orbit: an astronaut above a planet',
        'All those hands, he thought, somewhere straight down, probably at lunch.',
      ],
      [
        'Wide shot: an astronaut beside a window, stars',
        'He closed the panels again, one after the other. He turned every screw a little tighter than the manual asks.',
      ],
    ],
  },
  {
    id: 'six-coats',
    title: 'Six Coats',
    kin: ['Science', 'Adventure', 'Mystery'],
    place: 'on a snowy plain',
    time: 'at night',
    lines: ['countAgain', 'nobodyLate'],
    scenes: [
      [
        'Wide shot: a cabin and an antenna, aurora',
        'Five people wintered at the ice station. The logbook disagreed.',
      ],
      [
        'Close-up in a room at night: a logbook, a pen and a lantern',
        'Each night one of them wrote it up: wind, cold, [beans|soup]. On the tenth of June there was a line in nobody’s handwriting: {line.}',
      ],
      [
        'Medium shot in a room at night: a doctor beside a lamp',
        'The doctor made them all copy it out, with one hand and then the other. It wasn’t the cook. It wasn’t {she}.',
      ],
      [
        'From above in a room at night: cups, bread and a candle on a table',
        'In July it was there again. In August someone laid six plates by mistake, and no one put the sixth one back.',
      ],
      [
        'Low angle: an antenna, stars',
        'After that the generator gave no trouble. The radio, dead since May, played dance music on Sundays.',
      ],
      [
        'Wide shot in the arctic by day: a ship and an ice floe',
        'In October the relief ship broke through. The mate came down the plank with a list and an armful of fur.',
      ],
      [
        'Medium shot in the arctic by day: a sailor in front of a ship',
        '“There are five of us,” {she} told him. He frowned, and read his list again. He had brought six coats.',
      ],
    ],
  },
];
