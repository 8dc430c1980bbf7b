import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, poly, rect, repeat } from '#painter/canvas/strokes.ts';

const DISH: readonly Part[] = [
  ['#9fb6be', 'M4 52Q4 92 100 94Q196 92 196 52V64Q194 108 100 110Q6 108 4 64Z'],
  ['#e3eff2', disc(100, 52, 96, 40)],
  ['#c9dde2', disc(100, 52, 86, 34)],
  ['#e8dfb8', disc(100, 55, 80, 29)],
];

/** Laboratory equipment made of glass and brass. */
export const LABORATORY_WARE = {
  'petri-dish': {
    size: [200, 112],
    place: 'table',
    metres: 0.14,
    parts: [...DISH, ['#fdfefe', 'M26 42Q56 22 96 20Q62 28 40 50Z']],
  },
  'grown-dish': {
    size: [200, 112],
    place: 'table',
    metres: 0.14,
    parts: [
      ...DISH,
      [
        '#f7f2dd',
        repeat(16, (i) =>
          disc(
            100 + Math.cos(i * 2.4) * (14 + i * 3.7),
            55 + Math.sin(i * 2.4) * (5 + i * 1.3),
            4 + (i % 3) * 2,
            2.4 + (i % 3),
          ),
        ),
      ],
      [
        '#d9a441',
        repeat(7, (i) =>
          disc(
            100 + Math.cos(i * 1.7 + 1) * (22 + i * 6),
            55 + Math.sin(i * 1.7 + 1) * (7 + i * 2),
            3.6,
            2.2,
          ),
        ),
      ],
      ['#fdfefe', 'M26 42Q56 22 96 20Q62 28 40 50Z'],
    ],
  },
  beaker: {
    size: [110, 130],
    place: 'table',
    metres: 0.22,
    parts: [
      ['#c3d7de', 'M8 4H98L92 18V116Q92 128 80 128H26Q14 128 14 116V18Z'],
      ['#dcebef', 'M22 20H84V112Q84 120 76 120H30Q22 120 22 112Z'],
      ['#8fa9b2', repeat(5, (i) => rect(58, 40 + i * 15, i % 2 === 0 ? 24 : 14, 3))],
      ['#fafdfe', 'M26 24H34V106H26Z'],
    ],
  },
  'brass-microscope': {
    size: [110, 160],
    place: 'table',
    metres: 0.45,
    parts: [
      ['#7a5b22', 'M14 146Q14 134 56 134Q98 134 98 146V160H14Z'],
      ['#c39a4a', 'M50 136L66 100Q96 96 92 66Q88 44 66 40L70 28Q104 34 104 68Q104 104 76 112L70 136Z'],
      ['#e0bf72', poly(28, 14, 50, 6, 76, 76, 54, 84)],
      ['#8d6a2c', `${poly(25, 6, 46, -2, 52, 12, 30, 20)}${poly(38, 46, 62, 38, 65, 48, 42, 56)}`],
      ['#8d6a2c', poly(56, 84, 74, 78, 76, 94, 66, 97)],
      ['#3a3128', rect(34, 106, 56, 7)],
      ['#eef5f7', rect(50, 102, 26, 4)],
      ['#f6e7b8', disc(56, 126, 11, 6)],
      ['#8d6a2c', disc(98, 66, 8)],
    ],
  },
  'pill-bottle': {
    size: [80, 120],
    place: 'table',
    metres: 0.12,
    parts: [
      ['#f2efe6', 'M14 4H66V28H14Z'],
      ['#c9c4b6', repeat(8, (i) => rect(18 + i * 6, 6, 2, 20))],
      ['#a85a1e', 'M10 28H70Q76 32 76 40V112Q76 120 68 120H12Q4 120 4 112V40Q4 32 10 28Z'],
      ['#c97a35', 'M12 38H20V112H12Z'],
      ['#f7f3e8', rect(4, 52, 72, 46)],
      ['#b23a32', rect(12, 58, 56, 7)],
      ['#6a6e76', `${rect(12, 72, 44, 4)}${rect(12, 80, 52, 4)}${rect(12, 88, 30, 4)}`],
    ],
  },
} as const satisfies Record<string, Sketch>;
