/** The region that this machine’s cloud claims to be in. */
export const REGION = 'us-east-1';
