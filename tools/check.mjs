import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

await setUp();

const bin = (name) => join(ROOT, 'node_modules', '.bin', name);
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const CHECKS = [
  ['format', bin('biome'), 'check', '.'],
  ['lint', bin('oxlint'), '--type-aware', '--report-unused-disable-directives', '--deny-warnings'],
  ['types', bin('tsc'), '-p', '.'],
  ['browser types', bin('tsc'), '-p', 'web'],
  ['test types', bin('tsc'), '-p', 'test'],
  ['dependency rules', NODE, vitest, 'run', '--project', 'unit', 'test/architecture'],
  ['dead code', bin('knip')],
];

/** Runs a check and shows its output only when it fails. */
function run([title, program, ...args]) {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: environment({ FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }),
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => output.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${title} (${seconds} s)`);
      if (code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code === 0);
    });
  });
}

const passed = await Promise.all(CHECKS.map(run));
process.exitCode = passed.every(Boolean) ? 0 : 1;
