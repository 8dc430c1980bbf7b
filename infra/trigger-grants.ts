import type { TriggerLine } from './permissions/needs.ts';

/** A browser always brings a pass, so a few refusals are pages that were left open. */
const MANY_REFUSALS = 50;

/** Cognito gives up after five seconds. */
const TRIGGER = { memoryMb: 512, timeoutSeconds: 5 } as const;

/** Functions that the user pool calls before it answers. */
export const TRIGGER_GRANTS = {
  AdmitVisitor: {
    ...TRIGGER,
    on: ['preAuthentication', 'preSignUp'],
    alarm: {
      failures: MANY_REFUSALS,
      runbook: 'guessing',
      says: `Nobody can sign in with a password, or somebody calls the user pool without our page: AdmitVisitor refused ${MANY_REFUSALS} attempts or more within 15 minutes.`,
    },
    table: ['DeleteItem'],
  },
  EndSessions: {
    ...TRIGGER,
    on: ['postConfirmation'],
    alarm: {
      failures: 1,
      runbook: 'outlived',
      says: 'A password was reset, but the sessions from before were not ended: whoever stole one can still use it.',
    },
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'BatchWriteItem'],
  },
} as const satisfies Record<string, TriggerLine>;
