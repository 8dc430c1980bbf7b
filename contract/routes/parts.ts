import * as z from 'zod/mini';
import { Id } from '#contract/schemas/id.ts';

export const ById = z.object({ id: Id });
export const Page = z.object({ cursor: z.optional(z.string().check(z.maxLength(512))) });
export const Done = z.object({ ok: z.literal(true) });
export const MODEL_REFUSALS = [
  'refused_by_model',
  'bad_model_answer',
  'provider_unavailable',
  'provider_timeout',
] as const;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/**
 * Limits for public calls, counted per network address. They are far higher than the number of calls that everyone
 * behind one address, such as a campus or a mobile network, would make together. Guesses are counted per account, and
 * emails per mailbox.
 */
export const RARELY = { calls: 600, seconds: 10 * MINUTE } as const;
/**
 * Limits for things that many people behind one address do at the same time, such as signing in or watching one
 * video.
 */
export const OFTEN = { calls: 3_000, seconds: 10 * MINUTE } as const;
export const PROVIDER_REFUSALS = ['provider_unavailable', 'provider_timeout'] as const;

/** Why a video is closed to everyone but its owner. */
export const PUBLISH_REFUSALS = [
  'restricted',
  'held',
  'account_suspended',
  'not_found',
  'not_ready',
  'against_rules',
  'not_reviewed',
] as const;
