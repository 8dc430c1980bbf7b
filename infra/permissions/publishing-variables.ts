import { platformSecret, stagePlatforms } from '#contract/providers.ts';
import type { StageSettings } from '#infra/stage/stage-settings.ts';
import type { Needs, SecretName } from './needs.ts';

/**
 * Which platforms a stage publishes on. The functions decide whether a platform is offered, because only they contain
 * what their gateways assume about it.
 */
export const publishingVariables = ({ publishing, sendSlots }: StageSettings): Record<string, string> => ({
  SEND_SLOTS: String(sendSlots),
  PLATFORMS: JSON.stringify({
    platforms: stagePlatforms({ publishing }).map((id) => ({ id, ...publishing.platforms[id] })),
    unverified: publishing.unverified,
  }),
});

/**
 * The secrets that functions need to publish: our app at each platform and, for functions that call a platform, the
 * key that seals tokens.
 */
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
