import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { accessTrouble, messageOf } from './aws-trouble.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The variables that identify the product’s table; the product writes them while it runs. */
const FILE = 'table.json';

const readVariables = (): Record<string, string> => {
  try {
    const file = join(process.env['DATA_DIR'] || join(ROOT, '.veilcast'), FILE);
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
};

/**
 * Points this process at the table of the product that runs on this machine, unless the caller named a table.
 */
const useLocalTable = (): void => {
  if ((process.env['TABLE_NAME'] ?? '') === '') Object.assign(process.env, readVariables());
};

const troubleOf = (error: unknown, table: string): string =>
  error instanceof Error && error.name === 'ResourceNotFoundException'
    ? `There is no table ${table}.`
    : (accessTrouble(error) ?? messageOf(error));

/**
 * Runs work on the table in `TABLE_NAME`, with the caller's credentials or at `AWS_ENDPOINT_URL_DYNAMODB`; if that
 * isn’t set, on the table of the product that runs on this machine. If there is a problem, prints one sentence and
 * exits with status 1.
 */
export const onTable = async (work: () => Promise<void>): Promise<void> => {
  useLocalTable();
  const table = process.env['TABLE_NAME'] ?? '';
  try {
    if (table === '')
      throw new Error(
        "Name the stage's table: TABLE_NAME=<table> npm run …, or start the product here first.",
      );
    await work();
  } catch (error) {
    console.error(troubleOf(error, table));
    process.exitCode = 1;
  }
};
