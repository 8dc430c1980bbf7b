import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

interface AlarmTopicProps {
  /** Who receives alarms; without it, alarms show on the dashboard only. */
  readonly alarmAddress?: string | undefined;
}

/** The topic that alarms publish to. It outlives deployments, because its subscriber has to confirm by hand. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { alarmAddress }: AlarmTopicProps) {
    super(scope, id, { displayName: 'Veilcast', enforceSSL: true });
    this.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [
          new ServicePrincipal('cloudwatch.amazonaws.com'),
          new ServicePrincipal('budgets.amazonaws.com'),
        ],
        resources: [this.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (alarmAddress !== undefined) this.addSubscription(new EmailSubscription(alarmAddress));
  }
}
