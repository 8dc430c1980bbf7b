import { STORY_MAX_WORDS, STORY_MIN_WORDS } from '#contract/catalogue.ts';
import { readingProblem } from '#contract/drawable.ts';
import { contentOf, countWords } from '#contract/script.ts';
import { silenceProblem } from '#contract/script-problem.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { type Scene } from './story.ts';

/** Refuses words that can’t replace a scene’s words, before anything is spent. */
export const checkNewWords = (scenes: readonly Scene[], index: number, words: string): void => {
  if (scenes[index]?.narration === words)
    throw new Refusal('invalid', 'The scene already has these words. Change them first.');
  const problem = readingProblem(words);
  if (problem !== undefined) throw new Refusal('invalid', problem);
  const silence = silenceProblem(`Scene ${index + 1}`, words);
  if (silence !== undefined) throw new Refusal('invalid', silence);
  const before = countWords(contentOf(scenes));
  const after = before - countWords(scenes[index]?.narration ?? '') + countWords(words);
  // A film that is already outside the limits may move closer to them, but not further away.
  if ((after > STORY_MAX_WORDS && after > before) || (after < STORY_MIN_WORDS && after < before))
    throw new Refusal(
      'invalid',
      `The video would have ${after} words. It needs ${STORY_MIN_WORDS} to ${STORY_MAX_WORDS}.`,
    );
};
