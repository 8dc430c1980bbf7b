import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { defined } from '#test/support/values.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, '.github/workflows');

const Permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const Job = z.looseObject({
  needs: z.string().optional(),
  environment: z.string().optional(),
  permissions: Permissions.optional(),
  'timeout-minutes': z.number(),
  steps: z.array(
    z.looseObject({
      uses: z.string().optional(),
      run: z.string().optional(),
      with: z.looseObject({}).optional(),
    }),
  ),
});
const Workflow = z.looseObject({
  permissions: Permissions,
  jobs: z.record(z.string(), Job),
});

const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  ...Workflow.parse(parse(readFileSync(join(FOLDER, name), 'utf8'))),
}));
const jobs = workflows.flatMap(({ name, jobs: of }) =>
  Object.entries(of).map(([job, rest]) => ({ title: `${name}: ${job}`, job, ...rest })),
);
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
const runsOf = ({ steps }: (typeof jobs)[number]): string => steps.map(({ run = '' }) => run).join('\n');

test.each(jobs)('$title calls only scripts from this package', (job) => {
  const called = [...runsOf(job).matchAll(/npm (?:run (?<script>[\w:-]+)|(?<own>test|start))/gu)].map(
    ({ groups }) => groups?.['script'] ?? groups?.['own'] ?? '',
  );
  for (const script of called) expect(Object.keys(scripts)).toContain(script);
  expect(called.length).toBeGreaterThan(0);
});

test.each(jobs)(
  '$title gets AWS access only if it requests it, and only through a temporary role, never a permanent key',
  (job) => {
    const text = JSON.stringify(job);
    expect(text).not.toMatch(/aws-access-key-id|aws-secret-access-key|secrets\./iu);
    const roles = job.steps.filter(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));
    expect(roles.length).toBe(job.permissions?.['id-token'] === 'write' ? 1 : 0);
  },
);

test('workflows pin actions to commit hashes, which can’t be moved', () => {
  const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
  expect(uses.length).toBeGreaterThan(0);
  for (const use of uses) expect(use).toMatch(/@[0-9a-f]{40}$/u);
});

test('workflows have read-only permissions by default', () => {
  for (const { permissions } of workflows) expect(permissions).toEqual({ contents: 'read' });
});

test('prod is deployed after staging has passed its checks, and waits for approval in its environment', () => {
  const prod = defined(jobs.find(({ job }) => job === 'prod'));
  const staging = defined(jobs.find(({ job }) => job === 'staging'));
  expect(prod).toMatchObject({ needs: 'staging', environment: 'prod' });
  expect(staging).toMatchObject({ environment: 'staging' });
  for (const job of [staging, prod]) {
    const order = ['npm run synth', 'cdk deploy', 'npm run smoke'].map((part) => runsOf(job).indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
  }
});

test('synthesizes every configured stage on every change', () => {
  expect(runsOf(defined(jobs.find(({ job }) => job === 'synth')))).toMatch(/^npm run synth$/mu);
  const tool = readFileSync(join(ROOT, 'tools/synth.mjs'), 'utf8');
  expect(tool).toContain(`'${STAGE_NAMES.join(',')}'`);
});
