import type { routes } from '#contract/routes.ts';
import type { Balances } from '#functions/domain/credits/ports.ts';
import { keyMismatch } from '#functions/domain/request/idempotency.ts';
import type { Lazy, NewId } from '#functions/domain/request/ports.ts';
import { newSeries } from '#functions/domain/series/changes/new-series.ts';
import { checkScripts, newIdeas } from '#functions/domain/series/ideas/new-ideas.ts';
import type { SeriesStore } from '#functions/domain/series/ports.ts';
import { seriesAllowed } from '#functions/domain/series/series-allowed.ts';
import { seriesLimit, tooManySeries } from '#functions/domain/series/series-limit.ts';
import type { KeyedHandle } from '#functions/runtime/http/request-context.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { judgeIdeas, judgeSeries } from '#functions/services/series/editing/judge-series.ts';
import { type ShownSeriesPorts, seenSeries } from '#functions/services/series/shown/shown-series.ts';

interface Ports extends ModerationPorts, ShownSeriesPorts {
  readonly series: Lazy<SeriesStore>;
  readonly balances: Lazy<Balances>;
  readonly newId: NewId;
}

/** Creates a series that is active immediately, with its first ideas. */
export const createSeries = (ports: Ports): KeyedHandle<typeof routes.createSeries> => ({
  repeat: async (userId, seriesId, now) => ({ reply: await seenSeries(ports, userId, seriesId, now) }),
  handle: async ({ body: { ideas: wishes, ...choice } }, { userId, now, claim }) => {
    checkScripts(wishes);
    const allowed = seriesAllowed(await ports.balances().account(userId, now), now);
    if (allowed === 0) throw seriesLimit(allowed);
    await judgeSeries(ports, userId, choice);
    await judgeIdeas(ports, userId, wishes);
    const series = newSeries(ports.newId(), userId, choice, now);
    const ideas = newIdeas(series, wishes, 'creator', { last: undefined, newId: ports.newId, now });
    const outcome = await ports.series().create(series, ideas, allowed, { claim, now });
    switch (outcome.kind) {
      case 'mismatch':
        throw keyMismatch();
      case 'limit':
        throw seriesLimit(allowed);
      case 'too_many':
        throw tooManySeries();
      case 'repeated':
        return { reply: await seenSeries(ports, userId, outcome.seriesId, now) };
      case 'created':
        return { reply: await seenSeries(ports, userId, series.id, now) };
    }
  },
});
