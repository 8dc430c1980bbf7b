import { boardVoicesPrefix, type FiledVideo, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { OwnNarration, RecordedScene } from './recorded-scenes.ts';
import type { Storyboard } from './storyboard.ts';

const RECORDINGS = 'spoken/own-';
const KEPT = 'Your earlier recording is still used.';

/** Identifies one alignment of an own narration. */
export interface NarrationJob {
  readonly ownerId: string;
  readonly storyboardId: string;
  readonly number: number;
}

/**
 * Where a scene’s recording is stored. The last scene has its own prefix: it is shown for longer, so its timeline
 * differs.
 */
export const recordedPrefix = (
  { ownerId, storyboardId, number }: NarrationJob,
  scene: number,
  isLast: boolean,
): string => `${narrationPrefix({ ownerId, storyboardId, number })}${scene}/${isLast ? 'last/' : ''}`;

/** The prefix under which an alignment stores all its files. */
export const narrationPrefix = ({ ownerId, storyboardId, number }: NarrationJob): string =>
  `${workPrefix(ownerId, storyboardId)}${RECORDINGS}${number}/`;

/** Whether a scene of a film uses the creator’s own recording. */
export const isRecorded = (spoken: string | undefined): boolean => spoken?.includes(RECORDINGS) === true;

/** Where the browser finds the recordings cut by an alignment. */
export const playbackPrefix = (storyboard: FiledVideo, number: number): string =>
  `${boardVoicesPrefix(storyboard)}own-${number}/`;

/** The recording that is played instead of a voice, if there is one. */
const heardIn = ({ narration, recording }: Storyboard): OwnNarration | undefined =>
  recording !== undefined && recording.uploadId === narration ? recording : undefined;

/** The narration that the current scene recordings come from; undefined while there are none. */
const keptOf = ({ status, uploadId, number, kept }: OwnNarration): OwnNarration['kept'] =>
  kept ?? (status === 'aligned' ? { uploadId, number } : undefined);

/** A storyboard whose owner’s recording is about to be matched; until that is done, it keeps its current audio. */
export const withNarration = (before: Storyboard, uploadId: string, now: Date): Storyboard => {
  const startedAt = now.toISOString();
  const number = (before.recording?.number ?? 0) + 1;
  const heard = heardIn(before);
  const kept = heard && keptOf(heard);
  const retake = kept === undefined ? { scenes: {} } : { kept, scenes: heard?.scenes ?? {} };
  return {
    ...before,
    narration: uploadId,
    recording: { uploadId, number, status: 'aligning', startedAt, ...retake },
    updatedAt: startedAt,
  };
};

/**
 * Restores the narration that a retake was meant to replace. The alignment number isn’t reset, so that an alignment
 * that finishes late can’t end a newer one.
 */
const withKept = (
  before: Storyboard,
  retake: OwnNarration,
  { uploadId }: NonNullable<OwnNarration['kept']>,
): Storyboard => ({ ...before, narration: uploadId, recording: { ...retake, uploadId, status: 'aligned' } });

/**
 * Drops the retake that is being matched. If there is none, drops the narration itself, and the chosen voice is used
 * again.
 */
export const withoutNarration = (before: Storyboard, now: Date): Storyboard => {
  const updatedAt = now.toISOString();
  const heard = heardIn(before);
  if (heard?.status === 'aligning' && heard.kept !== undefined)
    return { ...withKept(before, heard, heard.kept), updatedAt };
  const { narration, ...spoken } = before;
  return narration === undefined ? before : { ...spoken, updatedAt };
};

/** The storyboard after an alignment; undefined when another alignment has started or the narration was removed. */
export const withAlignment = (
  before: Storyboard,
  { number }: Pick<NarrationJob, 'number'>,
  end: { readonly scenes: OwnNarration['scenes'] } | { readonly problem: string; readonly sceneId?: string },
): Storyboard | undefined => {
  const { recording } = before;
  if (recording?.number !== number || recording.status !== 'aligning') return undefined;
  const { kept, ...retake } = recording;
  if ('scenes' in end) return { ...before, recording: { ...retake, status: 'aligned', scenes: end.scenes } };
  return kept === undefined || before.narration !== recording.uploadId
    ? { ...before, recording: { ...recording, ...end, status: 'refused' } }
    : withKept(before, { ...recording, ...end, problem: `${end.problem} ${KEPT}` }, kept);
};

/** What the creator recorded for a scene, if the scene’s words are still exactly those that were recorded. */
export const recordedScene = (
  storyboard: Storyboard,
  scene: Storyboard['scenes'][number],
): RecordedScene | undefined => {
  const recorded = heardIn(storyboard)?.scenes[scene.id];
  return recorded?.narration === scene.narration ? recorded : undefined;
};

/** The recording that a storyboard’s film uses for a scene, as `FilmedScene.spoken`. */
export const spokenByOwner = (storyboard: Storyboard, index: number): string | undefined => {
  const scene = storyboard.scenes[index];
  const recorded = scene === undefined ? undefined : recordedScene(storyboard, scene);
  if (recorded === undefined) return undefined;
  return index === storyboard.scenes.length - 1 ? `${recorded.spoken}last/` : recorded.spoken;
};

/** The state of the creator’s own narration, if any. */
export const narrationState = (
  storyboard: Storyboard,
): Pick<OwnNarration, 'status' | 'problem' | 'sceneId'> | undefined => heardIn(storyboard);
