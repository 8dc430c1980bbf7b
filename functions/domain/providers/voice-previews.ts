import type { VoiceId } from '#contract/catalogue.ts';

/** The language in which every voice is offered. */
export const PREVIEW_LANGUAGE = 'en';

/** The stage’s recordings, and the result of the last attempt to record them. */
export interface RecordedPreviews {
  /** The recordings’ keys, by voice. */
  readonly recordings: Readonly<Partial<Record<VoiceId, string>>>;
  /** The recording that failed, and when to try again. */
  readonly failed?: { readonly key: string; readonly retryAt: string } | undefined;
}

/** The sentence in which a voice introduces itself. */
export const previewScript = (name: string): string =>
  `Hi, I am ${name}. Give me a story, and I will tell it like it happened last night.`;

/** The path of the recording of a voice that ships with the site. */
export const shippedPreview = (voiceId: VoiceId): string => `/previews/voices/${voiceId}.mp3`;
