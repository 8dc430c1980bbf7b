import type { Route } from '#contract/route.ts';
import { Affiliate, FollowLink } from '#contract/schemas/affiliate.ts';
import { PayoutDetails, PayoutSummary } from '#contract/schemas/payout-details.ts';
import { Done, HOUR, RARELY } from './parts.ts';

/** The rows of the route table under `/api/affiliate`. */
export const affiliateRoutes = {
  readAffiliate: {
    method: 'GET',
    path: '/api/affiliate',
    access: 'session',
    handler: 'affiliate/read-affiliate',
    reply: Affiliate,
    refusals: [],
  },
  savePayoutDetails: {
    method: 'POST',
    path: '/api/affiliate/payout-details',
    access: 'session',
    signIn: 'recent',
    handler: 'affiliate/save-payout-details',
    body: PayoutDetails,
    reply: PayoutSummary,
    limit: { calls: 10, seconds: HOUR },
    refusals: ['not_found', 'sign_in_again'],
  },
  removePayoutDetails: {
    method: 'DELETE',
    path: '/api/affiliate/payout-details',
    access: 'session',
    signIn: 'recent',
    handler: 'affiliate/remove-payout-details',
    reply: Done,
    limit: { calls: 10, seconds: HOUR },
    refusals: ['sign_in_again'],
  },
  followLink: {
    method: 'POST',
    path: '/api/affiliate/clicks',
    access: 'public',
    handler: 'affiliate/follow-link',
    body: FollowLink,
    reply: Done,
    limit: RARELY,
    refusals: [],
  },
} as const satisfies Record<string, Route>;
