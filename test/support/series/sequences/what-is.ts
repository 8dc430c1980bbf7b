import { Idea } from '#functions/domain/series/idea.ts';
import { Run } from '#functions/domain/series/run.ts';
import { Series } from '#functions/domain/series/series.ts';
import type { Table } from '#functions/store/table/table.ts';
import { queueRows } from '#test/support/queue/queue-rows.ts';

/** Everything that the table stores about series, read in full. */
export const whatIs = async (table: Table) => {
  const { items, videos } = await queueRows(table);
  const under = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
  const active = items.find(({ sk }) => sk === 'ALL_SERIES')?.['active'];
  const counted: string[] = active instanceof Set ? [...active].toSorted() : [];
  return {
    items,
    videos,
    series: under('SERIES#').map((item) => Series.parse(item)),
    ideas: under('IDEA#').map((item) => Idea.parse(item)),
    runs: under('RUN#').map((item) => Run.parse(item)),
    /** Series that are counted as active. */
    counted,
  };
};
export type WhatIs = Awaited<ReturnType<typeof whatIs>>;
