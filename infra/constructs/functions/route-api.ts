/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnStage, HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import { ROUTE_FUNCTIONS } from '#infra/bundling/entries.ts';
import { asFunction } from '#infra/cdk-types.ts';
import { ApiErrors } from '#infra/constructs/alarms/api-errors.ts';
import { environmentOf, type Resources, statementsOf } from '#infra/permissions/bindings.ts';
import type { Needs } from '#infra/permissions/needs.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { type Throttle, throttleOf } from '#infra/stage/throttles.ts';
import { CanaryRelease } from './canary-release.ts';
import { NodeFunction } from './node-function.ts';

interface RouteApiProps {
  readonly bundles: Bundles;
  readonly resources: Resources;
  /** Where it is told that the API answers with errors. */
  readonly topic: ITopic;
}

const METHODS = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  DELETE: HttpMethod.DELETE,
} as const satisfies Record<Route['method'], HttpMethod>;

const asId = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** API Gateway's names for it. */
const settingsOf = ({ perSecond, burst }: Throttle) => ({
  ThrottlingRateLimit: perSecond,
  ThrottlingBurstLimit: burst,
});

const routeSettings = ({ quotas }: StageSettings): Record<string, object> =>
  Object.fromEntries(
    ROUTE_FUNCTIONS.flatMap(({ name, route }) => {
      const throttle = throttleOf(name, route, quotas);
      return throttle === undefined ? [] : [[`${route.method} ${route.path}`, settingsOf(throttle)]];
    }),
  );

/** The HTTP API: one route and one function for each row of the route table, with no more rights than its line of grants. */
export class RouteApi extends Construct {
  /** The API's own host name, without scheme. Only the distribution may call it. */
  readonly host: string;
  readonly apiId: string;

  constructor(scope: Construct, id: string, { bundles, resources, topic }: RouteApiProps) {
    super(scope, id);
    const { stageName, settings } = resources;
    const api = new HttpApi(this, 'Api', { createDefaultStage: false });
    const alarm = new ApiErrors(this, 'ApiErrors', { apiId: api.apiId, topic });
    const canary = settings.canary ? new CanaryRelease(this, 'Release', { alarms: [alarm] }) : undefined;
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: {
        rateLimit: settings.quotas.everyRoute.perSecond,
        burstLimit: settings.quotas.everyRoute.burst,
      },
    });
    const { defaultChild } = stage.node;
    if (defaultChild instanceof CfnStage) defaultChild.routeSettings = routeSettings(settings);
    for (const { name, route, line, entry } of ROUTE_FUNCTIONS) {
      const needs: Needs = { ...line, secrets: [...(line.secrets ?? []), 'origin'] };
      const made = new NodeFunction(this, asId(name), {
        named: { stageName, name },
        bundle: bundles.of(entry),
        memoryMb: line.memoryMb,
        timeout: Duration.seconds(line.timeoutSeconds),
        logRetentionDays: settings.logRetentionDays,
        environment: environmentOf(needs, resources),
        statements: statementsOf(needs, resources),
      });
      const called = asFunction(canary?.release(asId(name), made) ?? made);
      const routes = api.addRoutes({
        path: route.path,
        methods: [METHODS[route.method]],
        integration: new HttpLambdaIntegration(`${asId(name)}Integration`, called),
      });
      // The stage's settings name routes, which have to be there.
      stage.node.addDependency(...routes);
    }
    const { region, urlSuffix } = Stack.of(this);
    this.apiId = api.apiId;
    this.host = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
  }
}
