import type { Run } from '#functions/domain/series/run.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type SettlePorts, settleRun } from './settle-run.ts';

/**
 * Updates the run that a video was made for, if any, after an attempt has ended. The attempt is over, so nothing here
 * may fail it. Returns the current run; undefined when there is none.
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
