import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { LOOK_AGAIN, MODELS_PATH } from '#contract/local-models.ts';
import { closeServer, listen, readBody } from '#local/support/http-service.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { Passage, suggestWords } from '#test/support/vendors/openai/suggest-words.ts';
import { Planned, thinkIdeas } from '#test/support/vendors/openai/think-ideas.ts';

/** How a model server responds: correctly, or in one of the wrong ways that the product must cope with. */
export type Manner =
  | 'a model'
  | 'slow'
  | 'html'
  | 'another schema'
  | 'a redirect'
  | 'a key wanted'
  | 'no models'
  | 'nonsense'
  | 'declines';

export const MODEL = 'llama3.2';
/** The title of the story that the server writes. */
export const MODEL_TITLE = 'Written by the Model';
const MOST_BYTES = 1_000_000;
const SENTENCE = 'The model on this desk counts one more ship than the harbour ever held.';
const SCENES = Array.from({ length: 6 }, () => ({ narration: SENTENCE, picture: 'A harbour at night.' }));

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const Asked = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/** Returns a story, suggestions for the text in the request, or ideas for a series. */
const answerTo = (body: string): unknown => {
  const { messages } = Asked.parse(JSON.parse(body));
  const question = messages.findLast(({ role }) => role === 'user')?.content ?? '{}';
  const planned = Planned.safeParse(JSON.parse(question));
  if (planned.success) return thinkIdeas(planned.data, false);
  const passage = Passage.safeParse(JSON.parse(question));
  return passage.success ? suggestWords(passage.data) : { title: MODEL_TITLE, scenes: SCENES };
};

const completion = (manner: Manner, body: string): unknown => {
  const content = manner === 'nonsense' ? 'Once upon a time' : JSON.stringify(answerTo(body));
  const message =
    manner === 'declines'
      ? { role: 'assistant', content: null, refusal: 'No.' }
      : { role: 'assistant', content, refusal: null };
  return {
    id: 'one',
    object: 'chat.completion',
    created: 1,
    model: MODEL,
    choices: [{ index: 0, finish_reason: 'stop', logprobs: null, message }],
  };
};

/** A scripted OpenAI-compatible server, like the one Ollama would run on this machine. */
export class ModelServer {
  /** How the server responds to requests for its list of models. */
  lists: Manner = 'a model';
  /** How the server responds to chat requests. */
  chats: Manner = 'a model';
  /** The key that it requires. */
  key: string | undefined;
  /** Where it redirects to. */
  target = 'http://elsewhere.example/v1/models';
  /** The requests that the server has received, such as `GET /v1/models`. */
  readonly asked: string[] = [];
  #server: Server | undefined;
  #port: number;

  constructor(port = 0) {
    this.#port = port;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/v1`;
  }

  /** Starts the server, on the same port as before. */
  async start(): Promise<void> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    this.#port = await listen(this.#server, this.#port);
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server !== undefined) await closeServer(server);
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const call = `${request.method} ${request.url}`;
    this.asked.push(call);
    const body = readBody(request, MOST_BYTES).catch(() => undefined);
    const manner = call === 'GET /v1/models' ? this.lists : this.chats;
    if (this.key !== undefined && request.headers.authorization !== `Bearer ${this.key}`)
      return json(response, 401, { error: { message: 'No key.' } });
    switch (manner) {
      case 'slow':
        return;
      case 'html':
        return void response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<!doctype html><title>Router</title>');
      case 'another schema':
        return json(response, 200, { models: [{ name: MODEL }] });
      case 'a redirect':
        return void response.writeHead(307, { location: this.target }).end();
      case 'a key wanted':
        return json(response, 401, { error: { message: 'No key.' } });
      case 'no models':
        return json(response, 200, { object: 'list', data: [{ id: 'nomic-embed-text' }] });
      case 'a model':
      case 'nonsense':
      case 'declines':
        return call === 'GET /v1/models'
          ? json(response, 200, {
              object: 'list',
              data: [{ id: 'nomic-embed-text' }, { id: MODEL }, { id: 'qwen3:4b' }],
            })
          : void body.then((bytes) => json(response, 200, completion(manner, String(bytes))));
      default:
        return manner satisfies never;
    }
  }
}

/**
 * Stops a model server that the shared cloud was connected to, resets the server, and makes the cloud notice that it
 * is gone.
 */
export const leaveModel = async (server: ModelServer): Promise<void> => {
  const site = new Visitor(sharedCloud().url);
  await site.post(`${MODELS_PATH}/disconnect`, {});
  await server.stop();
  Object.assign(server, { lists: 'a model', chats: 'a model', key: undefined });
  server.asked.length = 0;
  await site.get(`${MODELS_PATH}?${new URLSearchParams(LOOK_AGAIN)}`);
};
