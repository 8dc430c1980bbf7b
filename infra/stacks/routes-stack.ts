/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Bundles } from '#infra/bundling/bundles.ts';
import type { RouteFunction } from '#infra/bundling/entries.ts';
import { asId, RouteFunctions } from '#infra/constructs/functions/route-functions.ts';
import type { ApiStack } from './api-stack.ts';

interface RoutesProps extends StackProps {
  readonly api: ApiStack;
  /** The first path segment that these routes share: `videos`. */
  readonly segment: string;
  readonly routes: readonly RouteFunction[];
  readonly bundles: Bundles;
}

/**
 * The routes below one first path segment. No other stack refers to its contents, so one deployment can remove a route.
 */
export class RoutesStack extends Stack {
  constructor(scope: Construct, id: string, { api, segment, routes, bundles, ...props }: RoutesProps) {
    super(scope, id, props);
    const { api: routeApi, resources } = api;
    new RouteFunctions(this, asId(segment), { api: routeApi, routes, bundles, resources });
  }
}
