import { expect, test } from 'vitest';
import { checkStage, STAGE_NAMES, stageSettings } from '#infra/stages.ts';

test('dev, staging and prod are known and pass their own check', () => {
  expect(STAGE_NAMES).toEqual(['dev', 'staging', 'prod']);
  for (const name of STAGE_NAMES) expect(stageSettings(name).filmConcurrency).toBeGreaterThan(0);
});

test('a stage that does not exist is refused with the names of those that do', () => {
  expect(() => stageSettings('production')).toThrow(
    'There is no stage "production" in infra/stages.ts; there are dev, staging, prod.',
  );
  expect(() => stageSettings('toString')).toThrow('There is no stage "toString"');
});

test.each([
  ['an unknown field', { writter: 'openai' }, 'writter'],
  ['an account that is no account', { account: '12345' }, 'account: an account is twelve digits'],
  ['a region that is no region', { region: 'Ireland' }, 'region: a region looks like eu-west-1'],
  ['a picture wider than tall', { pictureSize: '2048x1152' }, 'pictureSize: a picture is taller than wide'],
  ['no scene at a time', { filmConcurrency: 0 }, 'filmConcurrency'],
  ['an address that alarms cannot reach', { alarmAddress: 'somebody' }, 'alarmAddress'],
  ['a writer nobody knows', { writer: 'quill' }, 'writer'],
  [
    'a certificate CloudFront cannot use',
    {
      domain: {
        name: 'veilcast.example',
        certificateArn: 'arn:aws:acm:eu-west-1:123456789012:certificate/1',
      },
    },
    'domain.certificateArn: CloudFront needs a certificate of us-east-1',
  ],
])('%s is refused in a sentence that names stage and field', (_, change, sentence) => {
  const check = () => checkStage('dev', { ...stageSettings('dev'), ...change });
  expect(check).toThrow('The settings of stage dev in infra/stages.ts are wrong: ');
  expect(check).toThrow(sentence);
});

test('a missing field is refused', () => {
  const { writer: _, ...rest } = stageSettings('dev');
  expect(() => checkStage('dev', rest)).toThrow('writer');
});

test('only prod tries its releases on some first', () => {
  expect(STAGE_NAMES.filter((name) => stageSettings(name).canary)).toEqual(['prod']);
});

test('only prod is guarded against deletion', () => {
  expect(STAGE_NAMES.filter((name) => stageSettings(name).deletionProtection)).toEqual(['prod']);
});
