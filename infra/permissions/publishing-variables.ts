import { type PlatformSecret, platformSecret, stagePlatforms } from '#contract/providers.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';

/**
 * Where a stage publishes. Whether a platform is offered is decided by the functions, because only they know what their
 * gateways assume about it.
 */
export const publishingVariables = ({ publishing }: StageSettings): Record<string, string> => ({
  PLATFORMS: JSON.stringify({
    platforms: stagePlatforms({ publishing }).map((id) => ({ id, ...publishing.platforms[id] })),
    unverified: publishing.unverified,
  }),
});

/** The secrets of those who publish: our app at each platform, and the key that seals the tokens of accounts. */
export const publishingSecrets = (settings: StageSettings): readonly (PlatformSecret | 'payout')[] => [
  ...stagePlatforms(settings).map(platformSecret),
  'payout',
];
