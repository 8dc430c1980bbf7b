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
/** The payment provider retries its deliveries, so a single failure doesn’t matter. */
const WEBHOOK_FAILURES = 3;

/** Alarms for payments that had no effect. */
export class PaymentAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: PaymentAlarmsProps) {
    super(scope, id);
    const { method, path } = routes.paymentWebhook;
    new SpokenAlarm(this, 'WebhookFails', {
      says: 'Customers have paid and are waiting for their credits: messages from the payment provider end in errors.',
      runbook: 'webhooks',
      topic,
      metric: counted(stageName, METRICS.serverErrors, { route: `${method} ${path}` }, FIFTEEN_MINUTES),
      from: WEBHOOK_FAILURES,
    });
    new SpokenAlarm(this, 'PaidInVain', {
      says: 'A customer paid and got no credits: the amount, currency or price of the payment does not match the catalogue.',
      runbook: 'paidWithoutCredits',
      topic,
      metric: counted(stageName, METRICS.doubtfulPayments, {}, FIFTEEN_MINUTES),
      from: 1,
    });
  }
}
