import './zod-without-eval.ts';
import { z } from 'zod';
import { CAPTION_STYLES, LANGUAGES } from '#contract/catalogue.ts';

export const TIMEZONES = ['UTC', 'Eastern', 'Pacific', 'GMT'] as const;
export const QUALITIES = ['480p', '720p', '1080p'] as const;
/** `none` leaves the choice to the first track of the list; `voice-only` means no music. */
export const NO_DEFAULT_MUSIC = 'none';
export const VOICE_ONLY = 'voice-only';

// A value that is missing or cannot be read any more falls back to its default, field by field.
const Preferences = z.object({
  autoSave: z.boolean().catch(true),
  emailNotifications: z.boolean().catch(true),
  soundEffects: z.boolean().catch(true),
  darkMode: z.boolean().catch(true),
  language: z.enum(LANGUAGES).catch('en'),
  timezone: z.enum(TIMEZONES).catch('UTC'),
});
const VideoDefaults = z.object({
  defaultQuality: z.enum(QUALITIES).catch('720p'),
  autoPlay: z.boolean().catch(true),
  defaultVoice: z.string().max(40).catch('adam'),
  defaultMusic: z.string().max(40).catch(NO_DEFAULT_MUSIC),
  captionStyle: z.enum(CAPTION_STYLES).catch('pop'),
});

// Stored for what comes; no screen offers them yet.
const Privacy = z.object({
  profileVisibility: z.enum(['private', 'public']).catch('private'),
  showActivity: z.boolean().catch(false),
  allowDataCollection: z.boolean().catch(true),
});

/** What a person chose in Settings. It lives in this browser only; name and email are kept per person, see `profile.ts`. */
export const Settings = z.object({
  preferences: Preferences.catch(() => Preferences.parse({})),
  privacy: Privacy.catch(() => Privacy.parse({})),
  video: VideoDefaults.catch(() => VideoDefaults.parse({})),
});
export type Settings = z.infer<typeof Settings>;
export type Timezone = Settings['preferences']['timezone'];

/** Settings from their stored text; anything unreadable becomes the default. */
export const parseSettings = (text: string | undefined): Settings => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return Settings.parse(typeof stored === 'object' && stored !== null ? stored : {});
  } catch {
    return Settings.parse({});
  }
};
