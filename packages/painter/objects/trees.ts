import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, rect, repeat } from '#painter/canvas/strokes.ts';

/** Trees. */
export const TREES = {
  oak: {
    size: [160, 170],
    place: 'ground',
    metres: 14,
    parts: [
      ['dark', 'M70 170Q76 128 66 96L44 78L50 74L74 90L78 60H86L88 92L112 72L118 78L96 100Q88 130 96 170Z'],
      [
        'leaf',
        'M20 92Q2 84 10 64Q8 40 34 40Q40 14 70 18Q96 2 114 26Q144 26 146 54Q164 70 146 88Q134 106 112 96Q96 108 80 98Q62 110 46 98Q30 106 20 92Z',
      ],
      [
        'pale',
        'M34 44Q46 26 66 30Q54 38 52 48Q42 46 34 56ZM84 24Q104 18 112 34Q100 32 92 40ZM112 50Q130 46 136 60Q126 58 118 64Z',
      ],
      [
        'dark',
        'M30 88Q50 78 66 88Q82 80 96 88Q116 78 138 84Q126 104 112 96Q96 108 80 98Q62 110 46 98Q36 100 30 88Z',
      ],
    ],
  },
  pine: {
    size: [100, 180],
    place: 'ground',
    metres: 16,
    parts: [
      ['dark', rect(45, 150, 10, 30)],
      ['leaf', 'M50 4L68 42L60 42L78 78L68 78L88 116L76 116L96 156H4L24 116L12 116L32 78L22 78L40 42L32 42Z'],
      [
        'pale',
        'M50 4L68 42L60 42L56 34ZM60 44L78 78L68 78L58 60ZM68 80L88 116L76 116L62 96ZM76 118L96 156H84L68 136Z',
      ],
    ],
  },
  palm: {
    size: [130, 170],
    place: 'ground',
    metres: 11,
    parts: [
      ['body', 'M58 170Q70 120 58 56L68 54Q84 120 74 170Z'],
      ['dark', repeat(7, (i) => rect(61 + i * 0.6, 74 + i * 13, 11, 2.4))],
      [
        'leaf',
        'M64 54Q40 18 4 36Q38 34 64 54ZM64 54Q46 34 8 72Q42 56 64 54ZM64 54Q60 14 92 4Q74 26 64 54ZM64 54Q94 20 126 42Q94 38 64 54ZM64 54Q96 44 118 84Q92 60 64 54ZM64 54Q36 56 34 100Q46 70 64 54Z',
      ],
      ['accent', `${disc(60, 58, 5)}${disc(69, 60, 5)}`],
    ],
  },
  'dead-tree': {
    size: [130, 170],
    place: 'ground',
    metres: 10,
    parts: [
      [
        'leaf',
        'M52 170Q62 130 54 96L30 72L16 70L28 66L18 44L36 64L56 80L58 46L44 26L60 36L62 8L70 38L84 20L76 50L78 76L98 60L102 38L108 58L126 54L104 70L82 98Q78 134 92 170Z',
      ],
      ['dark', 'M66 100Q72 130 66 168L74 168Q80 130 76 98Z'],
    ],
  },
  willow: {
    size: [150, 160],
    place: 'ground',
    metres: 10,
    parts: [
      ['dark', 'M66 160Q74 120 68 70H84Q80 120 90 160Z'],
      [
        'leaf',
        'M8 118Q10 30 74 16Q142 26 144 122Q136 94 128 90Q130 118 122 136Q116 100 108 86Q106 118 98 130Q94 96 84 82Q78 110 70 126Q64 96 58 84Q52 116 42 136Q40 108 34 92Q26 112 20 138Q16 118 8 118Z',
      ],
      ['pale', 'M40 44Q60 24 84 28Q62 36 52 60Q40 62 40 44Z'],
    ],
  },
} as const satisfies Record<string, Sketch>;
