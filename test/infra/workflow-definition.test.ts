import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import aslValidator from 'asl-validator';
import { expect, test } from 'vitest';
import { workflowDefinition } from '#infra/workflow-definition.ts';
import { ROOT } from '../support/stacks.ts';

const PATH = join(ROOT, 'state-machines/render-video.asl.json');
/** Read anew each time: the validator writes into what it checks. */
const readWorkflow = (): unknown => JSON.parse(readFileSync(PATH, 'utf8'));

test('the workflow file is one that Step Functions takes', () => {
  const { isValid, errors } = aslValidator(readWorkflow());
  expect(errors).toEqual([]);
  expect(isValid).toBe(true);
});

const limitsIn = (definition: string): number[] =>
  [...definition.matchAll(/"MaxConcurrency":(\d+)/gu)].map(([, limit]) => Number(limit));

const withoutLimits = (text: string): string => text.replaceAll(/,?"MaxConcurrency":\d+/gu, '');

test('a stage sets how many scenes are made at the same time, and changes nothing else', () => {
  const deployed = workflowDefinition(PATH, 7);
  expect(new Set(limitsIn(deployed))).toEqual(new Set([7]));
  expect(limitsIn(deployed)).toHaveLength(
    [...JSON.stringify(readWorkflow()).matchAll(/"Type":"Map"/gu)].length,
  );
  expect(withoutLimits(deployed)).toBe(withoutLimits(JSON.stringify(readWorkflow())));
});
