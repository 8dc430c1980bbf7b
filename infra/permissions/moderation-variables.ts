import type { StageSettings } from '#infra/stage/stage-settings.ts';

/** Who judges words and pictures, and what happens to those it finds. */
export const moderationVariables = (settings: StageSettings): Record<string, string> => ({
  MODERATOR: settings.moderator,
  MODERATION_MODEL: settings.moderationModel,
  MODERATION_ACTIONS: JSON.stringify(settings.moderation),
  ...(settings.moderationBaseUrl !== undefined && { MODERATION_BASE_URL: settings.moderationBaseUrl }),
});
