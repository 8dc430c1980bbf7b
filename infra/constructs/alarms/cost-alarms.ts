import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { BUDGETS, PROVIDER_COSTS } from '#contract/providers.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { TOLD_AT } from '#infra/constructs/cost/stage-budgets.ts';
import { capitalized } from '#infra/stage/names.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { costOf, counted, ofApi, ofCostStream } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm, someButNo } from './alarm.ts';
import { EgressAlarms } from './egress-alarms.ts';

interface CostAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
  readonly apiId: string;
  readonly settings: Pick<StageSettings, 'budgets' | 'edgeLog' | 'egressAlarmGb'>;
}

const HOUR = Duration.hours(1);
const DAY = Duration.days(1);
/** The stream buffers for a quarter of an hour, so a delay of an hour means trouble. */
const LATE_SECONDS = 3600;
/** Spending this share of the monthly budget in one day is not normal. */
const JUMP = 0.1;
const FULL = 100;

/** The monthly film budgets, taken from the figures that SettleBudgets reports. */
const FILM_BUDGETS = [
  { id: 'Stage', metric: METRICS.stageBudget, of: 'films altogether' },
  ...BUDGETS.map(({ key, metric, payee }) => ({ id: capitalized(key), metric, of: payee })),
];

/** Each tier’s monthly and daily share of the film budgets, where tiers share them. */
const SHARES = [
  { id: 'TrialMonth', metric: METRICS.trialBudget, says: 'Trial accounts make no videos until next month' },
  { id: 'FreeMonth', metric: METRICS.freeBudget, says: 'Free accounts make no videos until next month' },
  { id: 'StageDay', metric: METRICS.stageDay, says: 'No account makes videos until midnight (UTC)' },
  { id: 'PaidDay', metric: METRICS.paidDay, says: 'Paying customers make no videos until midnight (UTC)' },
  { id: 'TrialDay', metric: METRICS.trialDay, says: 'Trial accounts make no videos until midnight (UTC)' },
  { id: 'FreeDay', metric: METRICS.freeDay, says: 'Free accounts make no videos until midnight (UTC)' },
] as const;
/** At this percentage, the budget may not cover another film. */
const NEARLY_FULL = 95;

/** Payees whose bills aren’t covered by an AWS budget, and their components in the price book. */
const OUTSIDE_AWS = BUDGETS.filter((budget) => !('awsService' in budget)).map(({ key, payee }) => ({
  key,
  payee,
  components: PROVIDER_COSTS.filter(({ budget }) => budget === key).map(({ component }) => component),
}));

/** Alarms on the film budgets and on each tier's share of them. */
const alarmOnFilmBudgets = (
  scope: Construct,
  { stageName, topic }: Pick<CostAlarmsProps, 'stageName' | 'topic'>,
): void => {
  for (const { id: name, metric, of } of FILM_BUDGETS)
    for (const percent of TOLD_AT)
      new SpokenAlarm(scope, `${name}Budget${percent}`, {
        says:
          percent === FULL
            ? `New videos may be refused until next month: the budget for ${of} is used up.`
            : `Users may soon get plainer pictures or no videos: ${percent} % of this month's budget for ${of} is reserved or used.`,
        runbook: 'costs',
        topic,
        metric: counted(stageName, metric, {}, HOUR).with({ statistic: 'Maximum' }),
        from: percent,
      });
  for (const { id: name, metric, says } of SHARES)
    new SpokenAlarm(scope, `${name}Spent`, {
      says: `${says}: their share of the budgets is used up.`,
      runbook: 'costs',
      topic,
      metric: counted(stageName, metric, {}, HOUR).with({ statistic: 'Maximum' }),
      from: NEARLY_FULL,
    });
};

/** Alarms for cost lines that stop or arrive late. */
const alarmOnCostLines = (
  scope: Construct,
  { stageName, topic, apiId }: Pick<CostAlarmsProps, 'stageName' | 'topic' | 'apiId'>,
): void => {
  new SpokenAlarm(scope, 'CostLinesStopped', {
    says: 'The cost report is missing data: users are active, but the logs delivered no cost lines for two hours.',
    runbook: 'costLines',
    topic,
    ...someButNo(
      ['requests', ofApi(apiId, 'Count', HOUR)],
      ['lines', ofCostStream(stageName, 'IncomingRecords', 'Sum', HOUR)],
      HOUR,
      'Requests without cost lines',
    ),
  });
  new SpokenAlarm(scope, 'CostLinesLate', {
    says: 'The cost report is too low: cost lines have waited an hour or longer to be written.',
    runbook: 'costLines',
    topic,
    metric: ofCostStream(stageName, 'DeliveryToS3.DataFreshness', 'Maximum'),
    from: LATE_SECONDS,
  });
};

/** Alarms on money: budgets running out, expensive days, and cost lines that go missing. */
export class CostAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic, apiId, settings }: CostAlarmsProps) {
    super(scope, id);
    const { budgets } = settings;
    alarmOnFilmBudgets(this, { stageName, topic });
    new SpokenAlarm(this, 'AccountsPaused', {
      says: 'A user creates nothing new until next month: the failed videos of one account cost as much as they may.',
      runbook: 'pausedAccounts',
      topic,
      metric: counted(stageName, METRICS.accountsPaused, {}, HOUR),
      from: 1,
    });
    for (const { key, payee, components } of OUTSIDE_AWS)
      new SpokenAlarm(this, `${capitalized(key)}SpendingJumps`, {
        says: `The monthly budget for ${payee} may run out within days: a tenth of it was spent in one day.`,
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
    alarmOnCostLines(this, { stageName, topic, apiId });
    if (settings.edgeLog)
      new EgressAlarms(this, 'Egress', { stageName, topic, apiId, alarmGb: settings.egressAlarmGb });
  }
}
