import type { Lazy } from '#functions/domain/request/ports.ts';
import type { NarrationJob } from '#functions/domain/storyboard/own-narration.ts';
import type { NarrationStarter, Storyboards } from '#functions/domain/storyboard/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { endNarration } from './end-narration.ts';

export interface NarrationPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly narrations: Lazy<NarrationStarter>;
}

const PROBLEM = 'We couldn’t start matching your recording with the script. Please try again.';

/** Starts matching a recording; the storyboard says so when that fails, and its owner tries again. */
export const startNarration = async (
  { storyboards, narrations }: NarrationPorts,
  job: NarrationJob,
): Promise<void> => {
  try {
    await narrations().start(job);
  } catch (error) {
    log.warn({ event: EVENTS.narrationNotStarted, videoId: job.storyboardId, err: error });
    await endNarration(storyboards(), job, { problem: PROBLEM });
  }
};
