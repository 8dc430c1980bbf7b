import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Vehicles on wheels. */
export const WAGONS = {
  train: {
    size: [210, 100],
    place: 'ground',
    metres: 4.6,
    parts: [
      ['dark', poly(28, 44, 31, 16, 28, 10, 46, 10, 43, 16, 45, 44)],
      ['body', 'M18 46Q12 46 12 56V78H112V44Q60 40 18 46Z'],
      ['dark', `${rect(62, 30, 14, 16)}M60 30Q69 20 78 30Z`],
      ['body', 'M106 22H168V84H106Z'],
      ['dark', rect(100, 16, 74, 8)],
      ['glow', `${rect(114, 32, 18, 18)}${rect(140, 32, 18, 18)}`],
      ['body', rect(172, 38, 38, 44)],
      ['accent', rect(12, 74, 198, 4)],
      ['ink', poly(12, 78, 2, 98, 22, 98, 26, 78)],
      [
        'ink',
        `${disc(40, 86, 13)}${disc(72, 86, 13)}${disc(124, 88, 11)}${disc(152, 88, 11)}${disc(188, 88, 11)}`,
      ],
      [
        'pale',
        `${disc(40, 86, 4)}${disc(72, 86, 4)}${disc(124, 88, 3)}${disc(152, 88, 3)}${disc(188, 88, 3)}`,
      ],
      ['ink', line(36, 88, 124, 90), 3],
      ['pale', 'M36 6Q26 -8 44 -14Q38 -30 64 -30Q70 -44 98 -38Q84 -26 70 -22Q58 -14 52 -6Q46 2 40 8Z'],
      ['glow', disc(12, 56, 4)],
    ],
    lights: [
      [10, 56, 70],
      [136, 41, 40],
    ],
  },
  tram: {
    size: [160, 90],
    place: 'ground',
    metres: 4,
    parts: [
      ['ink', 'M80 16L100 0M80 16L60 0M50 0H110', 1.6],
      ['dark', 'M16 24Q18 14 30 14H130Q142 14 144 24Z'],
      ['accent', 'M8 24H152V78H8Z'],
      ['glow', repeat(5, (i) => rect(16 + i * 27, 32, 20, 20))],
      ['bone', rect(8, 58, 144, 4)],
      ['ink', `${disc(40, 80, 9)}${disc(120, 80, 9)}${rect(20, 76, 120, 6)}`],
    ],
    lights: [
      [80, 42, 90],
      [6, 66, 40],
    ],
  },
  car: {
    size: [150, 60],
    place: 'ground',
    metres: 1.5,
    parts: [
      ['body', 'M4 46Q4 32 22 29L38 27Q50 8 70 7H92Q108 8 120 27Q144 29 147 42V48H4Z'],
      ['pale', 'M46 27Q56 13 70 12H74V27ZM80 12H92Q104 14 112 27H80Z'],
      ['bone', 'M52 27L62 14H68L58 27ZM86 27L96 14L100 17L92 27Z'],
      ['dark', rect(4, 44, 143, 6)],
      ['ink', `${disc(34, 48, 12)}${disc(116, 48, 12)}`],
      ['pale', `${disc(34, 48, 5)}${disc(116, 48, 5)}`],
      ['glow', disc(7, 37, 3.4)],
      ['accent', rect(143, 34, 4, 7)],
    ],
    lights: [[4, 37, 60]],
  },
  truck: {
    size: [170, 80],
    place: 'ground',
    metres: 3.4,
    parts: [
      ['body', rect(52, 8, 114, 54)],
      ['accent', 'M6 66V40Q8 34 14 32L22 16H48V66Z'],
      ['glow', 'M18 34L26 20H42V34Z'],
      ['dark', rect(4, 60, 162, 8)],
      ['ink', `${disc(30, 68, 12)}${disc(112, 68, 12)}${disc(142, 68, 12)}`],
      ['pale', `${disc(30, 68, 4)}${disc(112, 68, 4)}${disc(142, 68, 4)}`],
      ['glow', disc(7, 52, 3)],
    ],
    lights: [[5, 52, 60]],
  },
  carriage: {
    size: [130, 90],
    place: 'ground',
    metres: 2.6,
    parts: [
      ['body', 'M30 20Q36 8 64 8Q94 8 100 20L96 58Q64 72 34 58Z'],
      ['dark', 'M24 22Q64 -4 106 22L100 24Q64 8 30 24Z'],
      ['glow', `${rect(46, 24, 14, 18)}${rect(70, 24, 14, 18)}`],
      ['ink', `${disc(34, 68, 20)}M14 68H54M34 48V88M20 54L48 82M48 54L20 82`, 2.6],
      ['ink', 'M76 66a24 24 0 1 0 48 0a24 24 0 1 0 -48 0M76 66H124M100 42V90M83 49L117 83M117 49L83 83', 2.6],
      ['accent', disc(24, 34, 3)],
    ],
    lights: [
      [24, 34, 40],
      [65, 34, 40],
    ],
  },
  bicycle: {
    size: [110, 70],
    place: 'ground',
    metres: 1.1,
    parts: [
      ['ink', `${disc(24, 48, 20)}${disc(86, 48, 20)}`, 2.6],
      ['accent', 'M24 48L42 20H74L50 48H24M42 20L50 48M74 20L86 48M74 20L70 8H84M36 16H48', 3.4],
      ['ink', 'M34 14H50M68 8Q78 4 84 10', 3.4],
      ['ink', disc(50, 48, 4)],
    ],
  },
  cannon: {
    size: [150, 90],
    place: 'ground',
    metres: 1.3,
    parts: [
      ['body', poly(6, 26, 8, 8, 112, 28, 132, 34, 134, 52, 110, 58)],
      ['dark', 'M60 62L146 70L150 88H120Z'],
      ['accent', poly(4, 28, 6, 4, 14, 6, 12, 30)],
      ['ink', `${disc(92, 62, 26)}M66 62H118M92 36V88M74 44L110 80M110 44L74 80`, 4],
    ],
  },
} as const satisfies Record<string, Sketch>;
