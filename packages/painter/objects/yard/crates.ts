import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, rect, repeat } from '#painter/canvas/strokes.ts';

const WOOD = '#a87b4a';
const PALE_WOOD = '#c79c66';
const DARK_WOOD = '#5f4127';

const slats = (y: number): Part[] => [
  [DARK_WOOD, rect(8, y, 144, 98 - y)],
  [WOOD, repeat(3, (i) => rect(6, y + i * ((100 - y) / 3), 148, (100 - y) / 3 - 6))],
  [PALE_WOOD, `${rect(4, y - 4, 14, 104 - y)}${rect(142, y - 4, 14, 104 - y)}`],
];

/** A rabbit’s head with raised ears, looking over an edge. */
export const rabbitHead = (x: number, y: number, coat: '#8c6544' | '#a27a55'): Part[] => [
  [
    coat,
    `M${x - 13} ${y - 10}Q${x - 22} ${y - 48} ${x - 12} ${y - 50}Q${x - 3} ${y - 46} ${x - 2} ${y - 14}Z`,
  ],
  [
    coat,
    `M${x + 13} ${y - 10}Q${x + 22} ${y - 48} ${x + 12} ${y - 50}Q${x + 3} ${y - 46} ${x + 2} ${y - 14}Z`,
  ],
  [
    '#d9a493',
    `M${x - 11} ${y - 14}Q${x - 17} ${y - 42} ${x - 12} ${y - 43}Q${x - 7} ${y - 40} ${x - 6} ${y - 15}Z`,
  ],
  [
    '#d9a493',
    `M${x + 11} ${y - 14}Q${x + 17} ${y - 42} ${x + 12} ${y - 43}Q${x + 7} ${y - 40} ${x + 6} ${y - 15}Z`,
  ],
  [coat, disc(x, y, 18, 17)],
  ['#e2cfb4', disc(x, y + 7, 9, 8)],
  ['#1d1512', `${disc(x - 8, y - 3, 2.8)}${disc(x + 8, y - 3, 2.8)}`],
  ['#7a4a45', disc(x, y + 3, 2.6, 2)],
];

/** Wooden crates, empty or with contents. */
export const CRATES = {
  crate: {
    size: [160, 100],
    place: 'ground',
    metres: 0.75,
    parts: [
      [PALE_WOOD, 'M22 18H138L156 40H4Z'],
      ['#35241a', 'M28 22H132L144 37H16Z'],
      ['#d8c07a', 'M30 34Q50 22 78 30Q110 20 132 34L140 37H20Z'],
      ...slats(40),
    ],
  },
  'rabbit-crate': {
    size: [160, 100],
    place: 'ground',
    metres: 0.75,
    parts: [
      [PALE_WOOD, 'M22 18H138L156 40H4Z'],
      ['#35241a', 'M28 22H132L144 37H16Z'],
      ...rabbitHead(58, 18, '#a27a55'),
      ...rabbitHead(104, 20, '#8c6544'),
      ...rabbitHead(34, 30, '#8c6544'),
      ...rabbitHead(82, 32, '#a27a55'),
      ...rabbitHead(128, 31, '#8c6544'),
      ...slats(44),
    ],
  },
  'open-box': {
    size: [160, 100],
    place: 'table',
    metres: 0.4,
    parts: [[DARK_WOOD, 'M8 40L30 4H130L152 40Z'], ['#35241a', 'M16 40L34 10H126L144 40Z'], ...slats(40)],
  },
  'boxed-pot': {
    size: [170, 130],
    place: 'table',
    metres: 0.42,
    parts: [
      [DARK_WOOD, 'M12 60L34 22H136L158 60Z'],
      ['#35241a', 'M20 60L38 28H132L150 60Z'],
      ['#2a2624', 'M112 8Q140 12 134 50H122Q126 22 112 20Z'],
      ['#bfd3d9', 'M58 0H110L122 50V66H46V50Z'],
      ['#efe7cf', 'M60 8Q54 26 53 44H59Q60 26 66 8Z'],
      ['#2a2624', 'M54 -14H114V4H54ZM54 -10L42 -12L54 6Z'],
      ['#2a2624', rect(74, -22, 20, 10)],
      ['#e0cd92', 'M30 60Q44 46 62 56Q86 46 108 56Q126 48 142 60V70H30Z'],
      [DARK_WOOD, rect(10, 62, 150, 66)],
      [WOOD, repeat(3, (i) => rect(8, 62 + i * 23, 154, 19))],
      [PALE_WOOD, `${rect(6, 58, 14, 72)}${rect(150, 58, 14, 72)}`],
    ],
  },
  basket: {
    size: [150, 110],
    place: 'table',
    metres: 0.4,
    parts: [
      ['#8a6234', 'M20 50Q24 -14 75 -14Q126 -14 130 50', 8],
      ['#b98a4e', 'M4 44H146L130 108H20Z'],
      ['#7b5529', repeat(5, (i) => `M${8 + i * 4} ${56 + i * 10}H${142 - i * 4}`), 2],
      ['#7b5529', repeat(7, (i) => `M${22 + i * 18} 48L${30 + i * 15} 106`), 2],
      ['#d3a465', 'M0 38Q75 50 150 38V50Q75 62 0 50Z'],
    ],
  },
  'lettuce-basket': {
    size: [150, 110],
    place: 'table',
    metres: 0.45,
    parts: [
      ['#5f9a3f', `${disc(38, 30, 30, 28)}${disc(112, 30, 30, 28)}`],
      ['#7dbb4f', disc(75, 22, 36, 32)],
      ['#a6d36f', 'M75 -4Q58 14 70 44Q62 16 75 -4ZM52 6Q66 20 70 44ZM98 6Q84 20 80 44Z'],
      ['#b98a4e', 'M4 44H146L130 108H20Z'],
      ['#7b5529', repeat(5, (i) => `M${8 + i * 4} ${56 + i * 10}H${142 - i * 4}`), 2],
      ['#d3a465', 'M0 38Q75 50 150 38V50Q75 62 0 50Z'],
    ],
  },
  sacks: {
    size: [170, 110],
    place: 'ground',
    metres: 0.9,
    parts: [
      ['#a88d62', 'M86 104Q74 60 98 34L92 16Q112 24 132 16L126 34Q156 60 162 104Q124 114 86 104Z'],
      ['#7b6440', 'M97 34Q112 40 127 34', 4],
      ['#c2a878', 'M6 106Q-2 64 34 38L26 18Q48 28 70 18L62 38Q98 66 92 106Q46 116 6 106Z'],
      ['#7b6440', 'M33 38Q48 44 63 38', 4],
      ['#f0e8d6', `${disc(40, 22, 12, 5)}${disc(56, 22, 10, 5)}`],
    ],
  },
} as const satisfies Record<string, Sketch>;
