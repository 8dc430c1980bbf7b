import type { BudgetMetric } from '#contract/providers.ts';

/** Metrics by their CloudWatch names. Functions log them; alarms and the dashboard read them. */
export const METRICS = {
  /** Responses with a status of 500 or above, by route. */
  serverErrors: 'ServerErrors',
  /** Calls refused by a call limit, by route. */
  tooManyCalls: 'TooManyCalls',
  /** Calls, and tries of steps and duties, that took 80 % or more of their function's time limit. */
  nearLimitCalls: 'NearLimitCalls',
  nearLimitSteps: 'NearLimitSteps',
  /** Password guesses that were refused because there had been too many for the account. */
  guessesRefused: 'GuessesRefused',
  /** How many milliseconds a workflow step took, leaving out steps whose work was already done. */
  stepTime: 'StepTime',
  filmsCompleted: 'FilmsCompleted',
  /** Films that were joined without Content Credentials. */
  filmsNotSigned: 'FilmsNotSigned',
  filmsFailed: 'FilmsFailed',
  /** Videos that RescueRenders ended because their attempt took too long. */
  filmsGivenUp: 'FilmsGivenUp',
  /** How overdue the most overdue row is, in seconds. */
  oldestDue: 'OldestDue',
  /**
   * How many accounts in each tier are waiting for a slot, and how many seconds the first in line has been waiting.
   */
  queuedPaid: 'QueuedPaid',
  queuedTrial: 'QueuedTrial',
  queuedFree: 'QueuedFree',
  queueWait: 'QueueWait',
  /** Films that hold one of the stage's slots. */
  filmSlotsUsed: 'FilmSlotsUsed',
  /** Checks of a customer's payments that found an invoice that doesn’t match the catalogue. */
  doubtfulPayments: 'DoubtfulPayments',
  /** Gigabytes that left the distribution, counted from the distribution’s log. */
  egress: 'EgressGB',
  /** Accounts paused because their failed attempts cost too much. */
  accountsPaused: 'AccountsPaused',
  /** How much of a platform’s daily quota all accounts together have used, in percent. */
  platformDayUsed: 'PlatformDayUsed',
  mailsSent: 'MailsSent',
  /** Emails that could not be queued, or that the provider refused or did not accept within a day. */
  mailsLost: 'MailsLost',
  /** Addresses suppressed because they don’t exist, or because their owners reported an email as spam. */
  mailBounces: 'MailBounces',
  mailComplaints: 'MailComplaints',
  /** What a request cost in dollars (per route), or one try of a step (per step). */
  cost: 'CostUsd',
  /** The percentage of the monthly budget that is reserved or used; there is a separate metric for each provider. */
  stageBudget: 'StageBudgetUsed',
  /**
   * The same for the trial and free tiers’ shares of the month; the metric shows the budget that is closest to its
   * limit.
   */
  trialBudget: 'TrialBudgetUsed',
  freeBudget: 'FreeBudgetUsed',
  /** The same for a day, per tier; `stageDay` is for a stage whose budget isn’t split between tiers. */
  stageDay: 'StageDayUsed',
  paidDay: 'PaidDayUsed',
  trialDay: 'TrialDayUsed',
  freeDay: 'FreeDayUsed',
} as const;

/** What all requests and steps on a stage cost in dollars for one component, such as `CostUsd/lambda`. */
export const costMetricOf = (component: string): string => `${METRICS.cost}/${component}`;

export type Metric = (typeof METRICS)[keyof typeof METRICS] | BudgetMetric;
export type Counts = Readonly<Partial<Record<Metric, number>>>;
