import { CREDITS_PER_SCENE, PREVIOUS_KEPT_DAYS } from '#contract/catalogue.ts';
import type { SceneEditKind, VideoEditKind } from '#contract/schemas/scenes.ts';
import { writersAfter } from '#functions/domain/credentials/maker.ts';
import type { FilmedScene, Review, Version, Video } from './video.ts';

/** An edit to scene `index`; `words` are a rewrite’s new words, and `respellings` say how they are pronounced. */
export interface SceneEdit {
  readonly kind: SceneEditKind;
  readonly index: number;
  readonly words?: string | undefined;
  readonly respellings?: FilmedScene['respellings'];
}

/** The edited video, the scenes that are filmed again, and the price in credits. */
export interface VideoEdit {
  readonly kind: VideoEditKind;
  readonly after: Version;
  readonly scenes: readonly number[];
  readonly credits: number;
  /** The review that the edited video still needs. */
  readonly review?: Review | undefined;
}

/** Whether an attempt at the video is in progress: the video is being made or edited. */
export const isUnderWay = ({ status, edit }: Video): boolean =>
  status === 'generating' || (status === 'completed' && edit !== undefined);

/** The scene after an edit. A repaint uses the next take number and replaces any picture the creator chose. */
const editedScene = (scene: FilmedScene, { kind, words, respellings }: SceneEdit): FilmedScene => {
  if (kind === 'repaint') {
    const { still: _, media: __, ...painted } = scene;
    return { ...painted, take: (scene.take ?? 1) + 1 };
  }
  const { spoken: _, respellings: __, ...kept } = scene;
  return { ...kept, narration: words ?? '', ...(respellings && { respellings }) };
};

/** The video’s editable parts in their current state. */
export const versionOf = (video: Version): Version => {
  const { title, scenes, voice, music, captionStyle, look, writers, aiLine } = video;
  return {
    title,
    scenes,
    voice,
    captionStyle,
    ...(music && { music }),
    ...(look && { look }),
    ...(writers && { writers }),
    aiLine,
  };
};

/** A scene edit as an edit of the video; undefined when the video has no such scene. */
export const editOfScene = (video: Version, edit: SceneEdit): VideoEdit | undefined => {
  const { kind, index } = edit;
  const before = video.scenes[index];
  if (before === undefined) return undefined;
  const scenes = video.scenes.with(index, editedScene(before, edit));
  const writers = writersAfter(video.writers, video.scenes, scenes);
  const after = { ...versionOf(video), scenes, ...(writers && { writers }) };
  return { kind, scenes: [index], after, credits: CREDITS_PER_SCENE };
};

/** The version being shown; while a video is being edited, this is the previous version. */
export const shownVersion = (video: Video): Version => video.edit?.before ?? versionOf(video);

/** The scenes of the film being shown. */
export const shownScenes = (video: Video): readonly FilmedScene[] => shownVersion(video).scenes;

const MS_PER_DAY = 86_400_000;

/** The parts of the previous film that a finished edit keeps. */
export const previousOf = (video: Video, now: Date): Video['previous'] =>
  video.edit === undefined || video.film === undefined
    ? undefined
    : {
        film: video.film,
        version: shownVersion(video),
        ...(video.edit.review && { review: video.edit.review }),
        until: new Date(now.getTime() + PREVIOUS_KEPT_DAYS * MS_PER_DAY).toISOString(),
      };

/** The previous version, while it can be restored. */
export const keptPrevious = ({ previous }: Video, now: Date): Video['previous'] =>
  previous !== undefined && now.toISOString() < previous.until ? previous : undefined;
