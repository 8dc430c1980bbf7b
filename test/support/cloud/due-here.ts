import type { DueItem, DueRow } from '#functions/domain/due/ports.ts';
import { dueStore } from '#functions/store/table/due-store.ts';
import type { Table } from '#functions/store/table/table.ts';

/** Every row that is due by the given time, across all shards. */
export const dueBy = async (table: Table, now: Date): Promise<readonly DueRow[]> => {
  const rows = dueStore(table);
  const pages = await Promise.all(
    Array.from({ length: rows.shards }, (_, shard) => Array.fromAsync(rows.pages(shard, now))),
  );
  return pages.flat(2);
};

/** The ids of an owner’s rows of one kind that are due by the given time. */
export const idsDueBy = async (
  table: Table,
  now: Date,
  { ownerId, kind }: { readonly ownerId: string; readonly kind: DueItem['kind'] },
): Promise<readonly string[]> =>
  (await dueBy(table, now))
    .filter((row) => row.ownerId === ownerId && row.item.kind === kind)
    .map(({ id }) => id);
