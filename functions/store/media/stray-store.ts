import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { Export } from '#functions/domain/export/export.ts';
import type { Place } from '#functions/domain/media/place-of.ts';
import type { Strays } from '#functions/domain/media/ports.ts';
import { isOpen, Upload } from '#functions/domain/uploads/upload.ts';
import { ownerOfFolder } from '#functions/store/account/media-folder-rows.ts';
import { voicePreviewStore } from '#functions/store/media/voice-preview-store.ts';
import { type Key, keys } from '#functions/store/table/keys.ts';
import { storyboardKey } from '#functions/store/table/storyboard-keys.ts';
import { parseRow, type Table } from '#functions/store/table/table.ts';
import { permitKey, STRAYS_ROUND, uploadKey } from '#functions/store/table/upload-keys.ts';

const StoredRound = z.object({
  root: z.int().min(0),
  after: z.string().optional(),
  removed: z.int().min(0),
  restsUntil: z.iso.datetime().optional(),
});

/** Looks up which rows the objects in the bucket belong to. */
export const strayStore = (table: Table): Strays => {
  const read = async (Key: Key): Promise<Record<string, unknown> | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
    );
    return Item;
  };
  const isThere = async (key: Key): Promise<boolean> => (await read(key)) !== undefined;

  const isOwned = async (kind: Exclude<Place['kind'], 'preview'>, owner: string, id: string) => {
    switch (kind) {
      case 'film':
        return (await isThere(keys.video(owner, id))) || isThere(storyboardKey(owner, id));
      case 'upload':
        return isThere(uploadKey(owner, id));
      case 'arrival': {
        const upload = parseRow(Upload, await read(uploadKey(owner, id)));
        return (upload !== undefined && isOpen(upload)) || isThere(permitKey(owner, id));
      }
      case 'archive':
        return parseRow(Export, await read(keys.export(owner)))?.id === id;
      default:
        return kind satisfies never;
    }
  };

  return {
    round: async () => parseRow(StoredRound, await read(STRAYS_ROUND)),
    goOn: async (round) => {
      await table.client.send(new PutCommand({ TableName: table.name, Item: { ...STRAYS_ROUND, ...round } }));
    },
    isKnown: async ({ kind, prefix, ownerId, folder, id }) => {
      if (kind === 'preview')
        return Object.values((await voicePreviewStore(table).read()).recordings).includes(prefix);
      if (id === undefined) return true;
      const owner = ownerId ?? (folder && (await ownerOfFolder(table)(folder)));
      return owner !== undefined && isOwned(kind, owner, id);
    },
  };
};
