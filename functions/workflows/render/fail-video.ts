import type { z } from 'zod';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { failureSentence } from '#functions/domain/video/failure.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { FailVideoInput } from './messages.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly now: Clock;
}

/** Ends an attempt once with a sentence and its credits returned, for a Catch or for the status rule. */
export const failVideo = ({ videos, now }: Ports) => ({
  name: 'FailVideo',
  input: FailVideoInput,
  run: async ({ job, error }: z.output<typeof FailVideoInput>) => {
    const video = await videos().find(job.ownerId, job.videoId);
    if (video === undefined) return { failed: false };
    return { failed: await videos().fail(job, failureSentence(error.Error, video), now()) };
  },
  counts: ({ failed }: { readonly failed: boolean }) => ({ [METRICS.filmsFailed]: Number(failed) }),
});
