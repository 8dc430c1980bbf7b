import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

setUp();
const browser = findBrowser();
buildWeb();

const words = process.argv.slice(2).filter((argument) => argument !== '--full');
const full = process.argv.includes('--full') ? { VEILCAST_FULL: '1' } : {};

const vitest = spawn(
  NODE,
  [
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    `--reporter=${join(ROOT, 'test', 'support', 'run', 'progress-reporter.ts')}`,
    ...words,
  ],
  {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment({ CHROME_PATH: browser, ...full }),
  },
);
/** A run that breaks off before it has counted counts as one failure. */
let counts = { passed: 0, failed: 1 };
vitest.on('message', (message) => {
  counts = message;
});
// Ctrl-C reaches vitest too, which ends its own children; this program waits for that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vitest.kill(signal));
const [status] = await once(vitest, 'close');
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = status === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1;
