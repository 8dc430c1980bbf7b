import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { AppealWords, Notice } from '#contract/schemas/operators/notices.ts';
import { ById, DAY, Done } from './parts.ts';

/** The rows of the route table under `/api/notices`: what creators read about operators’ decisions. */
export const noticesRoutes = {
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    access: 'session',
    handler: 'notices/list-notices',
    reply: z.array(Notice),
    refusals: [],
  },
  appeal: {
    method: 'POST',
    path: '/api/notices/{id}/appeal',
    access: 'session',
    handler: 'notices/appeal',
    params: ById,
    body: AppealWords,
    reply: Done,
    limit: { calls: 20, seconds: DAY },
    refusals: ['not_found', 'conflict'],
  },
  putNoticeAway: {
    method: 'DELETE',
    path: '/api/notices/{id}',
    access: 'session',
    handler: 'notices/put-notice-away',
    params: ById,
    reply: Done,
    refusals: [],
  },
} as const satisfies Record<string, Route>;
