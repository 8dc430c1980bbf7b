import { affiliateRoutes } from '#contract/routes/affiliate.ts';
import { endpoint } from '#web/data/api/endpoint.ts';

/** The calls for affiliates. */
export const affiliateApi = {
  readAffiliate: endpoint(affiliateRoutes.readAffiliate),
  savePayoutDetails: endpoint(affiliateRoutes.savePayoutDetails),
  removePayoutDetails: endpoint(affiliateRoutes.removePayoutDetails),
  followLink: endpoint(affiliateRoutes.followLink),
} as const;
