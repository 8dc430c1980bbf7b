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
  /** Derived from the platform and the account’s id, so reconnecting the same account renews this connection. */
  id: z.string(),
  ownerId: z.string(),
  platform: z.enum(PLATFORM_IDS),
  /**
   * The creator’s own app, if the account is connected through one; absent for the stage’s app and for platform
   * stand-ins.
   */
  app: z.string().optional(),
  /** The platform’s id for the account: a channel id on YouTube, an open id on TikTok. */
  accountId: z.string(),
  /** The account as the platform shows it. */
  name: z.string(),
  picture: z.url().optional(),
  scopes: z.array(z.string()),
  tokens: SealedTokens,
  /** When the access token expires and has to be refreshed. */
  accessEndsAt: z.iso.datetime(),
  /** When the account has to be reconnected; absent if the platform gives no end date. */
  refreshEndsAt: z.iso.datetime().optional(),
  /** Only one worker at a time refreshes the tokens: a rotating refresh token can be used only once. */
  refreshing: z.object({ by: z.string(), until: z.iso.datetime() }).optional(),
  /** Whether the channel’s videos are made for children; YouTube requires this with every video. */
  madeForKids: z.boolean().optional(),
  /**
   * When the platform will next be asked for figures; absent if it provides none, or once the connection has ended.
   */
  looksAt: z.iso.datetime().optional(),
  /** The platform’s own reason for no longer accepting the tokens; absent while it still accepts them. */
  ended: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** Incremented by every write, starting at 1: a write succeeds only if this is still the revision that was read. */
  revision: z.int().min(1),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

/** Identifies a connection among the owner’s connections. */
export const connectionIdOf = (platform: PlatformId, accountId: string): string => `${platform}-${accountId}`;
