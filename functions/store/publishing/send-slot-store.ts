import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { SendSlots } from '#functions/domain/publishing/ports.ts';
import { sendSlotsKey } from '#functions/store/table/publishing-keys.ts';
import { parseRow, type Table, tryWrite } from '#functions/store/table/table.ts';

/** Longer than a function can hold a film in memory: a slot left behind by a crash is free again after this time. */
const LEASE_MS = 150_000;

const Slots = z.object({ taken: z.array(z.string()).default([]) });

/** The stage’s slots for sending films. Each taken slot is stored as a string that starts with its expiry time. */
export const sendSlotStore = (table: Table, slots: () => number): SendSlots => {
  const at = { TableName: table.name, Key: sendSlotsKey };

  const add = (slot: string): Promise<boolean> =>
    tryWrite(
      table.client.send(
        new UpdateCommand({
          ...at,
          ConditionExpression: 'attribute_not_exists(taken) OR size(taken) < :most',
          UpdateExpression: 'ADD taken :slot',
          ExpressionAttributeValues: { ':slot': new Set([slot]), ':most': slots() },
        }),
      ),
    );
  const remove = async (given: readonly string[]): Promise<void> => {
    await table.client.send(
      new UpdateCommand({
        ...at,
        UpdateExpression: 'DELETE taken :slots',
        ExpressionAttributeValues: { ':slots': new Set(given) },
      }),
    );
  };

  return {
    take: async (now) => {
      const slot = `${new Date(now.getTime() + LEASE_MS).toISOString()} ${crypto.randomUUID()}`;
      if (await add(slot)) return slot;
      const { Item } = await table.client.send(new GetCommand({ ...at, ConsistentRead: true }));
      const left = (parseRow(Slots, Item)?.taken ?? []).filter((each) => each < now.toISOString());
      if (left.length === 0) return undefined;
      await remove(left);
      return (await add(slot)) ? slot : undefined;
    },
    giveBack: (slot) => remove([slot]),
  };
};
