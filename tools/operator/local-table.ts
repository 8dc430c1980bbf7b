import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Written by the product while it runs: the variables that lead to its table. */
const FILE = 'table.json';

const readVariables = (): Record<string, string> => {
  try {
    const file = join(process.env['DATA_DIR'] || join(ROOT, '.veilcast'), FILE);
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
};

/** Leads this process to the table of the product that runs on this machine, unless the caller named a table. */
export const useLocalTable = (): void => {
  if ((process.env['TABLE_NAME'] ?? '') === '') Object.assign(process.env, readVariables());
};
