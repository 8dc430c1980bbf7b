import { open } from 'node:fs/promises';
import { rowsCsv } from '#tools/cost/output/csv.ts';
import type { Cell } from '#tools/cost/output/section.ts';
import type { Cost } from '../charges.ts';
import { focusRows } from './rows.ts';

const ROWS_AT_ONCE = 2000;

/** Writes the charges as a FOCUS 1.2 file (CSV). Returns the number of rows. */
export const writeFocus = async (costs: readonly Cost[], file: string): Promise<number> => {
  const handle = await open(file, 'w');
  try {
    let waiting: (readonly Cell[])[] = [];
    let count = 0;
    const flush = async (): Promise<void> => {
      await handle.write(rowsCsv(waiting));
      waiting = [];
    };
    for (const row of focusRows(costs)) {
      if (count === 0) waiting.push(Object.keys(row));
      waiting.push(Object.values(row));
      count += 1;
      if (waiting.length >= ROWS_AT_ONCE) await flush();
    }
    await flush();
    return count;
  } finally {
    await handle.close();
  }
};
