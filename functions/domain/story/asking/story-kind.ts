import type { Draft } from '#contract/script.ts';
import type { StoryRequest } from '#functions/domain/providers/ports.ts';
import type { TextKind } from '#functions/domain/providers/text-kind.ts';
import { answerSchema } from './answer-schema.ts';
import { instructionsFor, questionOf, repairOf } from './instructions.ts';
import { MOST_ANSWER_TOKENS } from './most-tokens.ts';
import { readAnswer } from './read-answer.ts';

export const STORY: TextKind<StoryRequest, Draft> = {
  name: 'story',
  mostTokens: MOST_ANSWER_TOKENS,
  schema: ({ category }) => answerSchema(category),
  instructions: instructionsFor,
  question: questionOf,
  read: (answer, { category }) => {
    const { draft, words } = readAnswer(answer, category);
    return draft === undefined ? { repair: repairOf(words) } : { usable: draft };
  },
  join: (again) => again,
};
