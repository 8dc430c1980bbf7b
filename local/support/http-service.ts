import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { CloudProblem } from './cloud-problem.ts';

export const LOOPBACK = '127.0.0.1';
/** Long enough for the largest upload on a slow machine. */
const REQUEST_MS = 60_000;

/** One service of the cloud, reachable on loopback until it is closed. */
export interface StandIn {
  readonly url: string;
  close(): Promise<void>;
}

/** Binds `server` and resolves with its port; a `port` of 0 picks any free port. */
export async function listen(server: Server, port = 0, host = LOOPBACK): Promise<number> {
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(port, host, listening.resolve);
  await listening.promise;
  server.off('error', listening.reject);
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new CloudProblem('The server has no port.');
  return address.port;
}

/** Closes `server` and all of its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  server.closeAllConnections();
  await closed.promise;
}

/** The parts of a request that show who sent it, over HTTP/1.1 or HTTP/2. */
export interface Asked {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** Which browser requests a service answers. */
export type Admits = (request: Asked) => boolean;

/** The path prefix that tests and tools use to script a stand-in. */
const CONTROL = '/__';

/**
 * Whether a request’s host name is one of this machine’s own; if any other name resolves to this machine, that is DNS
 * rebinding.
 */
const hasLocalName = ({ headers }: Asked): boolean =>
  /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/u.test(headers.host ?? String(headers[':authority']));

/**
 * Whether a web page may have sent a request: pages can reach loopback by name (DNS rebinding) or across origins. The
 * functions and tools that use a stand-in send none of the headers checked here.
 */
export const isFromPage = (request: Asked): boolean =>
  !hasLocalName(request) ||
  request.headers.origin !== undefined ||
  request.headers['sec-fetch-site'] !== undefined;

/**
 * Whether a request comes from a person who followed a link to one of this service’s pages or submitted a form there.
 */
export const isVisit: Admits = ({ method, headers }) => {
  const { host, origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers;
  if (site === 'same-origin') return true;
  if (method === 'GET' || method === 'HEAD')
    return mode === 'navigate' || (site === undefined && origin === undefined);
  return site === undefined && origin === `http://${host}`;
};

/**
 * The shared guard for every stand-in’s port. Programs on this machine may call the port; web pages may do so only
 * where `admits` allows it, and never under another host name.
 */
export const mayCall = (request: Asked, admits: Admits = () => false): boolean =>
  !isFromPage(request) ||
  (hasLocalName(request) && request.url?.startsWith(CONTROL) === false && admits(request));

export const REFUSED = {
  status: 403,
  headers: { 'content-type': 'text/plain' },
  body: 'This address is for programs, not for web pages.',
} as const;

/**
 * How long a server waits for a whole request, headers and body. The limit is checked ten times within that period.
 */
export const inTime = (requestMs: number): ServerOptions => ({
  requestTimeout: requestMs,
  headersTimeout: requestMs,
  connectionsCheckingInterval: requestMs / 10,
});

/**
 * Serves `handle` on a loopback port to programs, and to browsers where `admits` allows it. Uses any free port if
 * `wantedPort` is taken or not given.
 */
export async function startHttpService(
  handle: RequestListener,
  admits?: Admits,
  wantedPort = 0,
): Promise<StandIn> {
  const server = createServer(inTime(REQUEST_MS), (request, response) => {
    if (!URL.canParse(request.url ?? '', 'http://stand-in')) return void response.writeHead(400).end();
    if (mayCall(request, admits)) return handle(request, response);
    response.writeHead(REFUSED.status, REFUSED.headers).end(REFUSED.body);
  });
  // A call that arrives while its idle connection is being closed gets no response, though it may have been
  // carried out.
  server.keepAliveTimeout = 0;
  const port = await listen(server, wantedPort).catch(() => listen(server));
  return { url: `http://${LOOPBACK}:${port}`, close: () => closeServer(server) };
}

/** The whole body; undefined if it is larger than `limitBytes` (the rest is read and discarded). */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= limitBytes) chunks.push(bytes);
  }
  return size <= limitBytes ? Buffer.concat(chunks) : undefined;
}
