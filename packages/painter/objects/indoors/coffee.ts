import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, rect } from '#painter/canvas/strokes.ts';

const pot = (full: boolean): Part[] => [
  ['#2a2624', 'M88 40Q126 40 120 84Q115 108 90 106L92 95Q106 96 108 82Q112 54 88 52Z'],
  ['#c4d8de', 'M34 30H84L98 72Q106 116 86 126H32Q12 116 20 72Z'],
  [
    full ? '#3a2013' : '#aebfc4',
    full
      ? 'M19 74Q59 82 99 74Q105 114 86 122H32Q13 114 19 74Z'
      : 'M17 108H101Q98 120 86 123H32Q20 120 17 108Z',
  ],
  ['#f4fafb', 'M34 40Q26 58 25 72L31 73Q33 58 41 40ZM28 84Q27 98 33 110L37 108Q33 98 33 84Z'],
  ['#2a2624', 'M32 16H86V34H32ZM34 26L16 18L26 40Z'],
  ['#17150f', rect(50, 6, 18, 12)],
  ['#2a2624', 'M21 66H97L99 74H19Z'],
];

/** Coffee, and what it is made in. */
export const COFFEE = {
  'coffee-pot': { size: [124, 128], place: 'table', metres: 0.3, parts: pot(true) },
  'empty-pot': { size: [124, 128], place: 'table', metres: 0.3, parts: pot(false) },
  'coffee-machine': {
    size: [150, 190],
    place: 'table',
    metres: 0.45,
    parts: [
      ['#33353b', 'M6 8H132V52H6Z'],
      ['#4a4d55', rect(104, 50, 28, 120)],
      ['#33353b', 'M2 168H140V190H2Z'],
      ['#c4d8de', 'M26 72H78L92 112Q98 156 80 166H24Q6 156 12 112Z'],
      ['#3a2013', 'M11 114Q52 122 93 114Q98 154 80 163H24Q7 154 11 114Z'],
      ['#2a2624', 'M24 60H80V76H24Z'],
      ['#cf3f34', disc(118, 180, 4)],
      ['#8b8f98', rect(20, 20, 70, 8)],
    ],
  },
} as const satisfies Record<string, Sketch>;
