import { beforeEach, expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { users } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { mailbox, poolOf, signUp } from '#test/support/browser/email-accounts.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const PASSWORD = 'a lighthouse at noon';
const NEW_PASSWORD = 'two lighthouses at dusk';

const cloud = sharedCloud();
useCloudEnvironment();
const mail = mailbox(cloud);
const pool = poolOf(cloud);

let person: ReturnType<typeof newPerson>;
let here: Visitor;
let there: Visitor;

const enter = async (email = person.email): Promise<Visitor> => {
  const visitor = new Visitor(cloud.url);
  const { IdToken } = await pool.tokens(email, PASSWORD);
  expect((await visitor.post('/api/auth/email', { id_token: IdToken })).status).toBe(200);
  return visitor;
};
const accessOf = async (email = person.email) => (await pool.tokens(email, PASSWORD)).AccessToken;
const statusOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;
const change = async (asked: { access_token: string; current?: string; password?: string }, by = here) => {
  const answer = await by.post(routes.changePassword.path, {
    current: PASSWORD,
    password: NEW_PASSWORD,
    ...asked,
  });
  return { status: answer.status, body: await answer.json() };
};

beforeEach(async () => {
  person = newPerson('Grace Hopper');
  await signUp(cloud, mail, person, PASSWORD);
  here = await enter();
  there = await enter();
});

// Proves changePassword.
it('replaces the current password, ends all other sessions and notifies the owner', async () => {
  expect(await change({ access_token: await accessOf() })).toMatchObject({ status: 200 });
  expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 401]);
  expect((await pool.signIn(person.email, PASSWORD)).status).toBe(400);
  expect((await pool.signIn(person.email, NEW_PASSWORD)).status).toBe(200);
  const { id } = await (await here.get('/api/auth/me')).json();
  expect((await users().find(id))?.email).toBe(person.email);
  const letters = (await rowsUnder(table(), id, 'MAIL#')).map(({ kind, facts }) => ({ kind, facts }));
  expect(letters).toContainEqual({
    kind: 'credentials-changed',
    facts: expect.objectContaining({ change: 'password' }),
  });
});

// Proves changePassword.
it('refuses a wrong current password, a common new password, a forged token and somebody else’s token', async () => {
  const stranger = newPerson('Ada Lovelace');
  await signUp(cloud, mail, stranger, PASSWORD);
  const access_token = await accessOf();
  const refused = [
    [{ access_token, current: 'not the current one' }, 'sign_in_expired'],
    [{ access_token, password: 'passwordpassword' }, 'common_password'],
    [{ access_token, password: 'short' }, 'invalid'],
    [{ access_token: 'nobody' }, 'sign_in_expired'],
    [{ access_token: await accessOf(stranger.email) }, 'sign_in_expired'],
  ] as const;
  for (const [asked, code] of refused) expect(await change(asked)).toMatchObject({ body: { code } });
  expect(await change({ access_token }, new Visitor(cloud.url))).toMatchObject({ status: 401 });
  expect(await Promise.all([here, there].map(statusOf))).toEqual([200, 200]);
  expect((await pool.signIn(person.email, PASSWORD)).status).toBe(200);
});
