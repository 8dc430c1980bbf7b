import type { Sketch } from '#offline/painter/canvas/sketch.ts';
import { line, poly, rect, repeat } from '#offline/painter/canvas/strokes.ts';

/** Lamps and flames. */
export const LIGHTS = {
  candle: {
    size: [60, 120],
    place: 'table',
    metres: 0.24,
    parts: [
      ['body', 'M6 112Q6 104 30 104Q54 104 54 112Q54 120 30 120Q6 120 6 112Z'],
      ['bone', 'M20 42Q30 38 40 42V108H20Z'],
      ['pale', 'M34 42Q38 40 40 42V108H34Z'],
      ['bone', 'M18 44Q20 40 30 40Q42 40 42 46Q44 60 41 62Q38 58 38 50Q34 48 30 54Q26 66 23 58Q20 50 18 44Z'],
      ['ink', line(30, 42, 30, 34), 1.8],
      ['accent', 'M30 4Q44 22 38 34Q30 42 22 34Q16 22 30 4Z'],
      ['glow', 'M30 12Q38 26 34 34Q30 38 26 34Q22 26 30 12Z'],
    ],
    lights: [
      [30, 24, 130],
      [30, 26, 46],
    ],
  },
  lantern: {
    size: [70, 120],
    place: 'table',
    metres: 0.38,
    parts: [
      ['ink', 'M18 34Q20 4 35 4Q50 4 52 34', 2.6],
      ['body', 'M14 40Q18 24 35 22Q52 24 56 40Z'],
      ['glow', rect(17, 40, 36, 60)],
      ['accent', 'M35 54Q46 74 41 88Q35 96 29 88Q24 74 35 54Z'],
      ['bone', 'M35 66Q40 78 38 87Q35 91 32 87Q30 78 35 66Z'],
      ['ink', `${rect(14, 38, 5, 64)}${rect(51, 38, 5, 64)}${rect(33.4, 40, 2, 60)}`],
      ['body', 'M8 100H62L66 118H4Z'],
    ],
    lights: [
      [35, 72, 130],
      [35, 74, 56],
    ],
  },
  lamp: {
    size: [90, 120],
    place: 'table',
    metres: 0.5,
    parts: [
      ['body', 'M28 112Q28 104 40 102V58H50V102Q62 104 62 112Q62 118 45 118Q28 118 28 112Z'],
      ['accent', 'M24 8H66L86 60H4Z'],
      ['glow', 'M10 58H80L82 63H8Z'],
    ],
    lights: [[45, 62, 110]],
  },
  torch: {
    size: [50, 140],
    place: 'table',
    metres: 0.6,
    parts: [
      ['body', poly(19, 140, 14, 60, 36, 60, 31, 140)],
      ['dark', rect(11, 54, 28, 14)],
      ['accent', 'M25 4Q46 28 38 48Q34 58 25 58Q14 58 10 46Q6 32 18 22Q18 30 22 32Q28 20 25 4Z'],
      ['glow', 'M25 24Q36 38 31 50Q25 56 19 50Q14 42 20 36Q24 34 25 24Z'],
    ],
    lights: [[25, 40, 120]],
  },
  fire: {
    size: [110, 130],
    place: 'ground',
    metres: 1.3,
    parts: [
      ['body', `${poly(8, 118, 100, 100, 104, 110, 12, 128)}${poly(102, 118, 10, 100, 6, 110, 98, 128)}`],
      [
        'accent',
        'M55 4Q76 32 80 54Q88 44 86 32Q104 58 96 84Q88 108 55 110Q22 108 14 84Q8 64 26 42Q28 54 34 58Q54 40 55 4Z',
      ],
      ['glow', 'M56 40Q72 62 74 80Q72 104 55 106Q38 104 36 86Q36 74 44 66Q48 72 52 72Q60 60 56 40Z'],
    ],
    lights: [
      [55, 74, 190],
      [55, 80, 80],
    ],
  },
  'street-lamp': {
    size: [60, 190],
    place: 'ground',
    metres: 4.5,
    parts: [
      ['body', `${rect(27, 52, 6, 128)}M20 190L24 172H36L40 190Z${rect(23, 92, 14, 5)}`],
      ['body', 'M14 22L30 4L46 22Z'],
      ['glow', poly(17, 22, 43, 22, 38, 52, 22, 52)],
      ['ink', `${line(17, 22, 22, 52)}${line(43, 22, 38, 52)}${line(30, 22, 30, 52)}`, 1.8],
      ['ink', 'M30 62Q14 62 14 74M30 62Q46 62 46 74', 2.2],
    ],
    lights: [
      [30, 38, 110],
      [30, 38, 44],
    ],
  },
  bulb: {
    size: [80, 120],
    place: 'table',
    metres: 0.2,
    parts: [
      ['glow', 'M40 6Q72 8 72 42Q70 60 58 72Q54 80 54 88H26Q26 80 22 72Q10 60 8 42Q8 8 40 6Z'],
      ['accent', 'M30 86V56L36 62L40 52L44 62L50 56V86', 2.4],
      ['body', rect(26, 88, 28, 22)],
      ['ink', repeat(3, (i) => line(25, 93 + i * 6, 55, 93 + i * 6)), 1.6],
    ],
    lights: [[40, 44, 150]],
  },
} as const satisfies Record<string, Sketch>;
