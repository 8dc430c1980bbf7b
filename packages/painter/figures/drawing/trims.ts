import type { Point } from '#painter/canvas/shapes.ts';
import type { Part } from '#painter/canvas/sketch.ts';
import { disc, rect } from '#painter/canvas/strokes.ts';
import type { Local } from '#painter/canvas/tones.ts';
import type { Costume, Trim } from '#painter/figures/costume.ts';
import { along, skinOver } from './outline.ts';
import type { View } from './postures.ts';
import type { Skeleton } from './skeleton.ts';

const DARK = '#26242b';
const SHIRT = '#f0ede4';

/** The body on which a trim is drawn, and the trim’s colour. */
interface Worn {
  readonly colour: Local;
  readonly neck: Point;
  readonly waist: Point;
  readonly front: boolean;
  readonly side: boolean;
}

const TRIMS: Record<Trim, (worn: Worn) => readonly Part[]> = {
  belt: ({ colour, waist, front, side }) => [
    [DARK, rect(waist[0] - (side ? 8 : 12.5), waist[1] - 2, side ? 17 : 25, 4.4)],
    ...(front ? [[colour, rect(waist[0] - 2.6, waist[1] - 2.4, 5.2, 5.2)] as const] : []),
  ],
  buttons: ({ colour, neck: [x, top], front, side }) =>
    front
      ? [[colour, [12, 20, 28, 36, 48, 60].map((y) => disc(x + 3.4, top + y, 1.5)).join('')]]
      : side
        ? [[colour, [10, 18, 26].map((y) => disc(x + 8.4, top + y, 1.2)).join('')]]
        : [],
  epaulettes: ({ colour, neck: [x, top], side }) =>
    side
      ? [[colour, skinOver([x - 1, top + 1, 3.4], [x + 3, top + 1.6, 3.4])]]
      : [
          [
            colour,
            skinOver([x - 21, top + 2, 3], [x - 13, top - 0.6, 2.4]) +
              skinOver([x + 21, top + 2, 3], [x + 13, top - 0.6, 2.4]),
          ],
        ],
  scarf: ({ colour, neck: [x, top], front }) => [
    [colour, skinOver([x - 7, top - 2, 3.4], [x + 7, top - 2, 3.4], [x, top + 1.5, 3.6])],
    ...(front ? [[colour, skinOver([x + 4, top, 3], [x + 7, top + 20, 3.2])] as const] : []),
  ],
  collar: ({ colour, neck: [x, top], front, side }) =>
    front
      ? [
          [
            colour,
            `M${x - 8} ${top - 4}L${x} ${top + 7}L${x + 8} ${top - 4}L${x + 4} ${top - 5}L${x} ${top + 1}L${x - 4} ${top - 5}Z`,
          ],
        ]
      : [[colour, skinOver([x - (side ? 4 : 6), top - 3, 2.4], [x + (side ? 4 : 6), top - 3, 2.4])]],
  tie: ({ colour, neck: [x, top], front }) =>
    front
      ? [
          [SHIRT, `M${x - 6} ${top - 4}L${x + 6} ${top - 4}L${x + 1} ${top + 26}L${x - 1} ${top + 26}Z`],
          [
            colour,
            `M${x - 2} ${top - 2}L${x + 2} ${top - 2}L${x + 2.6} ${top + 20}L${x} ${top + 24}L${x - 2.6} ${top + 20}Z`,
          ],
        ]
      : [],
  apron: ({ colour, neck: [x, top], front }) =>
    front
      ? [
          [
            colour,
            `M${x - 8} ${top + 12}L${x + 8} ${top + 12}L${x + 12} ${top + 32}L${x + 14} ${top + 76}L${x - 14} ${top + 76}L${x - 12} ${top + 32}Z`,
          ],
        ]
      : [],
  pack: ({ colour, neck: [x, top], front, side }) =>
    side
      ? [[colour, skinOver([x - 13, top + 8, 6], [x - 14, top + 30, 7])]]
      : front
        ? [[DARK, `M${x - 12} ${top}L${x - 9} ${top + 30}M${x + 12} ${top}L${x + 9} ${top + 30}`, 2.4]]
        : [
            [
              colour,
              skinOver([x - 8, top + 8, 5], [x + 8, top + 8, 5], [x + 8, top + 32, 6], [x - 8, top + 32, 6]),
            ],
          ],
  satchel: ({ colour, neck: [x, top], side }) => [
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
  ],
  stripe: ({ colour, neck: [x, top], side }) => [
    [colour, rect(x - (side ? 9 : 15), top + 16, side ? 19 : 30, 6)],
  ],
  cape: ({ colour, neck: [x, top] }) => [
    [colour, skinOver([x - 12, top + 1, 4], [x + 12, top + 1, 4], [x, top + 8, 5])],
  ],
  // These details are drawn together with the legs, the head and the arms.
  boots: () => [],
  glasses: () => [],
  gloves: () => [],
};

/** The details of a costume, most of which are visible only from the front. */
export const trimsOf = (costume: Costume, bones: Skeleton, view: View): readonly Part[] => {
  const opens = view === 'front' && (costume.garment === 'coat' || costume.garment === 'jacket');
  const { neck, hip } = bones;
  const [x, top] = neck;
  const worn: Worn = {
    colour: costume.trimColour ?? SHIRT,
    neck,
    waist: along(neck, neck, hip, 0.8),
    front: view === 'front',
    side: view === 'side',
  };
  const foot = costume.garment === 'coat' ? bones.nearLeg[1][1] : hip[1] + 8;
  return [
    ...(opens ? [['dark', `M${x} ${top + 4}L${x} ${foot}`, 1.4] as const] : []),
    ...(costume.trims ?? []).flatMap((trim) => TRIMS[trim](worn)),
  ];
};
