import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const FAULTS_PATH = '/__faults';
const MAX_SCRIPT_BYTES = 64 * 1024;

const Fault = z.discriminatedUnion('kind', [
  /** Answers with this status after `delayMs`; `code` is the error’s name in the stand-in’s own protocol. */
  z.object({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    delayMs: z.int().positive().optional(),
    retryAfterSeconds: z.number().nonnegative().optional(),
    code: z.string().optional(),
  }),
  /** Accepts the call and never answers. */
  z.object({ kind: z.literal('timeout') }),
  /** Answers with 200 and an unreadable body. */
  z.object({ kind: z.literal('malformed') }),
  /** Closes the connection without a response. */
  z.object({ kind: z.literal('disconnect') }),
  /** Performs the call but never responds; only the Stripe stand-in supports this. */
  z.object({ kind: z.literal('lost') }),
  /** Answers properly, but this many milliseconds later. */
  z.object({ kind: z.literal('slow'), delayMs: z.int().positive() }),
]);
export type Fault = z.infer<typeof Fault>;
export type StatusFault = Extract<Fault, { kind: 'status' }>;

const FaultScript = z.object({ call: z.string().min(1), faults: z.array(Fault) });

/** The failures scripted for each call to a stand-in; each is used once, in order. */
export class Faults {
  readonly #queues = new Map<string, Fault[]>();
  #cleared = Promise.withResolvers<void>();

  /** Takes the next scripted failure for `call`; `undefined` if the call should succeed. */
  take(call: string): Fault | undefined {
    return this.#queues.get(call)?.shift();
  }

  /** Appends failures to those already waiting for `call`. */
  script(call: string, faults: readonly Fault[]): void {
    this.#queues.set(call, [...(this.#queues.get(call) ?? []), ...faults]);
  }

  /**
   * Discards the remaining failures and ends the delays in progress, so that a test can decide when a delayed
   * response arrives.
   */
  clear(): void {
    this.#queues.clear();
    this.#cleared.resolve();
    this.#cleared = Promise.withResolvers();
  }

  /** Waits for a delay, or until `clear`. */
  async delay(ms: number): Promise<void> {
    const over = new AbortController();
    await Promise.race([
      sleep(ms, undefined, { signal: over.signal }).catch(() => {}),
      this.#cleared.promise,
    ]);
    over.abort();
  }
}

/** The fault methods that a stand-in uses; `Faults` is the only implementation. */
export type FaultSource = Pick<Faults, 'take' | 'script' | 'clear' | 'delay'>;

type HttpRequest = IncomingMessage | Http2ServerRequest;
type HttpResponse = ServerResponse | Http2ServerResponse;

async function readBody(request: HttpRequest): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_SCRIPT_BYTES) return '';
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseScript(body: string): z.infer<typeof FaultScript> | undefined {
  try {
    return FaultScript.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/**
 * Serves `POST /__faults {call, faults}` and `DELETE /__faults` of a stand-in. Returns false and does nothing if the
 * request is for another path.
 */
export async function handleFaultRequest(
  faults: FaultSource,
  request: HttpRequest,
  response: HttpResponse,
): Promise<boolean> {
  if (new URL(request.url ?? '/', 'http://localhost').pathname !== FAULTS_PATH) return false;
  if (request.method === 'DELETE') {
    faults.clear();
    response.statusCode = 204;
    response.end();
    return true;
  }
  const script = request.method === 'POST' ? parseScript(await readBody(request)) : undefined;
  if (script) faults.script(script.call, script.faults);
  response.statusCode = script ? 204 : 400;
  response.end();
  return true;
}

/**
 * Applies `fault` to a request. `renderStatus` writes the error in the stand-in’s own protocol. Returns true if the
 * request has been handled, false if the stand-in should still answer it normally.
 */
export async function sufferFault(
  faults: FaultSource,
  fault: Fault | undefined,
  response: HttpResponse,
  renderStatus: (fault: StatusFault) => void,
): Promise<boolean> {
  if (!fault) return false;
  switch (fault.kind) {
    case 'status':
      if (fault.delayMs !== undefined) await faults.delay(fault.delayMs);
      if (fault.retryAfterSeconds !== undefined) {
        response.setHeader('retry-after', String(fault.retryAfterSeconds));
      }
      renderStatus(fault);
      return true;
    case 'timeout':
      return true;
    case 'malformed':
      response.setHeader('content-type', 'application/json');
      response.end('{"truncated": [');
      return true;
    case 'disconnect':
      response.socket?.destroy();
      return true;
    case 'lost':
      return false;
    case 'slow':
      await faults.delay(fault.delayMs);
      return false;
    default:
      return fault satisfies never;
  }
}
