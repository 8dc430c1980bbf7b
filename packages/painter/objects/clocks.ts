import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, hourMarks, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Timepieces. */
export const CLOCKS = {
  clock: {
    size: [100, 150],
    place: 'table',
    metres: 0.36,
    parts: [
      ['body', 'M10 150V48Q12 8 50 4Q88 8 90 48V150Z'],
      ['dark', 'M4 142H96V150H4ZM20 104H80V138H20Z'],
      ['bone', disc(50, 54, 33)],
      ['ink', hourMarks(50, 54, 26, 30), 2],
      ['ink', 'M50 54V32M50 54L66 62', 3],
      ['accent', `${disc(50, 54, 3.4)}${disc(56, 124, 8)}`],
      ['accent', line(50, 100, 56, 120), 2],
    ],
  },
  watch: {
    size: [100, 120],
    place: 'table',
    metres: 0.12,
    parts: [
      ['accent', 'M44 6H56V18H44Z'],
      ['pale', 'M50 6Q64 -12 84 2Q104 20 94 44', 2.4],
      ['accent', disc(50, 70, 46)],
      ['bone', disc(50, 70, 38)],
      ['ink', hourMarks(50, 70, 31, 35), 2],
      ['ink', 'M50 70V44M50 70L32 62', 3],
      ['accent', disc(50, 70, 3.4)],
    ],
  },
  hourglass: {
    size: [80, 130],
    place: 'table',
    metres: 0.3,
    parts: [
      ['bone', 'M16 14H64Q64 44 44 62V70Q64 88 64 116H16Q16 88 36 70V62Q16 44 16 14Z'],
      ['accent', 'M24 34Q40 38 56 34Q54 48 42 62V70H38V62Q26 48 24 34ZM20 114Q24 96 40 92Q56 96 60 114Z'],
      ['body', `${rect(6, 4, 68, 11)}${rect(6, 115, 68, 11)}`],
      ['dark', `${rect(8, 14, 5, 102)}${rect(67, 14, 5, 102)}`],
    ],
  },
  bell: {
    size: [90, 100],
    place: 'table',
    metres: 0.4,
    parts: [
      ['accent', 'M45 8Q74 12 74 52Q76 72 88 82H2Q14 72 16 52Q16 12 45 8Z'],
      ['bone', 'M26 24Q34 16 42 16Q30 34 30 66H24Q26 40 26 24Z'],
      ['body', `${disc(45, 88, 9)}${disc(45, 7, 6)}`],
    ],
  },
  gear: {
    size: [120, 120],
    place: 'table',
    metres: 0.4,
    parts: [
      [
        'accent',
        repeat(10, (i) => {
          const a = (i / 5) * Math.PI;
          const c = Math.cos(a);
          const s = Math.sin(a);
          return poly(
            60 + c * 40 - s * 11,
            60 + s * 40 + c * 11,
            60 + c * 58 - s * 7,
            60 + s * 58 + c * 7,
            60 + c * 58 + s * 7,
            60 + s * 58 - c * 7,
            60 + c * 40 + s * 11,
            60 + s * 40 - c * 11,
          );
        }),
      ],
      ['accent', disc(60, 60, 45)],
      ['dark', disc(60, 60, 32)],
      ['pale', disc(60, 60, 26)],
      ['ink', disc(60, 60, 12)],
    ],
  },
} as const satisfies Record<string, Sketch>;
