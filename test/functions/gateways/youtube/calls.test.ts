import { describe, expect, it } from 'vitest';
import { UNVERIFIED } from '#functions/gateways/youtube/unverified.ts';
import { factsOf, failureOf, NOW, POST, SHORT, youTubeStage } from './stage.ts';

const stage = youTubeStage();
/** Midnight Pacific is at 8:00 UTC in winter. */
const TO_MIDNIGHT = (Date.parse('2026-11-29T08:00:00Z') - NOW.getTime()) / 1000;

describe('a call to YouTube', () => {
  it.each([
    [403, 'quotaExceeded', 'quota', TO_MIDNIGHT],
    [429, 'quotaExceeded', 'quota', TO_MIDNIGHT],
    [400, 'uploadLimitExceeded', 'quota', undefined],
    [403, 'uploadLimitExceeded', 'quota', undefined],
    [403, 'rateLimitExceeded', 'busy', undefined],
    [429, 'rateLimitExceeded', 'busy', undefined],
    [403, 'forbidden', 'refused', undefined],
    [401, 'youtubeSignupRequired', 'refused', undefined],
    [401, 'authError', 'access_expired', undefined],
    [500, 'quotaExceeded', 'unavailable', undefined],
  ])('that is answered with %i and %s is a failure of kind %s', async (status, reason, kind, wait) => {
    const { access } = await stage.connect();
    await stage.order({ do: 'refuse', call: 'videos.insert', status, reason, message: 'Not now.' });
    expect(await factsOf(stage.gateway().begin(access, POST, SHORT))).toEqual({
      kind,
      code: reason,
      message: 'Not now.',
      retryAfterSeconds: wait,
    });
  });

  it('waits for as long as YouTube asks', async () => {
    const { access } = await stage.connect();
    await stage.suffer('channels.list', { kind: 'status', status: 429, retryAfterSeconds: 12 });
    expect(await factsOf(stage.gateway().account(access))).toMatchObject({
      kind: 'busy',
      retryAfterSeconds: 12,
    });
    const date = new Date(NOW.getTime() + 90_000).toUTCString();
    const answer = { status: 429, headers: { 'retry-after': date }, body: '' };
    await stage.order({ do: 'answer', call: 'channels.list', ...answer });
    expect(await factsOf(stage.gateway().account(access))).toMatchObject({
      code: 'http_429',
      retryAfterSeconds: 90,
    });
  });

  it('can reach the daily upload limit, which resets at midnight Pacific', async () => {
    const { access, refresh = '' } = await stage.connect();
    await stage.order({ do: 'limit', uploads: 1 });
    await stage.publish(access);
    expect(await factsOf(stage.gateway().begin(access, POST, SHORT))).toMatchObject({
      kind: 'quota',
      code: 'quotaExceeded',
      retryAfterSeconds: TO_MIDNIGHT,
    });
    await stage.order({ do: 'advance', seconds: TO_MIDNIGHT });
    const renewed = await stage.gateway().refresh(refresh);
    expect(await stage.publish(renewed.access)).toBeDefined();
  });

  it('has an unknown outcome if the response is missing, late or a server error', async () => {
    const { access } = await stage.connect();
    await stage.suffer(
      'channels.list',
      { kind: 'disconnect' },
      { kind: 'status', status: 502 },
      { kind: 'timeout' },
    );
    const codes: unknown[] = [];
    for (let failure = 0; failure < 2; failure += 1)
      codes.push(await factsOf(stage.gateway().account(access)));
    const limits = { callMs: 50, partMs: 50 };
    codes.push(await factsOf(stage.gateway({ limits }).account(access)));
    expect(codes).toMatchObject([
      { kind: 'unavailable', code: 'no_answer' },
      { kind: 'unavailable', code: 'backendError' },
      { kind: 'unavailable', code: 'timeout' },
    ]);
  });

  it.each([
    ['a page under status 200', { status: 200, body: '<!doctype html><p>Sorry</p>' }, 'not_json'],
    ['other fields', { status: 200, body: '{"kind": "youtube#other"}' }, 'unexpected_fields'],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' }, body: '' }, 'http_302'],
    ['far too many bytes', { status: 200, body: ' '.repeat(3 * 1024 * 1024) }, 'too_large'],
    ['an answer without a body', { status: 204, body: '' }, 'http_204'],
  ])('is unreadable if the response is %s', async (_, answer, code) => {
    const { access } = await stage.connect();
    await stage.order({ do: 'answer', call: 'channels.list', ...answer });
    expect(await factsOf(stage.gateway().account(access))).toMatchObject({ kind: 'unreadable', code });
  });

  it('fails with the error in the response body, even if the status is 200', async () => {
    const { access } = await stage.connect();
    const error = { code: 403, message: 'Full.', errors: [{ reason: 'quotaExceeded' }] };
    await stage.order({ do: 'answer', call: 'channels.list', body: JSON.stringify({ error }) });
    expect(await factsOf(stage.gateway().account(access))).toMatchObject({
      kind: 'quota',
      code: 'quotaExceeded',
      message: 'Full.',
    });
  });

  it('keeps the access token out of its error, even if YouTube echoes the token', async () => {
    const { access } = await stage.connect();
    const refusal = { status: 400, reason: 'badRequest', message: 'Bearer {access} is odd.' };
    await stage.order({ do: 'refuse', call: 'channels.list', ...refusal });
    const failure = await failureOf(stage.gateway().account(access));
    expect(failure.facts.message).toBe('Bearer … is odd.');
    expect(failure.message).toBe('youtube: refused (badRequest)');
  });

  it('is made only once, whatever the response', async () => {
    const { access } = await stage.connect();
    await stage.suffer('channels.list', { kind: 'status', status: 503 });
    await failureOf(stage.gateway().account(access));
    expect(await stage.requests('channels.list')).toHaveLength(1);
  });
});

describe('our assumptions about YouTube', () => {
  it('are complete sentences, each listed once', () => {
    expect(UNVERIFIED.length).toBeGreaterThan(20);
    expect(new Set(UNVERIFIED).size).toBe(UNVERIFIED.length);
    for (const sentence of UNVERIFIED) expect(sentence).toMatch(/^[A-Za-z].*\.$/u);
  });
});
