import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { DeployerStack, GithubStack } from '#infra/stacks/deployer-stack.ts';
import { REPOSITORY } from '#infra/stage/names.ts';
import { resourcesOf } from '#test/support/infra/stacks.ts';

const env = { account: '123456789012', region: 'eu-west-1' };
const deployer = Template.fromStack(
  new DeployerStack(new App(), 'Veilcast-staging-deployer', {
    env,
    stageName: 'staging',
    repository: 'owner/veilcast',
  }),
);

const trustOf = (subject: string) =>
  Match.objectLike({
    Statement: [
      Match.objectLike({
        Action: 'sts:AssumeRoleWithWebIdentity',
        Condition: {
          StringEquals: {
            'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
            'token.actions.githubusercontent.com:sub': subject,
          },
        },
      }),
    ],
  });

test.each([
  ['veilcast-deploy-staging', 'repo:owner/veilcast:environment:staging', 'role/cdk-hnb659fds-*'],
  ['veilcast-diff-staging', 'repo:owner/veilcast:pull_request', 'role/cdk-hnb659fds-lookup-role-*'],
])('%s trusts only %s and may assume only %s', (RoleName, subject, taken) => {
  deployer.hasResourceProperties('AWS::IAM::Role', {
    RoleName,
    AssumeRolePolicyDocument: trustOf(subject),
  });
  const policies = resourcesOf(deployer, 'AWS::IAM::Policy').map(([, { Properties }]) =>
    JSON.stringify(Properties),
  );
  expect(policies.filter((policy) => policy.includes(`:${taken}"`))).toHaveLength(1);
});

test('a repository is named as in its tokens, either with both ids or without ids', () => {
  const names = [
    'owner/name',
    'owner@12/name@34',
    'owner@12/name',
    'owner@x/name@y',
    'owner',
    'a/b/c',
    'a/b:*',
  ];
  expect(names.filter((name) => REPOSITORY.test(name))).toEqual(['owner/name', 'owner@12/name@34']);
});

test('deleting the stack leaves the GitHub OIDC provider in the account, because other stages use it', () => {
  const github = Template.fromStack(new GithubStack(new App(), 'Veilcast-github', { env }));
  github.hasResource('AWS::IAM::OIDCProvider', {
    DeletionPolicy: 'Retain',
    Properties: { Url: 'https://token.actions.githubusercontent.com', ClientIdList: ['sts.amazonaws.com'] },
  });
});
