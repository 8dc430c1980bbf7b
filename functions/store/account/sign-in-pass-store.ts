import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import {
  accountOf,
  countedOn,
  GUESSES,
  KNOWN_NETWORK_DAYS,
  waitOf,
} from '#functions/domain/account/guesses.ts';
import type { SignInPasses } from '#functions/domain/account/ports.ts';
import { hashOf, type Key } from '#functions/store/table/keys.ts';
import { signInKeys } from '#functions/store/table/sign-in-keys.ts';
import { parseRow, secondsOf, type Table } from '#functions/store/table/table.ts';

const PASS_BYTES = 24;
const PASS_SECONDS = 120;
const DAY_SECONDS = 86_400;
/** Rows outlive the rest after the last guess. */
const COUNT_SECONDS = 3600;
/** Stands for all networks that are not known. */
const ALL = 'ALL';
/** Guesses of the same moment compete for one row; a pass is refused rather than miscounted. */
const ATTEMPTS = 5;
const BUSY_SECONDS = 5;

const Row = z.object({ count: z.int(), lastAt: z.iso.datetime() });

export const signInPassStore = (table: Table): SignInPasses => {
  const read = async (Key: Key) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
    );
    return Item;
  };
  const isKnown = async (account: string, network: string, now: Date): Promise<boolean> => {
    const row = parseRow(z.object({ ttl: z.int() }), await read(signInKeys.knownNetwork(account, network)));
    return row !== undefined && row.ttl > secondsOf(now);
  };

  /** Counts one guess; returns how many seconds it has to wait instead. */
  const count = async (key: Key, most: number, now: Date): Promise<number> => {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const row = parseRow(Row, await read(key));
      const before = row === undefined ? undefined : { count: row.count, lastAt: new Date(row.lastAt) };
      const wait = before === undefined ? 0 : waitOf(before, most, now);
      if (wait > 0) return wait;
      const next = countedOn(before, now);
      try {
        await table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: {
              ...key,
              count: next.count,
              lastAt: next.lastAt.toISOString(),
              ttl: secondsOf(now) + COUNT_SECONDS,
            },
            ...(row === undefined
              ? { ConditionExpression: 'attribute_not_exists(pk)' }
              : {
                  ConditionExpression: '#count = :count AND lastAt = :lastAt',
                  ExpressionAttributeNames: { '#count': 'count' },
                  ExpressionAttributeValues: { ':count': row.count, ':lastAt': row.lastAt },
                }),
          }),
        );
        return 0;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }
    return BUSY_SECONDS;
  };

  const put = async (account: string, now: Date): Promise<string> => {
    const pass = randomBytes(PASS_BYTES).toString('base64url');
    const expiresAt = secondsOf(now) + PASS_SECONDS;
    const Item = { ...signInKeys.pass(pass), account: hashOf(account), expiresAt, ttl: expiresAt };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    return pass;
  };

  return {
    issue: async ({ email, network }, now) => {
      const account = accountOf(email);
      const lanes = (await isKnown(account, network, now))
        ? [{ from: network, most: GUESSES.known }]
        : [
            { from: network, most: GUESSES.network },
            { from: ALL, most: GUESSES.all },
          ];
      for (const { from, most } of lanes) {
        const waitSeconds = await count(signInKeys.guesses(account, from), most, now);
        if (waitSeconds > 0) return { waitSeconds };
      }
      return { pass: await put(account, now) };
    },
    issueUncounted: (email, now) => put(accountOf(email), now),
    spend: async (pass, email, now) => {
      try {
        await table.client.send(
          new DeleteCommand({
            TableName: table.name,
            Key: signInKeys.pass(pass),
            ConditionExpression:
              email === undefined ? 'expiresAt >= :now' : 'expiresAt >= :now AND account = :account',
            ExpressionAttributeValues: {
              ':now': secondsOf(now),
              ...(email !== undefined && { ':account': hashOf(accountOf(email)) }),
            },
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    trust: async ({ email, network }, now) => {
      const account = accountOf(email);
      const ttl = secondsOf(now) + KNOWN_NETWORK_DAYS * DAY_SECONDS;
      const known = { ...signInKeys.knownNetwork(account, network), ttl };
      await Promise.all([
        table.client.send(new PutCommand({ TableName: table.name, Item: known })),
        ...[network, ALL].map((from) =>
          table.client.send(
            new DeleteCommand({ TableName: table.name, Key: signInKeys.guesses(account, from) }),
          ),
        ),
      ]);
    },
  };
};
