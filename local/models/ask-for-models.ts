import { z } from 'zod';
import { AnswerTooLarge, cappedFetch } from '#functions/gateways/openai/capped-fetch.ts';
import { badStatus, ModelProblem, noAnswer } from './model-problem.ts';

/** Even a list of a thousand models takes less than this. */
const MOST_BYTES = 1_000_000;
const MOST_MODELS = 500;
const ask = cappedFetch(MOST_BYTES);

const List = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });
/** Name patterns for models that don’t write text. */
const NO_WRITER =
  /embed|whisper|\btts\b|rerank|moderation|dall-e|image|realtime|transcribe|audio|sora|minilm|\bbge\b|\bclip\b/iu;

interface Question {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly timeoutMs: number;
}

const readList = async (answer: Response, host: string): Promise<unknown> => {
  const text = await answer.text();
  if (/^\s*</u.test(text))
    throw new ModelProblem(
      `${host} answered with a web page, not with a list of models. The address usually ends in /v1.`,
    );
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Retries once if a reused connection turns out to have been closed. */
const askTwice = async (
  url: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> => {
  try {
    return await ask(url, init);
  } catch (error) {
    if (init.signal.aborted) throw error;
    return ask(url, init);
  }
};

/**
 * The models that a server offers, except those that can’t write stories; based on `GET /models` alone. Throws a
 * `ModelProblem`.
 */
export const askForModels = async ({ baseUrl, apiKey, timeoutMs }: Question): Promise<readonly string[]> => {
  const { host } = new URL(baseUrl);
  const hasKey = apiKey !== undefined;
  let list: unknown;
  try {
    const answer = await askTwice(`${baseUrl}/models`, {
      headers: { accept: 'application/json', ...(hasKey && { authorization: `Bearer ${apiKey}` }) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw badStatus(host, answer.status, { hasKey, location: answer.headers.get('location') });
    }
    list = await readList(answer, host);
  } catch (error) {
    if (error instanceof ModelProblem) throw error;
    if (!(error instanceof AnswerTooLarge)) throw noAnswer(host, error);
  }
  const parsed = List.safeParse(list);
  if (!parsed.success)
    throw new ModelProblem(
      `${host} answers, but not like an OpenAI-compatible server. The address usually ends in /v1.`,
    );
  const models = parsed.data.data.map(({ id }) => id).filter((id) => !NO_WRITER.test(id));
  if (models.length === 0)
    throw new ModelProblem(`${host} has no model that writes. Load one there and try again.`);
  return models.slice(0, MOST_MODELS);
};
