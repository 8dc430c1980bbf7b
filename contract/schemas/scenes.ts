import * as z from 'zod/mini';
import { SCENE_TEXT_MAX_CHARS } from '#contract/catalogue.ts';
import { Id } from './id.ts';
import { writtenText } from './text.ts';

/** Scene numbers start at 1. Anything else is treated as a scene that does not exist. */
const SceneNumber = z.pipe(
  z.string(),
  z.transform((text) => (/^[1-9]\d{0,2}$/u.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER)),
);

export const SceneOfVideo = z.object({ id: Id, n: SceneNumber });

/** The two kinds of scene edit: a new picture, or new words. */
export const SceneEditKind = z.enum(['repaint', 'rewrite']);
export type SceneEditKind = z.infer<typeof SceneEditKind>;

/** The kinds of edits to a completed video: a scene edit, or an update from its storyboard. */
export const VideoEditKind = z.enum([...SceneEditKind.options, 'update']);
export type VideoEditKind = z.infer<typeof VideoEditKind>;

/**
 * A scene of a completed video. Times are in seconds from the start of the video; `thumbnail` is a path like a
 * video's.
 */
export const FilmedScene = z.object({
  n: z.int().check(z.minimum(1)),
  start: z.number().check(z.minimum(0)),
  narration: z.string(),
  thumbnail: z.string(),
});
export type FilmedScene = z.infer<typeof FilmedScene>;

/**
 * `version`: the version of the storyboard that the creator saw. `credits`: the price that the creator agreed to; the
 * update is refused if the price has changed.
 */
export const UpdateVideo = z.strictObject({
  version: z.int().check(z.minimum(1)),
  credits: z.optional(z.int().check(z.minimum(1))),
});
export type UpdateVideo = z.infer<typeof UpdateVideo>;

export const RewriteScene = z.strictObject({
  narration: writtenText(
    SCENE_TEXT_MAX_CHARS,
    'Enter the new words for the scene.',
    () => `A scene has room for ${SCENE_TEXT_MAX_CHARS} characters. Use fewer words.`,
  ),
});
