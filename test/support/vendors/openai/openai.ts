import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import { readBody, type StandIn, startHttpService } from '#local/support/http-service.ts';
import { Synthesiser } from '#test/support/vendors/polly/synthesiser.ts';
import { completeChat, MISHAPS, type Mishap } from './openai-chat.ts';
import { OpenAiError } from './openai-error.ts';
import { generateImage } from './openai-images.ts';
import { Moderations } from './openai-moderation.ts';
import { speak } from './openai-speech.ts';
import { PaintPool } from './paint-pool.ts';

/** Pictures for moderation are sent in the body. */
const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
const MODELS = ['gpt-6-luna', 'gpt-image-2.5-flare', 'gpt-4o-mini-tts'];
const CREATED = 1_780_000_000;

const listModels = () => ({
  object: 'list',
  data: MODELS.map((id) => ({
    id,
    object: 'model',
    created: CREATED,
    owned_by: 'veilcast',
    shutdown_date: null,
  })),
});

async function readJson(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, BODY_LIMIT_BYTES);
  if (!body) throw new OpenAiError(413, 'The request is too large.');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new OpenAiError(400, 'We could not parse the JSON body of your request.');
  }
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'x-request-id': `req_${randomUUID()}` });
  response.end(JSON.stringify(body));
};

/**
 * An OpenAI-compatible server that doesn’t need a model: stories by the offline writer, suggestions and ideas by
 * rules, pictures by the offline painter, judgements according to `POST /__flags`, speech by eSpeak NG. Failures are
 * scripted for `chat/completions`, `images/generations`, `moderations`, `audio/speech` and `models`; a status failure
 * with the code `model_refusal`, `broken_answer` or `same_answer` becomes a response with status 200 that declines,
 * breaks off halfway, or is the same for every request. Of these, a recording can only break off.
 */
export async function startOpenAi(): Promise<StandIn> {
  const faults = new Faults();
  const moderations = new Moderations();
  const pool = new PaintPool();
  const synthesiser = new Synthesiser();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await handleFaultRequest(faults, request, response)) return;
    const call = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/^\/v1\//u, '');
    if (!request.headers.authorization?.startsWith('Bearer '))
      throw new OpenAiError(401, 'No API key given.', null, 'invalid_api_key');
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    const mishaps: Mishap[] = [];
    const suffered = await sufferFault(faults, faults.take(call), response, ({ status, code }) => {
      const known = MISHAPS.find((each) => each === code);
      if (known) mishaps.push(known);
      else send(response, status, new OpenAiError(status, 'Scripted failure', null, code ?? null).toBody());
    });
    const [mishap] = mishaps;
    if (suffered && !mishap) return;
    switch (`${request.method} ${call}`) {
      case 'POST chat/completions':
        return send(response, 200, completeChat(body, mishap));
      case 'POST images/generations':
        return send(response, 200, await generateImage(body, pool));
      case 'POST moderations':
        return send(response, 200, moderations.answer(body));
      case 'POST /__flags':
        moderations.script(body);
        return send(response, 200, {});
      case 'POST audio/speech': {
        const recording = await speak(body, synthesiser, mishap === 'broken_answer');
        response.writeHead(200, { 'content-type': recording.contentType });
        return void response.end(recording.body);
      }
      case 'GET models':
        return send(response, 200, listModels());
      default:
        throw new OpenAiError(404, `Unknown request: ${request.method} ${request.url}`);
    }
  };

  const service = await startHttpService((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const known = error instanceof OpenAiError ? error : new OpenAiError(500, String(error));
      send(response, known.status, known.toBody());
    });
  });
  return {
    url: service.url,
    close: async () => {
      await service.close();
      await Promise.all([pool.close(), synthesiser.close()]);
    },
  };
}
