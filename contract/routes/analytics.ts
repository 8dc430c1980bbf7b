import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { Analytics, Range, Totals } from '#contract/schemas/analytics.ts';

/** The rows of the route table under `/api/analytics`. */
export const analyticsRoutes = {
  readAnalytics: {
    method: 'GET',
    path: '/api/analytics',
    access: 'session',
    handler: 'analytics/read-analytics',
    query: z.object({ range: z._default(Range, '7d') }),
    reply: Analytics,
    refusals: [],
  },
  readTotals: {
    method: 'GET',
    path: '/api/analytics/totals',
    access: 'session',
    handler: 'analytics/read-totals',
    reply: Totals,
    refusals: [],
  },
} as const satisfies Record<string, Route>;
