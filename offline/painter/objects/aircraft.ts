import type { Sketch } from '#offline/painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#offline/painter/canvas/strokes.ts';

/** Aircraft. */
export const AIRCRAFT = {
  rocket: {
    size: [90, 190],
    place: 'air',
    metres: 40,
    parts: [
      ['accent', 'M28 108Q6 122 6 152L30 140ZM62 108Q84 122 84 152L60 140Z'],
      ['bone', 'M45 4Q68 34 66 84Q66 122 58 146H32Q24 122 24 84Q22 34 45 4Z'],
      ['body', 'M45 4Q56 18 61 38Q45 44 29 38Q34 18 45 4Z'],
      ['ink', disc(45, 66, 10)],
      ['glow', disc(45, 66, 7)],
      ['dark', rect(28, 112, 34, 4)],
      ['dark', 'M34 146H56L60 156H30Z'],
      ['accent', 'M32 157Q26 174 45 190Q64 174 58 157Z'],
      ['glow', 'M36 157Q34 168 45 180Q56 168 54 157Z'],
    ],
    lights: [
      [45, 170, 80],
      [45, 66, 24],
    ],
  },
  satellite: {
    size: [160, 90],
    place: 'air',
    metres: 6,
    parts: [
      ['body', `${rect(2, 26, 52, 34)}${rect(106, 26, 52, 34)}`],
      [
        'ink',
        `${repeat(4, (i) => line(12 + i * 11, 26, 12 + i * 11, 60))}${repeat(4, (i) => line(116 + i * 11, 26, 116 + i * 11, 60))}${line(2, 43, 54, 43)}${line(106, 43, 158, 43)}`,
        1,
      ],
      ['ink', line(54, 43, 106, 43), 4],
      ['bone', rect(66, 20, 28, 46)],
      ['accent', rect(66, 38, 28, 6)],
      ['pale', 'M62 66Q80 96 98 66Q80 74 62 66Z'],
      ['ink', line(80, 72, 80, 88), 2],
      ['glow', disc(80, 14, 3)],
    ],
    lights: [[80, 14, 30]],
  },
  spaceship: {
    size: [180, 70],
    place: 'air',
    metres: 14,
    parts: [
      ['pale', 'M58 30Q62 6 90 6Q118 6 122 30Z'],
      ['body', 'M2 40Q30 24 90 24Q150 24 178 40Q150 60 90 60Q30 60 2 40Z'],
      ['dark', 'M10 44Q50 54 90 54Q130 54 170 44Q146 60 90 60Q34 60 10 44Z'],
      ['glow', repeat(7, (i) => disc(36 + i * 18, 42, 3.2))],
      ['accent', disc(90, 60, 18, 4)],
    ],
    lights: [
      [90, 62, 70],
      [90, 42, 60],
    ],
  },
  balloon: {
    size: [110, 160],
    place: 'air',
    metres: 20,
    parts: [
      ['accent', 'M55 4Q106 8 106 58Q100 92 68 124H42Q10 92 4 58Q4 8 55 4Z'],
      ['bone', 'M55 4Q72 16 74 58Q72 94 62 124H48Q38 94 36 58Q38 16 55 4Z'],
      ['body', 'M55 4Q18 18 18 60Q24 98 46 124H42Q10 92 4 58Q4 8 55 4Z'],
      ['ink', `${line(44, 124, 47, 140)}${line(66, 124, 63, 140)}`, 1.2],
      ['body', 'M44 140H66L63 158H47Z'],
      ['glow', disc(55, 130, 3.6)],
    ],
    lights: [[55, 126, 46]],
  },
  airplane: {
    size: [180, 70],
    place: 'air',
    metres: 8,
    parts: [
      ['dark', 'M70 30L110 2H122L104 32Z'],
      ['body', 'M4 42Q14 28 50 28H140L162 8H176L166 36Q160 46 130 48H40Q12 48 4 42Z'],
      ['pale', 'M66 42L116 68H132L104 42Z'],
      ['glow', repeat(6, (i) => rect(54 + i * 13, 34, 5, 5))],
      ['ink', line(2, 30, 2, 54), 2.4],
    ],
    lights: [[172, 10, 16]],
  },
  airship: {
    size: [200, 90],
    place: 'air',
    metres: 26,
    parts: [
      ['accent', 'M164 20L196 6V64L164 52Z'],
      ['body', 'M4 38Q20 6 90 6Q160 8 186 38Q160 68 90 68Q20 68 4 38Z'],
      ['dark', 'M6 42Q90 62 184 42Q160 68 90 68Q20 66 6 42Z'],
      ['ink', 'M4 38Q90 22 186 38M20 22Q90 6 170 24', 0.8],
      ['ink', `${line(66, 66, 70, 76)}${line(122, 66, 118, 76)}`, 1.4],
      ['dark', 'M62 74H126L118 88H70Z'],
      ['glow', repeat(4, (i) => rect(74 + i * 11, 77, 6, 5))],
    ],
    lights: [[94, 80, 40]],
  },
  kite: {
    size: [90, 130],
    place: 'air',
    metres: 1.6,
    parts: [
      ['accent', poly(45, 2, 84, 38, 45, 92, 6, 38)],
      ['bone', poly(45, 2, 84, 38, 45, 38)],
      ['dark', poly(6, 38, 45, 38, 45, 92)],
      ['pale', 'M45 92Q64 102 48 112Q36 120 52 130', 2],
    ],
  },
  meteor: {
    size: [170, 110],
    place: 'air',
    metres: 8,
    parts: [
      ['accent', 'M30 96Q70 60 168 2Q120 60 60 106Z'],
      ['glow', 'M34 92Q70 66 140 20Q100 64 52 102Z'],
      ['body', disc(34, 88, 20)],
      ['dark', `${disc(28, 84, 5)}${disc(40, 94, 4)}`],
    ],
    lights: [[36, 86, 90]],
  },
} as const satisfies Record<string, Sketch>;
