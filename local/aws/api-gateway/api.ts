import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { ROUTE_GRANTS } from '#infra/grants.ts';
import { readBody } from '#local/support/http-service.ts';
import { apiEvent, type MatchedRoute, matchRoute, type Received } from './api-event.ts';
import type { ApiHost } from './api-host.ts';

const TIME_LIMIT_MS = 30_000;
const BODY_LIMIT_BYTES = 10 * 1024 * 1024;

const Result = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});
/** A response from the API. */
export type ApiAnswer = z.infer<typeof Result>;

const entryOf = (handler: string): string =>
  fileURLToPath(new URL(`../../../functions/api/${handler}.lambda.ts`, import.meta.url));

/** The file of every route’s function. */
export const routeFiles = (): string[] => Object.values(routes).map(({ handler }) => entryOf(handler));

const gatewayMessage = (statusCode: number, message: string): ApiAnswer =>
  Result.parse({
    statusCode,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  });

/** Interprets a function's result as API Gateway does for payload 2.0: a result without a status is a JSON body. */
function interpret(value: unknown): ApiAnswer {
  const structured = Result.safeParse(value);
  if (structured.success) return structured.data;
  return Result.parse({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });
}

/** Sends a response as API Gateway does; Node omits the body for a HEAD request. */
export function sendAnswer(response: ServerResponse, result: ApiAnswer): void {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(result.headers)) headers[name.toLowerCase()] = String(value);
  if (result.cookies.length > 0) headers['set-cookie'] = result.cookies;
  const body = Buffer.from(result.body, result.isBase64Encoded ? 'base64' : 'utf8');
  response.writeHead(result.statusCode, { ...headers, 'content-length': body.length });
  response.end(body);
}

async function invoke(
  host: ApiHost,
  received: Received,
  matched: MatchedRoute,
  timeLimitMs: number,
): Promise<ApiAnswer> {
  const body = await readBody(received.request, BODY_LIMIT_BYTES);
  if (!body) return gatewayMessage(413, 'Request Entity Too Large');
  const requestId = randomUUID();
  const event = apiEvent({ ...received, body }, matched, requestId);
  const late = Promise.withResolvers<ApiAnswer>();
  const timer = setTimeout(() => late.resolve(gatewayMessage(503, 'Service Unavailable')), timeLimitMs);
  try {
    const invocation = {
      id: requestId,
      route: matched.name,
      file: entryOf(routes[matched.name].handler),
      event,
      memoryMb: ROUTE_GRANTS[matched.name].memoryMb,
      deadline: Date.now() + timeLimitMs,
    };
    const answer = host.invoke(invocation).then(interpret);
    return await Promise.race([answer, late.promise]);
  } catch {
    return gatewayMessage(500, 'Internal Server Error');
  } finally {
    clearTimeout(timer);
  }
}

/** Calls the route table's functions, within API Gateway's limits (30 s, 10 MB). */
export async function askApi(
  host: ApiHost,
  request: IncomingMessage,
  url: URL,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<ApiAnswer> {
  const matched = matchRoute(request.method ?? '', url.pathname);
  if (matched) return invoke(host, { request, url }, matched, timeLimitMs);
  request.resume();
  return gatewayMessage(404, 'Not Found');
}
