import type { Part } from '#painter/canvas/sketch.ts';
import { disc, rect } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Costume, Trim } from '#painter/figures/costume.ts';
import { along, skinOver } from './outline.ts';
import type { View } from './postures.ts';
import type { Skeleton } from './skeleton.ts';

const DARK = '#26242b';
const SHIRT = '#f0ede4';

const trimParts = (trim: Trim, colour: Local, bones: Skeleton, view: View): readonly Part[] => {
  const { neck, hip } = bones;
  const [x, top] = neck;
  const front = view === 'front';
  const side = view === 'side';
  const waist = along(neck, neck, hip, 0.8);
  switch (trim) {
    case 'belt':
      return [
        [DARK, rect(waist[0] - (side ? 8 : 12.5), waist[1] - 2, side ? 17 : 25, 4.4)],
        ...(front ? [[colour, rect(waist[0] - 2.6, waist[1] - 2.4, 5.2, 5.2)] as const] : []),
      ];
    case 'buttons':
      return front
        ? [[colour, [12, 20, 28, 36, 48, 60].map((y) => disc(x + 3.4, top + y, 1.5)).join('')]]
        : side
          ? [[colour, [10, 18, 26].map((y) => disc(x + 8.4, top + y, 1.2)).join('')]]
          : [];
    case 'epaulettes':
      return side
        ? [[colour, skinOver([x - 1, top + 1, 3.4], [x + 3, top + 1.6, 3.4])]]
        : [
            [
              colour,
              skinOver([x - 21, top + 2, 3], [x - 13, top - 0.6, 2.4]) +
                skinOver([x + 21, top + 2, 3], [x + 13, top - 0.6, 2.4]),
            ],
          ];
    case 'scarf':
      return [
        [colour, skinOver([x - 7, top - 2, 3.4], [x + 7, top - 2, 3.4], [x, top + 1.5, 3.6])],
        ...(front ? [[colour, skinOver([x + 4, top, 3], [x + 7, top + 20, 3.2])] as const] : []),
      ];
    case 'collar':
      return front
        ? [
            [
              colour,
              `M${x - 8} ${top - 4}L${x} ${top + 7}L${x + 8} ${top - 4}L${x + 4} ${top - 5}L${x} ${top + 1}L${x - 4} ${top - 5}Z`,
            ],
          ]
        : [[colour, skinOver([x - (side ? 4 : 6), top - 3, 2.4], [x + (side ? 4 : 6), top - 3, 2.4])]];
    case 'tie':
      return front
        ? [
            [SHIRT, `M${x - 6} ${top - 4}L${x + 6} ${top - 4}L${x + 1} ${top + 26}L${x - 1} ${top + 26}Z`],
            [
              colour,
              `M${x - 2} ${top - 2}L${x + 2} ${top - 2}L${x + 2.6} ${top + 20}L${x} ${top + 24}L${x - 2.6} ${top + 20}Z`,
            ],
          ]
        : [];
    case 'apron':
      return front
        ? [
            [
              colour,
              `M${x - 8} ${top + 12}L${x + 8} ${top + 12}L${x + 12} ${top + 32}L${x + 14} ${top + 76}L${x - 14} ${top + 76}L${x - 12} ${top + 32}Z`,
            ],
          ]
        : [];
    case 'pack':
      return side
        ? [[colour, skinOver([x - 13, top + 8, 6], [x - 14, top + 30, 7])]]
        : front
          ? [[DARK, `M${x - 12} ${top}L${x - 9} ${top + 30}M${x + 12} ${top}L${x + 9} ${top + 30}`, 2.4]]
          : [
              [
                colour,
                skinOver(
                  [x - 8, top + 8, 5],
                  [x + 8, top + 8, 5],
                  [x + 8, top + 32, 6],
                  [x - 8, top + 32, 6],
                ),
              ],
            ];
    case 'satchel':
      return [
        [DARK, `M${x - (side ? 4 : 14)} ${top + 1}L${x + (side ? 6 : 14)} ${top + 44}`, 1.8],
        [
          colour,
          skinOver(
            [x + (side ? 3 : 13), top + 48, 4],
            [x + (side ? 13 : 23), top + 48, 4],
            [x + (side ? 13 : 23), top + 60, 4],
            [x + (side ? 3 : 13), top + 60, 4],
          ),
        ],
      ];
    case 'stripe':
      return [[colour, rect(x - (side ? 9 : 15), top + 16, side ? 19 : 30, 6)]];
    case 'cape':
      return [[colour, skinOver([x - 12, top + 1, 4], [x + 12, top + 1, 4], [x, top + 8, 5])]];
    case 'boots':
    case 'glasses':
    case 'gloves':
      return [];
  }
};

/** The details of a costume, most of which are visible only from the front. */
export const trimsOf = (costume: Costume, bones: Skeleton, view: View): readonly Part[] => {
  const opens = view === 'front' && (costume.garment === 'coat' || costume.garment === 'jacket');
  const [x, top] = bones.neck;
  const foot = costume.garment === 'coat' ? bones.nearLeg[1][1] : bones.hip[1] + 8;
  return [
    ...(opens ? [['dark', `M${x} ${top + 4}L${x} ${foot}`, 1.4] as const] : []),
    ...(costume.trims ?? []).flatMap((trim) => trimParts(trim, costume.trimColour ?? SHIRT, bones, view)),
  ];
};
