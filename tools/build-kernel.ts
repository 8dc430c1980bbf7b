/** Compiles the kernel that draws frames: `npm run kernel`. What it writes is committed; a test compares the two. */

import { readFile, writeFile } from 'node:fs/promises';
import asc from 'assemblyscript/asc';

const DIR = new URL('../functions/film/kernel/', import.meta.url);
const SOURCE = 'kernel.ts';
const TARGET = new URL('kernel-wasm.ts', DIR);
const OPTIONS = ['--runtime', 'stub', '-O3', '--noAssert', '--enable', 'simd'];
const MEMORY = ['--importMemory', '--initialMemory', '0'];

/** The text of the module that holds the compiled kernel. */
export const compiledKernel = async (): Promise<string> => {
  let wasm = new Uint8Array();
  const source = await readFile(new URL(SOURCE, DIR), 'utf8');
  const { error, stderr } = await asc.main([SOURCE, '--outFile', 'kernel.wasm', ...OPTIONS, ...MEMORY], {
    readFile: (name) => (name === SOURCE ? source : null),
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') wasm = Uint8Array.from(contents);
    },
    listFiles: () => [],
  });
  if (error !== null) throw new Error(`The kernel cannot be compiled.\n${stderr.toString()}`, { cause: error });
  const base64 = Buffer.from(wasm).toString('base64');
  return `/** \`kernel.ts\`, compiled by \`npm run kernel\`: WebAssembly in base64. */\nexport const KERNEL_WASM =\n  '${base64}';\n`;
};

if (import.meta.main) await writeFile(TARGET, await compiledKernel());
