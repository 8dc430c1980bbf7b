import { describe, expect, test } from 'vitest';
import { stageSettings } from '#infra/stage/stages.ts';
import { DUTIES } from '#infra/workflow-functions.ts';
import { resourcesOf, templatesOf } from '#test/support/infra/stacks.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { FIREWALL_COUNTS, LIST_USD, STACK_COUNTS } from '#tools/cost/sections/fixed.ts';

/** The full run adds up every stage. */
const HIGHEST_USD = { alice: 8, prod: 50, ...(isFullRun && { dev: 8 }) };
const STAGES = [...Object.keys(HIGHEST_USD), ...(isFullRun ? ['staging'] : [])];

const MINUTES_A_MONTH = 30 * 24 * 60;
/** The AWS list price for recording a trace. */
const TRACE_USD = 0.000_005;
/**
 * The cost of compute, requests, reads and log lines for a run that finds nothing to do, from its cost lines, rounded
 * up.
 */
const RUN_USD = 0.000_002;
/** What such a run is billed for; each item has its own metric. */
const COMPONENTS = ['lambda', 'dynamodb', 's3', 'logs'];

const countsOf = (stage: string) => {
  const { stacks } = templatesOf(stage);
  const all = <Type extends string>(type: Type) => stacks.flatMap((stack) => resourcesOf(stack, type));
  const metrics = all('AWS::CloudWatch::Alarm').flatMap(
    ([, { Properties }]): readonly unknown[] =>
      Properties.Metrics?.filter(({ MetricStat }) => MetricStat !== undefined) ?? [Properties],
  );
  const firewalls = all('AWS::WAFv2::WebACL');
  return {
    secrets: all('AWS::SecretsManager::Secret').length,
    alarmMetrics: metrics.length,
    dashboards: all('AWS::CloudWatch::Dashboard').length,
    firewalls: firewalls.length,
    rules: firewalls.flatMap(([, { Properties }]) => Properties.Rules).length,
  };
};

/** The number of scheduled duty runs in a month. */
const runsOf = (stage: string): number => {
  const minutes = templatesOf(stage)
    .stacks.flatMap((stack) => resourcesOf(stack, 'AWS::Events::Rule'))
    .flatMap(([, { Properties }]) => {
      const rate = /^rate\((\d+) minutes?\)$/u.exec(String(Properties['ScheduleExpression']));
      return rate === null ? [] : [Number(rate[1])];
    });
  expect(minutes).toHaveLength(DUTIES.length);
  return minutes.reduce((sum, every) => sum + MINUTES_A_MONTH / every, 0);
};

/** The cost of a stage that nobody uses, in dollars a month. */
const idleCost = (stage: string) => {
  const counts = countsOf(stage);
  const runs = runsOf(stage);
  const ownMetrics = stageSettings(stage).watch === 'all' ? DUTIES.length + COMPONENTS.length : 0;
  const parts = {
    secrets: counts.secrets * LIST_USD.secret,
    alarms: counts.alarmMetrics * LIST_USD.alarmMetric,
    dashboard: counts.dashboards * LIST_USD.dashboard,
    'own metrics': ownMetrics * LIST_USD.ownMetric,
    firewalls: counts.firewalls * LIST_USD.firewall + counts.rules * LIST_USD.firewallRule,
    'runs of duties': runs * RUN_USD,
    'traces of duties': runs * TRACE_USD,
  };
  const sum = Object.values(parts).reduce((total, usd) => total + usd, 0);
  const lines = Object.entries({ ...parts, sum }).map(([name, usd]) => `${name}: $${usd.toFixed(2)}`);
  return { sum, text: `${stage} costs a month, without use:\n${lines.join('\n')}\n` };
};

describe.each(Object.entries(HIGHEST_USD))('the stage %s', (stage, highest) => {
  test(`costs at most $${highest} a month while nobody uses it`, () => {
    const { sum, text } = idleCost(stage);
    expect(sum, text).toBeLessThanOrEqual(highest);
  });

  test('has a budget above what it costs while nobody uses it', () => {
    const { sum, text } = idleCost(stage);
    expect(stageSettings(stage).budgets.stageUsd, text).toBeGreaterThan(sum);
  });
});

test.each(STAGES)('the fixed cost in the report matches the resources of %s', (stage) => {
  const { watch, firewall } = stageSettings(stage);
  const none = { firewalls: 0, rules: 0 };
  expect(countsOf(stage)).toEqual({ ...STACK_COUNTS[watch], ...(firewall ? FIREWALL_COUNTS : none) });
});
