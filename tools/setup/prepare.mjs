import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup.mjs';

// Prepares what synthesis needs besides the sources: the built web app and the native layers. cdk.json names it as
// `build`, so every cdk command runs it; it skips what is up to date.
await setUp();
buildWeb();
const layers = spawnSync(NODE, [join(ROOT, 'infra', 'build-layers.ts')], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: environment(),
});
process.exitCode = layers.status ?? 1;
