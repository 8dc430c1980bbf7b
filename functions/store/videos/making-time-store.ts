import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { MadeIn } from '#functions/domain/making/making-time.ts';
import type { MakingTimes } from '#functions/domain/making/ports.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

/** How many films are recorded; older entries are overwritten. */
const KEPT = 50;

/** The field of a film, by its number. */
const placeOf = (film: number): string => `film${(film + KEPT) % KEPT}`;

const Counted = z.object({ films: z.int().positive() });
const Row = z.looseObject({ films: z.int().optional() }).transform(({ films = 0, ...row }) =>
  Array.from({ length: KEPT }, (_, age) => row[placeOf(films - age)]).flatMap((value) => {
    const made = MadeIn.safeParse(value);
    return made.success ? [made.data] : [];
  }),
);

/**
 * A single row: a counter, and fifty entries that are overwritten in turn. Films that finish together get different
 * numbers, so no write waits for another, none is lost and the row never grows.
 */
export const makingTimeStore = (table: Table): MakingTimes => {
  const at = { TableName: table.name, Key: keys.makingTimes };
  return {
    add: async (made) => {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          ...at,
          UpdateExpression: 'ADD films :one',
          ExpressionAttributeValues: { ':one': 1 },
          ReturnValues: 'UPDATED_NEW',
        }),
      );
      const { films } = Counted.parse(Attributes);
      await table.client.send(
        new UpdateCommand({
          ...at,
          UpdateExpression: 'SET #place = :made',
          ExpressionAttributeNames: { '#place': placeOf(films) },
          ExpressionAttributeValues: { ':made': made },
        }),
      );
    },
    read: async () => {
      const { Item } = await table.client.send(new GetCommand(at));
      return parseRow(Row, Item) ?? [];
    },
  };
};
