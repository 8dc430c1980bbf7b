import { env } from '#functions/env.ts';
import { sessions, shares, suspensions, videos } from './stores.ts';

/** What finds a shared video and decides who may open it. */
export const watching = { shares, videos, suspensions, sessions, audience: env.audience };
