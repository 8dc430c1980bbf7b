import * as z from 'zod/mini';
import type { Route } from './route.ts';
import { affiliateRoutes } from './routes/affiliate.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { authRoutes } from './routes/auth.ts';
import { emailSignInRoutes } from './routes/email-sign-in.ts';
import { mailRoutes } from './routes/mail.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { noticesRoutes } from './routes/notices.ts';
import { operatorRoutes } from './routes/operator.ts';
import { paymentsRoutes } from './routes/payments.ts';
import { pronunciationsRoutes } from './routes/pronunciations.ts';
import { publishingRoutes } from './routes/publishing.ts';
import { runsRoutes } from './routes/runs.ts';
import { seriesRoutes } from './routes/series.ts';
import { storiesRoutes } from './routes/stories.ts';
import { storyboardsRoutes } from './routes/storyboards.ts';
import { uploadsRoutes } from './routes/uploads.ts';
import { videoScenesRoutes } from './routes/video-scenes.ts';
import { videoUpdatesRoutes } from './routes/video-updates.ts';
import { videosRoutes } from './routes/videos.ts';
import { watchRoutes } from './routes/watch.ts';

/** The rows of the route table under `/api/health`. */
const healthRoutes = {
  checkHealth: {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    handler: 'health/check-health',
    reply: z.object({ status: z.literal('ok'), time: z.iso.datetime() }),
    refusals: [],
  },
} as const satisfies Record<string, Route>;

/**
 * The route table: the stacks, the handlers, the local gateway and the web client all read paths, methods and fields
 * from here.
 */
export const routes = {
  ...authRoutes,
  ...emailSignInRoutes,
  ...storiesRoutes,
  ...storyboardsRoutes,
  ...seriesRoutes,
  ...runsRoutes,
  ...videosRoutes,
  ...videoScenesRoutes,
  ...videoUpdatesRoutes,
  ...uploadsRoutes,
  ...analyticsRoutes,
  ...watchRoutes,
  ...mailRoutes,
  ...newsletterRoutes,
  ...noticesRoutes,
  ...operatorRoutes,
  ...paymentsRoutes,
  ...publishingRoutes,
  ...pronunciationsRoutes,
  ...affiliateRoutes,
  ...healthRoutes,
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
