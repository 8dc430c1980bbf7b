import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { distributionParameter, stackNames } from '#infra/stage/names.ts';
import { BARE, resourcesOf, stageOf, templatesOf, theOne } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const { site } = templatesOf('dev');

test('the distribution’s log is delivered without viewers’ addresses, from the region that CloudFront requires', () => {
  const dev = stageOf('dev');
  expect(dev.log).toMatchObject({ stackName: stackNames('dev').log, region: 'us-east-1' });
  expect(theOne(site, 'AWS::Logs::DeliverySource').Properties).toMatchObject({ LogType: 'ACCESS_LOGS' });
  expect(theOne(site, 'AWS::Logs::DeliveryDestination').Properties).toMatchObject({ OutputFormat: 'json' });
  expect(theOne(site, 'AWS::Logs::Delivery').Properties['RecordFields']).toEqual([
    'date',
    'time',
    'cs-method',
    'cs-uri-stem',
    'cs-uri-query',
    'sc-status',
    'sc-bytes',
  ]);
});

test('only log delivery writes to the log’s bucket, whose objects expire', () => {
  const [id, bucket] = defined(
    resourcesOf(site, 'AWS::S3::Bucket').find(([name]) => name.startsWith('EdgeLog')),
  );
  const { DestinationResourceArn: to } = theOne(site, 'AWS::Logs::DeliveryDestination').Properties;
  expect(JSON.stringify(to)).toContain('veilcast-dev-edge-log-');
  expect(JSON.stringify(bucket.Properties['BucketName'])).toContain('veilcast-dev-edge-log-');
  expect(bucket.Properties['LifecycleConfiguration']).toMatchObject({ Rules: [{ ExpirationInDays: 30 }] });
  const [, policy] = defined(
    resourcesOf(site, 'AWS::S3::BucketPolicy').find(([, { Properties }]) =>
      JSON.stringify(Properties['Bucket']).includes(id),
    ),
  );
  expect(policy.Properties['PolicyDocument']).toMatchObject({
    Statement: [
      { Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      { Effect: 'Deny', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
      { Effect: 'Allow', Action: expect.arrayContaining(['s3:DeleteObject*']) },
      {
        Effect: 'Allow',
        Action: 's3:PutObject',
        Principal: { Service: 'delivery.logs.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': expect.anything() } },
      },
    ],
  });
});

test('the log stack finds the distribution regardless of the stage’s region, and a stage may have no log', () => {
  const anywhere = stageOf('dev');
  expect(anywhere.log?.region).toBe('us-east-1');
  const log = Template.fromStack(defined(anywhere.log));
  const parameter = defined(
    Object.entries(log.findParameters('*')).find(
      ([, { Default }]) => Default === distributionParameter('dev'),
    ),
  );
  expect(theOne(log, 'AWS::Logs::DeliverySource').Properties['ResourceArn']).toEqual({ Ref: parameter[0] });
  const written = theOne(Template.fromStack(anywhere.web), 'Custom::DistributionParameter').Properties;
  expect(JSON.stringify(written['Create'])).toContain(distributionParameter('dev'));
  const without = stageOf('dev', BARE);
  expect(without.log).toBeUndefined();
});
