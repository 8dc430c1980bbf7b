import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url, env } = sharedCloud();
beforeAll(useCloudEnvironment);

const subscribe = (body: unknown) =>
  fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

const rowOf = async (email: string) =>
  (await connect().send(new GetCommand({ TableName: env['TABLE_NAME'], Key: keys.subscriber(email) }))).Item;

describe('the newsletter', () => {
  it('stores an address once, under a hash, however it is spelled and however often it is submitted', async () => {
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
  ])('refuses %j', async (body) => {
    expect((await subscribe(body)).status).toBe(400);
  });

  it('explains how to correct an invalid address', async () => {
    expect((await (await subscribe({ email: 'nobody' })).json()).detail).toContain(
      'Enter a valid email address.',
    );
  });
});
