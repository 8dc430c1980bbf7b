import { CREDITS_PER_SCENE, UPDATE_CREDITS_MAX } from '#contract/catalogue.ts';
import { respellingKey } from '#functions/domain/narration/pronunciations.ts';
import { isRecorded } from '#functions/domain/storyboard/own-narration.ts';
import type { FilmedScene, Version } from '#functions/domain/video/video.ts';

/** The parts of a look that are visible in every scene; the end card only appears in the last one. */
const lookOf = ({ look, captionStyle, aiLine }: Version): string => {
  const { endCard: _, ...everywhere } = look ?? {};
  return JSON.stringify([
    captionStyle,
    Object.entries(everywhere).toSorted(([one], [other]) => one.localeCompare(other)),
    aiLine,
  ]);
};

const endCardOf = ({ look }: Version): string | undefined => look?.endCard?.text;

const pictureOf = ({ media, still, picture, take, shot }: FilmedScene): unknown => {
  if (media !== undefined) return [media.uploadId, media.fromMs ?? 0, media.sound ?? 'off'];
  return still ?? [picture, take ?? 1, shot];
};

/**
 * Everything that determines what a scene looks like; a scene in which none of it has changed is not filmed again,
 * even if the scene has moved.
 */
const fingerprintsOf = (version: Version): string[] => {
  const { scenes, voice } = version;
  const last = scenes.length - 1;
  return scenes.map((scene, index) => {
    const { narration, respellings, spoken, move, seat = index, focus, zoom = 1 } = scene;
    const place = [index === 0, index === last, index === last ? endCardOf(version) : undefined];
    return JSON.stringify([
      narration,
      spoken,
      isRecorded(spoken) ? undefined : [voice.voiceId, respellingKey(respellings)],
      pictureOf(scene),
      move ?? seat,
      [focus?.x, focus?.y, zoom],
      place,
    ]);
  });
};

/** The indexes of the scenes in `after` that have to be filmed again. */
export const changedScenes = (before: Version, after: Version): readonly number[] => {
  const all = [...after.scenes.keys()];
  if (lookOf(before) !== lookOf(after)) return all;
  const filmed = new Set(fingerprintsOf(before));
  return fingerprintsOf(after).flatMap((fingerprint, index) => (filmed.has(fingerprint) ? [] : [index]));
};

/** Which of the changed scenes need a newly painted picture. */
export const paintedScenes = ({ scenes }: Version, changed: readonly number[]): readonly number[] =>
  changed.filter((index) => scenes[index]?.still === undefined && scenes[index]?.media === undefined);

const orderOf = (version: Version): string => JSON.stringify(fingerprintsOf(version));
const musicOf = ({ music }: Version): string | undefined =>
  music === undefined || 'trackId' in music ? music?.trackId : music.uploadId;

/** Whether two versions of a video differ in anything visible or audible. */
export const isChanged = (before: Version, after: Version): boolean =>
  lookOf(before) !== lookOf(after) ||
  before.title !== after.title ||
  musicOf(before) !== musicOf(after) ||
  orderOf(before) !== orderOf(after);

/**
 * The price of an update: one credit per scene filmed again, but at least one, for joining and checking, and at most
 * `UPDATE_CREDITS_MAX`.
 */
export const updateCredits = (changed: readonly number[]): number =>
  Math.min(UPDATE_CREDITS_MAX, Math.max(1, changed.length) * CREDITS_PER_SCENE);
