import { z } from 'zod';
import type { PlatformId } from '#contract/platforms.ts';

/** How a stage publishes on a platform. */
const OnPlatform = z.strictObject({
  /**
   * Whether the platform has audited the stage’s app. Until then, the platform hides or limits what the app
   * publishes.
   */
  audited: z.boolean(),
});

const PLATFORM_SETTINGS = {
  youtube: OnPlatform.extend({
    /**
     * Whether creators are asked for permission to add captions, which are then added for those who grant it. A video
     * with captions uses several times as much of YouTube’s daily quota (`docs/platforms.md`).
     */
    captions: z.boolean().optional(),
  }).optional(),
  tiktok: OnPlatform.optional(),
} as const satisfies Record<PlatformId, z.ZodType>;

/**
 * The platforms that creators may publish their videos on; none by default. For each platform, our app there must be
 * stored in a separate secret.
 */
export const Publishing = z
  .strictObject({
    platforms: z.strictObject(PLATFORM_SETTINGS).default({}),
    /**
     * Whether to offer platforms for which our gateway relies on assumptions that nobody has checked against the
     * platform’s documentation yet. The doctor lists these assumptions.
     */
    unverified: z.boolean().default(false),
  })
  .default({ platforms: {}, unverified: false });
