import { APIError, OpenAI } from 'openai';

const TIMEOUT_MS = 10_000;

export interface ListedModel {
  readonly id: string;
  /** The model's last day, if the provider states one. */
  readonly shutdownDate: string | undefined;
}

/** Lists the models available to a key; `rejected` when the key is invalid. */
export type ListModels = (apiKey: string, baseURL: string) => Promise<readonly ListedModel[] | 'rejected'>;

const UNAUTHORIZED = 401;

export const listModels: ListModels = async (apiKey, baseURL) => {
  try {
    const models: ListedModel[] = [];
    const client = new OpenAI({ apiKey, baseURL, timeout: TIMEOUT_MS, maxRetries: 1 });
    for await (const { id, shutdown_date } of client.models.list())
      models.push({ id, shutdownDate: shutdown_date ?? undefined });
    return models;
  } catch (error) {
    if (error instanceof APIError && error.status === UNAUTHORIZED) return 'rejected';
    throw error;
  }
};
