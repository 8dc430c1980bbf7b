import type { Template } from 'aws-cdk-lib/assertions';
import { actionsOf, resourcesOf, statementsOfFunction } from './stacks.ts';

const SECRET_VARIABLE = /^(?<name>\w+)_SECRET_ID$/u;

/** A function’s permissions: its allowed actions, except those on its own log, and the secrets it reads. */
export const permissionsIn = (template: Template): Record<string, string> =>
  Object.fromEntries(
    resourcesOf(template, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
      const handler = String(Properties['Handler']);
      const name = /^functions\/(?:api\/)?(.*)\.lambda\.ts$/u.exec(handler)?.[1];
      if (name === undefined) return [];
      const secrets = Object.keys(Properties.Environment?.Variables ?? {})
        .flatMap((variable) => SECRET_VARIABLE.exec(variable)?.groups?.['name']?.toLowerCase() ?? [])
        .toSorted()
        .map((secret) => `secret:${secret}`);
      const actions = actionsOf(statementsOfFunction(template, handler)).filter(
        (action) => action !== 'secretsmanager:GetSecretValue',
      );
      return [[name, [...actions, ...secrets].join(' ').replaceAll('dynamodb:', 'table:')]];
    }),
  );
