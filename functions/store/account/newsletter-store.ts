import { DeleteCommand, paginateScan, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { NEWSLETTER_CONFIRM_DAYS } from '#contract/catalogue.ts';
import type { Newsletter } from '#functions/domain/analytics/ports.ts';
import { hashOf, keys } from '#functions/store/table/keys.ts';
import { secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';

const DAY_SECONDS = 86_400;
const Subscriber = z.object({ pk: z.string(), email: z.string() });

export const newsletterStore = (table: Table): Newsletter => {
  /** False if the update’s condition failed. */
  const update = async (id: string, change: Partial<UpdateCommandInput>): Promise<boolean> => {
    return tryWrite(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.subscription(id),
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ...change,
        }),
      ),
    );
  };

  return {
    idOf: hashOf,
    ask: async (email, now) => {
      const id = hashOf(email);
      const isOpen = await update(id, {
        ConditionExpression: 'attribute_not_exists(confirmedAt)',
        UpdateExpression: 'SET email = :email, subscribedAt = if_not_exists(subscribedAt, :at), #ttl = :ttl',
        ExpressionAttributeValues: {
          ':email': email,
          ':at': now.toISOString(),
          ':ttl': secondsOf(now) + NEWSLETTER_CONFIRM_DAYS * DAY_SECONDS,
        },
      });
      return { id, isOpen };
    },
    confirm: (id, now) =>
      update(id, {
        ConditionExpression: 'attribute_exists(pk)',
        UpdateExpression: 'SET confirmedAt = if_not_exists(confirmedAt, :at) REMOVE #ttl',
        ExpressionAttributeValues: { ':at': now.toISOString() },
      }),
    confirmed: async function* () {
      const pages = paginateScan(
        { client: table.client },
        {
          TableName: table.name,
          FilterExpression: 'sk = :sk AND attribute_exists(confirmedAt)',
          ExpressionAttributeValues: { ':sk': keys.subscription('').sk },
        },
      );
      for await (const { Items = [] } of pages)
        for (const { pk, email } of z.array(Subscriber).parse(Items))
          yield { id: pk.slice(keys.subscription('').pk.length), email };
    },
    remove: async (id) => {
      await table.client.send(new DeleteCommand({ TableName: table.name, Key: keys.subscription(id) }));
    },
  };
};
