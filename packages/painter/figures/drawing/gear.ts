import type { Point } from '#painter/canvas/shapes.ts';
import type { Part } from '#painter/canvas/sketch.ts';
import { disc, line, rect } from '#painter/canvas/strokes.ts';
import type { Gear } from '#painter/figures/costume.ts';
import { SKIN } from './heads.ts';
import { skinOver } from './outline.ts';
import type { View } from './postures.ts';
import type { Skeleton } from './skeleton.ts';

const WOOD = '#5f4431';
const STEEL = '#3c3d45';

const bag = ([x, y]: Point): readonly Part[] => [
  [WOOD, rect(x - 10, y + 6, 20, 15)],
  [STEEL, `M${x - 4} ${y + 6}Q${x} ${y - 2} ${x + 4} ${y + 6}`, 1.8],
];

const rifle = ([x, y]: Point, view: View): readonly Part[] => {
  const lean = view === 'side' ? -16 : 8;
  return [
    [WOOD, skinOver([x, y + 8, 3.4], [x + lean * 0.4, y - 26, 2.4])],
    [STEEL, `M${x + lean * 0.2} ${y - 12}L${x + lean * 1.3} ${y - 92}`, 2.6],
  ];
};

const basket = ([x, y]: Point): readonly Part[] => [
  [WOOD, `M${x - 14} ${y + 8}Q${x} ${y - 12} ${x + 14} ${y + 8}`, 2],
  ['#6f9c46', disc(x - 7, y + 5, 6) + disc(x + 1, y + 3, 7) + disc(x + 8, y + 5, 6)],
  ['#a9814f', `M${x - 16} ${y + 7}L${x + 16} ${y + 7}L${x + 12} ${y + 24}L${x - 12} ${y + 24}Z`],
];

const pane = ([nx, ny]: Point): readonly Part[] => [
  ['#bfe0e8', `M${nx - 34} ${ny + 10}L${nx + 34} ${ny + 10}L${nx + 34} ${ny + 98}L${nx - 34} ${ny + 98}Z`, 3],
  [
    '#e6f5f8',
    `M${nx - 28} ${ny + 44}L${nx + 2} ${ny + 14}M${nx - 28} ${ny + 60}L${nx + 18} ${ny + 14}M${nx + 2} ${ny + 94}L${nx + 30} ${ny + 66}`,
    1.8,
  ],
  [SKIN, disc(nx - 33, ny + 50, 4.6) + disc(nx + 33, ny + 50, 4.6)],
];

const parcel = ([nx, ny]: Point): readonly Part[] => [
  ['#b89a68', `M${nx - 20} ${ny + 14}L${nx + 24} ${ny + 12}L${nx + 25} ${ny + 66}L${nx - 19} ${ny + 68}Z`],
  ['#7a5f38', `M${nx + 2} ${ny + 13}L${nx + 3} ${ny + 67}M${nx - 20} ${ny + 40}L${nx + 25} ${ny + 39}`, 1.8],
  [SKIN, disc(nx + 4, ny + 67, 4.4)],
];

const newspaper = ([nx, ny]: Point, view: View): readonly Part[] => {
  if (view === 'back') return [];
  const side = view === 'side';
  return [
    ['#efe9da', side ? rect(nx + 16, ny + 12, 20, 32) : rect(nx - 20, ny + 14, 40, 32)],
    ['#3a3b42', side ? rect(nx + 19, ny + 17, 14, 4) : rect(nx - 16, ny + 18, 32, 5)],
    [
      '#8d8f96',
      side
        ? ''
        : line(nx - 16, ny + 29, nx - 2, ny + 29) +
          line(nx - 16, ny + 35, nx - 2, ny + 35) +
          line(nx + 3, ny + 29, nx + 16, ny + 29) +
          line(nx + 3, ny + 35, nx + 16, ny + 35),
      1.8,
    ],
  ];
};

/** What a person carries in the near hand. */
export const gearParts = (gear: Gear | undefined, bones: Skeleton, view: View): readonly Part[] => {
  const { neck } = bones;
  const [, , hand] = bones.nearArm;
  const [x, y] = hand;
  switch (gear) {
    case undefined:
      return [];
    case 'stick':
      return [[WOOD, `M${x} ${y - 34}L${x + 6} 0`, 3]];
    case 'spear':
      return [
        [WOOD, `M${x + 2} -214L${x + 2} 0`, 2.8],
        [STEEL, `M${x + 2} -232L${x + 6} -214L${x - 2} -214Z`],
      ];
    case 'rifle':
      return rifle(hand, view);
    case 'basket':
      return basket(hand);
    case 'pane':
      return pane(neck);
    case 'parcel':
      return parcel(neck);
    case 'newspaper':
      return newspaper(neck, view);
    case 'bag':
      return bag(hand);
  }
};
