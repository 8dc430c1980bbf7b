import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { ofApi } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface ApiErrorsProps {
  readonly apiId: string;
  readonly topic: ITopic;
}

const MINUTE = Duration.minutes(1);
const SOME = 5;
const PERCENT = 2;

/** Responses of 500 and above from a function, or from the gateway when a function did not answer. */
export class ApiErrors extends SpokenAlarm {
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
