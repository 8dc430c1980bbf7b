import type { Easel } from '#painter/canvas/easel.ts';
import { WIDTH } from '#painter/canvas/easel.ts';
import type { Setting } from '#painter/settings/setting.ts';
import { stageOf } from '#painter/stage.ts';
import type { Recognised } from '#painter/words/recognise.ts';
import { FEW_COUNT, herdSize } from './herds.ts';
import { placeSketch } from './placing.ts';
import type { Thing } from './things.ts';
import { isFloating } from './things.ts';

const NEAR_STEPS = [-0.38, 0.34, -0.2, 0.44, 0.12] as const;

/** Of many animals among people, some are nearer than the people. */
export const paintNearHerd = (
  easel: Easel,
  setting: Setting,
  things: readonly Thing[],
  { counts }: Recognised,
): void => {
  for (const { name, sketch } of things) {
    if ((counts.get(name) ?? 1) <= FEW_COUNT + 1 || sketch.metres > 1 || sketch.place !== 'ground') continue;
    if (isFloating(setting)) continue;
    for (const [index, step] of NEAR_STEPS.entries())
      placeSketch(easel, setting, sketch, {
        x: WIDTH * (0.5 + step),
        y: easel.height * (stageOf(easel.shot).near + 0.012 + (index % 3) * 0.018),
        height: herdSize(easel, setting, sketch) * (1.35 + (index % 3) * 0.12),
        distance: 0.08,
        lit: 0.4,
        flip: step > 0,
      });
  }
};
