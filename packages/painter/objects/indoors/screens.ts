import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, rect, repeat } from '#painter/canvas/strokes.ts';

const CASE: readonly Part[] = [
  ['#b9b09a', 'M44 118H116L124 132H36Z'],
  ['#d8d0ba', 'M10 10Q10 4 18 4H142Q150 4 150 10V112Q150 120 142 120H18Q10 120 10 112Z'],
  ['#8d8675', rect(20, 14, 120, 90)],
];
const KEYBOARD: readonly Part[] = [
  ['#cfc6b0', 'M18 138H142L156 160H4Z'],
  [
    '#8d8675',
    repeat(3, (i) => repeat(11, (j) => rect(22 - i * 4 + j * (10.6 + i * 0.7), 141.5 + i * 6, 8, 4))),
  ],
  ['#7fd0a0', rect(128, 109, 8, 4)],
];
const carafe = (x: number, y: number): Part[] => [
  [
    '#2f3236',
    `M${x + 34} ${y + 14}Q${x + 54} ${y + 16} ${x + 46} ${y + 40}L${x + 36} ${y + 42}L${x + 38} ${y + 34}Q${x + 44} ${y + 22} ${x + 33} ${y + 22}Z`,
  ],
  [
    '#e6e9e6',
    `M${x} ${y + 6}H${x + 30}L${x + 38} ${y + 30}Q${x + 38} ${y + 50} ${x + 30} ${y + 52}H${x}Q${x - 8} ${y + 50} ${x - 8} ${y + 30}Z`,
  ],
  [
    '#4a4e52',
    `M${x - 8} ${y + 30}H${x + 38}Q${x + 38} ${y + 50} ${x + 30} ${y + 52}H${x}Q${x - 8} ${y + 50} ${x - 8} ${y + 30}Z`,
  ],
  ['#2f3236', rect(x - 2, y, 34, 7)],
];

/** A row of printed numbers on striped paper. */
const STRIP: readonly Part[] = [
  ['#f5f1e4', 'M24 8H210Q232 8 236 30L258 120H2Z'],
  [
    '#c3d9c7',
    repeat(
      4,
      (i) => `M${20 - i * 4} ${26 + i * 26}H${232 + i * 6}L${235 + i * 6} ${38 + i * 26}H${17 - i * 4}Z`,
    ),
  ],
  [
    '#3b3f46',
    repeat(6, (i) =>
      repeat(11, (j) => rect(34 + j * 17 - i * 1.5, 18 + i * 16, 3 + ((i * 3 + j) % 3) * 2.4, 4)),
    ),
  ],
];

/** Computers and a camera, as they looked around 1990. */
export const SCREENS = {
  keyboard: {
    size: [300, 96],
    place: 'table',
    metres: 0.14,
    parts: [
      ['#8d8675', 'M6 84H294L296 96H4Z'],
      ['#cfc6b0', 'M30 8Q32 2 40 2H260Q268 2 270 8L296 86H4Z'],
      ['#a49a84', 'M40 10H260L280 70H20Z'],
      [
        '#ece5d3',
        repeat(3, (i) => repeat(12, (j) => rect(41 - i * 6 + j * (18 + i), 14 + i * 15, 14 + i, 11))),
      ],
      ['#f4efe2', rect(84, 59, 132, 9)],
      ['#7fd0a0', rect(244, 74, 10, 4)],
    ],
  },
  computer: {
    size: [160, 162],
    place: 'table',
    metres: 0.55,
    parts: [
      ...CASE,
      ['#1f3a36', rect(26, 20, 108, 78)],
      [
        '#8fe3b4',
        `${rect(34, 28, 52, 4)}${rect(34, 40, 78, 4)}${rect(42, 52, 40, 4)}${rect(42, 64, 62, 4)}${rect(34, 76, 30, 4)}`,
      ],
      ...KEYBOARD,
    ],
    lights: [[80, 58, 120]],
  },
  'pot-screen': {
    size: [160, 162],
    place: 'table',
    metres: 0.55,
    parts: [
      ...CASE,
      ['#4d6f8c', rect(26, 20, 108, 78)],
      ['#b9bdbd', rect(42, 26, 76, 66)],
      ['#7e8383', rect(42, 76, 76, 16)],
      ...carafe(64, 30),
      ...KEYBOARD,
    ],
    lights: [[80, 58, 120]],
  },
  printout: {
    size: [240, 170],
    place: 'table',
    metres: 0.5,
    parts: [
      ['#8f8a7c', 'M20 40H220L236 96H4Z'],
      ['#b5ae9b', 'M4 94H236V150H4Z'],
      ['#57534a', rect(34, 58, 172, 14)],
      ['#f3efe2', 'M62 62L70 4H170L178 62ZM54 66H186L204 170H36Z'],
      [
        '#b9d5c0',
        repeat(
          6,
          (i) =>
            `M${52 - i * 2.6} ${78 + i * 15}H${188 + i * 2.6}L${189 + i * 2.6} ${85 + i * 15}H${51 - i * 2.6}Z`,
        ),
      ],
      [
        '#3b3f46',
        repeat(6, (i) =>
          repeat(7, (j) => rect(64 + j * 16 + (i % 2) * 4, 80 + i * 15, 4 + ((i + j) % 3) * 2, 3)),
        ),
      ],
      [
        '#4a4e55',
        `${repeat(7, (i) => disc(49 - i * 2.4, 76 + i * 14, 1.8))}${repeat(7, (i) => disc(191 + i * 2.4, 76 + i * 14, 1.8))}`,
      ],
      ['#c9483a', disc(222, 116, 5)],
      ['#6fbf73', disc(206, 116, 5)],
    ],
  },
  'paper-strip': {
    size: [260, 120],
    place: 'table',
    metres: 0.3,
    parts: STRIP,
  },
  'circled-strip': {
    size: [260, 120],
    place: 'table',
    metres: 0.3,
    parts: [
      ...STRIP,
      ['#c4352b', disc(128, 62, 40, 20) + disc(128, 62, 36, 16), 3],
      [
        '#2b2f36',
        'M108 54H112V60H108ZM120 54H126V60H120ZM132 54H136V60H132ZM144 54H148V60H144ZM112 66H116V71H112ZM128 66H132V71H128ZM140 66H146V71H140Z',
      ],
      [
        '#c4352b',
        'M182 46L188 66L194 52L200 66L206 46M212 58a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M230 46L236 66L242 52L248 66L252 46',
        3,
      ],
    ],
  },
  'stand-camera': {
    size: [110, 230],
    place: 'ground',
    metres: 1.55,
    parts: [
      ['#2e3138', `${line(55, 66, 16, 228)}${line(55, 66, 94, 228)}${line(55, 66, 58, 228)}`, 5],
      ['#2e3138', rect(48, 58, 14, 34)],
      ['#4c515c', 'M18 16H92V58H18Z'],
      ['#3a3e47', 'M2 24H20V50H2Z'],
      ['#1a1c21', disc(6, 37, 7, 12)],
      ['#86a9c4', disc(5, 34, 3, 5)],
      ['#cf3f34', disc(82, 26, 3.4)],
      ['#3a3e47', 'M34 6H78V16H34Z'],
    ],
  },
} as const satisfies Record<string, Sketch>;
