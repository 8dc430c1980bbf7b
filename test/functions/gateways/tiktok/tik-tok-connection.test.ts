import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PlatformFailure } from '#functions/domain/publishing/ports.ts';
import {
  APP,
  answeredWith,
  consentRequest,
  REDIRECT_URI,
  type TikTokHere,
  tikTokHere,
} from '#test/support/publishing/tik-tok-here.ts';
import { defined } from '#test/support/values.ts';

let here: TikTokHere;
beforeAll(async () => {
  here = await tikTokHere();
});
afterAll(() => here.close());

const failing = (kind: string, code: string) => ({ facts: { kind, code } });
const secondsUntil = (date: Date | undefined): number =>
  (defined(date).getTime() - here.now().getTime()) / 1000;

describe('TikTok’s consent URL', () => {
  it('names the app by its client key, and requests all permissions', async () => {
    const request = consentRequest();
    const address = await here.gateway.consentAddress(request);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_key: APP.clientKey,
      response_type: 'code',
      scope: 'user.info.basic,video.upload,video.publish',
      redirect_uri: REDIRECT_URI,
      state: request.state,
      code_challenge: createHash('sha256').update(request.verifier).digest('hex'),
      code_challenge_method: 'S256',
    });
  });

  it('leads back to us without a code if the creator declines', async () => {
    const request = consentRequest();
    const back = await here.consent(await here.gateway.consentAddress(request), {
      name: 'Ada',
      action: 'cancel',
    });
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: request.state,
    });
    expect(back.searchParams.has('code')).toBe(false);
  });
});

describe('a connection to TikTok', () => {
  it('is valid for as long as TikTok says', async () => {
    const grant = await here.connected('Ada Night');
    expect(grant.scopes).toEqual(['user.info.basic', 'video.upload', 'video.publish']);
    expect(secondsUntil(grant.accessEndsAt)).toBe(2 * 60 * 60);
    expect(secondsUntil(grant.refreshEndsAt)).toBe(180 * 24 * 60 * 60);
    expect(await here.gateway.account(grant.access)).toEqual({
      accountId: expect.stringMatching(/^-000/u),
      name: 'Ada Night',
      picture: expect.stringContaining('/pictures/'),
    });
  });

  it('is made only once per code, and only for the visitor who requested it', async () => {
    const request = consentRequest();
    const codeOf = async () =>
      (await here.consent(await here.gateway.consentAddress(request), { name: 'Ada' })).searchParams.get(
        'code',
      ) ?? '';
    const code = await codeOf();
    await here.gateway.connect(code, request);
    await expect(here.gateway.connect(code, request)).rejects.toMatchObject(
      failing('refused', 'invalid_grant'),
    );
    const another = { ...request, verifier: consentRequest().verifier };
    await expect(here.gateway.connect(await codeOf(), another)).rejects.toMatchObject(
      failing('refused', 'invalid_request'),
    );
  });

  it('has only the permissions that its creator granted', async () => {
    const grant = await here.connected('Bo', ['user.info.basic', 'video.upload']);
    expect(grant.scopes).toEqual(['user.info.basic', 'video.upload']);
    await expect(here.gateway.options?.(grant.access)).rejects.toMatchObject(
      failing('refused', 'scope_not_authorized'),
    );
  });

  it('gets a new refresh token with each new access token, and the old refresh token becomes invalid', async () => {
    const grant = await here.connected();
    const renewed = await here.gateway.refresh(defined(grant.refresh));
    expect(renewed.refresh).not.toBe(grant.refresh);
    await expect(here.gateway.account(grant.access)).rejects.toMatchObject(
      failing('access_expired', 'access_token_invalid'),
    );
    await expect(here.gateway.account(renewed.access)).resolves.toBeDefined();
    await expect(here.gateway.refresh(defined(grant.refresh))).rejects.toMatchObject(
      failing('access_ended', 'invalid_grant'),
    );
    await expect(here.gateway.refresh(defined(renewed.refresh))).resolves.toBeDefined();
  });

  it('keeps its refresh token if TikTok returns no new one', async () => {
    const grant = await here.connected();
    await here.control({ do: 'keep_refresh' });
    const renewed = await here.gateway.refresh(defined(grant.refresh));
    expect(renewed).not.toHaveProperty('refresh');
    await expect(here.gateway.refresh(defined(grant.refresh))).resolves.toHaveProperty('refresh');
  });

  it('keeps a new refresh token even if TikTok lists no permissions with it', () =>
    answeredWith(
      { body: { access_token: 'act.new', refresh_token: 'rft.new', expires_in: 60, token_type: 'Bearer' } },
      async (gateway) =>
        expect(await gateway.refresh('rft.old')).toEqual({
          access: 'act.new',
          refresh: 'rft.new',
          accessEndsAt: expect.any(Date),
        }),
    ));

  it('needs a new access token after two hours', async () => {
    const grant = await here.connected();
    here.pass(2 * 60 * 60 + 1);
    await expect(here.gateway.account(grant.access)).rejects.toMatchObject({
      facts: { kind: 'access_expired' },
    });
    await expect(here.gateway.refresh(defined(grant.refresh))).resolves.toBeDefined();
  });
});

describe('the end of a connection to TikTok', () => {
  it('is distinguished from an expired access token', async () => {
    const grant = await here.connected();
    await here.control({ do: 'revoke' });
    await expect(here.gateway.account(grant.access)).rejects.toMatchObject({
      facts: { kind: 'access_expired' },
    });
    await expect(here.gateway.refresh(defined(grant.refresh))).rejects.toMatchObject({
      facts: { kind: 'access_ended' },
    });
  });

  it('is reported to TikTok, even if the access token has expired', async () => {
    const one = await here.connected();
    await here.gateway.revoke(one);
    const other = await here.connected();
    here.pass(3 * 60 * 60);
    await here.gateway.revoke(other);
    for (const { refresh } of [one, other])
      await expect(here.gateway.refresh(defined(refresh))).rejects.toMatchObject({
        facts: { kind: 'access_ended' },
      });
  });

  it('counts as done if the connection had already ended, but not if TikTok is down', async () => {
    const grant = await here.connected();
    await here.gateway.revoke(grant);
    await here.gateway.revoke(grant);
    await here.gateway.revoke({ access: grant.access });
    await here.suffer('revoke', { kind: 'disconnect' });
    await expect(here.gateway.revoke(grant)).rejects.toMatchObject({ facts: { kind: 'unavailable' } });
    await here.control({ do: 'answer', call: 'revoke', with: 'html' });
    await expect(here.gateway.revoke(grant)).rejects.toMatchObject({ facts: { kind: 'unreadable' } });
  });
});

describe('a failed token request', () => {
  const refreshing = () => here.gateway.refresh('rft.any');

  it('says whether to try again', async () => {
    await here.suffer(
      'token',
      { kind: 'status', status: 500 },
      { kind: 'disconnect' },
      { kind: 'status', status: 429, retryAfterSeconds: 7, code: 'rate_limit_exceeded' },
      { kind: 'malformed' },
    );
    await expect(refreshing()).rejects.toMatchObject(failing('unavailable', 'internal_error'));
    await expect(refreshing()).rejects.toMatchObject(failing('unavailable', 'no_answer'));
    await expect(refreshing()).rejects.toMatchObject({ facts: { kind: 'busy', retryAfterSeconds: 7 } });
    await expect(refreshing()).rejects.toMatchObject(failing('unreadable', 'not_json'));
    await answeredWith('nothing', (gateway) =>
      expect(gateway.refresh('rft.any')).rejects.toMatchObject(failing('unavailable', 'timeout')),
    );
  });

  it('is detected even if the error comes with a success status', async () => {
    const order = {
      do: 'answer',
      call: 'token',
      with: { code: 'invalid_grant', message: 'Expired.' },
    } as const;
    await here.control(order);
    await expect(refreshing()).rejects.toMatchObject({
      facts: { kind: 'access_ended', code: 'invalid_grant', message: 'Expired.' },
    });
    await here.control({ do: 'answer', call: 'token', with: 'html' });
    await expect(refreshing()).rejects.toMatchObject(failing('unreadable', 'not_json'));
  });

  it('is unreadable if the response contains no token, or is a redirect', async () => {
    await answeredWith({ body: { open_id: 'me' } }, (gateway) =>
      expect(gateway.refresh('rft.any')).rejects.toMatchObject(failing('unreadable', 'no_grant')),
    );
    await answeredWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, (gateway) =>
      expect(gateway.refresh('rft.any')).rejects.toMatchObject(failing('unreadable', 'http_302')),
    );
  });

  it('reveals no tokens or secrets', () =>
    answeredWith(
      {
        status: 400,
        body: { error: 'invalid_grant', error_description: `rft.mine of ${APP.clientSecret} is bad` },
      },
      async (gateway) => {
        const error = await gateway.refresh('rft.mine').catch((failure: unknown) => failure);
        if (!(error instanceof PlatformFailure)) throw new TypeError('This is no failure of the platform.');
        expect(error.facts.message).toBe('… of … is bad');
        expect(`${error.stack} ${error.message} ${String(error.cause)}`).not.toMatch(/rft\.mine|a-secret/u);
      },
    ));
});
