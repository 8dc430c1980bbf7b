import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, tikTokAdvice } from '#functions/gateways/tiktok/failures.ts';
import { CODES, FAIL_REASONS, UNVERIFIED } from '#functions/gateways/tiktok/unverified.ts';
import { answeredWith, type TikTokHere, tikTokHere } from '#test/support/publishing/tik-tok-here.ts';

let here: TikTokHere;
beforeAll(async () => {
  here = await tikTokHere();
});
afterAll(() => here.close());

const failing = (kind: string, code: string) => ({ facts: { kind, code } });
const answer = (status: number, body: unknown, headers = {}) => ({
  status,
  headers: new Headers(headers),
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const errorWith = (code: string, message = 'What TikTok says.') => ({
  data: {},
  error: { code, message, log_id: '2026' },
});

describe('a TikTok error code', () => {
  it.each([
    ['access_token_invalid', 'access_expired'],
    ['scope_not_authorized', 'refused'],
    ['rate_limit_exceeded', 'busy'],
    ['spam_risk_too_many_posts', 'quota'],
    ['spam_risk_too_many_pending_share', 'quota'],
    ['reached_active_user_cap', 'quota'],
    ['spam_risk_user_banned_from_posting', 'refused'],
    ['unaudited_client_can_only_post_to_private_accounts', 'refused'],
    ['privacy_level_option_mismatch', 'refused'],
    ['url_ownership_unverified', 'refused'],
    ['invalid_params', 'refused'],
    ['invalid_param', 'refused'],
    ['internal_error', 'unavailable'],
  ])('takes precedence over the HTTP status: %s is %s', (code, kind) => {
    for (const status of [200, 400, 403, 500])
      expect(failureOf(answer(status, errorWith(code)))).toMatchObject({
        facts: { kind, code, message: 'What TikTok says.' },
      });
  });

  it('that is unknown is classified by the HTTP status', () => {
    const kinds = [401, 403, 422, 429, 500, 200].map(
      (status) => failureOf(answer(status, errorWith('brand_new_code')))?.facts.kind,
    );
    expect(kinds).toEqual(['access_expired', 'refused', 'refused', 'busy', 'unavailable', 'unreadable']);
  });

  it('is replaced by the HTTP status if TikTok sends no code, and is never confused with a built-in property name', () => {
    expect(failureOf(answer(502, '<html>Bad gateway</html>'))).toMatchObject(
      failing('unavailable', 'http_502'),
    );
    expect(failureOf(answer(404, ''))).toMatchObject(failing('refused', 'http_404'));
    expect(failureOf(answer(403, errorWith('toString')))).toMatchObject(failing('refused', 'toString'));
    expect(failureOf(answer(200, { data: {}, error: { code: 'ok', message: '' } }))).toBeUndefined();
  });

  it('comes with the time to wait, if TikTok specifies one', () => {
    const wait = (code: string, headers: object) => failureOf(answer(429, errorWith(code), headers))?.facts;
    expect(wait('rate_limit_exceeded', { 'retry-after': '30' })).toMatchObject({ retryAfterSeconds: 30 });
    expect(wait('rate_limit_exceeded', { 'retry-after': 'soon' })?.retryAfterSeconds).toBeUndefined();
    expect(wait('invalid_params', { 'retry-after': '30' })).not.toHaveProperty('retryAfterSeconds');
  });

  it('comes with TikTok’s own message, shortened and without the token', () => {
    const said = failureOf(answer(400, errorWith('invalid_params', `act.mine ${'x'.repeat(900)}`)), [
      'act.mine',
    ]);
    expect(said?.facts.message).toMatch(/^… x+$/u);
    expect(said?.facts.message).toHaveLength(300);
    expect(said?.message).toBe('tiktok: refused (invalid_params)');
  });
});

describe('the advice that we give when TikTok refuses something', () => {
  it('is a complete sentence for each code and each reason that we know', () => {
    for (const code of [...Object.keys(CODES), ...Object.keys(FAIL_REASONS)])
      expect(tikTokAdvice(code).advice, code).toMatch(/^[A-Z].*\.$/su);
    expect(tikTokAdvice('duration_check_failed')).toEqual({
      advice:
        'The video is too short or too long for your TikTok account. Change its length, then publish it.',
      canRetry: false,
    });
    expect(tikTokAdvice('internal').canRetry).toBe(true);
  });

  it('is to check on TikTok first if we don’t know the code', () => {
    expect(tikTokAdvice('brand_new_code').advice).toMatch(/^Look at your TikTok profile/u);
    expect(tikTokAdvice('constructor')).toEqual(tikTokAdvice('brand_new_code'));
  });
});

describe('a call to TikTok’s API that gets no usable answer', () => {
  it('has an unknown outcome', async () => {
    const { access } = await here.connected();
    const account = () => here.gateway.account(access);
    await here.suffer(
      'account',
      { kind: 'disconnect' },
      { kind: 'status', status: 500 },
      { kind: 'malformed' },
    );
    await expect(account()).rejects.toMatchObject(failing('unavailable', 'no_answer'));
    await expect(account()).rejects.toMatchObject(failing('unavailable', 'internal_error'));
    await expect(account()).rejects.toMatchObject(failing('unreadable', 'not_json'));
    await here.control({ do: 'answer', call: 'account', with: 'html' });
    await expect(account()).rejects.toMatchObject(failing('unreadable', 'not_json'));
    await here.control({
      do: 'answer',
      call: 'account',
      with: { code: 'access_token_invalid', message: '' },
    });
    await expect(account()).rejects.toMatchObject(failing('access_expired', 'access_token_invalid'));
    await expect(account()).resolves.toBeDefined();
  });

  it('ends in time', () =>
    answeredWith('nothing', (gateway) =>
      expect(gateway.account('act.any')).rejects.toMatchObject(failing('unavailable', 'timeout')),
    ));

  it('is unreadable if a field is missing, or the response is too long or redirects elsewhere', async () => {
    const account = (answer: Parameters<typeof answeredWith>[0]) =>
      answeredWith(answer, (gateway) => gateway.account('act.any'));
    const fine = { code: 'ok', message: '', log_id: '1' };
    await expect(account({ body: { data: { user: {} }, error: fine } })).rejects.toMatchObject(
      failing('unreadable', 'other_fields'),
    );
    await expect(account({ body: '' })).rejects.toMatchObject(failing('unreadable', 'other_fields'));
    await expect(account({ body: 'x'.repeat(300_000) })).rejects.toMatchObject(
      failing('unreadable', 'too_large'),
    );
    await expect(
      account({ status: 307, headers: { location: 'http://127.0.0.1:1/' } }),
    ).rejects.toMatchObject(failing('unreadable', 'http_307'));
  });

  it('ignores unknown fields, and a picture that isn’t a URL', async () => {
    const user = { open_id: 'me', display_name: 'Ada', avatar_url: 'none', follower_count: 3 };
    await answeredWith({ body: { data: { user }, more: 1 } }, async (gateway) =>
      expect(await gateway.account('act.any')).toEqual({ accountId: 'me', name: 'Ada' }),
    );
  });
});

describe('the list of our assumptions about TikTok', () => {
  it('consists of complete sentences', () => {
    for (const line of UNVERIFIED) expect(line).toMatch(/^\p{Lu}.*\.$/u);
  });
});
