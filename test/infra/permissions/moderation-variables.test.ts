import { expect, it } from 'vitest';
import { audienceVariables } from '#infra/permissions/moderation-variables.ts';
import { checkStage, stageSettings } from '#infra/stage/stages.ts';

const audience = (change: object) => audienceVariables({ ...stageSettings('dev'), ...change });

it('a stage without a moderator shows videos only to their owners, unless its settings say otherwise', () => {
  expect(audience({ moderator: 'openai' })).toEqual({});
  expect(audience({ moderator: 'none' })).toEqual({ AUDIENCE: 'owner' });
  expect(audience({ moderator: 'none', audience: 'public' })).toEqual({ AUDIENCE: 'public' });
  expect(audience({ moderator: 'openai', audience: 'owner' })).toEqual({ AUDIENCE: 'owner' });
});

it('a guard model needs a URL and a known family', () => {
  const guarded = { ...stageSettings('dev'), budgets: { stageUsd: 50 }, moderator: 'guard' };
  expect(() => checkStage('dev', guarded)).toThrow(
    'moderationBaseUrl: a guard model needs an address; moderationModel: name one of llama-guard, shieldgemma, gpt-oss-safeguard',
  );
  const whole = {
    ...guarded,
    moderationBaseUrl: 'https://guard.example/v1',
    moderationModel: 'llama-guard3:8b',
  };
  expect(checkStage('dev', whole)).toMatchObject({ moderator: 'guard' });
});
