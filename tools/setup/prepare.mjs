import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup.mjs';

// What a synthesis takes besides the sources: the built web app and the native layers. Named as `build` in cdk.json, so
// that every command of cdk finds them; what is up to date is left alone.
setUp();
buildWeb();
const layers = spawnSync(NODE, [join(ROOT, 'infra', 'layers', 'build-layers.ts')], {
  cwd: ROOT,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: environment(),
});
process.exitCode = layers.status ?? 1;
