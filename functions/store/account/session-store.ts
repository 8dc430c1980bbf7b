import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { SESSION_DAYS } from '#contract/catalogue.ts';
import type { Sessions, SignInTickets } from '#functions/domain/account/ports.ts';
import { Identity } from '#functions/domain/account/user.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { deleteRows, rowKeys } from '#functions/store/table/batch-delete.ts';
import { hashOf, keys, SESSION_PREFIX, sessionOf } from '#functions/store/table/keys.ts';
import { ConditionsFailed, parseRow, secondsOf, type Table, transact } from '#functions/store/table/table.ts';

const DAY_SECONDS = 86_400;
const IDLE_SECONDS = SESSION_DAYS.idle * DAY_SECONDS;
const AGE_SECONDS = SESSION_DAYS.most * DAY_SECONDS;
const TICKET_SECONDS = 120;
/** Exceeds any clock skew: a used token is remembered until it is refused for its age. */
const SPENT_SECONDS = 600;
/** A session's last use is written at most this often. */
const TOUCH_SECONDS = DAY_SECONDS;
const SECRET_BYTES = 32;

const Session = z.object({
  userId: z.string(),
  openedAt: z.int(),
  usedAt: z.int(),
  secondFactor: z.literal(true).optional(),
});
type Session = z.infer<typeof Session>;
const Ticket = z.object({ browser: z.string(), expiresAt: z.int(), identity: Identity });

/** Whether a session has ended by itself. */
const isOver = ({ usedAt, openedAt }: Session, at: number): boolean =>
  at - usedAt > IDLE_SECONDS || at - openedAt > AGE_SECONDS;

const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const sessionStore = (table: Table): Sessions => {
  const row = async (token: string) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.session(token), ConsistentRead: true }),
    );
    return parseRow(Session, Item);
  };
  return {
    open: async (userId, now, secondFactor = false) => {
      const token = newSecret();
      const at = secondsOf(now);
      const ttl = at + AGE_SECONDS;
      await transact(table, [
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.session(token),
              userId,
              openedAt: at,
              usedAt: at,
              ttl,
              ...(secondFactor && { secondFactor }),
            },
          },
        },
        { Put: { TableName: table.name, Item: { ...keys.sessionPointer(userId, token), ttl } } },
        // A sign-in that began before the account deletion must not outlive it.
        {
          ConditionCheck: {
            TableName: table.name,
            Key: keys.profile(userId),
            ConditionExpression: 'attribute_not_exists(leavingAt)',
          },
        },
      ]).catch((error: unknown) => {
        throw error instanceof ConditionsFailed ? new Refusal('sign_in_expired') : error;
      });
      return token;
    },
    find: async (token, now) => {
      const session = await row(token);
      const at = secondsOf(now);
      if (session === undefined || isOver(session, at)) return undefined;
      if (at - session.usedAt > TOUCH_SECONDS) {
        await table.client
          .send(
            new UpdateCommand({
              TableName: table.name,
              Key: keys.session(token),
              ConditionExpression: 'attribute_exists(pk)',
              UpdateExpression: 'SET usedAt = :at',
              ExpressionAttributeValues: { ':at': at },
            }),
          )
          .catch(ignoreGone);
      }
      return session.userId;
    },
    hasSecondFactor: async (token, now) => {
      const session = await row(token);
      return session?.secondFactor === true && !isOver(session, secondsOf(now));
    },
    end: async (token) => {
      const session = await row(token);
      if (session === undefined) return;
      await transact(table, [
        { Delete: { TableName: table.name, Key: keys.session(token) } },
        { Delete: { TableName: table.name, Key: keys.sessionPointer(session.userId, token) } },
      ]);
    },
    endAll: async (userId) => {
      const pointers = await rowKeys(table, userId, SESSION_PREFIX);
      await deleteRows(
        table,
        pointers.flatMap((pointer) => [sessionOf(pointer), pointer]),
      );
    },
  };
};

export const ticketStore = (table: Table): SignInTickets => ({
  issue: async ({ identity, browser }, now) => {
    const sessionId = newSecret();
    const expiresAt = secondsOf(now) + TICKET_SECONDS;
    const Item = { ...keys.ticket(sessionId), identity, browser: hashOf(browser), expiresAt, ttl: expiresAt };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    return sessionId;
  },
  redeem: async (sessionId, browser, now) => {
    try {
      const { Attributes } = await table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: keys.ticket(sessionId),
          ConditionExpression: 'browser = :browser AND expiresAt >= :now',
          ExpressionAttributeValues: { ':browser': hashOf(browser), ':now': secondsOf(now) },
          ReturnValues: 'ALL_OLD',
        }),
      );
      return parseRow(Ticket, Attributes)?.identity;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  },
  spend: async ({ id, expiresAt }) => {
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.spentToken(id), ttl: secondsOf(expiresAt) + SPENT_SECONDS },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  },
});

const ignoreGone = (error: unknown): void => {
  if (!(error instanceof ConditionalCheckFailedException)) throw error;
};
