import { z } from 'zod';

/** A copy of a scene’s recording for the browser. */
export const Playback = z.object({
  key: z.string(),
  /** Where the scene starts in the recording; if negative, silence precedes the recording. */
  fromMs: z.number(),
});
export type Playback = z.infer<typeof Playback>;

/** A scene’s part of the creator’s recording. */
export const RecordedScene = z.object({
  /** The words that were recorded; if the scene’s words change, the recording isn’t used. */
  narration: z.string(),
  /** Where the recording is stored. */
  spoken: z.string(),
  seconds: z.number(),
  /** The scene’s length as the last scene of a film. */
  lastSeconds: z.number().optional(),
  playback: Playback.optional(),
  words: z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() })),
});
export type RecordedScene = z.infer<typeof RecordedScene>;

/** The state of a creator’s own narration. */
export const OwnNarration = z.object({
  uploadId: z.string(),
  /**
   * Numbers a storyboard’s narrations, so that an alignment has no effect if a newer one has started before it ends.
   */
  number: z.int().min(1),
  status: z.enum(['aligning', 'aligned', 'refused']),
  startedAt: z.iso.datetime(),
  /** Why the narration was refused: a message that says where the problem is. */
  problem: z.string().optional(),
  /** The scene in which the recording doesn’t match its script. */
  sceneId: z.string().optional(),
  /** The earlier narration that `scenes` come from; it is used until the new one has been matched. */
  kept: z.object({ uploadId: z.string(), number: z.int().min(1) }).optional(),
  scenes: z.record(z.string(), RecordedScene),
});
export type OwnNarration = z.infer<typeof OwnNarration>;
