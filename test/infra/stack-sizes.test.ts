import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { appOf } from '#test/support/infra/stacks.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

/** CloudFormation refuses stacks of more than 500 resources; the margin leaves time to split a stack. */
const MOST_RESOURCES = 400;

/** A stage with every option. */
const EVERYTHING = {
  emailSignIn: true,
  canary: true,
  firewall: true,
};

/** No stage has more resources than the stage with every option; the full run checks every stage. */
const OTHERS = isFullRun ? STAGE_NAMES.map((name) => ({ name })) : [];

test.each([...OTHERS, { name: 'alice', change: EVERYTHING }])(
  'no stack of the stage $name has more than 400 resources',
  (stage) => {
    const counts = appOf([stage])
      .stacks.flatMap((stacks) => Object.values(stacks))
      .flat()
      .map((stack) => ({
        name: stack.stackName,
        resources: Object.keys(Template.fromStack(stack).toJSON()['Resources']).length,
      }));
    const table = counts.map(({ name, resources }) => `${name} ${resources}`).join('\n');
    expect(
      counts.filter(({ resources }) => resources > MOST_RESOURCES),
      `Resources of each stack:\n${table}\n`,
    ).toEqual([]);
  },
);
