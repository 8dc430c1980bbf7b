import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlatformId, scopesOf } from '#contract/platforms.ts';
import type { BeginConnection } from '#contract/schemas/publishing.ts';
import { beginConnection } from '#functions/api/publishing/begin-connection.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import { type Grant, PlatformFailure, type PlatformGateway } from '#functions/domain/publishing/ports.ts';
import { tokenSeal } from '#functions/gateways/aws/keys/token-seal.ts';
import { accessToken, openTokens, RefreshingElsewhere } from '#functions/services/publishing/access-token.ts';
import {
  beginConsent,
  type ConnectPorts,
  disconnect,
  finishConsent,
} from '#functions/services/publishing/connect.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { defined, partial } from '#test/support/values.ts';

const secrets = mockAws(SecretsManagerClient);
const NOW = new Date('2026-11-28T12:00:00.000Z');
const after = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const GOOGLE = 'https://www.googleapis.com/auth/';
const SEEN = `${GOOGLE}youtube.readonly`;
const SENT = `${GOOGLE}youtube.upload`;

/** What the platform grants next, always for the same account. */
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
  revoke: vi.fn<PlatformGateway['revoke']>(),
};

let rows: Map<string, Connection>;
let ports: ConnectPorts;
beforeEach(() => {
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify({ 1: 'k'.repeat(48) }) });
  gateway.connect.mockReset();
  gateway.revoke.mockReset().mockResolvedValue();
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
        list: async (ownerId) => [...rows.values()].filter((row) => row.ownerId === ownerId),
        add: (row) => put(row, undefined),
        replace: (before, row) => put(row, before.revision),
        remove: async ({ id }) => void rows.delete(id),
      }),
    tokenSeal: () => seal,
    platform: async (id) => partial({ ...gateway, asks: scopesOf(id) }),
    redirectUri: async (id) => `https://veilcast.example/${id}`,
  };
});

const stateOf = async (ownerId = 'ada', platform: PlatformId = 'youtube', again?: string): Promise<string> =>
  defined((await beginConsent(ports, { ownerId, platform, again }, NOW)).searchParams.get('state'));
/** Goes through a complete consent flow, which ends with the platform granting this. */
const consented = async (grant: Grant, platform: PlatformId = 'youtube', again?: string) => {
  gateway.connect.mockResolvedValueOnce(grant);
  const state = await stateOf('ada', platform, again);
  return finishConsent(ports, { ownerId: 'ada', platform, code: 'a code', state }, NOW);
};
const stored = (): Connection => defined([...rows.values()][0]);
const tokens = () => openTokens(ports.tokenSeal(), stored());

describe('the refresh token of a connection', () => {
  // Proves publish-refresh-token-kept.
  it('is kept, with its own expiry, when a second consent returns no new token', async () => {
    await consented(platformGrants([SENT, SEEN], { refreshEndsAt: after(10_000) }));
    await consented(WITHOUT_REFRESH);
    expect(await tokens()).toEqual({ access: 'another', refresh: 'the first refresh token' });
    expect(stored().refreshEndsAt).toBe(after(10_000).toISOString());
  });

  it('is replaced, along with its expiry, when a second consent returns a new token', async () => {
    await consented(platformGrants([SENT, SEEN], { refreshEndsAt: after(10_000) }));
    await consented(platformGrants([SENT, SEEN], { refresh: 'the second' }));
    expect(await tokens()).toMatchObject({ refresh: 'the second' });
    expect(stored()).not.toHaveProperty('refreshEndsAt');
  });

  it('is kept when a refresh returns no new token', async () => {
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
    expect(await consented(platformGrants(scopes), platform)).toEqual({
      kind: 'connected',
      id: stored().id,
      withheld,
    });
    expect(stored().scopes).toEqual(scopes);
  });

  // Proves publish-connect-rights.
  it('is connected with all requested permissions if the platform lists none', async () => {
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

  it('is added, with a note in the result, if its creator meant to renew a different account', async () => {
    await consented(platformGrants([SENT, SEEN]));
    const { id } = stored();
    expect(await consented(platformGrants([SENT, SEEN]), 'youtube', id)).not.toHaveProperty('insteadOf');
    gateway.account.mockResolvedValueOnce({ accountId: 'UC2', name: 'Another channel' });
    expect(await consented(platformGrants([SENT, SEEN]), 'youtube', id)).toMatchObject({ insteadOf: id });
    expect(rows.size).toBe(2);
  });

  it('that is connected stays as it was if a later consent grants too little', async () => {
    await consented(platformGrants([SENT, SEEN]));
    const before = stored();
    await consented(platformGrants([SEEN], { refresh: 'weaker' }));
    expect(stored()).toEqual(before);
  });
});

describe('the eleventh account', () => {
  const channel = (number: number) => ({ accountId: `UC${number}`, name: `Channel ${number}` });
  const connect = (number: number) => {
    gateway.account.mockResolvedValueOnce(channel(number));
    return consented(platformGrants([SENT, SEEN]));
  };
  const begin = (body: BeginConnection) =>
    beginConnection({ ...ports, stagePlatforms: async () => [{ id: 'youtube', isAudited: true }] })(
      { ...partial({}), body },
      { ...partial({}), userId: 'ada', now: NOW },
    );
  beforeEach(async () => {
    for (let number = 1; number <= 10; number += 1) await connect(number);
  });

  // Proves publish-bounds.
  it('isn’t connected, no matter how its creator got to the platform; one of the ten can be reconnected', async () => {
    expect(await connect(11)).toEqual({ kind: 'too_many_accounts' });
    expect(rows.size).toBe(10);
    expect(await connect(3)).toMatchObject({ kind: 'connected' });
  });

  it('is refused before its creator is sent to the platform, unless they are reconnecting an account', async () => {
    await expect(begin({ platform: 'youtube' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have connected 10 accounts, which is the most. Disconnect one first.',
    });
    expect(await begin({ platform: 'youtube', again: stored().id })).toHaveProperty('reply.consent_url');
    await disconnect(ports, stored());
    expect(await begin({ platform: 'youtube' })).toHaveProperty('reply.consent_url');
  });
});

it('a refused refresh doesn’t affect an account that was reconnected meanwhile', async () => {
  await consented(platformGrants([SENT, SEEN]));
  gateway.refresh.mockImplementationOnce(async () => {
    await consented(platformGrants([SENT, SEEN], { access: 'newer', refresh: 'newer' }));
    throw new PlatformFailure('youtube', { kind: 'access_ended', code: 'invalid_grant', message: '' });
  });
  const refreshing = { connection: stored(), by: 'a worker', isVoid: true };
  await expect(accessToken(ports, partial(gateway), refreshing, NOW)).rejects.toThrow(RefreshingElsewhere);
  expect(stored()).not.toHaveProperty('ended');
  expect(await tokens()).toEqual({ access: 'newer', refresh: 'newer' });
});

// Proves publish-own-app.
it('tokens are sent only to the app that they were granted to, even if the creator switches apps at that moment', async () => {
  const ofStage = ports.platform;
  const withOwnApp = async () => partial<PlatformGateway>({ ...(await ofStage('youtube')), app: 'mine' });
  await consented(platformGrants([SENT, SEEN]));
  const using = { connection: stored(), by: 'a worker' };
  await expect(accessToken(ports, await withOwnApp(), using, NOW)).rejects.toThrow('A connection has ended.');
  expect(await accessToken(ports, await ofStage('youtube'), using, NOW)).toBe('an access token');
  ports = { ...ports, platform: withOwnApp };
  await disconnect(ports, stored());
  expect(gateway.revoke).not.toHaveBeenCalled();

  await consented(platformGrants([SENT, SEEN]));
  expect(stored().app).toBe('mine');
  await disconnect(ports, stored());
  expect(gateway.revoke).toHaveBeenCalledOnce();
});

describe('coming back from a platform', () => {
  const finish = (state: string, now = NOW) =>
    finishConsent(ports, { ownerId: 'ada', platform: 'youtube', code: 'a code', state }, now);

  // Proves publish-connect-other-user.
  it('connects nothing if the OAuth state is missing, or belongs to another user or another platform', async () => {
    const foreign = [await stateOf('eve'), await stateOf('ada', 'tiktok'), 'a.b.c.d', 'a.b.c.d.e', ''];
    for (const state of foreign) expect(await finish(state), state).toEqual({ kind: 'not_begun' });
    expect(gateway.connect).not.toHaveBeenCalled();
  });

  it('connects nothing more than 15 minutes later', async () => {
    const state = await stateOf();
    expect(await finish(state, after(16))).toEqual({ kind: 'too_late' });
    expect(gateway.connect).not.toHaveBeenCalled();
  });
});
