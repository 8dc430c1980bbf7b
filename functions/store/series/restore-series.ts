import { Series } from '#functions/domain/series/series.ts';
import { parseRow, type Table, tryTransact } from '#functions/store/table/table.ts';
import { adding } from './all-series.ts';
import { newSeriesRow } from './series-row.ts';

/**
 * Brings a series back from a backup, paused: its creator decides when it makes videos again. False when it exists, the
 * account keeps as many as it may, or its row doesn’t parse.
 */
export const restoreSeries = async (table: Table, row: Record<string, unknown>): Promise<boolean> => {
  const series = parseRow(Series, row);
  if (series === undefined) return false;
  const { next, pause, ...rest } = series;
  const paused: Series = {
    ...rest,
    status: 'paused',
    pause: pause ?? { because: 'creator', at: next?.beginsAt ?? series.airedUntil },
  };
  const failed = await tryTransact(table, [adding(table, paused, 0), newSeriesRow(table, paused)]);
  return failed === undefined;
};
