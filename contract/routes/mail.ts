import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { MailChoice, MailSettings, MailToken, Unsubscribed } from '#contract/schemas/mail-settings.ts';
import { HOUR, RARELY } from './parts.ts';

/** The rows of the route table under `/api/mail`. */
export const mailRoutes = {
  readMailSettings: {
    method: 'GET',
    path: '/api/mail/settings',
    access: 'session',
    handler: 'mail/read-mail-settings',
    reply: MailSettings,
    refusals: [],
  },
  saveMailSettings: {
    method: 'POST',
    path: '/api/mail/settings',
    access: 'session',
    handler: 'mail/save-mail-settings',
    body: MailChoice,
    reply: MailSettings,
    limit: { calls: 60, seconds: HOUR },
    refusals: [],
  },
  /** Called by a mail program after one click (RFC 8058), from its own servers and without a session. */
  unsubscribe: {
    method: 'POST',
    path: '/api/mail/unsubscribe/{token}',
    access: 'public',
    handler: 'mail/unsubscribe',
    params: z.object({ token: MailToken }),
    raw: true,
    reply: Unsubscribed,
    limit: RARELY,
    refusals: [],
  },
} as const satisfies Record<string, Route>;
