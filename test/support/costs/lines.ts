import fc from 'fast-check';
import type { LoggedCost } from '#functions/cost/logged-cost.ts';

const PLACES = [
  { route: 'GET /api/videos' },
  { route: 'POST /api/stories/generate' },
  { route: 'metering' },
  { step: 'PaintScene' },
  { step: 'FinishVideo' },
  { step: 'FailVideo' },
  {},
];
const ITEMS = [
  { component: 'lambda', sku: 'lambda.compute', unit: 'MB-ms' },
  { component: 'image-model', sku: 'model.image.output', unit: 'token', model: 'gpt-image-2.5-flare' },
  { component: 'text-model', sku: 'model.text.input', unit: 'token', model: 'a local model' },
  { component: 'payments', sku: 'stripe.fee', unit: 'cent' },
] as const;

const item = fc.record({
  kind: fc.constantFrom(...ITEMS),
  quantity: fc.nat(1e9),
  pico: fc.option(fc.bigInt({ min: 0n, max: 10n ** 15n })),
});

/**
 * Any kind of cost line: for a request or a step, with or without a user, for any attempt, whether or not it failed.
 */
export const anyLine: fc.Arbitrary<LoggedCost> = fc
  .record({
    time: fc.date({
      min: new Date('2026-12-01T00:00:00Z'),
      max: new Date('2026-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    }),
    place: fc.constantFrom(...PLACES),
    status: fc.constantFrom(200, 402, 500, 'succeeded', 'failed', undefined),
    user: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    plan: fc.option(fc.constantFrom('free', 'trial', 'ultra'), { nil: undefined }),
    video: fc.option(fc.constantFrom('v1', 'v2'), { nil: undefined }),
    attempt: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    items: fc.array(item, { maxLength: 5 }),
  })
  .map(({ time, place, items, ...labels }) => ({
    time: time.toISOString(),
    cost: {
      stage: 'dev',
      request_id: 'r',
      ...place,
      ...labels,
      items: items.map(({ kind, quantity, pico }) => ({
        ...kind,
        quantity,
        ...(pico === null ? {} : { pico: String(pico) }),
      })),
    },
  }));
