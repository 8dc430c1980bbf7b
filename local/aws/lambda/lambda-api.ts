import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, type StandIn, startHttpService } from '#local/support/http-service.ts';
import { LambdaFailure } from './lambda-failure.ts';

const PATH = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/u;
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** The path for invoking a function in Lambda's protocol. */
export const invocationUrl = (lambdaUrl: string, name: string): string =>
  `${lambdaUrl}/2015-03-31/functions/${name}/invocations`;

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

/** Lambda's `Invoke`, for vendors that call our functions. */
export const startLambdaApi = (
  invoke: (name: string, event: unknown) => Promise<unknown>,
): Promise<StandIn> => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = PATH.exec(request.url ?? '')?.[1];
    const body = await readBody(request, BODY_LIMIT_BYTES);
    if (request.method !== 'POST' || name === undefined || body === undefined)
      return send(response, 404, { message: 'There is no such operation.' });
    try {
      const event: unknown = JSON.parse(body.toString('utf8'));
      send(response, 200, await invoke(name, event));
    } catch (error) {
      if (!(error instanceof LambdaFailure)) throw error;
      response.setHeader('x-amz-function-error', 'Unhandled');
      send(response, 200, error.error);
    }
  };

  return startHttpService((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) send(response, 500, { message: String(error) });
    });
  });
};
