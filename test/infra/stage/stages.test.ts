import { expect, test } from 'vitest';
import { checkStage, STAGE_NAMES, stageSettings } from '#infra/stage/stages.ts';

test('dev, staging and prod are defined and valid', () => {
  expect(STAGE_NAMES).toEqual(['dev', 'staging', 'prod']);
  for (const name of STAGE_NAMES) expect(stageSettings(name).filmConcurrency).toBeGreaterThan(0);
});

test('refuses a name that resembles dev, staging or prod, so that a typo doesn’t create a fourth stage', () => {
  for (const slip of ['production', 'prod2', 'stage', 'stagging'])
    expect(() => stageSettings(slip)).toThrow(
      `There is no stage "${slip}" in infra/stage/stages.ts; it has dev, staging, prod.`,
    );
});

test('a name other than dev, staging or prod stands for a private stage, with the same settings for every developer', () => {
  expect(stageSettings('alice')).toEqual(stageSettings('bob-2'));
  expect(stageSettings('alice').deletionProtection).toBe(false);
});

test.each(['', 'Alice', 'toString', '2fast', 'a_b', 'alice-', 'a'.repeat(21), '../prod'])(
  'a private stage cannot be called "%s"',
  (name) => {
    expect(() => stageSettings(name)).toThrow(
      'not a valid stage name: use lower-case letters, digits and hyphens',
    );
  },
);

test('a private stage cannot have a name that Cognito refuses in host names', () => {
  expect(() => stageSettings('my-aws')).toThrow('AWS reserves aws, amazon and cognito');
});

test.each([
  ['an unknown field', { writter: 'openai' }, 'writter'],
  ['an unknown voice', { speechVoices: { adam: 'onyx', bob: 'ash' } }, 'speechVoices'],
  ['a voice without its German name', { speechVoices: { adam: { en: 'am_adam' } } }, 'speechVoices'],
  ['an invalid account', { account: '12345' }, 'account: an account has twelve digits'],
  ['an invalid region', { region: 'Ireland' }, 'region: a region looks like eu-west-1'],
  [
    'a picture that is wider than it is tall',
    { pictureSize: '2048x1152' },
    'pictureSize: a picture must be taller than wide',
  ],
  [
    'an allowed origin with a path',
    { allowedOrigins: ['https://a.example/b'] },
    'allowedOrigins.0: an origin has no path',
  ],
  ['an allowed origin without TLS', { allowedOrigins: ['http://a.example'] }, 'begin with https://'],
  [
    'a limit for a route that does not exist',
    {
      quotas: { everyRoute: { perSecond: 1, burst: 1 }, routes: { makeCoffee: { perSecond: 1, burst: 1 } } },
    },
    'quotas.routes.makeCoffee: Invalid key in record',
  ],
  ['a budget for an unknown provider', { budgets: { stageUsd: 1, providersUsd: { acme: 1 } } }, 'acme'],
  ['an invalid alarm address', { alarmEmail: 'me' }, 'alarmEmail'],
  ['zero scenes at a time', { filmConcurrency: 0 }, 'filmConcurrency'],
  ['an address that alarms cannot reach', { alarmAddress: 'somebody' }, 'alarmAddress'],
  ['an unknown writer', { writer: 'quill' }, 'writer'],
  [
    'a platform we do not know',
    { publishing: { platforms: { vimeo: { audited: true } } } },
    'publishing.platforms: Unrecognized key: "vimeo"',
  ],
  [
    'a platform without a word about its audit',
    { publishing: { platforms: { youtube: {} } } },
    'publishing.platforms.youtube.audited',
  ],
  [
    'a certificate CloudFront cannot use',
    {
      domain: {
        name: 'veilcast.example',
        certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/1',
      },
    },
    'domain.certificateArn: CloudFront needs a certificate in us-east-1',
  ],
  [
    'a domain that nobody certifies',
    { domain: { name: 'veilcast.example' } },
    'domain: give zoneId and zoneName of a hosted zone in Route 53, or else certificateArn',
  ],
  [
    'a name outside its zone',
    { domain: { name: 'veilcast.example', zoneId: 'Z123', zoneName: 'other.example' } },
    'domain: the name is not in the zone',
  ],
])('refuses %s with a message that names the stage and the field', (_, change, sentence) => {
  const check = () => checkStage('dev', { ...stageSettings('dev'), ...change });
  expect(check).toThrow('The settings of stage dev in infra/stage/stages.ts are wrong: ');
  expect(check).toThrow(sentence);
});

test('refuses settings with a missing field', () => {
  const { writer: _, ...rest } = stageSettings('dev');
  expect(() => checkStage('dev', rest)).toThrow('writer');
});

test('no stage publishes on a platform, unless its settings name one', () => {
  for (const name of [...STAGE_NAMES, 'alice'])
    expect(stageSettings(name).publishing).toEqual({ platforms: {}, unverified: false });
  const publishing = { platforms: { tiktok: { audited: true } } };
  expect(checkStage('dev', { ...stageSettings('dev'), publishing }).publishing).toEqual({
    ...publishing,
    unverified: false,
  });
});

test('only prod tries each release on a tenth of its traffic first', () => {
  expect(STAGE_NAMES.filter((name) => stageSettings(name).canary)).toEqual(['prod']);
});

test('only prod is protected against deletion', () => {
  expect(STAGE_NAMES.filter((name) => stageSettings(name).deletionProtection)).toEqual(['prod']);
});
