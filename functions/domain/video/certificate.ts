import { z } from 'zod';
import { SeenCredentials } from '#functions/domain/credentials/signing.ts';

/**
 * When the first cut occurs, the longest time between two cuts, the words per minute of narration, and the
 * longest pause between two words.
 */
const Rhythm = z.object({
  firstCutSeconds: z.number(),
  longestFramingSeconds: z.number(),
  wordsPerMinute: z.number(),
  longestPauseMs: z.number(),
});
export type Rhythm = z.infer<typeof Rhythm>;

/** What was measured on the finished files of a film; stored with the video. */
export const Certificate = z.object({
  /** Per EBU R 128: the worse of the values for the AAC sound and, if there is one, the Opus sound. */
  loudnessLufs: z.number(),
  truePeakDbtp: z.number(),
  seconds: z.number(),
  /** The largest difference between the ends of picture and sound in any file. */
  audioVideoGapMs: z.number(),
  longestBlackSeconds: z.number(),
  longestFrozenSeconds: z.number(),
  /** The largest gap between the moment a word is spoken and the frame that highlights it. */
  captionErrorMs: z.number(),
  /** How many of the `captionWords` were found highlighted in the pictures. */
  captionWordsSeen: z.int(),
  captionWords: z.int(),
  /** Pixels of the 1080×1920 canvas that the captions leave free; absent when the pictures are too busy to measure. */
  captionMargins: z.object({ top: z.int(), right: z.int(), bottom: z.int() }).optional(),
  rhythm: Rhythm,
  posterBytes: z.int().positive(),
  credentials: SeenCredentials,
  files: z.array(
    z.object({
      format: z.enum(['mp4', 'webm']),
      quality: z.enum(['480p', '720p', '1080p']),
      width: z.int(),
      height: z.int(),
      videoCodec: z.string(),
      audioCodec: z.string(),
      fps: z.number(),
      audioKbits: z.number(),
      bytes: z.int().positive(),
    }),
  ),
});
export type Certificate = z.infer<typeof Certificate>;

/** The certificate of a film that passed, with the time it passed. */
export const GivenCertificate = Certificate.extend({ certifiedAt: z.iso.datetime() });
export type GivenCertificate = z.infer<typeof GivenCertificate>;
