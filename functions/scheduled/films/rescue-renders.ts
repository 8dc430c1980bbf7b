import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { beganAt } from '#functions/domain/video/began-at.ts';
import { failureSentence } from '#functions/domain/video/failure.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import type { Renderer, Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { type Counts, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { tellOfFailure } from '#functions/services/mail/tell-of-attempt.ts';

/** If an attempt has had a slot for this long without starting, this duty starts it. */
const START_AFTER_MS = 60_000;
/** Longer than any execution may run. */
const GIVE_UP_AFTER_MS = 30 * 60_000;

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly renderer: Lazy<Renderer>;
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/**
 * Starts attempts that got a slot but never started, and ends attempts that take too long. Attempts that are waiting
 * for a slot are left alone, however long they wait.
 */
export const rescueRenders = (ports: Ports) => ({
  name: 'RescueRenders',
  due: async function* (): AsyncGenerator<Video> {
    for await (const video of ports.videos().unfinished()) if (isUnderWay(video)) yield video;
  },
  about: jobOf,
  tend: (video: Video): Promise<string> => tendVideo(ports, video),
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
