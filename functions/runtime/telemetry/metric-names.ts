import type { BudgetMetric } from '#contract/providers.ts';

/** What functions count, by CloudWatch's name: functions write them into their log lines, alarms and dashboard read them. */
export const METRICS = {
  /** Answers of 500 and above, by route. */
  serverErrors: 'ServerErrors',
  /** Calls refused because there were too many, by route. */
  tooManyCalls: 'TooManyCalls',
  /** Milliseconds that a step worked; steps that found their work done are left out. */
  stepTime: 'StepTime',
  filmsCompleted: 'FilmsCompleted',
  filmsFailed: 'FilmsFailed',
  /** Films that RescueRenders ended because they had been under way for too long. */
  filmsGivenUp: 'FilmsGivenUp',
  /** Looks at a customer's payments that found an invoice which does not pay what the catalogue asks. */
  doubtfulPayments: 'DoubtfulPayments',
  /** Dollars of a request by its route, of a try of a step by its step. */
  cost: 'CostUsd',
  /** How much of its budget a month has reserved and used, in percent; of providers by the metric of their budget. */
  stageBudget: 'StageBudgetUsed',
} as const;

/** Dollars that all requests and steps of a stage spent on one component, such as `CostUsd/lambda`. */
export const costMetricOf = (component: string): string => `${METRICS.cost}/${component}`;

export type Metric = (typeof METRICS)[keyof typeof METRICS] | BudgetMetric;
export type Counts = Readonly<Partial<Record<Metric, number>>>;
