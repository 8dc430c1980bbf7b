import { z } from 'zod';
import { SessionExchange, User } from './auth.ts';
import { Id } from './id.ts';
import type { Route } from './route.ts';
import { GenerateStory, Story } from './stories.ts';
import {
  CreateVideo,
  Download,
  DownloadVideo,
  MusicOption,
  TrialLimits,
  Video,
  VoiceOption,
} from './videos.ts';

const ById = z.object({ id: Id });
const Page = z.object({ cursor: z.string().max(512).optional() });
const Done = z.object({ ok: z.literal(true) });
const MODEL_REFUSALS = [
  'refused_by_model',
  'bad_model_answer',
  'provider_unavailable',
  'provider_timeout',
] as const;

/** THE table: stack, handlers, local gateway and web client read every path, method and field from here. */
export const routes = {
  readMe: {
    method: 'GET',
    path: '/api/auth/me',
    access: 'session',
    handler: 'auth/read-me',
    reply: User,
    refusals: [],
  },
  beginSignIn: {
    method: 'GET',
    path: '/api/auth/login',
    access: 'public',
    handler: 'auth/begin-sign-in',
    status: 302,
    refusals: [],
  },
  finishSignIn: {
    method: 'GET',
    path: '/api/auth/callback',
    access: 'public',
    handler: 'auth/finish-sign-in',
    status: 302,
    query: z.looseObject({
      code: z.string().max(4096).optional(),
      state: z.string().max(512).optional(),
      error: z.string().max(256).optional(),
    }),
    refusals: [],
  },
  exchangeSession: {
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    handler: 'auth/exchange-session',
    body: SessionExchange,
    reply: User,
    refusals: ['sign_in_expired'],
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    handler: 'auth/sign-out',
    body: z.unknown(),
    reply: Done,
    refusals: [],
  },
  listStories: {
    method: 'GET',
    path: '/api/stories',
    access: 'session',
    handler: 'stories/list-stories',
    list: true,
    query: Page,
    reply: z.array(Story),
    refusals: [],
  },
  generateStory: {
    method: 'POST',
    path: '/api/stories/generate',
    access: 'session',
    handler: 'stories/generate-story',
    idempotent: true,
    body: GenerateStory,
    reply: Story,
    refusals: ['in_progress', 'conflict', ...MODEL_REFUSALS],
  },
  deleteStory: {
    method: 'DELETE',
    path: '/api/stories/{id}',
    access: 'session',
    handler: 'stories/delete-story',
    params: ById,
    reply: Done,
    refusals: ['not_found'],
  },
  listVideos: {
    method: 'GET',
    path: '/api/videos',
    access: 'session',
    handler: 'videos/list-videos',
    list: true,
    query: Page,
    reply: z.array(Video),
    refusals: [],
  },
  listVoices: {
    method: 'GET',
    path: '/api/videos/options/voices',
    access: 'session',
    handler: 'videos/list-voices',
    reply: z.array(VoiceOption),
    refusals: [],
  },
  listMusic: {
    method: 'GET',
    path: '/api/videos/options/music',
    access: 'session',
    handler: 'videos/list-music',
    reply: z.array(MusicOption),
    refusals: [],
  },
  createVideo: {
    method: 'POST',
    path: '/api/videos/create',
    access: 'session',
    handler: 'videos/create-video',
    idempotent: true,
    body: CreateVideo,
    reply: Video,
    status: 202,
    refusals: ['not_found', 'limit_reached', 'conflict', 'provider_unavailable'],
  },
  readTrialLimits: {
    method: 'GET',
    path: '/api/videos/trial-limits',
    access: 'session',
    handler: 'videos/read-trial-limits',
    reply: TrialLimits,
    refusals: [],
  },
  downloadVideo: {
    method: 'POST',
    path: '/api/videos/download',
    access: 'session',
    handler: 'videos/download-video',
    body: DownloadVideo,
    reply: Download,
    refusals: ['not_found', 'not_ready'],
  },
  retryVideo: {
    method: 'POST',
    path: '/api/videos/{id}/retry',
    access: 'session',
    handler: 'videos/retry-video',
    params: ById,
    reply: Video,
    status: 202,
    refusals: ['not_found', 'limit_reached', 'conflict', 'in_progress', 'provider_unavailable'],
  },
  deleteVideo: {
    method: 'DELETE',
    path: '/api/videos/{id}',
    access: 'session',
    handler: 'videos/delete-video',
    params: ById,
    reply: Done,
    refusals: ['not_found', 'in_progress'],
  },
  checkHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    handler: 'health/check-health',
    reply: z.object({ status: z.literal('ok'), time: z.iso.datetime() }),
    refusals: [],
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
