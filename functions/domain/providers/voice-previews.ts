import type { VoiceId } from '#contract/catalogue.ts';

/** The language in which every voice is offered. */
export const PREVIEW_LANGUAGE = 'en';

/** What the stage has recorded, and the result of its last attempt. */
export interface RecordedPreviews {
  /** Keys of recordings, by voice. */
  readonly recordings: Readonly<Partial<Record<VoiceId, string>>>;
  /** The recording that failed, and when to try it again. */
  readonly failed?: { readonly key: string; readonly retryAt: string } | undefined;
}

/** The sentence in which a voice introduces itself. */
export const previewScript = (name: string): string =>
  `Hi, I am ${name}. Give me a story, and I will tell it like it happened last night.`;

/** The recording that the site ships for a voice, as a path. */
export const shippedPreview = (voiceId: VoiceId): string => `/previews/voices/${voiceId}.mp3`;
