import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import aslValidator from 'asl-validator';
import { expect, test } from 'vitest';
import {
  FILM_MAX_SECONDS,
  FILM_TAIL_SECONDS,
  SHARPEST_QUALITY,
  STORYBOARD_SCENES_MAX,
} from '#contract/catalogue.ts';
import { WORKFLOWS } from '#contract/workflows.ts';
import { WORK_MEMORY_MB } from '#functions/cost/film-rates.ts';
import { IN_A_GROUP } from '#functions/cost/transitions.ts';
import { MOST_MS } from '#functions/domain/uploads/check-time.ts';
import { H264 } from '#functions/film/files/encode.ts';
import { DUTY_GRANTS } from '#infra/duty-grants.ts';
import { ROUTE_GRANTS } from '#infra/grants.ts';
import { STEP_GRANTS } from '#infra/step-grants.ts';
import { workflowDefinition } from '#infra/workflow-definition.ts';
import { WORKFLOW_FUNCTIONS } from '#infra/workflow-functions.ts';
import { ROOT } from '#test/support/infra/stacks.ts';
import { defined } from '#test/support/values.ts';

const PATH = join(ROOT, 'state-machines/render-video.asl.json');
/** Reloaded for each test, because the validator modifies its input. */
const readWorkflow = (): States => JSON.parse(readFileSync(PATH, 'utf8'));

test.each(WORKFLOWS.map(({ file }) => file))('Step Functions accepts the workflow file %s', (name) => {
  const { isValid, errors } = aslValidator(
    JSON.parse(readFileSync(join(ROOT, `state-machines/${name}.asl.json`), 'utf8')),
  );
  expect(errors).toEqual([]);
  expect(isValid).toBe(true);
});

const limitsIn = (definition: string): number[] =>
  [...definition.matchAll(/"MaxConcurrency":(\d+)/gu)].map(([, limit]) => Number(limit));

const withoutLimits = (text: string): string => text.replaceAll(/,?"MaxConcurrency":\d+/gu, '');

test('a stage changes nothing in a workflow except how many scenes are made in parallel', () => {
  const deployed = workflowDefinition(PATH, 7);
  expect(new Set(limitsIn(deployed))).toEqual(new Set([7]));
  expect(limitsIn(deployed)).toHaveLength(
    [...JSON.stringify(readWorkflow()).matchAll(/"Type":"Map"/gu)].length,
  );
  expect(withoutLimits(deployed)).toBe(withoutLimits(JSON.stringify(readWorkflow())));
});

test('upload checks and account archives are metered by the memory that their steps are given', () => {
  expect(WORK_MEMORY_MB).toEqual({
    checks: STEP_GRANTS['check-upload'].NormaliseUpload.memoryMb,
    packs: STEP_GRANTS['export-account'].PackExport.memoryMb,
  });
});

const MIB = 1024 ** 2;
/** Memory for Node itself, plus the part of the film that is being transferred. */
const REST_MB = 400;

test('functions that load a whole film have enough memory for two copies of the largest one, because reading a film temporarily takes two', () => {
  const { maxKbits } = H264[SHARPEST_QUALITY];
  const seconds = FILM_MAX_SECONDS + FILM_TAIL_SECONDS;
  // The first two seconds of each scene may use twice the bit rate; the audio uses 208 kbit/s.
  const kbits = (maxKbits + 208) * seconds + 2 * maxKbits * STORYBOARD_SCENES_MAX;
  const largestMb = (kbits * 1000) / 8 / MIB;
  expect(Math.round(largestMb)).toBe(285);
  const holders = [STEP_GRANTS.publish.SendPublication, ROUTE_GRANTS.publishVideo, DUTY_GRANTS.TendDue];
  for (const { memoryMb } of holders) expect(memoryMb).toBeGreaterThanOrEqual(2 * largestMb + REST_MB);
});

/** The longest that a request may take, in seconds: the limit of the API. */
const API_LIMIT_SECONDS = 30;

test('a deletion waits for every request and every step that may still be running', () => {
  const { States }: { States: Record<string, { Seconds?: number }> } = JSON.parse(
    readFileSync(join(ROOT, 'state-machines/delete-account.asl.json'), 'utf8'),
  );
  // Every two seconds, PackExport checks whether the account still exists, and stops if it doesn’t. The steps after
  // NormaliseUpload find that the upload’s row is gone, and erase the files that NormaliseUpload made.
  const outlive: readonly string[] = ['PackExport', 'NormaliseUpload'];
  const steps = WORKFLOW_FUNCTIONS.filter(({ name }) => !outlive.includes(name));
  const longestStep = Math.max(...steps.map(({ timeoutSeconds }) => timeoutSeconds));
  expect(States['LetRequestsEnd']?.Seconds).toBeGreaterThan(API_LIMIT_SECONDS);
  expect(States['LetStepsEnd']?.Seconds).toBeGreaterThan(longestStep);
});

// Proves input-clip-takes-too-long-convert.
test('an upload check gives up and says why before Lambda stops its function', () => {
  const { timeoutSeconds } = STEP_GRANTS['check-upload'].NormaliseUpload;
  const fetchesAndStores = 45;
  expect(MOST_MS / 1000 + fetchesAndStores).toBeLessThan(timeoutSeconds);
});

/** The parts of a workflow file that this test reads. */
interface States {
  readonly States: Readonly<
    Record<
      string,
      {
        readonly Type: string;
        readonly Parameters?: { readonly FunctionName: string };
        readonly Branches?: readonly States[];
        readonly ItemProcessor?: States;
      }
    >
  >;
}

/** The functions that tasks call, as they are written in the file: `${FilmScene}`. */
const calledIn = ({ States }: States, inGroup: boolean): string[] =>
  Object.values(States).flatMap(({ Type, Parameters, Branches = [], ItemProcessor }) => [
    ...(Type === 'Task' && inGroup ? [defined(Parameters).FunctionName] : []),
    ...[...Branches, ...(ItemProcessor === undefined ? [] : [ItemProcessor])].flatMap((group) =>
      calledIn(group, true),
    ),
  ]);

test('the metering list contains exactly the steps that run inside a parallel or map state', () => {
  const steps = [...IN_A_GROUP].map((step) => `\${${step}}`);
  expect(new Set(calledIn(readWorkflow(), false))).toEqual(new Set(steps));
});
