import { dollarsNumber, shareOf } from '#tools/cost/output/money.ts';
import {
  type Column,
  columnsOf,
  countText,
  type Picture,
  type Section,
  type Table,
} from '#tools/cost/output/section.ts';
import { type Cost, totalOf } from '../charges.ts';
import type { ReportInput } from '../report-input.ts';
import { NO_FEES, sourceOf } from '../source.ts';
import { isFailed } from '../videos.ts';
import { isEgress } from './egress.ts';

const MICRO = 1_000_000;
const TICKS = [1, 10, 100, 1000, 10_000, 100_000, MICRO];
const PERCENTILES = { p50: 0.5, p95: 0.95 } as const;

export interface PlaceCost {
  readonly place: string;
  readonly count: number;
  readonly failed: number;
  readonly p50: bigint;
  readonly p95: bigint;
  readonly pico: bigint;
}

/** A percentile by nearest rank: the smallest amount that this share of requests does not exceed. */
const percentile = (sorted: readonly bigint[], part: number): bigint =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0n;

/** Count, percentiles and sum for each route or step; most expensive first. */
export const costsByPlace = (costs: readonly Cost[]): PlaceCost[] =>
  [...Map.groupBy(costs, ({ place }) => place)]
    .map(([place, own]) => {
      const amounts = own.map(({ pico }) => pico).toSorted((a, b) => Number(a - b));
      return {
        place,
        count: own.length,
        failed: own.filter(isFailed).length,
        p50: percentile(amounts, PERCENTILES.p50),
        p95: percentile(amounts, PERCENTILES.p95),
        pico: totalOf(own),
      };
    })
    .toSorted((a, b) => Number(b.pico - a.pico));

const COLUMNS: readonly Column[] = columnsOf({
  count: 'count',
  failed: 'count',
  p50: 'micro',
  p95: 'micro',
  total: 'dollars',
  share: 'percent',
});

const tableOf = (name: string, what: string, places: readonly PlaceCost[], whole: bigint): Table => ({
  name,
  title: `Cost per ${what}`,
  columns: [{ title: what, kind: 'text' }, ...COLUMNS],
  rows: places.map(({ place, count, failed, p50, p95, pico }) => [
    place,
    count,
    failed,
    p50,
    p95,
    pico,
    shareOf(pico, whole),
  ]),
});

/** A line from p50 to p95 for each route. */
const pictureOf = (routes: readonly PlaceCost[]): Picture => {
  const values = routes.map(({ place, p50, p95 }) => ({
    route: place.replace('/api/', '/'),
    p50: dollarsNumber(p50) * MICRO,
    p95: dollarsNumber(p95) * MICRO,
  }));
  return {
    title: 'From p50 (orange) to p95 (blue) of each route, in micro-dollars per request, logarithmic',
    draw: (width) => ({
      width,
      height: { step: 22 },
      data: { values },
      encoding: {
        y: { field: 'route', type: 'nominal', sort: null, title: null },
        x: {
          type: 'quantitative',
          scale: { type: 'log', nice: true },
          title: 'micro-dollars',
          axis: { values: TICKS, format: '~s' },
        },
      },
      layer: [
        {
          mark: { type: 'rule', strokeWidth: 3, color: 'var(--line)' },
          encoding: { x: { field: 'p50' }, x2: { field: 'p95' } },
        },
        {
          mark: { type: 'point', filled: true, size: 70, color: 'var(--c2)' },
          encoding: { x: { field: 'p50' } },
        },
        {
          mark: { type: 'point', filled: true, size: 70, color: 'var(--c1)' },
          encoding: { x: { field: 'p95' } },
        },
      ],
    }),
  };
};

/** The cost of a request to each route, and the most expensive routes and steps. */
export const routeSection = (input: ReportInput): Section => {
  const { running: costs } = input;
  const whole = totalOf(costs);
  const routes = costsByPlace(costs.filter((cost) => cost.isRoute && !isEgress(cost)));
  const steps = costsByPlace(costs.filter(({ isRoute }) => !isRoute));
  const [dearest] = routes;
  const requests = routes.reduce((sum, { count }) => sum + count, 0);
  return {
    id: 'routes',
    title: 'What does a request cost?',
    answer:
      dearest === undefined
        ? 'No requests were logged in this period.'
        : `${countText(requests)} requests. The most expensive route in total is ${dearest.place}. Half of a route’s requests cost at most its p50, 95 % at most its p95.`,
    source: sourceOf(input, 'micro-dollars (millionths of a US dollar) per request'),
    pictures: [pictureOf(routes)],
    tables: [
      tableOf('routes', 'route', routes, whole),
      ...(steps.length === 0 ? [] : [tableOf('steps', 'workflow step', steps, whole)]),
    ],
    notes: [
      NO_FEES,
      'A request that starts a video includes only its own work here; the steps and the next section have the cost of the video.',
    ],
  };
};
