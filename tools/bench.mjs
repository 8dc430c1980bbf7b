import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './setup/build-web.mjs';
import { environment, giveUp, NODE, ROOT, setUp } from './setup/setup.mjs';

const FOLDER = join(ROOT, 'test', 'bench');
const [wanted = '', ...rest] = process.argv.slice(2);
const named = join(FOLDER, `${wanted}.ts`);
const file = existsSync(named) ? named : wanted;
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));
if (!existsSync(file)) giveUp(`npm run bench -- <name>, one of: ${names.join(', ')}`);

// Measures the build that `npm start` serves.
await setUp();
buildWeb();
const done = spawnSync(NODE, ['--disable-warning=ExperimentalWarning', file, ...rest], {
  stdio: 'inherit',
  env: environment(),
});
process.exitCode = done.status ?? 1;
