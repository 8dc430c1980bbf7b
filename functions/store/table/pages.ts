import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { z } from 'zod';
import { LIST_PAGE_SIZE } from '#contract/catalogue.ts';
import type { Page } from '#functions/domain/request/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { userPk } from './keys.ts';
import { parseRow, type Table } from './table.ts';

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/u;

interface Listing<S extends z.ZodType> {
  readonly ownerId: string;
  /** `STORY#` or `VIDEO#`. */
  readonly prefix: string;
  readonly schema: S;
  /** The last key of the previous page, without its prefix. */
  readonly cursor: string | undefined;
  /** The format of cursors: a ULID, unless the items are named differently. */
  readonly cursors?: RegExp;
  readonly keep?: (item: z.output<S>) => boolean;
}

/** A page of a user's items, newest first. Throws a `Refusal` for an invalid cursor. */
export const listPage = async <S extends z.ZodType>(
  table: Table,
  listing: Listing<S>,
): Promise<Page<z.output<S>>> => {
  const { cursor, cursors = ULID, ownerId, prefix } = listing;
  if (cursor !== undefined && !cursors.test(cursor))
    throw new Refusal('invalid', 'This cursor isn’t valid. Start from the first page.');
  const pk = userPk(ownerId);
  const { Items = [], LastEvaluatedKey } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ScanIndexForward: false,
      Limit: LIST_PAGE_SIZE,
      ...(cursor === undefined ? {} : { ExclusiveStartKey: { pk, sk: `${prefix}${cursor}` } }),
    }),
  );
  const items = Items.map((row) => parseRow(listing.schema, row))
    .filter((item) => item !== undefined)
    .filter((item) => listing.keep?.(item) ?? true);
  const last: unknown = LastEvaluatedKey?.['sk'];
  return typeof last === 'string' ? { items, nextCursor: last.slice(prefix.length) } : { items };
};
