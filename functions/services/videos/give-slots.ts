import type { FilmQueue } from '#functions/domain/queue/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Renderer, Videos } from '#functions/domain/video/ports.ts';
import { type Video } from '#functions/domain/video/video.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';

interface Ports {
  readonly renderer: () => Renderer;
  readonly videos: () => Videos;
}

/**
 * Starts an attempt that has a slot. If the renderer doesn’t respond, the video keeps its slot, and RescueRenders
 * starts it a minute later, so the creator loses nothing.
 */
const startRender = async (
  { renderer, videos }: Ports,
  video: Pick<Video, 'id' | 'ownerId' | 'attempt' | 'payer'>,
): Promise<void> => {
  const job = jobOf(video);
  try {
    await renderer().start(job);
    await videos().markStarted(job);
  } catch (error) {
    log.warn({
      event: EVENTS.renderNotStarted,
      videoId: video.id,
      error: error instanceof Error ? error.name : 'unknown',
    });
  }
};

export interface SlotPorts {
  readonly filmQueue: Lazy<FilmQueue>;
  readonly videos: Lazy<Videos>;
  readonly renderer: Lazy<Renderer>;
}

/** A request gives out only a few slots so that it responds quickly; other requests give out the rest. */
const FILMS_A_REQUEST = 4;
/**
 * How many times in a row another dispatcher may win the race before this one stops and leaves the rest to the
 * winner.
 */
const COLLISIONS = 12;

/**
 * Gives up to `most` free slots to the films whose turn is next, and starts those films. Returns how many slots it
 * gave out.
 */
export const giveSlots = async (
  { filmQueue, videos, renderer }: SlotPorts,
  now: Date,
  most: number,
): Promise<number> => {
  let given = 0;
  for (let collisions = 0; given < most && collisions < COLLISIONS; ) {
    const candidate = await filmQueue().next(now);
    if (candidate === undefined) break;
    const video = await filmQueue().give(candidate, now);
    if (video === undefined) {
      collisions += 1;
    } else {
      given += 1;
      collisions = 0;
      await startRender({ renderer, videos }, video);
    }
  }
  return given;
};

/** Called after a request has queued an attempt. Never throws, because DispatchFilms will soon try again. */
export const giveSlotsSoon = async (ports: SlotPorts, now: Date): Promise<void> => {
  try {
    await giveSlots(ports, now, FILMS_A_REQUEST);
  } catch (error) {
    log.warn({ event: EVENTS.filmsNotDispatched, err: error });
  }
};
