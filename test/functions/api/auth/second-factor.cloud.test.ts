import { expect, it } from 'vitest';
import { routes } from '#contract/routes.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { table } from '#functions/wiring/table.ts';
import { mailbox, poolOf, signUp, switchOnSecondFactor } from '#test/support/browser/email-accounts.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const PASSWORD = 'a lighthouse at noon';
const cloud = sharedCloud();
useCloudEnvironment();
const pool = poolOf(cloud);

const enter = async (id_token: string): Promise<Visitor> => {
  const visitor = new Visitor(cloud.url);
  expect((await visitor.post('/api/auth/email', { id_token })).status).toBe(200);
  return visitor;
};

// Proves noteSecondFactor.
it('notifies the owner once, at the next sign-in, about a second factor that wasn’t switched on through our page', async () => {
  const person = newPerson('Grace Hopper');
  await signUp(cloud, mailbox(cloud), person, PASSWORD);
  const { IdToken, AccessToken } = await pool.tokens(person.email, PASSWORD);
  const owner = await enter(IdToken);
  const { id } = await (await owner.get('/api/auth/me')).json();
  const told = async () =>
    (await rowsUnder(table(), id, 'MAIL#')).filter(({ kind }) => kind === 'credentials-changed').length;
  const report = () => owner.post(routes.noteSecondFactor.path);
  expect((await report()).status).toBe(200);
  expect(await told()).toBe(0);

  const signInWithCode = await switchOnSecondFactor(pool, AccessToken, { ...person, password: PASSWORD });
  await enter(await signInWithCode());
  expect(await told()).toBe(1);
  await report();
  expect(await told()).toBe(1);
});
