import type { Lazy } from '#functions/domain/request/ports.ts';
import type { PaintingStarter, Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

export interface PaintingPorts {
  readonly storyboards: Lazy<Storyboards>;
  readonly paintings: Lazy<PaintingStarter>;
}

/** Starts painting an order. It is written and must not fail here: RescueRenders starts it a minute later. */
export const startPainting = async (
  { storyboards, paintings }: PaintingPorts,
  storyboard: Storyboard,
  order: number,
): Promise<void> => {
  try {
    await paintings().start(storyboard, order);
    await storyboards().markStarted(storyboard, order);
  } catch (error) {
    log.warn({ event: EVENTS.paintingNotStarted, videoId: storyboard.id, err: error });
  }
};
