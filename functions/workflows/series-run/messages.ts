import { z } from 'zod';
import { type Run, RunJob } from '#functions/domain/series/run.ts';
import { nextStep } from '#functions/domain/series/writing/script-transitions.ts';
import { Payer } from '#functions/domain/video/job.ts';

/**
 * The input of the first step: a series whose next airing is due, or a run to continue, plus the name of the
 * execution.
 */
export const BeginRunInput = z
  .object({ job: RunJob, execution: z.string() })
  .transform(({ job, execution }) => ({ ...job, execution }));

/** The input of the other steps. */
export const RunInput = RunJob.required({ runId: true }).extend({ payer: Payer.optional() });
export type RunInput = z.infer<typeof RunInput>;

/** What a step passes to the next one: the run, the payer, and what comes next. */
export const toNext = (
  job: z.infer<typeof RunJob>,
  run: Run | undefined,
  payer: z.infer<typeof Payer> | undefined,
) => ({
  ownerId: job.ownerId,
  seriesId: job.seriesId,
  ...(run === undefined ? {} : { runId: run.id, status: run.status }),
  ...(payer === undefined ? {} : { payer }),
  next: run === undefined ? 'done' : nextStep(run),
});
