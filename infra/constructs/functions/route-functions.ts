import { Duration } from 'aws-cdk-lib';
import { HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { methodsOf, type Route } from '#contract/route.ts';
import type { Bundles } from '#infra/bundling/bundles.ts';
import type { RouteFunction } from '#infra/bundling/entries.ts';
import { asFunction } from '#infra/cdk-types.ts';
import { environmentOf, type Resources, statementsOf } from '#infra/permissions/bindings.ts';
import type { Needs } from '#infra/permissions/needs.ts';
import { CanaryRelease } from './canary-release.ts';
import { NodeFunction } from './node-function.ts';
import type { RouteApi } from './route-api.ts';

interface RouteFunctionsProps {
  readonly api: RouteApi;
  readonly routes: readonly RouteFunction[];
  readonly bundles: Bundles;
  readonly resources: Resources;
}

const METHODS = {
  GET: HttpMethod.GET,
  HEAD: HttpMethod.HEAD,
  POST: HttpMethod.POST,
  PATCH: HttpMethod.PATCH,
  DELETE: HttpMethod.DELETE,
  ANY: HttpMethod.ANY,
} as const satisfies Record<Route['method'] | 'HEAD', HttpMethod>;

/** The construct id for a name in the route table: `readMe` becomes `ReadMe`. */
export const asId = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * One API route and one function for each given row of the route table, with only the permissions of its row
 * in `grants.ts`.
 */
export class RouteFunctions extends Construct {
  constructor(scope: Construct, id: string, { api, routes, bundles, resources }: RouteFunctionsProps) {
    super(scope, id);
    const { stageName, settings } = resources;
    const canary = settings.canary ? new CanaryRelease(this, 'Release', { alarms: [api.errors] }) : undefined;
    for (const { name, route, line, entry } of routes) {
      const needs: Needs = { ...line, secrets: [...(line.secrets ?? []), 'origin'] };
      const made = new NodeFunction(this, asId(name), {
        named: { stageName, name },
        bundle: bundles.of(entry),
        memoryMb: line.memoryMb,
        timeout: Duration.seconds(line.timeoutSeconds),
        logRetentionDays: settings.logRetentionDays,
        reserved: settings.reservedForEachRoute,
        environment: environmentOf(needs, resources),
        statements: statementsOf(needs, resources),
      });
      const called = asFunction(canary?.release(asId(name), made) ?? made);
      const integration = new HttpLambdaIntegration('Integration', called);
      for (const method of methodsOf(route))
        new HttpRoute(this, `${asId(name)}${method === 'HEAD' ? 'Head' : ''}Route`, {
          httpApi: api.api,
          routeKey: HttpRouteKey.with(route.path, METHODS[method]),
          integration,
        });
    }
  }
}
