import { createHash } from 'node:crypto';
import type { Subscription } from '#contract/catalogue.ts';
import { offersAt } from '#contract/offers.ts';
import { dollarsOf, itemsOf } from '#functions/cost/cost-line.ts';
import type { Quantity } from '#functions/cost/meter.ts';
import type { Period } from '#tools/cost/period.ts';
import type { Accounts } from '#tools/cost/report-input.ts';
import { chance } from './random.ts';

/** A month’s log lines, as a busy stage would write them. */
export interface Month {
  readonly period: Period;
  /** Lines of newline-delimited JSON. */
  readonly lines: readonly string[];
  readonly accounts: Accounts;
}

const TEXT_MODEL = 'gpt-6-luna';
const IMAGE_MODEL = 'gpt-image-2.5-flare';
const FIRST_MS = Date.parse('2026-12-01T00:00:00Z');
const DAYS = 31;
const DAY_MS = 86_400_000;
const SCENES = 8;
const API_MB = 512;

/** Each entry: route, weight, usual duration in milliseconds, and read and write units. */
const ROUTES = [
  ['GET /api/auth/me', 30, 30, 2, 0],
  ['GET /api/stories', 14, 40, 4, 0],
  ['GET /api/videos', 26, 40, 4, 0],
  ['GET /api/videos/options/voices', 6, 10, 1, 0],
  ['GET /api/videos/trial-limits', 8, 25, 2, 0],
  ['GET /api/payments/subscription', 6, 30, 3, 0],
  ['POST /api/stories/generate', 7, 6000, 4, 6],
  ['POST /api/videos/download', 4, 40, 2, 1],
  ['POST /api/videos/share', 2, 40, 2, 3],
  ['POST /api/auth/google', 2, 250, 3, 4],
  ['POST /api/payments/webhook', 1, 200, 4, 8],
] as const;

const PEOPLE = [
  ['free', 260],
  ['trial', 60],
  ['hobby', 18],
  ['starter', 34],
  ['growth', 14],
  ['influencer', 6],
  ['ultra', 3],
] as const satisfies readonly (readonly [Subscription, number])[];

const userOf = (plan: string, number: number): string =>
  createHash('sha256').update(`${plan} ${number}`).digest('hex').slice(0, 16);

interface Who {
  readonly user: string;
  readonly plan: Subscription;
}

/** A render step, its memory and its usual duration in milliseconds. */
interface Step {
  readonly name: string;
  readonly mb: number;
  readonly usual: number;
  readonly status?: number;
}
const PAINT: Step = { name: 'paint-scene', mb: 1024, usual: 9000 };

/** A generated month of usage, always the same for the same seed and size. One attempt in ten fails. */
export const generatedMonth = ({ requests = 10_000, videos = 500, seed = 6 } = {}): Month => {
  const { part, between, pick } = chance(seed);
  const lines: string[] = [];
  const people: (readonly [Who, number])[] = PEOPLE.flatMap(([plan, count]) =>
    Array.from({ length: count }, (_, number) => [
      { plan, user: userOf(plan, number) },
      plan === 'free' ? 1 : plan === 'trial' ? 3 : 5,
    ]),
  );
  /** Workdays are busier. */
  const someTime = (): number => {
    const day = pick(
      Array.from({ length: DAYS }, (_, index) => [index, [0, 6].includes((index + 2) % 7) ? 2 : 3] as const),
    );
    return FIRST_MS + day * DAY_MS + Math.floor(part() * DAY_MS * 0.9);
  };
  const write = (ms: number, labels: object, quantities: readonly Quantity[]): void => {
    const at = new Date(ms);
    const { items, pico } = itemsOf(quantities, at);
    const request_id = createHash('sha256').update(`${lines.length}`).digest('hex').slice(0, 12);
    const cost = { stage: 'generated', request_id, ...labels, dollars: dollarsOf(pico), items };
    lines.push(JSON.stringify({ level: 'info', time: at.toISOString(), cost }));
  };
  const call = (ms: number, mb: number): Quantity[] => [
    { sku: 'lambda.compute', quantity: ms * mb },
    { sku: 'lambda.request', quantity: 1 },
    { sku: 'logs.ingested', quantity: between(900, 1700) },
  ];
  const around = (usual: number): number => Math.round(usual * (0.6 + part() + (part() < 0.04 ? 3 : 0)));

  const request = (): void => {
    const [route, , usual, reads, writes] = pick(ROUTES.map((row) => [row, row[1]] as const));
    const who = pick(people);
    const isPublic = route.endsWith('webhook') || route.endsWith('google');
    const status = pick([
      [200, 970],
      [400, 15],
      [402, 8],
      [500, 7],
    ] as const);
    const quantities: Quantity[] = [
      { sku: 'dynamodb.read', quantity: reads / 2 },
      ...(writes > 0 && status === 200 ? [{ sku: 'dynamodb.write', quantity: writes } as const] : []),
      ...call(around(usual), API_MB),
      { sku: 'http-api.request', quantity: 1 },
      { sku: 'cloudfront.request', quantity: 1 },
      { sku: 'cloudfront.egress', quantity: between(800, 24_000) },
    ];
    if (route.endsWith('generate') && status !== 400)
      quantities.push(
        { sku: 'model.text.input', model: TEXT_MODEL, quantity: between(400, 800) },
        { sku: 'model.text.output', model: TEXT_MODEL, quantity: between(700, 1600) },
      );
    write(someTime(), { route, status, ...(isPublic ? {} : who) }, quantities);
  };

  const step = (
    ms: number,
    labels: object,
    { name, mb, usual, status = 200 }: Step,
    more: readonly Quantity[] = [],
  ): void =>
    write(ms, { step: name, status, ...labels }, [
      ...call(around(usual), mb),
      { sku: 'step-functions.transition', quantity: 3 },
      { sku: 's3.get', quantity: 2 },
      { sku: 's3.put', quantity: 2 },
      ...more,
    ]);
  const picture = (): readonly Quantity[] => [
    { sku: 'model.image.input', model: IMAGE_MODEL, quantity: between(120, 190) },
    { sku: 'model.image.output', model: IMAGE_MODEL, quantity: 196 },
  ];
  const attempt = (ms: number, labels: object, failsAt: number | undefined): void => {
    step(ms, labels, { name: 'plan-scenes', mb: 512, usual: 300 }, [
      { sku: 'model.text.input', model: TEXT_MODEL, quantity: between(500, 900) },
      { sku: 'model.text.output', model: TEXT_MODEL, quantity: between(400, 900) },
    ]);
    step(ms, labels, { name: 'narrate', mb: 1024, usual: 2500 }, [
      { sku: 'polly.neural', quantity: 2 * between(480, 900) },
    ]);
    for (let scene = 0; scene < SCENES; scene += 1) {
      if (part() < 0.03) step(ms, labels, { ...PAINT, status: 502 });
      if (scene === failsAt) {
        step(ms + 30_000, labels, { ...PAINT, status: 502 });
        step(ms + 31_000, labels, { name: 'fail-video', mb: 512, usual: 120 });
        return;
      }
      step(ms + 20_000, labels, PAINT, picture());
    }
    for (let scene = 0; scene < SCENES; scene += 1)
      step(ms + 60_000, labels, { name: 'film-scene', mb: 3008, usual: 8500 });
    step(ms + 90_000, labels, { name: 'join-film', mb: 3008, usual: 6000 }, [
      { sku: 's3.storage', quantity: between(9, 16) * 2 ** 20 },
    ]);
    step(ms + 95_000, labels, { name: 'certify-film', mb: 2048, usual: 3000 });
    step(ms + 98_000, labels, { name: 'finish-video', mb: 512, usual: 90 }, [
      { sku: 'dynamodb.write', quantity: 6 },
    ]);
  };
  const video = (number: number): void => {
    const who = pick(people);
    const ms = someTime();
    const labels = { ...who, video: `video-${String(number).padStart(4, '0')}` };
    const fails = part() < 0.1;
    attempt(ms, { ...labels, attempt: 1 }, fails ? between(0, SCENES - 1) : undefined);
    if (fails && part() < 0.6) attempt(ms + 600_000, { ...labels, attempt: 2 }, undefined);
  };

  /** Each paying account pays once; the payment fee is 3.6 % plus 30 cents. */
  const payments = people.flatMap(([who]) => {
    const sold = offersAt(new Date(FIRST_MS)).find(({ name }) => name.toLowerCase() === who.plan);
    return sold === undefined ? [] : [{ who, fee: Math.round(sold.cents * 0.036) + 30 }];
  });
  const pay = ({ who, fee }: (typeof payments)[number]): void =>
    write(someTime(), { route: 'POST /api/payments/webhook', status: 200, ...who }, [
      ...call(around(200), API_MB),
      { sku: 'dynamodb.write', quantity: 8 },
      { sku: 'stripe.fee', quantity: fee },
    ]);

  for (const payment of payments) pay(payment);
  for (let number = payments.length; number < requests; number += 1) request();
  for (let number = 0; number < videos; number += 1) video(number);
  return {
    period: { from: '2026-12-01', to: '2026-12-31' },
    lines,
    accounts: {
      source: 'accounts of the generated month, 2026-12-31',
      plans: PEOPLE.map(([plan, accounts]) => {
        const paying = plan === 'free' || plan === 'trial' ? 0 : accounts;
        const sold = offersAt(new Date(FIRST_MS)).find(({ name }) => name.toLowerCase() === plan);
        const refundable = Math.round(paying * 0.4);
        return {
          plan,
          accounts,
          paying,
          payingCents: paying * (sold?.cents ?? 0),
          paidCredits: paying * between(60, 400),
          carriedCredits: paying * between(0, 60),
          refundable,
          refundableCents: refundable * (sold?.cents ?? 0),
        };
      }),
    },
  };
};
