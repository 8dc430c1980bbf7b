import { randomBytes } from 'node:crypto';
import { GetCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { AffiliateRow } from '#functions/domain/affiliate/affiliate.ts';
import type { AffiliateProfile, Affiliates } from '#functions/domain/affiliate/ports.ts';
import { activeUserCheck } from '#functions/store/account/active-user-check.ts';
import { AFFILIATE, AFFILIATE_ROW_PREFIX, type Key, keys } from '#functions/store/table/keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import {
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  tryTransact,
} from '#functions/store/table/table.ts';

/**
 * With 50 bits, even if there are a million codes, guessing one at the permitted rate would take more than a hundred
 * years.
 */
const CODE_CHARACTERS = 10;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** A click counts once a day, so its row expires after a day. */
const CLICK_SECONDS = 2 * 86_400;
const ROUNDS = 3;

const Row = z.object({
  userId: z.string(),
  affiliateCode: z.string(),
  clicks: z.int().default(0),
  signUps: z.int().default(0),
  payouts: z.int().default(0),
});
const Pointer = z.object({ userId: z.string() });

const newCode = (): string =>
  [...randomBytes(CODE_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

const profileOf = ({ affiliateCode, ...row }: z.infer<typeof Row>): AffiliateProfile => ({
  ...row,
  code: affiliateCode,
});

export const affiliateStore = (table: Table): Affiliates => {
  const get = async (Key: Key) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
    );
    return Item;
  };

  const find = async (userId: string): Promise<AffiliateProfile | undefined> => {
    const row = parseRow(Row, await get(keys.affiliate(userId)));
    return row === undefined ? undefined : profileOf(row);
  };

  /** False if a condition failed and nothing was written. */
  const write = async (items: readonly TransactItem[]): Promise<boolean> =>
    (await tryTransact(table, items)) === undefined;

  const put = (Item: Key & Record<string, unknown>): TransactItem => ({
    Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  });

  return {
    enrol: async (userId) => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const known = await find(userId);
        if (known !== undefined) return known;
        const affiliateCode = newCode();
        const isWritten = await write([
          put({ ...keys.affiliate(userId), userId, affiliateCode }),
          put({ ...keys.affiliateCode(affiliateCode), userId }),
          activeUserCheck(table, userId),
        ]);
        if (isWritten) return { userId, code: affiliateCode, clicks: 0, signUps: 0, payouts: 0 };
      }
      return undefined;
    },
    click: async (code, viewer, now) => {
      const pointer = parseRow(Pointer, await get(keys.affiliateCode(code)));
      if (pointer === undefined) return false;
      const Key = keys.click(code, viewer, now.toISOString().slice(0, 10));
      // Either the click has already been counted or the affiliate has been deleted; in both cases there is nothing
      // to count.
      await write([
        put({ ...Key, ttl: secondsOf(now) + CLICK_SECONDS }),
        countWrite(table, pointer.userId, 'clicks'),
      ]);
      return true;
    },
    ledger: async (userId) => {
      const rows = await rowsUnder(table, userId, AFFILIATE_ROW_PREFIX);
      // Throws if a row is unreadable: otherwise, money would look as if it had never been earned or paid.
      return rows.map((row) => AffiliateRow.parse(row));
    },
    all: async () => {
      const found: AffiliateProfile[] = [];
      const pages = paginateScan(
        { client: table.client },
        {
          TableName: table.name,
          ConsistentRead: true,
          FilterExpression: 'sk = :affiliate AND attribute_exists(affiliateCode)',
          ExpressionAttributeValues: { ':affiliate': AFFILIATE },
        },
      );
      for await (const { Items = [] } of pages) found.push(...Items.map((row) => profileOf(Row.parse(row))));
      return found;
    },
    pay: ({ userId, payouts }, payout) =>
      write([
        put({ ...keys.affiliateRow(userId, payout.id), ...payout }),
        {
          Update: {
            TableName: table.name,
            Key: keys.affiliate(userId),
            ConditionExpression:
              payouts === 0 ? 'attribute_exists(pk) AND attribute_not_exists(payouts)' : 'payouts = :payouts',
            UpdateExpression: 'ADD payouts :one',
            ExpressionAttributeValues: {
              ':one': 1,
              ...(payouts === 0 ? {} : { ':payouts': payouts }),
            },
          },
        },
        activeUserCheck(table, userId),
      ]),
  };
};

/** Adds one to `what` if the affiliate is active. */
export const countWrite = (table: Table, userId: string, what: 'clicks' | 'signUps'): TransactItem => ({
  Update: {
    TableName: table.name,
    Key: keys.affiliate(userId),
    ConditionExpression: 'attribute_exists(pk)',
    UpdateExpression: 'ADD #what :one',
    ExpressionAttributeNames: { '#what': what },
    ExpressionAttributeValues: { ':one': 1 },
  },
});
