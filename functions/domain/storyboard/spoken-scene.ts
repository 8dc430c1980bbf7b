import { z } from 'zod';
import { Playback } from './recorded-scenes.ts';

/**
 * The recording of a scene, and what it depends on. A scene is spoken again when its words, their pronunciation or
 * its voice change, when it becomes or stops being the last scene, or when its last sentence starts or stops running
 * on into the next scene.
 */
export const SpokenScene = z.object({
  narration: z.string(),
  /** How the scene’s words from the pronunciation list were spoken. */
  respellings: z.record(z.string(), z.string()).optional(),
  voiceId: z.string(),
  /** Whether this is the film’s last scene, which is shown for longer. */
  isLast: z.boolean(),
  /** Whether the scene’s last sentence runs on into the next scene. */
  goesOn: z.boolean().optional(),
  /** The stage’s narrator that spoke the scene. */
  narrator: z.string(),
  /** Where the scene’s recording is stored. */
  spoken: z.string(),
  seconds: z.number(),
  playback: Playback.optional(),
  words: z.array(z.object({ text: z.string(), startMs: z.int(), endMs: z.int() })),
});
export type SpokenScene = z.infer<typeof SpokenScene>;

/** Scenes that are being spoken by one execution. */
export const Speaking = z.object({
  number: z.int().min(1),
  /** The attempt that the cost counts toward. */
  attempt: z.int().min(1),
  /** The ids of the scenes that haven’t been spoken yet. */
  scenes: z.array(z.string()),
  /** How many of each scene’s characters have been paid for, by scene id. */
  room: z.record(z.string(), z.int()),
  askedAt: z.iso.datetime(),
  isStarted: z.boolean(),
});
export type Speaking = z.infer<typeof Speaking>;
