import {
  evidencePrefix,
  withheldPrefix,
  withheldStoryboardPrefix,
} from '#functions/domain/media/media-keys.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { AuditEntry, OperatorDecision } from '#functions/domain/operators/decision.ts';
import type { Decisions } from '#functions/domain/operators/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { underWay } from '#functions/domain/storyboard/painting.ts';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { withholdFiles } from '#functions/services/media/withhold-files.ts';
import { endNarration } from '#functions/services/storyboards/end-narration.ts';

/**
 * Stops all painting, speaking and matching for a storyboard, giving a message as the reason, and returns the
 * credits.
 */
const stopStoryboard = async (
  storyboards: Storyboards,
  { ownerId, id: storyboardId }: Pick<Storyboard, 'ownerId' | 'id'>,
  problem: string,
  now: Date,
): Promise<void> => {
  const storyboard = await storyboards.find(ownerId, storyboardId);
  if (storyboard === undefined) return;
  const { speaking, recording } = storyboard;
  for (const { sceneId, painting } of underWay(storyboard)) {
    const picture = { ownerId, storyboardId, sceneId, number: painting.number };
    await storyboards.endPicture(picture, { problem: () => problem }, now);
  }
  for (const sceneId of speaking?.scenes ?? [])
    await storyboards.endSpeech(
      { ownerId, storyboardId, sceneId, number: speaking?.number ?? 0 },
      { problem },
    );
  if (recording?.status === 'aligning')
    await endNarration(storyboards, { ownerId, storyboardId, number: recording.number }, { problem });
};

interface Ports {
  readonly decisions: Lazy<Decisions>;
  readonly videos: Lazy<Videos>;
  readonly storyboards: Lazy<Storyboards>;
  readonly media: Lazy<Media>;
}

const STOPPED = 'We’ve taken this video down, so it wasn’t finished. The credits have been returned.';
const BOARD_STOPPED = 'We’ve taken this video down, so nothing more is made for it. No credit was used.';
/** Once the video has been taken down, a running attempt may still end, but no new one can start. */
const ROUNDS = 2;

/**
 * Takes a video down: stops all work on it, and moves its files and its storyboard’s to where no URL or cookie can
 * open them. A copy is kept as evidence, with the rows of the video and its storyboard. Undefined if the video was
 * already taken down; its files are moved anyway.
 */
export const takeDown = async (
  { decisions, videos, storyboards, media }: Ports,
  decision: OperatorDecision,
  now: Date,
): Promise<AuditEntry | undefined> => {
  const { ownerId, videoId } = decision;
  if (videoId === undefined) return undefined;
  const entry = await decisions().record(decision, now);
  const find = () => videos().find(ownerId, videoId);
  let video = await find();
  if (video?.restriction?.kind !== 'taken_down') return undefined;
  for (let round = 1; round <= ROUNDS && video !== undefined && isUnderWay(video); round += 1) {
    await videos().fail(jobOf(video), STOPPED, now);
    video = await find();
  }
  await stopStoryboard(storyboards(), { ownerId, id: videoId }, BOARD_STOPPED, now);
  await withholdFiles({ media: media(), videos: videos() }, { ownerId, id: videoId });
  const evidence = evidencePrefix(ownerId, videoId);
  await media().copyAll(withheldPrefix(ownerId, videoId), evidence);
  await media().copyAll(withheldStoryboardPrefix(ownerId, videoId), `${evidence}storyboard/`);
  if (entry === undefined) return entry;
  const storyboard = await storyboards().find(ownerId, videoId);
  const rows = JSON.stringify({ entry, video, storyboard });
  await media().write(`${evidence}video.json`, rows, 'application/json');
  return entry;
};
