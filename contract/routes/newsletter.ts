import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { MailToken } from '#contract/schemas/mail-settings.ts';
import { Done, RARELY } from './parts.ts';

/** The rows of the route table under `/api/newsletter`. */
export const newsletterRoutes = {
  subscribeNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'public',
    handler: 'newsletter/subscribe-newsletter',
    body: z.strictObject({
      email: z.string().check(z.trim(), z.email('Enter a valid email address.'), z.maxLength(254)),
    }),
    reply: Done,
    limit: RARELY,
    refusals: ['provider_unavailable'],
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirm',
    access: 'public',
    handler: 'newsletter/confirm-newsletter',
    body: z.strictObject({ token: MailToken }),
    reply: Done,
    limit: RARELY,
    refusals: [],
  },
} as const satisfies Record<string, Route>;
