import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './setup/build-web.mjs';
import { environment, giveUp, NODE, ROOT, setUp } from './setup/setup.mjs';

if (process.platform !== 'linux')
  giveUp("This test's AWS emulator runs the functions as Lambda does, on Linux.");
await setUp();
buildWeb();
const done = spawnSync(
  NODE,
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'test', 'deploy', 'prove.ts')],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(),
  },
);
process.exitCode = done.status ?? 1;
