import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import { stageOf } from '#test/support/infra/stacks.ts';
import { runs } from '#test/support/run/full-run.ts';

/**
 * CloudFormation refuses to remove an export that a deployed stack imports, and producers are deployed before their
 * consumers: with imports, a stack could never drop anything that another stack in the same stage refers to.
 */

/** An import, or the name of an export. */
const STRONG = /"Fn::ImportValue":.{0,60}|"Export":.{0,60}/gu;

/** Settings that remove something that another stack refers to. */
const FLIPS: readonly Partial<StageSettings>[] = [
  { payments: 'off' },
  { emailSignIn: false },
  { canary: false },
  { writer: 'offline', painter: 'offline', moderator: 'none' },
];
/** The first entry flips all of the settings; the others flip one or two. */
const CHANGES = [
  Object.assign({}, ...FLIPS),
  ...FLIPS,
  ...FLIPS.flatMap((one, at) => FLIPS.slice(at + 1).map((other) => ({ ...one, ...other }))),
].slice(0, runs(Number.POSITIVE_INFINITY, 1));

const stacksOf = (change: Partial<StageSettings>) =>
  Object.values(stageOf('staging', change))
    .flat()
    .map((stack) => ({ name: stack.stackName, template: Template.fromStack(stack).toJSON() }));

/** Each reference to an output of another stack, as `stack output`. */
const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('Fn::GetStackOutput' in value) {
    const { StackName, OutputName } = Object(value['Fn::GetStackOutput']);
    return [`${StackName} ${OutputName}`];
  }
  return Object.values(value).flatMap(referencesIn);
};

describe.each(CHANGES)('a stage with %j', (change) => {
  test('has no exports or imports, and refers only to outputs that exist in its stacks', () => {
    const stacks = stacksOf(change);
    const shared = stacks.flatMap(
      ({ name, template }) =>
        JSON.stringify(template)
          .match(STRONG)
          ?.map((found) => `${name} ${found}`) ?? [],
    );
    expect(shared).toEqual([]);
    const outputs = stacks.flatMap(({ name, template }) =>
      Object.keys(template['Outputs'] ?? {}).map((output) => `${name} ${output}`),
    );
    const references = [...new Set(stacks.flatMap(({ template }) => referencesIn(template)))];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(outputs).toContain(reference);
  });
});
