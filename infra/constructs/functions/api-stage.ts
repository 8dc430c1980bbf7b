import { CfnStage, type HttpApi, HttpStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { methodsOf } from '#contract/route.ts';
import { ROUTE_FUNCTIONS } from '#infra/bundling/entries.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

type Quotas = StageSettings['quotas'];

interface ApiStageProps {
  readonly api: HttpApi;
  readonly quotas: Quotas;
}

/** The names that API Gateway gives the stage. */
const settingsOf = ({ perSecond, burst }: Quotas['everyRoute']) => ({
  ThrottlingRateLimit: perSecond,
  ThrottlingBurstLimit: burst,
});

const routeSettings = ({ routes }: Quotas): Record<string, object> =>
  Object.fromEntries(
    ROUTE_FUNCTIONS.flatMap(({ name, route }) => {
      const throttle = routes[name];
      if (throttle === undefined) return [];
      return methodsOf(route).map((method) => [`${method} ${route.path}`, settingsOf(throttle)]);
    }),
  );

/**
 * Opens the API to the distribution, with throttling. The API's stage refers to routes, so create it after every
 * stack that adds any.
 */
export class ApiStage extends HttpStage {
  constructor(scope: Construct, id: string, { api, quotas }: ApiStageProps) {
    const { perSecond, burst } = quotas.everyRoute;
    super(scope, id, {
      httpApi: api,
      autoDeploy: true,
      throttle: { rateLimit: perSecond, burstLimit: burst },
    });
    const { defaultChild } = this.node;
    if (defaultChild instanceof CfnStage) defaultChild.routeSettings = routeSettings(quotas);
  }
}
