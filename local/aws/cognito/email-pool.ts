import type { IncomingMessage, ServerResponse } from 'node:http';
import { CognitoError } from 'cognito-local/lib/errors.js';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import { isFromPage, readBody, type StandIn, startHttpService } from '#local/support/http-service.ts';
import type { PoolCall } from './email-pool-call.ts';
import type { DeliverCode } from './email-pool-people.ts';
import { keysPath } from './email-pool-settings.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const JSON_TYPE = 'application/x-amz-json-1.1';

export interface EmailPoolOptions {
  /** The folder in which users are stored. */
  readonly folder: string;
  /** The only origin from which pages may call the pool. */
  readonly siteOrigin: string;
  readonly deliver: DeliverCode;
  /** Where the pool's triggers run. */
  readonly lambdaUrl: string;
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': JSON_TYPE, 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, code: string, message: string, status = 400): void => {
  response.setHeader('x-amzn-errortype', code);
  send(response, status, { __type: code, message });
};

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  try {
    return JSON.parse((await readBody(request, BODY_LIMIT_BYTES))?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
};

/** Allows the site's page to read the response. */
const allowOrigin = (response: ServerResponse, siteOrigin: string): void => {
  response.setHeader('access-control-allow-origin', siteOrigin);
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'x-amzn-errortype');
};

const answerPreflight = ({ headers }: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(204, {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type',
    'access-control-max-age': '600',
  });
  response.end();
};

const run = async (call: PoolCall, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  try {
    send(response, 200, await call.run(await readJson(request)));
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    refuse(response, error.code, error.message);
  }
};

/**
 * Loads the pool's package and creates its key only on demand, so that runs without e-mail sign-in don’t spend time
 * on either.
 */
const openPool = async ({ folder, deliver, lambdaUrl }: EmailPoolOptions) => {
  const [{ poolCalls }, { emailTokens }, { triggersAt }] = await Promise.all([
    import('./email-pool-calls.ts'),
    import('./email-tokens.ts'),
    import('./email-pool-triggers.ts'),
  ]);
  const tokens = await emailTokens();
  return { keys: tokens.keys, calls: await poolCalls(folder, deliver, tokens, triggersAt(lambdaUrl)) };
};

/**
 * A user pool for e-mail addresses and passwords that speaks Cognito's protocol, for the site's pages and for
 * programs.
 */
export async function startEmailPool(options: EmailPoolOptions): Promise<StandIn> {
  const { siteOrigin } = options;
  const faults = new Faults();
  let opened: ReturnType<typeof openPool> | undefined;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isPage = isFromPage(request);
    if (isPage) allowOrigin(response, siteOrigin);
    if (isPage && request.method === 'OPTIONS') return answerPreflight(request, response);
    if (!isPage && (await handleFaultRequest(faults, request, response))) return;
    const name =
      request.method === 'GET' && request.url === keysPath
        ? 'jwks'
        : String(request.headers['x-amz-target']).replace(/^AWSCognitoIdentityProviderService\./u, '');
    const suffered = await sufferFault(
      faults,
      faults.take(name),
      response,
      ({ status, code = 'InternalErrorException' }) => refuse(response, code, 'Scripted failure.', status),
    );
    if (suffered) return;
    const { keys, calls } = await (opened ??= openPool(options));
    if (name === 'jwks') return send(response, 200, keys);
    const call = calls.get(name);
    if (call === undefined || (isPage && call.signed === true))
      return refuse(response, 'InvalidAction', `There is no operation ${name}.`);
    await run(call, request, response);
  };

  return startHttpService(
    (request, response) => {
      serve(request, response).catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) refuse(response, 'InternalErrorException', 'Something went wrong.', 500);
      });
    },
    ({ headers }) => headers.origin === siteOrigin,
  );
}
