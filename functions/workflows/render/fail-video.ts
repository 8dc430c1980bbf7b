import type { z } from 'zod';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import { failureSentence } from '#functions/domain/video/failure.ts';
import { factsIn } from '#functions/domain/video/failure-facts.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { tellOfFailure } from '#functions/services/mail/tell-of-attempt.ts';
import { followVideo } from '#functions/services/series/filming/follow-video.ts';
import { type Caught, FailVideoInput } from './messages.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly runs: Lazy<Runs>;
  readonly series: Lazy<SeriesStore>;
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/**
 * Ends an attempt once, when called by a Catch or the status rule: explains the failure, returns the credits and
 * notifies the owner.
 */
export const failVideoStep = ({ videos, runs, series, outbox, now }: Ports) => ({
  name: 'FailVideo',
  input: FailVideoInput,
  run: async ({ job, error }: z.output<typeof FailVideoInput>) => {
    const video = await videos().find(job.ownerId, job.videoId);
    if (video === undefined) return { failed: false };
    const { Error: name, Cause }: z.output<typeof Caught> = error;
    const failed = await videos().fail(job, failureSentence(name, video, factsIn(Cause)), now());
    await tellOfFailure({ videos, outbox, now }, job);
    await followVideo({ runs, series, videos, outbox }, video, now());
    return { failed };
  },
  counts: ({ failed }: { readonly failed: boolean }) => ({ [METRICS.filmsFailed]: Number(failed) }),
});
