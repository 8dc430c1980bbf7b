import { routes } from '#contract/routes.ts';
import { shareOf } from '#tools/cost/output/money.ts';
import { columnsOf, percentText, type Table } from '#tools/cost/output/section.ts';
import { type Cost, sumsByComponent, totalOf } from './charges.ts';
import { nameOf } from './names.ts';
import { costsByPlace } from './sections/by-route.ts';
import { typicalVideo, videosOf } from './videos.ts';

/**
 * The cost of a request as estimated before any measurements, in micro-dollars: 512 MB on arm64, warm, as of
 * 2026-11-20.
 */
const ROUTE_ESTIMATES: Readonly<Record<string, number>> = {
  'GET /api/auth/me': 3.5,
  'POST /api/auth/google': 9,
  'POST /api/auth/logout': 4,
  'DELETE /api/auth/account': 95,
  'GET /api/stories': 5.8,
  'POST /api/stories/generate': 723,
  'GET /api/videos': 4.7,
  'GET /api/videos/options/voices': 3.1,
  'GET /api/videos/options/music': 3.1,
  'POST /api/videos/create': 11.9,
  'GET /api/videos/trial-limits': 3.4,
  'POST /api/videos/download': 4.3,
  'POST /api/videos/share': 4.8,
  'GET /api/payments/subscription': 3.5,
  'POST /api/payments/checkout/session': 9.5,
  'GET /api/payments/checkout/status/{session_id}': 5.6,
  'POST /api/payments/webhook': 8.7,
};

/** The estimated cost of a 45-second film with 8 scenes at low picture quality, in micro-dollars. */
const VIDEO_ESTIMATES: Readonly<Record<string, number>> = {
  'image-model': 54_000,
  polly: 23_000,
  lambda: 6_300,
  s3: 2_900,
  cloudfront: 2_500,
  'step-functions': 1_100,
  'text-model': 700,
  logs: 100,
  dynamodb: 100,
};

const PICO_PER_MICRO = 1_000_000;
const NAMED = 3;

const picoOf = (micro: number | undefined): bigint | undefined =>
  micro === undefined ? undefined : BigInt(Math.round(micro * PICO_PER_MICRO));

/** The largest components of a figure, each with its share. */
const madeOf = (costs: readonly Cost[]): string => {
  const whole = totalOf(costs);
  return [...sumsByComponent(costs)]
    .slice(0, NAMED)
    .map(([component, pico]) => `${nameOf(component)} ${percentText(shareOf(pico, whole))}`)
    .join(', ');
};

const times = (measured: bigint | undefined, estimate: bigint | undefined): number | undefined =>
  measured === undefined || estimate === undefined || estimate === 0n
    ? undefined
    : Number(measured) / Number(estimate) - 1;

/** The cost of a successful request to each route in the contract, next to the estimate. */
export const routeTable = (running: readonly Cost[]): Table => {
  const good = running.filter(({ isRoute, status }) => isRoute && typeof status === 'number' && status < 400);
  const places = new Map(costsByPlace(good).map((place) => [place.place, place]));
  const rows = Object.values(routes).map(({ method, path }) => {
    const route = `${method} ${path}`;
    const measured = places.get(route);
    const estimate = picoOf(ROUTE_ESTIMATES[route]);
    return [
      `\`${route}\``,
      measured?.count,
      measured?.p50,
      measured?.p95,
      estimate,
      times(measured?.p50, estimate),
      madeOf(good.filter(({ place }) => place === route)),
    ];
  });
  return {
    name: 'measured-routes',
    title: 'Micro-dollars per request',
    columns: columnsOf({
      route: 'text',
      requests: 'count',
      p50: 'micro',
      p95: 'micro',
      estimate: 'micro',
      difference: 'percent',
      'main components': 'text',
    }),
    rows,
  };
};

const rowOf = (name: string, measured: bigint | undefined, micro: number | undefined) => {
  const estimate = picoOf(micro);
  return [name, measured, estimate, times(measured, estimate)];
};

/** The cost of a typical finished video by component, next to the estimates. */
export const videoTable = (running: readonly Cost[]): Table => {
  const video = typicalVideo(videosOf(running));
  const sums = sumsByComponent(video?.costs ?? []);
  const components = new Set([...sums.keys(), ...Object.keys(VIDEO_ESTIMATES)]);
  const estimated = Object.values(VIDEO_ESTIMATES).reduce((sum, micro) => sum + micro, 0);
  return {
    name: 'measured-video',
    title: `Micro-dollars of one video${video === undefined ? '' : ` (${video.id}, the median of finished videos)`}`,
    columns: columnsOf({ component: 'text', measured: 'micro', estimate: 'micro', difference: 'percent' }),
    rows: [
      ...[...components].map((component) =>
        rowOf(nameOf(component), sums.get(component), VIDEO_ESTIMATES[component]),
      ),
      rowOf('sum', video?.pico, estimated),
    ],
  };
};
