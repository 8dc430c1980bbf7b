import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { Decide } from '#contract/schemas/operators/actions.ts';
import { CaseFile, OpenCase } from '#contract/schemas/operators/cases.ts';
import { ById, Done } from './parts.ts';

/**
 * The rows of the route table under `/api/operator`, hidden from everyone but operators: to anyone else, they look
 * like paths that don’t exist. The row that handles such paths is here too.
 */
export const operatorRoutes = {
  listCases: {
    method: 'GET',
    path: '/api/operator/cases',
    access: 'operator',
    handler: 'operator/list-cases',
    reply: z.array(OpenCase),
    refusals: [],
  },
  readCase: {
    method: 'GET',
    path: '/api/operator/cases/{id}',
    access: 'operator',
    handler: 'operator/read-case',
    params: ById,
    reply: CaseFile,
    refusals: ['not_found'],
  },
  decide: {
    method: 'POST',
    path: '/api/operator/decisions',
    access: 'operator',
    handler: 'operator/decide',
    body: Decide,
    reply: Done,
    refusals: ['not_found', 'conflict', 'in_progress'],
  },
  refuseUnknownPath: {
    method: 'ANY',
    path: '/api/{proxy+}',
    access: 'operator',
    handler: 'operator/refuse-unknown-path',
    refusals: ['unknown_path'],
  },
} as const satisfies Record<string, Route>;
