import type { Aim } from '#composition/camera/cover.ts';
import type { Signs } from '#composition/look/overlays.ts';
import type { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import type { CaptionStyle } from '#contract/caption-styles.ts';
import type { Motion } from '#contract/motions.ts';

/**
 * A creator's own clip in a scene. Keep the same object while nothing changes: the clip is opened once per
 * object.
 */
export interface PreviewClip {
  readonly address: string;
  readonly clipMs: number;
  /** Where in the clip the scene starts. */
  readonly fromMs: number;
  /** Whether the clip's sound is heard under the voice. */
  readonly isHeard: boolean;
}

/** A scene of a film that does not exist yet. */
export interface PreviewScene {
  readonly id: string;
  readonly timeline: SceneTimeline;
  /** The URL of the scene’s picture, or of a picture from its clip; absent while the scene has neither. */
  readonly picture?: string | undefined;
  readonly clip?: PreviewClip | undefined;
  /** The number that determines the scene’s automatic camera move; by default, the scene’s position. */
  readonly seat?: number | undefined;
  /** The camera move and the part of the picture that the creator chose. */
  readonly move?: Motion | undefined;
  readonly aim?: Aim | undefined;
  /** The URL of the scene’s recording; absent until the scene has been spoken. */
  readonly recording?: string | undefined;
}

/** What the preview plays. Pass the same objects for unchanged parts: layouts are cached per object. */
export interface PreviewFilm {
  readonly scenes: readonly PreviewScene[];
  readonly captionStyle: CaptionStyle;
  readonly aiLine?: string | undefined;
  /** Handle and end card. */
  readonly signs?: Signs | undefined;
  /** The URL of the music; absent for voice only. */
  readonly music?: string | undefined;
  /** The id of the video, which determines the camera moves, as in the film. */
  readonly seed: string;
}
