import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { PictureSwitch } from '#functions/domain/budget/ports.ts';
import { Quality } from '#functions/domain/budget/spending.ts';
import { keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';

const Row = z.object({ quality: Quality });
/** As long as keys are cached. Every running function notices a change within this time. */
const KEEP_MS = 60_000;

export const pictureSwitch = (table: Table, now: () => Date): PictureSwitch => {
  const at = { TableName: table.name, Key: keys.pictureSwitch };
  let known: { readonly quality: Quality | undefined; readonly until: number } | undefined;
  return {
    read: async () => {
      const time = now().getTime();
      if (known !== undefined && time < known.until) return known.quality;
      const { Item } = await table.client.send(new GetCommand(at));
      const quality = parseRow(Row, Item)?.quality;
      known = { quality, until: time + KEEP_MS };
      return quality;
    },
    turn: async (to) => {
      if (to === undefined) await table.client.send(new DeleteCommand(at));
      else
        await table.client.send(
          new PutCommand({ TableName: table.name, Item: { ...keys.pictureSwitch, quality: to } }),
        );
      known = undefined;
    },
  };
};
