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
 * Starts an attempt that has a slot. When the renderer does not answer the video keeps its slot and is not started:
 * RescueRenders starts it a minute later, so the creator loses nothing.
 */
export const startRender = async (
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
