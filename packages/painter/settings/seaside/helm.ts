import type { Easel } from '#painter/canvas/easel.ts';
import { paintContact, paintSketch } from '#painter/canvas/sketch.ts';
import { sketchOf } from '#painter/objects/catalogue.ts';
import type { View } from '#painter/rooms/view.ts';

/** The wheel on its stand, on the side that the light comes from. */
export const paintHelm = (easel: Easel, view: View): void => {
  const helm = sketchOf('wheel');
  if (helm === undefined) return;
  const [x, y] = view.at([-0.75 * easel.light.side * easel.mirror, 0, 0.4]);
  paintContact(easel, x, y, view.unit(0.4) * 0.9, 0.5);
  paintSketch(easel, helm, { x, y, height: view.unit(0.4) * 1.75, distance: 0.08, lit: 0.6 });
};
