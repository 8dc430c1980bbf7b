import type { Clock } from '#functions/domain/request/ports.ts';
import { type FilmRunPorts, filmRun as film } from '#functions/services/series/filming/film-run.ts';
import { RunInput, toNext } from './messages.ts';

/** Starts the video for a run whose script is ready. The outcome is written to the run's row. */
export const filmRunStep = ({ now, ...ports }: FilmRunPorts & { readonly now: Clock }) => ({
  name: 'FilmRun',
  input: RunInput,
  run: async (job: RunInput) => {
    const run = await ports.runs().find(job.ownerId, job.runId);
    const after = run && (await film(ports, run, now()));
    return { ...toNext(job, after, job.payer), next: 'done' };
  },
});
