import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stageSecrets } from '#contract/providers.ts';
import { env } from '#functions/env.ts';
import { environmentOf, type Resources, statementsOf } from '#infra/permissions/bindings.ts';
import type { Needs } from '#infra/permissions/needs.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { partial } from '#test/support/values.ts';

type Publishing = StageSettings['publishing'];
const NOWHERE = stageSettings('dev').publishing;
const ON_BOTH: Publishing = {
  platforms: { tiktok: { audited: true }, youtube: { audited: false } },
  unverified: true,
};

const secret = (name: string) => partial<ISecret>({ secretArn: `arn:${name}` });
const resourcesOf = (publishing: Publishing) => {
  const settings = { ...stageSettings('dev'), publishing };
  return partial<Resources>({
    stageName: 'dev',
    settings,
    table: partial({ tableArn: 'arn:table', tableName: 'table' }),
    secrets: partial({ payout: secret('payout'), publishing: secret('publishing') }),
    providerSecrets: new Map(stageSecrets(settings).map((purpose) => [purpose, secret(purpose)])),
    userPool: partial({ arn: 'arn:pool' }),
  });
};
const variablesOf = (publishing: Publishing, needs: Needs = { publishes: 'calls' }) =>
  environmentOf(needs, resourcesOf(publishing));
const secretsIn = (variables: Readonly<Record<string, string>>) =>
  Object.keys(variables).filter((name) => name.endsWith('_SECRET_ID'));

afterEach(() => vi.unstubAllEnvs());

describe('a function that publishes', () => {
  it('receives its stage’s platforms, and may read the token key and our app credentials for each platform', () => {
    const variables = variablesOf(ON_BOTH);
    expect(JSON.parse(variables['PLATFORMS'] ?? '')).toEqual({
      platforms: [
        { id: 'youtube', audited: false },
        { id: 'tiktok', audited: true },
      ],
      unverified: true,
    });
    expect(secretsIn(variables)).toEqual(['YOUTUBE_SECRET_ID', 'TIKTOK_SECRET_ID', 'PUBLISHING_SECRET_ID']);
    const statements = statementsOf({ publishes: 'calls' }, resourcesOf(ON_BOTH)).map((each) =>
      each.toJSON(),
    );
    expect(statements).toEqual([
      {
        Effect: 'Allow',
        Action: 'secretsmanager:GetSecretValue',
        Resource: ['arn:youtube', 'arn:tiktok', 'arn:publishing'],
      },
    ]);
  });

  it('receives no platforms or platform secrets on a stage that publishes nowhere', () => {
    const variables = variablesOf(NOWHERE);
    expect(JSON.parse(variables['PLATFORMS'] ?? '')).toEqual({ platforms: [], unverified: false });
    expect(secretsIn(variables)).toEqual(['PUBLISHING_SECRET_ID']);
  });

  it('can parse the list of platforms that the stack writes', () => {
    vi.stubEnv('PLATFORMS', variablesOf(ON_BOTH)['PLATFORMS']);
    expect(env.platforms()).toEqual({
      platforms: [
        { id: 'youtube', audited: false },
        { id: 'tiktok', audited: true },
      ],
      unverified: true,
    });
  });
});

it('a function that only says where the stage publishes gets no token key', () => {
  const variables = variablesOf(ON_BOTH, { publishes: 'knows' });
  expect(variables).toHaveProperty('PLATFORMS');
  expect(secretsIn(variables)).toEqual(['YOUTUBE_SECRET_ID', 'TIKTOK_SECRET_ID']);
});

it('a function that does not publish receives nothing about platforms', () => {
  const variables = variablesOf(ON_BOTH, { table: ['GetItem'], moderates: true, secrets: ['payout'] });
  expect(variables).not.toHaveProperty('PLATFORMS');
  expect(secretsIn(variables)).not.toContain('PUBLISHING_SECRET_ID');
});
