import type { Route } from '#contract/route.ts';
import { Pronunciations, SavePronunciation } from '#contract/schemas/pronunciations.ts';
import { HOUR } from './parts.ts';

/** The rows of the route table under `/api/videos/pronunciations`. */
export const pronunciationsRoutes = {
  listPronunciations: {
    method: 'GET',
    path: '/api/videos/pronunciations',
    access: 'session',
    handler: 'videos/list-pronunciations',
    reply: Pronunciations,
    refusals: [],
  },
  /** Adds, changes or removes one word, and returns the whole list. */
  savePronunciation: {
    method: 'POST',
    path: '/api/videos/pronunciations',
    access: 'session',
    handler: 'videos/save-pronunciation',
    body: SavePronunciation,
    reply: Pronunciations,
    limit: { calls: 600, seconds: HOUR },
    refusals: ['conflict', 'against_rules'],
  },
} as const satisfies Record<string, Route>;
