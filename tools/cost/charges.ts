import type { LoggedCost, LoggedItem } from '#functions/cost/logged-cost.ts';
import { amountOf, priceAt } from '#functions/cost/price-book.ts';
import { type Price } from '#functions/cost/prices.ts';
import { isSku } from '#functions/cost/skus.ts';

/** An item in a line, with its amounts in pico-dollars: what we pay, and the list price. */
export interface Charge {
  readonly item: LoggedItem;
  readonly pico: bigint;
  readonly list: bigint;
  /** False when no price is known; the item then counts as zero, and the report notes that. */
  readonly isPriced: boolean;
  /** What we pay per unit, and the list price; undefined if no price is known. */
  readonly price: Price | undefined;
  readonly listPrice: Price | undefined;
}

/** A line with its charges and their sum. */
export interface Cost {
  readonly time: string;
  readonly day: string;
  readonly stage: string;
  /** The route, or the step of a workflow. */
  readonly place: string;
  readonly isRoute: boolean;
  readonly requestId: string;
  readonly status: number | string | undefined;
  readonly user: string;
  readonly plan: string;
  readonly video: string | undefined;
  readonly attempt: number;
  /** The series and the run that the work was for. */
  readonly series: string | undefined;
  readonly run: string | undefined;
  readonly charges: readonly Charge[];
  readonly pico: bigint;
}

/** `GET /api/videos`; work that doesn’t answer a request has a name without a method. */
const ROUTE = /^[A-Z]+ \//u;

export const NOBODY = 'not signed in';
export const NO_PLAN = 'none';

/** How to price lines: with the prices they contain, a stage's own prices, or another day's price book. */
export interface Pricing {
  readonly own?: readonly Price[];
  readonly reprice?: Date;
}

const chargeOf = (item: LoggedItem, time: Date, { own = [], reprice }: Pricing): Charge => {
  const unit = isSku(item.sku)
    ? { sku: item.sku, ...(item.model === undefined ? {} : { model: item.model }) }
    : undefined;
  const at = reprice ?? time;
  const listPrice = unit === undefined ? undefined : priceAt(unit, at);
  const written = item.pico === undefined ? undefined : BigInt(item.pico);
  const list =
    reprice === undefined || listPrice === undefined ? written : amountOf(item.quantity, listPrice);
  const agreed = unit === undefined ? undefined : priceAt(unit, at, own);
  const isOwn = agreed !== undefined && own.includes(agreed);
  const pico = isOwn ? amountOf(item.quantity, agreed) : list;
  return {
    item,
    pico: pico ?? 0n,
    list: list ?? pico ?? 0n,
    isPriced: pico !== undefined,
    price: isOwn ? agreed : listPrice,
    listPrice: listPrice ?? (isOwn ? agreed : undefined),
  };
};

export const sumOf = (values: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const value of values) sum += value;
  return sum;
};

/** The lines with their amounts, in chronological order. */
export const costsOf = (lines: readonly LoggedCost[], pricing: Pricing = {}): Cost[] =>
  lines
    .map(({ time, cost }): Cost => {
      const charges = cost.items.map((item) => chargeOf(item, new Date(time), pricing));
      return {
        time,
        day: time.slice(0, 10),
        stage: cost.stage,
        place: cost.route ?? cost.step ?? 'unnamed',
        isRoute: ROUTE.test(cost.route ?? ''),
        requestId: cost.request_id,
        status: cost.status,
        user: cost.user ?? NOBODY,
        plan: cost.plan ?? NO_PLAN,
        video: cost.video,
        attempt: cost.attempt ?? 1,
        series: cost.series,
        run: cost.run,
        charges,
        pico: sumOf(charges.map(({ pico }) => pico)),
      };
    })
    .toSorted((a, b) => a.time.localeCompare(b.time));

/** Sums by a key, largest first. */
export const sumsBy = (costs: readonly Cost[], keyOf: (cost: Cost) => string): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const cost of costs) {
    const key = keyOf(cost);
    sums.set(key, (sums.get(key) ?? 0n) + cost.pico);
  }
  return sorted(sums);
};

/** Sums by component, largest first. */
export const sumsByComponent = (costs: readonly Cost[]): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { charges } of costs)
    for (const { item, pico } of charges) sums.set(item.component, (sums.get(item.component) ?? 0n) + pico);
  return sorted(sums);
};

const sorted = (sums: ReadonlyMap<string, bigint>): Map<string, bigint> =>
  new Map([...sums].toSorted(([, a], [, b]) => Number(b - a)));

/** The same lines, without the charges for one component. */
export const without = (costs: readonly Cost[], component: string): Cost[] =>
  costs.map((cost) => {
    const charges = cost.charges.filter(({ item }) => item.component !== component);
    return charges.length === cost.charges.length
      ? cost
      : { ...cost, charges, pico: sumOf(charges.map(({ pico }) => pico)) };
  });

export const totalOf = (costs: readonly Cost[]): bigint => sumOf(costs.map(({ pico }) => pico));
