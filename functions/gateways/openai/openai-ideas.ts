import type { OpenAI } from 'openai';
import { Refusal } from '#functions/domain/request/refusal.ts';
import {
  IDEAS_SCHEMA,
  instructionsFor,
  MOST_IDEA_TOKENS,
  questionOf,
  repairOf,
} from '#functions/domain/series/ideas/instructions.ts';
import { eachOnce, readIdeas } from '#functions/domain/series/ideas/read-ideas.ts';
import type { IdeaWriter } from '#functions/domain/series/ports.ts';
import { askModel, type Message, STORY_BUDGET_MS } from './ask-model.ts';

const DECLINED =
  'The AI writer declined to think up ideas for this series. Change what it is about and try again.';
const SETTINGS = { name: 'ideas', schema: IDEAS_SCHEMA, mostTokens: MOST_IDEA_TOKENS } as const;

/** A model that declines says so about the series, not about a prompt. */
const ask = async (...call: Parameters<typeof askModel>): Promise<string> => {
  try {
    return await askModel(...call);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'refused_by_model')
      throw new Refusal('refused_by_model', DECLINED, { cause: error });
    throw error;
  }
};

/** Thinks up ideas by any OpenAI-compatible chat model with structured output. */
export const openAiIdeas = (
  connect: () => Promise<OpenAI>,
  model: string,
  budgetMs = STORY_BUDGET_MS,
): IdeaWriter => ({
  think: async (request) => {
    const signal = AbortSignal.timeout(budgetMs);
    const call = { ...SETTINGS, client: await connect(), model, signal };
    const question: Message = { role: 'user', content: questionOf(request) };
    const messages: Message[] = [{ role: 'system', content: instructionsFor(request) }, question];
    const answer = await ask(call, messages);
    const first = readIdeas(answer, request);
    if (first.fault === undefined) return first.ideas;
    const again = await ask(call, [
      ...messages,
      { role: 'assistant', content: answer },
      { role: 'system', content: repairOf(first.fault) },
      question,
    ]);
    const all = eachOnce([...readIdeas(again, request).ideas, ...first.ideas]);
    if (all.length === 0) throw new Refusal('bad_model_answer');
    return all.slice(0, request.count);
  },
});
