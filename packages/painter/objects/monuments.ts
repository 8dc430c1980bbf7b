import type { Part, Sketch } from '#painter/canvas/sketch.ts';
import { disc, line, poly, rect, repeat } from '#painter/canvas/strokes.ts';

/** A striped lighthouse whose lantern room has coloured glass. */
const towerParts = (glass: 'glow' | 'ink'): Part[] => [
  ['body', 'M4 160L10 138H60L66 160Z'],
  ['bone', poly(22, 140, 27, 44, 45, 44, 50, 140)],
  [
    'accent',
    `${poly(23.2, 122, 24.6, 100, 47.4, 100, 48.8, 122)}${poly(25.5, 80, 26.4, 62, 45.6, 62, 46.5, 80)}`,
  ],
  ['ink', `${rect(33, 128, 7, 12)}${rect(34, 88, 4, 7)}${rect(34, 50, 4, 6)}`],
  ['body', rect(21, 39, 30, 6)],
  ['ink', rect(20, 44, 32, 2.5)],
  [glass, rect(27, 24, 18, 15)],
  ['ink', `${rect(27, 24, 1.6, 15)}${rect(35.2, 24, 1.4, 15)}${rect(43.4, 24, 1.6, 15)}`],
  ['body', 'M23 25Q25 12 36 10Q47 12 49 25Z'],
  ['ink', line(36, 10, 36, 3), 1.6],
  ['ink', line(22, 39, 22, 33, 50, 33, 50, 39), 1],
  ['dark', poly(50, 160, 50, 146, 57, 140, 64, 146, 64, 160)],
];

/** Old and great buildings. */
export const MONUMENTS = {
  lighthouse: {
    size: [70, 160],
    place: 'ground',
    metres: 22,
    parts: towerParts('glow'),
    lights: [[36, 31, 120]],
  },
  'unlit-lighthouse': { size: [70, 160], place: 'ground', metres: 22, parts: towerParts('ink') },
  castle: {
    size: [220, 170],
    place: 'ground',
    metres: 40,
    parts: [
      [
        'dark',
        `${rect(84, 44, 26, 80)}${poly(80, 46, 97, 8, 114, 46)}${rect(132, 60, 22, 70)}${poly(128, 62, 143, 30, 158, 62)}`,
      ],
      [
        'body',
        `M30 170V104H38V96H46V104H56V96H64V104H74V96H82V104H138V96H146V104H156V96H164V104H174V96H182V104H190V170Z`,
      ],
      ['body', `M10 170V74H6V62H14V67H20V62H28V67H34V62H42V74H38V170Z`],
      ['dark', poly(4, 64, 24, 22, 44, 64)],
      ['body', `M182 170V66H178V54H186V59H192V54H200V59H206V54H214V66H210V170Z`],
      ['dark', poly(176, 56, 196, 10, 216, 56)],
      ['body', `M90 170V70H86V58H94V63H101V58H119V63H126V58H134V70H130V170Z`],
      ['ink', 'M100 170V140Q110 126 120 140V170Z'],
      ['ink', `${line(24, 24, 24, 8)}${line(196, 12, 196, -4)}${line(97, 10, 97, -2)}`, 1.4],
      ['accent', 'M24 8L38 12L24 17ZM196 -4L211 0L196 5Z'],
      [
        'glow',
        `${rect(108, 84, 5, 10)}${rect(21, 92, 5, 10)}${rect(193, 84, 5, 10)}${rect(54, 124, 4, 8)}${rect(158, 124, 4, 8)}${rect(108, 106, 5, 9)}${rect(94, 58, 3, 6)}`,
      ],
    ],
    lights: [
      [110, 90, 44],
      [24, 97, 34],
      [196, 90, 34],
    ],
  },
  tower: {
    size: [70, 170],
    place: 'ground',
    metres: 26,
    parts: [
      ['body', poly(14, 170, 18, 58, 52, 58, 56, 170)],
      ['body', `M10 60V40H17V46H25V40H33V46H41V40H49V46H53V40H60V60Q35 68 10 60Z`],
      ['dark', poly(14, 42, 35, 2, 56, 42)],
      ['glow', `M31 92V80Q35 74 39 80V92Z`],
      ['ink', `M28 170V148Q35 138 42 148V170Z${rect(26, 112, 3, 10)}${rect(42, 128, 3, 10)}`],
      ['dark', repeat(8, (i) => rect(19 + ((i * 13) % 26), 68 + i * 12, 8, 2.4))],
    ],
    lights: [[35, 84, 44]],
  },
  temple: {
    size: [180, 120],
    place: 'ground',
    metres: 16,
    parts: [
      ['dark', rect(20, 52, 140, 56)],
      ['body', `${rect(0, 112, 180, 8)}${rect(8, 104, 164, 8)}${rect(14, 44, 152, 10)}`],
      ['body', poly(8, 45, 90, 10, 172, 45)],
      ['dark', poly(30, 41, 90, 17, 150, 41)],
      [
        'body',
        repeat(
          6,
          (i) =>
            `${rect(22 + i * 25, 56, 11, 46)}${rect(20 + i * 25, 53, 15, 4)}${rect(20 + i * 25, 101, 15, 4)}`,
        ),
      ],
      ['glow', rect(82, 78, 16, 27)],
    ],
    lights: [[90, 92, 60]],
  },
  pyramid: {
    size: [200, 120],
    place: 'ground',
    metres: 60,
    parts: [
      ['dark', poly(0, 120, 96, 4, 110, 120)],
      ['body', poly(96, 4, 200, 120, 66, 120)],
      ['dark', repeat(7, (i) => rect(96 - i * 1 - 6 + i * 2, 24 + i * 13, 18 + i * 9, 0.9))],
      ['ink', poly(112, 120, 114, 106, 124, 106, 126, 120)],
      ['glow', rect(117, 109, 4, 11)],
    ],
    lights: [[119, 114, 30]],
  },
  bridge: {
    size: [240, 110],
    place: 'ground',
    metres: 14,
    parts: [
      ['body', 'M0 44Q120 0 240 44V110H218Q214 66 180 64Q146 66 142 110H98Q94 66 60 64Q26 66 22 110H0Z'],
      ['dark', 'M0 36Q120 -8 240 36V44Q120 0 0 44Z'],
      [
        'ink',
        repeat(9, (i) =>
          line(
            12 + i * 27,
            34 - Math.sin(((i + 0.5) / 9) * Math.PI) * 20,
            12 + i * 27,
            44 - Math.sin(((i + 0.5) / 9) * Math.PI) * 20,
          ),
        ),
        1.4,
      ],
    ],
  },
  arch: {
    size: [140, 130],
    place: 'ground',
    metres: 10,
    parts: [
      ['body', 'M10 130V50Q12 8 70 6Q128 8 130 50V130H100V64Q98 42 70 42Q42 42 40 64V130Z'],
      ['dark', `${rect(6, 118, 38, 12)}${rect(96, 118, 38, 12)}`],
      ['dark', 'M60 42L64 22H76L80 42Z'],
      [
        'dark',
        repeat(
          4,
          (i) =>
            `${rect(12 + (i % 2) * 8, 64 + i * 14, 16, 2)}${rect(106 + (i % 2) * 6, 60 + i * 14, 16, 2)}`,
        ),
      ],
    ],
  },
  gate: {
    size: [130, 130],
    place: 'ground',
    metres: 4,
    parts: [
      ['body', `${rect(4, 22, 20, 108)}${rect(106, 22, 20, 108)}${disc(14, 16, 9)}${disc(116, 16, 9)}`],
      [
        'ink',
        repeat(9, (i) => line(30 + i * 8.8, 130, 30 + i * 8.8, 62 - Math.sin((i / 8) * Math.PI) * 34)),
        2.4,
      ],
      ['ink', 'M24 66Q65 10 106 66M24 112H106M24 76Q65 40 106 76', 2.6],
      ['accent', disc(65, 88, 4)],
    ],
  },
} as const satisfies Record<string, Sketch>;
