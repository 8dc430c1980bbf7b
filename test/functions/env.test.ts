import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLATFORM_IDS } from '#contract/platforms.ts';
import { env } from '#functions/env.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the platforms of a stage', () => {
  const given = (setting: unknown) => vi.stubEnv('PLATFORMS', JSON.stringify(setting));
  const REFUSED = 'The environment variable PLATFORMS is missing or not valid.';

  it('default to none', () => {
    vi.stubEnv('PLATFORMS', undefined);
    expect(env.platforms()).toEqual({ platforms: [], unverified: false });
  });

  it('may include all platforms in the contract', () => {
    const setting = { platforms: PLATFORM_IDS.map((id) => ({ id, audited: true })), unverified: false };
    given(setting);
    expect(env.platforms()).toEqual(setting);
  });

  it.each([
    ['an unknown platform', { platforms: [{ id: 'vimeo', audited: true }], unverified: false }],
    ['no word about the audit', { platforms: [{ id: 'youtube' }], unverified: false }],
    ['no word about guesses', { platforms: [] }],
    [
      'a stand-in that lacks an address',
      {
        platforms: [
          {
            id: 'youtube',
            audited: true,
            standIn: {
              name: 'YouTube',
              addresses: { api: 'http://127.0.0.1:1' },
              postsUrl: 'http://127.0.0.1:1',
            },
          },
        ],
        unverified: true,
      },
    ],
  ])('are refused with %s', (_, setting) => {
    given(setting);
    expect(() => env.platforms()).toThrow(REFUSED);
  });
});
