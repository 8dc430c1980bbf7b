import type { z } from 'zod';
import type { Balances } from '#functions/domain/credits/ports.ts';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import { type MadeIn, measured } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import type { Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { tellOfReady } from '#functions/services/mail/tell-of-attempt.ts';
import { followVideo } from '#functions/services/series/filming/follow-video.ts';
import { readFilm } from './film-files.ts';
import { FinishVideoInput, type Job } from './messages.ts';

interface Ports {
  readonly videos: Lazy<Videos>;
  readonly media: Lazy<Media>;
  readonly makingTimes: Lazy<MakingTimes>;
  readonly balances: Lazy<Balances>;
  readonly runs: Lazy<Runs>;
  readonly series: Lazy<SeriesStore>;
  readonly outbox: Lazy<Outbox>;
  readonly now: Clock;
}

/** The film is complete by now, and a missing measurement must not make the step fail. */
const remember = async (times: MakingTimes, made: MadeIn, { videoId }: Job): Promise<void> => {
  try {
    await times.add(made);
  } catch (error) {
    log.warn({ event: EVENTS.timeNotMeasured, videoId, err: error });
  }
};

/**
 * Moves a video from generating to completed, and turns the reserved credits into the price paid. Does nothing if the
 * attempt is over. The owner is notified once, even if an earlier try completed the video without notifying them. If
 * the video belongs to a series, its run advances.
 */
export const finishVideoStep = ({
  videos,
  media,
  makingTimes,
  balances,
  runs,
  series,
  outbox,
  now,
}: Ports) => ({
  name: 'FinishVideo',
  input: FinishVideoInput,
  run: async ({ job, film, certificate }: z.output<typeof FinishVideoInput>) => {
    const video = await videos().find(job.ownerId, job.videoId);
    const completed = await videos().complete(
      job,
      { ...(await readFilm(media(), film)), certificate },
      now(),
    );
    const made = completed && video !== undefined ? measured(video, now()) : undefined;
    if (made !== undefined) await remember(makingTimes(), made, job);
    if (video === undefined) return { completed };
    const run = await followVideo({ runs, series, videos, outbox }, video, now());
    await tellOfReady({ balances, outbox, now }, video, job, { completed, run });
    return { completed };
  },
  counts: ({ completed }: { readonly completed: boolean }) => ({
    [METRICS.filmsCompleted]: Number(completed),
  }),
});
