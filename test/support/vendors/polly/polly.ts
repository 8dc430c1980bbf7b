import { randomUUID } from 'node:crypto';
import { type FaultSource, Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import { PollyError } from './errors.ts';
import { type HttpRequest, type HttpResponse, listenHttp } from './http-server.ts';
import { speechMarks } from './marks.ts';
import type { Narration } from './narration.ts';
import { readSpeechRequest, type SpeechRequest } from './request.ts';
import { Synthesiser } from './synthesiser.ts';
import { SPEECH_VOICES } from './voices.ts';

const LOOPBACK = '127.0.0.1';
const MAX_BODY_BYTES = 256 * 1024;
const THROTTLED_STATUS = 429;

interface Rendered {
  contentType: string;
  body: Buffer;
}

async function readBody(request: HttpRequest): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES)
      throw new PollyError('TextLengthExceededException', 'Maximum text length has been exceeded');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function render({ output, text, script }: SpeechRequest, narration: Narration): Promise<Rendered> {
  if (output.format === 'json') {
    const lines = speechMarks(text, script, narration, output.marks).map(
      (mark) => `${JSON.stringify(mark)}\n`,
    );
    return { contentType: 'application/x-json-stream', body: Buffer.from(lines.join('')) };
  }
  const { samples } = narration;
  const { encodeMp3, encodePcm } = await import('#local/samples/encode.ts');
  return output.format === 'mp3'
    ? { contentType: 'audio/mpeg', body: await encodeMp3(samples, output.sampleRate) }
    : { contentType: 'audio/pcm', body: await encodePcm(samples, output.sampleRate) };
}

function sendJson(response: HttpResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

function sendError(response: HttpResponse, { name, status, message }: PollyError): void {
  response.setHeader('x-amzn-errortype', name);
  sendJson(response, status, { message });
}

/** Polly signals throttling with status 400 and an error name, so a scripted throttling status is replaced here. */
function scriptedError(status: number, code: string | undefined): PollyError {
  if (status === THROTTLED_STATUS || code === 'ThrottlingException') {
    return new PollyError('ThrottlingException', 'Rate exceeded');
  }
  return new PollyError(
    code ?? (status < 500 ? 'ValidationException' : 'ServiceFailureException'),
    'Scripted failure',
    status,
  );
}

function describeVoices(query: URLSearchParams): unknown {
  const engine = query.get('Engine');
  const language = query.get('LanguageCode');
  const voices = SPEECH_VOICES.filter(
    (voice) => (!engine || voice.engines.includes(engine)) && (!language || voice.languageCode === language),
  );
  return {
    Voices: voices.map(({ id, gender, languageCode, languageName, engines }) => ({
      Id: id,
      Name: id,
      Gender: gender,
      LanguageCode: languageCode,
      LanguageName: languageName,
      SupportedEngines: engines,
    })),
  };
}

async function handle(
  request: HttpRequest,
  response: HttpResponse,
  faults: FaultSource,
  synthesiser: Synthesiser,
) {
  const { pathname, searchParams } = new URL(request.url ?? '/', `http://${LOOPBACK}`);
  const operation = `${request.method} ${pathname}`;
  const suffer = (call: string) =>
    sufferFault(faults, faults.take(call), response, ({ status, code }) =>
      sendError(response, scriptedError(status, code)),
    );
  response.setHeader('x-amzn-requestid', randomUUID());
  if (operation === 'GET /v1/voices') {
    if (!(await suffer('DescribeVoices'))) sendJson(response, 200, describeVoices(searchParams));
  } else if (operation === 'POST /v1/speech') {
    const body = await readBody(request);
    if (await suffer('SynthesizeSpeech')) return;
    const wanted = readSpeechRequest(body);
    const narration = await synthesiser.say(wanted.text, wanted.script, wanted.voice);
    const speech = await render(wanted, narration);
    response.setHeader('x-amzn-requestcharacters', String(wanted.billedCharacters));
    response.setHeader('content-type', speech.contentType);
    response.end(speech.body);
  } else sendError(response, new PollyError('UnknownOperationException', 'No such operation', 404));
}

/**
 * Serves Amazon Polly’s HTTP protocol on this machine, with eSpeak NG as the voice. A `port` of 0, the default, means
 * any free port. Failures of `SynthesizeSpeech` and `DescribeVoices` are scripted with `faults` or over HTTP at
 * `/__faults`.
 */
export async function startPolly(
  options: { port?: number; host?: string; faults?: FaultSource } = {},
): Promise<{
  url: string;
  close(): Promise<void>;
}> {
  const { port = 0, host = LOOPBACK, faults = new Faults() } = options;
  const synthesiser = new Synthesiser();
  const serve = async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    try {
      if (await handleFaultRequest(faults, request, response)) return;
      await handle(request, response, faults, synthesiser);
    } catch (error) {
      const known =
        error instanceof PollyError ? error : new PollyError('ServiceFailureException', String(error), 500);
      if (!response.headersSent) sendError(response, known);
    }
  };
  const { server, cut } = await listenHttp(
    { port, host },
    (request, response) => void serve(request, response),
  );
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host}:${bound}`,
    close: async () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      cut();
      await closed.promise;
      await synthesiser.close();
    },
  };
}
