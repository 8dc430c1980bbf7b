import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NODE, ROOT, setUp } from './setup/setup.mjs';

await setUp();

/** `npm run test:repeat -- <words> --times 20 --load 2` repeats tests alongside `load` busy loops. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '20' },
    load: { type: 'string', default: '0' },
    full: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const load = Number(values.load);
if (!(times >= 1) || !(load >= 0)) {
  console.error('Give whole numbers: npm run test:repeat -- settings --times 20 --load 2');
  process.exit(2);
}

const kept = join(ROOT, 'test', 'out', 'repeat');
rmSync(kept, { recursive: true, force: true });
const loops = Array.from({ length: load }, () => spawn(NODE, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const endLoops = () => loops.forEach((loop) => loop.kill());
let runner;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    endLoops();
    runner?.kill(signal);
  });

const failed = [];
for (let run = 1; run <= times; run += 1) {
  const evidence = join(kept, String(run));
  mkdirSync(evidence, { recursive: true });
  const words = values.full ? [...positionals, '--full'] : positionals;
  runner = spawn(NODE, [join(ROOT, 'tools', 'test.mjs'), ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, VEILCAST_EVIDENCE: evidence },
  });
  const printed = [];
  runner.stdout.on('data', (chunk) => printed.push(chunk));
  const [status, signal] = await once(runner, 'close');
  if (signal !== null) break;
  const report = Buffer.concat(printed).toString('utf8');
  console.log(`${run} of ${times}: ${report.trimEnd().split('\n').at(-1)}`);
  if (status === 0) rmSync(evidence, { recursive: true });
  else {
    failed.push(run);
    writeFileSync(join(evidence, 'report.txt'), report);
  }
}
endLoops();
for (const run of failed)
  console.log(
    `Run ${run} failed: test/out/repeat/${run} has its report, the browser’s traces and the cloud’s log.`,
  );
console.log(`${times - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;
