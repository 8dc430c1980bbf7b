import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import type { Ideas, Runs, SeriesStore } from '#functions/domain/series/ports.ts';
import { ideaStore } from '#functions/store/series/idea-store.ts';
import { runStore } from '#functions/store/series/run-store.ts';
import { seriesStore } from '#functions/store/series/series-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { FOLDER, startTable } from '#test/support/cloud/store-here.ts';

interface SeriesTable {
  table: Table;
  series: SeriesStore;
  ideas: Ideas;
  runs: Runs;
  put: (row: Record<string, unknown>) => Promise<unknown>;
  /** An account that nobody else has. */
  newOwner: (profile?: object) => Promise<string>;
}

/** The stores of series over one table, for the tests of a file. */
export const useSeriesTable = (now: Date): SeriesTable => {
  const here = {} as SeriesTable;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const started = await startTable();
    ({ close } = started);
    const { table } = started;
    const put: SeriesTable['put'] = (Item) =>
      table.client.send(new PutCommand({ TableName: table.name, Item }));
    Object.assign(here, {
      table,
      put,
      series: seriesStore(table),
      ideas: ideaStore(table),
      runs: runStore(table, () => now),
      newOwner: async (profile = {}) => {
        const id = newId();
        await put({ ...keys.profile(id), id, mediaFolder: FOLDER, ...profile });
        return id;
      },
    } satisfies SeriesTable);
  });
  afterAll(() => close());
  return here;
};
