import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRetries } from './workflows/with-retries.ts';

/** Writes the retriers of the catalogue of errors into the state machines: `npm run retries`. */
const ROOT = join(import.meta.dirname, '..');
for (const name of [
  'render-video',
  'delete-account',
  'export-account',
  'paint-storyboard',
  'speak-storyboard',
  'check-upload',
  'align-narration',
  'series-run',
] as const) {
  const path = join(ROOT, 'state-machines', `${name}.asl.json`);
  writeFileSync(path, JSON.stringify(withRetries(name, readFileSync(path, 'utf8')), undefined, 2));
  execFileSync(join(ROOT, 'node_modules', '.bin', 'biome'), ['format', '--write', path]);
  console.log(`Wrote ${path}`);
}
