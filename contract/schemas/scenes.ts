import * as z from 'zod/mini';
import { SCENE_TEXT_MAX_CHARS } from '#contract/catalogue.ts';
import { Id } from './id.ts';
import { writtenText } from './text.ts';

/** Scenes are counted as people count them: the first is 1. What is no number is no scene. */
const SceneNumber = z.pipe(
  z.string(),
  z.transform((text) => (/^[1-9]\d{0,2}$/u.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER)),
);

export const SceneOfVideo = z.object({ id: Id, n: SceneNumber });

/** What can be done to one scene of a finished film: another picture, or other words. */
export const SceneEditKind = z.enum(['repaint', 'rewrite']);
export type SceneEditKind = z.infer<typeof SceneEditKind>;

/** One scene of a finished film. Times are seconds of the film; `thumbnail` is a path like a video's. */
export const FilmedScene = z.object({
  n: z.int().check(z.minimum(1)),
  start: z.number().check(z.minimum(0)),
  narration: z.string(),
  thumbnail: z.string(),
});
export type FilmedScene = z.infer<typeof FilmedScene>;

export const RewriteScene = z.strictObject({
  narration: writtenText(
    SCENE_TEXT_MAX_CHARS,
    'Enter the new words for the scene.',
    () => `A scene has room for ${SCENE_TEXT_MAX_CHARS} characters. Use fewer words.`,
  ),
});
