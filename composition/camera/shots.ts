import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Size } from './cover.ts';
import type { Closeness, Framing } from './framings.ts';
import { cameraPath, lightAt, overscanOf, type View } from './motion.ts';
import { motionOf } from './motion-choice.ts';

/** What the camera shows in one frame: how near, from where, and the strength of the light. */
export type Shot = { closeness: Closeness; view: View; light: number };

/** How much larger than the canvas a scene's pictures are kept: room for the camera of its longest framing. */
export const sceneOverscan = (framings: readonly Framing[]): number =>
  overscanOf(Math.max(...framings.map(({ frames }) => frames)));

/** Every frame of a scene. `pictures`: the sizes that its still is scaled to, by closeness. */
export const shotsOf = (input: {
  readonly scene: SceneTimeline;
  readonly framings: readonly Framing[];
  /** The scene's place in the film, from 0, and the number of scenes. */
  readonly index: number;
  readonly count: number;
  /** Chooses the motions of a film. */
  readonly seed: string;
  readonly pictures: { readonly whole: Size; readonly close?: Size };
}): Shot[] => {
  const { scene, framings, index, count, seed, pictures } = input;
  const text = scene.words.map((word) => word.text).join(' ');
  const cut = { before: index > 0, after: index < count - 1 };
  return framings.flatMap(({ from, frames, closeness }, at) => {
    const picture = pictures[closeness] ?? pictures.whole;
    const motion = motionOf({ index, count, text, picture, seed }, { at, count: framings.length });
    return cameraPath(motion, frames, picture).map((view, frame) => ({
      closeness,
      view,
      light: lightAt(from + frame, scene.frames, cut),
    }));
  });
};
