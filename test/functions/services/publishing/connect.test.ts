import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlatformId, scopesOf } from '#contract/platforms.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Grant, PlatformGateway } from '#functions/domain/publishing/ports.ts';
import { tokenSeal } from '#functions/gateways/aws/keys/token-seal.ts';
import { accessToken, openTokens } from '#functions/services/publishing/access-token.ts';
import { beginConsent, type ConnectPorts, finishConsent } from '#functions/services/publishing/connect.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { defined, partial } from '#test/support/values.ts';

const secrets = mockAws(SecretsManagerClient);
const NOW = new Date('2026-11-28T12:00:00.000Z');
const after = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const GOOGLE = 'https://www.googleapis.com/auth/';
const SEEN = `${GOOGLE}youtube.readonly`;
const SENT = `${GOOGLE}youtube.upload`;

/** What the platform grants next; it always has the same account. */
const platformGrants = (scopes: readonly string[] | undefined, more: Partial<Grant> = {}): Grant => ({
  access: 'an access token',
  refresh: 'the first refresh token',
  accessEndsAt: after(60),
  ...(scopes && { scopes }),
  ...more,
});
const { refresh: _, ...WITHOUT_REFRESH } = platformGrants([SENT, SEEN], { access: 'another' });

const gateway = {
  consentAddress: async ({ state }: { readonly state: string }) =>
    new URL(`https://platform.example/?state=${state}`),
  connect: vi.fn<PlatformGateway['connect']>(),
  refresh: vi.fn<PlatformGateway['refresh']>(),
  account: vi.fn<PlatformGateway['account']>(),
};

let rows: Map<string, Connection>;
let ports: ConnectPorts;
beforeEach(() => {
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify({ 1: 'k'.repeat(48) }) });
  gateway.connect.mockReset();
  gateway.account.mockReset().mockResolvedValue({ accountId: 'UC1', name: 'Night Stories' });
  rows = new Map();
  const seal = tokenSeal('publishing');
  const put = async (row: Connection, before: number | undefined): Promise<boolean> => {
    if (rows.get(row.id)?.revision !== before) return false;
    rows.set(row.id, { ...row, revision: (before ?? 0) + 1 });
    return true;
  };
  ports = {
    connections: () =>
      partial({
        find: async (ownerId, id) => (rows.get(id)?.ownerId === ownerId ? rows.get(id) : undefined),
        add: (row) => put(row, undefined),
        replace: (before, row) => put(row, before.revision),
      }),
    tokenSeal: () => seal,
    platform: (id) => partial({ ...gateway, asks: scopesOf(id) }),
    redirectUri: async (id) => `https://veilcast.example/${id}`,
  };
});

const stateOf = async (ownerId = 'ada', platform: PlatformId = 'youtube'): Promise<string> =>
  defined((await beginConsent(ports, { ownerId, platform }, NOW)).searchParams.get('state'));
/** A whole consent, at the end of which the platform grants this. */
const consented = async (grant: Grant, platform: PlatformId = 'youtube') => {
  gateway.connect.mockResolvedValueOnce(grant);
  const state = await stateOf('ada', platform);
  return finishConsent(ports, { ownerId: 'ada', platform, code: 'a code', state }, NOW);
};
const stored = (): Connection => defined([...rows.values()][0]);
const tokens = () => openTokens(ports.tokenSeal(), stored());

describe('the refresh token of a connection', () => {
  // Proves publish-refresh-token-kept.
  it('stays when a second consent brings none, with its own end', async () => {
    await consented(platformGrants([SENT, SEEN], { refreshEndsAt: after(10_000) }));
    await consented(WITHOUT_REFRESH);
    expect(await tokens()).toEqual({ access: 'another', refresh: 'the first refresh token' });
    expect(stored().refreshEndsAt).toBe(after(10_000).toISOString());
  });

  it('is replaced by one that a second consent brings, and so is its end', async () => {
    await consented(platformGrants([SENT, SEEN], { refreshEndsAt: after(10_000) }));
    await consented(platformGrants([SENT, SEEN], { refresh: 'the second' }));
    expect(await tokens()).toMatchObject({ refresh: 'the second' });
    expect(stored()).not.toHaveProperty('refreshEndsAt');
  });

  it('stays when a refresh brings none', async () => {
    await consented(platformGrants([SENT, SEEN]));
    gateway.refresh.mockResolvedValueOnce(WITHOUT_REFRESH);
    const use = { connection: stored(), by: 'a worker', isVoid: true };
    expect(await accessToken(ports, partial(gateway), use, NOW)).toBe('another');
    expect(gateway.refresh).toHaveBeenCalledWith('the first refresh token');
    expect(await tokens()).toEqual({ access: 'another', refresh: 'the first refresh token' });
  });
});

describe('an account', () => {
  it.each([
    ['youtube', [SENT, SEEN], []],
    ['tiktok', ['user.info.basic', 'video.upload'], ['video.publish']],
    ['tiktok', ['video.publish', 'user.info.basic'], ['video.upload']],
  ] as const)('on %s is connected with %j', async (platform, scopes, withheld) => {
    expect(await consented(platformGrants(scopes), platform)).toEqual({ kind: 'connected', withheld });
    expect(stored().scopes).toEqual(scopes);
  });

  // Proves publish-connect-rights.
  it('is connected with all that was asked for if the platform names no rights', async () => {
    await consented(platformGrants(undefined), 'tiktok');
    expect(stored().scopes).toEqual(['user.info.basic', 'video.upload', 'video.publish']);
  });

  it.each([
    ['youtube', [SEEN], [SENT]],
    ['youtube', [SENT], [SEEN]],
    ['tiktok', ['user.info.basic'], ['video.upload', 'video.publish']],
    ['tiktok', ['video.upload', 'video.publish'], ['user.info.basic']],
  ] as const)(
    'on %s is not connected with %j, because nothing could be published',
    async (platform, scopes, withheld) => {
      expect(await consented(platformGrants(scopes), platform)).toEqual({ kind: 'unusable', withheld });
      expect(rows.size).toBe(0);
      expect(gateway.account).not.toHaveBeenCalled();
    },
  );

  it('that is connected stays as it was if a later consent allows too little', async () => {
    await consented(platformGrants([SENT, SEEN]));
    const before = stored();
    await consented(platformGrants([SEEN], { refresh: 'weaker' }));
    expect(stored()).toEqual(before);
  });
});

describe('coming back from a platform', () => {
  const finish = (state: string, now = NOW) =>
    finishConsent(ports, { ownerId: 'ada', platform: 'youtube', code: 'a code', state }, now);

  // Proves publish-connect-other-user.
  it('connects nothing with the state of another user, of another platform, or with none', async () => {
    const foreign = [await stateOf('eve'), await stateOf('ada', 'tiktok'), 'a.b.c.d', 'a.b.c.d.e', ''];
    for (const state of foreign) expect(await finish(state), state).toEqual({ kind: 'not_begun' });
    expect(gateway.connect).not.toHaveBeenCalled();
  });

  it('connects nothing after a quarter of an hour', async () => {
    const state = await stateOf();
    expect(await finish(state, after(16))).toEqual({ kind: 'too_late' });
    expect(gateway.connect).not.toHaveBeenCalled();
  });
});
