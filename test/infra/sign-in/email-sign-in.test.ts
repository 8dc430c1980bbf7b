import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { POOL_RATES } from '#infra/pool-rates.ts';
import { checkStage, STAGE_NAMES, stageSettings } from '#infra/stage/stages.ts';
import {
  actionsOf,
  BARE,
  publishedId,
  resourcesOf,
  statementsOfFunction,
  templatesOf,
  theOne,
  variablesOf,
} from '#test/support/infra/stacks.ts';
import { unitsOf, WebAcl } from '#test/support/infra/web-acl.ts';
import { defined } from '#test/support/values.ts';

const off = templatesOf('dev', BARE);
const on = templatesOf('dev');
const guarded = templatesOf('staging');

const publicClients = (site: Template) =>
  resourcesOf(site, 'AWS::Cognito::UserPoolClient').filter(
    ([, { Properties }]) => Properties['GenerateSecret'] !== true,
  );
const toldTo = (site: Template, entry: string) => variablesOf(site, `functions/${entry}.lambda.ts`);
const policyOf = (site: Template) =>
  resourcesOf(site, 'AWS::CloudFront::ResponseHeadersPolicy')
    .map(([, { Properties }]) => JSON.stringify(Properties))
    .join(' ');

test('stages have email sign-in turned on by default', () => {
  expect(STAGE_NAMES.map((name) => stageSettings(name).emailSignIn)).toEqual([true, true, true]);
  const { emailSignIn: _, ...silent } = stageSettings('prod');
  expect(checkStage('prod', silent).emailSignIn).toBe(true);
});

describe('with email sign-in turned on', () => {
  test('users sign up with a verified address and a password of the length that the product requires', () => {
    on.data.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      Policies: {
        PasswordPolicy: {
          MinimumLength: PASSWORD_CHARS.min,
          RequireLowercase: false,
          RequireUppercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
        },
      },
    });
  });

  test('the pool calls one trigger before sign-ins and sign-ups and one after resets; only the pool may call them', () => {
    const arnOf = (trigger: string) => {
      const [id] = defined(
        resourcesOf(on.data, 'AWS::Lambda::Function').find(([, { Properties }]) =>
          String(Properties['Handler']).startsWith(`functions/triggers/${trigger}.`),
        ),
      );
      return { 'Fn::GetAtt': [id, 'Arn'] };
    };
    const [arn, after] = [arnOf('admit-visitor'), arnOf('end-sessions')];
    on.data.hasResourceProperties('AWS::Cognito::UserPool', {
      LambdaConfig: { PreAuthentication: arn, PreSignUp: arn, PostConfirmation: after },
    });
    const callers = resourcesOf(on.data, 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties);
    expect(callers.length).toBeGreaterThan(0);
    for (const caller of callers) {
      expect([arn, after]).toContainEqual(caller['FunctionName']);
      expect(caller['Principal']).toBe('cognito-idp.amazonaws.com');
      expect(JSON.stringify(caller['SourceArn'])).toMatch(/Pool.*Arn/u);
    }
    expect(theOne(off.data, 'AWS::Cognito::UserPool').Properties['LambdaConfig']).toBeUndefined();
  });

  test('the login page’s client has no secret, accepts passwords without OAuth, and never reveals who has an account', () => {
    const clients = publicClients(on.site);
    expect(clients).toHaveLength(1);
    expect(defined(clients[0])[1].Properties).toMatchObject({
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      SupportedIdentityProviders: ['COGNITO'],
      IdTokenValidity: 5,
      AccessTokenValidity: 5,
      TokenValidityUnits: { IdToken: 'minutes', AccessToken: 'minutes', RefreshToken: 'minutes' },
      WriteAttributes: ['email', 'name'],
    });
    expect(defined(clients[0])[1].Properties['CallbackURLs']).toBeUndefined();
  });

  test('the email sign-in route receives the pool’s issuer and keys, and the id of the login page’s client', () => {
    const variables = toldTo(on.site, 'api/auth/exchange-email');
    expect(publishedId(variables['EMAIL_CLIENT_ID'])).toBe(defined(publicClients(on.site)[0])[0]);
    const address = JSON.stringify(variables['EMAIL_ISSUER']);
    expect(address).toContain('https://cognito-idp.eu-west-1.amazonaws.com/');
    expect(JSON.stringify(variables['EMAIL_KEYS_URL'])).toContain('/.well-known/jwks.json');
    expect(toldTo(on.site, 'api/auth/exchange-session')).not.toHaveProperty('EMAIL_CLIENT_ID');
  });

  test('pages may call the site, the upload bucket and the pool, and no other origin', () => {
    expect(policyOf(on.site)).toMatch(
      /connect-src 'self' https:\/\/",\{"Fn::GetStackOutput":\{[^}]*"PublishOutputRefMedia\w+"[^}]*\}\},"\.s3\.eu-west-1\.amazonaws\.com https:\/\/cognito-idp\.eu-west-1\.amazonaws\.com;/u,
    );
  });
});

describe('with email sign-in turned off', () => {
  test('only Google users can sign in, and the login page has no client', () => {
    off.data.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    });
    expect(publicClients(off.site)).toEqual([]);
  });

  test('the email sign-in route receives no client, and pages may call only the site and the upload bucket', () => {
    expect(Object.keys(toldTo(off.site, 'api/auth/exchange-email')).join(' ')).not.toContain('EMAIL_');
    expect(policyOf(off.site)).toMatch(
      /connect-src 'self' https:\/\/",\{"Fn::GetStackOutput":\{[^}]*"PublishOutputRefMedia\w+"[^}]*\}\},"\.s3\.eu-west-1\.amazonaws\.com;/u,
    );
  });
});

test('puts a firewall in front of the pool on stages that have one, and counts guesses per IP address', () => {
  const acl = theOne(guarded.data, 'AWS::WAFv2::WebACL').Properties;
  expect(acl['Scope']).toBe('REGIONAL');
  const { ResourceArn, WebACLArn } = theOne(guarded.data, 'AWS::WAFv2::WebACLAssociation').Properties;
  expect(JSON.stringify(ResourceArn)).toMatch(/Pool.*Arn/u);
  expect(JSON.stringify(WebACLArn)).toContain('PoolFirewall');
  // A new firewall can’t be attached right away.
  const { DependsOn } = theOne(guarded.data, 'AWS::WAFv2::WebACLAssociation');
  expect(DependsOn).toContainEqual(expect.stringMatching(/^MediaKeys/u));
  const { Rules } = WebAcl.pick({ Rules: true }).parse(acl);
  expect(Rules.map(({ Name }) => Name)).toEqual(['reputation', 'guesses', 'guesses-of-a-network', 'calls']);
  const text = JSON.stringify(Rules.find(({ Name }) => Name === 'guesses'));
  for (const word of ['x-amzn-cognito-operation-name', 'InitiateAuth', 'RespondToAuthChallenge', '"IP"'])
    expect(text).toContain(word);
  expect(Rules.reduce((sum, rule) => sum + unitsOf(rule), 0)).toBeLessThanOrEqual(1_500);
  // A hundred people behind one IP address, each trying two passwords and a code in the same minute, stay below this.
  for (const { perMinute } of POOL_RATES) expect(perMinute).toBeGreaterThanOrEqual(300);
  expect(resourcesOf(on.data, 'AWS::WAFv2::WebACL')).toEqual([]);
});

test('only functions whose work requires it may delete or change users, and only in this pool', () => {
  const actions = (site: Template, handler: string) =>
    actionsOf(statementsOfFunction(site, handler)).filter((action) => action.startsWith('cognito-idp:'));
  for (const { site } of [on, off]) {
    const able = resourcesOf(site, 'AWS::Lambda::Function')
      .map(([, { Properties }]) => String(Properties['Handler']))
      .filter((handler) => handler.startsWith('functions/'))
      .flatMap((handler) => actions(site, handler).map((action) => [action, handler] as const));
    const deleters = able.filter(([action]) => action === 'cognito-idp:AdminDeleteUser');
    expect(deleters.map(([, handler]) => handler).toSorted()).toEqual([
      'functions/scheduled/accounts/forget-sign-ups.lambda.ts',
      'functions/workflows/account-deletion/delete-identity.lambda.ts',
    ]);
    const setters = able.filter(([action]) => action === 'cognito-idp:AdminSetUserPassword');
    expect(setters.map(([, handler]) => handler)).toEqual([
      'functions/api/auth/email/set-email-password.lambda.ts',
    ]);
    for (const [, handler] of able)
      for (const { Action, Resource } of statementsOfFunction(site, handler))
        if ([Action].flat().some((action) => action.startsWith('cognito-idp:')))
          expect(JSON.stringify(Resource)).toMatch(/Pool.*Arn/u);
    expect(toldTo(site, 'workflows/account-deletion/delete-identity')).toHaveProperty('USER_POOL_ID');
  }
});
