import { z } from 'zod';
import { SeenCredentials } from '#functions/domain/credentials/signing.ts';

/**
 * When the first cut comes, the longest time between cuts, the narration’s words per minute, and its longest pause
 * between words.
 */
const Rhythm = z.object({
  firstCutSeconds: z.number(),
  longestFramingSeconds: z.number(),
  wordsPerMinute: z.number(),
  longestPauseMs: z.number(),
});
export type Rhythm = z.infer<typeof Rhythm>;

/** The measurements of a film’s finished files; stored with the video. */
export const Certificate = z.object({
  /** According to EBU R 128: whichever value is worse, that of the AAC audio or that of the Opus audio, if any. */
  loudnessLufs: z.number(),
  truePeakDbtp: z.number(),
  seconds: z.number(),
  /** The largest gap between the end of the picture and the end of the sound, in any file. */
  audioVideoGapMs: z.number(),
  longestBlackSeconds: z.number(),
  longestFrozenSeconds: z.number(),
  /** The largest delay between a word being spoken and the frame that highlights it. */
  captionErrorMs: z.number(),
  /** How many of the `captionWords` were found highlighted in the frames. */
  captionWordsSeen: z.int(),
  captionWords: z.int(),
  /**
   * How many pixels of the 1080×1920 canvas the captions leave free; absent if the pictures are too busy to measure.
   */
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

/** The certificate of a film that passed its checks, and when it passed. */
export const GivenCertificate = Certificate.extend({ certifiedAt: z.iso.datetime() });
export type GivenCertificate = z.infer<typeof GivenCertificate>;
