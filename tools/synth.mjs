import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup.mjs';

setUp();
buildWeb();
const layers = spawnSync(NODE, [join(ROOT, 'infra', 'layers', 'build-layers.ts')], {
  cwd: ROOT,
  stdio: 'inherit',
  env: environment(),
});
if (layers.status !== 0) process.exit(layers.status ?? 1);
const cdk = join(ROOT, 'node_modules', 'aws-cdk', 'bin', 'cdk');
const done = spawnSync(NODE, [cdk, 'synth', '--quiet', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: environment({ CDK_DISABLE_VERSION_CHECK: '1' }),
});
process.exitCode = done.status ?? 1;
