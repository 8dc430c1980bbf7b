import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './setup/browser.mjs';
import { buildWeb } from './setup/build-web.mjs';
import { environment, NODE, ROOT, setUp } from './setup/setup.mjs';

/** Twice the most space that we have ever seen a run's temporary files take up. */
const NEEDED_MB = 1000;

const { bavail, bsize } = statfsSync(tmpdir());
const freeMb = Math.floor((bavail * bsize) / 1e6);
if (freeMb < NEEDED_MB) {
  console.error(
    `Tests need ${NEEDED_MB} MB for temporary files, and ${tmpdir()} has ${freeMb} MB free. Free some, or set TMPDIR to a folder on another disk.`,
  );
  process.exit(1);
}
await setUp();
const browser = findBrowser();
buildWeb();

const words = process.argv.slice(2).filter((argument) => argument !== '--full');
const full = process.argv.includes('--full') ? { VEILCAST_FULL: '1' } : {};
/** A full run of all tests stores its times for later runs. */
const keeps = process.argv.includes('--full') && words.length === 0;
const timings = join(ROOT, 'test', keeps ? 'support/run' : 'out', 'timings.json');

/** The folder for the temporary files of everything that the run starts; it is removed however the run ends. */
const temporary = mkdtempSync(join(tmpdir(), 'veilcast-run-'));

const vitest = spawn(NODE, [join(ROOT, 'test', 'support', 'run', 'run-tests.ts'), ...words], {
  cwd: ROOT,
  stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  env: environment({
    CHROME_PATH: browser,
    VEILCAST_COLUMNS: String(process.stdout.columns ?? 0),
    VEILCAST_TIMINGS: timings,
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    ...full,
  }),
});
/** A run that aborts before counting its failures counts as one failure. */
let counts;
vitest.on('message', (message) => {
  if (message.text === undefined) counts = message;
  else process.stdout.write(message.text);
});
/** Output of tests and libraries, shown only when the run aborts. */
const printed = [];
vitest.stdout.on('data', (chunk) => printed.push(chunk));
vitest.stderr.on('data', (chunk) => printed.push(chunk));
// Ctrl-C reaches vitest too, which ends its own children; this program waits for that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vitest.kill(signal));
const [status] = await once(vitest, 'close');
rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
if (counts === undefined) process.stdout.write(Buffer.concat(printed));
counts ??= { passed: 0, failed: 1 };
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = status === 0 && counts.failed === 0 && counts.passed > 0 ? 0 : 1;
