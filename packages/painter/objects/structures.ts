import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Outdoor structures. */
export const STRUCTURES = {
  fence: {
    size: [160, 60],
    place: 'ground',
    metres: 1.2,
    parts: [
      ['dark', `${rect(0, 22, 160, 6)}${rect(0, 42, 160, 6)}`],
      [
        'body',
        repeat(9, (i) =>
          poly(4 + i * 18, 60, 4 + i * 18, 12, 9 + i * 18, 4, 14 + i * 18, 12, 14 + i * 18, 60),
        ),
      ],
    ],
  },
  signpost: {
    size: [90, 140],
    place: 'ground',
    metres: 2.6,
    parts: [
      ['body', rect(40, 4, 9, 136)],
      ['pale', poly(44, 16, 80, 16, 90, 27, 80, 38, 44, 38)],
      ['body', poly(46, 48, 12, 48, 2, 58, 12, 68, 46, 68)],
    ],
  },
  bench: {
    size: [130, 70],
    place: 'ground',
    metres: 0.9,
    parts: [
      ['body', `${rect(4, 8, 122, 9)}${rect(4, 22, 122, 7)}${rect(0, 40, 130, 9)}`],
      [
        'ink',
        `${line(16, 6, 16, 70)}${line(114, 6, 114, 70)}${line(26, 48, 26, 70)}${line(104, 48, 104, 70)}`,
        4,
      ],
    ],
  },
  column: {
    size: [60, 160],
    place: 'ground',
    metres: 8,
    parts: [
      ['bone', poly(16, 144, 18, 26, 42, 26, 44, 144)],
      ['pale', repeat(3, (i) => rect(20 + i * 8, 28, 2.4, 116))],
      ['body', `${rect(8, 10, 44, 10)}M10 20H50L42 28H18Z${rect(10, 144, 40, 8)}${rect(4, 152, 52, 8)}`],
    ],
  },
  fountain: {
    size: [140, 130],
    place: 'ground',
    metres: 4,
    parts: [
      ['pale', 'M70 20Q50 0 34 40M70 20Q90 0 106 40M70 20Q60 -10 52 50M70 20Q80 -10 88 50', 2.4],
      ['body', 'M62 40H78L84 108H56Z'],
      ['body', 'M26 50Q70 66 114 50Q104 72 70 74Q36 72 26 50Z'],
      ['body', 'M2 96Q70 116 138 96V118Q130 130 70 130Q10 130 2 118Z'],
      ['pale', disc(70, 98, 66, 8)],
    ],
  },
  gravestone: {
    size: [80, 100],
    place: 'ground',
    metres: 1.3,
    parts: [
      ['dark', 'M0 100Q40 88 80 100Z'],
      ['body', 'M12 96V36Q14 6 40 4Q66 6 68 36V96Z'],
      ['dark', `${rect(37, 24, 6, 34)}${rect(27, 34, 26, 6)}`],
      ['dark', `${rect(24, 68, 32, 2.6)}${rect(28, 76, 24, 2.6)}`],
      ['body', 'M14 96Q10 84 20 80Q22 90 26 96Z'],
    ],
  },
  volcano: {
    size: [220, 150],
    place: 'ground',
    metres: 300,
    parts: [
      ['dark', 'M84 34Q60 10 82 -8Q72 -34 104 -36Q116 -58 142 -40Q170 -40 160 -14Q174 6 142 14L132 36Z'],
      ['body', 'M0 150Q60 104 82 36Q110 44 134 36Q160 104 220 150Z'],
      [
        'accent',
        'M86 37Q110 46 130 37Q134 52 124 64Q130 84 120 104Q116 84 110 72Q104 86 100 112Q92 80 96 60Q86 54 86 37Z',
      ],
      ['glow', 'M92 39Q110 45 126 39Q120 52 112 50Q108 62 104 50Q96 52 92 39Z'],
    ],
    lights: [[108, 36, 120]],
  },
  waterfall: {
    size: [140, 180],
    place: 'ground',
    metres: 50,
    parts: [
      ['body', 'M0 180V20Q20 4 46 12L52 180ZM140 180V26Q120 8 96 14L88 180Z'],
      ['dark', 'M20 180V40L34 30L44 180ZM118 180L110 34L124 44V180Z'],
      ['bone', 'M44 12Q70 4 98 14Q92 100 100 178H40Q50 100 44 12Z'],
      ['pale', repeat(5, (i) => line(52 + i * 9, 16 + (i % 2) * 12, 50 + i * 10, 172)), 2],
      ['bone', `${disc(44, 174, 20, 10)}${disc(72, 176, 28, 12)}${disc(100, 174, 20, 10)}`],
    ],
    lights: [[70, 170, 60]],
  },
  boulder: {
    size: [120, 80],
    place: 'ground',
    metres: 2,
    parts: [
      ['body', poly(4, 80, 10, 44, 34, 14, 70, 4, 102, 24, 116, 56, 118, 80)],
      ['dark', poly(4, 80, 10, 44, 34, 14, 44, 40, 32, 80)],
      ['pale', poly(70, 4, 102, 24, 80, 34, 44, 40, 34, 14)],
    ],
  },
  swing: {
    size: [110, 130],
    place: 'ground',
    metres: 3,
    parts: [
      ['body', 'M4 130L24 4H30L14 130ZM106 130L86 4H80L96 130Z'],
      ['body', rect(20, 4, 70, 6)],
      ['ink', `${line(42, 8, 46, 96)}${line(68, 8, 72, 96)}`, 1.6],
      ['accent', poly(40, 94, 78, 94, 78, 100, 40, 100)],
    ],
  },
  cross: {
    size: [70, 110],
    place: 'ground',
    metres: 1.5,
    parts: [
      ['body', `${rect(30, 2, 11, 108)}${rect(8, 28, 55, 11)}`],
      ['dark', 'M10 110Q35 98 62 110Z'],
    ],
  },
} as const satisfies Record<string, Sketch>;
