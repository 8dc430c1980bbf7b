import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import {
  CodeWanted,
  NewPassword,
  PasswordChange,
  SignInAttempt,
  SignInPass,
} from '#contract/schemas/auth.ts';
import { Done, HOUR, RARELY } from './parts.ts';

/**
 * The rows of the route table under `/api/auth/email`. The public ones respond the same way whether or not an account
 * exists.
 */
export const emailSignInRoutes = {
  beginEmailSignIn: {
    method: 'POST',
    path: '/api/auth/email/pass',
    access: 'public',
    handler: 'auth/email/begin-email-sign-in',
    body: SignInAttempt,
    reply: SignInPass,
    limit: RARELY,
    refusals: ['not_found'],
  },
  sendEmailCode: {
    method: 'POST',
    path: '/api/auth/email/code',
    access: 'public',
    handler: 'auth/email/send-email-code',
    body: CodeWanted,
    reply: Done,
    limit: RARELY,
    refusals: ['not_found'],
  },
  setEmailPassword: {
    method: 'POST',
    path: '/api/auth/email/password',
    access: 'public',
    handler: 'auth/email/set-email-password',
    body: NewPassword,
    reply: Done,
    limit: RARELY,
    refusals: ['not_found', 'wrong_code', 'common_password'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/auth/email/change',
    access: 'session',
    handler: 'auth/email/change-password',
    body: PasswordChange,
    reply: Done,
    // Each call sends an email.
    limit: { calls: 10, seconds: HOUR },
    refusals: ['not_found', 'sign_in_expired', 'common_password', 'provider_unavailable'],
  },
  noteSecondFactor: {
    method: 'POST',
    path: '/api/auth/email/second-factor',
    access: 'session',
    handler: 'auth/email/note-second-factor',
    body: z.unknown(),
    reply: Done,
    limit: { calls: 20, seconds: HOUR },
    refusals: ['provider_unavailable'],
  },
} as const satisfies Record<string, Route>;
