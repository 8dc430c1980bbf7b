import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { WORKFLOWS } from '#contract/workflows.ts';
import { DUTIES, EVENT_FUNCTIONS, stepsOf } from '#infra/workflow-functions.ts';
import { architectureFaults, sentenceOf } from './support/architecture/architecture-faults.ts';
import { houseDrawing } from './support/architecture/house-drawing.ts';
import type { Facts } from './support/architecture/rules.ts';

const root = join(import.meta.dirname, '..');
const READ = /\.(?:ts|tsx|mts|js|mjs|asl\.json)$/u;

/** Files under version control and new files, but not the built and downloaded files that git ignores. */
const treeFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => READ.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const facts: Facts = {
  routes,
  steps: [
    ...WORKFLOWS.flatMap(stepsOf).map(({ name, entry }) => ({ name, entry, scheduled: false })),
    ...[...DUTIES, ...EVENT_FUNCTIONS].map(({ name, entry }) => ({ name, entry, scheduled: true })),
  ],
};
const faults = architectureFaults(treeFiles(), facts);

test.each([
  ['files import only from rooms they are allowed to import from', 'rooms'],
  ['packages are used only in the rooms they belong to', 'packages'],
  ['no files form an import cycle', 'circles'],
  ['only named files touch the environment, the clock and randomness', 'uses'],
  ['an entry wires the file beside it and does nothing else', 'entries'],
  ['every route and every step has its entry', 'missing entries'],
  ['the workflow and its functions name each other', 'workflow'],
  ['every route is named in a test', 'untested routes'],
  ['no folder has too many files to take in at a glance', 'folders'],
  ['no file is too long to read in one go', 'length'],
])('%s', (_, rule) => {
  expect(faults[rule]?.map(sentenceOf)).toEqual([]);
});

test('the drawing of the rooms matches the current rules (`npm run house` redraws it)', () => {
  expect(readFileSync(join(root, 'docs/house.svg'), 'utf8')).toBe(houseDrawing());
});
