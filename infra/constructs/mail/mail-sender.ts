import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { mailDomain, mailSetName } from '#infra/stage/names.ts';

interface MailSenderProps {
  readonly stageName: string;
  /** The address that emails come from. */
  readonly mailFrom: string;
}

/** The domain of the return path: bounces go there, and receiving providers check it. */
const returnDomain = (domain: string): string => `bounce.${domain}`;

/**
 * The sender’s domain at SES, signed with DKIM and with its own return path, so that DMARC passes on both
 * counts. Its DNS records are outputs: the domain may be hosted anywhere.
 */
export class MailSender extends Construct {
  constructor(scope: Construct, id: string, { stageName, mailFrom }: MailSenderProps) {
    super(scope, id);
    const domain = mailDomain(mailFrom);
    const configurationSet = new ConfigurationSet(this, 'Set', {
      configurationSetName: mailSetName(stageName),
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(domain),
      configurationSet,
      mailFromDomain: returnDomain(domain),
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    for (const [index, { name, value }] of identity.dkimRecords.entries())
      new CfnOutput(this, `Dkim${index + 1}`, { value: `${name} CNAME ${value}` });
    new CfnOutput(this, 'ReturnPath', {
      value: `${returnDomain(domain)} MX 10 feedback-smtp.${Stack.of(this).region}.amazonses.com and TXT "v=spf1 include:amazonses.com ~all"`,
    });
    new CfnOutput(this, 'Dmarc', { value: `_dmarc.${domain} TXT "v=DMARC1; p=quarantine"` });
  }
}
