import type { Run } from '#functions/domain/series/run.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type SettlePorts, settleRun } from './settle-run.ts';

/**
 * After an attempt has ended, updates the run that the video was made for, if any. The attempt is over, so an error
 * here must not fail it. Returns the current run; undefined if the video wasn’t made for a run.
 */
export const followVideo = async (
  ports: SettlePorts,
  { id: videoId, ownerId, run: runId }: Pick<Video, 'id' | 'ownerId' | 'run'>,
  now: Date,
): Promise<Run | undefined> => {
  if (runId === undefined) return undefined;
  try {
    return await settleRun(ports, ownerId, runId, now);
  } catch (error) {
    log.warn({ event: EVENTS.runNotSettled, runId, videoId, err: error });
    return undefined;
  }
};
