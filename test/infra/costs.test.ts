import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '#contract/providers.ts';
import { routes } from '#contract/routes.ts';
import { SKUS } from '#functions/cost/skus.ts';
import { costMetricOf, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { COST_COMPONENTS } from '#infra/constructs/alarms/cost-widgets.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import type { Statement } from '#test/support/infra/properties.ts';
import { resourcesOf, stageOf, templatesOf, theOne } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const { site, data } = templatesOf('staging');
const textOf = (type: string) => JSON.stringify(theOne(site, type).Properties);
const stream = theOne(site, 'AWS::KinesisFirehose::DeliveryStream').Properties;
const policyOf = (prefix: string): Statement[] => {
  const found = resourcesOf(site, 'AWS::IAM::Policy').filter(([id]) => id.startsWith(prefix));
  return found.flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
};

describe('cost lines', () => {
  // Proves budget-cost-lines-queried-in-athena.
  test('are collected from the log of every function that has a log', () => {
    const filters = resourcesOf(site, 'AWS::Logs::SubscriptionFilter').map(
      ([, { Properties }]) => Properties,
    );
    const groups = [site, data]
      .flatMap((template) => resourcesOf(template, 'AWS::Logs::LogGroup'))
      .flatMap(([, { Properties }]) => Properties.LogGroupName ?? []);
    expect(filters.map(({ LogGroupName: name }) => String(name)).toSorted()).toEqual(groups.toSorted());
    expect(filters).toHaveLength(Object.keys(routes).length + WORKFLOW_FUNCTIONS.length);
    for (const filter of filters) expect(filter['FilterPattern']).toBe('{ $.cost.stage = * }');
  });

  test('arrive in S3 by day, one JSON object per line, with unreadable lines stored alongside', () => {
    const target = stream.ExtendedS3DestinationConfiguration;
    expect(target.Prefix).toBe('cost/day=!{timestamp:yyyy-MM-dd}/');
    expect(target.ErrorOutputPrefix).toMatch(/^cost-failed\//u);
    expect(target.ProcessingConfiguration.Processors.map(({ Type }) => Type)).toEqual([
      'Decompression',
      'CloudWatchLogProcessing',
      'AppendDelimiterToRecord',
    ]);
  });

  test('can be written only by their stream, which can’t read or delete them', () => {
    const actions = policyOf('ShippingStreamRole').flatMap(({ Action }) => Action);
    expect(actions.toSorted()).toEqual([
      's3:AbortMultipartUpload',
      's3:GetBucketLocation',
      's3:ListBucket',
      's3:ListBucketMultipartUploads',
      's3:PutObject',
    ]);
    expect(policyOf('CostLogs').flatMap(({ Action }) => Action)).toEqual([
      'firehose:PutRecord',
      'firehose:PutRecordBatch',
    ]);
  });

  test('are subscribed to with a role from an earlier stack, because AWS tests a new subscription at once', () => {
    const { work, cost } = stageOf('staging');
    expect(resourcesOf(Template.fromStack(work), 'AWS::IAM::Role').map(([id]) => id)).toContainEqual(
      expect.stringMatching(/^CostLogs/u),
    );
    expect(cost.dependencies).toContain(work);
    const filters = resourcesOf(Template.fromStack(cost), 'AWS::Logs::SubscriptionFilter');
    for (const [, { Properties }] of filters)
      expect(JSON.stringify(Properties['RoleArn'])).toContain('CostLogs');
  });

  test('outlive their stack, are private, and expire after three years', () => {
    const found = defined(
      resourcesOf(site, 'AWS::S3::Bucket').find(([, { Properties }]) =>
        JSON.stringify(Properties).includes('cost-failed/'),
      ),
    );
    expect(found[1].DeletionPolicy).toBe('RetainExceptOnCreate');
    expect(found[1].Properties).toMatchObject({
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    });
    expect(JSON.stringify(found[1].Properties['LifecycleConfiguration'])).toContain(
      '"ExpirationInDays":1095',
    );
  });

  // Proves budget-cost-lines-queried-in-athena.
  test('form an Athena table that finds each day without a catalogue of partitions', () => {
    const table = textOf('AWS::Glue::Table');
    expect(table).toContain('"projection.day.format":"yyyy-MM-dd"');
    expect(table).toContain('/cost/day=${day}/');
    for (const field of [
      'stage',
      'route',
      'step',
      'request_id',
      'user',
      'plan',
      'video',
      'attempt',
      'series',
      'run',
    ])
      expect(table).toContain(`${field}:`);
    for (const field of ['component', 'sku', 'model', 'quantity', 'unit', 'pico', 'price'])
      expect(table).toContain(`${field}:`);
    const queries = resourcesOf(site, 'AWS::Athena::NamedQuery').map(([, { Properties }]) => Properties);
    expect(queries.map(({ Name }) => Name)).toEqual([
      'Cost per route or step, last 30 days',
      'Cost per video by component, last 30 days',
      'Cost per series and run, last 30 days',
    ]);
    for (const { QueryString: sql } of queries)
      expect(sql).toContain('AS item (component, sku, model, quantity, unit, pico, price)');
  });
});

describe('a budget', () => {
  // Proves budget-budget-alarms-50-80-100.
  test('for the stage and for Polly notifies the alarm address when spending reaches 50, 80 and 100 % of it', () => {
    const [topicId] = defined(resourcesOf(data, 'AWS::SNS::Topic')[0]);
    const budgets = resourcesOf(site, 'AWS::Budgets::Budget').map(([, { Properties }]) => Properties);
    expect(budgets.map(({ Budget }) => Budget.BudgetLimit.Amount)).toEqual([100, 20]);
    for (const { NotificationsWithSubscribers: notifications } of budgets) {
      expect(notifications.map(({ Notification }) => Notification.Threshold)).toEqual([50, 80, 100]);
      for (const { Subscribers } of notifications) expect(JSON.stringify(Subscribers)).toContain(topicId);
    }
    expect(JSON.stringify(budgets[0])).toContain('user:veilcast-stage$staging');
    expect(JSON.stringify(theOne(data, 'AWS::SNS::TopicPolicy'))).toContain('budgets.amazonaws.com');
  });

  // Proves budget-budget-alarms-50-80-100.
  test.each([METRICS.stageBudget, ...BUDGETS.map(({ metric }) => metric)])(
    'for films (%s) raises alarms at 50, 80 and 100 %%',
    (metric) => {
      const alarms = resourcesOf(site, 'AWS::CloudWatch::Alarm').filter(
        ([, { Properties }]) => Properties['MetricName'] === metric,
      );
      expect(alarms.map(([, { Properties }]) => Properties['Threshold'])).toEqual([50, 80, 100]);
      for (const [, { Properties }] of alarms) expect(Properties['Statistic']).toBe('Maximum');
    },
  );

  test.each([
    METRICS.trialBudget,
    METRICS.freeBudget,
    METRICS.stageDay,
    METRICS.paidDay,
    METRICS.trialDay,
    METRICS.freeDay,
  ])('divided among tiers and days (%s) raises an alarm when a share is used up', (metric) => {
    const alarms = resourcesOf(site, 'AWS::CloudWatch::Alarm').filter(
      ([, { Properties }]) => Properties['MetricName'] === metric,
    );
    expect(alarms.map(([, { Properties }]) => Properties['Threshold'])).toEqual([95]);
  });

  test('for a provider outside AWS raises an alarm when a single day costs a tenth of the monthly budget', () => {
    const [, jump] = defined(
      resourcesOf(site, 'AWS::CloudWatch::Alarm').find(([id]) => id.includes('OpenaiSpendingJumps')),
    );
    expect(jump.Properties['Threshold']).toBe(4);
    for (const component of ['image-model', 'text-model', 'speech-model'])
      expect(JSON.stringify(jump.Properties)).toContain(costMetricOf(component));
  });
});

// Proves budget-costs-dashboard.
test('the dashboard shows the cost of every component, route and step', () => {
  const body = textOf('AWS::CloudWatch::Dashboard');
  const components = new Set(SKUS.map(({ component }) => component));
  expect([...components].toSorted()).toEqual(COST_COMPONENTS.toSorted());
  for (const component of components) expect(body).toContain(costMetricOf(component));
  expect(body.split(`${METRICS.cost}\\",`).length - 1).toBe(
    Object.keys(routes).length + WORKFLOW_FUNCTIONS.length,
  );
});
