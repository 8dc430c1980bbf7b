import type { OpenAI } from 'openai';
import type { StoryWriter } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { answerSchema } from '#functions/domain/story/asking/answer-schema.ts';
import { instructionsFor, questionOf, repairOf } from '#functions/domain/story/asking/instructions.ts';
import { MOST_ANSWER_TOKENS } from '#functions/domain/story/asking/most-tokens.ts';
import { readAnswer } from '#functions/domain/story/asking/read-answer.ts';
import { askModel, type Message, STORY_BUDGET_MS } from './ask-model.ts';

/** Writes stories by any OpenAI-compatible chat model with structured output. */
export const openAiWriter = (
  connect: () => Promise<OpenAI>,
  model: string,
  budgetMs = STORY_BUDGET_MS,
): StoryWriter => ({
  write: async (request) => {
    const signal = AbortSignal.timeout(budgetMs);
    const client = await connect();
    const question: Message = { role: 'user', content: questionOf(request) };
    const ask: Message[] = [{ role: 'system', content: instructionsFor(request) }, question];
    const schema = answerSchema(request.category);
    const call = { client, model, name: 'story', schema, mostTokens: MOST_ANSWER_TOKENS, signal };
    const first = await askModel(call, ask);
    const { draft, words } = readAnswer(first, request.category);
    if (draft !== undefined) return draft;
    const again = await askModel(call, [
      ...ask,
      { role: 'assistant', content: first },
      { role: 'system', content: repairOf(words) },
      question,
    ]);
    const repaired = readAnswer(again, request.category).draft;
    if (repaired === undefined) throw new Refusal('bad_model_answer');
    return repaired;
  },
});
