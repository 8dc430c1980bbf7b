import type { Balances } from '#functions/domain/credits/ports.ts';
import type { ReadWriterModel } from '#functions/domain/providers/ports.ts';
import type { Lazy } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { resumedSeries } from '#functions/domain/series/changes/resumed-series.ts';
import type { Ideas, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { seriesAllowed } from '#functions/domain/series/series-allowed.ts';
import { seriesLimit } from '#functions/domain/series/series-limit.ts';

export interface ResumePorts {
  readonly series: Lazy<SeriesStore>;
  readonly ideas: Lazy<Ideas>;
  readonly balances: Lazy<Balances>;
  readonly writerModel: ReadWriterModel;
}

/** How many times another window may change the series before this call gives up. */
const ROUNDS = 5;

/** With no model and no script in its queue, a series would pause again at its first airing. */
const checkIdeas = async ({ ideas, writerModel }: ResumePorts, { ownerId, id }: Series): Promise<void> => {
  if ((await writerModel()) !== null) return;
  const waiting = await ideas().list(ownerId, id);
  if (waiting.some(({ script }) => script !== undefined)) return;
  throw new Refusal(
    'conflict',
    waiting.length === 0
      ? 'This series has no ideas, and no AI model is connected. Add a script of your own, or connect a model.'
      : 'None of its ideas has a script of your own, and no AI model is connected to write one. Add a script, or connect a model.',
  );
};

/**
 * Turns a series on again, starting now. Refuses if the plan doesn’t allow another active series, or if there is no
 * model and no script is waiting. Does nothing for an active series.
 */
export const resumeSeries = async (
  ports: ResumePorts,
  ownerId: string,
  seriesId: string,
  now: Date,
): Promise<Series> => {
  const allowed = seriesAllowed(await ports.balances().account(ownerId, now), now);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = await ports.series().find(ownerId, seriesId);
    if (before === undefined) throw new Refusal('not_found');
    if (before.status === 'active') return before;
    if (allowed === 0) throw seriesLimit(allowed);
    await checkIdeas(ports, before);
    const after = resumedSeries(before, now);
    const outcome = await ports.series().activate(before, after, allowed);
    if (outcome === 'limit') throw seriesLimit(allowed);
    if (outcome === 'activated') {
      return after;
    }
  }
  throw new Refusal('conflict');
};

/**
 * Turns a series back on that had paused because it had no ideas or scripts; it stays paused if the plan doesn’t
 * allow another active series.
 */
export const resumeWithIdeas = async (ports: ResumePorts, series: Series, now: Date): Promise<void> => {
  if (series.pause?.because !== 'ideas' && series.pause?.because !== 'scripts') return;
  try {
    await resumeSeries(ports, series.ownerId, series.id, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
