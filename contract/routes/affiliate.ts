import type { Route } from '#contract/route.ts';
import { Affiliate, FollowLink } from '#contract/schemas/affiliate.ts';
import { Done, MINUTE } from './parts.ts';

/** The rows of the route table below `/api/affiliate`. */
export const affiliateRoutes = {
  readAffiliate: {
    method: 'GET',
    path: '/api/affiliate',
    access: 'session',
    handler: 'affiliate/read-affiliate',
    reply: Affiliate,
    refusals: [],
  },
  followLink: {
    method: 'POST',
    path: '/api/affiliate/clicks',
    access: 'public',
    handler: 'affiliate/follow-link',
    body: FollowLink,
    reply: Done,
    limit: { calls: 30, seconds: 10 * MINUTE },
    refusals: [],
  },
} as const satisfies Record<string, Route>;
