import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Machines that have a screen, a lens or a voice. */
export const MACHINES = {
  phone: {
    size: [60, 110],
    place: 'table',
    metres: 0.16,
    parts: [
      ['body', 'M4 12Q4 4 12 4H48Q56 4 56 12V98Q56 106 48 106H12Q4 106 4 98Z'],
      ['glow', rect(8, 14, 44, 78)],
      ['accent', disc(30, 40, 12)],
      ['dark', `${rect(14, 62, 32, 4)}${rect(14, 72, 22, 4)}`],
    ],
    lights: [[30, 52, 110]],
  },
  camera: {
    size: [120, 90],
    place: 'table',
    metres: 0.12,
    parts: [
      ['body', 'M6 24H34L42 8H78L86 24H114V84H6Z'],
      ['dark', rect(6, 34, 108, 40)],
      ['pale', disc(60, 52, 28)],
      ['ink', disc(60, 52, 22)],
      ['accent', disc(60, 52, 13)],
      ['bone', disc(54, 46, 5)],
      ['glow', rect(92, 28, 14, 8)],
    ],
  },
  radio: {
    size: [130, 90],
    place: 'table',
    metres: 0.3,
    parts: [
      ['ink', line(108, 20, 124, -16), 2],
      ['body', 'M4 30Q4 18 16 18H114Q126 18 126 30V86H4Z'],
      ['dark', disc(38, 52, 24)],
      ['ink', repeat(5, (i) => line(18, 40 + i * 6, 58, 40 + i * 6)), 1.4],
      ['glow', rect(72, 30, 44, 16)],
      ['accent', `${disc(82, 66, 8)}${disc(106, 66, 8)}`],
    ],
    lights: [[94, 38, 50]],
  },
  television: {
    size: [130, 120],
    place: 'table',
    metres: 0.6,
    parts: [
      ['ink', 'M65 26L38 2M65 26L94 0', 2.4],
      ['body', 'M6 32Q6 24 14 24H116Q124 24 124 32V104H6Z'],
      ['glow', 'M16 36Q50 30 88 36Q92 64 88 92Q50 98 16 92Q12 64 16 36Z'],
      ['dark', repeat(5, (i) => rect(16, 42 + i * 10, 72, 3))],
      ['accent', `${disc(106, 46, 7)}${disc(106, 66, 7)}`],
      ['ink', `${line(24, 104, 18, 118)}${line(106, 104, 112, 118)}`, 4],
    ],
    lights: [[52, 64, 120]],
  },
  typewriter: {
    size: [130, 100],
    place: 'table',
    metres: 0.3,
    parts: [
      ['bone', rect(34, 2, 62, 44)],
      ['ink', repeat(3, (i) => line(42, 12 + i * 9, 86 - i * 8, 12 + i * 9)), 1.4],
      ['dark', rect(10, 38, 110, 14)],
      ['pale', `${disc(8, 45, 7)}${disc(122, 45, 7)}`],
      ['body', 'M18 50H112L126 96H4Z'],
      [
        'bone',
        repeat(18, (i) => disc(30 + (i % 6) * 14 - Math.floor(i / 6) * 3, 64 + Math.floor(i / 6) * 11, 4)),
      ],
    ],
  },
  console: {
    size: [170, 110],
    place: 'ground',
    metres: 1.3,
    parts: [
      ['body', 'M4 108L22 48H148L166 108Z'],
      ['dark', 'M28 44L36 6H134L142 44Z'],
      ['glow', poly(40, 12, 130, 12, 135, 40, 35, 40)],
      ['ink', 'M46 32L66 20L84 30L104 18L124 28', 2],
      ['accent', repeat(6, (i) => disc(38 + i * 19, 62, 4))],
      ['bone', repeat(7, (i) => rect(30 + i * 17, 76, 10, 7))],
      ['dark', rect(16, 94, 138, 5)],
    ],
    lights: [[85, 26, 130]],
  },
  gramophone: {
    size: [120, 130],
    place: 'table',
    metres: 0.6,
    parts: [
      ['accent', 'M60 88Q88 86 86 54L116 20Q80 -8 26 10Q30 44 72 56Q74 74 58 80Z'],
      ['dark', disc(66, 22, 44, 14)],
      ['body', 'M16 96H104V128H16Z'],
      ['ink', disc(56, 94, 38, 6)],
      ['pale', rect(26, 108, 68, 3)],
    ],
  },
} as const satisfies Record<string, Sketch>;
