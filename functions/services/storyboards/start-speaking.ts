import type { Lazy } from '#functions/domain/request/ports.ts';
import type { SpeechStarter, Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface SpeakingPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly speeches: Lazy<SpeechStarter>;
}

/** Starts speaking. It is written and must not fail here: RescueRenders starts it a minute later. */
export const startSpeaking = async (
  { storyboards, speeches }: SpeakingPorts,
  storyboard: Storyboard,
): Promise<void> => {
  if (storyboard.speaking === undefined) return;
  try {
    await speeches().start(storyboard);
    await storyboards().markSpeaking(storyboard, storyboard.speaking.number);
  } catch (error) {
    log.warn({ event: EVENTS.speakingNotStarted, videoId: storyboard.id, err: error });
  }
};
