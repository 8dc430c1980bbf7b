import { beforeEach, describe, expect, it } from 'vitest';
import { openSession } from '#functions/api/auth/open-session.ts';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { now } from '#functions/wiring/clock.ts';
import { openingSession } from '#functions/wiring/session.ts';
import { sessions, tickets, users } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { ageSignIn } from '#test/support/account/age-sign-in.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
useCloudEnvironment();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let person: ReturnType<typeof newPerson>;
let here: Visitor;
let there: Visitor;
beforeEach(async () => {
  person = newPerson();
  here = await signIn(person, new Visitor(url, { 'user-agent': CHROME }));
  there = await signIn(person);
});

const listOf = async (visitor: Visitor) => {
  const answer = await visitor.get('/api/auth/sessions');
  expect(answer.status).toBe(200);
  return answer.json();
};
const idOf = async (visitor: Visitor): Promise<string> =>
  (await listOf(visitor)).find(({ isThis }: { isThis: boolean }) => isThis).id;
const statusOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;
const end = (visitor: Visitor, id: string) => visitor.delete(`/api/auth/sessions/${id}`);
const endElsewhere = (visitor: Visitor) => visitor.post('/api/auth/logout-elsewhere');

describe('GET /api/auth/sessions', () => {
  // Proves listSessions.
  it('lists devices and times, and marks the caller’s session', async () => {
    const list = await listOf(here);
    expect(list).toHaveLength(2);
    const [own] = list.filter(({ isThis }: { isThis: boolean }) => isThis);
    expect(own).toMatchObject({ device: 'Chrome on Windows', isThis: true });
    expect(Date.now() - Date.parse(own.openedAt)).toBeLessThan(60_000);
    expect(Object.keys(list.find((one: object) => one !== own)).toSorted()).toEqual([
      'id',
      'isThis',
      'openedAt',
      'usedAt',
    ]);
    expect(JSON.stringify(list)).not.toContain(here.cookies.get(SESSION_COOKIE));
  });

  it('doesn’t list anyone else’s sessions', async () => {
    expect(await listOf(await signIn(newPerson()))).toHaveLength(1);
  });
});

describe('DELETE /api/auth/sessions/{id}', () => {
  // Proves endSession.
  it('ends another session, whose next request fails and doesn’t renew its media cookies', async () => {
    expect((await end(here, await idOf(there))).status).toBe(200);
    const answer = await there.get('/api/auth/me');
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await statusOf(here)).toBe(200);
    expect(await listOf(here)).toHaveLength(1);
  });

  // Proves endSession.
  it('returns 404 for a session that has already ended, for someone else’s session and for a malformed id', async () => {
    const id = await idOf(there);
    const stranger = await signIn(newPerson());
    expect((await end(stranger, id)).status).toBe(404);
    expect((await end(here, id)).status).toBe(200);
    for (const gone of [id, 'x', '%00', 'a'.repeat(43), defined(here.cookies.get(SESSION_COOKIE))]) {
      const answer = await end(here, gone);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
    expect(await statusOf(here)).toBe(200);
    expect(await statusOf(stranger)).toBe(200);
  });

  it('signs out a browser that ends its own session, and clears its media cookies', async () => {
    expect([...here.cookies.keys()]).toContain('CloudFront-Policy');
    expect((await end(here, await idOf(here))).status).toBe(200);
    expect([...here.cookies.keys()]).toEqual([]);
    expect(await statusOf(there)).toBe(200);
  });
});

describe('POST /api/auth/logout-elsewhere', () => {
  // Proves signOutElsewhere.
  it('ends every session but the caller’s', async () => {
    const third = await signIn(person);
    expect((await endElsewhere(here)).status).toBe(200);
    expect(await Promise.all([here, there, third].map(statusOf))).toEqual([200, 401, 401]);
    expect((await endElsewhere(there)).status).toBe(401);
  });

  it('succeeds in two tabs at once', async () => {
    const answers = await Promise.all([endElsewhere(here), endElsewhere(here)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 401]);
  });

  it('leaves at most one session when two browsers end each other’s sessions at the same time', async () => {
    await Promise.all([endElsewhere(here), endElsewhere(there)]);
    const left = await Promise.all([here, there].map(statusOf));
    expect(left.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it('refuses a sign-in that started before the call', async () => {
    const identity = { issuer: 'test', subject: person.email, name: 'Ada', email: person.email };
    const { id: userId } = await users().signIn(identity, now());
    const issued = new Date(Date.now() - 5_000);
    const ticket = await tickets().issue({ identity, browser: 'b' }, issued);
    await sessions().endAll(userId, now());
    const proven = defined(await tickets().redeem(ticket, 'b', now()));
    expect(Math.abs(proven.provenAt.getTime() - issued.getTime())).toBeLessThan(1_000);
    await expect(
      sessions().open({ userId, provenAt: proven.provenAt, device: undefined }, now()),
    ).rejects.toMatchObject({ code: 'sign_in_expired' });
  });
});

describe('a change of address', () => {
  const identity = () => ({ issuer: 'test', subject: person.email, name: 'Ada', email: person.email });

  const open = async (who: ReturnType<typeof identity>): Promise<string> => {
    const context = {
      now: now(),
      rawQuery: '',
      viewer: '',
      sessionToken: undefined,
      sealedSignIn: undefined,
    };
    return (await openSession(openingSession, { identity: who, provenAt: now() }, context)).session.open;
  };

  /** The emails that were sent or are queued. */
  const lettersTo = async (userId: string) => {
    const rows = await rowsUnder(table(), userId, 'MAIL#');
    return rows.map(({ kind, facts }) => ({ kind, facts }));
  };

  it('is noticed at the next sign-in, which returns the previous address', async () => {
    const first = await users().signIn(identity(), now());
    expect(first.formerEmail).toBeUndefined();
    const email = `new-${person.email}`;
    expect((await users().signIn({ ...identity(), email }, now())).formerEmail).toBe(person.email);
    expect((await users().signIn({ ...identity(), email }, now())).formerEmail).toBeUndefined();
  });

  // Proves rule-password-reset-ends-session-sign.
  it('ends the sessions opened with the old address, but not the session opened with the new one', async () => {
    const before = await open(identity());
    expect(await sessions().find(before, now())).toBeDefined();
    const after = await open({ ...identity(), email: `new-${person.email}` });
    expect(await sessions().find(before, now())).toBeUndefined();
    expect(await sessions().find(after, now())).toBeDefined();
    const userId = defined(await users().idOf(identity()));
    expect(await lettersTo(userId)).toEqual([
      { kind: 'credentials-changed', facts: expect.objectContaining({ change: 'address' }) },
    ]);
  });

  // Proves rule-owner-hears-reset-another-address.
  it('is reported by email only if a sign-in has a different address', async () => {
    for (const _ of [1, 2]) await open(identity());
    expect(await lettersTo(defined(await users().idOf(identity())))).toEqual([]);
  });

  it('doesn’t count if only the spelling differs', async () => {
    await users().signIn(identity(), now());
    const email = person.email.toUpperCase();
    expect((await users().signIn({ ...identity(), email }, now())).formerEmail).toBeUndefined();
  });
});

describe('a sign-in that is no longer recent', () => {
  const PAYPAL = { kind: 'paypal', email: 'ada@example.com' };
  const SENSITIVE: readonly [string, (visitor: Visitor) => Promise<Response>][] = [
    ['ends no other session', async (visitor) => end(visitor, await idOf(there))],
    ['ends no other sessions', endElsewhere],
    ['exports nothing', (visitor) => visitor.post('/api/auth/account/export')],
    ['changes no payout details', (visitor) => visitor.post('/api/affiliate/payout-details', PAYPAL)],
    ['removes no payout details', (visitor) => visitor.delete('/api/affiliate/payout-details')],
    ['deletes no account', (visitor) => visitor.delete('/api/auth/account')],
  ];
  beforeEach(() => ageSignIn(defined(here.cookies.get(SESSION_COOKIE))));

  it('can’t end other sessions, export data, change payout details or delete the account', async () => {
    for (const [what, call] of SENSITIVE) {
      const answer = await call(here);
      expect(answer.status, what).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'sign_in_again' });
    }
    expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 200]);
  });

  // Proves rule-signing-others-out-exporting-deleting.
  it('can still list sessions and end its own', async () => {
    expect(await listOf(here)).toHaveLength(2);
    expect((await end(here, await idOf(here))).status).toBe(200);
  });

  // Proves rule-signing-others-out-exporting-deleting.
  it('becomes recent again when the browser signs in, which ends the previous session', async () => {
    const before = defined(here.cookies.get(SESSION_COOKIE));
    await signIn(person, here);
    expect(await sessions().find(before, now())).toBeUndefined();
    expect((await endElsewhere(here)).status).toBe(200);
    expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 401]);
  });
});
