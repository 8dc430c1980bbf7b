import { lowCredits } from '#functions/domain/credits/low-credits.ts';
import type { Balances } from '#functions/domain/credits/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Job } from '#functions/domain/video/job.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { tellOwner } from './tell-owner.ts';

interface Told {
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/**
 * Notifies an owner that they don’t have enough credits left for another video. The current video is finished, so an
 * error here must not fail it.
 */
const tellOfCredits = async (
  { balances, ...told }: Told & { readonly balances: Lazy<Balances> },
  ownerId: string,
): Promise<void> => {
  try {
    const low = lowCredits(await balances().account(ownerId, told.now()), told.now());
    if (low !== undefined) await tellOwner(told)(ownerId, 'credits-low', low);
  } catch (error) {
    log.warn({ event: EVENTS.mailNotQueued, kind: 'credits-low', err: error });
  }
};

/**
 * Sends the letters that are due after a completed attempt, whether this try of the step completed it or an earlier
 * one did. `before`: the video as it was when the step started. Sends no letter about a finished edit, because the
 * creator ordered it a moment ago and is watching, or about a video whose run awaits an answer, because there is a
 * separate letter for that.
 */
export const tellOfReady = async (
  ports: Told & { readonly balances: Lazy<Balances> },
  before: Video,
  { ownerId, videoId, attempt }: Job,
  { completed, run }: { readonly completed: boolean; readonly run?: Pick<Run, 'status'> | undefined },
): Promise<void> => {
  const isDone = completed || (before.status === 'completed' && before.attempt === attempt);
  if (!isDone) return;
  if (before.edit === undefined && run?.status !== 'video_waits')
    await tellOwner(ports)(ownerId, 'video-ready', { videoId, attempt, title: before.title });
  await tellOfCredits(ports, ownerId);
};

/**
 * The same after an attempt has been ended, by this caller or an earlier one; sends nothing if the attempt succeeded.
 */
export const tellOfFailure = async (
  { videos, ...told }: Told & { readonly videos: Lazy<Videos> },
  { ownerId, videoId, attempt }: Job,
): Promise<void> => {
  const video = await videos().find(ownerId, videoId);
  if (video?.attempt !== attempt || video.edit !== undefined || video.error === undefined) return;
  const { title, status, error: sentence } = video;
  if (status !== 'failed' && status !== 'completed') return;
  const kind = status === 'failed' ? 'video-failed' : 'edit-failed';
  await tellOwner(told)(ownerId, kind, { videoId, attempt, title, sentence });
};
