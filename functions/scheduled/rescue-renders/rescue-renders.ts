import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { beganAt } from '#functions/domain/video/began-at.ts';
import { failureSentence } from '#functions/domain/video/failure.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Renderer, Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { tellOfFailure } from '#functions/services/mail/tell-of-attempt.ts';
import type { NarrationPorts } from '#functions/services/storyboards/start-narration.ts';
import type { PaintingPorts } from '#functions/services/storyboards/start-painting.ts';
import type { SpeakingPorts } from '#functions/services/storyboards/start-speaking.ts';
import { tendStoryboard } from '#functions/services/storyboards/tend-storyboard.ts';

/** An attempt that has a slot but has not started after this long is started now. */
const START_AFTER_MS = 60_000;
/** Longer than any execution may run. */
const GIVE_UP_AFTER_MS = 30 * 60_000;

interface Ports extends PaintingPorts, SpeakingPorts, NarrationPorts {
  readonly videos: Lazy<Videos>;
  readonly renderer: Lazy<Renderer>;
  readonly outbox: Lazy<Outbox>;
  readonly media: Lazy<Media>;
  readonly now: Clock;
}

type Due = { readonly video: Video } | { readonly storyboard: Storyboard };

/**
 * Starts attempts that got a slot but never started, and ends those that take too long; the same for pictures,
 * speech and recordings of storyboards, whose drafts it gives up and whose files it erases. Attempts that wait for a slot are not its business,
 * however long they wait.
 */
export const rescueRenders = (ports: Ports) => ({
  name: 'RescueRenders',
  due: async function* (): AsyncGenerator<Due> {
    for await (const video of ports.videos().unfinished()) if (isUnderWay(video)) yield { video };
    for await (const storyboard of ports.storyboards().due(ports.now())) yield { storyboard };
  },
  about: (due: Due) =>
    'video' in due ? jobOf(due.video) : { ownerId: due.storyboard.ownerId, videoId: due.storyboard.id },
  tend: (due: Due): Promise<string> =>
    'video' in due ? tendVideo(ports, due.video) : tendStoryboard(ports, due.storyboard),
  counts: async ({ 'gave up': ended = 0 }: Readonly<Record<string, number>>): Promise<Counts> =>
    ended > 0 ? { [METRICS.filmsGivenUp]: ended } : {},
});

const tendVideo = async (
  { videos, renderer, outbox, now }: Ports,
  video: Video,
): Promise<'started' | 'gave up' | 'left'> => {
  const age = now().getTime() - beganAt(video);
  const job = jobOf(video);
  if (age > GIVE_UP_AFTER_MS) {
    await videos().fail(job, failureSentence('Execution.TIMED_OUT', video), now());
    await tellOfFailure({ videos, outbox, now }, job);
    return 'gave up';
  }
  if (video.started || age < START_AFTER_MS) return 'left';
  await renderer().start(job);
  await videos().markStarted(job);
  return 'started';
};
