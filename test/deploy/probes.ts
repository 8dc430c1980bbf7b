/* oxlint-disable no-new -- a construct joins its stack by being made */
/** One tiny stack for each type that is left out; its name ends in the type's last word. */

import { App, CfnResource, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { asBucket } from '#infra/cdk-types.ts';
import { ACCOUNT, REGION } from './cloud-environment.ts';
import type { LeftOutType } from './left-out.ts';
import { probeName } from './probe-name.ts';

const PROBES: Readonly<Record<LeftOutType, (stack: Stack) => void>> = {
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
