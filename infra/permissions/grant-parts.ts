import type { TableAction } from './needs.ts';

/* The building blocks of the functions’ rows. */

export const READS = { memoryMb: 512, timeoutSeconds: 10 } as const;
export const CALLS_OUT = { memoryMb: 512, timeoutSeconds: 29 } as const;

/** Counts a call before answering it if its route has a limit. */
export const COUNTED = ['UpdateItem'] as const satisfies readonly TableAction[];

/** Reads the session on each call, and occasionally records when it was last used. */
export const signedIn = (...more: readonly TableAction[]): readonly TableAction[] => [
  ...new Set<TableAction>(['GetItem', 'UpdateItem', ...more]),
];

/** Adds a check or an archive to its queue, then assigns slots. */
export const BEGINS_WORK = { table: signedIn('PutItem', 'DeleteItem', 'Query'), spends: true } as const;
