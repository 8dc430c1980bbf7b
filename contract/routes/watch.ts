import type { Route } from '#contract/route.ts';
import { Report, Reported } from '#contract/schemas/operators/reports.ts';
import { FilmEvent, ShareId, WatchedFilm } from '#contract/schemas/sharing.ts';
import { Done, OFTEN, RARELY } from './parts.ts';

/** Why this viewer can’t see the video behind a link. */
const NOT_SHOWN = ['taken_down', 'withheld_by_law', 'owner_only', 'not_found'] as const;

/** The rows of the route table under `/watch` and `/api/watch`. */
export const watchRoutes = {
  readWatched: {
    method: 'GET',
    path: '/api/watch/{share_id}',
    access: 'public',
    handler: 'watch/read-watched',
    params: ShareId,
    reply: WatchedFilm,
    limit: OFTEN,
    refusals: [...NOT_SHOWN, 'resting'],
  },
  openWatchedFilm: {
    method: 'GET',
    path: '/api/watch/{share_id}/film',
    access: 'public',
    handler: 'watch/open-watched-film',
    params: ShareId,
    status: 302,
    limit: OFTEN,
    refusals: [...NOT_SHOWN, 'resting'],
  },
  recordWatchEvent: {
    method: 'POST',
    path: '/api/watch/{share_id}/events',
    access: 'public',
    handler: 'watch/record-watch-event',
    params: ShareId,
    body: FilmEvent,
    reply: Done,
    limit: OFTEN,
    refusals: ['not_found'],
  },
  reportVideo: {
    method: 'POST',
    path: '/api/watch/{share_id}/reports',
    access: 'public',
    handler: 'watch/report-video',
    params: ShareId,
    body: Report,
    reply: Reported,
    limit: RARELY,
    refusals: NOT_SHOWN,
  },
  openWatchPage: {
    method: 'GET',
    path: '/watch/{share_id}',
    access: 'public',
    handler: 'watch/open-watch-page',
    params: ShareId,
    html: true,
    refusals: NOT_SHOWN,
  },
  openWatchPoster: {
    method: 'GET',
    path: '/watch/{share_id}/poster.jpg',
    access: 'public',
    handler: 'watch/open-watch-poster',
    params: ShareId,
    status: 302,
    refusals: NOT_SHOWN,
  },
} as const satisfies Record<string, Route>;
