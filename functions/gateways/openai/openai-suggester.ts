import type { OpenAI } from 'openai';
import type { Suggester } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import {
  instructionsFor,
  MOST_SUGGESTION_TOKENS,
  questionOf,
  repairOf,
  SUGGESTIONS_SCHEMA,
  WANTED,
} from '#functions/domain/story/suggesting/instructions.ts';
import { readSuggestions } from '#functions/domain/story/suggesting/read-suggestions.ts';
import { askModel, type Message, STORY_BUDGET_MS } from './ask-model.ts';

const DECLINED = 'The AI writer declined to suggest words for this text. Change the text and try again.';
const SETTINGS = {
  name: 'suggestions',
  schema: SUGGESTIONS_SCHEMA,
  mostTokens: MOST_SUGGESTION_TOKENS,
} as const;

/** A model that declines says so about the text, not about a prompt. */
const ask = async (...call: Parameters<typeof askModel>): Promise<string> => {
  try {
    return await askModel(...call);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'refused_by_model')
      throw new Refusal('refused_by_model', DECLINED, { cause: error });
    throw error;
  }
};

/** Suggests other words by any OpenAI-compatible chat model with structured output. */
export const openAiSuggester = (
  connect: () => Promise<OpenAI>,
  model: string,
  budgetMs = STORY_BUDGET_MS,
): Suggester => ({
  suggest: async (request) => {
    const signal = AbortSignal.timeout(budgetMs);
    const call = { ...SETTINGS, client: await connect(), model, signal };
    const question: Message = { role: 'user', content: questionOf(request) };
    const messages: Message[] = [{ role: 'system', content: instructionsFor(request) }, question];
    const answer = await ask(call, messages);
    const first = readSuggestions(answer, request);
    if (first.fault === undefined) return first.suggestions;
    const again = await ask(call, [
      ...messages,
      { role: 'assistant', content: answer },
      { role: 'system', content: repairOf(first.fault) },
      question,
    ]);
    const all = [...new Set([...readSuggestions(again, request).suggestions, ...first.suggestions])];
    if (all.length === 0) throw new Refusal('bad_model_answer');
    return all.slice(0, WANTED[request.kind]);
  },
});
