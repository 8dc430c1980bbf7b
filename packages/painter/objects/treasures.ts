import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Treasures, regalia and weapons. */
export const TREASURES = {
  key: {
    size: [150, 60],
    place: 'table',
    metres: 0.16,
    parts: [
      ['accent', 'M30 4a26 26 0 1 1 -0.01 0ZM30 16a14 14 0 1 0 0.01 0Z'],
      [
        'accent',
        `${rect(52, 25, 88, 10)}${rect(52, 21, 6, 18)}${rect(64, 22, 4, 16)}M116 34H122V50H116ZM128 34H136V54H128ZM122 34H128V42H122Z`,
      ],
      ['bone', 'M8 22Q14 8 30 7', 2.4],
      ['bone', line(70, 27, 138, 27), 1.6],
    ],
  },
  sword: {
    size: [60, 170],
    place: 'table',
    metres: 1.1,
    parts: [
      ['pale', 'M25 48V150L30 168L35 150V48Z'],
      ['bone', 'M30 48V168L35 150V48Z'],
      ['accent', 'M6 40H54V48H6Z'],
      ['body', rect(26, 14, 8, 28)],
      ['accent', disc(30, 9, 8)],
      ['ink', repeat(4, (i) => line(26, 19 + i * 6, 34, 16 + i * 6)), 1.4],
    ],
  },
  shield: {
    size: [90, 110],
    place: 'table',
    metres: 0.9,
    parts: [
      ['body', 'M4 10Q26 14 45 2Q64 14 86 10Q90 72 45 108Q0 72 4 10Z'],
      ['accent', 'M12 18Q30 20 45 12V98Q8 68 12 18Z'],
      ['bone', 'M45 12Q60 20 78 18Q82 68 45 98Z'],
      ['body', disc(45, 50, 13)],
      ['glow', disc(42, 46, 3)],
    ],
  },
  crown: {
    size: [120, 90],
    place: 'table',
    metres: 0.2,
    parts: [
      ['accent', 'M10 82L4 26L32 48L60 8L88 48L116 26L110 82Z'],
      ['bone', rect(10, 70, 100, 12)],
      ['body', `${disc(36, 76, 4)}${disc(60, 76, 5)}${disc(84, 76, 4)}`],
      ['glow', `${disc(4, 24, 5)}${disc(60, 7, 6)}${disc(116, 24, 5)}${disc(60, 54, 7)}`],
    ],
    lights: [[60, 40, 80]],
  },
  chest: {
    size: [140, 100],
    place: 'table',
    metres: 0.6,
    parts: [
      ['dark', 'M8 44Q10 8 40 4H112Q136 10 136 44Z'],
      ['body', 'M14 44Q16 14 42 10H108Q128 16 130 44Z'],
      ['glow', 'M10 44H134V54H10Z'],
      ['body', 'M6 52H134V98H6Z'],
      [
        'accent',
        `${rect(6, 52, 128, 7)}${rect(22, 52, 9, 46)}${rect(109, 52, 9, 46)}${rect(60, 52, 22, 22)}M22 44Q22 18 34 11H42Q31 20 31 44ZM109 44Q109 20 98 11H106Q118 18 118 44Z`,
      ],
      ['ink', `${disc(71, 62, 4)}${rect(69.4, 62, 3.2, 8)}`],
    ],
    lights: [[70, 48, 120]],
  },
  coin: {
    size: [90, 60],
    place: 'table',
    metres: 0.08,
    parts: [
      ['#a87a26', repeat(3, (i) => disc(30 + (i % 2) * 3, 52 - i * 6, 30, 8))],
      ['#dcae4a', repeat(3, (i) => disc(30 + (i % 2) * 3, 50 - i * 6, 30, 8))],
      ['#f0cf7a', disc(30, 37, 22, 5)],
      ['#a87a26', disc(62, 32, 27, 27)],
      ['#e3b650', disc(60, 30, 27, 27)],
      ['#f3d88c', disc(60, 30, 22, 22)],
      [
        '#b98a30',
        'M52 46Q52 38 58 37Q50 32 52 24Q55 14 64 17Q71 20 69 27L72 31L69 33Q69 38 65 38Q66 42 71 46Z',
      ],
    ],
  },
  ring: {
    size: [80, 90],
    place: 'table',
    metres: 0.06,
    parts: [
      ['accent', 'M40 26a31 31 0 1 1 -0.01 0ZM40 34a23 23 0 1 0 0.01 0Z'],
      ['glow', poly(24, 14, 32, 4, 48, 4, 56, 14, 40, 32)],
      ['pale', 'M24 14H56L40 32ZM32 4L40 14L48 4', 1],
    ],
    lights: [[40, 14, 60]],
  },
  crystal: {
    size: [120, 120],
    place: 'table',
    metres: 0.9,
    parts: [
      ['dark', poly(10, 118, 2, 70, 20, 48, 38, 74, 40, 118)],
      ['accent', poly(34, 118, 30, 40, 54, 4, 76, 40, 78, 118)],
      ['pale', poly(54, 4, 76, 40, 78, 118, 58, 118)],
      ['body', poly(72, 118, 82, 62, 102, 44, 116, 74, 108, 118)],
      ['glow', poly(40, 42, 54, 14, 50, 60, 44, 110)],
    ],
    lights: [[56, 60, 140]],
  },
  mirror: {
    size: [90, 140],
    place: 'table',
    metres: 1.5,
    parts: [
      ['accent', disc(45, 58, 42, 56)],
      ['pale', disc(45, 58, 34, 48)],
      ['bone', 'M22 40Q30 20 48 16L30 88Q18 66 22 40ZM54 18L62 24L42 100L36 96Z'],
      ['body', 'M38 112H52V130H72V140H18V130H38Z'],
    ],
    lights: [[45, 56, 60]],
  },
  mask: {
    size: [100, 120],
    place: 'table',
    metres: 0.3,
    parts: [
      ['bone', 'M6 30Q50 -14 94 30Q100 78 66 108Q50 124 34 108Q0 78 6 30Z'],
      ['pale', 'M50 8Q76 10 94 30Q100 78 66 108Q56 118 50 116Z'],
      ['ink', 'M18 46Q30 34 44 48Q32 58 18 46ZM82 46Q70 34 56 48Q68 58 82 46Z'],
      ['accent', 'M32 86Q50 98 68 86Q60 104 50 104Q40 104 32 86Z'],
      ['ink', 'M50 54L46 74H54', 1.6],
    ],
  },
  flag: {
    size: [110, 160],
    place: 'ground',
    metres: 5,
    parts: [
      ['body', rect(14, 4, 5, 156)],
      ['accent', 'M19 10Q46 -2 66 12Q86 24 108 10Q102 34 108 62Q86 76 66 62Q44 50 19 64Z'],
      ['dark', 'M44 4Q40 30 48 54Q34 54 19 64V42Q36 30 44 4Z'],
      ['pale', disc(16.5, 4, 4)],
    ],
  },
} as const satisfies Record<string, Sketch>;
