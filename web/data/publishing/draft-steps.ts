/** The steps that a creator takes with a draft in TikTok’s app, used wherever we explain drafts. */
export const DRAFT_STEPS = [
  'Paste the text.',
  'Choose who may watch.',
  'Under “More options”, switch on “AI-generated content”. TikTok requires this label on realistic pictures and voices made by AI.',
  'Post it.',
] as const;

/** Said before the steps. */
export const DRAFT_STEPS_LEAD = 'In TikTok’s app, open the notification in your inbox and:';
