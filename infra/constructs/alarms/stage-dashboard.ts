import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, type IWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { workflowOf } from '#contract/workflows.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { ROUTE_FUNCTIONS } from '#infra/bundling/entries.ts';
import { counted, ofApi, ofFunction, ofMachine, ofTable } from '#infra/watching/metrics.ts';
import { DUTIES, stepsOf } from '#infra/workflow-functions.ts';
import { costWidgets } from './cost-widgets.ts';

interface StageDashboardProps {
  readonly stageName: string;
  readonly apiId: string;
  readonly tableName: string;
  readonly filmMachineArn: string;
  readonly deadLetters: IQueue;
}

const FULL = 24;
const HALF = 12;
const HEIGHT = 7;
const TITLE_HEIGHT = 2;
const FIVE_MINUTES = Duration.minutes(5);

const graph = (title: string, left: IMetric[], width = HALF, right: IMetric[] = []): IWidget =>
  new GraphWidget({ title, left, right, width, height: HEIGHT, liveData: true });

/** Requests and films at a glance. */
const overview = ({ stageName, apiId, filmMachineArn }: StageDashboardProps): IWidget[] => {
  const figure = (name: Parameters<typeof counted>[1], label: string) =>
    counted(stageName, name).with({ label });
  return [
    graph('Requests and errors', [ofApi(apiId, 'Count', FIVE_MINUTES)], HALF, [
      ofApi(apiId, '4xx', FIVE_MINUTES),
      ofApi(apiId, '5xx', FIVE_MINUTES),
    ]),
    graph('Films by outcome', [
      ofMachine(filmMachineArn, 'ExecutionsStarted').with({ label: 'started' }),
      figure(METRICS.filmsCompleted, 'completed'),
      figure(METRICS.filmsFailed, 'failed'),
      figure(METRICS.filmsGivenUp, 'given up'),
    ]),
  ];
};

const routeRows = (stageName: string): IWidget[][] => {
  const routes = ROUTE_FUNCTIONS.map(({ name, route }) => ({
    name,
    label: `${route.method} ${route.path}`,
  }));
  return [
    [
      graph(
        'Response time by route (95th percentile)',
        routes.map(({ name, label }) => ofFunction({ stageName, name }, 'Duration', 'p95').with({ label })),
        FULL,
      ),
    ],
    [
      graph(
        'Server errors by route',
        routes.map(({ label }) => counted(stageName, METRICS.serverErrors, { route: label })),
      ),
      graph(
        'Calls over their limit, by route',
        routes.map(({ label }) => counted(stageName, METRICS.tooManyCalls, { route: label })),
      ),
    ],
  ];
};

/**
 * One page that shows how healthy a stage is: first what users see, then films, then the infrastructure behind both.
 */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: StageDashboardProps) {
    const { stageName, tableName, deadLetters } = props;
    super(scope, id, {
      dashboardName: `Veilcast-${stageName}`,
      widgets: [
        [
          new TextWidget({
            markdown: `# Veilcast ${stageName}\nWhen an alarm fires, follow docs/runbook.md.`,
            width: FULL,
            height: TITLE_HEIGHT,
          }),
        ],
        overview(props),
        ...routeRows(stageName),
        [
          graph(
            'Film steps: duration (95th percentile)',
            stepsOf(workflowOf('film')).map(({ name }) =>
              counted(stageName, METRICS.stepTime, { step: name }).with({ statistic: 'p95', label: name }),
            ),
            FULL,
          ),
        ],
        [
          graph('Scheduled duties that failed, and dead letters', [
            ...DUTIES.map(({ name }) =>
              ofFunction({ stageName, name }, 'Errors', 'Sum').with({ label: name }),
            ),
            deadLetters.metricApproximateNumberOfMessagesVisible({ label: 'dead letters' }),
          ]),
          graph('Requests throttled by the table', [
            ofTable(tableName, 'ReadThrottleEvents'),
            ofTable(tableName, 'WriteThrottleEvents'),
          ]),
        ],
        [
          graph('YouTube’s day used by all accounts, in percent', [
            counted(stageName, METRICS.platformDayUsed).with({ statistic: 'Maximum', label: 'used' }),
          ]),
        ],
        ...costWidgets(stageName),
      ],
    });
  }
}
