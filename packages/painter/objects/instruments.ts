import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Instruments of science. */
export const INSTRUMENTS = {
  sextant: {
    size: [120, 110],
    place: 'table',
    metres: 0.28,
    parts: [
      ['#8a642a', 'M56 8L64 8L112 78Q62 112 8 78ZM60 26L28 76Q62 92 92 76Z'],
      ['#d6ac5c', 'M8 78Q62 112 112 78L108 70Q62 100 12 70Z'],
      ['#5d421c', 'M20 82V76M34 89V82M48 93V86M62 94V87M76 92V85M90 87V80M102 80V74', 1.6],
      ['#e2bd72', 'M57 8L64 6L86 92L78 95Z'],
      ['#3a3430', 'M70 88H92V104H70Z'],
      ['#3a3430', 'M2 40L44 40V56H2ZM44 43H58V53H44Z'],
      ['#c79a48', 'M0 37H8V59H0ZM40 38H46V58H40Z'],
      ['#bcd6dc', 'M84 36L100 30L104 50L88 54ZM52 2L70 0L72 16L56 18Z'],
    ],
  },
  telescope: {
    size: [130, 130],
    place: 'ground',
    metres: 1.6,
    parts: [
      ['ink', `${line(64, 74, 36, 128)}${line(64, 74, 64, 128)}${line(64, 74, 96, 128)}`, 4],
      ['body', poly(22, 86, 14, 70, 84, 26, 94, 44)],
      ['accent', poly(84, 26, 114, 4, 126, 26, 94, 44)],
      ['bone', poly(112, 3, 118, 0, 130, 24, 125, 28)],
      ['dark', poly(22, 86, 14, 70, 4, 76, 11, 90)],
      ['accent', disc(62, 66, 7)],
    ],
  },
  microscope: {
    size: [90, 130],
    place: 'table',
    metres: 0.45,
    parts: [
      ['body', 'M30 118Q84 112 76 72Q72 50 52 44L56 34Q86 44 88 76Q90 104 70 118Z'],
      ['dark', rect(8, 116, 76, 13)],
      ['accent', poly(24, 12, 42, 4, 60, 58, 42, 66)],
      ['bone', poly(16, 12, 38, 2, 42, 12, 21, 22)],
      ['dark', poly(44, 66, 58, 60, 62, 76, 52, 80)],
      ['pale', rect(24, 88, 50, 7)],
      ['glow', disc(48, 103, 7, 4)],
    ],
    lights: [[50, 84, 50]],
  },
  flask: {
    size: [90, 120],
    place: 'table',
    metres: 0.3,
    parts: [
      ['bone', 'M36 8H54V46L84 106Q88 118 76 118H14Q2 118 6 106L36 46Z'],
      ['accent', 'M25 70Q45 78 65 70L82 106Q84 115 75 115H15Q6 115 8 106Z'],
      ['glow', `${disc(34, 92, 5)}${disc(54, 84, 4)}${disc(48, 102, 6)}${disc(45, 62, 3)}`],
      ['pale', rect(31, 4, 28, 6)],
      ['bone', 'M30 66L18 100', 2.6],
    ],
    lights: [[45, 92, 110]],
  },
  atom: {
    size: [120, 120],
    place: 'air',
    metres: 1,
    parts: [
      ['pale', 'M4 60a56 20 0 1 0 112 0a56 20 0 1 0 -112 0', 2.4],
      ['pale', 'M32 12Q50 2 82 52Q106 98 88 108Q70 118 38 68Q14 22 32 12Z', 2.4],
      ['pale', 'M88 12Q70 2 38 52Q14 98 32 108Q50 118 82 68Q106 22 88 12Z', 2.4],
      ['accent', disc(60, 60, 13)],
      ['glow', `${disc(8, 52, 5)}${disc(94, 100, 5)}${disc(86, 14, 5)}${disc(56, 56, 4)}`],
    ],
    lights: [[60, 60, 90]],
  },
  helix: {
    size: [70, 170],
    place: 'air',
    metres: 2,
    parts: [
      [
        'pale',
        repeat(9, (i) =>
          line(35 - Math.cos(i * 0.72) * 26, 12 + i * 18, 35 + Math.cos(i * 0.72) * 26, 12 + i * 18),
        ),
        3,
      ],
      ['accent', 'M9 10Q9 40 35 52Q61 66 61 92Q61 118 35 130Q9 142 9 168', 5],
      ['bone', 'M61 10Q61 40 35 52Q9 66 9 92Q9 118 35 130Q61 142 61 168', 5],
      ['glow', repeat(4, (i) => disc(35, 30 + i * 36, 3))],
    ],
    lights: [[35, 90, 120]],
  },
  brain: {
    size: [120, 100],
    place: 'table',
    metres: 0.4,
    parts: [
      [
        'accent',
        'M14 62Q2 44 16 30Q20 10 44 10Q62 0 78 12Q104 10 106 34Q120 50 108 68Q98 82 80 78Q76 96 62 96Q60 84 52 80Q22 84 14 62Z',
      ],
      [
        'dark',
        'M30 34Q44 28 46 42Q62 34 66 50M76 24Q70 40 84 44Q98 42 96 56M24 58Q40 50 46 64M60 66Q74 58 84 68',
        2.6,
      ],
    ],
    lights: [[60, 50, 90]],
  },
  chip: {
    size: [110, 110],
    place: 'table',
    metres: 0.2,
    parts: [
      ['accent', repeat(6, (i) => `${rect(2, 22 + i * 12, 106, 5)}${rect(22 + i * 12, 2, 5, 106)}`)],
      ['body', rect(14, 14, 82, 82)],
      ['dark', rect(26, 26, 58, 58)],
      ['glow', rect(42, 42, 26, 26)],
      [
        'pale',
        `${line(30, 36, 40, 36)}${line(30, 74, 42, 74)}${line(74, 32, 74, 42)}${line(70, 62, 82, 62)}`,
        1.6,
      ],
    ],
    lights: [[55, 55, 90]],
  },
  antenna: {
    size: [130, 160],
    place: 'ground',
    metres: 18,
    parts: [
      [
        'ink',
        `${line(40, 160, 62, 74)}${line(92, 160, 66, 74)}${line(48, 130, 84, 130)}${line(54, 106, 76, 106)}${line(48, 130, 76, 106)}${line(84, 130, 54, 106)}`,
        3.4,
      ],
      ['body', 'M14 12Q4 62 52 90Q88 104 118 80Z'],
      ['pale', 'M14 12Q36 58 118 80Q70 88 38 58Q18 38 14 12Z'],
      ['ink', `${line(56, 58, 92, 24)}${line(14, 12, 92, 24)}${line(118, 80, 92, 24)}`, 1.6],
      ['glow', disc(92, 24, 4)],
    ],
    lights: [[92, 24, 50]],
  },
} as const satisfies Record<string, Sketch>;
