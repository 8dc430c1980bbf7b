import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Dwellings and work buildings. */
export const HOUSES = {
  house: {
    size: [120, 120],
    place: 'ground',
    metres: 8,
    parts: [
      ['dark', rect(88, 22, 11, 28)],
      ['body', rect(12, 58, 96, 62)],
      ['dark', 'M4 60L24 22H96L116 60Z'],
      ['body', poly(40, 60, 60, 30, 80, 60)],
      ['glow', `${rect(55, 44, 10, 12)}${rect(24, 72, 17, 20)}${rect(80, 72, 17, 20)}`],
      [
        'ink',
        `${rect(31.8, 72, 1.4, 20)}${rect(87.8, 72, 1.4, 20)}${rect(24, 81, 17, 1.4)}${rect(80, 81, 17, 1.4)}${rect(59.4, 44, 1.2, 12)}`,
      ],
      ['ink', rect(52, 82, 17, 38)],
      ['pale', disc(65.5, 102, 1.2)],
      ['dark', rect(8, 116, 104, 4)],
    ],
    lights: [
      [32, 82, 40],
      [88, 82, 40],
    ],
  },
  cottage: {
    size: [120, 100],
    place: 'ground',
    metres: 6,
    parts: [
      ['dark', rect(84, 12, 13, 36)],
      ['bone', rect(16, 58, 88, 42)],
      ['body', 'M4 62Q16 22 34 18H86Q104 22 116 62Q92 56 60 62Q28 56 4 62Z'],
      ['dark', 'M6 60Q30 56 60 62Q90 56 114 60L112 65Q90 60 60 66Q30 60 8 65Z'],
      ['glow', `${rect(26, 72, 15, 14)}${rect(80, 72, 15, 14)}`],
      [
        'ink',
        `${rect(32.8, 72, 1.4, 14)}${rect(86.8, 72, 1.4, 14)}${rect(26, 78.4, 15, 1.2)}${rect(80, 78.4, 15, 1.2)}`,
      ],
      ['ink', 'M52 100V78Q52 70 60 70Q68 70 68 78V100Z'],
    ],
    lights: [
      [33, 79, 36],
      [87, 79, 36],
    ],
  },
  cabin: {
    size: [120, 100],
    place: 'ground',
    metres: 5,
    parts: [
      ['dark', rect(82, 12, 12, 34)],
      ['body', rect(16, 52, 88, 48)],
      ['dark', 'M4 56L60 14L116 56L108 60L60 25L12 60Z'],
      ['body', poly(18, 54, 60, 24, 102, 54)],
      ['ink', repeat(6, (i) => line(17, 60 + i * 7, 103, 60 + i * 7)), 0.8],
      ['glow', rect(26, 66, 20, 17)],
      ['ink', `${rect(35.2, 66, 1.6, 17)}${rect(26, 74, 20, 1.4)}`],
      ['ink', rect(66, 64, 18, 36)],
    ],
    lights: [[36, 75, 50]],
  },
  church: {
    size: [120, 160],
    place: 'ground',
    metres: 22,
    parts: [
      ['body', rect(44, 96, 70, 64)],
      ['dark', 'M40 98L56 70H104L118 98Z'],
      ['body', rect(12, 62, 36, 98)],
      ['dark', 'M8 64L30 10L52 64Z'],
      ['ink', `${line(30, 10, 30, 0)}${line(26, 4, 34, 4)}`, 1.8],
      ['ink', 'M20 160V138Q30 122 40 138V160Z'],
      [
        'glow',
        `M25 92V80Q30 72 35 80V92Z${repeat(3, (i) => `M${58 + i * 18} 136V116Q${63 + i * 18} 106 ${68 + i * 18} 116V136Z`)}`,
      ],
    ],
    lights: [
      [30, 84, 30],
      [81, 124, 50],
    ],
  },
  windmill: {
    size: [140, 160],
    place: 'ground',
    metres: 16,
    parts: [
      ['body', poly(46, 160, 54, 70, 86, 70, 94, 160)],
      ['dark', 'M50 72Q54 52 70 50Q86 52 90 72Z'],
      [
        'ink',
        `${line(70, 64, 20, 20)}${line(70, 64, 120, 108)}${line(70, 64, 114, 14)}${line(70, 64, 26, 114)}`,
        2.4,
      ],
      [
        'pale',
        `${poly(64, 52, 26, 18, 16, 28, 56, 62)}${poly(76, 76, 114, 110, 124, 100, 84, 66)}${poly(82, 58, 118, 20, 108, 10, 74, 48)}${poly(58, 70, 22, 108, 32, 118, 66, 80)}`,
      ],
      ['ink', `${disc(70, 64, 4)}M63 160V140Q70 132 77 140V160Z`],
      ['glow', rect(66, 98, 8, 10)],
    ],
    lights: [[70, 103, 30]],
  },
  factory: {
    size: [200, 140],
    place: 'ground',
    metres: 18,
    parts: [
      ['dark', `${poly(34, 80, 37, 14, 49, 14, 52, 80)}${poly(66, 80, 69, 26, 79, 26, 82, 80)}`],
      ['body', 'M10 140V78L46 58V78L82 58V78L118 58V78H190V140Z'],
      ['ink', rect(132, 104, 26, 36)],
      ['glow', repeat(5, (i) => rect(20 + i * 22, 96, 13, 14))],
      ['dark', `M40 12Q30 -6 46 -10Q40 -26 62 -26Q56 -10 48 -4Q50 6 46 12Z`],
    ],
    lights: [[64, 102, 60]],
  },
  barn: {
    size: [130, 110],
    place: 'ground',
    metres: 9,
    parts: [
      ['accent', 'M14 110V52L32 26L65 10L98 26L116 52V110Z'],
      ['dark', 'M8 54L28 24L65 4L102 24L122 54L114 56L97 31L65 14L33 31L16 56Z'],
      ['ink', rect(46, 66, 38, 44)],
      ['bone', `${line(46, 66, 84, 110)}${line(84, 66, 46, 110)}M46 66H84V110H46Z`, 2],
      ['glow', rect(58, 34, 14, 14)],
    ],
    lights: [[65, 41, 40]],
  },
  tent: {
    size: [120, 84],
    place: 'ground',
    metres: 2.2,
    parts: [
      ['body', 'M4 84Q34 50 58 8Q86 50 116 84Z'],
      ['dark', 'M58 8Q86 50 116 84H84Q70 44 58 8Z'],
      ['glow', 'M44 84Q54 58 58 30Q62 60 72 84Z'],
      ['ink', `${line(58, 8, 58, 0)}${line(4, 84, -4, 88)}`, 1.8],
    ],
    lights: [[58, 68, 70]],
  },
  well: {
    size: [90, 100],
    place: 'ground',
    metres: 2.4,
    parts: [
      ['dark', `${rect(18, 26, 5, 50)}${rect(67, 26, 5, 50)}`],
      ['body', poly(6, 34, 45, 6, 84, 34)],
      ['ink', `${line(20, 46, 70, 46)}${line(45, 46, 45, 60)}`, 3],
      ['pale', poly(39, 58, 51, 58, 49, 70, 41, 70)],
      ['ink', disc(45, 74, 33, 7)],
      ['body', 'M12 74Q45 86 78 74V92Q76 100 45 100Q14 100 12 92Z'],
      ['dark', repeat(5, (i) => rect(18 + i * 12, 84 + (i % 2) * 6, 9, 2))],
    ],
  },
  'water-tower': {
    size: [80, 140],
    place: 'ground',
    metres: 9,
    parts: [
      [
        'ink',
        `${line(20, 140, 26, 72)}${line(60, 140, 54, 72)}${line(40, 140, 40, 72)}${line(22, 118, 58, 96)}${line(58, 118, 22, 96)}`,
        3,
      ],
      ['body', rect(14, 30, 52, 44)],
      ['dark', poly(10, 32, 40, 8, 70, 32)],
      ['dark', repeat(2, (i) => rect(14, 42 + i * 18, 52, 2))],
    ],
  },
  skyscraper: {
    size: [80, 200],
    place: 'ground',
    metres: 90,
    parts: [
      ['body', 'M12 200V44L24 34V22H56V34L68 44V200Z'],
      ['dark', rect(40, 2, 2.4, 22)],
      ['glow', repeat(26, (i) => rect(18 + (i % 4) * 12, 52 + Math.floor(i / 4) * 20 + (i % 3), 6, 10))],
      ['ink', rect(32, 180, 16, 20)],
    ],
    lights: [[40, 3, 16]],
  },
} as const satisfies Record<string, Sketch>;
