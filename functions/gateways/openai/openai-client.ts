import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  OpenAI,
  RateLimitError,
} from 'openai';
import { providerKey } from '#functions/gateways/aws/keys/provider-key.ts';
import { cappedFetch } from './capped-fetch.ts';

export interface OpenAiLimits {
  readonly timeoutMs: number;
  /** How often the client itself retries; 0 where the workflow retries. */
  readonly maxRetries: number;
  /** More bytes than any response needs; a longer response isn’t read to the end. */
  readonly mostBytes: number;
}

interface OpenAiOptions extends OpenAiLimits {
  readonly secretId: string;
  readonly baseURL: string;
}

export const openAiClientAt = (baseURL: string, apiKey: string, limits: OpenAiLimits): OpenAI =>
  new OpenAI({
    apiKey,
    baseURL,
    timeout: limits.timeoutMs,
    maxRetries: limits.maxRetries,
    fetch: cappedFetch(limits.mostBytes),
  });

export const openAiClient = async ({ secretId, baseURL, ...limits }: OpenAiOptions): Promise<OpenAI> =>
  openAiClientAt(baseURL, await providerKey(secretId), limits);

/** The kinds of model failure that callers need to tell apart. */
export type ModelFailure =
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | undefined }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'away' };

const MODERATED = new Set(['content_policy_violation', 'moderation_blocked', 'content_filter']);

export const modelFailure = (error: unknown): ModelFailure => {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return { kind: 'timeout' };
  if (error instanceof APIConnectionError) return { kind: 'away' };
  if (error instanceof RateLimitError) return { kind: 'busy', retryAfterSeconds: retryAfter(error.headers) };
  if (error instanceof APIError && MODERATED.has(error.code ?? '')) return { kind: 'refused' };
  return { kind: 'away' };
};

const retryAfter = (headers: Headers | undefined): number | undefined => {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
};
