import { type Framing, framingsOf } from '#composition/camera/framings.ts';
import type { CaptionMark } from '#composition/captions/caption-marks.ts';
import { captionMarks } from '#composition/captions/caption-marks.ts';
import type { Fonts } from '#composition/captions/font.ts';
import { type Overlay, overlaysOf } from '#composition/look/overlays.ts';
import { aloneOnTimeline, type SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import type { PreviewFilm, PreviewScene } from './preview-film.ts';

/** A scene with its position in the film and everything its captions show. */
export interface LaidScene {
  readonly scene: PreviewScene;
  readonly index: number;
  readonly startFrame: number;
  readonly framings: readonly Framing[];
  readonly marks: readonly CaptionMark[];
  /** The text in the picture besides the captions. */
  readonly overlays: readonly Overlay[];
}

export interface LaidFilm {
  readonly film: PreviewFilm;
  readonly frames: number;
  readonly scenes: readonly LaidScene[];
}

/** Lays out films, reusing whatever has not changed since the last one. */
export const createLayout = (fonts: Fonts): ((film: PreviewFilm) => LaidFilm) => {
  const known = new WeakMap<SceneTimeline, { style: CaptionStyle; marks: readonly CaptionMark[] }>();
  const marksOf = (timeline: SceneTimeline, style: CaptionStyle): readonly CaptionMark[] => {
    const before = known.get(timeline);
    if (before?.style === style) return before.marks;
    const marks = captionMarks(fonts, aloneOnTimeline(timeline), 0, style);
    known.set(timeline, { style, marks });
    return marks;
  };
  return (film) => {
    let frames = 0;
    const scenes = film.scenes.map((scene, index): LaidScene => {
      const startFrame = frames;
      frames += scene.timeline.frames;
      return {
        scene,
        index,
        startFrame,
        framings: framingsOf(scene.timeline, { index, isClip: scene.clip !== undefined }),
        marks: marksOf(scene.timeline, film.captionStyle),
        overlays: overlaysOf(fonts, film.signs ?? {}, film.captionStyle, {
          frames: scene.timeline.frames,
          isLast: index === film.scenes.length - 1,
        }),
      };
    });
    return { film, frames, scenes };
  };
};

/** The scene that is shown at a frame of the film. */
export const sceneAt = ({ scenes }: LaidFilm, frame: number): LaidScene | undefined =>
  scenes.findLast(({ startFrame }) => startFrame <= frame) ?? scenes[0];

/** Whether two films sound the same at every moment. */
export const isHeardAlike = (one: PreviewFilm, other: PreviewFilm): boolean =>
  one.music === other.music &&
  one.scenes.length === other.scenes.length &&
  one.scenes.every(({ timeline, recording, clip }, index) => {
    const scene = other.scenes[index];
    const isSameClip = scene?.clip === clip || !(scene?.clip?.isHeard || clip?.isHeard);
    return scene?.timeline === timeline && scene.recording === recording && isSameClip;
  });
