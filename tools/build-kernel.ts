/**
 * Compiles the kernel that draws frames: `npm run kernel`. The output is committed; a test compares
 * the committed output with a fresh build.
 */

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
/**
 * Runs as a separate program, because the compiler module's types declare globals that would affect every other file.
 */
const COMPILER = join(ROOT, 'node_modules', 'assemblyscript', 'bin', 'asc.js');
const FOLDER = join(ROOT, 'functions', 'film', 'kernel');
const OPTIONS = ['--runtime', 'stub', '-O3', '--noAssert', '--enable', 'simd'];
const MEMORY = ['--importMemory', '--initialMemory', '0'];

/** The source code of the module that contains the compiled kernel. */
export const compiledKernel = async (): Promise<string> => {
  const dir = await mkdtemp(join(tmpdir(), 'kernel-'));
  try {
    const path = join(dir, 'kernel.wasm');
    await promisify(execFile)(
      process.execPath,
      [COMPILER, 'kernel.ts', '--outFile', path, ...OPTIONS, ...MEMORY],
      { cwd: FOLDER },
    );
    const base64 = (await readFile(path)).toString('base64');
    return `/** \`kernel.ts\`, compiled by \`npm run kernel\`: WebAssembly in base64. */\nexport const KERNEL_WASM =\n  '${base64}';\n`;
  } finally {
    await rm(dir, { recursive: true });
  }
};

if (import.meta.main) await writeFile(join(FOLDER, 'kernel-wasm.ts'), await compiledKernel());
