import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environment, giveUp, NODE, ROOT } from './setup.mjs';

const SOURCES = ['web', 'composition', 'contract', 'assets', 'vite.config.ts', 'package-lock.json'];
const OUTPUT = join(ROOT, 'web', 'dist');
const STAMP = join(ROOT, '.build', 'web-stamp');

function* filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || path === OUTPUT) return;
  if (stats.isDirectory()) for (const name of readdirSync(path).toSorted()) yield* filesOf(join(path, name));
  else yield `${path} ${stats.size} ${stats.mtimeMs}`;
}

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const line of filesOf(join(ROOT, source))) hash.update(`${line}\n`);
  return hash.digest('hex');
};

const lastBuild = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '');

/** Builds the web app unless it is up to date. */
export function buildWeb() {
  const now = fingerprint();
  if (existsSync(join(OUTPUT, 'index.html')) && lastBuild() === now) return;
  console.log('Building the web app …');
  rmSync(STAMP, { force: true });
  const built = spawnSync(
    NODE,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment(),
    },
  );
  if (built.status !== 0) giveUp('Could not build the web app: see the message above.');
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, now);
}
