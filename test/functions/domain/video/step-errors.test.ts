import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WORKFLOWS as ALL } from '#contract/workflows.ts';
import { PLATFORM_ERRORS, STEP_ERRORS } from '#functions/domain/video/step-errors.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { withRetries } from '#tools/workflows/with-retries.ts';

const WORKFLOWS = ALL.map(({ file }) => file);
const textOf = (workflow: string): string =>
  readFileSync(new URL(`../../../../state-machines/${workflow}.asl.json`, import.meta.url), 'utf8');

interface State {
  readonly Type?: string;
  readonly TimeoutSeconds?: number;
  readonly Parameters?: { readonly FunctionName?: string };
  readonly Catch?: readonly { readonly ErrorEquals: readonly string[] }[];
}

const statesOf = (workflow: string): State[] => {
  const states: State[] = [];
  JSON.parse(textOf(workflow), (_, value: State | string | number | boolean | null) => {
    if (typeof value === 'object' && value !== null && 'Type' in value) states.push(value);
    return value;
  });
  return states;
};

test.each(WORKFLOWS)(
  'every Retry in %s matches the catalogue; run `npm run retries` to update it',
  (workflow) => {
    expect(JSON.parse(textOf(workflow))).toEqual(withRetries(workflow, textOf(workflow)));
  },
);

test('every error that a workflow catches is in the catalogue', () => {
  const known = Object.keys({ ...STEP_ERRORS, ...PLATFORM_ERRORS, 'States.ALL': undefined });
  const caught = WORKFLOWS.flatMap(statesOf).flatMap(({ Catch = [] }) =>
    Catch.flatMap(({ ErrorEquals }) => ErrorEquals),
  );
  expect(caught.length).toBeGreaterThan(0);
  for (const name of caught) expect(known).toContain(name);
});

test('every task’s time limit exceeds its function’s', () => {
  const tasks = WORKFLOWS.flatMap(statesOf).filter(({ Type }) => Type === 'Task');
  expect(tasks.length).toBeGreaterThan(0);
  for (const { TimeoutSeconds, Parameters } of tasks) {
    const lambda = WORKFLOW_FUNCTIONS.find(({ name }) => Parameters?.FunctionName === `\${${name}}`);
    expect(TimeoutSeconds, lambda?.name).toBeGreaterThan(lambda?.timeoutSeconds ?? 0);
  }
});
