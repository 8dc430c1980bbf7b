import { MINUTE } from './grants.ts';
import type { FunctionLine } from './permissions/needs.ts';

/** Functions that an event of another AWS service calls; `workflow-functions.ts` locates their code. */
export const EVENT_GRANTS = {
  SuppressAddress: { ...MINUTE, table: ['PutItem'] },
} as const satisfies Record<string, FunctionLine>;
