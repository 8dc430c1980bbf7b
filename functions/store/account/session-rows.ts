import { z } from 'zod';
import { RECENT_SIGN_IN_MINUTES, SESSION_DAYS } from '#contract/catalogue.ts';
import type { OpenSession } from '#functions/domain/account/ports.ts';
import { hashOf } from '#functions/store/table/keys.ts';
import { dateOf } from '#functions/store/table/table.ts';

const DAY_SECONDS = 86_400;
const IDLE_SECONDS = SESSION_DAYS.idle * DAY_SECONDS;
const RECENT_SECONDS = RECENT_SIGN_IN_MINUTES * 60;
/** A session's maximum age. */
export const AGE_SECONDS = SESSION_DAYS.most * DAY_SECONDS;

/** The session fields that each request reads. */
export const Session = z.object({
  userId: z.string(),
  openedAt: z.int(),
  usedAt: z.int(),
  /** When the provider verified the user’s identity. */
  provenAt: z.int(),
  secondFactor: z.literal(true).optional(),
});

/** The fields shown in the user’s list of sessions; they are stored in the user’s partition. */
export const Pointer = z.object({
  pk: z.string(),
  sk: z.string(),
  ttl: z.int(),
  device: z.string().optional(),
  openedAt: z.int(),
  usedAt: z.int(),
});
export type Pointer = z.output<typeof Pointer>;

export const isValid = (
  { openedAt, usedAt }: { readonly openedAt: number; readonly usedAt: number },
  at: number,
): boolean => at - usedAt <= IDLE_SECONDS && at - openedAt <= AGE_SECONDS;

export const isRecent = ({ provenAt }: { readonly provenAt: number }, at: number): boolean =>
  at - provenAt <= RECENT_SECONDS;

/** A pointer’s key is the hash of the secret. The id reveals neither. */
export const idOfPointer = (sk: string): string => hashOf('session', sk);

export const toOpenSession = (pointer: Pointer): OpenSession => ({
  id: idOfPointer(pointer.sk),
  device: pointer.device,
  openedAt: dateOf(pointer.openedAt),
  usedAt: dateOf(pointer.usedAt),
});

/** Most recently used first; the key breaks ties. */
export const byLastUse = (one: Pointer, other: Pointer): number =>
  other.usedAt - one.usedAt || (one.sk < other.sk ? -1 : 1);
