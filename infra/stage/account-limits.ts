/** The maximum that one stage, with every option, uses of each resource that AWS limits per account. */
export const STAGE_TAKES = { roles: 220, cachePolicies: 2 } as const;

/** How many custom cache policies CloudFront allows per account unless a higher limit was requested. */
export const CACHE_POLICIES = 20;
