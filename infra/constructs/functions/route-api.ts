import { Stack } from 'aws-cdk-lib';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { ApiErrors } from '#infra/constructs/alarms/api-errors.ts';

interface RouteApiProps {
  /** Notified when the API answers with errors. */
  readonly topic: ITopic;
}

/** The HTTP API, empty: `RouteFunctions` adds the routes, and `ApiStage` opens it once all of them exist. */
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
