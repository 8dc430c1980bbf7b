import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { Motion } from '#contract/motions.ts';
import type { Size } from './cover.ts';
import type { Closeness, Framing } from './framings.ts';
import { cameraPath, lightAt, overscanOf, type View } from './motion.ts';
import { motionOf } from './motion-choice.ts';

/**
 * What the camera shows in one frame: how close it is, which part of the picture it shows, and how strong the
 * light is.
 */
export type Shot = { closeness: Closeness; view: View; light: number };

/** What determines the camera's path, apart from the words and the picture. */
export type Camera = {
  /** The motion that the scene's creator chose. */
  readonly move?: Motion | undefined;
  /** Whether the scene shows a clip. */
  readonly isClip?: boolean | undefined;
};

/** Over a clip, which already moves, the camera stays still unless the creator chose a motion. */
const rests = ({ isClip = false, move }: Camera): boolean => isClip && move === undefined;

/**
 * How much larger than the canvas to make a scene's pictures, so that the camera can move even in the longest
 * framing.
 */
export const sceneOverscan = (framings: readonly Framing[], camera: Camera = {}): number =>
  rests(camera) ? 1 : overscanOf(Math.max(...framings.map(({ frames }) => frames)));

const AT_REST: View = { x: 0, y: 0, step: 1 };

/**
 * What the camera shows in every frame of a scene. `pictures`: the size that the still or clip is scaled to, for each
 * closeness.
 */
export const shotsOf = (
  input: Camera & {
    readonly scene: SceneTimeline;
    readonly framings: readonly Framing[];
    /** The scene's index in the film, from 0, and the number of scenes. */
    readonly index: number;
    readonly count: number;
    /** The number that determines the scene’s motion; the scene’s index by default. */
    readonly seat?: number | undefined;
    /** Breaks ties between equally suitable motions; the same for every scene in a film. */
    readonly seed: string;
    readonly pictures: { readonly whole: Size; readonly close?: Size };
  },
): Shot[] => {
  const { scene, framings, index, count, seat, seed, move, pictures } = input;
  const text = scene.words.map((word) => word.text).join(' ');
  const cut = { before: index > 0, after: index < count - 1 };
  return framings.flatMap(({ from, frames, closeness }, at) => {
    const picture = pictures[closeness] ?? pictures.whole;
    const shape = { index, count, seat, text, picture, seed, move };
    const motion = motionOf(shape, { at, count: framings.length });
    const views = rests(input)
      ? Array.from({ length: frames }, () => AT_REST)
      : cameraPath(motion, frames, picture);
    return views.map((view, frame) => ({ closeness, view, light: lightAt(from + frame, scene.frames, cut) }));
  });
};
