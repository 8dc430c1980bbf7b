import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProofError } from '#test/deploy/proof-error.ts';
import { runProgram } from './run-program.ts';

const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const HASH_CHARS = 12;
const MISSING =
  'The AWS emulator needs Python 3.10 or newer with the venv module and access to a package index. Install it (on Debian and Ubuntu: "apt install python3 python3-venv") and try again.';

/**
 * A Python environment with the pinned version of the emulator, kept in `.build/emulator` for later runs. Throws a
 * `ProofError` that says what to install if something is missing.
 */
export const installEmulator = async (root: string): Promise<string> => {
  const home = join(root, '.build', 'emulator');
  const version = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, HASH_CHARS);
  const folder = join(home, version);
  const [python, marker] = [join(folder, 'bin', 'python3'), join(folder, 'complete')];
  if (existsSync(marker)) return python;
  for (const old of existsSync(home) ? readdirSync(home) : [])
    rmSync(join(home, old), { recursive: true, force: true });
  const commands = [
    ['python3', '-m', 'venv', folder],
    [python, '-m', 'pip', 'install', '--quiet', '--requirement', REQUIREMENTS],
  ] as const;
  for (const [name, ...args] of commands) {
    const { code, output } = await runProgram(name, args, { cwd: root }).catch((cause: unknown) => {
      throw new ProofError(MISSING, { cause });
    });
    if (code !== 0) throw new ProofError(`${MISSING}\n${output.trim()}`);
  }
  writeFileSync(marker, '');
  return python;
};
