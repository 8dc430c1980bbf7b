import { describe, expect, test } from 'vitest';
import type { AwsAccount } from '#functions/gateways/aws/aws-account.ts';
import type { SecretFields } from '#functions/gateways/aws/secret-keeper.ts';
import type { ListModels } from '#functions/gateways/openai/model-list.ts';
import { type ListWebhooks, WEBHOOK_EVENTS } from '#functions/gateways/stripe/stripe-webhooks.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { partial } from '#test/support/values.ts';
import { accountChecks } from '#tools/doctor/account-checks.ts';
import { examine } from '#tools/doctor/examine.ts';
import { providerChecks } from '#tools/doctor/provider-checks.ts';
import { signingCheck } from '#tools/doctor/signing-check.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const VOICES = ['Matthew', 'Danielle'];
const SITE = 'https://d1.cloudfront.net';
const webhook = { url: `${SITE}/api/payments/webhook`, isEnabled: true, events: WEBHOOK_EVENTS };

interface Facts {
  readonly settings: Partial<StageSettings>;
  readonly account: AwsAccount;
  readonly secrets: Readonly<Record<string, SecretFields>>;
  readonly models: Awaited<ReturnType<ListModels>>;
  readonly webhooks: Awaited<ReturnType<ListWebhooks>>;
}

const healthy: Facts = {
  settings: {},
  account: partial<AwsAccount>({
    number: async () => '123456789012',
    region: async () => 'eu-west-1',
    bootstrapVersion: async () => 21,
    concurrency: async () => 1_000,
    voices: async () => new Set(VOICES),
    roles: async () => ({ used: 60, allowed: 1_000 }),
    cachePolicies: async () => [],
  }),
  secrets: {
    openai: { apiKey: 'sk-1' },
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    google: { clientId: 'a.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' },
    media: { siteOrigin: SITE },
  },
  models: [
    { id: 'gpt-6-luna', shutdownDate: undefined },
    { id: 'gpt-image-2.5-flare', shutdownDate: '2027-12-01' },
    { id: 'omni-moderation-latest', shutdownDate: undefined },
  ],
  webhooks: [webhook],
};

/** The doctor's output for a healthy stage with the given changes. */
const visit = async (change: Partial<Facts> = {}) => {
  const { account, secrets, models, webhooks, settings: other } = { ...healthy, ...change };
  const settings = { ...stageSettings('dev'), ...other };
  const lines: string[] = [];
  const isWell = await examine(
    [
      ...accountChecks({ account, settings, stage: 'dev', voices: VOICES }),
      ...providerChecks(
        {
          stage: 'dev',
          settings,
          now: NOW,
          readSecret: async (name) => secrets[name.replace('veilcast/dev/', '')],
          listModels: async () => models,
          listWebhooks: async () => webhooks,
        },
        async () => 'veilcast-dev-1.auth.eu-west-1.amazoncognito.com',
      ),
    ],
    (line) => lines.push(line),
  );
  return { isWell, text: lines.join('\n') };
};

test('reports every check as fine for a complete stage, line by line', async () => {
  const { isWell, text } = await visit();
  expect(text).not.toContain('TO DO');
  expect(text.split('\n')).toHaveLength(13);
  expect(text).toContain('account 123456789012, region eu-west-1');
  expect(text).toContain('gpt-image-2.5-flare shuts down on 2027-12-01, in 375 days');
  expect(isWell).toBe(true);
});

test('a stage without any secret is healthy, and the report names a command for each feature that is off', async () => {
  const { isWell, text } = await visit({ secrets: { media: { siteOrigin: SITE } } });
  expect(text).toContain('no key stored, so stories are written offline: npm run secrets -- dev');
  expect(text).toContain(
    'no key stored, so nobody moderates, and only owners open the links of their videos: npm run secrets -- dev',
  );
  expect(text).toContain(
    'no client stored, so Google sign-in is off: npm run secrets -- dev, then npm run deploy -- dev; the redirect address at Google is https://veilcast-dev-1.auth',
  );
  expect(text).toContain('no keys stored, so checkout refuses: npm run secrets -- dev');
  expect(isWell).toBe(true);
});

// Proves fair-stage-without-firewall-known-operator.
test('explains the risk of running a stage without a firewall, and names the setting that turns the firewall on', async () => {
  const { isWell, text } = await visit();
  expect(text).toContain('one address with 5 requests a second can keep everyone else from a route');
  expect(text).toContain('set firewall: true in infra/stage/stages.ts');
  expect(isWell).toBe(true);
});

test('says how many more stages fit into the account, and what to request if none do', async () => {
  const { account } = healthy;
  expect((await visit()).text).toContain(
    'room for 4 more stages (60 of 1000 IAM roles in use, 220 a stage; 0 of 20 CloudFront cache policies in use, 2 a stage)',
  );
  const full = { ...account, roles: async () => ({ used: 900, allowed: 1_000 }) };
  const refused = await visit({ account: full });
  expect(refused.text).toContain('room for 0 more stages');
  expect(refused.text).toContain('request more IAM roles in Service Quotas');
  expect(refused.isWell).toBe(false);
  const deployed = { ...full, cachePolicies: async () => ['VeilcastdevsiteMediaCache1A2B3C4D-eu-west-1'] };
  expect((await visit({ account: deployed })).isWell).toBe(true);
});

test('reports how many codes email sign-in can send, and who sends them', async () => {
  expect((await visit()).text).toContain('Cognito sends at most 50 codes a day');
  const sender = await visit({ settings: { codesFrom: 'codes@veilcast.example', firewall: true } });
  expect(sender.text).toContain('on; codes come from codes@veilcast.example\n');
  const off = await visit({ settings: { emailSignIn: false } });
  expect(off.text).toContain('only Google users can sign in');
});

test('without credentials, only the lines that need an AWS account fail, all for the same reason', async () => {
  const missing = Object.assign(new Error('Could not load credentials'), {
    name: 'CredentialsProviderError',
  });
  const regionless = new Error('Region is missing');
  const fails = (error: Error) => async () => {
    throw error;
  };
  const account = {
    number: fails(missing),
    region: fails(regionless),
    bootstrapVersion: fails(regionless),
    concurrency: fails(missing),
    voices: fails(regionless),
    roles: fails(missing),
    trustsGithub: fails(missing),
    hasFunction: fails(missing),
    cachePolicies: fails(missing),
  };
  const { isWell, text } = await visit({ account });
  const saying = (reason: string) => text.split('\n').filter((line) => line.includes(reason));
  expect(saying('no credentials: sign in')).toHaveLength(1);
  expect(saying('not checked without credentials')).toHaveLength(4);
  expect(text).not.toContain('no region');
  expect(isWell).toBe(false);
});

describe('explains what to do about', () => {
  const { account } = healthy;
  test.each<[string, Partial<Facts>, string]>([
    [
      'credentials of another account',
      { settings: { account: '999999999999' } },
      'they are for account 123456789012, but the stage dev belongs to 999999999999',
    ],
    [
      'an account that CDK does not know',
      { account: { ...account, bootstrapVersion: async () => undefined } },
      'eu-west-1 of this account is not prepared for CDK: npm run bootstrap -- dev',
    ],
    [
      'an edge region that CDK does not know',
      {
        account: {
          ...account,
          bootstrapVersion: async (region) => (region === 'us-east-1' ? undefined : 21),
        },
      },
      'us-east-1 of this account is not prepared for CDK: npm run bootstrap -- dev',
    ],
    [
      'a bootstrap that is too old',
      { account: { ...account, bootstrapVersion: async () => 5 } },
      'version 5 in eu-west-1 is too old',
    ],
    [
      'a new account with ten concurrent functions',
      { account: { ...account, concurrency: async () => 10 } },
      '10 allowed, 47 needed for 4 videos at a time and visitors: request more in Service Quotas',
    ],
    [
      'a region that lacks a voice',
      { account: { ...account, voices: async () => new Set(['Matthew']) } },
      'this region lacks Danielle',
    ],
    ['a rejected key', { models: 'rejected' }, 'the provider rejects the stored key'],
    ['a model that is not available', { models: [] }, 'gpt-6-luna is not available with this key'],
    [
      'a model that shuts down soon',
      { models: [{ id: 'gpt-6-luna', shutdownDate: '2027-01-19' }] },
      'gpt-6-luna shuts down on 2027-01-19, in 59 days: name another in infra/stage/stages.ts',
    ],
    ['Stripe without a webhook', { webhooks: [] }, `create a webhook at Stripe for ${webhook.url}`],
    [
      'a webhook that was switched off',
      { webhooks: [{ ...webhook, isEnabled: false }] },
      'create a webhook at Stripe',
    ],
    [
      'a webhook that lacks an event',
      { webhooks: [{ ...webhook, events: WEBHOOK_EVENTS.filter((event) => event !== 'invoice.paid') }] },
      'lacks these events: invoice.paid',
    ],
    [
      'a webhook whose signing secret is not stored',
      { secrets: { ...healthy.secrets, stripe: { secretKey: 'sk_test_1' } } },
      'its signing secret is not stored',
    ],
    [
      'Google without its secret',
      { secrets: { ...healthy.secrets, google: { clientId: 'a.apps.googleusercontent.com' } } },
      'the redirect address at Google is https://veilcast-dev-1.auth.eu-west-1.amazoncognito.com/oauth2/idpresponse',
    ],
  ])('%s', async (_, change, sentence) => {
    const { isWell, text } = await visit(change);
    expect(
      text
        .split('\n')
        .filter((line) => line.startsWith('TO DO'))
        .join('\n'),
    ).toContain(sentence);
    expect(isWell).toBe(false);
  });
});

test('a provider that does not respond fails only its own line, and the other checks still run', async () => {
  const account = {
    ...healthy.account,
    voices: async () => {
      throw new Error('getaddrinfo ENOTFOUND polly');
    },
  };
  const { text } = await visit({ account });
  expect(text).toContain('unexpected answer: getaddrinfo ENOTFOUND polly');
  expect(text).toContain('gpt-6-luna, no shutdown announced');
});

describe('the signing certificate', () => {
  const NEXT_MONTH = new Date(NOW.getTime() + 20 * 24 * 3_600_000);
  const find = (stored: SecretFields | undefined) =>
    signingCheck({
      stage: 'dev',
      now: NOW,
      readSecret: async (name) => (name === 'veilcast/dev/signing' ? stored : undefined),
    }).run();
  const FROM = new Date('2026-01-01T00:00:00Z');
  const issued = async (until: Date, root?: string): Promise<SecretFields> => ({
    ...(await newTestIdentity({ from: FROM, until, ...(root !== undefined && { root }) })),
  });

  test.each([undefined, { seed: 'abc' }])(
    'is reported as off if no certificate is stored: %j',
    async (stored) => {
      expect(await find(stored)).toEqual({
        kind: 'off',
        says: 'none stored, so videos go out without Content Credentials: npm run secrets -- dev',
      });
    },
  );

  // Proves film-stage-signing-certificate-checked.
  test('is fine for a year, and due for renewal in its last month', async () => {
    const year = await issued(new Date('2027-11-20T13:00:00Z'), 'A public root');
    expect(await find(year)).toEqual({ kind: 'ok', says: 'expires on 2027-11-20, in 365 days' });
    expect(await find(await issued(NEXT_MONTH, 'A public root'))).toEqual({
      kind: 'todo',
      says: 'expires on 2026-12-10, in 20 days: store a newer one with npm run secrets -- dev',
    });
  });

  test('needs attention if it is a test certificate, has expired, or doesn’t match its key', async () => {
    expect((await find(await issued(NEXT_MONTH))).says).toContain(
      'a test certificate, which no reader trusts',
    );
    const expired = await issued(new Date('2026-11-01T00:00:00Z'));
    expect(await find(expired)).toMatchObject({ kind: 'todo', says: expect.stringContaining('has expired') });
    const { privateKey = '' } = await issued(NEXT_MONTH);
    expect((await find({ ...(await issued(NEXT_MONTH)), privateKey })).says).toContain(
      'do not belong together',
    );
    expect((await find({ privateKey })).says).toContain('are not PEM');
  });
});
