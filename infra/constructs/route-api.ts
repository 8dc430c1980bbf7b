/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { environmentOf, type Resources, statementsOf } from '../bindings.ts';
import type { Bundles } from '../bundles.ts';
import { ROUTE_FUNCTIONS } from '../entries.ts';
import type { Needs } from '../needs.ts';
import type { StageSettings } from '../stage-settings.ts';
import { NodeFunction } from './node-function.ts';

interface RouteApiProps {
  readonly bundles: Bundles;
  readonly resources: Resources;
}

const METHODS = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  DELETE: HttpMethod.DELETE,
} as const satisfies Record<Route['method'], HttpMethod>;

type Throttle = StageSettings['quotas']['everyRoute'];

/** CloudFormation's own spelling: settings of single routes are free JSON to CDK. */
const throttleOf = ({ perSecond, burst }: Throttle) => ({
  ThrottlingRateLimit: perSecond,
  ThrottlingBurstLimit: burst,
});

const asId = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The HTTP API: one route and one function for each row of the route table, with no more rights than its line of grants. */
export class RouteApi extends Construct {
  /** The API's own host name, without scheme. Only the distribution may call it. */
  readonly host: string;

  constructor(scope: Construct, id: string, { bundles, resources }: RouteApiProps) {
    super(scope, id);
    const api = new HttpApi(this, 'Api', { createDefaultStage: false });
    const { everyRoute, routes: throttled } = resources.settings.quotas;
    const stage = new CfnStage(this, 'Stage', {
      apiId: api.apiId,
      stageName: '$default',
      autoDeploy: true,
      defaultRouteSettings: {
        throttlingRateLimit: everyRoute.perSecond,
        throttlingBurstLimit: everyRoute.burst,
      },
      routeSettings: Object.fromEntries(
        ROUTE_FUNCTIONS.flatMap(({ name, route }) => {
          const own = throttled[name];
          return own === undefined ? [] : [[`${route.method} ${route.path}`, throttleOf(own)]];
        }),
      ),
    });
    for (const { name, route, line, entry } of ROUTE_FUNCTIONS) {
      const needs: Needs = { ...line, secrets: [...(line.secrets ?? []), 'origin'] };
      const answering = new NodeFunction(this, asId(name), {
        bundle: bundles.of(entry),
        memoryMb: line.memoryMb,
        timeout: Duration.seconds(line.timeoutSeconds),
        logRetentionDays: resources.settings.logRetentionDays,
        environment: environmentOf(needs, resources),
        statements: statementsOf(needs, resources),
      });
      const made = api.addRoutes({
        path: route.path,
        methods: [METHODS[route.method]],
        integration: new HttpLambdaIntegration(`${asId(name)}Integration`, answering),
      });
      // A stage that names a route cannot be made before it.
      for (const each of made) stage.node.addDependency(each);
    }
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
  }
}
