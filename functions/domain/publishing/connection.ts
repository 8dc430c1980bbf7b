import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '#contract/platforms.ts';

/** Tokens, sealed with the stage’s publishing key and bound to their connection. */
export const SealedTokens = z.object({
  protected: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
});
export type SealedTokens = z.infer<typeof SealedTokens>;

/** A creator's account on a platform, and permission to publish there. */
export const Connection = z.object({
  /** Built from the platform and the account’s id, so connecting the same account again renews this connection. */
  id: z.string(),
  ownerId: z.string(),
  platform: z.enum(PLATFORM_IDS),
  /** The creator’s own app, if the account is connected through it; absent for the stage’s app and for a stand-in. */
  app: z.string().optional(),
  /** The platform's id of the account: a channel on YouTube, an open id on TikTok. */
  accountId: z.string(),
  /** The account as the platform shows it. */
  name: z.string(),
  picture: z.url().optional(),
  scopes: z.array(z.string()),
  tokens: SealedTokens,
  /** When the access token expires; it is refreshed then. */
  accessEndsAt: z.iso.datetime(),
  /** When the account has to be reconnected; absent if the platform gives no end date. */
  refreshEndsAt: z.iso.datetime().optional(),
  /** Only one worker at a time refreshes the tokens: a rotating refresh token can be used only once. */
  refreshing: z.object({ by: z.string(), until: z.iso.datetime() }).optional(),
  /** YouTube asks whether the channel's videos are made for children; sent with every video. */
  madeForKids: z.boolean().optional(),
  /** When the platform is next asked for figures; absent if it has no figures, and once the connection has ended. */
  looksAt: z.iso.datetime().optional(),
  /** Present once the platform no longer accepts the tokens: the platform's own reason. */
  ended: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** Counts all writes, starting at 1: each write is based on the revision that was read. */
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

/** Identifies a connection among the owner’s connections. */
export const connectionIdOf = (platform: PlatformId, accountId: string): string => `${platform}-${accountId}`;
