import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, rect, repeat } from '#painter/canvas/strokes.ts';
import type { Tone } from '#painter/canvas/tones.ts';

const booth = (glass: Tone): Part[] => [
  ['#d5d8cf', 'M2 30L12 10H88L98 30Z'],
  ['#f0f1eb', rect(8, 28, 84, 212)],
  [glass, rect(16, 44, 68, 150)],
  ['#2b2b31', 'M38 128H62V136H38ZM42 110H58L61 126H39Z'],
  ['#2b2b31', 'M36 104Q36 98 50 97Q64 98 64 104L61 109L56 106H44L39 109Z'],
  ['#8a6b4a', rect(20, 138, 60, 7)],
  [
    '#f0f1eb',
    `${rect(36, 44, 4, 150)}${rect(60, 44, 4, 150)}${repeat(4, (i) => rect(16, 78 + i * 36, 68, 4))}`,
  ],
  ['#d5d8cf', `${rect(18, 202, 64, 30)}${rect(4, 234, 92, 6)}`],
  ['#9aa09a', rect(78, 128, 4, 18)],
];

/** Telephones with a dial, and a telephone booth. */
export const TELEPHONES = {
  telephone: {
    size: [130, 110],
    place: 'table',
    metres: 0.22,
    parts: [
      ['#26272d', 'M30 50Q40 40 65 40Q90 40 100 50L120 104Q120 110 112 110H18Q10 110 10 104Z'],
      ['#17181c', 'M40 30H50V46H40ZM80 30H90V46H80Z'],
      [
        '#33353d',
        'M4 34Q2 10 65 8Q128 10 126 34Q124 46 108 44Q98 42 98 30Q65 22 32 30Q32 42 22 44Q6 46 4 34Z',
      ],
      ['#5a5d68', 'M12 26Q20 14 65 13Q110 14 118 26Q100 18 65 18Q30 18 12 26Z'],
      ['#d9d4c6', disc(65, 76, 25, 23)],
      [
        '#26272d',
        repeat(10, (i) =>
          disc(65 + Math.cos(i * 0.56 - 0.4) * 18, 76 + Math.sin(i * 0.56 - 0.4) * 16.5, 3.8),
        ),
      ],
      ['#26272d', disc(65, 76, 9)],
      ['#c9b06a', disc(65, 76, 4)],
    ],
  },
  handset: {
    size: [40, 110],
    place: 'table',
    metres: 0.3,
    parts: [['#1d1e23', 'M8 6Q34 2 36 55Q34 108 8 104Q2 96 6 84L18 80Q24 55 18 30L6 26Q2 14 8 6Z']],
  },
  'telephone-booth': { size: [100, 240], place: 'ground', metres: 2.5, parts: booth('#8fb3bd') },
  'lit-booth': {
    size: [100, 240],
    place: 'ground',
    metres: 2.5,
    parts: booth('#ffdf9a'),
    lights: [[50, 110, 190]],
  },
} as const satisfies Record<string, Sketch>;
