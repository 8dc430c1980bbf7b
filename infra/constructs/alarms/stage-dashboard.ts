import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, type IMetric, type IWidget, TextWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { ROUTE_FUNCTIONS } from '#infra/bundling/entries.ts';
import { counted, ofApi, ofFunction, ofMachine, ofTable } from '#infra/watching/metrics.ts';
import { DUTIES, MACHINES } from '#infra/workflow-functions.ts';
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

/** One page that says how a stage is: first what people meet, then films, then what carries both. */
export class StageDashboard extends Dashboard {
  constructor(scope: Construct, id: string, props: StageDashboardProps) {
    const { stageName, apiId, tableName, filmMachineArn, deadLetters } = props;
    const routesOf = ROUTE_FUNCTIONS.map(({ name, route }) => ({
      name,
      label: `${route.method} ${route.path}`,
    }));
    const figure = (name: Parameters<typeof counted>[1], label: string) =>
      counted(stageName, name).with({ label });
    super(scope, id, {
      dashboardName: `Veilcast-${stageName}`,
      widgets: [
        [
          new TextWidget({
            markdown: `# Veilcast ${stageName}\nWhat to do when an alarm rings is in docs/runbook.md.`,
            width: FULL,
            height: TITLE_HEIGHT,
          }),
        ],
        [
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
        ],
        [
          graph(
            'How long answers take, by route (95 of 100 are faster)',
            routesOf.map(({ name, label }) => ofFunction(stageName, name, 'Duration', 'p95').with({ label })),
            FULL,
          ),
        ],
        [
          graph(
            'Errors of the server, by route',
            routesOf.map(({ label }) => counted(stageName, METRICS.serverErrors, { route: label })),
          ),
          graph(
            'Calls beyond their limit, by route',
            routesOf.map(({ label }) => counted(stageName, METRICS.tooManyCalls, { route: label })),
          ),
        ],
        [
          graph(
            'Stages of a film: how long each step works (95 of 100 are faster)',
            MACHINES['render-video'].map(({ name }) =>
              counted(stageName, METRICS.stepTime, { step: name }).with({ statistic: 'p95', label: name }),
            ),
            FULL,
          ),
        ],
        [
          graph('Scheduled duties that failed, and dead letters', [
            ...DUTIES.map(({ name }) => ofFunction(stageName, name, 'Errors', 'Sum').with({ label: name })),
            deadLetters.metricApproximateNumberOfMessagesVisible({ label: 'dead letters' }),
          ]),
          graph('Requests that the table turned away', [
            ofTable(tableName, 'ReadThrottleEvents'),
            ofTable(tableName, 'WriteThrottleEvents'),
          ]),
        ],
        ...costWidgets(stageName),
      ],
    });
  }
}
