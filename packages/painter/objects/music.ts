import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, rect, repeat } from '#painter/canvas/strokes.ts';

/** Musical instruments. */
export const MUSIC = {
  violin: {
    size: [70, 160],
    place: 'table',
    metres: 0.6,
    parts: [
      ['dark', rect(31, 8, 8, 70)],
      ['ink', 'M27 4H43V14H27Z'],
      [
        'accent',
        'M35 60Q56 60 56 78Q56 88 50 94Q46 102 52 110Q64 118 62 136Q56 158 35 158Q14 158 8 136Q6 118 18 110Q24 102 20 94Q14 88 14 78Q14 60 35 60Z',
      ],
      ['ink', 'M31 70V140H39V70Z'],
      ['bone', `${line(33, 12, 33, 132)}${line(37, 12, 37, 132)}`, 0.8],
      ['ink', 'M22 104Q18 116 24 126M48 104Q52 116 46 126', 2],
      ['bone', rect(26, 122, 18, 3)],
    ],
  },
  guitar: {
    size: [80, 170],
    place: 'table',
    metres: 1,
    parts: [
      ['dark', rect(36, 14, 8, 84)],
      ['ink', 'M32 2H48L46 20H34Z'],
      [
        'accent',
        'M40 76Q62 74 62 94Q62 104 60 110Q76 122 72 146Q64 168 40 168Q16 168 8 146Q4 122 20 110Q18 104 18 94Q18 74 40 76Z',
      ],
      ['ink', disc(40, 122, 12)],
      ['bone', `${line(38, 16, 38, 148)}${line(42, 16, 42, 148)}`, 0.8],
      ['ink', rect(26, 146, 28, 5)],
    ],
  },
  piano: {
    size: [170, 120],
    place: 'ground',
    metres: 1.4,
    parts: [
      ['dark', 'M14 58L40 4Q90 8 130 28Q160 44 164 58Z'],
      ['ink', line(116, 58, 96, 18), 2.4],
      ['body', 'M4 58H166V82Q150 92 120 92H4Z'],
      ['bone', rect(8, 72, 92, 9)],
      ['ink', repeat(14, (i) => rect(12 + i * 6.3, 72, 3, 5))],
      ['dark', `${rect(14, 90, 9, 30)}${rect(140, 86, 9, 34)}${rect(84, 92, 7, 28)}`],
    ],
  },
  drum: {
    size: [100, 90],
    place: 'table',
    metres: 0.5,
    parts: [
      ['accent', 'M6 26V70Q10 88 50 88Q90 88 94 70V26Z'],
      ['bone', disc(50, 26, 44, 16)],
      [
        'ink',
        repeat(5, (i) => `M${8 + i * 17} ${36 + (i % 2) * 2}L${16 + i * 17} 78L${25 + i * 17} 38`),
        1.6,
      ],
      ['body', line(20, 4, 56, 26), 4],
      ['body', line(88, 2, 58, 24), 4],
    ],
  },
  trumpet: {
    size: [150, 70],
    place: 'table',
    metres: 0.3,
    parts: [
      ['accent', 'M4 26H20V30H92Q124 26 146 4V62Q124 40 92 38H20V42H4Z'],
      ['accent', 'M40 38Q30 38 30 48Q30 60 42 60H84Q96 60 96 48Q96 38 86 38', 4.4],
      ['bone', `${rect(48, 20, 7, 34)}${rect(62, 20, 7, 34)}${rect(76, 20, 7, 34)}`],
    ],
  },
} as const satisfies Record<string, Sketch>;
