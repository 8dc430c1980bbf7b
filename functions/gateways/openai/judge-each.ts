import type { Judgement } from '#contract/moderation.ts';
import { partsOf, WINDOW_CHARS } from '#functions/domain/moderation/asked-texts.ts';
import { strictestJudgement } from '#functions/domain/moderation/verdict.ts';

/** Judges each text separately. */
type JudgeEach = (texts: readonly string[]) => Promise<readonly (Judgement | undefined)[]>;

/**
 * The strictest judgement of several texts, with the sentence it applies to. Because some models don’t say which
 * sentence that is, the sentences of the shortest offending text are then judged one by one.
 */
export const judgeByEach = async (
  judgeEach: JudgeEach,
  texts: readonly string[],
): Promise<Judgement | undefined> => {
  const judged = await judgeEach(texts);
  const strictest = strictestJudgement(judged);
  if (strictest === undefined) return undefined;
  const [shortest = ''] = texts
    .filter((_, index) => judged[index]?.class === strictest.class)
    .toSorted((a, b) => a.length - b.length);
  const parts = partsOf(shortest);
  const again = parts.length > 1 ? await judgeEach(parts) : [];
  const passage = parts.find((_, index) => again[index]?.class === strictest.class) ?? shortest;
  // With longer texts, we couldn’t tell which words are the problem.
  return passage.length > WINDOW_CHARS ? strictest : { ...strictest, passage };
};
