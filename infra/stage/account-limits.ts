/** The most that one stage, with every option, takes of what an AWS account has a limited number of. */
export const STAGE_TAKES = { roles: 220, cachePolicies: 2 } as const;

/** The custom cache policies that CloudFront allows an account unless it asked for more. */
export const CACHE_POLICIES = 20;
