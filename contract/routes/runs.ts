import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { AnswerRun, ByRunId, EditPost, RemakeRun, Run } from '#contract/schemas/series/runs.ts';
import { DAY, HOUR } from './parts.ts';

/** The rows of the route table under `/api/runs`. */
export const runsRoutes = {
  /** The runs waiting for an answer, across all series, earliest airing first. */
  listWaitingRuns: {
    method: 'GET',
    path: '/api/runs',
    access: 'session',
    handler: 'runs/list-waiting-runs',
    reply: z.array(Run),
    refusals: [],
  },
  readRun: {
    method: 'GET',
    path: '/api/runs/{id}',
    access: 'session',
    handler: 'runs/read-run',
    params: ByRunId,
    reply: Run,
    refusals: ['not_found'],
  },
  editPost: {
    method: 'PATCH',
    path: '/api/runs/{id}',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'runs/edit-post',
    params: ByRunId,
    body: EditPost,
    reply: Run,
    limit: { calls: 300, seconds: HOUR },
    refusals: ['account_suspended', 'not_found', 'against_rules', 'run_changed', 'conflict'],
  },
  approveRun: {
    method: 'POST',
    path: '/api/runs/{id}/approve',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'runs/approve-run',
    params: ByRunId,
    body: AnswerRun,
    reply: Run,
    limit: { calls: 120, seconds: HOUR },
    refusals: [
      'account_suspended',
      'not_found',
      'run_changed',
      'limit_reached',
      'film_too_costly',
      'budget_reached',
      'account_paused',
      'against_rules',
      'restricted',
      'held',
      'not_reviewed',
    ],
  },
  remakeRun: {
    method: 'POST',
    path: '/api/runs/{id}/remake',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'runs/remake-run',
    params: ByRunId,
    body: RemakeRun,
    reply: Run,
    status: 202,
    // Each request may lead to three model calls, which cost no credits.
    limit: { calls: 60, seconds: DAY },
    refusals: ['account_suspended', 'not_found', 'run_changed', 'conflict', 'limit_reached', 'against_rules'],
  },
  skipRun: {
    method: 'POST',
    path: '/api/runs/{id}/skip',
    access: 'session',
    handler: 'runs/skip-run',
    params: ByRunId,
    body: AnswerRun,
    reply: Run,
    limit: { calls: 120, seconds: HOUR },
    refusals: ['not_found', 'run_changed'],
  },
} as const satisfies Record<string, Route>;
