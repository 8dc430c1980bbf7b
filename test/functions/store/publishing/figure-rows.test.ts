import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import { countedSince } from '#functions/domain/publishing/figures.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { connectionStore } from '#functions/store/publishing/connection-store.ts';
import { publicationStore } from '#functions/store/publishing/publication-store.ts';
import { publicationKey } from '#functions/store/table/publishing-keys.ts';
import { newId } from '#functions/wiring/clock.ts';
import { idsDueBy } from '#test/support/cloud/due-here.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { publishingStage } from '#test/support/publishing/publishing-stage.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const table = useTable();

const connectionOf = async (ownerId: string): Promise<Connection> => ({
  ...(await (await publishingStage()).connection()),
  ownerId,
});

/** Published on this date, unless it is changed; returns its id. */
const publishedOn = async (ownerId: string, date: string, change: Partial<Publication> = {}) => {
  const ordered = (await publishingStage()).order(newId());
  const publication: Publication = {
    ...ordered,
    ownerId,
    status: 'published',
    publishedAt: `${date}T10:00:00.000Z`,
    ...change,
  };
  const Item = { ...publicationKey(ownerId, publication.id), ...publication };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
  return publication.id;
};

describe('the publications that are counted', () => {
  it('are those published on one account in the last 90 days, whenever they were ordered', async () => {
    const owner = newId();
    const connection = await connectionOf(owner);
    const first = await publishedOn(owner, '2026-08-30');
    const latest = await publishedOn(owner, '2026-11-28');
    await publishedOn(owner, '2026-08-29');
    await publishedOn(owner, '2026-11-28', { connectionId: 'youtube-UC2' });
    await publishedOn(owner, '2026-11-28', { status: 'removed' });
    await publishedOn(newId(), '2026-11-28');
    const found = await publicationStore(table).published(connection, countedSince(NOW));
    expect(found.map(({ id }) => id)).toEqual([first, latest]);
  });
});

describe('a connection', () => {
  const dueOf = (ownerId: string) => idsDueBy(table, NOW, { ownerId, kind: 'connection' });

  it('is due at its next look, and no more once it has ended', async () => {
    const connections = connectionStore(table);
    const owner = newId();
    const connection = { ...(await connectionOf(owner)), looksAt: '2026-11-28T09:59:00.000Z' };
    await connections.add(connection);
    expect(await dueOf(owner)).toEqual([connection.id]);
    await connections.replace(connection, {
      ...connection,
      ended: { reason: 'It was revoked.', at: NOW.toISOString() },
    });
    expect(await dueOf(owner)).toEqual([]);
  });

  it('to a platform without figures is never due', async () => {
    const owner = newId();
    await connectionStore(table).add(await connectionOf(owner));
    expect(await dueOf(owner)).toEqual([]);
  });
});
