import { DescribeVoicesCommand, PollyClient } from '@aws-sdk/client-polly';
import { GetParameterCommand, ParameterNotFound, SSMClient } from '@aws-sdk/client-ssm';
import { afterEach, expect, test } from 'vitest';
import { awsAccount } from '#functions/gateways/aws/aws-account.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';

const parameters = mockAws(SSMClient);
const polly = mockAws(PollyClient);
afterEach(() => {
  parameters.reset();
  polly.reset();
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
