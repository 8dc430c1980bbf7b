import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { EmailExchange, SessionExchange, User } from '#contract/schemas/auth.ts';
import { Done, HOUR, MINUTE } from './parts.ts';

/** The rows of the route table below `/api/auth`. */
export const authRoutes = {
  readMe: {
    method: 'GET',
    path: '/api/auth/me',
    access: 'session',
    handler: 'auth/read-me',
    reply: User,
    refusals: [],
  },
  beginSignIn: {
    method: 'GET',
    path: '/api/auth/login',
    access: 'public',
    handler: 'auth/begin-sign-in',
    status: 302,
    limit: { calls: 60, seconds: 10 * MINUTE },
    refusals: [],
  },
  finishSignIn: {
    method: 'GET',
    path: '/api/auth/callback',
    access: 'public',
    handler: 'auth/finish-sign-in',
    status: 302,
    query: z.looseObject({
      code: z.optional(z.string().check(z.maxLength(4096))),
      state: z.optional(z.string().check(z.maxLength(512))),
      error: z.optional(z.string().check(z.maxLength(256))),
    }),
    limit: { calls: 60, seconds: 10 * MINUTE },
    refusals: [],
  },
  exchangeSession: {
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    handler: 'auth/exchange-session',
    body: SessionExchange,
    reply: User,
    limit: { calls: 30, seconds: 10 * MINUTE },
    refusals: ['sign_in_expired'],
  },
  exchangeEmail: {
    method: 'POST',
    path: '/api/auth/email',
    access: 'public',
    handler: 'auth/exchange-email',
    body: EmailExchange,
    reply: User,
    limit: { calls: 30, seconds: 10 * MINUTE },
    refusals: ['sign_in_expired', 'not_found', 'provider_unavailable'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    handler: 'auth/sign-out',
    body: z.unknown(),
    reply: Done,
    limit: { calls: 120, seconds: 10 * MINUTE },
    refusals: [],
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/auth/account',
    access: 'session',
    handler: 'auth/delete-account',
    reply: Done,
    status: 202,
    limit: { calls: 10, seconds: HOUR },
    refusals: ['provider_unavailable'],
  },
} as const satisfies Record<string, Route>;
