import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { TABLE_KEYS } from '#local/aws/dynamodb.ts';
import {
  FURNISHED,
  ON_PLATFORMS,
  resourcesOf,
  stageOf,
  templatesOf,
  theOne,
} from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const { data } = templatesOf('dev');
const prod = templatesOf('prod').data;

describe('the table', () => {
  test('can be restored to any second and is kept when its stack is deleted', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
        Replicas: [
          Match.objectLike({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }),
        ],
      },
    });
  });

  test('has the same keys and index as the local table, which the stores’ tests use', () => {
    data.hasResourceProperties('AWS::DynamoDB::GlobalTable', TABLE_KEYS);
  });

  test('cannot be deleted in prod', () => {
    prod.hasResourceProperties('AWS::DynamoDB::GlobalTable', {
      Replicas: [Match.objectLike({ DeletionProtectionEnabled: true })],
    });
  });
});

// Proves call-permits-key-type-size-once.
test('the bucket accepts signed uploads from pages of the site, and nothing else from any page', () => {
  const rules = (template: typeof data): unknown =>
    resourcesOf(template, 'AWS::S3::Bucket').flatMap(
      ([, { Properties }]) => Properties['CorsConfiguration'] ?? [],
    );
  const rule = {
    AllowedMethods: ['PUT'],
    AllowedHeaders: ['content-type', 'if-none-match'],
    MaxAge: 3000,
  };
  expect(rules(data)).toEqual([{ CorsRules: [{ ...rule, AllowedOrigins: ['https://*.cloudfront.net'] }] }]);
  const named = templatesOf('dev', FURNISHED).data;
  expect(rules(named)).toEqual([{ CorsRules: [{ ...rule, AllowedOrigins: ['https://veilcast.example'] }] }]);
});

test('in prod, nothing outlives its stack except data that no deployment may lose', () => {
  const kept = Object.values(templatesOf('prod').stacks)
    .flatMap((stack) => Object.entries<{ DeletionPolicy?: string }>(stack.toJSON()['Resources']))
    .filter(([, { DeletionPolicy: policy = '' }]) => policy.startsWith('Retain'))
    .map(([id, { DeletionPolicy: policy }]) => `${id.replace(/[0-9A-F]{8}$/u, '')} ${policy}`)
    .filter((row) => !row.includes('Version'));
  // Except when the first creation is rolled back: anything left behind would block the next attempt.
  expect([...new Set(kept)].toSorted()).toEqual(
    [
      'Bucket',
      'Media',
      'SignInPool',
      'Table',
      'MediaSecret',
      'OpenaiSecret',
      'PayoutSecret',
      'PublishingSecret',
      'SignInSecret',
      'SigningSecret',
      'StripeSecret',
    ]
      .map((name) => `${name} RetainExceptOnCreate`)
      .toSorted(),
  );
});

test('videos and users are protected against deletion in prod', () => {
  for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool'])
    expect(theOne(prod, type)).toMatchObject({
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  for (const purpose of ['sign-in', 'media', 'openai', 'stripe'])
    prod.hasResource('AWS::SecretsManager::Secret', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: Match.objectLike({ Name: `veilcast/prod/${purpose}` }),
    });
  prod.hasResourceProperties('AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' });
  expect(stageOf('prod').stateful.terminationProtection).toBe(true);
});

test('a stage with its own domain uses it for the site, its certificate and the sign-in callback', () => {
  const named = templatesOf('dev', FURNISHED).site;
  named.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      Aliases: ['veilcast.example'],
      ViewerCertificate: Match.objectLike({ MinimumProtocolVersion: 'TLSv1.2_2021' }),
    }),
  });
  named.hasResourceProperties('AWS::Cognito::UserPoolClient', {
    CallbackURLs: ['https://veilcast.example/api/auth/callback'],
  });
});

test('a stage whose zone is in Route 53 certifies its domain in us-east-1 and points it at the distribution', () => {
  const domain = { name: 'film.veilcast.example', zoneId: 'Z0123', zoneName: 'veilcast.example' };
  const { edge, web } = stageOf('dev', { domain });
  expect(edge?.region).toBe('us-east-1');
  expect(web.dependencies).toContain(edge);
  const certified = Template.fromStack(defined(edge));
  certified.resourceCountIs('AWS::WAFv2::WebACL', 0);
  certified.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'film.veilcast.example',
    DomainValidationOptions: [{ DomainName: 'film.veilcast.example', HostedZoneId: 'Z0123' }],
    ValidationMethod: 'DNS',
  });
  certified.hasResourceProperties('AWS::SSM::Parameter', { Name: '/veilcast/dev/certificate' });
  const site = Template.fromStack(web);
  site.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: Match.objectLike({
      Aliases: ['film.veilcast.example'],
      ViewerCertificate: Match.objectLike({
        AcmCertificateArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('Certificate'), 'Parameter.Value'] },
      }),
    }),
  });
  for (const Type of ['A', 'AAAA'])
    site.hasResourceProperties('AWS::Route53::RecordSet', {
      Type,
      Name: 'film.veilcast.example.',
      HostedZoneId: 'Z0123',
    });
});

test('a stage with its own certificate prints the DNS record to add, and waits for nothing', () => {
  const { web } = stageOf('dev', FURNISHED);
  const site = Template.fromStack(web);
  site.resourceCountIs('AWS::Route53::RecordSet', 0);
  expect(JSON.stringify(site.findOutputs('DomainRecord'))).toContain('veilcast.example CNAME ');
});

describe('the media bucket', () => {
  test('is private, outlives its stack, and deletes intermediate files after thirty days', () => {
    data.hasResource('AWS::S3::Bucket', {
      DeletionPolicy: 'RetainExceptOnCreate',
      Properties: {
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        LifecycleConfiguration: {
          Rules: Match.arrayWith([
            Match.objectLike({ Prefix: 'work/', ExpirationInDays: 30, Status: 'Enabled' }),
          ]),
        },
      },
    });
  });

  test('never expires a finished film', () => {
    const { Properties } = theOne(data, 'AWS::S3::Bucket');
    const { Rules } = Properties.LifecycleConfiguration;
    expect(
      Rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined).map(({ Prefix }) => Prefix),
    ).toEqual(['work/', 'media/exports/', 'evidence/']);
  });
});

describe('signing in', () => {
  test('uses a host name that contains a hash of the account number, not the number itself', () => {
    const { Properties } = theOne(data, 'AWS::Cognito::UserPoolDomain');
    expect(Properties['Domain']).toMatch(/^veilcast-dev-[0-9a-f]{8}$/u);
    expect(JSON.stringify(Properties)).not.toContain('123456789012');
  });
});

test('every secret starts with a random field, so that deployments never overwrite its value', () => {
  const secrets = resourcesOf(data, 'AWS::SecretsManager::Secret');
  expect(secrets).toHaveLength(8);
  for (const [, { Properties }] of secrets) {
    expect(Properties['SecretString']).toBeUndefined();
    expect(Properties['GenerateSecretString']).toMatchObject({ SecretStringTemplate: '{}' });
  }
});

test('each platform that a stage publishes on has a secret whose description says what it contains', () => {
  const described = (template: typeof data): unknown[] =>
    resourcesOf(template, 'AWS::SecretsManager::Secret')
      .map(([, { Properties }]) => [Properties['Name'], Properties['Description']])
      .filter(([name]) => /youtube|tiktok/u.test(String(name)));
  const holds = (id: string) => `Our app at ${id}, as {"clientId", "clientSecret"}; written by an operator`;
  expect(described(templatesOf('dev', ON_PLATFORMS).data)).toEqual([
    ['veilcast/dev/youtube', holds('youtube')],
    ['veilcast/dev/tiktok', holds('tiktok')],
  ]);
  expect(described(data)).toEqual([]);
});

test('CloudFront’s public media key is the one created during the deployment', () => {
  data.hasResourceProperties('AWS::CloudFront::PublicKey', {
    PublicKeyConfig: Match.objectLike({ EncodedKey: { 'Fn::GetAtt': [Match.anyValue(), 'PublicKey'] } }),
  });
});
