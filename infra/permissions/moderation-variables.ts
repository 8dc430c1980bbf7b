import type { StageSettings } from '#infra/stage/stage-settings.ts';

/** Who moderates words and pictures, and what happens to those that are flagged. */
export const moderationVariables = (settings: StageSettings): Record<string, string> => ({
  MODERATOR: settings.moderator,
  MODERATION_MODEL: settings.moderationModel,
  MODERATION_ACTIONS: JSON.stringify(settings.moderation),
  ...(settings.moderationBaseUrl !== undefined && { MODERATION_BASE_URL: settings.moderationBaseUrl }),
});

/** Who may open shared videos. Without this variable, strangers may open videos that have been moderated. */
export const audienceVariables = ({ audience, moderator }: StageSettings): Record<string, string> => {
  const chosen = audience ?? (moderator === 'none' ? 'owner' : undefined);
  return chosen === undefined ? {} : { AUDIENCE: chosen };
};
