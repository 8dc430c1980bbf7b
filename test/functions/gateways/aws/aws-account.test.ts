import { CloudFrontClient, ListCachePoliciesCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSummaryCommand, IAMClient, ListOpenIDConnectProvidersCommand } from '@aws-sdk/client-iam';
import {
  GetFunctionConfigurationCommand,
  LambdaClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-lambda';
import { DescribeVoicesCommand, PollyClient } from '@aws-sdk/client-polly';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { afterEach, expect, test } from 'vitest';
import { awsAccount } from '#functions/gateways/aws/aws-account.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const parameters = mockAws(SSMClient);
const lambda = mockAws(LambdaClient);
const polly = mockAws(PollyClient);
const iam = mockAws(IAMClient);
const edge = mockAws(CloudFrontClient);
afterEach(() => {
  parameters.reset();
  lambda.reset();
  polly.reset();
  iam.reset();
  edge.reset();
});
const account = awsAccount('eu-west-1');

test('reads the CDK bootstrap version of an account, or none before bootstrapping', async () => {
  parameters.on(GetParameterCommand).rejects(new ParameterNotFound({ $metadata: {}, message: '' }));
  expect(await account.bootstrapVersion('eu-west-1')).toBeUndefined();
  parameters
    .on(GetParameterCommand, { Name: '/cdk-bootstrap/hnb659fds/version' })
    .resolves({ Parameter: { Value: '21' } });
  expect(await account.bootstrapVersion('eu-west-1')).toBe(21);
  expect(await account.bootstrapVersion('us-east-1')).toBe(21);
  const regions = parameters.calls().map(({ thisValue }) => thisValue.config.region());
  expect(await Promise.all(regions)).toEqual(['eu-west-1', 'eu-west-1', 'us-east-1']);
});

test('requests only voices that return word timings', async () => {
  polly.on(DescribeVoicesCommand, { Engine: 'neural' }).resolves({ Voices: [{ Id: 'Ruth' }, {}] });
  expect(await account.voices()).toEqual(new Set(['Ruth']));
});

test('reads how many roles and custom cache policies the account has', async () => {
  iam.on(GetAccountSummaryCommand).resolves({ SummaryMap: { Roles: 412, RolesQuota: 1000 } });
  expect(await account.roles()).toEqual({ used: 412, allowed: 1000 });
  const [Name, about] = ['VeilcastdevsiteMediaCache1A2B3C4D-eu-west-1', { MinTTL: 0 }];
  const policy = { Id: '1', LastModifiedTime: new Date(0), CachePolicyConfig: { Name, ...about } };
  edge.on(ListCachePoliciesCommand, { Type: 'custom' }).resolves({
    CachePolicyList: { MaxItems: 100, Quantity: 1, Items: [{ Type: 'custom', CachePolicy: policy }] },
  });
  expect(await account.cachePolicies()).toEqual([Name]);
});

test('reports whether a function exists', async () => {
  lambda.on(GetFunctionConfigurationCommand, { FunctionName: 'veilcast-dev-checkHealth' }).resolves({});
  const missing = new ResourceNotFoundException({ message: '', $metadata: {} });
  lambda.on(GetFunctionConfigurationCommand, { FunctionName: 'veilcast-alice-checkHealth' }).rejects(missing);
  expect(await account.hasFunction('veilcast-dev-checkHealth')).toBe(true);
  expect(await account.hasFunction('veilcast-alice-checkHealth')).toBe(false);
});

test('reports whether GitHub workflows can prove their identity', async () => {
  const arnOf = (host: string) => ({ Arn: `arn:aws:iam::123456789012:oidc-provider/${host}` });
  iam
    .on(ListOpenIDConnectProvidersCommand)
    .resolves({ OpenIDConnectProviderList: [arnOf('gitlab.example')] });
  expect(await account.trustsGithub()).toBe(false);
  const both = ['gitlab.example', 'token.actions.githubusercontent.com'].map(arnOf);
  iam.on(ListOpenIDConnectProvidersCommand).resolves({ OpenIDConnectProviderList: both });
  expect(await account.trustsGithub()).toBe(true);
});
