import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '#contract/platforms.ts';

/** Tokens, sealed with the stage’s key for publishing and bound to the connection they belong to. */
export const SealedTokens = z.object({
  protected: z.string(),
  iv: z.string(),
  ciphertext: z.string(),
  tag: z.string(),
});
export type SealedTokens = z.infer<typeof SealedTokens>;

/** A creator's account at a platform, and the right to publish there. */
export const Connection = z.object({
  /** Made from the platform and its account's id: connecting the same account again renews this connection. */
  id: z.string(),
  ownerId: z.string(),
  platform: z.enum(PLATFORM_IDS),
  /** The creator’s own app that the account is connected with; absent for the stage’s, and for a stand-in. */
  app: z.string().optional(),
  /** The platform's id of the account: a channel on YouTube, an open id on TikTok. */
  accountId: z.string(),
  /** As the platform shows the account. */
  name: z.string(),
  picture: z.url().optional(),
  scopes: z.array(z.string()),
  tokens: SealedTokens,
  /** When the access token expires; it is then refreshed. */
  accessEndsAt: z.iso.datetime(),
  /** When the connection has to be made again; absent where the platform names no end. */
  refreshEndsAt: z.iso.datetime().optional(),
  /** One worker at a time refreshes the tokens: a refresh token that rotates is good for one use. */
  refreshing: z.object({ by: z.string(), until: z.iso.datetime() }).optional(),
  /** YouTube asks whether the channel's videos are made for children; sent with every video. */
  madeForKids: z.boolean().optional(),
  /** When the platform is next asked for figures; absent where it has none, and once the connection has ended. */
  looksAt: z.iso.datetime().optional(),
  /** Present once the platform no longer accepts the tokens: the platform's own reason. */
  ended: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** Counts all writes, from 1: each write is based on the revision that was read. */
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

/** Identifies a connection among those of its owner. */
export const connectionIdOf = (platform: PlatformId, accountId: string): string => `${platform}-${accountId}`;
