import { z } from 'zod';

/** A copy of a scene’s recording for the browser. */
export const Playback = z.object({
  key: z.string(),
  /** Where in the recording the scene begins; silence precedes the recording when it is negative. */
  fromMs: z.number(),
});
export type Playback = z.infer<typeof Playback>;

/** A scene as its creator recorded it. */
export const RecordedScene = z.object({
  /** The words that were recorded; other words aren’t spoken by it. */
  narration: z.string(),
  /** Where its recording lies. */
  spoken: z.string(),
  seconds: z.number(),
  /** The same as the last scene of a film. */
  lastSeconds: z.number().optional(),
  playback: Playback.optional(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
});
export type RecordedScene = z.infer<typeof RecordedScene>;

/** The state of a creator’s own narration. */
export const OwnNarration = z.object({
  uploadId: z.string(),
  /** Counts the narrations of a storyboard, so that a late end of an earlier one changes nothing. */
  number: z.int().min(1),
  status: z.enum(['aligning', 'aligned', 'refused']),
  startedAt: z.iso.datetime(),
  /** Why it was refused, as a sentence with the place. */
  problem: z.string().optional(),
  /** The scene in which it doesn’t fit its script. */
  sceneId: z.string().optional(),
  /** The narration that `scenes` are of while they are not this one’s: it is heard until this one is matched. */
  kept: z.object({ uploadId: z.string(), number: z.int().min(1) }).optional(),
  scenes: z.record(z.string(), RecordedScene),
});
export type OwnNarration = z.infer<typeof OwnNarration>;
