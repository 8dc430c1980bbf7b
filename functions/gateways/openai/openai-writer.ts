import type { OpenAI } from 'openai';
import { meterText } from '#functions/cost/meter-models.ts';
import type { StoryWriter } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { answerSchema } from '#functions/domain/story/asking/answer-schema.ts';
import { instructionsFor, questionOf, repairOf } from '#functions/domain/story/asking/instructions.ts';
import { MOST_ANSWER_TOKENS } from '#functions/domain/story/asking/most-tokens.ts';
import { readAnswer } from '#functions/domain/story/asking/read-answer.ts';
import { modelFailure } from './openai-client.ts';

/** For both calls of a story together; the HTTP API ends a request after 30 s. */
export const STORY_BUDGET_MS = 25_000;

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

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
    const call = { client, model, schema: answerSchema(request.category), signal };
    const first = await complete(call, ask);
    const { draft, words } = readAnswer(first, request.category);
    if (draft !== undefined) return draft;
    const again = await complete(call, [
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

interface Call {
  readonly client: OpenAI;
  readonly model: string;
  readonly schema: Record<string, unknown>;
  readonly signal: AbortSignal;
}

const complete = async ({ client, model, schema, signal }: Call, messages: Message[]): Promise<string> => {
  try {
    const answer = await client.chat.completions.create(
      {
        model,
        messages,
        reasoning_effort: 'none',
        max_completion_tokens: MOST_ANSWER_TOKENS,
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'story', strict: true, schema },
        },
      },
      { signal },
    );
    meterText(model, answer.usage);
    const message = answer.choices[0]?.message;
    if (typeof message?.refusal === 'string') throw new Refusal('refused_by_model');
    return message?.content ?? '';
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // It may be charged although we never saw the answer. A token has at least one byte.
    if (modelFailure(error).kind === 'timeout')
      meterText(model, {
        prompt_tokens: Buffer.byteLength(JSON.stringify(messages)),
        completion_tokens: MOST_ANSWER_TOKENS,
      });
    throw refusalFor(error);
  }
};

const refusalFor = (cause: unknown): Refusal => {
  const failure = modelFailure(cause);
  switch (failure.kind) {
    case 'busy':
      return new Refusal('provider_unavailable', undefined, {
        cause,
        ...(failure.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: failure.retryAfterSeconds }),
      });
    case 'timeout':
      return new Refusal('provider_timeout', undefined, { cause });
    case 'refused':
      return new Refusal('refused_by_model', undefined, { cause });
    case 'away':
      return new Refusal('provider_unavailable', undefined, { cause });
  }
};
