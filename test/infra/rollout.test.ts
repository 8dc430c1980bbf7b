import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { publishedId, resourcesOf, templatesOf, theOne, variablesOf } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const { site: prod } = templatesOf('prod');
const { site: staging } = templatesOf('staging');
const idOf = (value: unknown): string =>
  /"(?:Ref|Fn::GetAtt)":\[?"([^"]+)"/u.exec(JSON.stringify(value))?.[1] ?? '';
const alarmIds = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(([id]) => id);

describe('a release of the API in prod', () => {
  const aliases = resourcesOf(prod, 'AWS::Lambda::Alias');

  test('has one alias for each route, and the API calls only these aliases', () => {
    expect(aliases).toHaveLength(Object.keys(routes).length);
    const called = resourcesOf(prod, 'AWS::ApiGatewayV2::Integration').map(([, { Properties }]) =>
      idOf(Properties['IntegrationUri']),
    );
    expect(called.toSorted()).toEqual(aliases.map(([id]) => id).toSorted());
  });

  test('receives a tenth of the calls for five minutes, and is rolled back when an alarm fires', () => {
    const groups = resourcesOf(prod, 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups).toHaveLength(aliases.length);
    for (const [, { Properties }] of groups) {
      expect(Properties['DeploymentConfigName']).toBe('CodeDeployDefault.LambdaCanary10Percent5Minutes');
      expect(Properties['AutoRollbackConfiguration']).toEqual({
        Enabled: true,
        Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']),
      });
      const { Alarms, Enabled } = Properties.AlarmConfiguration;
      expect(Enabled).toBe(true);
      expect(alarmIds).toContain(publishedId(Alarms));
    }
  });
});

describe('a release of the workflow in prod', () => {
  const alias = theOne(prod, 'AWS::StepFunctions::StateMachineAlias').Properties;

  test('first makes a tenth of the films, and is rolled back when films fail', () => {
    const { Type, Percentage, Alarms } = alias.DeploymentPreference;
    expect({ Type, Percentage }).toEqual({ Type: 'CANARY', Percentage: 10 });
    expect(alarmIds).toContain(idOf(Alarms));
  });

  test('makes each film with one version of every step', () => {
    const machine = defined(
      resourcesOf(prod, 'AWS::StepFunctions::StateMachine').find(([id]) => id.startsWith('Films')),
    );
    const called = Object.values(machine[1].Properties.DefinitionSubstitutions).map(idOf);
    const versions = resourcesOf(prod, 'AWS::Lambda::Version');
    for (const id of called) expect(versions.map(([version]) => version)).toContain(id);
  });

  test('lets films in progress finish with the versions they started with', () => {
    for (const [id, version] of [
      ...resourcesOf(prod, 'AWS::Lambda::Version').filter(([id]) => id.startsWith('Films')),
      ...resourcesOf(prod, 'AWS::StepFunctions::StateMachineVersion'),
    ])
      expect([id, version.DeletionPolicy, version.UpdateReplacePolicy]).toEqual([id, 'Retain', 'Retain']);
  });

  test('is started through its alias by create, retry and RescueRenders', () => {
    const [aliasId] = defined(resourcesOf(prod, 'AWS::StepFunctions::StateMachineAlias')[0]);
    for (const handler of [
      'api/videos/create-video',
      'api/videos/retry-video',
      'scheduled/films/rescue-renders',
    ]) {
      const variables = variablesOf(prod, `functions/${handler}.lambda.ts`);
      expect(JSON.stringify(variables['FILM_MACHINE_ARN']), handler).toContain(aliasId);
    }
  });
});

test('other stages switch to a new release at once', () => {
  for (const type of [
    'AWS::Lambda::Alias',
    'AWS::CodeDeploy::DeploymentGroup',
    'AWS::StepFunctions::StateMachineAlias',
  ])
    expect(resourcesOf(staging, type)).toHaveLength(0);
});
