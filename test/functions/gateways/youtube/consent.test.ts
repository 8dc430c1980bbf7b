import { describe, expect, it } from 'vitest';
import { APP, factsOf, failureOf, NOW, REQUEST, youTubeStage } from './stage.ts';

const stage = youTubeStage();
const SCOPE = 'https://www.googleapis.com/auth/';
const IN_AN_HOUR = new Date(NOW.getTime() + 3599 * 1000);

describe('a channel', () => {
  it('is asked for consent each time, with a challenge and a request for offline access', async () => {
    const address = await stage.gateway().consentAddress(REQUEST);
    expect(address.href.startsWith(stage.service().addresses.authorization)).toBe(true);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: APP.clientId,
      response_type: 'code',
      redirect_uri: REQUEST.redirectUri,
      scope: `${SCOPE}youtube.upload ${SCOPE}youtube.readonly`,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: 'S256',
      state: REQUEST.state,
      access_type: 'offline',
      prompt: 'consent',
    });
  });

  it('is also asked for the captions scope if the app wants it', async () => {
    const address = await stage.gateway({ withCaptions: true }).consentAddress(REQUEST);
    expect(address.searchParams.get('scope')).toContain(`${SCOPE}youtube.force-ssl`);
  });

  it('is connected with the code that its owner returns with', async () => {
    const back = await stage.consent('Ada');
    expect(back.searchParams.get('state')).toBe(REQUEST.state);
    const grant = await stage.gateway().connect(back.searchParams.get('code') ?? '', REQUEST);
    expect(grant).toEqual({
      access: expect.any(String),
      refresh: expect.any(String),
      accessEndsAt: IN_AN_HOUR,
      scopes: [`${SCOPE}youtube.upload`, `${SCOPE}youtube.readonly`],
    });
    expect(await stage.gateway().account(grant.access)).toEqual({
      accountId: expect.stringMatching(/^UC/u),
      name: 'Ada',
      picture: expect.stringContaining(stage.url()),
    });
  });

  it('gets a refresh token after the second consent too', async () => {
    await stage.connect();
    expect((await stage.connect()).refresh).toBeDefined();
  });

  it('records when its refresh token expires, if Google says so', async () => {
    const answer = {
      access_token: 'a',
      expires_in: 3599,
      token_type: 'Bearer',
      scope: 's',
      refresh_token: 'r',
      refresh_token_expires_in: 604_800,
    };
    const headers = { 'content-type': 'application/json' };
    await stage.order({ do: 'answer', call: 'token', headers, body: JSON.stringify(answer) });
    const { refreshEndsAt } = await stage.gateway().connect('any', REQUEST);
    expect(refreshEndsAt).toEqual(new Date(NOW.getTime() + 7 * 86_400_000));
  });

  it('is not connected without consent, with a used code, or by another visitor', async () => {
    expect((await stage.consent('Ada', 'cancel')).searchParams.get('error')).toBe('access_denied');
    const code = (await stage.consent('Ada')).searchParams.get('code') ?? '';
    const { connect } = stage.gateway();
    await connect(code, REQUEST);
    expect(await factsOf(connect(code, REQUEST))).toMatchObject({ kind: 'refused', code: 'invalid_grant' });
    const other = (await stage.consent('Ada')).searchParams.get('code') ?? '';
    const stolen = connect(other, { ...REQUEST, verifier: REQUEST.verifier.toUpperCase() });
    expect(await factsOf(stolen)).toMatchObject({ kind: 'refused', code: 'invalid_grant' });
  });

  it('must exist: some Google accounts have no channel', async () => {
    const { access } = await stage.connect();
    const body = JSON.stringify({ kind: 'youtube#channelListResponse' });
    await stage.order({ do: 'answer', call: 'channels.list', body });
    const facts = await factsOf(stage.gateway().account(access));
    expect(facts).toMatchObject({ kind: 'refused', code: 'youtubeSignupRequired' });
  });
});

describe('a refresh', () => {
  it('keeps the refresh token if Google sends no new one, no matter how often it is used', async () => {
    const { refresh = '' } = await stage.connect();
    const [one, two] = [await stage.gateway().refresh(refresh), await stage.gateway().refresh(refresh)];
    expect(one).not.toHaveProperty('refresh');
    expect(two).not.toHaveProperty('refresh');
    for (const { access, accessEndsAt } of [one, two]) {
      expect(await stage.gateway().account(access)).toMatchObject({ name: 'Ada' });
      expect(accessEndsAt).toEqual(IN_AN_HOUR);
    }
  });

  it('returns a new refresh token if Google sends one, and the old one becomes invalid', async () => {
    const { refresh = '' } = await stage.connect();
    await stage.order({ do: 'rotate' });
    const renewed = await stage.gateway().refresh(refresh);
    expect(renewed.refresh).not.toBe(refresh);
    expect(await factsOf(stage.gateway().refresh(refresh))).toMatchObject({ kind: 'access_ended' });
    expect(await stage.gateway().refresh(renewed.refresh ?? '')).toMatchObject({ scopes: renewed.scopes });
  });

  it('replaces an access token that has expired', async () => {
    const { access, refresh = '' } = await stage.connect();
    await stage.order({ do: 'advance', seconds: 3600 });
    const expired = await factsOf(stage.gateway().account(access));
    expect(expired).toMatchObject({ kind: 'access_expired', code: 'authError' });
    const renewed = await stage.gateway().refresh(refresh);
    expect(await stage.gateway().account(renewed.access)).toMatchObject({ name: 'Ada' });
  });

  it('ends the connection once its owner has withdrawn their consent', async () => {
    const { refresh = '' } = await stage.connect();
    await stage.order({ do: 'revoke' });
    const facts = await factsOf(stage.gateway().refresh(refresh));
    expect(facts).toMatchObject({ kind: 'access_ended', code: 'invalid_grant' });
    expect(facts.message).toBe('Token has been expired or revoked.');
  });

  it('does not end the connection if Google is down, late or busy, or sends nonsense', async () => {
    const { refresh = '' } = await stage.connect();
    await stage.suffer(
      'token',
      { kind: 'status', status: 503 },
      { kind: 'disconnect' },
      { kind: 'status', status: 429, retryAfterSeconds: 7 },
      { kind: 'malformed' },
    );
    const kinds: string[] = [];
    for (let failure = 0; failure < 4; failure += 1)
      kinds.push((await factsOf(stage.gateway().refresh(refresh))).kind);
    expect(kinds).toEqual(['unavailable', 'unavailable', 'busy', 'unreadable']);
    await stage.suffer('token', { kind: 'timeout' });
    const late = stage.gateway({ limits: { callMs: 50, partMs: 50 } }).refresh(refresh);
    expect(await factsOf(late)).toMatchObject({ kind: 'unavailable', code: 'timeout' });
    expect(await stage.gateway().refresh(refresh)).toBeDefined();
  });

  it('is unreadable if the response is a web page, or does not say when the token expires', async () => {
    const { refresh = '' } = await stage.connect();
    const asJson = { 'content-type': 'application/json' };
    const bare = JSON.stringify({ access_token: 'a', token_type: 'Bearer' });
    await stage.order({ do: 'answer', call: 'token', headers: asJson, body: bare });
    await stage.order({ do: 'answer', call: 'token', headers: { 'content-type': 'text/html' }, body: '<p>' });
    for (let answer = 0; answer < 2; answer += 1)
      expect(await factsOf(stage.gateway().refresh(refresh))).toMatchObject({ kind: 'unreadable' });
  });

  it('changes no permissions if Google lists none', async () => {
    const { refresh = '' } = await stage.connect();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ access_token: 'a', token_type: 'Bearer', expires_in: 60 });
    await stage.order({ do: 'answer', call: 'token', headers, body });
    expect(await stage.gateway().refresh(refresh)).not.toHaveProperty('scopes');
  });

  it('ends the connection if the error comes with status 200', async () => {
    const { refresh = '' } = await stage.connect();
    const headers = { 'content-type': 'application/json' };
    await stage.order({ do: 'answer', call: 'token', headers, body: '{"error": "invalid_grant"}' });
    expect(await factsOf(stage.gateway().refresh(refresh))).toMatchObject({ kind: 'access_ended' });
  });

  it('fails for good if Google rejects our app, and the error doesn’t contain the app’s secret', async () => {
    const { refresh = '' } = await stage.connect();
    const app = async () => ({ ...APP, clientSecret: 'another-secret' });
    const refused = await failureOf(stage.gateway({ app }).refresh(refresh));
    expect(refused.facts).toMatchObject({ kind: 'refused', code: 'invalid_client' });
    const body = JSON.stringify({ error: refresh, error_description: `No ${APP.clientSecret} ${refresh}` });
    await stage.order({ do: 'answer', call: 'token', status: 400, body });
    const told = await failureOf(stage.gateway().refresh(refresh));
    expect(told.facts).toEqual({ kind: 'refused', code: 'http_400', message: 'No … …' });
    expect(told.message).toBe('youtube: refused (http_400)');
    expect(told.cause).toBeUndefined();
  });
});

describe('a revocation', () => {
  it('ends the grant, and can safely be repeated', async () => {
    const grant = await stage.connect();
    await stage.gateway().revoke(grant);
    expect(await factsOf(stage.gateway().account(grant.access))).toMatchObject({ kind: 'access_expired' });
    expect(await factsOf(stage.gateway().refresh(grant.refresh ?? ''))).toMatchObject({
      kind: 'access_ended',
    });
    await stage.gateway().revoke(grant);
  });

  it('works with the access token alone', async () => {
    const { access } = await stage.connect();
    await stage.gateway().revoke({ access });
    expect(await factsOf(stage.gateway().account(access))).toMatchObject({ kind: 'access_expired' });
  });

  it('fails if Google can’t be reached', async () => {
    const grant = await stage.connect();
    await stage.suffer('revoke', { kind: 'disconnect' });
    const facts = await factsOf(stage.gateway().revoke(grant));
    expect(facts).toMatchObject({ kind: 'unavailable', code: 'no_answer' });
  });
});
