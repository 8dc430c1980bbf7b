import type { Lazy } from '#functions/domain/request/ports.ts';
import type { NarrationJob } from '#functions/domain/storyboard/own-narration.ts';
import type { PreparationStarter, Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { endNarration } from './end-narration.ts';

export interface PreparingPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly preparations: Lazy<PreparationStarter>;
}

/**
 * Starts painting the pictures that were ordered. The order has already been written, so an error here must not fail
 * it: if the start fails, TendDue tries again a minute later.
 */
export const startPainting = async (
  { storyboards, preparations }: PreparingPorts,
  storyboard: Storyboard,
  order: number,
): Promise<void> => {
  try {
    await preparations().paint(storyboard, order);
    await storyboards().markStarted(storyboard, order);
  } catch (error) {
    log.warn({ event: EVENTS.paintingNotStarted, videoId: storyboard.id, err: error });
  }
};

/** The same for speaking. */
export const startSpeaking = async (
  { storyboards, preparations }: PreparingPorts,
  storyboard: Storyboard,
): Promise<void> => {
  if (storyboard.speaking === undefined) return;
  try {
    await preparations().speak(storyboard);
    await storyboards().markSpeaking(storyboard, storyboard.speaking.number);
  } catch (error) {
    log.warn({ event: EVENTS.speakingNotStarted, videoId: storyboard.id, err: error });
  }
};

const PROBLEM = 'We couldn’t start matching your recording with the script. Please try again.';

/**
 * Starts matching a recording with the script; if that fails, the storyboard shows the failure and its owner can try
 * again.
 */
export const startNarration = async (
  { storyboards, preparations }: PreparingPorts,
  job: NarrationJob,
): Promise<void> => {
  try {
    await preparations().match(job);
  } catch (error) {
    log.warn({ event: EVENTS.narrationNotStarted, videoId: job.storyboardId, err: error });
    await endNarration(storyboards(), job, { problem: PROBLEM });
  }
};
