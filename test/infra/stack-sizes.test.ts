import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { STAGE_TAKES } from '#infra/stage/account-limits.ts';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { appOf, resourcesOf } from '#test/support/infra/stacks.ts';
import { isFullRun } from '#test/support/run/full-run.ts';

/** CloudFormation refuses stacks with more than 500 resources; the margin leaves time to split a stack. */
const MOST_RESOURCES = 400;

/** A stage with every option. */
const EVERYTHING = {
  emailSignIn: true,
  canary: true,
  firewall: true,
};

/** No stage has more resources than the stage with every option; the full run checks every stage. */
const OTHERS = isFullRun ? STAGE_NAMES.map((name) => ({ name })) : [];

/** The templates of a stage’s stacks, by name. */
const stacksOf = (stage: Parameters<typeof appOf>[0][number]) =>
  appOf([stage])
    .stacks.flatMap((stacks) => Object.values(stacks))
    .flat()
    .map((stack) => ({ name: stack.stackName, template: Template.fromStack(stack) }));

const furnished = { name: 'alice', stacks: stacksOf({ name: 'alice', change: EVERYTHING }) };
const others = OTHERS.map((stage) => ({ ...stage, stacks: stacksOf(stage) }));

test.each([...others, furnished])('no stack in the $name stage has more than 400 resources', ({ stacks }) => {
  const counts = stacks.map(({ name, template }) => ({
    name,
    resources: Object.keys(template.toJSON()['Resources']).length,
  }));
  const table = counts.map(({ name, resources }) => `${name} ${resources}`).join('\n');
  expect(
    counts.filter(({ resources }) => resources > MOST_RESOURCES),
    `Resources of each stack:\n${table}\n`,
  ).toEqual([]);
});

test('no stage uses more of an account’s roles and cache policies than the doctor expects', () => {
  const count = (type: string): number =>
    furnished.stacks.reduce((sum, { template }) => sum + resourcesOf(template, type).length, 0);
  const roles = count('AWS::IAM::Role');
  expect(roles).toBeLessThanOrEqual(STAGE_TAKES.roles);
  expect(roles).toBeGreaterThan(0.9 * STAGE_TAKES.roles);
  expect(count('AWS::CloudFront::CachePolicy')).toBe(STAGE_TAKES.cachePolicies);
  expect(count('AWS::CloudFront::ResponseHeadersPolicy')).toBeLessThanOrEqual(STAGE_TAKES.cachePolicies);
});
