import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOCUS_RULES, focusFaults, MANDATORY } from '#test/support/costs/focus-rules.ts';
import { generatedMonth } from '#test/support/costs/month.ts';
import { inputOf } from '#test/support/costs/report.ts';
import { type Cost, costsOf } from '#tools/cost/charges.ts';
import { writeFocus } from '#tools/cost/focus/write-focus.ts';
import { dollarsNumber } from '#tools/cost/output/money.ts';

type Row = Record<string, string>;

const written = async (costs: readonly Cost[]): Promise<{ count: number; rows: Row[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'veilcast-focus-'));
  try {
    const file = join(folder, 'focus.csv');
    const count = await writeFocus(costs, file);
    return { count, rows: parse<Row>(await readFile(file), { columns: true }) };
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('the FOCUS 1.2 file for a generated month', () => {
  let costs: readonly Cost[] = [];
  let rows: Row[] = [];
  let count = 0;
  beforeAll(async () => {
    ({ costs } = await inputOf(generatedMonth({ requests: 150, videos: 6 })));
    ({ count, rows } = await written(costs));
  });

  it('starts with the 21 mandatory columns, and prefixes our own columns with x_', () => {
    const columns = Object.keys(rows[0] ?? {});
    expect(MANDATORY).toHaveLength(21);
    expect(columns).toEqual(expect.arrayContaining(MANDATORY));
    const own = columns.filter((column) => !(column in FOCUS_RULES));
    expect(own).toEqual(columns.slice(-own.length));
    expect(own.every((column) => /^x_[A-Z]\w+$/u.test(column))).toBe(true);
    expect(own).toEqual(
      expect.arrayContaining(['x_Route', 'x_RequestId', 'x_VideoId', 'x_UserHash', 'x_Component']),
    );
  });

  // Proves cost-focus-1-2-export-follows.
  it('follows the rules for every column in every row', () => {
    expect(rows.flatMap(focusFaults).slice(0, 10)).toEqual([]);
  });

  it('has a row for each charge, and the rows add up to the total cost', () => {
    expect(rows).toHaveLength(count);
    expect(count).toBe(costs.flatMap(({ charges }) => charges).length);
    const whole = costs.reduce((sum, { pico }) => sum + pico, 0n);
    const billed = rows.reduce((sum, { BilledCost = '' }) => sum + Number(BilledCost), 0);
    expect(billed).toBeCloseTo(dollarsNumber(whole), 9);
  });
});

it('if a stage has its own price, that price determines the contracted cost, which is shown next to the list cost', async () => {
  const line = {
    time: '2026-12-02T10:00:00Z',
    cost: {
      stage: 'dev',
      step: 'SpeakScene',
      request_id: 'r',
      items: [
        { component: 'polly', sku: 'polly.neural', quantity: 100, unit: 'character', pico: '1600000000' },
      ],
    },
  };
  const own = [
    { sku: 'polly.neural', from: '2026-12-01', pico: 12_000_000, per: 1, source: 'our contract' },
  ] as const;
  const { rows } = await written(costsOf([line], { own }));
  expect(rows.flatMap(focusFaults)).toEqual([]);
  expect(rows[0]).toMatchObject({ ListCost: '0.0016', ContractedCost: '0.0012', BilledCost: '0.0012' });
});

it('counts units without a price as free, and marks them', async () => {
  const item = {
    component: 'text-model',
    sku: 'model.text.input',
    model: 'ours',
    quantity: 7,
    unit: 'token',
  };
  const line = {
    time: '2026-12-02T10:00:00Z',
    cost: { stage: 'dev', route: 'POST /api/stories/generate', request_id: 'r', items: [item] },
  };
  const { rows } = await written(costsOf([line]));
  expect(rows.flatMap(focusFaults)).toEqual([]);
  expect(rows[0]).toMatchObject({ BilledCost: '0', PricingQuantity: '7', x_IsPriced: 'false' });
});

// Proves cost-focus-1-2-export-follows.
it('the rule check detects a row that breaks a rule', async () => {
  const { rows } = await written((await inputOf(generatedMonth({ requests: 80, videos: 0 }))).costs);
  const faultsWith = (change: Row) => focusFaults({ ...rows[0], ...change });
  expect(faultsWith({ ServiceCategory: 'Cloud' })).toEqual(['ServiceCategory must not be Cloud']);
  expect(faultsWith({ BilledCost: '$1' })).toEqual(['BilledCost is not a valid decimal: $1']);
  expect(faultsWith({ BillingCurrency: '' })).toEqual(['BillingCurrency is null']);
  expect(faultsWith({ SkuId: '' })).toEqual(['SkuId is null in a usage row']);
  expect(faultsWith({ ListCost: '99' })).toEqual(['ListCost is not price × quantity']);
  expect(faultsWith({ BillingPeriodEnd: '2026-11-01T00:00:00Z' })).toEqual([
    'the charge is not within its billing period',
  ]);
});
