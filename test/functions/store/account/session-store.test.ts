import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSIONS_AT_ONCE } from '#contract/catalogue.ts';
import { sessionStore } from '#functions/store/account/session-store.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const START = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const DAY = 24 * 60;

let place: { table: Table; close: () => Promise<void> };
beforeAll(async () => (place = await startTable()));
afterAll(() => place.close());

const store = () => sessionStore(place.table);
let userId: string;
let users = 0;
beforeEach(async () => {
  userId = `user-${(users += 1)}`;
  const Item = { ...keys.profile(userId), name: 'Ada' };
  await place.table.client.send(new PutCommand({ TableName: place.table.name, Item }));
});

const openAt = (
  minutes: number,
  {
    device,
    provenAt = after(minutes),
    user = userId,
  }: {
    device?: string;
    provenAt?: Date;
    user?: string;
  } = {},
) => store().open({ userId: user, provenAt, device }, after(minutes));
const listAt = (minutes: number, user = userId) => store().list(user, after(minutes));
const isOpen = async (token: string, minutes: number) =>
  (await store().find(token, after(minutes))) !== undefined;

describe('the list of an account’s sessions', () => {
  it('shows the device, start and last use of each session, most recently used first', async () => {
    const laptop = await openAt(0, { device: 'Firefox on Linux' });
    await openAt(5, { device: 'Safari on iPhone' });
    await openAt(9);
    expect(await listAt(10)).toMatchObject([
      { device: undefined, openedAt: after(9), usedAt: after(9) },
      { device: 'Safari on iPhone', openedAt: after(5), usedAt: after(5) },
      { device: 'Firefox on Linux', openedAt: after(0), usedAt: after(0) },
    ]);
    await store().find(laptop, after(60));
    expect((await listAt(60))[0]).toMatchObject({ device: 'Firefox on Linux', usedAt: after(60) });
  });

  it('contains ids that give no access and appear in no key', async () => {
    const token = await openAt(0);
    const [session] = takeFrom(await listAt(1));
    expect(session.id).toBe(store().idOf(token));
    expect(token).not.toContain(session.id);
    expect(keys.session(token).pk).not.toContain(session.id);
    expect(await isOpen(session.id, 1)).toBe(false);
  });

  // Proves listSessions.
  it('leaves out sessions that ended because of age or inactivity', async () => {
    const used = await openAt(0, { device: 'used' });
    await openAt(0, { device: 'left' });
    await store().find(used, after(20 * DAY));
    expect((await listAt(31 * DAY)).map(({ device }) => device)).toEqual(['used']);
    for (const day of [45, 70, 90]) await store().find(used, after(day * DAY));
    expect(await listAt(91 * DAY)).toEqual([]);
  });
});

describe('the last use of a session', () => {
  it('is written at most once every 15 minutes, no matter how many requests there are', async () => {
    const token = await openAt(0);
    const send = vi.spyOn(place.table.client, 'send');
    const writes = () => send.mock.calls.filter(([command]) => command instanceof UpdateCommand).length;
    for (const minute of [1, 5, 15]) await store().find(token, after(minute));
    expect(writes()).toBe(0);
    await store().find(token, after(16));
    await store().find(token, after(17));
    expect(writes()).toBe(2);
    send.mockRestore();
    expect(await listAt(20)).toMatchObject([{ usedAt: after(16) }]);
  });

  it('is not written for a session that ends at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const minute = round * 60;
      const token = await openAt(minute);
      await Promise.all([
        store().find(token, after(minute + 30)),
        store().endAll(userId, after(minute + 30)),
      ]);
      expect(await listAt(minute + 31)).toEqual([]);
      const { Item } = await place.table.client.send(
        new GetCommand({ TableName: place.table.name, Key: keys.session(token) }),
      );
      expect(Item).toBeUndefined();
    }
  });
});

describe(`an account with ${SESSIONS_AT_ONCE} sessions`, () => {
  it('ends the least recently used session when it opens another', async () => {
    const tokens: string[] = [];
    for (let minute = 0; minute < SESSIONS_AT_ONCE; minute += 1) tokens.push(await openAt(minute));
    await store().find(defined(tokens[0]), after(60));
    const newest = await openAt(61);
    expect(await isOpen(defined(tokens[0]), 62)).toBe(true);
    expect(await isOpen(defined(tokens[1]), 62)).toBe(false);
    expect(await isOpen(newest, 62)).toBe(true);
    expect(await listAt(62)).toHaveLength(SESSIONS_AT_ONCE);
  });

  it('never has more than that, no matter how many are opened at once', async () => {
    const opened = await Promise.all(Array.from({ length: 40 }, () => openAt(0)));
    const open = await Promise.all(opened.map((token) => isOpen(token, 1)));
    expect(open.filter(Boolean).length).toBeLessThanOrEqual(SESSIONS_AT_ONCE);
    expect(open.filter(Boolean).length).toBe((await listAt(1)).length);
    const last = await openAt(2);
    expect(await isOpen(last, 2)).toBe(true);
  });
});

describe('ending sessions', () => {
  it('ends one session by its id, once', async () => {
    const kept = await openAt(0);
    const lost = await openAt(0);
    const id = store().idOf(lost);
    expect(await Promise.all([store().endOne(userId, id), store().endOne(userId, id)])).toContain(true);
    expect(await store().endOne(userId, id)).toBe(false);
    expect(await isOpen(lost, 1)).toBe(false);
    expect(await isOpen(kept, 1)).toBe(true);
  });

  it('ends no session that belongs to another account', async () => {
    const theirs = await openAt(0, { user: `${userId}-other` });
    expect(await store().endOne(userId, store().idOf(theirs))).toBe(false);
    expect(await isOpen(theirs, 1)).toBe(true);
  });

  it('ends all sessions but one', async () => {
    const own = await openAt(0);
    const others = [await openAt(1), await openAt(2)];
    const theirs = await openAt(0, { user: `${userId}-other` });
    await store().endOthers(userId, own, after(3));
    expect(await listAt(4)).toHaveLength(1);
    expect(await isOpen(own, 4)).toBe(true);
    expect(await isOpen(theirs, 4)).toBe(true);
    for (const other of others) expect(await isOpen(other, 4)).toBe(false);
  });

  it('refuses to end the others at the request of a session that has itself ended', async () => {
    const thief = await openAt(0);
    const own = await openAt(0);
    await store().endOne(userId, store().idOf(thief));
    await expect(store().endOthers(userId, thief, after(1))).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await isOpen(own, 1)).toBe(true);
  });

  it('keeps the current session when its browser sends two simultaneous requests to end all others', async () => {
    const own = await openAt(0);
    await openAt(0);
    await Promise.all([store().endOthers(userId, own, after(1)), store().endOthers(userId, own, after(1))]);
    expect(await listAt(2)).toHaveLength(1);
    expect(await isOpen(own, 2)).toBe(true);
  });

  it('refuses a sign-in that was verified before all sessions were ended, and accepts a later one', async () => {
    await openAt(0);
    await store().endAll(userId, after(2));
    await expect(openAt(3, { provenAt: after(1) })).rejects.toMatchObject({ code: 'sign_in_expired' });
    expect(await listAt(3)).toEqual([]);
    const later = await openAt(3, { provenAt: after(3) });
    expect(await isOpen(later, 4)).toBe(true);
  });

  // Proves signOutElsewhere.
  it('leaves no session of an earlier sign-in open, even when sign-ins happen at the same time', async () => {
    const opening = Array.from({ length: 8 }, () => openAt(3, { provenAt: after(1) }).catch(() => undefined));
    const ending = store().endAll(userId, after(2));
    const tokens = (await Promise.all(opening)).filter((token) => token !== undefined);
    await ending;
    for (const token of tokens) expect(await isOpen(token, 4)).toBe(false);
    expect(await listAt(4)).toEqual([]);
  });

  it('creates nothing for a deleted account', async () => {
    const gone = `${userId}-gone`;
    await store().endAll(gone, after(1));
    const { Item } = await place.table.client.send(
      new GetCommand({ TableName: place.table.name, Key: keys.profile(gone) }),
    );
    expect(Item).toBeUndefined();
  });
});
