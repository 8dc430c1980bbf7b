import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BucketPolicy, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

interface MediaPolicyProps {
  readonly media: IBucket;
  readonly distribution: Distribution;
}

/**
 * The connections that a bucket refuses, whoever makes them: those without TLS, and those with a TLS version older
 * than 1.2.
 */
const UNSAFE = [
  { Bool: { 'aws:SecureTransport': 'false' } },
  { NumericLessThan: { 's3:TlsVersion': 1.2 } },
] as const;

/** Allows only this distribution to read films under `media/`, and only over TLS 1.2 or newer. */
export class MediaPolicy extends Construct {
  constructor(scope: Construct, id: string, { media, distribution }: MediaPolicyProps) {
    super(scope, id);
    const { document } = new BucketPolicy(this, 'Policy', { bucket: media });
    document.addStatements(
      ...UNSAFE.map(
        (conditions) =>
          new PolicyStatement({
            effect: Effect.DENY,
            principals: [new AnyPrincipal()],
            actions: ['s3:*'],
            resources: [media.bucketArn, media.arnForObjects('*')],
            conditions,
          }),
      ),
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [media.arnForObjects('media/*')],
        conditions: { StringEquals: { 'AWS:SourceArn': distribution.distributionArn } },
      }),
    );
  }
}
