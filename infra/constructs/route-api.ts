/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration, Stack } from 'aws-cdk-lib';
import { HttpApi, HttpMethod, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Route } from '#contract/route.ts';
import { environmentOf, type Resources, statementsOf } from '../bindings.ts';
import type { Bundles } from '../bundles.ts';
import { ROUTE_FUNCTIONS } from '../entries.ts';
import type { Needs } from '../needs.ts';
import { NodeFunction } from './node-function.ts';

interface RouteApiProps {
  readonly bundles: Bundles;
  readonly resources: Resources;
}

/** Requests of the whole API; limits per address and per user are in the route table. */
const REQUESTS_PER_SECOND = 100;
const BURST = 200;

const METHODS = {
  GET: HttpMethod.GET,
  POST: HttpMethod.POST,
  DELETE: HttpMethod.DELETE,
} as const satisfies Record<Route['method'], HttpMethod>;

const asId = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The HTTP API: one route and one function for each row of the route table, with no more rights than its line of grants. */
export class RouteApi extends Construct {
  /** The API's own host name, without scheme. Only the distribution may call it. */
  readonly host: string;

  constructor(scope: Construct, id: string, { bundles, resources }: RouteApiProps) {
    super(scope, id);
    const api = new HttpApi(this, 'Api', { createDefaultStage: false });
    new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: { rateLimit: REQUESTS_PER_SECOND, burstLimit: BURST },
    });
    for (const { name, route, line, entry } of ROUTE_FUNCTIONS) {
      const needs: Needs = { ...line, secrets: [...(line.secrets ?? []), 'origin'] };
      const made = new NodeFunction(this, asId(name), {
        bundle: bundles.of(entry),
        memoryMb: line.memoryMb,
        timeout: Duration.seconds(line.timeoutSeconds),
        logRetentionDays: resources.settings.logRetentionDays,
        environment: environmentOf(needs, resources),
        statements: statementsOf(needs, resources),
      });
      api.addRoutes({
        path: route.path,
        methods: [METHODS[route.method]],
        integration: new HttpLambdaIntegration(`${asId(name)}Integration`, made),
      });
    }
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
  }
}
