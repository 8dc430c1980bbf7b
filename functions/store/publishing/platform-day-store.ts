import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { Counter } from '#functions/domain/budget/budget.ts';
import {
  type Amount,
  fullPart,
  type PlatformDay,
  type RoomInDay,
  roomFor,
} from '#functions/domain/publishing/platform-day.ts';
import type { PlaceAsked, PlatformDays } from '#functions/domain/publishing/ports.ts';
import { ownInDay, platformDayKey } from '#functions/store/table/publishing-keys.ts';
import { parseRow, secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';

const KEPT_SECONDS = 2 * 24 * 3600;
/** Counts only grow, so two rounds suffice: a caller that loses the race finds no quota left in the second round. */
const ROUNDS = 2;

const Row = z.record(z.string(), z.unknown());
const Count = z.number().default(0);
const Ids = z.array(z.string()).default([]);

/** The attributes of a counter; `uploads` and `units` cover all accounts. */
const namesOf = (counter: Counter): readonly [uploads: string, units: string] =>
  counter === 'all' ? ['uploads', 'units'] : [`${counter}Uploads`, `${counter}Units`];

/**
 * Adds a publication to the counts for a day and for its account’s share of that day, unless other publications have
 * used up the quota in the meantime.
 */
const taking = ({ by, own }: RoomInDay, { id, ownerId, units }: PlaceAsked) => {
  const counts = by.flatMap(({ counter, ...before }) => {
    const [uploads, ofUnits] = namesOf(counter);
    return [
      { name: uploads, most: before.uploads, add: ':one' },
      { name: ofUnits, most: before.units, add: ':units' },
    ];
  });
  const adds = counts.map(({ add }, index) => `#c${index} ${add}`).join(', ');
  const fits = counts.map((_, index) => `(attribute_not_exists(#c${index}) OR #c${index} <= :c${index})`);
  return {
    UpdateExpression: `ADD #own :ids, ${adds} SET #ttl = :ttl`,
    ConditionExpression: `(attribute_not_exists(#own) OR (NOT contains(#own, :id) AND size(#own) <= :own)) AND ${fits.join(' AND ')}`,
    ExpressionAttributeNames: {
      '#own': ownInDay(ownerId),
      '#ttl': 'ttl',
      ...Object.fromEntries(counts.map(({ name }, index) => [`#c${index}`, name])),
    },
    ExpressionAttributeValues: {
      ':ids': new Set([id]),
      ':id': id,
      ':own': own,
      ':one': 1,
      ':units': units,
      ...Object.fromEntries(counts.map(({ most }, index) => [`:c${index}`, most])),
    },
  };
};

export const platformDayStore = (table: Table): PlatformDays => {
  const read = async ({ platform, date }: PlatformDay, ownerId = '') => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: platformDayKey(platform, date), ConsistentRead: true }),
    );
    const row = parseRow(Row, Item) ?? {};
    const amountOf = (counter: Counter): Amount => {
      const [uploads, units] = namesOf(counter);
      return { uploads: Count.parse(row[uploads]), units: Count.parse(row[units]) };
    };
    return {
      by: {
        all: amountOf('all'),
        paid: amountOf('paid'),
        trial: amountOf('trial'),
        free: amountOf('free'),
      },
      ids: Ids.parse(row[ownInDay(ownerId)]),
    };
  };

  return {
    take: async (day, asked) => {
      const room = roomFor(day, asked.subscription, asked.units);
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { by, ids } = await read(day, asked.ownerId);
        if (ids.includes(asked.id)) return by.all;
        const full = fullPart({ by, own: ids.length }, room);
        if (full !== undefined) return { full, ownMost: room.ownMost };
        const { ExpressionAttributeValues, ...update } = taking(room, asked);
        const isTaken = await tryWrite(
          table.client.send(
            new UpdateCommand({
              TableName: table.name,
              Key: platformDayKey(day.platform, day.date),
              ...update,
              ExpressionAttributeValues: {
                ...ExpressionAttributeValues,
                ':ttl': secondsOf(day.ends) + KEPT_SECONDS,
              },
            }),
          ),
        );
        if (isTaken) return { uploads: by.all.uploads + 1, units: by.all.units + asked.units };
      }
      return { full: 'day', ownMost: room.ownMost };
    },
    used: async (day) => (await read(day)).by.all,
  };
};
