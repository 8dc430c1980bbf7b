import { SERIES_KEPT } from '#contract/catalogue.ts';
import type { KeyedRequest } from '#functions/domain/request/ports.ts';
import type { CreateSeriesOutcome, SeriesStore } from '#functions/domain/series/ports.ts';
import { Series } from '#functions/domain/series/series.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { bindClaim, readClaim } from '#functions/store/request/idempotency-store.ts';
import { deleteRows, rowKeys } from '#functions/store/table/batch-delete.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { ideaPrefix, runPrefix, SERIES_PREFIX, seriesKey } from '#functions/store/table/series-keys.ts';
import { ConditionsFailed, parseRow, type Table, tryTransact } from '#functions/store/table/table.ts';
import { activating, adding, readAllSeries, removing } from './all-series.ts';
import { newIdeaRow } from './idea-row.ts';
import { changedSeriesRow, findSeries, newSeriesRow, seriesChange } from './series-row.ts';

export const seriesStore = (table: Table): SeriesStore => {
  const outcomeOf = async ({ claim, now }: KeyedRequest): Promise<CreateSeriesOutcome | undefined> => {
    const known = claim === undefined ? undefined : await readClaim(table, claim, now);
    if (known?.kind === 'mismatch') return { kind: 'mismatch' };
    return known?.kind === 'done' ? { kind: 'repeated', seriesId: known.resultId } : undefined;
  };

  const replace: SeriesStore['replace'] = async (before, after) =>
    (await tryTransact(table, seriesChange(table, before, after))) === undefined;

  return {
    replace,
    create: async (series, ideas, allowed, request) => {
      const { claim, now } = request;
      const known = await outcomeOf(request);
      if (known !== undefined) return known;
      const failed = await tryTransact(table, [
        adding(table, series, allowed),
        activeUserCheck(table, series.ownerId),
        newSeriesRow(table, series),
        ...ideas.map((idea) => newIdeaRow(table, idea)),
        ...(claim === undefined ? [] : [bindClaim(table, claim, series.id, now)]),
      ]);
      if (failed === undefined) return { kind: 'created' };
      // An earlier call with the same key may just have created the last series that the plan allows.
      const meanwhile = await outcomeOf(request);
      if (meanwhile !== undefined) return meanwhile;
      if (!failed.includes(0)) throw new ConditionsFailed(failed);
      const { kept } = await readAllSeries(table, series.ownerId);
      return { kind: kept.length >= SERIES_KEPT ? 'too_many' : 'limit' };
    },
    find: (ownerId, seriesId) => findSeries(table, ownerId, seriesId),
    list: async (ownerId) => {
      const rows = await rowsUnder(table, ownerId, SERIES_PREFIX);
      return rows.flatMap((row) => parseRow(Series, row) ?? []).toReversed();
    },
    activate: async (before, after, allowed) => {
      if (before.status === 'active' || after.status === 'paused')
        return (await replace(before, after)) ? 'activated' : 'stale';
      const failed = await tryTransact(table, [
        changedSeriesRow(table, before, after),
        activating(table, after, allowed),
      ]);
      if (failed === undefined) return 'activated';
      return failed.includes(0) ? 'stale' : 'limit';
    },
    remove: async (ownerId, seriesId) => {
      // The series is removed first, so that no idea or run can be added to it afterwards.
      const failed = await tryTransact(table, [
        {
          Delete: {
            TableName: table.name,
            Key: seriesKey(ownerId, seriesId),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
        removing(table, ownerId, seriesId),
      ]);
      for (const prefix of [ideaPrefix(seriesId), runPrefix(seriesId)])
        await deleteRows(table, await rowKeys(table, ownerId, prefix));
      return failed === undefined;
    },
  };
};
