import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, repeat } from '#painter/canvas/strokes.ts';

/** Aquatic animals. */
export const SEA_LIFE = {
  whale: {
    size: [220, 110],
    place: 'deep',
    metres: 9,
    parts: [
      [
        'body',
        'M6 62Q10 26 70 22Q130 20 168 50Q184 60 194 48Q186 28 196 10Q206 26 220 28Q214 48 204 58Q196 80 160 84Q120 104 70 100Q12 96 6 62Z',
      ],
      ['pale', 'M8 70Q60 84 118 84Q110 100 70 100Q16 96 8 70Z'],
      [
        'dark',
        repeat(
          6,
          (i) =>
            `M${16 + i * 3} ${78 + i * 3.4}Q60 ${88 + i * 2.4} ${112 - i * 5} ${86 + i * 2}Q60 ${90 + i * 2.4} ${16 + i * 3} ${78 + i * 3.4}Z`,
        ),
      ],
      ['dark', 'M88 84Q96 110 124 110Q116 96 108 82Z'],
      ['ink', disc(46, 66, 2.6)],
      ['ink', 'M10 66Q26 74 40 74', 1.4],
    ],
  },
  fish: {
    size: [110, 56],
    place: 'deep',
    metres: 1.2,
    parts: [
      ['accent', 'M4 30Q24 4 56 8Q78 12 88 26L108 8Q102 28 108 50L88 34Q74 50 52 50Q22 50 4 30Z'],
      ['dark', 'M46 8Q56 -4 72 12ZM48 50Q58 58 66 48Z'],
      ['pale', 'M6 32Q30 44 60 44Q44 52 28 46Q14 42 6 32Z'],
      ['ink', disc(22, 25, 2.6)],
    ],
  },
  shark: {
    size: [180, 80],
    place: 'deep',
    metres: 4,
    parts: [
      ['dark', 'M76 24Q88 0 106 0Q98 18 106 30Z'],
      ['body', 'M4 44Q40 20 90 22Q132 26 156 42L176 16Q170 44 180 66L154 54Q124 62 84 60Q36 60 4 44Z'],
      ['pale', 'M10 47Q60 56 120 56Q90 62 60 59Q30 57 10 47Z'],
      ['dark', 'M70 54Q72 74 92 80Q92 66 98 56Z'],
      ['ink', `${disc(28, 40, 2)}M44 42V52M49 42V52M54 42V52`, 1.4],
    ],
  },
  octopus: {
    size: [140, 140],
    place: 'deep',
    metres: 3,
    parts: [
      ['dark', 'M50 76Q20 90 10 130Q26 110 44 104ZM92 76Q122 90 132 130Q114 110 98 104Z'],
      [
        'body',
        'M36 50Q36 8 70 6Q106 8 106 50Q104 66 98 74Q126 78 138 106Q118 94 102 96Q110 118 96 138Q94 118 84 104Q80 124 70 138Q62 122 58 104Q46 118 44 138Q30 118 40 96Q22 92 2 106Q14 78 44 74Q36 66 36 50Z',
      ],
      ['bone', `${disc(54, 56, 7)}${disc(86, 56, 7)}`],
      ['ink', `${disc(54, 57, 3.4)}${disc(86, 57, 3.4)}`],
      ['pale', repeat(5, (i) => disc(60 + (i % 3) * 9, 84 + Math.floor(i / 3) * 9, 2))],
    ],
  },
  jellyfish: {
    size: [90, 140],
    place: 'deep',
    metres: 1.4,
    parts: [
      [
        'pale',
        repeat(6, (i) => `M${20 + i * 10} 50q${i % 2 === 0 ? -12 : 12} 30 0 50t${i % 2 === 0 ? 6 : -6} 34`),
        2.6,
      ],
      ['accent', 'M6 50Q8 6 45 4Q82 6 84 50Q74 58 64 50Q54 58 45 50Q36 58 26 50Q16 58 6 50Z'],
      ['glow', 'M20 38Q24 16 45 14Q36 24 34 40Z'],
    ],
    lights: [[45, 32, 60]],
  },
  turtle: {
    size: [140, 70],
    place: 'deep',
    metres: 1,
    parts: [
      ['dark', 'M40 46Q20 66 6 66Q14 46 34 38ZM96 48Q108 66 122 68Q122 52 106 42Z'],
      ['body', 'M26 40Q34 6 74 6Q114 10 118 42Q80 60 26 40Z'],
      ['pale', 'M110 36Q124 20 136 28Q142 36 132 42Q120 46 112 44Z'],
      ['dark', 'M50 16L66 14L72 28L58 36L44 30ZM80 14L96 22L98 34L82 36L76 26Z'],
      ['ink', disc(129, 32, 1.8)],
    ],
  },
} as const satisfies Record<string, Sketch>;
