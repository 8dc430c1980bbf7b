import { describe, expect, test, vi } from 'vitest';
import { filmRates, spentOn } from '#functions/cost/film-rates.ts';
import { isSku } from '#functions/cost/skus.ts';
import { amountsBy, percentOf, StoredAmounts } from '#functions/domain/budget/amounts.ts';
import { spendingPlans } from '#functions/domain/budget/spending.ts';
import { addTo } from '#functions/store/budget/budget-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { checkStage, stageSettings } from '#infra/stage/stages.ts';
import { partial } from '#test/support/values.ts';
import { serviceOf, unitOf } from '#tools/cost/focus/services.ts';
import { nameOf } from '#tools/cost/names.ts';

/** Everything added to the registry for a new voice provider with its own budget. */
vi.mock('#contract/providers.ts', async (original) => {
  const registry = await original<typeof import('#contract/providers.ts')>();
  const cost = {
    budget: 'acme',
    component: 'acme-voice',
    title: 'speech (Acme)',
    vendor: 'Acme',
    service: 'Acme Voices',
    units: [{ sku: 'acme.character', unit: 'character', pricingUnit: 'Characters' }],
    script: { character: 'acme.character', requests: 1 },
  };
  const row = { id: 'acme', capability: 'speech', name: 'Acme', cost };
  return {
    ...registry,
    BUDGETS: [...registry.BUDGETS, { key: 'acme', metric: 'AcmeBudgetUsed', payee: 'Acme' }],
    BUDGET_KEYS: [...registry.BUDGET_KEYS, 'acme'],
    PROVIDERS: [...registry.PROVIDERS, row],
    PROVIDER_IDS: { ...registry.PROVIDER_IDS, speech: [...registry.PROVIDER_IDS.speech, 'acme'] },
    PROVIDER_COSTS: [...registry.PROVIDER_COSTS, cost],
    providerOf: (capability: 'speech', id: string) =>
      id === 'acme' ? row : registry.providerOf(capability, id),
  };
});
vi.mock('#functions/cost/prices.ts', async (original) => {
  const { PRICES } = await original<typeof import('#functions/cost/prices.ts')>();
  return {
    PRICES: [
      ...PRICES,
      { sku: 'acme.character', from: '2026-01-01', pico: 5_000_000, per: 1, source: 'Acme' },
    ],
  };
});

const acme = 'acme' as 'polly';
const AT = new Date('2026-11-21T12:00:00Z');

describe('a new voice provider, added with one row and a price', () => {
  test('reserves and settles its costs in its own budget', () => {
    const rates = filmRates({ painter: 'offline', imageModel: '', pictureSize: '9x16', narrator: acme }, AT);
    const [plan] = spendingPlans([{ narration: 'Nine words.', picture: '' }], { rates, best: 'low' });
    expect(plan?.most).toMatchObject({ openai: 0, polly: 0, acme: 12 * 5 });
    const used = [{ attempt: 1, component: 'acme-voice', pico: '7000000' }];
    expect(spentOn(used, 1)).toMatchObject({ stage: 7, openai: 0, polly: 0, acme: 7 });
  });

  test('gets its own attribute in the stored month; months stored earlier don’t have it', () => {
    const { UpdateExpression, ExpressionAttributeValues } = addTo(
      { client: partial({}), name: 'table' },
      keys.budgetMonth('2026-11'),
      ['all'],
      amountsBy((purse) => (purse === acme ? 3 : 0)),
    );
    expect(UpdateExpression).toContain('#all_acme :acme');
    expect(ExpressionAttributeValues).toMatchObject({ ':acme': 3 });
    const older = StoredAmounts.parse({ pk: 'BUDGET#2026-11', sk: 'MONTH', stage: 9, openai: 7, polly: 2 });
    expect(older).toMatchObject({ stage: 9, openai: 7, polly: 2, acme: 0 });
    expect(
      percentOf(
        older,
        amountsBy(() => 10),
      ),
    ).toMatchObject({ stage: 90, acme: 0 });
  });

  test('can be chosen in a stage’s settings, which may omit the provider’s budget', () => {
    const { budgets, ...dev } = stageSettings('dev');
    const settings = { ...dev, narrator: 'acme', budgets: { stageUsd: 30, providersUsd: { openai: 5 } } };
    expect(budgets.providersUsd).toMatchObject({ openai: 20, polly: 10, acme: 50 });
    expect(checkStage('dev', settings)).toMatchObject({
      narrator: 'acme',
      budgets: { providersUsd: { openai: 5, polly: 30, acme: 30 } },
    });
  });

  test('appears under its own names in the cost report', () => {
    expect(isSku('acme.character')).toBe(true);
    expect(nameOf('acme-voice')).toBe('speech (Acme)');
    expect(serviceOf('acme-voice')).toMatchObject({ provider: 'Acme', name: 'Acme Voices' });
    expect(unitOf('acme.character')).toBe('Characters');
  });
});
