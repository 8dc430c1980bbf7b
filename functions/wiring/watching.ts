import { env } from '#functions/env.ts';
import { sessions, shares, suspensions, videos } from './stores.ts';

/** The ports that find a shared video and decide who may open it. */
export const watching = { shares, videos, suspensions, sessions, audience: env.audience };
