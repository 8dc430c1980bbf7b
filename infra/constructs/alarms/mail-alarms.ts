import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { METRICS } from '#functions/runtime/telemetry/metric-names.ts';
import { counted } from '#infra/watching/metrics.ts';
import { computed, SpokenAlarm } from './alarm.ts';

interface MailAlarmsProps {
  readonly stageName: string;
  readonly topic: ITopic;
}

const HOUR = Duration.hours(1);
const DAY = Duration.days(1);
/**
 * SES reviews an account when 5 % of its mail bounces or 0.1 % draws complaints, measured over more mail than we send
 * in an hour.
 */
const BOUNCE_PERCENT = 4;
const BOUNCES = 5;
const COMPLAINTS = 2;

/** Alarms for mail that reaches nobody. A separate alarm goes off when `SendMails` stops running. */
export class MailAlarms extends Construct {
  constructor(scope: Construct, id: string, { stageName, topic }: MailAlarmsProps) {
    super(scope, id);
    const sum = (
      metric: (typeof METRICS)['mailsSent' | 'mailsLost' | 'mailBounces' | 'mailComplaints'],
      period: Duration,
    ) => counted(stageName, metric, {}, period);
    new SpokenAlarm(this, 'Lost', {
      says: 'People wait for mails that will never arrive: they could not be queued, were refused, or waited for a day.',
      runbook: 'mail',
      topic,
      metric: sum(METRICS.mailsLost, HOUR),
      from: 1,
    });
    new SpokenAlarm(this, 'Bounce', {
      says: `At least ${BOUNCES} mails and ${BOUNCE_PERCENT} % of an hour's came back: Amazon SES stops an account whose mails come back.`,
      runbook: 'mail',
      topic,
      metric: computed(
        `IF(FILL(bounces, 0) >= ${BOUNCES} AND FILL(bounces, 0) * 100 >= ${BOUNCE_PERCENT} * FILL(sent, 0), 1, 0)`,
        { bounces: sum(METRICS.mailBounces, HOUR), sent: sum(METRICS.mailsSent, HOUR) },
        HOUR,
        'Hours in which too many mails came back',
      ),
      from: 1,
    });
    new SpokenAlarm(this, 'Complaint', {
      says: 'Readers report our mails as spam: Amazon SES stops an account at one complaint in a thousand mails.',
      runbook: 'mail',
      topic,
      metric: sum(METRICS.mailComplaints, DAY),
      from: COMPLAINTS,
    });
  }
}
