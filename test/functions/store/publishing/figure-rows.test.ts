import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { suspensionStore } from '#functions/store/account/suspension-store.ts';
import { connectionStore } from '#functions/store/publishing/connection-store.ts';
import { publicationStore } from '#functions/store/publishing/publication-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import { publicationKey } from '#functions/store/table/publishing-keys.ts';
import { newId } from '#functions/wiring/clock.ts';
import { idsDueBy } from '#test/support/cloud/due-here.ts';
import { giveProfile } from '#test/support/cloud/store-here.ts';
import { useTable } from '#test/support/cloud/use-table.ts';
import { givePublication, publicationOf } from '#test/support/publishing/give-publication.ts';
import { publishingStage } from '#test/support/publishing/publishing-stage.ts';

const NOW = new Date('2026-11-28T10:00:00.000Z');
const table = useTable();

const connectionOf = async (ownerId: string): Promise<Connection> => ({
  ...(await (await publishingStage()).connection()),
  ownerId,
});

describe('a publication', () => {
  // Proves publish-owner-stopped.
  it('can’t be created for an account that is being deleted', async () => {
    const publications = publicationStore(table);
    const owner = newId();
    const video = { ...keys.video(owner, 'video'), status: 'completed' };
    await table.client.send(new PutCommand({ TableName: table.name, Item: video }));
    const create = async (id: string) =>
      publications.create([await publicationOf({ id, ownerId: owner })], new Map(), { now: NOW });
    const leaving = { ...keys.profile(owner), id: owner, leavingAt: NOW.toISOString() };
    await table.client.send(new PutCommand({ TableName: table.name, Item: leaving }));
    expect(await create('one')).toBe('gone');
    expect(await suspensionStore(table).isLeaving(owner)).toBe(true);
    await giveProfile(table, owner);
    expect(await create('two')).toBe('created');
    expect(await suspensionStore(table).isLeaving(owner)).toBe(false);
  });

  it('that is canceled expires after 30 days; one that ended in any other way is kept', async () => {
    const publications = publicationStore(table);
    const owner = newId();
    const ttlOf = async (status: Publication['status']) => {
      const before = await givePublication(table, owner);
      await publications.replace(before, { ...before, status });
      const Key = publicationKey(owner, before.id);
      const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key }));
      return Item?.['ttl'];
    };
    expect(await ttlOf('canceled')).toBe(Date.parse('2026-12-28T10:00:00.000Z') / 1000);
    expect(await ttlOf('failed')).toBeUndefined();
  });
});

describe('a connection', () => {
  const dueOf = (ownerId: string) => idsDueBy(table, NOW, { ownerId, kind: 'connection' });

  it('is due at its next check, and no longer due once it has ended', async () => {
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
