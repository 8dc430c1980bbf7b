import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { AccountFilms } from '#functions/domain/queue/account-films.ts';
import { executionNameOf, jobOf } from '#functions/domain/video/job.ts';
import { isUnderWay } from '#functions/domain/video/video-edit.ts';
import { deleteRows } from '#functions/store/table/batch-delete.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';
import { VideoRow } from '#functions/store/videos/video-row.ts';

type Item = Record<string, unknown>;
const sorted = (names: readonly string[]): string[] => names.toSorted();

/** Parses an item with its schema. Throws if the item doesn’t match, whereas the product would skip the item. */
export const rowOf = <S extends z.ZodType>(schema: S, item: Item): z.output<S> => {
  const row = parseRow(schema, item);
  if (row === undefined) throw new Error(`The row ${String(item['sk'])} doesn’t match its schema.`);
  return row;
};

const itemsOf = async (table: Table): Promise<Item[]> => {
  const items: Item[] = [];
  for (let from: Item | undefined, more = true; more; ) {
    const page = await table.client.send(
      new ScanCommand({ TableName: table.name, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
    more = from !== undefined;
  }
  return items;
};

const Key = z.object({ pk: z.string(), sk: z.string() });

export const emptyTable = async (table: Table): Promise<void> =>
  deleteRows(
    table,
    (await itemsOf(table)).map((item) => Key.parse(item)),
  );

/** Everything that the table stores about slots, read in full. */
export const queueRows = async (table: Table) => {
  const items = await itemsOf(table);
  const videos = items
    .filter(({ sk }) => String(sk).startsWith('VIDEO#'))
    .map((item) => rowOf(VideoRow, item));
  const underWay = videos.filter(isUnderWay);
  const nameOf = (video: (typeof videos)[number]) => executionNameOf(jobOf(video));
  const films = items.filter(({ sk }) => sk === 'FILMS').map((item) => AccountFilms.parse(item));
  const counter = items.find(({ pk }) => pk === keys.filmSlots.pk);
  return {
    items,
    videos,
    films,
    /** The slots according to the videos’ rows. */
    held: sorted(underWay.filter(({ queuedAt }) => queuedAt === undefined).map(nameOf)),
    queued: sorted(underWay.filter(({ queuedAt }) => queuedAt !== undefined).map(nameOf)),
    /** The slots according to the rows of the accounts, the counter and the queue. */
    running: sorted(films.flatMap((each) => each.running)),
    waiting: sorted(films.flatMap((each) => each.waiting)),
    counted: Number(counter?.['running'] ?? 0),
    turns: sorted(
      items.filter(({ pk }) => String(pk).startsWith('QUEUE#')).map(({ pk, sk }) => [pk, sk].join(' ')),
    ),
    due: sorted(
      films.flatMap(({ turnSince, standing, ownerId }) => {
        if (turnSince === undefined) return [];
        const { pk, sk } = keys.turn(standing.tier, turnSince, ownerId);
        return [`${pk} ${sk}`];
      }),
    ),
  };
};
