import '#web/lib/zod-without-eval.ts';
import * as z from 'zod/mini';
import { CAPTION_STYLE_IDS, DEFAULT_CAPTION_STYLE } from '#contract/caption-styles.ts';
import { DEFAULT_QUALITY, LANGUAGES, QUALITIES } from '#contract/catalogue.ts';

/**
 * `none` means the first track on the list, `voice-only` means no music, and an upload’s id means the
 * creator’s own music.
 */
export const NO_DEFAULT_MUSIC = 'none';
export const VOICE_ONLY = 'voice-only';

// A missing or unreadable value falls back to its default, field by field.
const Preferences = z.object({
  autoSave: z.catch(z.boolean(), true),
  soundEffects: z.catch(z.boolean(), true),
  language: z.catch(z.enum(LANGUAGES), 'en'),
});
const VideoDefaults = z.object({
  defaultQuality: z.catch(z.enum(QUALITIES), DEFAULT_QUALITY),
  autoPlay: z.catch(z.boolean(), true),
  defaultVoice: z.catch(z.string().check(z.maxLength(40)), 'adam'),
  defaultMusic: z.catch(z.string().check(z.maxLength(40)), NO_DEFAULT_MUSIC),
  captionStyle: z.catch(z.enum(CAPTION_STYLE_IDS), DEFAULT_CAPTION_STYLE),
});

// Stored for later use. No screen offers them yet.
const Privacy = z.object({
  profileVisibility: z.catch(z.enum(['private', 'public']), 'private'),
  showActivity: z.catch(z.boolean(), false),
  allowDataCollection: z.catch(z.boolean(), true),
});

/** The choices in Settings that only this browser stores. The theme is in `theme.ts`, name and e-mail in `profile.ts`. */
export const Settings = z.object({
  preferences: z.catch(Preferences, () => Preferences.parse({})),
  privacy: z.catch(Privacy, () => Privacy.parse({})),
  video: z.catch(VideoDefaults, () => VideoDefaults.parse({})),
});
export type Settings = z.infer<typeof Settings>;

/** Parses stored settings; anything unreadable becomes the default. */
export const parseSettings = (text: string | undefined): Settings => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Settings.parse(typeof stored === 'object' && stored !== null ? stored : {});
  } catch {
    return Settings.parse({});
  }
};
