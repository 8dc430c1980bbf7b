import * as z from 'zod/mini';
import type { Route } from '#contract/route.ts';
import { FilmedScene, RewriteScene, SceneOfVideo } from '#contract/schemas/scenes.ts';
import { Video } from '#contract/schemas/videos.ts';
import { ById, HOUR } from './parts.ts';

export const REDO_REFUSALS = [
  'account_suspended',
  'restricted',
  'not_found',
  'not_ready',
  'limit_reached',
  'conflict',
  'in_progress',
  'budget_reached',
  'account_paused',
  'provider_unavailable',
] as const;

/** The rows of the route table under `/api/videos/{id}/scenes`. */
export const videoScenesRoutes = {
  listScenes: {
    method: 'GET',
    path: '/api/videos/{id}/scenes',
    access: 'session',
    handler: 'videos/list-scenes',
    params: ById,
    reply: z.array(FilmedScene),
    refusals: ['not_found', 'not_ready'],
  },
  repaintScene: {
    method: 'POST',
    path: '/api/videos/{id}/scenes/{n}/repaint',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'videos/repaint-scene',
    idempotent: 'bind',
    params: SceneOfVideo,
    reply: Video,
    status: 202,
    limit: { calls: 60, seconds: HOUR },
    refusals: REDO_REFUSALS,
  },
  rewriteScene: {
    method: 'POST',
    path: '/api/videos/{id}/scenes/{n}/rewrite',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'videos/rewrite-scene',
    idempotent: 'bind',
    params: SceneOfVideo,
    body: RewriteScene,
    reply: Video,
    status: 202,
    limit: { calls: 60, seconds: HOUR },
    refusals: [...REDO_REFUSALS, 'against_rules', 'provider_unavailable'],
  },
} as const satisfies Record<string, Route>;
