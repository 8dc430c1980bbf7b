import type { TriggerLine } from './permissions/needs.ts';

/** Functions that the user pool calls before it answers. Cognito gives up after five seconds. */
export const TRIGGER_GRANTS = {
  AdmitVisitor: {
    memoryMb: 512,
    timeoutSeconds: 5,
    before: ['preAuthentication', 'preSignUp'],
    table: ['DeleteItem'],
  },
} as const satisfies Record<string, TriggerLine>;
