import { expect, it } from 'vitest';
import type { LoggedCost } from '#functions/cost/logged-cost.ts';
import { generatedMonth } from '#test/support/costs/month.ts';
import { inputOf } from '#test/support/costs/report.ts';
import { costsOf } from '#tools/cost/charges.ts';
import { seriesSection } from '#tools/cost/sections/by-series.ts';

const DOLLAR = 1_000_000_000_000n;
const line = (step: string, dollars: number, labels: object = {}): LoggedCost => ({
  time: '2026-12-10T10:00:00Z',
  cost: {
    stage: 'dev',
    request_id: 'one',
    step,
    status: 'succeeded',
    ...labels,
    items: [
      {
        component: 'lambda',
        sku: 'lambda.compute',
        quantity: 1,
        unit: 'MB-ms',
        pico: String(DOLLAR * BigInt(dollars)),
      },
    ],
  },
});

it('the cost of a series is the cost of all steps in its runs and their videos', async () => {
  const first = { series: 's', run: 's-1' };

  const running = costsOf([
    line('WriteScript', 1, first),
    line('FinishVideo', 3, { ...first, video: 'v1', attempt: 1 }),
    line('WriteScript', 2, { series: 's', run: 's-2' }),
    line('WriteScript', 5, { series: 't', run: 't-1' }),
    line('FinishVideo', 9, { video: 'v2', attempt: 1 }),
  ]);
  const input = await inputOf(generatedMonth({ requests: 5, videos: 1 }), { running });
  const { answer, tables } = seriesSection(input);
  expect(answer).toContain('3 runs with 1 finished videos cost $11.00');
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      ['s', 2, 1, 6n * DOLLAR, 3n * DOLLAR],
      ['t', 1, 0, 5n * DOLLAR, 5n * DOLLAR],
    ],
    [
      ['t-1', 0, 5n * DOLLAR],
      ['s-1', 1, 4n * DOLLAR],
      ['s-2', 0, 2n * DOLLAR],
    ],
  ]);
});
