import { platformSecret, stagePlatforms } from '#contract/providers.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import type { Needs, SecretName } from './needs.ts';

/**
 * Where a stage publishes. Whether a platform is offered is decided by the functions, because only they know what their
 * gateways assume about it.
 */
export const publishingVariables = ({ publishing, sendSlots }: StageSettings): Record<string, string> => ({
  SEND_SLOTS: String(sendSlots),
  PLATFORMS: JSON.stringify({
    platforms: stagePlatforms({ publishing }).map((id) => ({ id, ...publishing.platforms[id] })),
    unverified: publishing.unverified,
  }),
});

/** The secrets of those who publish: our app at each platform; of those who call it, the key that seals tokens. */
export const publishingSecrets = (
  publishes: Needs['publishes'],
  settings: StageSettings,
): readonly SecretName[] =>
  publishes === undefined
    ? []
    : [
        ...stagePlatforms(settings).map(platformSecret),
        ...(publishes === 'calls' ? (['publishing'] as const) : []),
      ];
