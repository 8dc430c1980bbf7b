import type { Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** Furniture and parts of houses. */
export const FURNITURE = {
  chair: {
    size: [80, 120],
    place: 'ground',
    metres: 1.1,
    parts: [
      ['dark', `${rect(16, 72, 7, 48)}${rect(58, 72, 7, 48)}`],
      ['body', 'M16 4Q40 -4 64 4V64H56V14Q40 8 24 14V64H16Z'],
      ['dark', `${rect(24, 22, 32, 7)}${rect(24, 38, 32, 7)}`],
      ['body', 'M8 62H72L76 76H4Z'],
      ['body', `${rect(6, 74, 8, 46)}${rect(66, 74, 8, 46)}`],
    ],
  },
  armchair: {
    size: [120, 120],
    place: 'ground',
    metres: 1.1,
    parts: [
      ['accent', 'M20 70Q14 8 60 6Q106 8 100 70Z'],
      ['dark', 'M26 66Q24 20 60 18Q96 20 94 66Z'],
      ['accent', 'M4 62Q6 50 18 50Q28 52 28 64V80H92V64Q92 52 102 50Q114 50 116 62V108H4Z'],
      ['body', rect(28, 74, 64, 14)],
      ['ink', `${rect(12, 108, 10, 12)}${rect(98, 108, 10, 12)}`],
    ],
  },
  table: {
    size: [160, 90],
    place: 'ground',
    metres: 0.8,
    parts: [
      ['dark', `${rect(26, 26, 8, 54)}${rect(126, 26, 8, 54)}`],
      ['body', 'M14 8H146L160 26H0Z'],
      ['dark', rect(0, 26, 160, 7)],
      ['body', `${poly(6, 32, 18, 32, 15, 90, 8, 90)}${poly(142, 32, 154, 32, 152, 90, 145, 90)}`],
    ],
  },
  bed: {
    size: [180, 90],
    place: 'ground',
    metres: 1.1,
    parts: [
      ['body', `M4 4Q14 0 20 8V90H4ZM164 30Q172 26 178 32V90H164Z`],
      ['bone', 'M20 44Q28 30 52 34Q62 40 60 50H20Z'],
      ['accent', 'M20 52Q80 40 164 52V76H20Z'],
      ['dark', rect(20, 74, 144, 9)],
    ],
  },
  'cold-hearth': {
    size: [190, 170],
    place: 'ground',
    metres: 1.5,
    parts: [
      ['body', 'M12 30H178V170H12Z'],
      ['#1d1b1c', 'M44 170V86Q50 56 95 54Q140 56 146 86V170Z'],
      ['#3a3634', 'M58 170Q66 156 78 160Q92 150 108 158Q124 152 134 170Z'],
      ['#57504b', `${line(64, 164, 118, 152)}${line(78, 152, 128, 164)}`, 7],
      [
        'dark',
        `${line(12, 62, 42, 62)}${line(148, 62, 178, 62)}${line(12, 98, 42, 98)}${line(148, 98, 178, 98)}${line(12, 134, 42, 134)}${line(148, 134, 178, 134)}`,
        2.5,
      ],
      ['dark', rect(2, 16, 186, 18)],
      ['bone', rect(2, 14, 186, 4)],
    ],
  },
  door: {
    size: [90, 160],
    place: 'ground',
    metres: 2.4,
    parts: [
      ['dark', 'M2 160V40Q6 4 45 2Q84 4 88 40V160Z'],
      ['body', 'M10 160V42Q14 12 45 10Q76 12 80 42V160Z'],
      ['glow', rect(10, 157, 70, 3)],
      [
        'dark',
        `M18 84V46Q22 24 42 22V84ZM48 84V22Q68 24 72 46V84Z${rect(18, 94, 24, 56)}${rect(48, 94, 24, 56)}`,
      ],
      ['accent', disc(70, 90, 4)],
      ['ink', rect(69, 96, 2, 6)],
    ],
    lights: [[45, 156, 60]],
  },
  window: {
    size: [110, 140],
    place: 'ground',
    metres: 1.8,
    parts: [
      ['dark', 'M4 140V50Q10 4 55 2Q100 4 106 50V140Z'],
      ['glow', 'M12 132V52Q18 12 55 10Q92 12 98 52V132Z'],
      ['dark', `${rect(52, 8, 6, 126)}${rect(10, 58, 90, 5)}${rect(10, 96, 90, 5)}`],
      ['body', rect(0, 132, 110, 8)],
    ],
    lights: [[55, 70, 130]],
  },
  throne: {
    size: [100, 160],
    place: 'ground',
    metres: 2.6,
    parts: [
      ['body', 'M14 160V44L26 52L30 14L44 34L50 2L56 34L70 14L74 52L86 44V160Z'],
      ['accent', 'M26 112V58Q50 44 74 58V112Z'],
      ['body', 'M6 94H24V118H76V94H94V160H6Z'],
      ['dark', rect(18, 126, 64, 34)],
      ['glow', disc(50, 26, 4)],
    ],
    lights: [[50, 26, 30]],
  },
  bookshelf: {
    size: [120, 150],
    place: 'ground',
    metres: 2.4,
    parts: [
      ['body', rect(2, 2, 116, 148)],
      ['ink', repeat(4, (i) => rect(10, 10 + i * 35, 100, 29))],
      ['accent', repeat(8, (i) => rect(14 + (i % 4) * 23, 16 + Math.floor(i / 4) * 70, 7, 23))],
      ['pale', repeat(12, (i) => rect(22 + (i % 4) * 23, 18 + Math.floor(i / 4) * 35, 5, 21))],
      ['bone', repeat(12, (i) => rect(29 + (i % 4) * 23, 14 + Math.floor(i / 4) * 35, 6, 25))],
    ],
  },
} as const satisfies Record<string, Sketch>;
