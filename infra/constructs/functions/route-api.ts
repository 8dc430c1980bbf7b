import { Duration, Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { computed, SpokenAlarm } from '#infra/constructs/alarms/alarm.ts';
import { ofApi } from '#infra/watching/metrics.ts';

interface ApiErrorsProps {
  readonly apiId: string;
  readonly topic: ITopic;
}

const MINUTE = Duration.minutes(1);
const SOME = 5;
const PERCENT = 2;

/** Responses with a status of 500 or above, from a function or from the gateway if a function didn’t answer. */
class ApiErrors extends SpokenAlarm {
  constructor(scope: Construct, id: string, { apiId, topic }: ApiErrorsProps) {
    super(scope, id, {
      says: `Users see "something went wrong": ${PERCENT} % or more of all requests fail, at least ${SOME} a minute.`,
      runbook: 'apiErrors',
      topic,
      metric: computed(
        `IF(FILL(errors, 0) >= ${SOME}, 100 * errors / requests, 0)`,
        { errors: ofApi(apiId, '5xx', MINUTE), requests: ofApi(apiId, 'Count', MINUTE) },
        MINUTE,
        'Requests that fail, in percent',
      ),
      from: PERCENT,
      of: { bad: 2, periods: 3 },
    });
  }
}

interface RouteApiProps {
  /** Notified when the API answers with errors. */
  readonly topic: ITopic;
}

/**
 * The HTTP API, still empty: `RouteFunctions` adds the routes, and `ApiStage` opens the API once all of them exist.
 */
export class RouteApi extends Construct {
  readonly api: HttpApi;
  readonly apiId: string;
  /** The API's own host name, without scheme. Only the distribution may call it. */
  readonly host: string;
  /** Rolls back a release during its trial. */
  readonly errors: ApiErrors;

  constructor(scope: Construct, id: string, { topic }: RouteApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { createDefaultStage: false });
    this.apiId = this.api.apiId;
    this.errors = new ApiErrors(this, 'ApiErrors', { apiId: this.apiId, topic });
    const { region, urlSuffix } = Stack.of(this);
    this.host = `${this.apiId}.execute-api.${region}.${urlSuffix}`;
  }
}
