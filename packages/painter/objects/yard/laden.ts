import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, rect } from '#painter/canvas/strokes.ts';
import { rabbitHead } from './crates.ts';

const spokes = (x: number, y: number, r: number): string =>
  line(x - r, y, x + r, y) +
  line(x, y - r, x, y + r) +
  line(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7) +
  line(x + r * 0.7, y - r * 0.7, x - r * 0.7, y + r * 0.7);

/** Things carrying loads that they were never built for. */
export const LADEN = {
  'rabbit-carriage': {
    size: [230, 180],
    place: 'ground',
    metres: 2.1,
    parts: [
      ['#2b262c', 'M178 82Q176 30 206 26Q232 34 222 78Q208 92 178 82Z'],
      ['#453d45', 'M186 76Q186 40 206 34M198 80Q202 50 214 44', 2.4],
      ['#8e2f35', 'M40 62Q44 50 58 56L70 98H172L178 66Q190 60 196 70V104H46Z'],
      ...rabbitHead(90, 76, '#a27a55'),
      ...rabbitHead(142, 70, '#8c6544'),
      ['#5a3b2a', 'M22 74Q36 66 44 80Q52 94 76 94H176Q200 90 206 70L218 72Q216 122 178 134H74Q32 130 22 74Z'],
      ['#c9a25a', 'M22 74Q36 66 44 80Q52 94 76 94H176Q200 90 206 70L216 72', 3],
      ['#8c6544', 'M92 132Q86 96 110 90Q136 92 134 132Q128 144 122 132Q112 126 106 132Q98 144 92 132Z'],
      [
        '#6f4e33',
        'M94 134Q92 120 102 122Q110 130 104 142Q96 148 94 134ZM122 134Q120 122 130 120Q138 130 132 142Q124 148 122 134Z',
      ],
      ['#f1e8da', disc(113, 108, 9)],
      ['#3a2a20', rect(50, 132, 140, 6)],
      [
        '#2b2420',
        `${disc(56, 148, 28)}${spokes(56, 148, 28)}${disc(180, 140, 38)}${spokes(180, 140, 38)}`,
        4,
      ],
      ['#c9a25a', `${disc(56, 148, 5)}${disc(180, 140, 6)}`],
    ],
  },
  'laden-boat': {
    size: [200, 147],
    place: 'water',
    metres: 1.9,
    parts: [
      ['#5d4029', 'M6 92Q92 116 194 85L185 104Q92 125 18 110Z'],
      ['#9a683c', 'M78 62Q100 56 122 62Q130 92 122 122Q100 130 78 122Q70 92 78 62Z'],
      ['#3c4046', 'M76 72Q100 78 124 72L125 78Q100 84 75 78ZM75 106Q100 112 125 106L124 112Q100 118 76 112Z'],
      ['#b98651', disc(100, 63, 22, 6.5)],
      ['#2c1b12', disc(100, 63, 18.5, 4.6)],
      ['#8a5b38', 'M3 92Q92 125 197 85Q188 125 166 144H43Q15 128 3 92Z'],
      ['#6b4427', 'M15 119Q92 138 185 116L166 144H43Z'],
      ['#b07c4d', 'M3 92Q92 125 197 85L194 93Q92 133 6 99Z'],
    ],
  },
} as const satisfies Record<string, Sketch>;
