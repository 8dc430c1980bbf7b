import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKFLOWS } from '#contract/workflows.ts';
import { withRetries } from './workflows/with-retries.ts';

/** Writes the retriers from the error catalogue into the state machines: `npm run retries`. */
const ROOT = join(import.meta.dirname, '..');
for (const { file: name } of WORKFLOWS) {
  const path = join(ROOT, 'state-machines', `${name}.asl.json`);
  writeFileSync(path, JSON.stringify(withRetries(name, readFileSync(path, 'utf8')), undefined, 2));
  execFileSync(join(ROOT, 'node_modules', '.bin', 'biome'), ['format', '--write', path]);
  console.log(`Wrote ${path}`);
}
