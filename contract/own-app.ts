import * as z from 'zod/mini';

/**
 * The creator's own app for YouTube, under Settings → Connections on their own machine. As with models, the local
 * gateway serves these calls itself: `GET` returns `OwnAppState`, as do `POST /save` and `POST /remove`, with JSON;
 * refusals are `ErrorReply`.
 */
export const OWN_APP_PATH = '/local/youtube-app';

export const OwnAppState = z.object({
  /** The app used with the real YouTube; `null` while the stand-in is used. */
  clientId: z.nullable(z.string()),
  /** The redirect URI to register in Google’s console. */
  redirectUri: z.string(),
  /** Our untested assumptions about YouTube, one sentence each. */
  guesses: z.array(z.string()),
  /** Whether videos are checked here; if not, no video leaves this machine. */
  hasModerator: z.boolean(),
});
export type OwnAppState = z.infer<typeof OwnAppState>;

/** Why nothing can be published on a real platform, and what the creator can do about it on their own machine. */
export const NOTHING_CHECKS =
  'Nothing checks videos on this computer, so none can go to the real YouTube. Start Veilcast with OPENAI_API_KEY, or with MODERATOR=guard, MODERATION_BASE_URL and MODERATION_MODEL for a guard model that sees pictures.';

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const SaveOwnApp = z.strictObject({
  clientId: word,
  clientSecret: word,
  /** If false, an app is refused as long as any of our assumptions are untested. */
  allowsGuesses: z.boolean(),
});
export type SaveOwnApp = z.infer<typeof SaveOwnApp>;
