import { expect, it } from 'vitest';
import type { LoggedCost } from '#functions/cost/logged-cost.ts';
import { generatedMonth } from '#test/support/costs/month.ts';
import { inputOf } from '#test/support/costs/report.ts';
import { costsOf } from '#tools/cost/charges.ts';
import { routeSection } from '#tools/cost/sections/by-route.ts';
import { egressSection } from '#tools/cost/sections/egress.ts';
import { videosOf } from '#tools/cost/videos.ts';

const DOLLAR = 1_000_000_000_000n;
const line = (route: string, gigabytes: number, labels: object = {}): LoggedCost => ({
  time: '2026-12-10T10:00:00Z',
  cost: {
    stage: 'dev',
    request_id: 'AWSLogs/object.gz',
    route,
    ...labels,
    items: [
      {
        component: 'cloudfront',
        sku: 'cloudfront.egress',
        quantity: gigabytes * 1e9,
        unit: 'byte',
        pico: String(DOLLAR * BigInt(gigabytes)),
      },
    ],
  },
});

it('totals the traffic at the edge by kind of access, plan, user and video, separately from the costs of routes and films', async () => {
  const [shared, own] = ['GET /media/* by share link', 'GET /media/* by its owner'];
  const ada = { user: 'ada', plan: 'free', video: 'v1' };
  const lines = [
    line(shared, 3, ada),
    line(shared, 4, ada),
    line(own, 1, ada),
    line(shared, 2, { user: 'bob', plan: 'ultra', video: 'v2' }),
    line('GET /*', 5),
  ];
  const running = costsOf(lines);
  const input = await inputOf(generatedMonth({ requests: 5, videos: 1 }), { running });
  const { answer, tables } = egressSection(input);
  expect(answer).toContain('15.00 GB for $15');
  expect(answer).toContain('10.00 GB of 2 videos');
  expect(tables.map(({ rows }) => rows)).toEqual([
    [
      [shared, 9, DOLLAR * 9n],
      ['GET /*', 5, DOLLAR * 5n],
      [own, 1, DOLLAR],
    ],
    [
      ['free', 8, DOLLAR * 8n],
      ['ultra', 2, DOLLAR * 2n],
    ],
    [
      ['ada', 'v1', 'by share link', 7, DOLLAR * 7n],
      ['bob', 'v2', 'by share link', 2, DOLLAR * 2n],
      ['ada', 'v1', 'by its owner', 1, DOLLAR],
    ],
  ]);
  expect(routeSection(input).tables?.[0]?.rows).toEqual([]);
  expect(videosOf(running)).toEqual([]);
});
