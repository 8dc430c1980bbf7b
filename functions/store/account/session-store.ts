import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { SESSION_USE_MINUTES, SESSIONS_AT_ONCE } from '#contract/catalogue.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Sessions } from '#functions/domain/account/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { deleteRows } from '#functions/store/table/batch-delete.ts';
import { type Key, keys, SESSION_PREFIX, sessionOf } from '#functions/store/table/keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import {
  ConditionsFailed,
  parseRow,
  secondsOf,
  type Table,
  type TransactItem,
  transact,
  tryTransact,
  tryWrite,
} from '#functions/store/table/table.ts';
import { newSecret } from './new-secret.ts';
import {
  AGE_SECONDS,
  byLastUse,
  idOfPointer,
  isRecent,
  isValid,
  Pointer,
  Session,
  toOpenSession,
} from './session-rows.ts';

const TOUCH_SECONDS = SESSION_USE_MINUTES * 60;

export const sessionStore = (table: Table): Sessions => {
  const TableName = table.name;

  const read = async (token: string) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName, Key: keys.session(token), ConsistentRead: true }),
    );
    return parseRow(Session, Item);
  };

  /** Last used first. */
  const pointersOf = async (userId: string): Promise<readonly Pointer[]> => {
    const rows = await rowsUnder(table, userId, SESSION_PREFIX);
    return rows.flatMap((row) => parseRow(Pointer, row) ?? []).toSorted(byLastUse);
  };

  const remove = (pointers: readonly Pointer[]): Promise<void> =>
    deleteRows(
      table,
      pointers.flatMap((pointer) => [sessionOf(pointer), pointer]),
    );

  /** Of several concurrent requests, only one succeeds; none does if the session has just ended. */
  const touch = async (Key: Key, at: number): Promise<void> => {
    const write = new UpdateCommand({
      TableName,
      Key,
      ConditionExpression: 'usedAt < :stale OR (attribute_exists(pk) AND attribute_not_exists(usedAt))',
      UpdateExpression: 'SET usedAt = :at',
      ExpressionAttributeValues: { ':at': at, ':stale': at - TOUCH_SECONDS },
    });
    await tryWrite(table.client.send(write));
  };

  /**
   * From now on, `open` refuses older proofs of identity, so that a sign-in in progress can’t survive the end of all
   * sessions.
   */
  const closeDoor = (userId: string, now: Date): TransactItem => ({
    Update: {
      TableName,
      Key: keys.profile(userId),
      ConditionExpression: 'attribute_exists(pk)',
      UpdateExpression: 'SET sessionsFrom = :at',
      ExpressionAttributeValues: { ':at': secondsOf(now) },
    },
  });

  return {
    open: async ({ userId, provenAt, device, secondFactor = false }, now) => {
      const token = newSecret();
      const at = secondsOf(now);
      const times = { openedAt: at, usedAt: at, ttl: at + AGE_SECONDS };
      const pointer = keys.sessionPointer(userId, token);
      const proven = secondsOf(provenAt);
      await transact(table, [
        {
          Put: {
            TableName,
            Item: {
              ...keys.session(token),
              userId,
              ...times,
              provenAt: proven,
              ...(secondFactor && { secondFactor }),
            },
          },
        },
        { Put: { TableName, Item: { ...pointer, device, ...times } } },
        {
          ConditionCheck: {
            TableName,
            Key: keys.profile(userId),
            // A sign-in that started before the account’s deletion mustn’t survive it either.
            ConditionExpression:
              'attribute_not_exists(leavingAt) AND (attribute_not_exists(sessionsFrom) OR sessionsFrom <= :proven)',
            ExpressionAttributeValues: { ':proven': proven },
          },
        },
      ]).catch(refuseUnmet('sign_in_expired'));
      const others = (await pointersOf(userId)).filter(({ sk }) => sk !== pointer.sk);
      await remove(others.slice(SESSIONS_AT_ONCE - 1));
      return token;
    },
    find: async (token, now) => {
      const session = await read(token);
      const at = secondsOf(now);
      if (session === undefined || !isValid(session, at)) return undefined;
      const { userId, usedAt } = session;
      if (at - usedAt > TOUCH_SECONDS)
        await Promise.all(
          [keys.session(token), keys.sessionPointer(userId, token)].map((key) => touch(key, at)),
        );
      return userId;
    },
    hasSecondFactor: async (token, since, now) => {
      const session = await read(token);
      if (session?.secondFactor !== true || !isValid(session, secondsOf(now))) return false;
      // In that second and before, a password alone was still enough.
      return session.provenAt > secondsOf(since);
    },
    isRecent: async (token, now) => {
      const session = await read(token);
      const at = secondsOf(now);
      return session !== undefined && isValid(session, at) && isRecent(session, at);
    },
    list: async (userId, now) => {
      const pointers = await pointersOf(userId);
      return pointers
        .filter((pointer) => isValid(pointer, secondsOf(now)))
        .slice(0, SESSIONS_AT_ONCE)
        .map(toOpenSession);
    },
    idOf: (token) => idOfPointer(keys.session(token).pk),
    end: async (token) => {
      const session = await read(token);
      if (session === undefined) return;
      await transact(table, [
        { Delete: { TableName, Key: keys.session(token) } },
        { Delete: { TableName, Key: keys.sessionPointer(session.userId, token) } },
      ]);
    },
    endOne: async (userId, id) => {
      const pointer = (await pointersOf(userId)).find(({ sk }) => idOfPointer(sk) === id);
      if (pointer === undefined) return false;
      const { pk, sk } = pointer;
      const unmet = await tryTransact(table, [
        { Delete: { TableName, Key: sessionOf(pointer), ConditionExpression: 'attribute_exists(pk)' } },
        { Delete: { TableName, Key: { pk, sk } } },
      ]);
      return unmet === undefined;
    },
    endOthers: async (userId, token, now) => {
      await transact(table, [
        closeDoor(userId, now),
        {
          ConditionCheck: {
            TableName,
            Key: keys.session(token),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
      ]).catch(refuseUnmet('not_signed_in'));
      const own = keys.session(token).pk;
      await remove((await pointersOf(userId)).filter(({ sk }) => sk !== own));
    },
    endAll: async (userId, now) => {
      await tryTransact(table, [closeDoor(userId, now)]);
      await remove(await pointersOf(userId));
    },
  };
};

const refuseUnmet =
  (code: RefusalCode) =>
  (error: unknown): never => {
    throw error instanceof ConditionsFailed ? new Refusal(code) : error;
  };
