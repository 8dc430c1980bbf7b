import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import { readBody, type StandIn, startHttpService } from '#local/support/http-service.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** An error in the format of AWS's JSON protocols: the SDK turns its name into an exception class. */
export class AwsError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * One handler per operation: its result becomes the response, and an `AwsError` it throws becomes
 * the error response.
 */
export type Operations = Readonly<Record<string, (input: unknown) => unknown>>;

const parseInput = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new AwsError('SerializationException', 'The request is not valid JSON.');
  }
};

/** Serves AWS JSON 1.0 / 1.1 (`x-amz-target: <prefix>.<Operation>`); tests can script failures by operation name. */
export async function startAwsJsonService(
  prefix: string,
  version: '1.0' | '1.1',
  operations: Operations,
): Promise<StandIn> {
  const faults = new Faults();

  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': `application/x-amz-json-${version}` });
    response.end(JSON.stringify(body));
  };
  const sendError = (response: ServerResponse, error: AwsError): void =>
    send(response, error.status, { __type: error.code, message: error.message });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await handleFaultRequest(faults, request, response)) return;
    response.setHeader('x-amzn-requestid', randomUUID());
    const target = request.headers['x-amz-target'];
    const body = await readBody(request, MAX_BODY_BYTES);
    const name =
      typeof target === 'string' && target.startsWith(`${prefix}.`) ? target.slice(prefix.length + 1) : '';
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation) throw new AwsError('UnknownOperationException', `No such operation: ${name}`);
    if (!body) throw new AwsError('RequestEntityTooLargeException', 'The request is too large.', 413);
    const suffered = await sufferFault(faults, faults.take(name), response, ({ status, code }) =>
      sendError(response, new AwsError(code ?? 'InternalFailure', 'Scripted failure', status)),
    );
    if (!suffered) send(response, 200, await operation(parseInput(body)));
  };

  return startHttpService((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      sendError(
        response,
        error instanceof AwsError ? error : new AwsError('InternalFailure', String(error), 500),
      );
    });
  });
}
