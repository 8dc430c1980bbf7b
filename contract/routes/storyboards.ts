import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import {
  OpenStoryboard,
  PaintScenes,
  SaveStoryboard,
  Storyboard,
} from '#contract/schemas/storyboards/storyboards.ts';
import { ById, Done, HOUR, Page } from './parts.ts';

/** The rows of the route table below `/api/storyboards`. */
export const storyboardsRoutes = {
  listStoryboards: {
    method: 'GET',
    path: '/api/storyboards',
    access: 'session',
    handler: 'storyboards/list-storyboards',
    list: true,
    query: Page,
    reply: z.array(Storyboard),
    refusals: [],
  },
  openStoryboard: {
    method: 'POST',
    path: '/api/storyboards',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'storyboards/open-storyboard',
    body: OpenStoryboard,
    reply: Storyboard,
    limit: { calls: 120, seconds: HOUR },
    refusals: ['account_suspended', 'not_found', 'conflict'],
  },
  readStoryboard: {
    method: 'GET',
    path: '/api/storyboards/{id}',
    access: 'session',
    handler: 'storyboards/read-storyboard',
    params: ById,
    reply: Storyboard,
    refusals: ['not_found'],
  },
  saveStoryboard: {
    method: 'PATCH',
    path: '/api/storyboards/{id}',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'storyboards/save-storyboard',
    params: ById,
    body: SaveStoryboard,
    reply: Storyboard,
    // The page saves a second after the last change.
    limit: { calls: 900, seconds: HOUR },
    refusals: ['account_suspended', 'against_rules', 'not_found', 'storyboard_changed'],
  },
  discardStoryboard: {
    method: 'DELETE',
    path: '/api/storyboards/{id}',
    access: 'session',
    handler: 'storyboards/discard-storyboard',
    params: ById,
    reply: Done,
    refusals: ['not_found', 'conflict'],
  },
  paintStoryboard: {
    method: 'POST',
    path: '/api/storyboards/{id}/paint',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'storyboards/paint-storyboard',
    idempotent: 'bind',
    params: ById,
    body: PaintScenes,
    reply: Storyboard,
    status: 202,
    limit: { calls: 120, seconds: HOUR },
    refusals: [
      'account_suspended',
      'not_found',
      'limit_reached',
      'film_too_costly',
      'budget_reached',
      'account_paused',
      'in_progress',
      'conflict',
    ],
  },
} as const satisfies Record<string, Route>;
