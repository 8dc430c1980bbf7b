// Plain JavaScript for Node 20 or later, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchNpm } from './parents.mjs';

const OLDEST_NODE = 20;
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');
const STAMP = join(ROOT, 'node_modules', '.veilcast-stamp');
const WINDOWS = process.platform === 'win32';
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends this program with a message that explains what to do. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The path to the Node version that this repository pins, regardless of which version runs this file. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node');

/**
 * A cache of compiled code, because the product consists of some twenty processes that load the same modules.
 */
const COMPILE_CACHE = join(ROOT, 'node_modules', '.cache', 'node');

/** An environment with the pinned Node and the installed programs first in PATH. */
export const environment = (more = {}) => ({
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  ...process.env,
  PATH: `${join(ROOT, 'node_modules', 'node', 'bin')}${WINDOWS ? ';' : ':'}${BIN}${WINDOWS ? ';' : ':'}${process.env.PATH ?? ''}`,
  ...more,
});

const stampOf = () => {
  const lock = readFileSync(join(ROOT, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`;
};

const readStamp = () => {
  try {
    return readFileSync(STAMP, 'utf8').trim();
  } catch {
    return '';
  }
};

const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether everything was installed by us for this exact lock file, or by hand with npm after the lock file was
 * written.
 */
const isInstalled = () => {
  if (!existsSync(NODE)) return false;
  const stamp = readStamp();
  if (stamp !== '') return stamp === stampOf();
  return timeOf(join(ROOT, 'node_modules', '.package-lock.json')) > timeOf(join(ROOT, 'package-lock.json'));
};

/** Installs what is missing; resolves at once when everything is there. */
export async function setUp() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    giveUp(
      `Veilcast needs Node ${OLDEST_NODE} or newer to set itself up, but this is ${process.version}: install one from https://nodejs.org.`,
    );
  }
  process.chdir(ROOT);
  if (isInstalled()) return;
  console.log('Installing dependencies (once, a minute or two) …');
  // `npm ci` deletes installed files first; Windows cannot delete a running program, and this one may be the installed
  // Node.
  const install = WINDOWS && existsSync(NODE) ? ['install', '--no-save'] : ['ci'];
  const npm = spawn('npm', [...install, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: WINDOWS,
    env: { ...process.env, SKIP_FFMPEG: 'true' },
  });
  // If this program is ended, npm must end too, because two installations in one folder would break each
  // other.
  let ended = false;
  const end = (signal) => {
    ended = true;
    npm.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const unwatch = watchNpm(() => end('SIGTERM'));
  const [status] = await once(npm, 'exit').catch(() =>
    giveUp('Installation failed because npm is missing: install Node with npm from https://nodejs.org.'),
  );
  for (const signal of SIGNALS) process.off(signal, end);
  unwatch();
  if (ended) giveUp('Installation was interrupted: run the command again.');
  if (status !== 0 || !existsSync(NODE)) {
    giveUp('Installation failed: see npm’s message above, check the network, and try again.');
  }
  writeFileSync(STAMP, `${stampOf()}\n`);
}
