import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, repeat } from '#painter/canvas/strokes.ts';

/** Birds, insects and pets. */
export const SMALL_ANIMALS = {
  bird: {
    size: [120, 60],
    place: 'air',
    metres: 0.9,
    parts: [
      ['body', 'M2 22Q28 2 56 30Q62 34 68 28Q92 0 118 14Q92 20 78 42Q70 54 54 50Q44 48 38 38Q24 22 2 22Z'],
      ['dark', 'M54 50Q46 58 34 58Q42 52 44 46Z'],
    ],
  },
  raven: {
    size: [110, 100],
    place: 'table',
    metres: 0.6,
    parts: [
      ['dark', 'M12 92L40 62L54 74L24 98Z'],
      [
        'body',
        'M30 74Q34 42 62 32Q66 14 82 12Q94 12 97 22L110 28L97 32Q96 54 84 68Q70 84 46 82Q36 80 30 74Z',
      ],
      ['ink', 'M36 74Q44 46 70 44Q74 62 60 74Q48 80 36 74Z'],
      ['ink', 'M60 80L58 98M68 78L70 98M52 99H62M64 99H76', 2.4],
      ['glow', disc(86, 22, 2)],
    ],
  },
  owl: {
    size: [80, 110],
    place: 'table',
    metres: 0.6,
    parts: [
      ['body', 'M14 22L18 4Q26 12 40 12Q54 12 62 4L66 22Q74 44 70 72Q66 98 40 102Q14 98 10 72Q6 44 14 22Z'],
      ['pale', 'M24 52Q40 62 56 52Q60 80 40 94Q20 80 24 52Z'],
      ['dark', repeat(6, (i) => `M${30 + (i % 3) * 8} ${62 + Math.floor(i / 3) * 12}q3 6 6 0Z`)],
      ['bone', `${disc(28, 30, 12)}${disc(52, 30, 12)}`],
      ['glow', `${disc(28, 30, 8)}${disc(52, 30, 8)}`],
      ['ink', `${disc(28, 30, 4)}${disc(52, 30, 4)}`],
      ['accent', 'M37 36L43 36L40 46Z'],
      ['dark', 'M10 50Q2 78 18 96Q12 76 16 56ZM70 50Q78 78 62 96Q68 76 64 56Z'],
      ['ink', 'M30 101V108M36 101V108M44 101V108M50 101V108', 2.4],
    ],
  },
  cat: {
    size: [90, 110],
    place: 'table',
    metres: 0.42,
    parts: [
      ['dark', 'M66 98Q92 98 86 70Q82 60 88 54Q98 70 90 92Q84 108 64 106Z'],
      [
        'body',
        'M22 36L20 10L34 22Q42 20 50 22L64 10L62 36Q62 46 56 52Q72 68 70 96Q70 108 56 108H28Q16 106 16 94Q16 68 30 54Q22 46 22 36Z',
      ],
      ['dark', 'M38 74V108H34V76ZM50 74V108H54V76Z'],
      ['glow', 'M28 36Q33 31 38 36Q33 41 28 36ZM46 36Q51 31 56 36Q51 41 46 36Z'],
      ['ink', `${disc(33, 36, 1.5, 3)}${disc(51, 36, 1.5, 3)}`],
      ['accent', 'M40 44H45L42.500 47Z'],
    ],
  },
  snake: {
    size: [120, 80],
    place: 'ground',
    metres: 0.5,
    parts: [
      [
        'body',
        'M18 76Q4 74 6 64Q10 54 40 56Q78 60 84 52Q84 44 62 46Q36 48 34 32Q36 14 62 14Q76 4 92 8L108 16L92 24Q78 28 64 24Q48 26 50 32Q56 36 74 34Q102 36 102 54Q98 72 60 70Q34 68 30 70Q70 74 112 76Q60 82 18 76Z',
      ],
      ['accent', 'M108 16L120 14M108 16L119 20', 1.4],
      ['glow', disc(90, 13, 1.8)],
      ['dark', repeat(5, (i) => disc(46 + i * 11, 64 - (i > 3 ? 4 : 0), 3.4, 1.8))],
    ],
  },
  spider: {
    size: [100, 90],
    place: 'table',
    metres: 0.3,
    parts: [
      [
        'ink',
        'M40 48Q14 26 4 46M40 52Q14 48 2 72M42 56Q24 66 18 86M42 44Q24 14 20 8M60 48Q86 26 96 46M60 52Q86 48 98 72M58 56Q76 66 82 86M58 44Q76 14 80 8',
        3,
      ],
      ['body', disc(50, 62, 18, 20)],
      ['body', disc(50, 38, 11, 10)],
      ['accent', 'M46 54H54L50 62L55 70H45L50 62Z'],
      ['glow', `${disc(46, 33, 1.8)}${disc(54, 33, 1.8)}`],
    ],
  },
  butterfly: {
    size: [110, 90],
    place: 'air',
    metres: 0.3,
    parts: [
      ['accent', 'M55 42Q30 2 6 10Q-2 30 18 46Q40 54 55 46ZM55 42Q80 2 104 10Q112 30 92 46Q70 54 55 46Z'],
      ['pale', 'M55 48Q24 50 20 70Q28 88 44 78Q54 64 55 50ZM55 48Q86 50 90 70Q82 88 66 78Q56 64 55 50Z'],
      ['ink', `${disc(20, 26, 5)}${disc(90, 26, 5)}`],
      ['ink', 'M55 34V76M55 34Q48 20 42 16M55 34Q62 20 68 16', 2.8],
    ],
  },
  bee: {
    size: [100, 80],
    place: 'air',
    metres: 0.25,
    parts: [
      ['bone', 'M48 34Q26 2 46 2Q62 8 54 34ZM58 34Q72 2 86 10Q88 26 62 38Z'],
      ['accent', 'M14 50Q20 30 50 30Q84 32 92 52Q80 72 48 70Q20 68 14 50Z'],
      [
        'ink',
        'M38 31Q32 50 38 70H48Q42 50 48 30ZM60 31Q54 50 60 70H70Q64 50 70 33ZM14 50Q16 38 28 34Q24 50 28 66Q16 60 14 50Z',
      ],
      ['ink', 'M18 40Q8 32 6 24M22 36Q16 26 18 18', 1.8],
    ],
  },
  ant: {
    size: [120, 70],
    place: 'table',
    metres: 0.2,
    parts: [
      [
        'ink',
        'M44 40L30 66M54 40L52 68M62 40L76 66M44 38L28 50M62 38L82 52M20 26Q10 14 4 14M24 24Q18 8 12 4',
        2.6,
      ],
      ['body', disc(26, 32, 13, 11)],
      ['body', disc(54, 36, 14, 8)],
      ['body', disc(90, 34, 24, 16)],
      ['glow', disc(20, 30, 2)],
    ],
  },
  mouse: {
    size: [90, 50],
    place: 'table',
    metres: 0.2,
    parts: [
      ['pale', 'M74 40Q92 40 88 20', 2],
      ['body', 'M4 38Q12 22 26 20Q44 4 66 16Q82 26 78 44H16Q6 44 4 38Z'],
      ['dark', disc(30, 18, 7)],
      ['ink', disc(16, 30, 2)],
    ],
  },
} as const satisfies Record<string, Sketch>;
