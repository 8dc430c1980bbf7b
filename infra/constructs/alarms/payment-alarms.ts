/* oxlint-disable no-new -- a construct joins its stack by being made */
import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { routes } from '#contract/routes.ts';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted } from '#infra/watching/metrics.ts';
import { SpokenAlarm } from './alarm.ts';

interface PaymentAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

const FIFTEEN_MINUTES = Duration.minutes(15);
/** The payment provider delivers again, so one failure is none. */
const WEBHOOK_FAILURES = 3;

/** Money that came in and did nothing. */
export class PaymentAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: PaymentAlarmsProps) {
    super(scope, id);
    const { method, path } = routes.paymentWebhook;
    new SpokenAlarm(this, 'WebhookFails', {
      says: 'People have paid and wait for their credits: messages of the payment provider end in an error.',
      runbook: 'webhooks',
      topic,
      metric: counted(stageName, METRICS.serverErrors, { route: `${method} ${path}` }, FIFTEEN_MINUTES),
      from: WEBHOOK_FAILURES,
    });
    new SpokenAlarm(this, 'PaidInVain', {
      says: 'Somebody paid and got no credits: the payment is over another amount, currency or price than the catalogue asks.',
      runbook: 'paidWithoutCredits',
      topic,
      metric: counted(stageName, METRICS.doubtfulPayments, {}, FIFTEEN_MINUTES),
      from: 1,
    });
  }
}
