import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './setup/build-web.mjs';
import { watchNpm } from './setup/parents.mjs';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

const [flag] = process.argv.slice(2);
await setUp();
if (flag !== '--dev') buildWeb();

const product = spawn(
  NODE,
  ['--disable-warning=ExperimentalWarning', join(ROOT, 'local', 'start.ts'), ...process.argv.slice(2)],
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment() },
);
// Ctrl-C reaches the product directly; this program waits until everything has ended.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
process.on('SIGHUP', () => product.kill('SIGTERM'));
watchNpm(() => product.kill('SIGTERM'));
product.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
