import type { Part } from '#offline/painter/canvas/sketch.ts';
import { disc, rect } from '#offline/painter/canvas/strokes.ts';
import type { Gear } from '#offline/painter/figures/costume.ts';
import { skinOver } from './outline.ts';
import type { View } from './postures.ts';
import type { Skeleton } from './skeleton.ts';

const WOOD = '#5f4431';
const STEEL = '#3c3d45';

/** What a person carries in the near hand. */
export const gearParts = (gear: Gear | undefined, bones: Skeleton, view: View): readonly Part[] => {
  const [, , [x, y]] = bones.nearArm;
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
    case 'rifle': {
      const lean = view === 'side' ? -16 : 8;
      return [
        [WOOD, skinOver([x, y + 8, 3.4], [x + lean * 0.4, y - 26, 2.4])],
        [STEEL, `M${x + lean * 0.2} ${y - 12}L${x + lean * 1.3} ${y - 92}`, 2.6],
      ];
    }
    case 'basket':
      return [
        [WOOD, `M${x - 14} ${y + 8}Q${x} ${y - 12} ${x + 14} ${y + 8}`, 2],
        ['#6f9c46', disc(x - 7, y + 5, 6) + disc(x + 1, y + 3, 7) + disc(x + 8, y + 5, 6)],
        ['#a9814f', `M${x - 16} ${y + 7}L${x + 16} ${y + 7}L${x + 12} ${y + 24}L${x - 12} ${y + 24}Z`],
      ];
    case 'bag':
      return [
        [WOOD, rect(x - 10, y + 6, 20, 15)],
        [STEEL, `M${x - 4} ${y + 6}Q${x} ${y - 2} ${x + 4} ${y + 6}`, 1.8],
      ];
  }
};
