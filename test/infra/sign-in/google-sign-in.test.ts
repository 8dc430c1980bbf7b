import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { stageOf, theOne } from '#test/support/infra/stacks.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { googleParameters } from '#tools/operator/google-parameters.ts';

const PARAMETER = { Type: 'String', Default: '' };
const ON = { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'GoogleClientId' }, ''] }] };

/** The full run checks every stage. */
const STAGES = isFullRun ? [...STAGE_NAMES, 'alice'] : ['prod'];

describe.each(STAGES)('the stage %s', (name) => {
  const stacks = stageOf(name);
  const data = Template.fromStack(stacks.stateful);
  const site = Template.fromStack(stacks.web);

  test('adds Google as a provider when a parameter holds its client id, without a code change', () => {
    for (const template of [data, site]) {
      template.hasParameter('GoogleClientId', PARAMETER);
      template.hasCondition('GoogleIsOn', ON);
    }
    data.hasResource('AWS::Cognito::UserPoolIdentityProvider', {
      Condition: 'GoogleIsOn',
      Properties: {
        ProviderName: 'Google',
        ProviderDetails: Match.objectLike({ client_id: { Ref: 'GoogleClientId' } }),
        AttributeMapping: {
          email: 'email',
          email_verified: 'email_verified',
          name: 'name',
          picture: 'picture',
        },
      },
    });
  });

  test('reads the client secret from Secrets Manager, so that no template or parameter contains it', () => {
    const { ProviderDetails } = theOne(data, 'AWS::Cognito::UserPoolIdentityProvider').Properties;
    expect(ProviderDetails).toMatchObject({
      client_secret: `{{resolve:secretsmanager:veilcast/${name}/google:SecretString:clientSecret::}}`,
    });
  });

  test('keeps the pool client’s secret out of every resource', () => {
    expect(JSON.stringify(site.toJSON())).not.toMatch(/DescribeCognitoUserPoolClient|ClientSecret/u);
    site.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Action: 'cognito-idp:DescribeUserPoolClient', Effect: 'Allow' }),
        ]),
      },
    });
  });

  test('lets the pool’s own users sign in only while the parameter is empty', () => {
    site.hasResourceProperties('AWS::Cognito::UserPoolClient', {
      GenerateSecret: true,
      SupportedIdentityProviders: [{ 'Fn::If': ['GoogleIsOn', 'Google', 'COGNITO'] }],
    });
    site.hasResourceProperties('Custom::Settings', {
      Values: Match.objectLike({ identityProvider: { 'Fn::If': ['GoogleIsOn', 'Google', 'COGNITO'] } }),
    });
  });

  test('updates the client after the provider', () => {
    expect(stacks.web.dependencies).toContain(stacks.stateful);
  });
});

describe('a deployment', () => {
  const stored = { clientId: 'abc.apps.googleusercontent.com', clientSecret: 'GOCSPX-1' };

  test('turns Google on in both stacks once the client is stored', () => {
    expect(googleParameters('dev', stored)).toEqual([
      'Veilcast-dev-data:GoogleClientId=abc.apps.googleusercontent.com',
      'Veilcast-dev-site:GoogleClientId=abc.apps.googleusercontent.com',
    ]);
  });

  test.each([
    ['nothing is stored', undefined],
    ['the client secret is missing', { clientId: stored.clientId }],
    ['the client id is missing', { clientSecret: stored.clientSecret }],
  ])('leaves Google off, or turns it off again, when %s', (_, fields) => {
    expect(googleParameters('dev', fields)).toEqual([
      'Veilcast-dev-data:GoogleClientId=',
      'Veilcast-dev-site:GoogleClientId=',
    ]);
  });

  test('never passes the client secret on', () => {
    expect(googleParameters('dev', stored).join()).not.toContain(stored.clientSecret);
  });
});
