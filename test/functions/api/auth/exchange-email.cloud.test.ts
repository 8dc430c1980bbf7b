import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePassword, mailbox, poolOf, signUp } from '#test/support/browser/email-accounts.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { type CloudFacts, startProduct } from '#test/support/cloud/product-process.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const PASSWORD = 'a lighthouse at noon';
const FORGOTTEN_LIMIT_MS = 20_000;
let cloud: CloudFacts;
let mail: ReturnType<typeof mailbox>;
let pool: ReturnType<typeof poolOf>;
const use = (facts: CloudFacts): void => {
  cloud = facts;
  mail = mailbox(cloud);
  pool = poolOf(cloud);
};
beforeEach(() => use(sharedCloud()));

/** A user with an identity in the pool but no account yet. */
const newcomer = async () => {
  const person = newPerson('Grace Hopper');
  await signUp(cloud, mail, person, PASSWORD);
  return person;
};
const exchange = (id_token: string, visitor = new Visitor(cloud.url)) =>
  visitor.post('/api/auth/email', { id_token });
const enter = async (email: string): Promise<Visitor> => {
  const visitor = new Visitor(cloud.url);
  const answer = await exchange((await pool.tokens(email, PASSWORD)).IdToken, visitor);
  expect(answer.status).toBe(200);
  return visitor;
};
const meOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).json();

describe('POST /api/auth/email', () => {
  it('opens a session that /auth/me accepts', async () => {
    const person = await newcomer();
    const visitor = await enter(person.email);
    expect(await meOf(visitor)).toMatchObject({ ...person, subscription: 'free', credits: 30 });
    expect((await meOf(await enter(person.email))).id).toBe((await meOf(visitor)).id);
  });

  it('accepts a token once, even from six concurrent requests', async () => {
    const { IdToken } = await pool.tokens((await newcomer()).email, PASSWORD);
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(IdToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
    const again = await exchange(IdToken);
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'sign_in_expired' });
  });

  it('refuses access tokens and malformed tokens', async () => {
    const { AccessToken } = await pool.tokens((await newcomer()).email, PASSWORD);
    for (const token of [AccessToken, 'garbage', 'a.b.c', '\ud800'])
      expect((await exchange(token)).status).toBe(401);
    const visitor = new Visitor(cloud.url);
    for (const body of [{}, { id_token: '' }, { id_token: 'x'.repeat(9000) }, { id_token: 'a', extra: 1 }])
      expect((await visitor.post('/api/auth/email', body)).status).toBe(400);
  });

  it('refuses requests from another site', async () => {
    const { IdToken } = await pool.tokens((await newcomer()).email, PASSWORD);
    const answer = await new Visitor(cloud.url).post(
      '/api/auth/email',
      { id_token: IdToken },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(answer.status).toBe(403);
    expect((await exchange(IdToken)).status).toBe(200);
  });

  it('opens a different account from the one that Google sign-in opens for the same address', async () => {
    const person = await newcomer();
    const byEmail = await meOf(await enter(person.email));
    const byGoogle = await meOf(await signInByPage(cloud.url, person));
    expect(byGoogle.email).toBe(byEmail.email);
    expect(byGoogle.id).not.toBe(byEmail.id);
  });
});

describe('deleting an account', () => {
  fullIt(
    'removes the identity from the pool despite a failure, and keeps a record of its used grants',
    async () => {
      const person = await newcomer();
      const visitor = await enter(person.email);
      expect(await pool.knows(person.email)).toBe(true);
      await scriptFaultsAt(defined(cloud.standIns.emailPool), 'AdminDeleteUser', [{ kind: 'disconnect' }]);
      expect((await visitor.delete('/api/auth/account')).status).toBe(202);
      await vi.waitUntil(async () => !(await pool.knows(person.email)), {
        timeout: FORGOTTEN_LIMIT_MS,
        interval: 100,
      });
      const { email } = person;
      await choosePassword(cloud, person, PASSWORD, 2);
      expect(await meOf(await enter(email))).toMatchObject({ credits: 0 });
    },
  );
});

describe('the local user pool', () => {
  fullIt('keeps its users across a restart, and stores no passwords in plain text', async () => {
    const { dataDir, ...first } = await startProduct();
    use({ dataDir, ...first });
    const person = await newcomer();
    const { id } = await meOf(await enter(person.email));
    await first.stop();
    const again = await startProduct({ dataDir });
    use(again);
    expect((await meOf(await enter(person.email))).id).toBe(id);
    await again.stop();
    const kept = join(dataDir, 'email-accounts');
    const text = readdirSync(kept)
      .map((file) => readFileSync(join(kept, file), 'utf8'))
      .join('\n');
    expect(text).toContain(person.email);
    expect(text).not.toContain(PASSWORD);
  });

  it('responds only to the site’s pages, and doesn’t let any page delete a user', async () => {
    const ask = (headers: Record<string, string>, name = 'InitiateAuth') => pool.call(name, {}, headers);
    expect((await ask({ origin: cloud.url })).status).toBe(400);
    expect((await ask({ origin: cloud.url })).body['__type']).toBe('InvalidParameterException');
    for (const origin of ['http://evil.example', 'null', 'http://localhost:1'])
      expect(
        (await fetch(defined(cloud.standIns.emailPool), { method: 'POST', headers: { origin } })).status,
      ).toBe(403);
    expect((await ask({ origin: cloud.url }, 'AdminDeleteUser')).body['__type']).toBe('InvalidAction');
  });

  it('is the only address besides the bucket’s that the site’s pages are allowed to call', async () => {
    const policy = async (url: string) => (await fetch(url)).headers.get('content-security-policy');
    const { s3, emailPool } = cloud.standIns;
    expect(await policy(cloud.url)).toContain(`connect-src 'self' ${s3} ${emailPool};`);
  });
});
