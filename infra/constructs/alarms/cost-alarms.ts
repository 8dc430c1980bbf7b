/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { BUDGETS, PROVIDER_COSTS } from '#contract/providers.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { TOLD_AT } from '#infra/constructs/cost/stage-budgets.ts';
import { capitalized } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { costOf, counted, ofApi, ofCostStream } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface CostAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly apiId: string;
  readonly budgets: StageSettings['budgets'];
}

const HOUR = Duration.hours(1);
const DAY = Duration.days(1);
/** The stream gathers for a quarter of an hour; an hour is trouble. */
const LATE_SECONDS = 3600;
/** A day that costs this part of a month's budget is no ordinary one. */
const JUMP = 0.1;
const FULL = 100;

/** What a month of films may cost, by the figures that SettleBudgets reports. */
const FILM_BUDGETS = [
  { id: 'Stage', metric: METRICS.stageBudget, of: 'films altogether' },
  ...BUDGETS.map(({ key, metric, payee }) => ({ id: capitalized(key), metric, of: payee })),
];

/** Those whose bill no budget of AWS watches, and what of the price book is on it. */
const OUTSIDE_AWS = BUDGETS.filter((budget) => !('awsService' in budget)).map(({ key, payee }) => ({
  key,
  payee,
  components: PROVIDER_COSTS.filter(({ budget }) => budget === key).map(({ component }) => component),
}));

/** Money: budgets that run out, days that cost too much, and cost lines that nobody gets to see. */
export class CostAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, apiId, budgets }: CostAlarmsProps) {
    super(scope, id);
    for (const { id: name, metric, of } of FILM_BUDGETS)
      for (const percent of TOLD_AT)
        new SpokenAlarm(this, `${name}Budget${percent}`, {
          says:
            percent === FULL
              ? `People may be refused new films until next month: the budget for ${of} is used up.`
              : `People may soon get plainer pictures or no films: ${percent} % of this month's budget for ${of} is reserved or used.`,
          runbook: 'costs',
          topic,
          metric: counted(stageName, metric, {}, HOUR).with({ statistic: 'Maximum' }),
          from: percent,
        });
    for (const { key, payee, components } of OUTSIDE_AWS)
      new SpokenAlarm(this, `${capitalized(key)}SpendingJumps`, {
        says: `A month of films may be paid for within days: in one day ${payee} cost a tenth of its monthly budget.`,
        runbook: 'costs',
        topic,
        metric: computed(
          components.map((_, index) => `FILL(m${index}, 0)`).join(' + '),
          Object.fromEntries(
            components.map((component, index) => [`m${index}`, costOf(stageName, component, DAY)]),
          ),
          DAY,
          `Dollars for ${payee} in a day`,
        ),
        from: budgets.providersUsd[key] * JUMP,
      });
    new SpokenAlarm(this, 'CostLinesStopped', {
      says: 'Finance sees no costs although people use the product: for two hours no cost line left the logs.',
      runbook: 'costLines',
      topic,
      metric: computed(
        'IF(FILL(requests, 0) > 0 AND FILL(lines, 0) == 0, 1, 0)',
        {
          requests: ofApi(apiId, 'Count', HOUR),
          lines: ofCostStream(stageName, 'IncomingRecords', 'Sum', HOUR),
        },
        HOUR,
        'Requests without cost lines',
      ),
      from: 1,
      of: { bad: 2, periods: 2 },
    });
    new SpokenAlarm(this, 'CostLinesLate', {
      says: 'Finance sees less than was spent: cost lines wait for an hour or longer to be written.',
      runbook: 'costLines',
      topic,
      metric: ofCostStream(stageName, 'DeliveryToS3.DataFreshness', 'Maximum'),
      from: LATE_SECONDS,
    });
  }
}
