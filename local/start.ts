import './support/clock.ts';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { developSite } from './site/dev.ts';
import { endOf, startProcess, stopProcess } from './support/child-process.ts';
import { CloudProblem } from './support/cloud-problem.ts';
import { loadStandIns } from './support/stand-in-processes.ts';
import { startFetching } from './voices/start-fetching.ts';

const DEFAULT_PORT = 8787;
const MAX_PORT = 65_535;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

function readPort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new CloudProblem(`PORT=${text} is not a port: use a number from 1 to ${MAX_PORT}.`);
}

const isDevelopment = (): boolean => {
  try {
    return parseArgs({ options: { dev: { type: 'boolean', default: false } } }).values.dev;
  } catch {
    const given = process.argv.slice(2).join(' ');
    throw new CloudProblem(
      `npm start takes no arguments: leave out "${given}", and set PORT or DATA_DIR instead.`,
    );
  }
};

/** Forces an exit when a graceful shutdown takes longer than this, in milliseconds. */
const CLOSE_LIMIT_MS = 8000;

async function start(): Promise<void> {
  const isDev = isDevelopment();
  const port = readPort(process.env['PORT']);
  if (!isDev && !existsSync(new URL('../web/dist/index.html', import.meta.url))) {
    console.error('The web app is not built, so only its API answers: run npm start, which builds it.');
  }
  // These processes load their code while this one loads the rest.
  const processes = loadStandIns();
  const { startCloud } = await import('./cloud.ts');
  const cloud = await startCloud({
    processes,
    port,
    dataDir: process.env['DATA_DIR'] || `${ROOT}.veilcast`,
    developSite: isDev ? developSite : undefined,
    timings: {
      dutiesEveryMs: Number(process.env['VEILCAST_DUTIES_MS']) || undefined,
      retryFactor: Number(process.env['VEILCAST_RETRY_FACTOR']) || undefined,
      waitFactor: Number(process.env['VEILCAST_WAIT_FACTOR']) || undefined,
      idleLimitMs: Number(process.env['VEILCAST_IDLE_MS']) || undefined,
    },
    tell: (sentence) => console.error(sentence),
    onBroken: (sentence) => {
      console.error(sentence);
      end(1);
    },
  });
  let fetching: ReturnType<typeof startFetching>;
  const estimating: ReturnType<typeof startProcess>[] = [];
  let ending = false;
  const end = (code: number): void => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code), CLOSE_LIMIT_MS).unref();
    void Promise.all([fetching?.close(), ...estimating.map(stopProcess), cloud.close()]).finally(() =>
      process.exit(code),
    );
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  process.on('SIGHUP', () => end(0));
  process.on('disconnect', () => end(0));
  process.on('message', (message) => {
    if (message === 'status') process.send?.({ status: cloud.status() });
    if (message === 'duties') void cloud.runDuties().then(() => process.send?.({ dutiesRan: true }));
  });
  const { url, env, standIns, dataDir } = cloud;
  console.log(`Veilcast is ready at ${url}`);
  process.send?.({ ready: { url, env, standIns, dataDir } });
  const program = new URL('./support/making-time-process.ts', import.meta.url);
  const estimate = (): Promise<void> => {
    const child = startProcess(program, [], { env: { ...process.env, ...env } });
    estimating.push(child);
    return endOf(child);
  };
  const { narratorHere } = await import('./support/making-time-here.ts');
  const narrator = narratorHere(env);
  fetching = startFetching(process.env, (lines) => process.stdout.write(lines));
  if (process.env['VEILCAST_WARM_UP'] === 'off') return;
  await cloud.warmUp();
  await Promise.all([estimate(), fetching?.ended]);
  if (!ending && narratorHere(env) !== narrator) await estimate();
}

try {
  await start();
} catch (error) {
  console.error(error instanceof CloudProblem ? error.message : error);
  process.exit(1);
}
