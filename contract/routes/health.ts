import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';

/** The rows of the route table below `/api/health`. */
export const healthRoutes = {
  checkHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    handler: 'health/check-health',
    reply: z.object({ status: z.literal('ok'), time: z.iso.datetime() }),
    refusals: [],
  },
} as const satisfies Record<string, Route>;
