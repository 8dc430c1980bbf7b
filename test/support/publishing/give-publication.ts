import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { publicationKey } from '#functions/store/table/publishing-keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { newId } from '#functions/wiring/clock.ts';
import { publishingStage } from './publishing-stage.ts';

/** A publication; by default, “The lamp” waiting to go to the YouTube channel Night Stories. */
export const publicationOf = async (change: Partial<Publication> = {}): Promise<Publication> => ({
  ...(await publishingStage()).order(change.id ?? newId()),
  ...change,
});

/** Stores a publication as if it had been ordered and had reached this state; nothing will send it. */
export const givePublication = async (table: Table, ownerId: string, change: Partial<Publication> = {}) => {
  const publication = await publicationOf({ ownerId, ...change });
  const Item = { ...publicationKey(ownerId, publication.id), ...publication };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return publication;
};
