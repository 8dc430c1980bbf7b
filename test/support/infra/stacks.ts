import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type LayerSources, noLayers } from '#infra/constructs/functions/native-layers.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { stageSettings } from '#infra/stage/stages.ts';
import { addStage, type Caller } from '#infra/veilcast.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { defined } from '#test/support/values.ts';
import type { PropertiesOf, Statement } from './properties.ts';

export const ROOT = join(import.meta.dirname, '..', '..', '..');

export interface Resource<Type extends string = string> {
  readonly Type: string;
  readonly Properties: PropertiesOf<Type>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

/** The settings in cdk.json that change the templates. */
const CONTEXT = {
  'aws:cdk:bundling-stacks': [],
  '@aws-cdk/core:defaultCrossStackReferences': 'weak',
  '@aws-cdk/aws-iam:minimizePolicies': true,
};

const CALLER = { account: '123456789012', region: 'eu-west-1' };

interface Stage {
  readonly name: string;
  readonly change?: Partial<StageSettings>;
}

/**
 * An app with the given stages, without bundling: the path of a function’s entry is used as its code and handler.
 * `site` is the folder that contains a web app.
 */
export const appOf = (
  stages: readonly Stage[],
  site?: string,
  caller: Caller = CALLER,
  layers: LayerSources = noLayers,
) => {
  // CDK’s own rules only produce warnings, but take up most of the synthesis time; `cdk synth` still applies them.
  // Nothing here reads the construct tree or the place where a construct was created, and recording them takes a
  // fifth of the remaining time.
  const app = new App({
    context: CONTEXT,
    outdir: temporaryFolder(),
    builtinCloudFormationValidation: false,
    stackTraces: false,
    treeMetadata: false,
    analyticsReporting: false,
  });
  const bundles = {
    of: ({ path }: { path: string }) => ({ code: Code.fromInline(`// ${path}`), handler: path }),
  };
  const stacks = stages.map(({ name, change }) => {
    const stage = { name, settings: { ...stageSettings(name), ...change } };
    return addStage(app, stage, { root: ROOT, bundles, layers, site }, caller);
  });
  return { app, stacks };
};

/**
 * Returns the cached result for equal arguments (compared as JSON), because all of a worker’s files read the same
 * stage.
 */
const remembered = <Result>(make: (name: string, change: Partial<StageSettings>) => Result) => {
  const made = new Map<string, Result>();
  return (name: string, change: Partial<StageSettings> = {}): Result => {
    const key = `${name} ${JSON.stringify(change)}`;
    if (!made.has(key)) made.set(key, make(name, change));
    return defined(made.get(key));
  };
};

/** The stacks of a stage, read-only. A test that adds to a stage creates a separate one with `appOf`. */
export const stageOf = remembered((name, change) => {
  const [stage] = appOf([{ name, change }]).stacks;
  if (stage === undefined) throw new Error('Missing stage');
  return stage;
});

/** A stage without email accounts and without a traffic log from the edge. */
export const BARE = { emailSignIn: false, edgeLog: false } as const;

/** A stage with every option turned on, except models for writing and painting. */
export const FURNISHED = {
  mailFrom: 'hello@veilcast.example',
  domain: { name: 'veilcast.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1' },
  writer: 'offline',
  painter: 'offline',
  moderator: 'none',
  payments: 'off',
  narrator: 'openai',
  speechModel: 'a-voice',
  speechBaseUrl: 'https://voices.example/v1',
  reservedForEachRoute: 2,
} as const;

/** A stage that publishes to every platform. */
export const ON_PLATFORMS = {
  publishing: { platforms: { youtube: { audited: false }, tiktok: { audited: true } }, unverified: true },
} as const;

/**
 * The templates of a stage: `data` has the resources that outlive deployments, `site` merges all other templates into
 * one, and `stacks` has each template as it is deployed.
 */
export const templatesOf = remembered((name, change) => {
  const { stateful, ...others } = stageOf(name, change);
  const stacks = Object.values(others)
    .flat()
    .map((stack) => Template.fromStack(stack));
  const data = Template.fromStack(stateful);
  const merged = (part: string): object => Object.assign({}, ...stacks.map((stack) => stack.toJSON()[part]));
  const site = Template.fromJSON({ Resources: merged('Resources'), Outputs: merged('Outputs') });
  return { data, site, stacks: [data, ...stacks] };
});

/** The logical id of the resource in another stack that a value refers to, without the hash at the end. */
export const publishedId = (value: unknown): string =>
  /"Fn::GetStackOutput":\{[^}]*"OutputName":"PublishOutputRef(\w+?)[0-9A-F]{8}"/u.exec(
    JSON.stringify(value),
  )?.[1] ?? '';

/** Resources of one type, by logical id. */
export const resourcesOf = <Type extends string>(
  template: Template,
  type: Type,
): [string, Resource<Type>][] => {
  const resources: Readonly<Record<string, Resource<Type>>> = template.toJSON()['Resources'];
  return Object.entries(resources).filter(([, { Type }]) => Type === type);
};

/** The only resource of a type. */
export const theOne = <Type extends string>(template: Template, type: Type): Resource<Type> => {
  const found = resourcesOf(template, type);
  if (found.length !== 1) throw new Error(`There are ${found.length} of ${type}`);
  return defined(found[0])[1];
};

const propertiesOfFunction = (template: Template, handler: string) => {
  const made = resourcesOf(template, 'AWS::Lambda::Function').find(
    ([, { Properties }]) => Properties['Handler'] === handler,
  );
  if (made === undefined) throw new Error(`No function runs ${handler}`);
  return made[1].Properties;
};

/** The environment variables of the function with this handler. */
export const variablesOf = (template: Template, handler: string): Readonly<Record<string, unknown>> =>
  defined(propertiesOfFunction(template, handler).Environment).Variables;

/** All policy statements on the role of the function with this handler. */
export const statementsOfFunction = (template: Template, handler: string): Statement[] => {
  const role = JSON.stringify(propertiesOfFunction(template, handler)['Role']).match(
    /"([^"]*Role[^"]*)"/u,
  )?.[1];
  return resourcesOf(template, 'AWS::IAM::Policy')
    .filter(([, { Properties }]) => JSON.stringify(Properties['Roles']).includes(`"${role}"`))
    .flatMap(([, { Properties }]) => Properties.PolicyDocument.Statement);
};

/** The distinct actions in the statements, sorted, without those for logs and traces. */
export const actionsOf = (statements: readonly Statement[]): string[] =>
  [...new Set(statements.flatMap(({ Action }) => Action))]
    .filter((action) => !/^(?:logs|xray):/u.test(action))
    .toSorted();
