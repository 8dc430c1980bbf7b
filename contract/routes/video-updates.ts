import type { Route } from '#contract/route.ts';
import { UpdateVideo } from '#contract/schemas/scenes.ts';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { Video } from '#contract/schemas/videos.ts';
import { ById, HOUR } from './parts.ts';
import { REDO_REFUSALS } from './video-scenes.ts';

/** The rows of the route table for changes to a finished video as a whole. */
export const videoUpdatesRoutes = {
  openVideoStoryboard: {
    method: 'POST',
    path: '/api/videos/{id}/storyboard',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'videos/open-video-storyboard',
    params: ById,
    reply: Storyboard,
    limit: { calls: 120, seconds: HOUR },
    refusals: ['account_suspended', 'restricted', 'not_found', 'not_ready'],
  },
  updateVideo: {
    method: 'POST',
    path: '/api/videos/{id}/update',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'videos/update-video',
    idempotent: 'bind',
    params: ById,
    body: UpdateVideo,
    reply: Video,
    status: 202,
    limit: { calls: 60, seconds: HOUR },
    refusals: [...REDO_REFUSALS, 'against_rules', 'media_unusable', 'storyboard_changed'],
  },
  bringBackVideo: {
    method: 'POST',
    path: '/api/videos/{id}/previous',
    access: 'session',
    whileSuspended: 'refused',
    handler: 'videos/bring-back-video',
    params: ById,
    reply: Video,
    limit: { calls: 60, seconds: HOUR },
    refusals: [
      'account_suspended',
      'restricted',
      'not_found',
      'not_ready',
      'conflict',
      'in_progress',
      'against_rules',
      'provider_unavailable',
    ],
  },
} as const satisfies Record<string, Route>;
