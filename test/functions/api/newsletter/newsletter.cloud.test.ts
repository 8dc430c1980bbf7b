import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf, keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { mailLinks } from '#functions/wiring/mail.ts';
import { accountDeletions, newsletter, users } from '#functions/wiring/stores.ts';
import { deleteRowsStep } from '#functions/workflows/account-deletion/delete-rows.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, env } = sharedCloud();
beforeAll(useCloudEnvironment);

const post = (path: string, body: unknown) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
const subscribe = (body: unknown) => post('/api/newsletter', body);
const confirm = (token: string) => post('/api/newsletter/confirm', { token });
/** The token in the latest confirmation request. */
const tokenTo = (email: string): string =>
  decodeURIComponent(/newsletter#(\S+)/u.exec(mailsTo(email)[0]?.text ?? '')?.[1] ?? '');

const rowOf = async (email: string) =>
  (
    await connect().send(
      new GetCommand({ TableName: env['TABLE_NAME'], Key: keys.subscription(hashOf(email)) }),
    )
  ).Item;

describe('the newsletter', () => {
  it('stores an address only once, under a hash, no matter how it is spelled or how often it is submitted', async () => {
    const { email } = newPerson();
    const [name = ''] = email.split('@');
    const answers = [
      await subscribe({ email }),
      await subscribe({ email: `  ${name}@EXAMPLE.com ` }),
      await subscribe({ email }),
    ];
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    const row = await rowOf(email);
    expect(row).toMatchObject({ email, subscribedAt: expect.any(String) });
    expect(row?.['pk']).not.toContain(name);
    const first = row?.['subscribedAt'];
    await subscribe({ email });
    expect((await rowOf(email))?.['subscribedAt']).toBe(first);
  });

  it('keeps the case of the part before the @, because mailboxes may be case-sensitive', async () => {
    const { email } = newPerson();
    await subscribe({ email: email.replace('person', 'PERSON') });
    expect(await rowOf(email)).toBeUndefined();
    expect(await rowOf(email.replace('person', 'PERSON'))).toBeDefined();
  });

  it.each([
    { email: 'nobody' },
    { email: '' },
    {},
    { email: 'a@b.co', list: 'all' },
    { email: `${'a'.repeat(250)}@b.co` },
  ])('refuses the subscription request %j', async (body) => {
    expect((await subscribe(body)).status).toBe(400);
  });

  it('explains how to correct an invalid address', async () => {
    expect((await (await subscribe({ email: 'nobody' })).json()).detail).toContain(
      'Enter a valid email address.',
    );
  });

  // Proves confirmNewsletter.
  it('starts once the owner of the address confirms, and sends at most one confirmation request a day', async () => {
    const { email } = newPerson();
    await subscribe({ email });
    await subscribe({ email });
    await runDuties();
    expect(mailsTo(email).map(({ kind }) => kind)).toEqual(['newsletter-confirmation']);
    expect(await rowOf(email)).toMatchObject({ ttl: expect.any(Number) });
    for (const _ of [1, 2]) expect((await confirm(tokenTo(email))).status).toBe(200);
    const row = await rowOf(email);
    expect(row).toMatchObject({ confirmedAt: expect.any(String) });
    expect(row).not.toHaveProperty('ttl');
  });

  // Proves subscribeNewsletter.
  it('sends a mailbox at most two confirmation requests a day, no matter how its address is spelled', async () => {
    const [name = ''] = newPerson().email.split('@');
    const spellings = ['+a', '+b', '+c', '+d'].map((tag) => `${name}${tag}@example.com`);
    for (const email of spellings) expect((await subscribe({ email })).status).toBe(200);
    await runDuties();
    expect(spellings.map((email) => mailsTo(email).length)).toEqual([1, 1, 0, 0]);
  });

  // Proves mail-newsletter-ends-link-account.
  it('gives the same response for a confirmed address, sends it no email, and keeps its subscription', async () => {
    const { email } = newPerson();
    await subscribe({ email });
    await runDuties();
    await confirm(tokenTo(email));
    const again = await subscribe({ email });
    expect([again.status, await again.json()]).toEqual([200, { ok: true }]);
    await runDuties();
    expect(mailsTo(email)).toHaveLength(1);
    expect(await rowOf(email)).toMatchObject({ confirmedAt: expect.any(String) });
  });

  // Proves mail-newsletter-ends-link-account.
  it('can be stopped through the link in its emails, after which the confirmation link no longer works', async () => {
    const { email } = newPerson();
    await subscribe({ email });
    await runDuties();
    const [mail] = mailsTo(email);
    const token = tokenTo(email);
    await confirm(token);
    const ended = await fetch(mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '', { method: 'POST' });
    expect(await ended.json()).toEqual({ ended: 'newsletter' });
    expect(await rowOf(email)).toBeUndefined();
    expect((await (await confirm(token)).json()).detail).toBe(
      'This link is no longer valid. Subscribe again and use the new link.',
    );
  });

  it('refuses a confirmation that is too old or was issued for something else', async () => {
    const { email } = newPerson();
    await subscribe({ email });
    const id = hashOf(email);
    const until = new Date(Date.now() - 1000).toISOString();
    for (const link of [{ confirm: id, until }, { newsletter: id }, { userId: id }])
      expect((await confirm(await mailLinks().tokenFor(link))).status).toBe(400);
    expect(await rowOf(email)).not.toHaveProperty('confirmedAt');
  });

  // Proves mail-newsletter-ends-link-account.
  it('ends when the account with the confirmed address is deleted', async () => {
    const person = newPerson();
    await subscribe({ email: person.email });
    const { id } = await newAccount(person);
    const step = deleteRowsStep({ accountDeletions, users, newsletter });
    expect(await step.run({ userId: id })).toMatchObject({ done: true });
    expect(await rowOf(person.email)).toBeUndefined();
  });
});
