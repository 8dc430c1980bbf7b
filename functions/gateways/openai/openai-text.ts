import type { OpenAI } from 'openai';
import { meterText } from '#functions/cost/meter-models.ts';
import { STORY_BUDGET_MS, type TextModel } from '#functions/domain/providers/ports.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { modelFailure } from './openai-client.ts';

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

interface Call {
  readonly client: OpenAI;
  readonly model: string;
  /** The schema’s name, as shown to the model. */
  readonly name: string;
  readonly schema: Record<string, unknown>;
  readonly mostTokens: number;
  readonly signal: AbortSignal;
}

/**
 * Returns a chat model’s answer as text and meters the call. Throws a `Refusal` if the model declines, fails or times
 * out.
 */
const askModel = async (
  { client, model, name, schema, mostTokens, signal }: Call,
  messages: Message[],
): Promise<string> => {
  try {
    const answer = await client.chat.completions.create(
      {
        model,
        messages,
        reasoning_effort: 'none',
        max_completion_tokens: mostTokens,
        response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
      },
      { signal },
    );
    meterText(model, answer.usage);
    const message = answer.choices[0]?.message;
    if (typeof message?.refusal === 'string') throw new Refusal('refused_by_model');
    return message?.content ?? '';
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The call may be billed even though we never saw the answer. A token has at least one byte, so the text’s bytes
    // are an upper bound.
    if (modelFailure(error).kind === 'timeout')
      meterText(model, {
        prompt_tokens: Buffer.byteLength(JSON.stringify(messages)),
        completion_tokens: mostTokens,
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

/**
 * Writes with any OpenAI-compatible chat model that supports structured output, in at most two tries per
 * request.
 */
export const openAiText = (
  connect: () => Promise<OpenAI>,
  model: string,
  budgetMs = STORY_BUDGET_MS,
): TextModel => ({
  ask: async (kind, request) => {
    const { name, mostTokens, declined } = kind;
    const signal = AbortSignal.timeout(budgetMs);
    const call = { client: await connect(), model, name, mostTokens, schema: kind.schema(request), signal };
    const ask = async (messages: Message[]): Promise<string> => {
      try {
        return await askModel(call, messages);
      } catch (error) {
        if (declined === undefined || !(error instanceof Refusal) || error.code !== 'refused_by_model')
          throw error;
        throw new Refusal('refused_by_model', declined, { cause: error });
      }
    };
    const question: Message = { role: 'user', content: kind.question(request) };
    const messages: Message[] = [{ role: 'system', content: kind.instructions(request) }, question];
    const answer = await ask(messages);
    const first = kind.read(answer, request);
    if (first.repair === undefined && first.usable !== undefined) return first.usable;
    const second = await ask([
      ...messages,
      { role: 'assistant', content: answer },
      { role: 'system', content: first.repair ?? '' },
      question,
    ]);
    const text = kind.join(kind.read(second, request).usable, first.usable, request);
    if (text === undefined) throw new Refusal('bad_model_answer');
    return text;
  },
});
