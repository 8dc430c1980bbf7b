import { afterAll, beforeAll } from 'vitest';
import type { Table } from '#functions/store/table/table.ts';
import { partial } from '#test/support/values.ts';
import { startTable } from './store-here.ts';

/** An empty product table for the tests in a file. */
export const useTable = (): Table => {
  const table = partial<Table>({});
  let close: () => Promise<void>;
  beforeAll(async () => {
    const started = await startTable();
    ({ close } = started);
    Object.assign(table, started.table);
  });
  afterAll(() => close());
  return table;
};
