import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cognitoEmailSignIn } from '#functions/gateways/cognito/cognito-email-sign-in.ts';
import { closeServer, listen } from '#local/support/http-service.ts';

const ISSUER = 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_pool';
const CLIENT = 'the-login-page';
const NOW = new Date('2026-11-20T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const CLAIMS = {
  token_use: 'id',
  jti: 'one',
  sub: '6f1c',
  name: 'Ada Lovelace',
  email: 'Ada@Example.com',
  email_verified: true,
  'cognito:username': '6f1c',
  iss: ISSUER,
  aud: CLIENT,
  iat: SECONDS,
  auth_time: SECONDS - 2,
  exp: SECONDS + 300,
};

let server: Server;
let keysUrl: string;
/** The responses of the pool’s key URL, in order; once they run out, it responds correctly. */
let answers: ('down' | 'garbage' | 500)[] = [];
let asked = 0;
let own: CryptoKey;
let foreign: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  own = pair.privateKey;
  foreign = (await generateKeyPair('RS256')).privateKey;
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256' }] });
  server = createServer((request, response) => {
    asked += 1;
    const answer = answers.shift();
    if (answer === 'down') request.socket.destroy();
    else if (answer === 'garbage') response.end('<html>');
    else response.writeHead(answer ?? 200).end(keys);
  });
  keysUrl = `http://127.0.0.1:${await listen(server)}/keys`;
});
afterAll(() => closeServer(server));
beforeEach(() => {
  answers = [];
  asked = 0;
});

const sign = (claims: Record<string, unknown> = {}, key = own, header = { alg: 'RS256', kid: 'k' }) =>
  new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader(header).sign(key);
const gateway = () => cognitoEmailSignIn({ issuer: ISSUER, keysUrl, clientId: CLIENT });
const verify = (token: string) => gateway().verify(token, NOW);

describe('an id token from the pool', () => {
  it('identifies the user, and contains a stable id that survives deletion from the pool', async () => {
    expect(await verify(await sign())).toEqual({
      id: 'one',
      expiresAt: new Date((SECONDS + 300) * 1000),
      provenAt: new Date((SECONDS - 2) * 1000),
      identity: {
        issuer: ISSUER,
        subject: '6f1c',
        name: 'Ada Lovelace',
        email: 'Ada@Example.com',
        avatar: undefined,
        username: '6f1c',
        recognisedBy: 'ada@example.com',
        emailStanding: 'verified',
      },
    });
  });

  it('contains the Google subject as the stable id of a Google user', async () => {
    const google = { 'cognito:username': 'Google_42', identities: [{ providerName: 'Google' }] };
    expect((await verify(await sign(google)))?.identity).toMatchObject({
      username: 'Google_42',
      recognisedBy: 'Google_42',
    });
  });

  it.each([
    ['of another client', { aud: 'another-client' }],
    ['of another pool', { iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_other' }],
    ['that has expired', { iat: SECONDS - 400, exp: SECONDS - 100 }],
    ['that was issued too long ago', { iat: SECONDS - 400, exp: SECONDS + 3600 }],
    ['without an expiry', { exp: undefined }],
    ['that is an access token', { token_use: 'access' }],
    ['with an unverified address', { email_verified: false }],
    ['with “email_verified” as text', { email_verified: 'true' }],
    ['without an address', { email: undefined }],
    ['without a token id', { jti: undefined }],
    ['without a subject', { sub: undefined }],
    ['that doesn’t say when the password was entered', { auth_time: undefined }],
  ])('%s identifies no user', async (_, claims) => {
    expect(await verify(await sign(claims))).toBeUndefined();
  });

  it('identifies no user if signed with another key, no key or a shared secret', async () => {
    const [header = '', payload = '', signature = ''] = (await sign()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const shared = await new SignJWT(CLAIMS)
      .setProtectedHeader({ alg: 'HS256', kid: 'k' })
      .sign(Buffer.from(keysUrl.padEnd(32)));
    const altered = Buffer.from(JSON.stringify({ ...CLAIMS, sub: 'admin' })).toString('base64url');
    for (const token of [
      await sign({}, foreign),
      await sign({}, own, { alg: 'RS256', kid: 'unknown' }),
      shared,
      `${none}.${payload}.`,
      `${header}.${altered}.${signature}`,
      'not a token',
      '',
    ])
      expect(await verify(token)).toBeUndefined();
  });
});

describe('the pool’s keys', () => {
  it('are fetched once for many tokens', async () => {
    const pool = gateway();
    for (let count = 0; count < 3; count += 1) await pool.verify(await sign(), NOW);
    expect(asked).toBe(1);
  });

  it.each(['down', 'garbage', 500] as const)(
    'are fetched a third time after two failed fetches (%s)',
    async (answer) => {
      answers = [answer, answer];
      expect(await verify(await sign())).toMatchObject({ id: 'one' });
      expect(asked).toBe(3);
    },
  );

  it.each(['down', 'garbage', 500] as const)(
    'cause a server error, not an invalid token, if they cannot be fetched (%s)',
    async (answer) => {
      answers = [answer, answer, answer];
      await expect(verify(await sign())).rejects.toMatchObject({ code: 'provider_unavailable' });
      expect(asked).toBe(3);
    },
  );
});
