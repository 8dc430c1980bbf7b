import { PROVIDER_COSTS } from '#contract/providers.ts';
import type { Billed, Provider } from './bill.ts';
import { type Cost, sumsByComponent } from './charges.ts';
import { isWithin, type Period } from './period.ts';

/** A difference larger than this triggers a warning. */
const ALLOWED = 0.05;

const componentsOf = (vendor: string): readonly string[] =>
  PROVIDER_COSTS.filter((cost) => cost.vendor === vendor).map(({ component }) => component);
const COMPONENTS: Readonly<Record<Provider, readonly string[]>> = {
  aws: [
    'lambda',
    'transfer',
    'http-api',
    'cloudfront',
    'dynamodb',
    's3',
    'step-functions',
    'logs',
    ...componentsOf('Amazon Web Services'),
  ],
  openai: componentsOf('OpenAI'),
  stripe: ['payments'],
};

const FREE_TIER = new Set(['lambda', 'transfer', 'dynamodb', 'cloudfront', 'step-functions']);

export interface Drift {
  readonly component: string;
  readonly metered: bigint;
  readonly billed: bigint;
  /**
   * How far the metered amount is above (positive) or below (negative) the bill, as a share of the bill; undefined if
   * nothing was billed.
   */
  readonly drift: number | undefined;
  /** Set only if there is a warning. */
  readonly reason: string | undefined;
}

const MORE_BILLED: Readonly<Record<string, string>> = {
  s3: 'data stored since earlier months and during deployments is billed but not metered',
  logs: 'AWS bills the logs of its own services, alarms, metrics and the dashboard under the same name',
  cloudfront: 'viewers download videos without running our functions, so this traffic is only estimated',
  payments: 'disputes, refunds and foreign cards have their own fees, which arrive later than the payment',
  'image-model':
    'pictures that arrived after our time-out are billed without metered usage, or another program uses the key',
  'text-model':
    'responses that arrived after our time-out are billed without metered usage, or another program uses the key',
  'speech-model': 'speech is metered by characters but billed by tokens of the recording',
};

const reasonOf = (
  { component, metered, billed }: Pick<Drift, 'component' | 'metered' | 'billed'>,
  lastDay: string,
  period: Period,
): string => {
  if (billed === 0n)
    return FREE_TIER.has(component)
      ? 'within the free tier, which list prices ignore'
      : 'the account has credits, or the bill is not closed yet';
  if (metered === 0n) return 'not metered: another stage or program in the same account';
  if (metered > billed && lastDay < period.to) return `the bill ends on ${lastDay}`;
  if (metered > billed)
    return FREE_TIER.has(component)
      ? "part of the usage is within the free tier, or the account has a discount: set the stage's own prices"
      : "the account has credits or a discount: set the stage's own prices";
  return MORE_BILLED[component] ?? 'another stage or program in the same account uses the same service';
};

/** Compares metered costs with the providers' bills, component by component. */
export const compareBill = (
  costs: readonly Cost[],
  bills: ReadonlyMap<Provider, readonly Billed[]>,
  period: Period,
): Drift[] => {
  const metered = sumsByComponent(costs.filter(({ time }) => isWithin(period, time)));
  return [...bills].flatMap(([provider, rows]) => {
    const within = rows.filter(({ day }) => isWithin(period, day));
    const lastDay =
      within
        .map(({ day }) => day)
        .toSorted()
        .at(-1) ?? period.from;
    const names = new Set([...COMPONENTS[provider], ...within.map(({ component }) => component)]);
    return [...names].flatMap((component) => {
      const billed = within.reduce((sum, row) => (row.component === component ? sum + row.pico : sum), 0n);
      const own = metered.get(component) ?? 0n;
      if (billed === 0n && own === 0n) return [];
      const drift = billed === 0n ? undefined : Number(own - billed) / Number(billed);
      const isFine = drift !== undefined && Math.abs(drift) <= ALLOWED;
      const reason = isFine ? undefined : reasonOf({ component, metered: own, billed }, lastDay, period);
      return [{ component, metered: own, billed, drift, reason }];
    });
  });
};
