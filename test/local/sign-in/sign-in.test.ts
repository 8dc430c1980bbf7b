import { createHash, randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignIn } from '#local/sign-in/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { defined } from '#test/support/values.ts';

const client = {
  clientId: 'site',
  clientSecret: 'a-secret-of-the-site',
  redirectUri: 'http://localhost:9/api/auth/callback',
};
const verifier = randomBytes(32).toString('base64url');
let page: Awaited<ReturnType<typeof startSignIn>>;

beforeAll(async () => {
  page = await startSignIn(client);
});
afterAll(() => page.close());

/** The sign-in service's addresses, as listed in its discovery document. */
const addresses = async (): Promise<Record<string, string>> => (await fetch(page.discoveryUrl)).json();

/** Opens the sign-in page as if the site had sent a visitor there. */
async function open(visitor = new Visitor(page.url)) {
  const { authorization_endpoint } = await addresses();
  const address = new URL(defined(authorization_endpoint));
  address.search = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: client.redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    identity_provider: 'Google',
  }).toString();
  const { url, response } = await visitor.follow(await visitor.get(address.href), address.href);
  return { visitor, form: url.href, response };
}

const isCallback = (url: URL) => url.href.startsWith(client.redirectUri);

async function submit(visitor: Visitor, form: string, fields: Record<string, string>): Promise<URL> {
  return (await visitor.follow(await visitor.form(form, fields), form, isCallback)).url;
}

async function redeem(code: string) {
  const { token_endpoint } = await addresses();
  return fetch(defined(token_endpoint), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: client.redirectUri,
      code_verifier: verifier,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }),
  });
}

async function claimsAt(landed: URL) {
  const answer = await redeem(defined(landed.searchParams.get('code')));
  const { id_token }: { id_token: string } = await answer.json();
  return decodeJwt(id_token);
}

async function claimsOf(email: string) {
  const { visitor, form } = await open();
  const landed = await submit(visitor, form, { name: 'Ada Lovelace', email, action: 'continue' });
  return claimsAt(landed);
}

test('Enter continues instead of cancelling, because it presses the first button of the form', async () => {
  const { response } = await open();
  const [first] = /<button[^>]*>/u.exec(await response.text()) ?? [];
  expect(first).toContain('value="continue"');
});

test('the page asks for a name and an e-mail address and states that it is a stand-in', async () => {
  const { response } = await open();
  const html = await response.text();
  expect(html).toContain('<h1>Sign in with Google (stand-in)</h1>');
  expect(html).toContain('<label for="name">Name</label>');
  expect(html).toContain('<label for="email">Email</label>');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('Continue returns with a code for the name and the verified address, without a picture', async () => {
  const claims = await claimsOf('Ada@Example.com');
  expect(claims).toMatchObject({
    iss: 'http://sign-in.veilcast.localhost',
    nonce: 'the-nonce',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    email_verified: true,
  });
  expect(claims).not.toHaveProperty('picture');
});

test('the same address signs in the same user, and a different address signs in a different user', async () => {
  const [one, again, other] = [
    await claimsOf('a@example.com'),
    await claimsOf('A@example.com'),
    await claimsOf('b@example.com'),
  ];
  expect(one.sub).toBe(again.sub);
  expect(one.sub).not.toBe(other.sub);
});

test('Cancel returns with access_denied', async () => {
  const { visitor, form } = await open();
  const landed = await submit(visitor, form, { action: 'cancel' });
  expect(landed.searchParams.get('error')).toBe('access_denied');
  expect(landed.searchParams.get('state')).toBe('the-state');
});

test('a code works only once', async () => {
  const { visitor, form } = await open();
  const landed = await submit(visitor, form, { name: 'Ada', email: 'ada@example.com', action: 'continue' });
  const code = defined(landed.searchParams.get('code'));
  expect((await redeem(code)).status).toBe(200);
  expect(await (await redeem(code)).json()).toMatchObject({ error: 'invalid_grant' });
});

test('if a form was already used or is unknown, the page reports that the sign-in has expired', async () => {
  const { visitor, form } = await open();
  await submit(visitor, form, { name: 'Ada', email: 'ada@example.com', action: 'continue' });
  expect(
    (await visitor.form(form, { name: 'Eve', email: 'eve@example.com', action: 'continue' })).status,
  ).toBe(400);
  const stranger = await new Visitor(page.url).get(form);
  expect(stranger.status).toBe(400);
  expect(await stranger.text()).toContain('This sign-in has expired');
});

test('a second sign-in in the same browser asks for a name and an address again', async () => {
  const { visitor, form } = await open();
  await submit(visitor, form, { name: 'Ada', email: 'ada@example.com', action: 'continue' });
  const second = await open(visitor);
  expect(second.response.status).toBe(200);
  const landed = await submit(visitor, second.form, {
    name: 'Bob',
    email: 'bob@example.com',
    action: 'continue',
  });
  expect(await claimsAt(landed)).toMatchObject({ email: 'bob@example.com' });
});

test('invalid input is shown again as text, with the reason next to its field', async () => {
  const { visitor, form } = await open();
  const answer = await visitor.form(form, {
    name: '<script>alert(1)</script>',
    email: 'nobody',
    action: 'continue',
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain('Enter an e-mail address');
  expect(html).toContain('&lt;script&gt;');
  expect(html).not.toContain('<script>');
});
