/** A tiny stack for each left-out kind, named after the last part of the kind. */

import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { asBucket } from '#infra/cdk-types.ts';
import { ACCOUNT, REGION } from '#test/deploy/emulator/cloud-environment.ts';
import { METRIC_MATH } from './assembly.ts';
import type { LeftOutKind } from './left-out.ts';
import { probeName } from './probe-name.ts';

const PROBES: Readonly<Record<LeftOutKind, (stack: Stack) => void>> = {
  'AWS::CloudFront::PublicKey': (stack) => {
    new CfnResource(stack, 'Probe', {
      type: 'AWS::CloudFront::PublicKey',
      properties: { PublicKeyConfig: { CallerReference: 'probe', EncodedKey: 'a key', Name: 'probe' } },
    });
  },
  'AWS::CloudFront::KeyGroup': (stack) => {
    new CfnResource(stack, 'Probe', {
      type: 'AWS::CloudFront::KeyGroup',
      properties: { KeyGroupConfig: { Items: ['a key'], Name: 'probe' } },
    });
  },
  [METRIC_MATH]: (stack) => {
    const usingMetrics = { some: new Metric({ namespace: 'Probe', metricName: 'Some' }) };
    new Alarm(stack, 'Probe', {
      metric: new MathExpression({ expression: '2 * some', usingMetrics }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    });
  },
  'AWS::Athena::NamedQuery': (stack) => {
    new CfnResource(stack, 'Probe', {
      type: 'AWS::Athena::NamedQuery',
      properties: { Database: 'probe', QueryString: 'SELECT 1' },
    });
  },
  'AWS::Budgets::Budget': (stack) => {
    new CfnResource(stack, 'Probe', {
      type: 'AWS::Budgets::Budget',
      properties: { Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY' } },
    });
  },
  'AWS::WAFv2::WebACLAssociation': (stack) => {
    new CfnResource(stack, 'Probe', {
      type: 'AWS::WAFv2::WebACLAssociation',
      properties: { ResourceArn: 'a pool', WebACLArn: 'a firewall' },
    });
  },
  'Custom::CDKBucketDeployment': (stack) => {
    new BucketDeployment(stack, 'Probe', {
      sources: [Source.data('index.html', 'a page')],
      destinationBucket: asBucket(new Bucket(stack, 'Bucket')),
    });
  },
};

const app = new App();
for (const [type, probe] of Object.entries(PROBES))
  probe(new Stack(app, probeName(type), { env: { account: ACCOUNT, region: REGION } }));
app.synth();
