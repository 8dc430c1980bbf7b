import { GetCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { Series } from '#functions/domain/series/series.ts';
import { adding } from '#functions/store/series/all-series.ts';
import { newSeriesRow } from '#functions/store/series/series-row.ts';
import { deletedVideoKey } from '#functions/store/table/deleted-video-keys.ts';
import { type Key, keys, SESSION_PREFIX, userPk } from '#functions/store/table/keys.ts';
import { allSeriesKey, RUN_PREFIX, SERIES_PREFIX } from '#functions/store/table/series-keys.ts';
import { parseRow, type Table, tryTransact, tryWrite } from '#functions/store/table/table.ts';

/**
 * Restores a series from a backup, as paused: its creator decides when it makes videos again. False if the series
 * exists, the account already has as many series as it may keep, or the row doesn’t parse.
 */
const restoreSeries = async (table: Table, row: Record<string, unknown>): Promise<boolean> => {
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

/**
 * Rows that would be out of date by now: sessions, idempotency keys, queue positions, and which series are active.
 */
const NOT_RESTORED = [SESSION_PREFIX, 'IDEMPOTENCY#', 'FILMS', allSeriesKey('').sk];

const Row = z.looseObject({
  pk: z.string(),
  sk: z.string(),
  status: z.string().optional(),
  edit: z.unknown().optional(),
  dueAt: z.string().optional(),
  shareId: z.string().optional(),
  affiliateCode: z.string().optional(),
  issuer: z.string().optional(),
  subject: z.string().optional(),
  mediaFolder: z.string().optional(),
});
type Row = z.infer<typeof Row>;

export interface RestoredRows {
  readonly restored: number;
  /** Rows that exist now and were left unchanged. */
  readonly kept: number;
  /**
   * Videos and series runs that were in progress or being erased at the time of the backup, so that nothing works on
   * them any more.
   */
  readonly left: readonly string[];
}

/** Rows in other partitions that point to a row: its link, identity, folder or affiliate code. */
const linksOf = ({ sk, shareId, affiliateCode, issuer, subject, mediaFolder }: Row): Key[] => [
  ...(shareId === undefined ? [] : [keys.share(shareId)]),
  ...(affiliateCode === undefined ? [] : [keys.affiliateCode(affiliateCode)]),
  ...(mediaFolder === undefined || sk !== 'PROFILE' ? [] : [keys.mediaFolder(mediaFolder)]),
  ...(issuer === undefined || subject === undefined ? [] : [keys.identity(issuer, subject)]),
];

const isUnfinished = ({ sk, status, edit, dueAt }: Row): boolean =>
  sk.startsWith('VIDEO#')
    ? status === 'generating' || status === 'deleting' || edit !== undefined
    : sk.startsWith(RUN_PREFIX) && dueAt !== undefined;

/** The sort keys of a video's rows; undefined when the whole account is restored. */
const sortKeysOf = (ownerId: string, videoId: string | undefined): ReadonlySet<string> | undefined => {
  if (videoId === undefined) return undefined;
  const rows = [
    keys.video(ownerId, videoId),
    keys.receipt(ownerId, videoId),
    deletedVideoKey(ownerId, videoId),
  ];
  return new Set(rows.map(({ sk }) => sk));
};

/**
 * Restores rows of an account, or of one of its videos, from a restored table. Only rows that are missing now are
 * restored, because existing rows may have changed since, and each balance must remain the sum of its ledger rows.
 * Series are restored as paused. Safe to run again.
 */
export const restoreRows = async (
  from: Table,
  to: Table,
  ownerId: string,
  videoId?: string,
): Promise<RestoredRows> => {
  let restored = 0;
  let kept = 0;
  const left: string[] = [];
  const put = async (item: Record<string, unknown>): Promise<void> => {
    const isNew = await tryWrite(
      to.client.send(
        new PutCommand({ TableName: to.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' }),
      ),
    );
    if (isNew) restored += 1;
    else kept += 1;
  };
  const link = async (key: Key): Promise<void> => {
    const { Item } = await from.client.send(new GetCommand({ TableName: from.name, Key: key }));
    if (Item !== undefined) await put(Item);
  };
  const wanted = sortKeysOf(ownerId, videoId);
  const pages = paginateQuery(
    { client: from.client },
    {
      TableName: from.name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': userPk(ownerId) },
    },
  );
  for await (const { Items = [] } of pages)
    for (const item of Items) {
      const row = Row.parse(item);
      if (wanted?.has(row.sk) === false) continue;
      if (NOT_RESTORED.some((prefix) => row.sk.startsWith(prefix))) continue;
      if (isUnfinished(row)) {
        left.push(row.sk);
        continue;
      }
      if (row.sk.startsWith(SERIES_PREFIX)) {
        if (await restoreSeries(to, item)) restored += 1;
        else kept += 1;
        continue;
      }
      await put(item);
      for (const key of linksOf(row)) await link(key);
    }
  return { restored, kept, left };
};
