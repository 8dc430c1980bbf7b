import { DeleteCommand, PutCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import { type Letter, nextTry, QueuedLetter } from '#functions/domain/mail/queued-letter.ts';
import { type Key, keys, mailIndex } from '#functions/store/table/keys.ts';
import { parsedRows } from '#functions/store/table/rows.ts';
import { secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';

/**
 * Longer than any period in which a letter may be sent only once. A subscriber’s row may contain an unconfirmed
 * address, so it is kept only for the day on which its letter is sent.
 */
const KEPT_DAYS = { owner: 62, subscriber: 2 } as const;
const DAY_SECONDS = 86_400;
/** Sorts after every digit, so that the rows due until `now` sort before `<now>~`. */
const AFTER = '~';

const keyOf = ({ to, kind, once }: Letter): Key =>
  'userId' in to ? keys.letter(to.userId, kind, once) : keys.letterTo(to.address, kind, once);

export const outboxStore = (table: Table): Outbox => ({
  add: async (letter, now) => {
    const key = keyOf(letter);
    const dueAt = now.toISOString();
    const queued: QueuedLetter = { ...letter, createdAt: dueAt, dueAt, tries: 0 };
    await tryWrite(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...key,
            ...mailIndex(dueAt, key),
            ...queued,
            ttl: secondsOf(now) + KEPT_DAYS['userId' in letter.to ? 'owner' : 'subscriber'] * DAY_SECONDS,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      ),
    );
  },
  due: (now) =>
    parsedRows(
      QueuedLetter,
      paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          IndexName: 'gsi1',
          KeyConditionExpression: 'gsi1pk = :group AND gsi1sk < :until',
          ExpressionAttributeValues: {
            ':group': mailIndex('', { pk: '', sk: '' }).gsi1pk,
            ':until': `${now.toISOString()}${AFTER}`,
          },
        },
      ),
    ),
  take: async (letter, now) => {
    const key = keyOf(letter);
    const dueAt = nextTry(letter.tries, now).toISOString();
    const { gsi1sk } = mailIndex(dueAt, key);
    const taken = await tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          // The index lags behind, so only the row itself shows whether the letter is still waiting.
          ConditionExpression: 'dueAt = :seen AND attribute_exists(gsi1pk)',
          UpdateExpression: 'SET dueAt = :due, gsi1sk = :gsi1sk ADD tries :one',
          ExpressionAttributeValues: {
            ':seen': letter.dueAt,
            ':due': dueAt,
            ':gsi1sk': gsi1sk,
            ':one': 1,
          },
        }),
      ),
    );
    return taken ? { ...letter, dueAt, tries: letter.tries + 1 } : undefined;
  },
  settle: async (letter, outcome, now) => {
    await tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(letter),
          ConditionExpression: 'attribute_exists(pk)',
          UpdateExpression: 'SET outcome = :outcome, settledAt = :at REMOVE gsi1pk, gsi1sk, facts',
          ExpressionAttributeValues: { ':outcome': outcome, ':at': now.toISOString() },
        }),
      ),
    );
  },
  remove: async (letter) => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(letter) }));
  },
});
