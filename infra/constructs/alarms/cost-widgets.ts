import { Duration } from 'aws-cdk-lib';
import { GraphWidget, type IWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { BUDGETS, PROVIDER_COSTS } from '#contract/providers.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { ROUTE_FUNCTIONS } from '#infra/bundling/entries.ts';
import { TOLD_AT } from '#infra/constructs/cost/stage-budgets.ts';
import { costOf, counted, ofCostStream } from '#infra/watching/metrics.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';

/** The components of `functions/cost/skus.ts` with the highest costs, highest first. */
export const COST_COMPONENTS = [
  ...PROVIDER_COSTS.map(({ component }) => component),
  'lambda',
  'transfer',
  'step-functions',
  's3',
  'cloudfront',
  'http-api',
  'dynamodb',
  'logs',
  'ses',
  'payments',
];

const FULL = 24;
const HALF = 12;
const HEIGHT = 7;
const TITLE_HEIGHT = 2;
const HOUR = Duration.hours(1);
const DAY = Duration.days(1);
const DOLLARS = { label: 'dollars', showUnits: false, min: 0 } as const;

const costByComponent = (stageName: string): IWidget =>
  new GraphWidget({
    title: 'Cost per day by component',
    left: COST_COMPONENTS.map((component) => costOf(stageName, component, DAY).with({ label: component })),
    leftYAxis: DOLLARS,
    stacked: true,
    period: DAY,
    width: HALF,
    height: HEIGHT,
  });

const budgetsUsed = (stageName: string): IWidget =>
  new GraphWidget({
    title: "This month's film budgets used, in percent",
    left: [
      { metric: METRICS.stageBudget, label: 'films altogether' },
      ...BUDGETS.map(({ metric, payee }) => ({ metric, label: payee })),
      { metric: METRICS.trialBudget, label: 'share of trials' },
      { metric: METRICS.freeBudget, label: 'share of free accounts' },
    ].map(({ metric, label }) => counted(stageName, metric, {}, HOUR).with({ statistic: 'Maximum', label })),
    leftAnnotations: TOLD_AT.map((value) => ({ value, label: `${value} %` })),
    leftYAxis: { min: 0, showUnits: false },
    width: HALF,
    height: HEIGHT,
  });

/** The dashboard rows that show a stage's costs. */
export const costWidgets = (stageName: string): IWidget[][] => [
  [
    new TextWidget({
      markdown:
        '## Cost\nDollars at list prices, as metered by the functions; without fixed costs. For the cost of a video or a plan, run `npm run cost`.',
      width: FULL,
      height: TITLE_HEIGHT,
    }),
  ],
  [costByComponent(stageName), budgetsUsed(stageName)],
  [
    new GraphWidget({
      title: 'Cost per hour by route and step',
      left: [
        ...ROUTE_FUNCTIONS.map(({ route }) => `${route.method} ${route.path}`).map((label) =>
          counted(stageName, METRICS.cost, { route: label }, HOUR).with({ label }),
        ),
        ...WORKFLOW_FUNCTIONS.map(({ name }) =>
          counted(stageName, METRICS.cost, { step: name }, HOUR).with({ label: name }),
        ),
      ],
      leftYAxis: DOLLARS,
      width: FULL,
      height: HEIGHT,
    }),
  ],
  [
    new GraphWidget({
      title: 'Cost lines delivered to S3',
      left: [
        ofCostStream(stageName, 'IncomingRecords', 'Sum').with({ label: 'batches from logs' }),
        ofCostStream(stageName, 'DeliveryToS3.Records', 'Sum').with({ label: 'lines written' }),
      ],
      right: [
        ofCostStream(stageName, 'DeliveryToS3.DataFreshness', 'Maximum').with({ label: 'oldest, seconds' }),
      ],
      width: FULL,
      height: HEIGHT,
    }),
  ],
];
