import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { PASSWORD_CHARS } from '#contract/catalogue.ts';
import { checkStage, STAGE_NAMES, stageSettings } from '#infra/stage/stages.ts';
import {
  actionsOf,
  resourcesOf,
  statementsOfFunction,
  templatesOf,
  theOne,
} from '#test/support/infra/stacks.ts';

const off = templatesOf('dev');
const on = templatesOf('dev', { emailSignIn: true });

const publicClients = (site: Template) =>
  resourcesOf(site, 'AWS::Cognito::UserPoolClient').filter(
    ([, { Properties }]) => Properties['GenerateSecret'] !== true,
  );
const variablesOf = (site: Template, handler: string): Record<string, unknown> => {
  const [, made] = resourcesOf(site, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['Handler'] === `functions/${handler}.lambda.ts`,
  )!;
  return (made.Properties['Environment'] as { Variables: Record<string, unknown> }).Variables;
};
const policyOf = (site: Template) =>
  JSON.stringify(theOne(site, 'AWS::CloudFront::ResponseHeadersPolicy').Properties);

test('stages have e-mail sign-in switched off by default', () => {
  expect(STAGE_NAMES.map((name) => stageSettings(name).emailSignIn)).toEqual([false, false, false]);
  const { emailSignIn: _, ...silent } = stageSettings('prod');
  expect(checkStage('prod', silent).emailSignIn).toBe(false);
});

describe('switched on', () => {
  test('users sign up with a verified address and a password of the product’s length', () => {
    on.data.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
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

  test("the login page's client has no secret, takes passwords without OAuth, and never reveals who has an account", () => {
    const clients = publicClients(on.site);
    expect(clients).toHaveLength(1);
    expect(clients[0]![1].Properties).toMatchObject({
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
    expect(clients[0]![1].Properties['CallbackURLs']).toBeUndefined();
  });

  test("the route reads the pool’s issuer and keys and the login page's client", () => {
    const variables = variablesOf(on.site, 'api/auth/exchange-email');
    expect(variables['EMAIL_CLIENT_ID']).toEqual({
      'Fn::ImportValue': expect.stringContaining(publicClients(on.site)[0]![0]),
    });
    const address = JSON.stringify(variables['EMAIL_ISSUER']);
    expect(address).toContain('https://cognito-idp.eu-west-1.amazonaws.com/');
    expect(JSON.stringify(variables['EMAIL_KEYS_URL'])).toContain('/.well-known/jwks.json');
    expect(variablesOf(on.site, 'api/auth/exchange-session')).not.toHaveProperty('EMAIL_CLIENT_ID');
  });

  test('pages may call the pool and the site, and no other origin', () => {
    expect(policyOf(on.site)).toContain("connect-src 'self' https://cognito-idp.eu-west-1.amazonaws.com;");
  });
});

describe('switched off', () => {
  test('only Google users can sign in, and the login page has no client', () => {
    off.data.hasResourceProperties('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    });
    expect(publicClients(off.site)).toEqual([]);
  });

  test('the route has no client, and pages may call the site only', () => {
    expect(Object.keys(variablesOf(off.site, 'api/auth/exchange-email')).join(' ')).not.toContain('EMAIL_');
    expect(policyOf(off.site)).toContain("connect-src 'self';");
  });
});

test('only the step that removes users from the pool may delete them, in this pool alone', () => {
  for (const { site } of [on, off]) {
    const deleters = resourcesOf(site, 'AWS::Lambda::Function')
      .map(([, { Properties }]) => String(Properties['Handler']))
      .filter((handler) => handler.startsWith('functions/'))
      .filter((handler) => actionsOf(statementsOfFunction(site, handler)).join(' ').includes('cognito-idp:'));
    expect(deleters).toEqual(['functions/workflows/account-deletion/delete-identity.lambda.ts']);
    const statements = statementsOfFunction(site, deleters[0]!);
    expect(actionsOf(statements)).toEqual(['cognito-idp:AdminDeleteUser', 'dynamodb:GetItem']);
    const [deletion] = statements.filter(({ Action }) =>
      [Action].flat().includes('cognito-idp:AdminDeleteUser'),
    );
    expect(JSON.stringify(deletion?.Resource)).toMatch(/Pool.*Arn/u);
    expect(variablesOf(site, 'workflows/account-deletion/delete-identity')).toHaveProperty('USER_POOL_ID');
  }
});
