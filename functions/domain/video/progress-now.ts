import { type Progress, QUEUED } from '#contract/schemas/videos.ts';
import { type Pictures, paintedScene } from '#functions/domain/budget/spending.ts';
import type { Expected } from '#functions/domain/making/making-time.ts';
import { secondsLeft } from '#functions/domain/making/time-left.ts';
import { thumbnailsOf } from '#functions/domain/media/film-keys.ts';
import { stillsPrefix } from '#functions/domain/media/media-keys.ts';
import type { QueuePlace } from '#functions/domain/queue/place.ts';
import { beganAt } from './began-at.ts';
import { progressOf } from './progress.ts';
import type { Video } from './video.ts';

type Stills = NonNullable<Progress['stills']>;

/** An attempt, as recorded in its video’s row. */
interface Attempt {
  readonly id: string;
  readonly ownerId: string;
  readonly attempt: number;
  readonly attemptedAt: string;
  readonly queuedAt?: string | undefined;
  readonly slotAt?: string | undefined;
  readonly scenes: Parameters<typeof paintedScene>[0];
  readonly pictures?: Pictures | undefined;
  readonly done: readonly string[];
  readonly expected?: Expected | undefined;
  readonly film?: { readonly poster: string } | undefined;
  readonly mediaFolder: string;
  readonly edit?: Video['edit'];
}

type Numbered = Pick<Attempt, 'ownerId' | 'id' | 'attempt' | 'mediaFolder'>;

/** The key prefix of an attempt’s small stills and clips; the scene number and `.jpg` or `.mp4` follow. */
const stillsOf = (video: Numbered): string => `${stillsPrefix(video)}${video.attempt}-`;

export const stillKeyOf = (video: Numbered, scene: number): string => `${stillsOf(video)}${scene}.jpg`;

/** The key of a filmed scene that its creator can watch while the film is being made. */
export const shownClipKeyOf = (video: Numbered, scene: number): string => `${stillsOf(video)}${scene}.mp4`;

/** The scenes that share the given scene's picture: the scene itself and perhaps its neighbours. */
export const sharersOf = (
  { scenes, pictures }: Pick<Attempt, 'scenes' | 'pictures'>,
  index: number,
): number[] => [...scenes.keys()].filter((scene) => paintedScene(scenes, scene, pictures)?.index === index);

/** Whether this attempt films a scene; an edit reuses the clips of the others. */
export const showsClip = ({ edit }: Pick<Attempt, 'edit'>, scene: number): boolean =>
  edit === undefined || edit.scenes.includes(scene);

/** Whether this attempt makes a new picture for a scene. A rewrite films its scenes with the pictures they have. */
export const showsStill = (video: Pick<Attempt, 'edit'>, scene: number): boolean =>
  video.edit?.kind !== 'rewrite' && showsClip(video, scene);

/** Whether a scene is in the same position as before the edit. */
const isAtItsPlace = ({ edit, scenes }: Attempt, scene: number): boolean =>
  edit === undefined || edit.before.scenes[scene]?.narration === scenes[scene]?.narration;

/** The pictures painted so far; for scenes that an edit leaves unchanged, the current film’s thumbnails. */
const stillsNow = (video: Attempt): Stills => {
  const { done, scenes, film, edit, pictures } = video;
  const numbers = [...scenes.keys()];
  const painted = numbers.filter(
    (scene) =>
      showsStill(video, scene) && done.includes(`paint:${paintedScene(scenes, scene, pictures)?.index}`),
  );
  const kept =
    edit === undefined || film === undefined
      ? []
      : numbers.filter((scene) => !showsStill(video, scene) && isAtItsPlace(video, scene));
  return [
    ...(film === undefined || kept.length === 0 ? [] : [{ path: `/${thumbnailsOf(film)}`, scenes: kept }]),
    ...(painted.length === 0 ? [] : [{ path: `/${stillsOf(video)}`, scenes: painted }]),
  ];
};

/** The current attempt's progress, as sent to the owner's browser; `place` is its position in the queue. */
export const progressNow = (video: Attempt, now?: Date, place?: QueuePlace): Progress => {
  const { done, scenes, edit, expected } = video;
  const stills = stillsNow(video);
  if (video.queuedAt !== undefined)
    return {
      percent: 0,
      step: QUEUED,
      scenesDone: 0,
      scenesTotal: scenes.length,
      stills,
      filmed: [],
      ...place,
    };
  const filmed = [...scenes.keys()].filter((scene) => done.includes(`film:${scene}`));
  const left =
    now === undefined || expected === undefined || edit !== undefined
      ? undefined
      : secondsLeft(done, scenes.length, expected, (now.getTime() - beganAt(video)) / 1000);
  return {
    ...progressOf(done, scenes.length, edit && { kind: edit.kind, scenes: edit.scenes }),
    stills,
    filmed,
    clips: { path: `/${stillsOf(video)}`, scenes: filmed.filter((scene) => showsClip(video, scene)) },
    ...(left === undefined ? {} : { secondsLeft: left }),
  };
};
