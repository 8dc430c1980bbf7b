import { boardVoicesPrefix, type FiledVideo, workPrefix } from '#functions/domain/media/media-keys.ts';
import type { OwnNarration, RecordedScene } from './recorded-scenes.ts';
import type { Storyboard } from './storyboard.ts';

const RECORDINGS = 'spoken/own-';

/** An alignment of one narration. */
export interface NarrationJob {
  readonly ownerId: string;
  readonly storyboardId: string;
  readonly number: number;
}

/** Where a scene’s recording lies. The last scene of a film is shown longer, so its timeline is another. */
export const recordedPrefix = (
  { ownerId, storyboardId, number }: NarrationJob,
  scene: number,
  isLast: boolean,
): string => `${narrationPrefix({ ownerId, storyboardId, number })}${scene}/${isLast ? 'last/' : ''}`;

/** Everything that one alignment writes. */
export const narrationPrefix = ({ ownerId, storyboardId, number }: NarrationJob): string =>
  `${workPrefix(ownerId, storyboardId)}${RECORDINGS}${number}/`;

/** Whether a scene of a film is heard in its creator’s own recording. */
export const isRecorded = (spoken: string | undefined): boolean => spoken?.includes(RECORDINGS) === true;

/** Where the browser finds what one alignment cut out. */
export const playbackPrefix = (storyboard: FiledVideo, number: number): string =>
  `${boardVoicesPrefix(storyboard)}own-${number}/`;

/** A storyboard whose owner’s recording is about to be matched with its script. */
export const withNarration = (before: Storyboard, uploadId: string, now: Date): Storyboard => {
  const at = now.toISOString();
  const number = (before.recording?.number ?? 0) + 1;
  return {
    ...before,
    narration: uploadId,
    recording: { uploadId, number, status: 'aligning', startedAt: at, scenes: {} },
    updatedAt: at,
  };
};

/** A storyboard that its chosen voice speaks again. The number stays: a late alignment must not end a newer one. */
export const withoutNarration = (before: Storyboard, now: Date): Storyboard => {
  const { narration, ...kept } = before;
  return narration === undefined ? before : { ...kept, updatedAt: now.toISOString() };
};

/** What came of an alignment; undefined when another has begun or the narration was removed. */
export const withAlignment = (
  before: Storyboard,
  { number }: Pick<NarrationJob, 'number'>,
  end: { readonly scenes: OwnNarration['scenes'] } | { readonly problem: string; readonly sceneId?: string },
): Storyboard | undefined => {
  const { recording } = before;
  if (recording?.number !== number || recording.status !== 'aligning') return undefined;
  const ended =
    'problem' in end
      ? ({ ...recording, ...end, status: 'refused' } as const)
      : ({ ...recording, status: 'aligned', scenes: end.scenes } as const);
  return { ...before, recording: ended };
};

/** The recording that is heard instead of a voice, if there is one. */
const heardIn = ({ narration, recording }: Storyboard): OwnNarration | undefined =>
  recording !== undefined && recording.uploadId === narration ? recording : undefined;

/** What its creator recorded of a scene with exactly these words. */
export const recordedScene = (
  storyboard: Storyboard,
  scene: Storyboard['scenes'][number],
): RecordedScene | undefined => {
  const recorded = heardIn(storyboard)?.scenes[scene.id];
  return recorded?.narration === scene.narration ? recorded : undefined;
};

/** The recording that the film of a storyboard uses for a scene, as `FilmedScene.spoken`. */
export const spokenByOwner = (storyboard: Storyboard, index: number): string | undefined => {
  const scene = storyboard.scenes[index];
  const recorded = scene === undefined ? undefined : recordedScene(storyboard, scene);
  if (recorded === undefined) return undefined;
  return index === storyboard.scenes.length - 1 ? `${recorded.spoken}last/` : recorded.spoken;
};

/** What has become of the own narration, if there is one. */
export const narrationState = (
  storyboard: Storyboard,
): Pick<OwnNarration, 'status' | 'problem' | 'sceneId'> | undefined => heardIn(storyboard);
