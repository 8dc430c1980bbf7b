import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, hourMarks, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Books, letters and maps. */
export const PAPERS = {
  book: {
    size: [130, 64],
    place: 'table',
    metres: 0.2,
    parts: [
      ['accent', 'M2 20Q34 10 65 24Q96 10 128 20V58Q96 48 65 62Q34 48 2 58Z'],
      ['bone', 'M7 16Q36 6 65 20V56Q36 42 7 52Z'],
      ['bone', 'M123 16Q94 6 65 20V56Q94 42 123 52Z'],
      ['dark', 'M65 20V56L61 54V18ZM65 20V56L69 54V18Z'],
      [
        'ink',
        repeat(
          5,
          (i) =>
            `M16 ${22 + i * 6}Q36 ${15 + i * 6} 56 ${24 + i * 6}M114 ${22 + i * 6}Q94 ${15 + i * 6} 74 ${24 + i * 6}`,
        ),
        0.9,
      ],
    ],
  },
  letter: {
    size: [120, 80],
    place: 'table',
    metres: 0.14,
    parts: [
      ['bone', rect(4, 4, 112, 72)],
      ['pale', 'M4 76L48 38H72L116 76Z'],
      ['ink', 'M4 4L60 46L116 4M4 76L46 38M116 76L74 38', 1.4],
      ['accent', disc(60, 42, 12)],
      ['dark', 'M55 42L60 36L65 42L60 48Z'],
    ],
  },
  sheet: {
    size: [130, 110],
    place: 'table',
    metres: 0.26,
    parts: [
      ['#d9cfb5', 'M26 10H112L130 110H0Z'],
      ['#f8f2e0', 'M24 4H110L126 104H4Z'],
      ['#2b2930', repeat(5, (i) => line(30 - i * 3, 24 + i * 12, 98 + (i % 2) * 6, 24 + i * 12)), 2.2],
      ['#a62f2b', disc(98, 88, 9, 6)],
    ],
  },
  telegram: {
    size: [180, 120],
    place: 'table',
    metres: 0.24,
    parts: [
      ['#c9b98c', 'M24 10H158L180 120H0Z'],
      ['#ecdfb8', 'M22 4H156L176 114H4Z'],
      ['#3b3a40', 'M34 14H146L149 28H31Z'],
      [
        '#fbf7ea',
        repeat(3, (i) => `M${30 - i * 4} ${42 + i * 20}H${146 + i * 3}V${54 + i * 20}H${28 - i * 4}Z`),
      ],
      ['#26242b', repeat(3, (i) => `M${36 - i * 4} ${48 + i * 20}H${122 - i * 26}`), 4],
      ['#a62f2b', disc(150, 98, 13, 9)],
    ],
  },
  scroll: {
    size: [130, 70],
    place: 'table',
    metres: 0.2,
    parts: [
      ['bone', 'M18 12H112V58H18Z'],
      ['pale', 'M8 12a8 8 0 0 1 16 0V58a8 8 0 0 1 -16 0ZM106 12a8 8 0 0 1 16 0V58a8 8 0 0 1 -16 0Z'],
      ['ink', repeat(4, (i) => line(32, 22 + i * 9, 98 - (i % 2) * 16, 22 + i * 9)), 1.4],
      ['accent', disc(64, 60, 7)],
    ],
  },
  map: {
    size: [150, 90],
    place: 'table',
    metres: 0.34,
    parts: [
      ['bone', 'M4 12L40 4L76 12L112 4L146 12V82L112 74L76 84L40 74L4 84Z'],
      ['pale', 'M40 4L76 12V84L40 74ZM112 4L146 12V82L112 74Z'],
      ['body', 'M18 34Q34 22 52 32Q60 46 46 56Q26 62 18 34ZM84 24Q108 18 120 34Q122 52 102 50Q86 44 84 24Z'],
      ['accent', 'M30 66Q48 54 60 60Q80 70 96 58L116 62', 2],
      ['accent', 'M112 56L124 68M124 56L112 68', 3],
      ['ink', `${disc(132, 26, 6)}${line(132, 18, 132, 34)}${line(124, 26, 140, 26)}`, 1],
    ],
  },
  compass: {
    size: [100, 110],
    place: 'table',
    metres: 0.14,
    parts: [
      ['accent', `${disc(50, 62, 46)}${disc(50, 12, 8)}`],
      ['ink', disc(50, 12, 4)],
      ['bone', disc(50, 62, 37)],
      ['ink', hourMarks(50, 62, 30, 35), 1.6],
      ['accent', poly(50, 62, 42, 58, 70, 36)],
      ['ink', poly(50, 62, 58, 66, 30, 88)],
      ['pale', disc(50, 62, 4)],
    ],
  },
  pen: {
    size: [120, 120],
    place: 'table',
    metres: 0.2,
    parts: [
      ['bone', 'M18 104Q20 60 60 30Q90 8 116 4Q112 40 84 66Q56 90 18 104Z'],
      ['pale', 'M18 104Q60 66 116 4Q112 40 84 66Q56 90 18 104Z'],
      ['ink', line(6, 118, 100, 20), 2],
      ['body', 'M14 120V98H48V120Z'],
    ],
  },
  globe: {
    size: [100, 130],
    place: 'table',
    metres: 0.5,
    parts: [
      ['body', 'M14 18Q-2 60 30 92Q60 112 88 88', 4],
      ['body', disc(52, 54, 42)],
      [
        'accent',
        'M28 30Q44 18 58 30Q54 44 42 46Q40 64 30 58Q18 46 28 30ZM64 50Q82 44 88 60Q78 84 66 78Q58 62 64 50Z',
      ],
      ['pale', 'M10 54Q52 68 94 54', 1],
      ['dark', 'M44 100H56V118H76V128H24V118H44Z'],
    ],
  },
  magnifier: {
    size: [110, 110],
    place: 'table',
    metres: 0.18,
    parts: [
      ['body', poly(66, 62, 74, 56, 108, 98, 98, 106)],
      ['accent', disc(42, 40, 38)],
      ['pale', disc(42, 40, 30)],
      ['bone', 'M22 38Q24 22 40 18Q30 28 30 46Q24 46 22 38Z'],
    ],
  },
  glasses: {
    size: [120, 50],
    place: 'table',
    metres: 0.08,
    parts: [
      ['ink', `${disc(32, 28, 22, 18)}${disc(88, 28, 22, 18)}M54 24Q60 18 66 24M10 24L2 10M110 24L118 10`, 4],
      ['pale', 'M20 28Q24 18 34 16L24 38ZM76 28Q80 18 90 16L80 38Z'],
    ],
  },
} as const satisfies Record<string, Sketch>;
