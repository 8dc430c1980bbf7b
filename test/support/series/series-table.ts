import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll } from 'vitest';
import { SERIES_KEPT } from '#contract/catalogue.ts';
import type { Idea } from '#functions/domain/series/idea.ts';
import type { Ideas, Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import type { Run } from '#functions/domain/series/run.ts';
import type { Series } from '#functions/domain/series/series.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { dueIndex } from '#functions/store/table/due-keys.ts';
import { keys } from '#functions/store/table/keys.ts';
import { runKey } from '#functions/store/table/series-keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { FOLDER } from '#test/support/cloud/store-here.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { partial } from '#test/support/values.ts';
import { ideaOf, seriesOf } from './series-here.ts';

interface SeriesTable {
  table: Table;
  series: SeriesStore;
  ideas: Ideas;
  runs: Runs;
  put: (row: Record<string, unknown>) => Promise<unknown>;
  /** An account that no other test uses. */
  newOwner: (profile?: object) => Promise<string>;
  /** Gives an account a series, no matter how many it already has. */
  giveSeries: (series: Series, ideas?: readonly Idea[]) => Promise<Series>;
  /** A new account with a series that has a single idea. */
  newSeries: () => Promise<{ owner: string; series: Series; idea: Idea }>;
  /** Stores a run in whatever state it is in. */
  giveRun: (run: Run) => Promise<Run>;
}

/** The series stores on one table, for the tests in a file. */
export const useSeriesTable = (now: Date): SeriesTable => {
  const here = partial<SeriesTable>({});
  const table = useTable();
  beforeAll(() => {
    const store = seriesStore(table);
    const put: SeriesTable['put'] = (Item) =>
      table.client.send(new PutCommand({ TableName: table.name, Item }));
    const newOwner: SeriesTable['newOwner'] = async (profile = {}) => {
      const id = newId();
      await put({ ...keys.profile(id), id, mediaFolder: FOLDER, ...profile });
      return id;
    };
    const giveSeries: SeriesTable['giveSeries'] = async (series, ideas = []) => {
      const { kind } = await store.create(series, ideas, SERIES_KEPT, { now });
      if (kind !== 'created') throw new Error(`The series was not created: ${kind}`);
      return series;
    };
    Object.assign(here, {
      table,
      put,
      series: store,
      ideas: ideaStore(table),
      runs: runStore(table, () => now),
      newOwner,
      giveSeries,
      newSeries: async () => {
        const owner = await newOwner();
        const series = seriesOf(owner);
        const idea = ideaOf(series);
        await giveSeries(series, [idea]);
        return { owner, series, idea };
      },
      giveRun: async (run) => {
        const { ownerId, id, dueAt } = run;
        await put({ ...runKey(ownerId, id), ...run, ...(dueAt !== undefined && dueIndex(run, dueAt)) });
        return run;
      },
    } satisfies SeriesTable);
  });
  return here;
};
