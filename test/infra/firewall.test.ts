import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { appOf, theOne } from '#test/support/infra/stacks.ts';

const firewall = { requestsPerAddress: 2_000, signInsPerAddress: 100 };
const [guarded] = appOf([{ name: 'dev', change: { firewall } }]).stacks;
const [open] = appOf([{ name: 'dev' }]).stacks;

describe('a stage with a firewall', () => {
  test('has it in us-east-1, and all requests to the distribution pass it', () => {
    expect(guarded!.edge?.region).toBe('us-east-1');
    const { DistributionConfig } = theOne(Template.fromStack(guarded!.web), 'AWS::CloudFront::Distribution')
      .Properties as { DistributionConfig: Record<string, unknown> };
    expect(JSON.stringify(DistributionConfig['WebACLId'])).toMatch(/Firewall/u);
  });

  test('refuses requests above its limits with 429 and Retry-After, with a lower limit for sign-ins', () => {
    const rule = (name: string, limit: number) =>
      Match.objectLike({
        Name: name,
        Action: {
          Block: {
            CustomResponse: { ResponseCode: 429, ResponseHeaders: [{ Name: 'retry-after', Value: '300' }] },
          },
        },
        Statement: {
          RateBasedStatement: Match.objectLike({
            AggregateKeyType: 'IP',
            EvaluationWindowSec: 300,
            Limit: limit,
          }),
        },
      });
    const template = Template.fromStack(guarded!.edge!);
    template.hasResourceProperties('AWS::WAFv2::WebACL', {
      Scope: 'CLOUDFRONT',
      DefaultAction: { Allow: {} },
      Rules: [rule('sign-ins', 100), rule('requests', 2_000)],
    });
    expect(JSON.stringify(theOne(template, 'AWS::WAFv2::WebACL').Properties)).toContain('/api/auth/');
  });
});

test('a stage without a firewall has no edge stack and passes its requests straight on', () => {
  expect(open!.edge).toBeUndefined();
  const { DistributionConfig } = theOne(Template.fromStack(open!.web), 'AWS::CloudFront::Distribution')
    .Properties as { DistributionConfig: Record<string, unknown> };
  expect(DistributionConfig['WebACLId']).toBeUndefined();
});
