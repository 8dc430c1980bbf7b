import { describe, expect, it } from 'vitest';
import type { LoggedCost } from '#functions/cost/logged-cost.ts';
import { generatedMonth } from '#test/support/costs/month.ts';
import { inputOf } from '#test/support/costs/report.ts';
import { costsOf } from '#tools/cost/charges.ts';
import { routeTable, videoTable } from '#tools/cost/measured.ts';
import { planSection } from '#tools/cost/sections/by-plan.ts';
import { costsByPlace } from '#tools/cost/sections/by-route.ts';
import { forecastOf } from '#tools/cost/sections/forecast.ts';
import { liabilitySection } from '#tools/cost/sections/liability.ts';
import { wasteOf } from '#tools/cost/sections/waste.ts';
import { meanVideo, typicalVideo, videosOf } from '#tools/cost/videos.ts';

/** Pico-dollars. */
const DOLLAR = 1_000_000_000_000n;
const MILLI = DOLLAR / 1000n;
const line = (place: { route: string } | { step: string }, pico: number, more: object = {}): LoggedCost => ({
  time: '2026-12-10T10:00:00Z',
  cost: {
    stage: 'dev',
    request_id: 'r',
    ...place,
    ...more,
    items: [{ component: 'lambda', sku: 'lambda.request', quantity: 1, unit: 'request', pico: String(pico) }],
  },
});

describe('figures that can be worked out by hand', () => {
  it('the p50 and p95 of twenty requests are the tenth and the nineteenth', () => {
    const costs = costsOf(
      Array.from({ length: 20 }, (_, index) => line({ route: 'GET /api/videos' }, (index * 7 + 1) % 20)),
    );
    expect(costsByPlace(costs)).toEqual([
      { place: 'GET /api/videos', count: 20, failed: 0, p50: 9n, p95: 18n, pico: 190n },
    ]);
  });

  // Proves cost-video-cost-includes-failed-attempts.
  it('a film made on the second attempt costs the sum of both attempts; the first counts as waste, and a failed step counts once', () => {
    const of = (attempt: number, status: string) => ({ video: 'v', attempt, status });
    const costs = costsOf([
      line({ step: 'PaintScene' }, 100, of(1, 'succeeded')),
      line({ step: 'FilmScene' }, 30, of(1, 'failed')),
      line({ step: 'FailVideo' }, 1, of(1, 'succeeded')),
      line({ step: 'FilmScene' }, 40, of(2, 'succeeded')),
      line({ step: 'FinishVideo' }, 2, of(2, 'succeeded')),
      line({ route: 'GET /api/videos' }, 5, { status: 200 }),
    ]);
    const videos = videosOf(costs);
    expect(typicalVideo(videos)?.pico).toBe(173n);
    expect(meanVideo(videos)).toBe(173n);
    const waste = [...wasteOf(costs)].map(([kind, own]) => [kind, own.map(({ pico }) => pico)]);
    expect(Object.fromEntries(waste)).toEqual({ attempt: [100n, 1n], step: [30n] });
  });

  // Proves cost-margin-per-plan-without-affiliates.
  it('an Ultra customer who costs a dollar in thirty days leaves a margin of $190.54, or $59.70 less if referred', async () => {
    const month = generatedMonth({ requests: 80, videos: 0 });
    const input = await inputOf(month, {
      period: { from: '2026-12-01', to: '2026-12-30' },
      costs: [],
      running: costsOf([line({ route: 'GET /api/videos' }, Number(DOLLAR), { plan: 'ultra', status: 200 })]),
      accounts: {
        source: 'one account',
        plans: [
          {
            plan: 'ultra',
            accounts: 1,
            paying: 1,
            payingCents: 19_900,
            paidCredits: 0,
            carriedCredits: 0,
            refundable: 1,
            refundableCents: 19_900,
          },
        ],
      },
    });
    const rows = planSection(input).tables.map((table) => table.rows[0]);
    // Revenue 199.00; fees 3.6 % and 0.30 = 7.464; cost 1.00; commission 59.70.
    expect(rows[0]?.slice(3, 7)).toEqual([199_000n, 7464n, 1000n, 190_536n].map((milli) => milli * MILLI));
    expect(rows[1]?.[6]).toBe(59_700n * MILLI);
    expect(rows[1]?.[7]).toBe(130_836n * MILLI);
    expect(liabilitySection(input).answer).toContain('At most $199.00 can be refunded');
  });

  it('after days that cost one and three dollars, the forecast is two dollars a day, or sixty for thirty days', () => {
    const ahead = forecastOf([1, 3], '2026-12-31');
    expect(ahead.at(-1)).toMatchObject({ day: '2027-01-30', middle: 60 });
    expect(ahead.at(-1)?.spread).toBeCloseTo(Math.sqrt(2 * 30));
  });

  it('every route in the contract is listed with its estimate, whether or not it has been measured', async () => {
    const { running } = await inputOf(generatedMonth({ requests: 100, videos: 3 }));
    const { rows } = routeTable(running);
    const me = rows.find(([route]) => route === '`GET /api/auth/me`');
    expect(me?.[4]).toBe(3_500_000n);
    expect(rows.find(([route]) => route === '`POST /api/newsletter`')?.slice(1, 5)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(videoTable(running).rows.at(-1)?.[2]).toBe(90_700_000_000n);
  });
});
