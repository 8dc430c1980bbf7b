import { type Language, SCENE_LONG_SECONDS } from '#contract/catalogue.ts';
import { readingProblem } from '#contract/drawable.ts';
import { textSeconds } from '#contract/pace.ts';
import type { SceneDraft } from '#contract/schemas/storyboards.ts';
import { contentOf } from '#contract/script.ts';
import { lengthProblem, scriptProblem, silenceProblem, silentScene } from '#contract/script-problem.ts';
import type { ScenePictures, Storyboard } from './storyboard.ts';

/** Roughly how long a scene takes to speak. */
export const estimatedSeconds = ({ narration }: Pick<SceneDraft, 'narration'>, language: Language): number =>
  Math.round(10 * textSeconds(narration, language)) / 10;

/** The message about a scene’s first problem; problems that prevent filming take priority. */
export const sceneProblem = (
  scene: SceneDraft,
  language: Language,
  pictures: ScenePictures | undefined,
): string | undefined => {
  const unreadable = readingProblem(scene.narration);
  if (unreadable !== undefined) return unreadable;
  const silence = silenceProblem('This scene', scene.narration, ', or delete it');
  if (silence !== undefined) return silence;
  if (pictures?.problem !== undefined) return pictures.problem;
  const seconds = Math.round(estimatedSeconds(scene, language));
  return seconds > SCENE_LONG_SECONDS
    ? `This scene takes about ${seconds} seconds, long for one picture. Split it into two.`
    : undefined;
};

/** Explains why a storyboard is already too long for a video. */
export const overlong = ({ scenes, language }: Pick<Storyboard, 'scenes' | 'language'>): string | undefined =>
  lengthProblem(contentOf(scenes), language);

/** Explains why a storyboard can’t become a video yet. */
export const storyboardProblem = (
  storyboard: Pick<Storyboard, 'scenes' | 'language'>,
): string | undefined => {
  const { scenes } = storyboard;
  const unreadable = scenes.findIndex(({ narration }) => readingProblem(narration) !== undefined);
  if (unreadable !== -1)
    return `Scene ${unreadable + 1}: ${readingProblem(scenes[unreadable]?.narration ?? '')}`;
  const silence = silentScene(scenes, ', or delete the scene');
  if (silence !== undefined) return silence;
  return scriptProblem(contentOf(scenes)) ?? overlong(storyboard);
};
