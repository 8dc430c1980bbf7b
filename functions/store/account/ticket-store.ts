import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { SignInTickets } from '#functions/domain/account/ports.ts';
import { Identity } from '#functions/domain/account/user.ts';
import { hashOf, keys } from '#functions/store/table/keys.ts';
import { dateOf, parseRow, secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';
import { newSecret } from './new-secret.ts';

const TICKET_SECONDS = 120;
/** Longer than any clock skew, so that a used token is remembered until it is too old to be accepted. */
const SPENT_SECONDS = 600;

const Ticket = z.object({ browser: z.string(), expiresAt: z.int(), identity: Identity });

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
      const ticket = parseRow(Ticket, Attributes);
      if (ticket === undefined) return undefined;
      const { identity, expiresAt } = ticket;
      return { identity, provenAt: dateOf(expiresAt - TICKET_SECONDS) };
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  },
  spend: async ({ id, expiresAt }) => {
    return tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.spentToken(id), ttl: secondsOf(expiresAt) + SPENT_SECONDS },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    );
  },
});
