import type { Point } from '#painter/canvas/shapes.ts';
import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, rect, repeat } from '#painter/canvas/strokes.ts';

const SPINES = ['#8c3b32', '#2f5574', '#b08a3e', '#4c6a4a', '#5f4468'] as const;

const branch = ([x, y]: Point, angle: number, length: number, depth: number): string => {
  const end: Point = [x + Math.cos(angle) * length, y - Math.sin(angle) * length];
  return depth === 0
    ? ''
    : line(x, y, ...end) +
        branch(end, angle + 0.5, length * 0.74, depth - 1) +
        branch(end, angle - 0.42, length * 0.7, depth - 1);
};

/** Things that lie on tables: papers, books and tools. */
export const DESK_THINGS = {
  scissors: {
    size: [240, 110],
    place: 'table',
    metres: 0.22,
    parts: [
      ['#3f74b5', 'M150 30L232 18L240 96L140 104Z'],
      ['#6b9ad4', 'M150 30L232 18L234 34L152 46Z'],
      ['#d6dce2', 'M74 62L196 16Q200 26 190 34L90 78ZM74 52L200 92Q202 82 194 74L92 38Z'],
      ['#8d97a1', disc(112, 57, 6)],
      ['#b8382f', 'M44 14a26 20 0 1 0 0.1 0ZM44 64a26 20 0 1 0 0.1 0Z', 11],
      ['#b8382f', 'M64 44L92 60M64 74L92 54', 11],
    ],
  },
  'boat-book': {
    size: [200, 120],
    place: 'table',
    metres: 0.3,
    parts: [
      ['accent', 'M2 26Q52 10 100 30Q148 10 198 26V114Q148 98 100 118Q52 98 2 114Z'],
      ['#f6f0e0', 'M10 20Q56 6 100 24V110Q56 92 10 106Z'],
      ['#fbf7ec', 'M190 20Q144 6 100 24V110Q144 92 190 106Z'],
      ['#8a8479', repeat(6, (i) => `M24 ${32 + i * 10}Q56 ${22 + i * 10} 86 ${34 + i * 10}`), 2.4],
      ['#2d63b8', 'M144 26V58H120ZM151 32V58H168ZM112 61H178L168 70H122Z'],
      ['#b9cbe6', 'M144 100V76H124ZM151 94V76H164Z'],
      ['#cfc6b0', 'M98 24H102V112H98Z'],
    ],
  },
  'framed-boat': {
    size: [150, 180],
    place: 'ground',
    metres: 1.15,
    parts: [
      ['#4a3626', rect(0, 0, 150, 180)],
      ['#f3ecdb', rect(9, 9, 132, 162)],
      ['#b9cbe6', 'M71 36V84H44ZM79 44V84H102ZM32 88H118L106 80H44Z'],
      ['#2d63b8', 'M71 150V98H44ZM79 142V98H102ZM32 94H118L106 86H44Z'],
    ],
  },
  'book-stack': {
    size: [170, 140],
    place: 'table',
    metres: 0.3,
    parts: SPINES.flatMap((colour, i): Part[] => {
      const [x, y] = [8 + (i % 3) * 7, 110 - i * 27];
      const wide = 150 - (i % 2) * 12;
      return [
        [colour, rect(x, y, wide, 28)],
        ['#efe6cf', rect(x + wide - 16, y + 5, 14, 18)],
        ['#e0c684', `${rect(x + 14, y + 4, 5, 20)}${rect(x + 30, y + 11, 60, 5)}`],
      ];
    }),
  },
  newspapers: {
    size: [200, 130],
    place: 'table',
    metres: 0.35,
    parts: [
      ['#b8b09c', repeat(5, (i) => rect(6 + (i % 2) * 5, 74 + i * 11, 186, 9))],
      ['#e9e3d2', repeat(5, (i) => rect(4 + (i % 3) * 3, 72 + i * 11, 190, 5))],
      ['#f5f0e2', 'M30 6H178L196 74H4Z'],
      ['#26262b', 'M44 14H166L169 26H40Z'],
      [
        '#55565c',
        repeat(4, (i) => `M${36 - i * 3} ${34 + i * 9}H${94 - i * 2}V${38 + i * 9}H${35 - i * 3}Z`),
      ],
      ['#8d8f96', 'M106 34H170L178 64H106Z'],
    ],
  },
  'tree-drawing': {
    size: [190, 150],
    place: 'table',
    metres: 0.3,
    parts: [
      ['#d9cfb5', 'M32 12H164L192 150H0Z'],
      ['#f8f2e0', 'M30 6H162L188 144H0Z'],
      ['#1d1a1c', branch([94, 128], Math.PI / 2, 34, 6), 2.4],
      ['#1d1a1c', `${branch([94, 128], -0.9, 10, 3)}${branch([94, 128], -2.2, 10, 3)}`, 1.8],
      ['#1d1a1c', disc(94, 100, 7, 10)],
    ],
  },
  'ink-bottle': {
    size: [90, 110],
    place: 'table',
    metres: 0.12,
    parts: [
      ['#3a3d45', 'M30 4H60V22H30Z'],
      ['#c3d2d8', 'M30 22H60L86 52V104Q86 110 80 110H10Q4 110 4 104V52Z'],
      ['#12131a', 'M8 60H82V102Q82 106 78 106H12Q8 106 8 102Z'],
      ['#f3ead2', rect(18, 70, 54, 24)],
      ['#2a2b33', `${rect(26, 77, 38, 4)}${rect(32, 85, 26, 3)}`],
      ['#eef6f8', 'M12 56L32 30L36 32L18 58Z'],
    ],
  },
  'hat-pin': {
    size: [260, 60],
    place: 'table',
    metres: 0.2,
    parts: [
      ['#dfe4ea', 'M44 27L258 30L44 33Z'],
      ['#c7a24b', disc(38, 30, 12)],
      ['#e9eef5', disc(24, 30, 20)],
      ['#ffffff', disc(18, 24, 6)],
    ],
  },
  cloves: {
    size: [170, 80],
    place: 'table',
    metres: 0.14,
    parts: [
      ['#4a2a1a', 'M4 80Q30 30 84 16Q140 32 166 80Z'],
      ['#6e3f24', repeat(15, (i) => `M${26 + ((i * 47) % 116)} ${34 + ((i * 29) % 40)}l14 -5l2 5l-13 6Z`)],
      ['#a06a3f', repeat(15, (i) => disc(42 + ((i * 47) % 116), 30 + ((i * 29) % 40), 4.4))],
    ],
  },
  slate: {
    size: [200, 140],
    place: 'table',
    metres: 0.4,
    parts: [
      ['#9a6d42', 'M24 4H176L198 138H2Z'],
      ['#2c3238', 'M34 14H166L184 128H16Z'],
      ['#e8ebe9', repeat(5, (i) => `M${50 + i * 15} 34V62`) + line(44, 56, 120, 40), 3.4],
      ['#e8ebe9', `${line(42, 84, 150, 84)}${line(38, 104, 120, 104)}`, 3],
    ],
  },
  'hung-uniform': {
    size: [220, 196],
    place: 'air',
    metres: 1.5,
    parts: [
      ['#7d5a3a', rect(0, 0, 220, 11)],
      ['#3a3d42', 'M75 8V20Q75 27 83 25M182 8V26Q182 34 190 32', 4],
      ['#2f4f86', 'M146 58Q150 34 182 32Q214 34 218 58Q200 66 182 66Q164 66 146 58Z'],
      ['#a62f2b', 'M152 58Q182 70 212 58V70Q182 82 152 70Z'],
      ['#1c1c22', 'M156 70Q182 80 208 70Q206 84 182 86Q158 84 156 70Z'],
      ['#e6bd4f', disc(182, 65, 5)],
      ['#2f4f86', 'M58 26Q75 36 92 26L126 44L148 132L124 140L114 92L118 188H32L36 92L26 140L2 132L24 44Z'],
      ['#a62f2b', `M58 26Q75 40 92 26L94 40Q75 52 56 40Z${rect(6, 122, 26, 10)}${rect(118, 122, 26, 10)}`],
      ['#1f3761', rect(73, 44, 4, 144)],
      ['#e6bd4f', repeat(6, (i) => disc(62, 62 + i * 20, 4.4) + disc(88, 62 + i * 20, 4.4))],
      ['#e6bd4f', `${disc(34, 46, 13, 5)}${disc(116, 46, 13, 5)}`],
    ],
  },
  'hung-coat': {
    size: [120, 220],
    place: 'ground',
    metres: 1.9,
    parts: [
      ['#8b6a45', rect(0, 0, 120, 12)],
      ['#3a3d42', 'M60 8V26Q60 36 70 34M20 8V20Q20 28 28 26M100 8V20Q100 28 108 26', 5],
      ['#b08f3a', 'M46 34Q60 22 76 34L98 52L110 150L94 154L90 110L96 218H28L34 108L28 152L12 148L24 52Z'],
      ['#8f7229', `M60 40L62 218L58 218Z${rect(36, 130, 18, 5)}${rect(70, 130, 18, 5)}`],
      ['#d8b95e', 'M46 34Q60 48 76 34L80 46Q60 60 42 46Z'],
    ],
  },
} as const satisfies Record<string, Sketch>;
