import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, line } from '#painter/canvas/strokes.ts';

const STAVES = 'M16 18Q60 8 104 18Q120 75 104 138Q60 148 16 138Q0 75 16 18Z';
const HOOPS: readonly Part[] = [
  ['#3c4046', 'M13 34Q60 42 107 34L109 44Q60 52 11 44Z'],
  ['#3c4046', 'M10 110Q60 118 110 110L109 121Q60 129 11 121Z'],
];
const SEAMS: Part = [
  '#5d3c22',
  'M30 46Q24 76 30 112M47 49Q44 78 47 116M73 49Q76 78 73 116M90 46Q96 76 90 112',
  1.6,
];
const STANDING: readonly Part[] = [['#9a683c', STAVES], SEAMS, ...HOOPS];
const SIZE: Sketch['size'] = [120, 150];

/** The inside of an open barrel, seen slightly from above. */
const OPEN: readonly Part[] = [
  ['#b98651', disc(60, 20, 45, 13)],
  ['#2c1b12', disc(60, 20, 39, 9.5)],
];

/** A barrel on its side. */
const LYING: readonly Part[] = [
  ['#9a683c', 'M24 22Q90 4 140 22Q158 60 140 102Q90 120 24 102Q6 60 24 22Z'],
  ['#3c4046', 'M52 14Q42 62 52 110L63 113Q53 62 63 11ZM112 12Q124 62 112 112L123 109Q135 62 123 15Z'],
  ['#b98651', disc(30, 62, 20, 40)],
  ['#7d532f', disc(30, 62, 15, 33)],
  ['#5d3c22', line(24, 33, 24, 91) + line(36, 33, 36, 91), 1.4],
];

/** Barrels in the various forms that the stories call for. */
export const BARRELS = {
  barrel: {
    size: SIZE,
    place: 'ground',
    metres: 1.15,
    parts: [...STANDING, ['#b98651', disc(60, 19, 43, 10)], ['#7d532f', disc(60, 20, 37, 7)]],
  },
  'open-barrel': { size: SIZE, place: 'ground', metres: 1.15, parts: [...STANDING, ...OPEN] },
  'padded-barrel': {
    size: [170, 150],
    place: 'ground',
    metres: 1.15,
    parts: [
      ...STANDING,
      ...OPEN,
      ['#f1ebdf', 'M24 20Q26 -6 44 2Q60 -10 76 2Q96 -6 97 20Q60 36 24 20Z'],
      ['#c9c0b0', 'M44 2Q42 14 46 26M76 2Q80 14 75 25', 2],
      ['#7a5230', 'M126 146L150 84L158 88L136 149Z'],
      ['#4a4e55', 'M138 76L174 92L168 106L132 90Z'],
    ],
  },
  'cat-barrel': {
    size: SIZE,
    place: 'ground',
    metres: 1.15,
    parts: [
      ...STANDING,
      ...OPEN,
      ['#26252b', 'M34 22Q36 4 40 -16L36 -44L50 -32Q60 -36 70 -32L84 -44L80 -16Q84 4 86 22Q60 32 34 22Z'],
      ['#3a3942', 'M40 -36L42 -27L47 -31ZM80 -36L78 -27L73 -31Z'],
      ['#f2d24b', `${disc(50, -16, 5, 4.4)}${disc(70, -16, 5, 4.4)}`],
      ['#111116', `${disc(50, -16, 1.6, 4)}${disc(70, -16, 1.6, 4)}`],
      ['#d48a86', 'M57 -7H63L60 -3Z'],
      ['#c9ccd4', 'M46 -4L28 -8M46 -1L29 2M74 -4L92 -8M74 -1L91 2', 1],
      ['#26252b', `${disc(42, 16, 8, 7)}${disc(78, 16, 8, 7)}`],
      ['#9fc6dc', `${disc(30, 52, 2.4, 5)}${disc(88, 60, 2.4, 5)}${disc(46, 74, 2.4, 5)}`],
    ],
  },
  'lying-barrel': { size: [160, 120], place: 'ground', metres: 0.9, parts: LYING },
  'falling-barrel': {
    size: [190, 190],
    place: 'air',
    metres: 2.4,
    parts: [
      ['#9a683c', 'M58 30Q112 4 150 52Q162 112 132 158Q78 182 40 134Q28 74 58 30Z'],
      ['#3c4046', 'M44 62Q98 32 158 80L159 92Q98 46 40 74ZM34 104Q88 86 146 136L140 147Q88 100 35 117Z'],
      ['#b98651', disc(104, 39, 40, 16)],
      ['#7d532f', disc(104, 39, 33, 11)],
      [
        '#f7fbfc',
        `${disc(46, 160, 22, 15)}${disc(76, 172, 26, 15)}${disc(112, 172, 24, 13)}${disc(142, 160, 18, 12)}`,
      ],
      ['#f7fbfc', `${disc(20, 132, 6)}${disc(170, 128, 7)}${disc(12, 100, 4)}${disc(180, 96, 4)}`],
    ],
  },
  'barrel-lid': {
    size: [240, 150],
    place: 'table',
    metres: 0.4,
    parts: [
      ['#8d5f38', 'M6 62Q8 108 14 150H226Q232 108 234 62Z'],
      ['#3c4046', 'M8 88Q120 146 232 88L231 106Q120 164 9 106Z'],
      ['#a8723f', disc(120, 62, 116, 50)],
      ['#c8945a', disc(120, 60, 102, 41)],
      ['#8b5c32', 'M52 30V90M86 22V98M154 22V98M188 30V90', 2],
      ['#4a2f1b', disc(120, 60, 17, 9)],
      ['#d9b27c', 'M107 34Q120 28 133 34L131 60Q120 66 109 60Z'],
      ['#ecd0a4', disc(120, 34, 13, 5)],
    ],
  },
} as const satisfies Record<string, Sketch>;
