import type { Sketch } from '#painter/canvas/sketch.ts';
import { line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Boats and houses left behind by the sea, and an 1886 motor car. */
export const LANDED_BOATS = {
  'upturned-boat': {
    size: [260, 90],
    place: 'ground',
    metres: 1.5,
    parts: [
      ['#8a5b38', 'M4 84Q28 20 130 10Q232 20 256 84Z'],
      ['#6b4427', 'M14 66Q120 38 246 66M34 46Q128 24 226 46', 2.4],
      ['#b07c4d', 'M0 78Q130 64 260 78L258 90Q130 78 2 90Z'],
      ['#5a3820', 'M60 22Q130 -2 200 22L196 28Q130 8 64 28Z'],
    ],
  },
  'stranded-boat': {
    size: [240, 150],
    place: 'ground',
    metres: 3.2,
    parts: [
      ['#d9d4c6', 'M120 66L148 4L196 26L176 88Z'],
      ['#5c7f92', poly(150, 22, 168, 30, 160, 52, 141, 44)],
      ['#3f6f8c', 'M2 74Q84 96 232 120L214 148Q96 156 40 138Q12 116 2 74Z'],
      ['#c65a3a', 'M10 96Q84 122 224 134L214 148Q96 156 40 138Q18 122 10 96Z'],
      ['#e9e4d6', 'M2 74Q84 96 232 120L230 126Q84 104 3 82Z'],
      ['#4a4038', line(176, 40, 222, 10), 4],
    ],
  },
  'broken-house': {
    size: [220, 150],
    place: 'ground',
    metres: 6,
    parts: [
      ['#8d8579', 'M24 148V66L58 60L72 84L104 56L132 78L150 50L196 72V148Z'],
      ['#5b4a40', 'M8 70L112 6L128 18L92 48L76 40L20 82Z'],
      ['#3a332f', 'M44 84H78V116H44ZM134 94H168V128H134ZM96 104H120V148H96Z'],
      ['#6a5747', 'M128 18L206 132L198 138L120 24ZM150 50L220 58L218 66L148 60Z'],
      [
        '#6a5747',
        `${poly(4, 148, 60, 126, 66, 132, 20, 150)}${poly(150, 150, 208, 128, 216, 138, 176, 150)}`,
      ],
      ['#3a332f', repeat(3, (i) => line(86 + i * 12, 62 + i * 6, 90 + i * 12, 96)), 1.6],
    ],
  },
  'motor-carriage': {
    size: [240, 160],
    place: 'ground',
    metres: 1.6,
    seat: [86, 128, 54],
    parts: [
      ['#5d3a2a', 'M70 42Q66 10 82 8Q94 12 96 46L146 50V70H70Z'],
      ['#7a2f2a', 'M74 52H150Q154 66 146 72H76Z'],
      ['#25262b', 'M150 66L196 84L204 118', 5],
      ['#25262b', 'M168 74L170 34M158 34H184', 4],
      ['#4a4038', rect(40, 78, 140, 8)],
      ['#c39a4a', 'M36 84H92V104H36Z'],
      ['#d9b565', rect(52, 66, 16, 20)],
      [
        '#2b2c31',
        repeat(12, (i) =>
          line(68, 108, 68 + Math.cos((i * Math.PI) / 6) * 48, 108 + Math.sin((i * Math.PI) / 6) * 48),
        ),
        1.8,
      ],
      ['#2b2c31', 'M20 108a48 48 0 1 1 96 0a48 48 0 1 1 -96 0Z', 6],
      [
        '#2b2c31',
        repeat(10, (i) =>
          line(202, 124, 202 + Math.cos((i * Math.PI) / 5) * 32, 124 + Math.sin((i * Math.PI) / 5) * 32),
        ),
        1.6,
      ],
      ['#2b2c31', 'M170 124a32 32 0 1 1 64 0a32 32 0 1 1 -64 0Z', 5],
      ['#c39a4a', 'M62 108a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM197 124a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z'],
    ],
  },
  'brass-engine': {
    size: [220, 150],
    place: 'table',
    metres: 0.6,
    parts: [
      ['#5a3f2c', rect(0, 128, 220, 22)],
      ['#2f3036', 'M96 74a54 54 0 1 1 108 0a54 54 0 1 1 -108 0Z', 10],
      [
        '#2f3036',
        repeat(6, (i) =>
          line(150, 74, 150 + Math.cos((i * Math.PI) / 3) * 50, 74 + Math.sin((i * Math.PI) / 3) * 50),
        ),
        5,
      ],
      ['#c39a4a', 'M14 62H104V110H14Z'],
      ['#9a7430', repeat(6, (i) => rect(22 + i * 14, 62, 5, 48))],
      ['#dcb867', 'M36 14H74V62H36Z'],
      ['#8d6a2c', 'M30 10H80V22H30Z'],
      ['#3a3b42', 'M104 82L150 74L150 84L104 94Z'],
      ['#dcb867', 'M138 74a12 12 0 1 1 24 0a12 12 0 1 1 -24 0Z'],
      ['#b3692f', 'M14 70Q-8 70 -4 100Q0 126 26 128', 6],
      ['#4b4d55', `${rect(24, 110, 16, 20)}${rect(80, 110, 16, 20)}${rect(138, 118, 24, 12)}`],
    ],
  },
} as const satisfies Record<string, Sketch>;
