import type { Series } from '#functions/domain/series/series.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { ideaOf } from './series-here.ts';

/** Gives an account a series with ideas named `Idea 1.` and so on. Returns the series as stored. */
export const seriesInTable = async (table: Table, series: Series, ideas: number): Promise<Series> => {
  const { ownerId: id } = series;
  await giveProfile(table, id);
  const waiting = Array.from({ length: ideas }, (_, index) =>
    ideaOf(series, { text: `Idea ${index + 1}.`, place: `a${index}` }),
  );
  const { kind } = await seriesStore(table).create(series, waiting, 20, { now: new Date(series.createdAt) });
  if (kind !== 'created') throw new Error(`The series was not created: ${kind}`);
  return series;
};
