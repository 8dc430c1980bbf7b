import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, rect, repeat } from '#painter/canvas/strokes.ts';

/** Food, drink and plants. */
export const KITCHEN = {
  bottle: {
    size: [60, 140],
    place: 'table',
    metres: 0.3,
    parts: [
      ['body', 'M22 34V8H38V34Q54 44 54 66V130Q54 138 46 138H14Q6 138 6 130V66Q6 44 22 34Z'],
      ['bone', rect(10, 78, 40, 34)],
      ['accent', rect(20, 2, 20, 12)],
      ['pale', 'M12 66Q12 52 20 44V74H12Z'],
      ['ink', `${line(18, 88, 42, 88)}${line(18, 96, 38, 96)}`, 1.6],
    ],
  },
  cup: {
    size: [100, 90],
    place: 'table',
    metres: 0.12,
    parts: [
      ['pale', 'M72 38Q98 36 94 54Q90 70 68 68', 6],
      ['bone', 'M10 30H76V60Q74 84 50 84H36Q12 84 10 60Z'],
      ['dark', disc(43, 31, 33, 6)],
      ['pale', 'M30 22Q22 12 32 2M46 20Q38 10 48 0M60 22Q54 12 62 4', 2.4],
      ['body', disc(44, 85, 42, 5)],
    ],
  },
  bread: {
    size: [130, 70],
    place: 'table',
    metres: 0.16,
    parts: [
      ['accent', 'M6 52Q4 10 64 8Q126 10 124 52Q122 66 64 66Q8 66 6 52Z'],
      [
        'bone',
        'M34 18Q46 28 44 44L36 40Q36 28 28 22ZM62 14Q74 26 72 42L64 38Q64 26 54 18ZM90 16Q102 28 100 44L92 40Q92 28 82 20Z',
      ],
    ],
  },
  apple: {
    size: [80, 90],
    place: 'table',
    metres: 0.1,
    parts: [
      ['accent', 'M40 26Q62 12 74 34Q80 66 54 86Q46 88 40 84Q34 88 26 86Q0 66 6 34Q18 12 40 26Z'],
      ['bone', 'M14 40Q18 28 28 28Q20 38 20 52Q14 50 14 40Z'],
      ['ink', 'M40 28Q40 14 46 6', 3],
      ['body', 'M44 16Q56 2 70 8Q62 22 44 16Z'],
    ],
  },
  flower: {
    size: [80, 120],
    place: 'table',
    metres: 0.4,
    parts: [
      ['body', 'M40 50Q36 84 42 120', 4],
      ['body', 'M40 92Q14 88 10 66Q34 68 40 88ZM41 104Q62 98 70 78Q48 82 41 100Z'],
      [
        'accent',
        repeat(
          6,
          (i) =>
            `M40 36Q${(40 + Math.cos((i / 3) * Math.PI - 0.35) * 36).toFixed(1)} ${(36 + Math.sin((i / 3) * Math.PI - 0.35) * 36).toFixed(1)} ${(40 + Math.cos((i / 3) * Math.PI) * 34).toFixed(1)} ${(36 + Math.sin((i / 3) * Math.PI) * 34).toFixed(1)}Q${(40 + Math.cos((i / 3) * Math.PI + 0.7) * 34).toFixed(1)} ${(36 + Math.sin((i / 3) * Math.PI + 0.7) * 34).toFixed(1)} 40 36Z`,
        ),
      ],
      ['bone', disc(40, 36, 9)],
    ],
  },
  rose: {
    size: [70, 130],
    place: 'table',
    metres: 0.4,
    parts: [
      ['body', 'M36 52Q32 92 38 130', 4],
      ['body', 'M36 92Q12 92 6 72Q30 70 36 88ZM37 110Q58 106 64 86Q42 88 37 106Z'],
      ['accent', 'M35 58Q8 52 8 28Q18 26 22 30Q20 10 36 6Q52 10 48 30Q54 26 62 28Q62 52 35 58Z'],
      ['dark', 'M35 46Q22 38 24 28Q34 36 35 24Q40 36 48 28Q48 40 35 46Z'],
    ],
  },
  mushroom: {
    size: [100, 100],
    place: 'table',
    metres: 0.3,
    parts: [
      ['bone', 'M38 50H62Q58 76 68 98H32Q42 76 38 50Z'],
      ['accent', 'M4 54Q8 8 50 6Q92 8 96 54Q74 64 50 62Q26 64 4 54Z'],
      ['bone', `${disc(30, 34, 7, 5)}${disc(58, 24, 8, 6)}${disc(78, 42, 6, 4)}${disc(46, 48, 5, 3)}`],
    ],
    lights: [[50, 60, 50]],
  },
  egg: {
    size: [70, 90],
    place: 'table',
    metres: 0.4,
    parts: [
      ['bone', 'M35 4Q64 26 64 58Q62 86 35 86Q8 86 6 58Q6 26 35 4Z'],
      ['accent', 'M24 30L34 38L28 46L40 52L36 60', 2],
    ],
    lights: [[35, 50, 60]],
  },
  skull: {
    size: [90, 100],
    place: 'table',
    metres: 0.2,
    parts: [
      ['bone', 'M8 44Q8 4 45 4Q82 4 82 44Q82 62 70 68V92Q45 100 22 92V68Q8 62 8 44Z'],
      [
        'ink',
        `M18 46Q30 36 40 48Q38 62 28 62Q18 60 18 46ZM72 46Q60 36 50 48Q52 62 62 62Q72 60 72 46ZM45 62L40 74H50Z`,
      ],
      ['ink', repeat(5, (i) => line(30 + i * 7.5, 82, 30 + i * 7.5, 94)), 1.6],
    ],
  },
  umbrella: {
    size: [120, 120],
    place: 'table',
    metres: 1,
    parts: [
      ['ink', 'M60 14V104Q60 116 70 116Q78 114 78 104', 4],
      ['accent', 'M4 62Q8 12 60 8Q112 12 116 62Q102 50 88 62Q74 50 60 62Q46 50 32 62Q18 50 4 62Z'],
      ['dark', 'M60 8Q44 26 32 62Q46 50 60 62Z'],
    ],
  },
  suitcase: {
    size: [120, 90],
    place: 'table',
    metres: 0.6,
    parts: [
      ['ink', 'M44 18V6H76V18', 5],
      ['accent', 'M4 26Q4 18 12 18H108Q116 18 116 26V88H4Z'],
      ['dark', `${rect(22, 18, 9, 70)}${rect(89, 18, 9, 70)}`],
      ['bone', rect(50, 40, 20, 8)],
    ],
  },
} as const satisfies Record<string, Sketch>;
