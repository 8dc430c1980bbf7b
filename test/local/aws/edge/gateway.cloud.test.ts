import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { getSignedCookies, getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { table } from '#functions/wiring/table.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { defined } from '#test/support/values.ts';

const { url, env, standIns } = sharedCloud();
/** The site's headers; its pages may also call the user pool for e-mail sign-in. */
const siteHeaders = securityHeaders(
  [standIns.s3, standIns.emailPool].filter((one) => one !== undefined),
  [standIns.youtube, standIns.tiktok],
);
const { port } = new URL(url);
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
const region = 'us-east-1';
const s3 = new S3Client({
  endpoint: standIns.s3,
  region,
  credentials,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});
const film = Buffer.from('0123456789'.repeat(1000));
const owner = randomUUID();
let key: { keyPairId: string; privateKey: string };

beforeAll(async () => {
  useCloudEnvironment();
  const secrets = new SecretsManagerClient({ endpoint: standIns.secrets, region, credentials });
  const { SecretString } = await secrets.send(
    new GetSecretValueCommand({ SecretId: env['MEDIA_SECRET_ID'] }),
  );
  key = JSON.parse(defined(SecretString));
  for (const Key of [
    `media/${owner}/v1/film.mp4`,
    'media/somebody-else/v1/film.mp4',
    `work/${owner}/v1/still.png`,
  ]) {
    await s3.send(
      new PutObjectCommand({ Bucket: env['BUCKET_NAME'], Key, Body: film, ContentType: 'video/mp4' }),
    );
  }
});
afterAll(() => s3.destroy());

const soon = () => Math.floor(Date.now() / 1000) + 60;
function cookieHeader(): string {
  const policy = JSON.stringify({
    Statement: [
      { Resource: `${url}/media/${owner}/*`, Condition: { DateLessThan: { 'AWS:EpochTime': soon() } } },
    ],
  });
  return Object.entries(getSignedCookies({ ...key, policy }))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('; ');
}

/** A request that a program other than a browser could send. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume();
      resolve(defined(response.statusCode));
    })
      .on('error', reject)
      .end();
  });

test('responds only to requests whose Host header names this machine', async () => {
  expect(await raw('/api/health', { host: `localhost:${port}` })).toBe(200);
  expect(await raw('/api/health', { host: `127.0.0.1:${port}` })).toBe(200);
  expect(await raw('/api/health', { host: `[::1]:${port}` })).toBe(200);
  expect(await raw('/api/health', { host: `evil.example:${port}` })).toBe(421);
  expect(await raw('/api/health', { host: `localhost.evil.example:${port}` })).toBe(421);
});

// Proves refuseUnknownPath, fair-unknown-path-answers-error-shape.
test('an unknown path under /api, or a known path with the wrong method, gets an error in the API’s format', async () => {
  for (const [method, path] of [
    ['GET', '/api/nothing'],
    ['DELETE', '/api/nothing/at/all?x=1'],
    ['PUT', '/api/health'],
  ] as const) {
    const response = await fetch(`${url}${path}`, { method });
    expect([response.status, await response.json()], path).toEqual([
      404,
      {
        code: 'unknown_path',
        detail: 'Nothing answers at this address. Check its path and the method.',
        request_id: response.headers.get('x-request-id'),
      },
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

// Proves fair-edge-keeps-no-error-next.
test('the edge doesn’t serve one user’s error to the next user of the same path', async () => {
  const [ada, grace] = await Promise.all([signIn(newPerson()), signIn(newPerson('Grace Hopper'))]);
  const { id }: { id: string } = await (await ada.get('/api/auth/me')).json();
  await table().client.send(
    new UpdateCommand({
      TableName: table().name,
      Key: keys.profile(id),
      UpdateExpression: 'SET avatar = :broken',
      ExpressionAttributeValues: { ':broken': 'no address' },
    }),
  );
  expect((await ada.get('/api/auth/me')).status).toBe(500);
  expect((await grace.get('/api/auth/me')).status).toBe(200);
});

/** Headers that differ from one response to the next. */
const PASSING = /^(?:connection|keep-alive|transfer-encoding|date|set-cookie|x-request-id|x-request-cost)$/u;

const saysOf = async (method: string, path: string) => {
  const response = await fetch(url + path, { method, redirect: 'manual' });
  const headers = [...response.headers]
    .filter(([name]) => !PASSING.test(name))
    .map(([name, value]) => [name, name === 'location' ? value.split('?')[0] : value]);
  return { status: response.status, headers, body: await response.text() };
};

// Proves fair-head-answered-like-get-without.
test('HEAD returns what GET does, minus the body, for every GET route, page, file and missing file', async () => {
  const paths = Object.values(routes)
    .filter(({ method }) => method === 'GET')
    .map((route) =>
      hrefOf(route, {
        id: 'none',
        share_id: 'none',
        voice_id: 'adam',
        session_id: 'none',
        platform: 'youtube',
      }),
    );
  for (const path of [
    ...paths,
    '/',
    '/pricing',
    '/login',
    '/dashboard/videos',
    '/robots.txt',
    '/sitemap.xml',
    '/watch.css',
    '/missing.txt',
    '/media/none/film.mp4',
    '/api/none',
  ]) {
    expect(await saysOf('HEAD', path), path).toEqual({ ...(await saysOf('GET', path)), body: '' });
  }
});

test('every response carries the security headers', async () => {
  for (const path of ['/', '/api/health', '/assets/missing.js', '/media/x/y.mp4']) {
    const { headers } = await fetch(`${url}${path}`);
    for (const [name, value] of Object.entries(siteHeaders))
      expect(headers.get(name), `${path} ${name}`).toBe(value);
  }
  expect(siteHeaders['content-security-policy']).toMatch(/script-src 'self';/u);
});

test('requesting a page of the app returns the app, but a missing file still returns 404', async () => {
  const page = { accept: 'text/html,*/*' };
  const app = await fetch(`${url}/dashboard/videos`, { headers: page });
  expect(app.status).toBe(200);
  expect(app.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect((await fetch(`${url}/assets/missing.js`, { headers: page })).status).toBe(404);
  expect((await fetch(`${url}/dashboard/videos`, { headers: { accept: 'application/json' } })).status).toBe(
    404,
  );
});

test('serves a page at its own path to every visitor', async () => {
  const html = await (await fetch(`${url}/`, { headers: { accept: '*/*' } })).text();
  expect(html).toContain('Viral faceless videos on');
  expect(await (await fetch(`${url}/dashboard/videos`, { headers: { accept: 'text/html' } })).text()).toBe(
    await (await fetch(`${url}/dashboard`, { headers: { accept: '*/*' } })).text(),
  );
});

test('compresses the app’s files, marks hashed ones as immutable, and doesn’t send an unchanged file again', async () => {
  const html = await (await fetch(`${url}/`, { headers: { accept: 'text/html' } })).text();
  const script = defined(defined(/data-app="(\/assets\/[^"]+\.js)"/u.exec(html))[1]);
  const first = await fetch(url + script, { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('cache-control')).toContain('immutable');
  const again = await fetch(url + script, {
    headers: { 'accept-encoding': 'br', 'if-none-match': defined(first.headers.get('etag')) },
  });
  expect(again.status).toBe(304);
});

test('owners can use their cookies to read a film, whole or in parts', async () => {
  const headers = { cookie: cookieHeader() };
  const whole = await fetch(`${url}/media/${owner}/v1/film.mp4`, { headers });
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
  const part = await fetch(`${url}/media/${owner}/v1/film.mp4`, {
    headers: { ...headers, range: 'bytes=5-14' },
  });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 5-14/${film.length}`);
  expect(await part.text()).toBe('5678901234');
  const beyond = await fetch(`${url}/media/${owner}/v1/film.mp4`, {
    headers: { ...headers, range: 'bytes=999999-' },
  });
  expect(beyond.status).toBe(416);
});

test("refuses another user's media, unknown media and work files", async () => {
  const headers = { cookie: cookieHeader() };
  for (const path of [
    '/media/somebody-else/v1/film.mp4',
    `/media/${owner}/v1/missing.mp4`,
    `/media/${owner}/..%2fsomebody-else/v1/film.mp4`,
    `/media/${owner}/%2e%2e/somebody-else/v1/film.mp4`,
    `/media/${owner}//../../work/${owner}/v1/still.png`,
  ]) {
    expect(await raw(path, { ...headers, host: `localhost:${port}` }), path).not.toBe(200);
  }
  expect((await fetch(`${url}/media/${owner}/v1/film.mp4`)).status).toBe(403);
});

test('a signed URL gives the download its file name', async () => {
  const disposition = 'attachment; filename="the-lost-lighthouse-720p.mp4"';
  const target = `${url}/media/${owner}/v1/film.mp4?response-content-disposition=${encodeURIComponent(disposition)}`;
  const signed = getSignedUrl({
    url: target,
    ...key,
    dateLessThan: new Date(Date.now() + 60_000).toISOString(),
  });
  const response = await fetch(signed);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(disposition);
  expect((await fetch(target)).status).toBe(403);
});

test('a user signs in through the page and stays signed in', async () => {
  const visitor = await signIn({ name: 'Ada Lovelace', email: 'gateway@example.com' });
  expect(await (await visitor.get('/api/auth/me')).json()).toMatchObject({
    name: 'Ada Lovelace',
    email: 'gateway@example.com',
  });
  expect((await new Visitor(url).get('/api/auth/me')).status).toBe(401);
});

test('the API handles paths below /watch/, and the app handles all others', async () => {
  const page = { accept: 'text/html,*/*' };
  expect((await fetch(`${url}/watch/nobody`, { headers: page })).status).toBe(404);
  expect((await fetch(`${url}/watch`, { headers: page })).status).toBe(200);
  expect((await fetch(`${url}/watching`, { headers: page })).status).toBe(200);
});

test('a client can’t forge the host name that the API sees', async () => {
  const response = await fetch(`${url}/api/auth/logout`, {
    method: 'POST',
    headers: {
      origin: 'http://evil.example',
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/json',
    },
    body: '{}',
  });
  expect(response.status).toBe(403);
});
