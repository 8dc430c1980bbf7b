import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

setUp();

/** `npm run mutants -- <room>` changes a room's code in many small ways and lists the changes that no quick unit test sees. */
const ROOMS = {
  credits: 'functions/domain/credits',
  billing: 'functions/domain/billing',
  budget: 'functions/domain/budget',
  queue: 'functions/domain/queue',
  series: 'functions/domain/series',
  storyboard: 'functions/domain/storyboard',
  composition: 'composition',
  'credit-store': 'functions/store/credits',
};
/** A test file that takes longer runs too often: its behaviours have quicker ones. */
const MOST_SECONDS = 4;

const [name = ''] = process.argv.slice(2);
const room = ROOMS[name];
if (room === undefined) {
  console.error(`Name a room: npm run mutants -- ${Object.keys(ROOMS).join(' | ')}`);
  process.exit(2);
}
const timings = JSON.parse(readFileSync(join(ROOT, 'test', 'support', 'run', 'timings.json'), 'utf8'));
const tests = globSync('test/{composition,functions}/**/*.test.ts', { cwd: ROOT }).filter((path) => {
  if (/\.(?:full|cloud)\./u.test(path) || (timings[path]?.[0] ?? 0) > MOST_SECONDS) return false;
  const isOfRoom = path.startsWith(`test/${room}/`);
  return isOfRoom || readFileSync(join(ROOT, path), 'utf8').includes(`#${room}/`);
});

const out = join(ROOT, 'test', 'out', 'mutants');
mkdirSync(out, { recursive: true });
const config = join(out, 'stryker.json');
const settings = {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  mutate: [`${room}/**/*.ts`, `!${room}/**/ports.ts`],
  concurrency: availableParallelism(),
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: relative(ROOT, join(out, `${name}.json`)) },
  clearTextReporter: { logTests: false, allowColor: process.stdout.isTTY },
  tempDirName: relative(ROOT, join(out, 'tree')),
  ignorePatterns: ['docs', 'web', 'test/out', '.veilcast'],
  // TypeScript's own program has no interface that Stryker could call.
  tsconfigFile: 'none.json',
};
writeFileSync(config, JSON.stringify(settings));
const stryker = join(ROOT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const { status } = spawnSync(NODE, [stryker, 'run', config], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment({ MUTANT_TESTS: tests.join(' ') }),
});
process.exitCode = status ?? 1;
