import type { Clock } from '#functions/domain/request/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { type TendRunPorts, tendRun } from '#functions/services/series/filming/tend-run.ts';

/** A schedule may be a minute late, and its execution takes some seconds. */
const SCHEDULE_FIRST_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

interface Ports extends TendRunPorts {
  readonly now: Clock;
}

type Due = { readonly run: Run } | { readonly series: Series };

/** Starts what a lost schedule should have started; again once an hour while it stays overdue. */
const beginSeries = async ({ runStarter, now }: Ports, { id, ownerId, next }: Series): Promise<string> => {
  const late = next === undefined ? 0 : now().getTime() - Date.parse(next.beginsAt);
  if (next === undefined || late < SCHEDULE_FIRST_MS) return 'left';
  const airing = next.beginsAt.replace(/\D/gu, '');
  await runStarter().start({ ownerId, seriesId: id }, `${id}-${airing}-${Math.floor(late / HOUR_MS)}`);
  return 'begun';
};

/**
 * Moves on the runs of all series that nobody else moves: writing and videos that were lost, videos that have ended, and
 * questions that nobody answered by their time. Begins what a lost schedule should have begun.
 */
export const tendSeries = (ports: Ports) => ({
  name: 'TendSeries',
  due: async function* (): AsyncGenerator<Due> {
    for await (const run of ports.runs().due(ports.now())) yield { run };
    for await (const series of ports.series().due(ports.now())) yield { series };
  },
  about: (due: Due) =>
    'run' in due
      ? { userId: due.run.ownerId, runId: due.run.id }
      : { userId: due.series.ownerId, seriesId: due.series.id },
  tend: (due: Due): Promise<string> =>
    'run' in due ? tendRun(ports, due.run, ports.now()) : beginSeries(ports, due.series),
});
