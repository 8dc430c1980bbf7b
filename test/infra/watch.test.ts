import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BUDGETS } from '#contract/providers.ts';
import { routes } from '#contract/routes.ts';
import { workflowOf } from '#contract/workflows.ts';
import { SKUS } from '#functions/cost/skus.ts';
import { costMetricOf, METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { DUTIES, stepsOf, WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { ROOT, resourcesOf, templatesOf } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const { site, data } = templatesOf('staging', { alarmAddress: 'ops@example.com' });
const alarmsOf = (template: typeof site) =>
  resourcesOf(template, 'AWS::CloudWatch::Alarm').map(([id, { Properties }]) => ({
    id,
    text: JSON.stringify(Properties),
    says: String(Properties['AlarmDescription']),
    Properties,
  }));
const alarms = alarmsOf(site);
const runbook = readFileSync(join(ROOT, 'docs/runbook.md'), 'utf8');
/** The anchors that a Markdown renderer would give the headings. */
const anchors = [...runbook.matchAll(/^#{2,4} (.+)$/gmu)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/gu, '')
    .replaceAll(' ', '-'),
);
const alarmed = (word: string) => alarms.filter(({ text }) => text.includes(word));

describe('every alarm', () => {
  test.each(alarms)(
    '$id describes what users experience and links to a section of the runbook',
    ({ says }) => {
      const [, sentence = '', anchor = ''] = /^(.+) What to do: docs\/runbook\.md#(\S+)$/u.exec(says) ?? [];
      expect(sentence.split(' ').length).toBeGreaterThan(6);
      expect(sentence).toMatch(/\.$/u);
      expect(anchors).toContain(anchor);
    },
  );

  test('emails the stage’s alarm address when it fires and when it clears', () => {
    const [topicId] = defined(resourcesOf(data, 'AWS::SNS::Topic')[0]);
    for (const { Properties } of alarms)
      for (const actions of ['AlarmActions', 'OKActions'])
        expect(JSON.stringify(Properties[actions])).toContain(topicId);
    data.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.com' });
    expect(resourcesOf(templatesOf('dev').data, 'AWS::SNS::Subscription')).toHaveLength(0);
  });

  test('differs from every other alarm in its metric, description or threshold', () => {
    expect(new Set(alarms.map(({ says, text }) => says + text)).size).toBe(alarms.length);
  });
});

describe('every function', () => {
  const named = [site, data]
    .flatMap((template) => resourcesOf(template, 'AWS::Lambda::Function'))
    .flatMap(([, { Properties }]) => (Properties['FunctionName'] === undefined ? [] : [Properties]));

  test('has a name, unless it runs only during a deployment', () => {
    expect(named).toHaveLength(Object.keys(routes).length + WORKFLOW_FUNCTIONS.length);
  });

  test('traces its calls, and so does every workflow', () => {
    for (const made of named) expect(made['TracingConfig']).toEqual({ Mode: 'Active' });
    for (const [, { Properties }] of resourcesOf(site, 'AWS::StepFunctions::StateMachine'))
      expect(Properties['TracingConfiguration']).toEqual({ Enabled: true });
  });

  test('records its metrics under the stage’s name', () => {
    for (const made of named)
      expect(made['Environment']).toMatchObject({ Variables: { METRICS_NAMESPACE: 'Veilcast/staging' } });
  });
});

describe('an alarm fires', () => {
  test.each([
    ['the API answers with errors', '5xx'],
    ['stories are slow', 'veilcast-staging-generateStory'],
    ['films fail', 'ExecutionsSucceeded'],
    ['calls come near their time limits', METRICS.nearLimitCalls],
    ['steps or duties come near their time limits', METRICS.nearLimitSteps],
    ['films are stopped', METRICS.filmsGivenUp],
    ['films go out unsigned', METRICS.filmsNotSigned],
    ['no film is finished', 'ExecutionsStarted'],
    ['functions are throttled', 'Throttles'],
    ['the table throttles requests', 'WriteThrottleEvents'],
    ['an event is a dead letter', 'ApproximateNumberOfMessagesVisible'],
    ['a payment does not match its price', METRICS.doubtfulPayments],
    ['a platform’s day is used up', METRICS.platformDayUsed],
    ['somebody guesses passwords', METRICS.guessesRefused],
    ['the user pool turns people away', 'veilcast-staging-AdmitVisitor'],
  ])('when %s', (_, metric) => {
    expect(alarmed(metric).length).toBeGreaterThan(0);
  });

  test('when the payment provider’s webhook calls end in server errors', () => {
    const { method, path } = routes.paymentWebhook;
    expect(alarmed(`${method} ${path}`).map(({ text }) => text.includes(METRICS.serverErrors))).toContain(
      true,
    );
  });

  test('when a scheduled duty fails or stops reporting', () => {
    const silent = alarms.filter(({ Properties }) => Properties['TreatMissingData'] === 'breaching');
    expect(silent).toHaveLength(DUTIES.length);
    for (const { name } of DUTIES) {
      const [own] = silent.filter(({ text }) => text.includes(`veilcast-staging-${name}`));
      expect(own?.text).toContain('"MetricName":"Invocations"');
      expect(own?.text).toContain('"MetricName":"Errors"');
    }
  });
});

describe.each(['alice', 'dev'])('the %s stage watches only the essentials', (stage) => {
  const few = templatesOf(stage).site;
  const essentials = alarmsOf(few);

  test('with at most ten alarms, each of which also exists on a stage that watches everything', () => {
    expect(essentials.length).toBeLessThanOrEqual(10);
    const all = new Set(alarms.map(({ says }) => says));
    expect(essentials.filter(({ says }) => !all.has(says))).toEqual([]);
  });

  test.each([
    ['the API answers with errors', '5xx'],
    ['films fail', 'ExecutionsSucceeded'],
    ['an account is not deleted', 'ExecutionsAborted'],
    ['an event is a dead letter', 'ApproximateNumberOfMessagesVisible'],
    ['the table throttles requests', 'WriteThrottleEvents'],
    ['nothing tends what is due', 'TendDue'],
    ['nothing rescues videos that hang', 'RescueRenders'],
  ])('with an alarm that fires when %s', (_, metric) => {
    expect(essentials.filter(({ text }) => text.includes(metric)).length).toBeGreaterThan(0);
  });

  test('with no dashboard and no metrics of its own', () => {
    expect(resourcesOf(few, 'AWS::CloudWatch::Dashboard')).toEqual([]);
    expect(essentials.filter(({ text }) => text.includes(`Veilcast/${stage}`))).toEqual([]);
    for (const [, { Properties }] of resourcesOf(few, 'AWS::Lambda::Function'))
      expect(Properties.Environment?.Variables ?? {}).not.toHaveProperty('METRICS_NAMESPACE');
  });
});

test('no alarm depends on the wording of a log line, because all our own figures are named metrics', () => {
  expect(resourcesOf(site, 'AWS::Logs::MetricFilter')).toEqual([]);
  const ours = new Set<unknown>([
    ...Object.values(METRICS),
    ...BUDGETS.map(({ metric }) => metric),
    ...Object.values(SKUS).map(({ component }) => costMetricOf(component)),
  ]);
  const named = alarms.flatMap(({ text }) =>
    [...text.matchAll(/"MetricName":"([^"]+)","Namespace":"Veilcast\/staging"/gu)].map(([, name]) => name),
  );
  expect(named).toContain(METRICS.doubtfulPayments);
  expect(named.filter((name) => !ours.has(name))).toEqual([]);
});

test('keeps the end events of films and storyboard work that never reach their function or that it can’t handle', () => {
  const [queueId] = defined(resourcesOf(site, 'AWS::SQS::Queue')[0]);
  const rules = resourcesOf(site, 'AWS::Events::Rule').filter(
    ([, { Properties }]) => Properties['EventPattern'] !== undefined,
  );
  // The two rules that pass a free slot on to the next film, check or archive don’t keep failed events, because
  // scheduled duties do the same job again within a minute.
  const failures = rules.filter(([id]) => id.includes('UncaughtEnds'));
  expect([rules.length, failures.length]).toEqual([4, 2]);
  for (const [, { Properties }] of failures)
    for (const target of Properties.Targets)
      expect(JSON.stringify(target.DeadLetterConfig)).toContain(queueId);
  expect(
    JSON.stringify(
      resourcesOf(site, 'AWS::Lambda::Function').find(([, { Properties }]) =>
        String(Properties['Handler']).includes('fail-video'),
      )?.[1].Properties['DeadLetterConfig'],
    ),
  ).toContain(queueId);
});

test('the dashboard covers every route and every step in making a film', () => {
  const body = JSON.stringify(
    defined(resourcesOf(site, 'AWS::CloudWatch::Dashboard')[0])[1].Properties['DashboardBody'],
  );
  for (const [name, { method, path }] of Object.entries(routes)) {
    expect(body).toContain(`veilcast-staging-${name}`);
    expect(body).toContain(`${method} ${path}`);
  }
  for (const { name } of stepsOf(workflowOf('film'))) expect(body).toContain(name);
});
