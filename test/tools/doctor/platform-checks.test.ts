import { describe, expect, it } from 'vitest';
import type { Amount } from '#functions/domain/publishing/platform-day.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { examine } from '#tools/doctor/examine.ts';
import { platformChecks } from '#tools/doctor/platform-checks.ts';

const SITE = { siteOrigin: 'https://d1.cloudfront.net' };
const APP = { clientId: 'a.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' };
const ON_YOUTUBE = { platforms: { youtube: { audited: true } }, unverified: false };
const REDIRECT = 'https://d1.cloudfront.net/api/publishing/connected/youtube';

interface Facts {
  readonly publishing: ReturnType<typeof stageSettings>['publishing'];
  readonly secrets: Readonly<Record<string, SecretFields>>;
  readonly guesses: readonly string[];
  readonly used: Amount | undefined;
}

const visit = async (change: Partial<Facts> = {}) => {
  const { publishing, secrets, guesses, used }: Facts = {
    publishing: ON_YOUTUBE,
    secrets: { media: SITE, youtube: APP },
    guesses: [],
    used: { uploads: 12, units: 900 },
    ...change,
  };
  const lines: string[] = [];
  const isWell = await examine(
    platformChecks({
      stage: 'dev',
      settings: { publishing },
      readSecret: async (name) => secrets[name.replace('veilcast/dev/', '')],
      usedOf: async () => used,
      now: new Date('2026-11-28T10:00:00Z'),
      unverified: { youtube: guesses, tiktok: guesses },
    }),
    (line) => lines.push(line.replaceAll(/ {2,}/gu, ' | ')),
  );
  return { isWell, lines };
};

describe('what the doctor says about publishing', () => {
  it('is a single line on a stage that doesn’t publish anywhere', async () => {
    const { isWell, lines } = await visit({ publishing: stageSettings('dev').publishing });
    expect(lines).toEqual([
      'off | Publishing | on no platform, by its settings: name some under publishing in infra/stage/stages.ts and deploy',
    ]);
    expect(isWell).toBe(true);
  });

  it('is that everything is fine once an audited app is stored and there are no unverified assumptions', async () => {
    expect(await visit()).toEqual({
      isWell: true,
      lines: [
        `ok | YouTube app | stored; Google's console must list exactly ${REDIRECT}`,
        'ok | YouTube audit | passed, by its settings',
        'ok | YouTube quota | 100 videos a day; 88 of 100 uploads and 9100 of 10000 units are left until 2026-11-29T08:00:00.000Z',
        'ok | YouTube protocol | everything we assume about it has been verified',
      ],
    });
  });

  it('includes how many videos can be sent per day, with and without captions, if the number sent so far is unknown', async () => {
    const platforms = { youtube: { audited: true, captions: true } };
    const { lines } = await visit({ publishing: { platforms, unverified: false }, used: undefined });
    expect(lines[2]).toBe(
      "off | YouTube quota | 100 videos a day, or 21 with captions; for what is left of today, name the stage's table: TABLE_NAME=<table> npm run doctor -- dev",
    );
  });

  it('includes the redirect URL to enter if no app is stored yet', async () => {
    const { isWell, lines } = await visit({ secrets: { media: SITE, youtube: { seed: 'abc' } } });
    expect(lines[0]).toBe(
      `off | YouTube app | none stored, so nobody can connect an account: npm run secrets -- dev; the redirect address in Google's console is ${REDIRECT}`,
    );
    expect(isWell).toBe(true);
  });

  it('includes what to do if an app is incomplete, and before the first deployment', async () => {
    const half = await visit({ secrets: { media: SITE, youtube: { clientId: 'a' } } });
    expect(half.lines[0]).toContain('TO DO | YouTube app | half of it is stored: npm run secrets -- dev');
    expect((await visit({ secrets: {} })).lines[0]).toContain('deploy first: npm run deploy -- dev');
  });

  it('includes what each platform does with posts from an app that it hasn’t audited', async () => {
    const platforms = { youtube: { audited: false }, tiktok: { audited: false } };
    const { isWell, lines } = await visit({
      publishing: { platforms, unverified: false },
      secrets: { media: SITE, youtube: APP, tiktok: APP },
    });
    expect(lines.filter((line) => line.includes('audit |'))).toEqual([
      'off | YouTube audit | not passed, by its settings, so all its videos stay private: apply for it, then set audited: true for youtube in infra/stage/stages.ts and deploy',
      'off | TikTok audit | not passed, by its settings, so only five accounts a day may post directly, and only for themselves: apply for it, then set audited: true for tiktok in infra/stage/stages.ts and deploy',
    ]);
    expect(isWell).toBe(true);
  });

  it('includes a separate line for each assumption as long as assumptions keep a platform from being offered', async () => {
    const guesses = ['Tokens last an hour.', 'Videos have an id.'];
    const { isWell, lines } = await visit({ guesses });
    expect(lines[3]).toContain(
      'TO DO | YouTube protocol | not offered, because of unverified assumptions (2)',
    );
    expect(lines[3]).toContain('put functions/gateways/youtube/unverified.ts right');
    expect(lines.slice(4)).toEqual([
      'TO DO | YouTube assumption 1 | Tokens last an hour.',
      'TO DO | YouTube assumption 2 | Videos have an id.',
    ]);
    expect(isWell).toBe(false);
    const allowed = await visit({ guesses, publishing: { ...ON_YOUTUBE, unverified: true } });
    expect(allowed.lines.slice(3)).toEqual([
      'ok | YouTube protocol | offered with unverified assumptions (2), by its settings',
    ]);
    expect(allowed.isWell).toBe(true);
  });
});
