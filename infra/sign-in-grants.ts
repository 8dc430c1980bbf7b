import { CALLS_OUT, COUNTED, READS, signedIn } from './permissions/grant-parts.ts';
import type { FunctionLine, TableAction } from './permissions/needs.ts';

/** Finds or creates the user, opens a session, and ends the sessions beyond the limit. */
const OPENS_SESSIONS = [
  'GetItem',
  'Query',
  'PutItem',
  'DeleteItem',
  'ConditionCheckItem',
  'BatchWriteItem',
] as const satisfies readonly TableAction[];

/** The rows for signing in, signing out and passwords, as in `grants.ts`. */
export const SIGN_IN_GRANTS = {
  beginSignIn: { ...CALLS_OUT, table: COUNTED, secrets: ['signIn'] },
  finishSignIn: { ...CALLS_OUT, table: [...COUNTED, 'PutItem'], secrets: ['signIn'] },
  exchangeSession: {
    ...READS,
    table: [...COUNTED, ...OPENS_SESSIONS],
    secrets: ['signIn', 'media'],
  },
  exchangeEmail: {
    ...CALLS_OUT,
    table: [...COUNTED, ...OPENS_SESSIONS],
    secrets: ['signIn', 'media'],
    emailSignIn: true,
    people: ['AdminGetUser'],
  },
  beginEmailSignIn: { ...READS, table: [...COUNTED, 'GetItem', 'PutItem'], emailSignIn: true },
  sendEmailCode: {
    ...CALLS_OUT,
    table: [...COUNTED, 'GetItem', 'PutItem'],
    emailSignIn: true,
    people: ['AdminGetUser'],
  },
  setEmailPassword: {
    ...CALLS_OUT,
    table: [...COUNTED, 'GetItem', 'PutItem', 'DeleteItem'],
    emailSignIn: true,
    people: ['AdminGetUser', 'AdminSetUserPassword', 'AdminUpdateUserAttributes'],
  },
  /** Calls the pool with the user's own token, so it needs no permission for the pool. */
  changePassword: {
    ...CALLS_OUT,
    table: signedIn('PutItem', 'DeleteItem', 'Query', 'ConditionCheckItem', 'BatchWriteItem'),
    emailSignIn: true,
  },
  noteSecondFactor: { ...CALLS_OUT, table: signedIn('PutItem'), people: ['AdminGetUser'] },
  signOut: { ...READS, table: [...COUNTED, 'GetItem', 'DeleteItem'], secrets: ['media'] },
  listSessions: { ...READS, table: signedIn('Query') },
  endSession: { ...READS, table: signedIn('Query', 'DeleteItem'), secrets: ['media'] },
  signOutElsewhere: { ...READS, table: signedIn('Query', 'ConditionCheckItem', 'BatchWriteItem') },
} as const satisfies Record<string, FunctionLine>;
