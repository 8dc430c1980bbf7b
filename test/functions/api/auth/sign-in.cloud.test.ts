import { beforeAll, describe, expect, it } from 'vitest';
import { sessions, tickets } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import {
  openSignInPage,
  sessionIdOf,
  signInByPage,
  submitSignInPage,
} from '#test/support/browser/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const begin = async () => {
  const visitor = new Visitor(url);
  const page = await openSignInPage(visitor);
  const landed = await submitSignInPage(visitor, page, { ...newPerson(), action: 'continue' });
  return { visitor, sessionId: sessionIdOf(landed) };
};

const exchange = (visitor: Visitor, session_id: string): Promise<Response> =>
  visitor.post('/api/auth/google', { session_id });

describe('signing in', () => {
  // Proves login-google-redirects-provider-back-login, beginSignIn.
  it('starts with a redirect that carries a state, a nonce and a PKCE challenge, and sets a sealed cookie', async () => {
    const visitor = new Visitor(url);
    const answer = await visitor.get('/api/auth/login');
    const query = new URL(answer.headers.get('location') ?? '').searchParams;
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      identity_provider: 'Google',
      scope: 'openid email profile',
      redirect_uri: `${url}/api/auth/callback`,
    });
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(query.get(name)?.length).toBeGreaterThan(20);
    const sealed = visitor.cookies.get('__Host-veilcast-sign-in') ?? '';
    expect(sealed).not.toContain(query.get('state'));
  });

  // Proves readMe.
  it('opens a session that /auth/me accepts, and returns the specified field names', async () => {
    const visitor = await signInByPage(url, newPerson('Grace Hopper'));
    const me = await (await visitor.get('/api/auth/me')).json();
    expect(me).toMatchObject({
      name: 'Grace Hopper',
      subscription: 'free',
      isTrialActive: false,
      trialDaysRemaining: 0,
      videosGenerated: 0,
      trialVideosUsed: 0,
      credits: 30,
    });
    expect(Object.keys(me)).not.toContain('subject');
  });

  it('maps the same identity to the same user, even concurrently, and another address to another user', async () => {
    const person = newPerson();
    const idOf = async (who: typeof person): Promise<string> =>
      (await (await (await signInByPage(url, who)).get('/api/auth/me')).json()).id;
    const [first, second] = await Promise.all([idOf(person), idOf({ ...person, name: 'Renamed' })]);
    expect(second).toBe(first);
    expect(await idOf(newPerson())).not.toBe(first);
  });

  it('accepts a session_id once', async () => {
    const { visitor, sessionId } = await begin();
    expect((await exchange(visitor, sessionId)).status).toBe(200);
    const again = await exchange(visitor, sessionId);
    expect(again.status).toBe(401);
    expect(await again.json()).toMatchObject({ code: 'sign_in_expired' });
  });

  it('accepts a session_id only in the browser that started the sign-in', async () => {
    const { visitor, sessionId } = await begin();
    expect((await exchange(new Visitor(url), sessionId)).status).toBe(401);
    const other = (await begin()).visitor;
    expect((await exchange(other, sessionId)).status).toBe(401);
    expect((await exchange(visitor, sessionId)).status).toBe(200);
  });

  it('accepts only one of two concurrent exchanges of a session_id', async () => {
    const { visitor, sessionId } = await begin();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await exchange(visitor, sessionId)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('accepts a session_id for 120 seconds', async () => {
    const identity = { issuer: 'test', subject: 'clock', name: 'Clock', email: '' };
    const now = new Date();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
    const early = await tickets().issue({ identity, browser: 'b' }, now);
    const late = await tickets().issue({ identity, browser: 'b' }, now);
    expect(await tickets().redeem(early, 'b', later(119))).toMatchObject({ identity: { subject: 'clock' } });
    expect(await tickets().redeem(late, 'b', later(122))).toBeUndefined();
  });

  const MADE_UP = [
    [{ session_id: 'short' }, 401],
    [{ session_id: '\ud800' }, 401],
    [{ session_id: '' }, 400],
    [{}, 400],
    [{ session_id: 'x'.repeat(43) }, 401],
    [{ session_id: 'x'.repeat(43), extra: 1 }, 400],
  ] as const;
  it('refuses a session_id that no sign-in issued', async () => {
    const { visitor } = await begin();
    for (const [body, status] of MADE_UP)
      expect((await visitor.post('/api/auth/google', body)).status, JSON.stringify(body)).toBe(status);
  });

  it('redirects to the login page with an error if the cookie, the state or the code is forged', async () => {
    const visitor = new Visitor(url);
    await openSignInPage(visitor);
    for (const query of ['code=made-up&state=foreign', 'state=only', 'error=server_error']) {
      const answer = await visitor.get(`/api/auth/callback?${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login#session_id=failed']);
    }
    visitor.setCookie('__Host-veilcast-sign-in', 'eyJhbGciOiJkaXIifQ..x.y.z');
    expect((await visitor.get('/api/auth/callback?code=a&state=b')).headers.get('location')).toBe(
      '/login#session_id=failed',
    );
  });

  it('returns to the login page without an error after Cancel', async () => {
    const visitor = new Visitor(url);
    const page = await openSignInPage(visitor);
    const landed = await submitSignInPage(visitor, page, { name: '', email: '', action: 'cancel' });
    expect(landed.pathname + landed.hash).toBe('/login');
  });

  it('returns to the login page with an error if the provider fails during the token exchange', async () => {
    const visitor = new Visitor(url);
    const page = await openSignInPage(visitor);
    await scriptFaults('signIn', 'token', [{ kind: 'status', status: 500 }]);
    const landed = await submitSignInPage(visitor, page, { ...newPerson(), action: 'continue' });
    await clearFaults('signIn');
    expect(landed.hash).toBe('#session_id=failed');
  });
});

describe('a session', () => {
  it('ends on the server at logout, and logging out again succeeds', async () => {
    const visitor = await signIn(newPerson());
    const secret = visitor.cookies.get('__Host-veilcast') ?? '';
    expect((await visitor.post('/api/auth/logout')).status).toBe(200);
    expect((await visitor.post('/api/auth/logout')).status).toBe(200);
    const thief = new Visitor(url);
    thief.setCookie('__Host-veilcast', secret);
    expect((await thief.get('/api/auth/me')).status).toBe(401);
  });

  it('ends after 30 days of inactivity, or after 90 days at the latest', async () => {
    const start = new Date('2026-01-01T00:00:00Z');
    const day = (count: number) => new Date(start.getTime() + count * 86_400_000);
    const open = () => sessions().open({ userId: 'user', provenAt: start, device: undefined }, start);
    const idle = await open();
    expect(await sessions().find(idle, day(29))).toBe('user');
    expect(await sessions().find(idle, day(58))).toBe('user');
    expect(await sessions().find(idle, day(87))).toBe('user');
    expect(await sessions().find(idle, day(91))).toBeUndefined();
    const left = await open();
    expect(await sessions().find(left, day(31))).toBeUndefined();
  });

  // Proves listStories, listVideos.
  it('is required: every signed-in route returns 401 without one', async () => {
    const stranger = new Visitor(url);
    const calls = [
      stranger.get('/api/auth/me'),
      stranger.get('/api/stories'),
      stranger.get('/api/videos'),
      stranger.get('/api/videos/options/voices'),
      stranger.get('/api/videos/options/music'),
      stranger.get('/api/videos/trial-limits'),
      stranger.post('/api/stories/generate', { prompt: 'a' }),
      stranger.post('/api/videos/create', {}),
      stranger.post('/api/videos/download', {}),
      stranger.post('/api/videos/x/retry'),
      stranger.delete('/api/videos/x'),
      stranger.delete('/api/stories/x'),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.status).toBe(401);
  });

  it('cannot be used by another site', async () => {
    const visitor = await signIn(newPerson());
    const headers = { 'content-type': 'application/json' };
    const send = (more: Record<string, string>) =>
      visitor.request('POST', '/api/auth/logout', { headers: { ...headers, ...more }, body: '{}' });
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).status).toBe(
      403,
    );
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
  });
});
