import { describe, expect, it, vi } from 'vitest';
import { choosePassword, mailbox, poolOf, signUp } from '#test/support/browser/email-accounts.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const PASSWORD = 'a lighthouse at noon';
const NEW_PASSWORD = 'two lighthouses at dusk';

const cloud = sharedCloud();
const mail = mailbox(cloud);
const pool = poolOf(cloud);

const signedUp = async () => {
  const person = newPerson('Grace Hopper');
  await signUp(cloud, mail, person, PASSWORD);
  return person;
};

const exchange = async (id_token: string) => {
  const visitor = new Visitor(cloud.url);
  const { status } = await visitor.post('/api/auth/email', { id_token });
  return { visitor, status };
};
const enter = async (email: string, password: string): Promise<Visitor> => {
  const { visitor, status } = await exchange((await pool.tokens(email, password)).IdToken);
  expect(status).toBe(200);
  return visitor;
};
const statusOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).status;

// The responses to requests for a code take 1.2 s.
describe.concurrent('a password reset', () => {
  // Proves rule-password-reset-ends-session-sign.
  it('ends a stolen session at its next request, and lets the owner sign in with the new password', async () => {
    const person = await signedUp();
    const thief = await enter(person.email, PASSWORD);
    expect(await statusOf(thief)).toBe(200);
    await choosePassword(cloud, { email: person.email }, NEW_PASSWORD, 2);
    expect(await statusOf(thief)).toBe(401);
    const owner = await enter(person.email, NEW_PASSWORD);
    expect(await (await owner.get('/api/auth/sessions')).json()).toHaveLength(1);
  });

  // Proves rule-password-reset-ends-session-sign.
  it('refuses a token obtained with the old password', async () => {
    const person = await signedUp();
    const { IdToken } = await pool.tokens(person.email, PASSWORD);
    await enter(person.email, PASSWORD);
    // The start of the session and the reset are compared in whole seconds, so this waits for the next second.
    const next = Math.ceil((Date.now() + 1) / 1000) * 1000;
    await vi.waitUntil(() => Date.now() >= next, { timeout: 10_000 });
    await choosePassword(cloud, { email: person.email }, NEW_PASSWORD, 2);
    expect((await exchange(IdToken)).status).toBe(401);
  });

  // Proves rule-password-reset-ends-session-sign.
  it('ends sessions even if it is requested directly from the user pool, bypassing our page', async () => {
    const person = await signedUp();
    const thief = await enter(person.email, PASSWORD);
    await pool.asClient('ForgotPassword', { Username: person.email });
    const reset = await pool.asClient('ConfirmForgotPassword', {
      Username: person.email,
      ConfirmationCode: await mail.codeTo(person.email, 2),
      Password: NEW_PASSWORD,
    });
    expect(reset.status).toBe(200);
    expect(await statusOf(thief)).toBe(401);
  });
});
