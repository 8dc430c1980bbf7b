import { APIError, OpenAIError } from 'openai';
import type { RefusalCode } from '#contract/refusals.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { STORY } from '#functions/domain/story/asking/story-kind.ts';
import type { ConnectedModel } from '#functions/gateways/aws/connected-model.ts';
import { openAiClientAt } from '#functions/gateways/openai/openai-client.ts';
import { openAiText } from '#functions/gateways/openai/openai-text.ts';
import { NO_KEY } from './connection-file.ts';
import { badStatus, ModelProblem, noAnswer } from './model-problem.ts';

/** A model on this machine has to be loaded from disk before it can answer for the first time. */
const TRY_MS = 120_000;
const LIMITS = { timeoutMs: TRY_MS, maxRetries: 1, mostBytes: 1_000_000 } as const;
const TEST_STORY = {
  prompt: 'The lighthouse keeper who counted one ship too many',
  category: 'Mystery',
  language: 'en',
} as const;

/** Reasons why the writer fails, phrased as statements about the model. */
const ABOUT_MODEL: Readonly<Partial<Record<RefusalCode, string>>> = {
  provider_timeout: `didn’t finish a story within ${TRY_MS / 60_000} minutes. Choose a smaller model.`,
  bad_model_answer: 'answers, but not with a story in the form we ask for. Choose another model.',
  refused_by_model: 'declined to write a test story. Choose another model.',
};

const problemOf = ({ code, cause }: Refusal, { baseUrl, model, apiKey }: ConnectedModel): ModelProblem => {
  const { host } = new URL(baseUrl);
  const words = ABOUT_MODEL[code];
  if (words !== undefined) return new ModelProblem(`${model} ${words}`);
  if (cause instanceof APIError && typeof cause.status === 'number')
    return badStatus(host, cause.status, {
      hasKey: apiKey !== NO_KEY,
      location: cause.headers?.get('location'),
    });
  return cause instanceof OpenAIError
    ? noAnswer(host, cause)
    : new ModelProblem(`${host} lists models, but its chat API gives answers we can’t read.`);
};

/**
 * Has the model write one story, just as the product will, and measures how many seconds that takes. Throws a
 * `ModelProblem`.
 */
export const tryModel = async (model: ConnectedModel): Promise<number> => {
  const client = openAiClientAt(model.baseUrl, model.apiKey, LIMITS);
  const began = performance.now();
  try {
    await openAiText(async () => client, model.model, TRY_MS).ask(STORY, TEST_STORY);
  } catch (error) {
    throw error instanceof Refusal ? problemOf(error, model) : error;
  }
  return (performance.now() - began) / 1000;
};
