import { z } from 'zod';
import { PLATFORM_IDS } from '#contract/platforms.ts';

/** How a stage publishes on a platform. */
const OnPlatform = z.strictObject({
  /** Whether the platform has audited the stage’s app. Until then it hides or limits what the app publishes. */
  audited: z.boolean(),
});

/**
 * The platforms that creators may publish their videos on; none by default. Each needs our app at the platform in a
 * secret of its own.
 */
export const Publishing = z
  .strictObject({
    platforms: z.partialRecord(z.enum(PLATFORM_IDS), OnPlatform).default({}),
    /**
     * Whether to offer platforms of which our gateway assumes something that nobody has compared with the platform’s
     * documentation yet. The doctor lists these assumptions.
     */
    unverified: z.boolean().default(false),
  })
  .default({ platforms: {}, unverified: false });
