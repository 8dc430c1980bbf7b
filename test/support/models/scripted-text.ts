import { createServer } from 'node:http';
import { OpenAI } from 'openai';
import { onTestFinished } from 'vitest';
import type { TextModel } from '#functions/domain/providers/ports.ts';
import { openAiText } from '#functions/gateways/openai/openai-text.ts';
import { listen } from '#local/support/http-service.ts';

/** A request to a text model. */
interface Asked {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly max_completion_tokens: number;
  readonly response_format: { readonly json_schema: { readonly strict: boolean; readonly schema: object } };
}

const BUDGET_MS = 1500;
const USAGE = { prompt_tokens: 700, completion_tokens: 60 };

/** An answer that declines the request. */
export const REFUSE = 'REFUSE';

/**
 * A model that gives these answers one after another and then stops responding, and the requests that it received.
 */
export const scriptedText = async (
  ...answers: string[]
): Promise<{ readonly text: TextModel; readonly requests: readonly Asked[] }> => {
  const requests: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push(JSON.parse(body));
      if (requests.length > answers.length) return;
      const content = answers[requests.length - 1];
      const message =
        content === REFUSE
          ? { role: 'assistant', content: null, refusal: 'No.' }
          : { role: 'assistant', content };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }], usage: USAGE }));
    });
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server);
  const client = new OpenAI({ apiKey: 'any', baseURL: `http://127.0.0.1:${port}/v1`, maxRetries: 0 });
  return { text: openAiText(async () => client, 'any-model', BUDGET_MS), requests };
};
