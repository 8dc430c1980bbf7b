import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http';
import { CloudProblem } from './cloud-problem.ts';

export const LOOPBACK = '127.0.0.1';
/** Enough for the largest upload on a slow machine. */
const REQUEST_MS = 60_000;

/** One service of the cloud, reachable on loopback until it is closed. */
export interface StandIn {
  readonly url: string;
  close(): Promise<void>;
}

/** Binds `server` and resolves with its port; a `port` of 0 takes any free port. */
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

/** Closes `server` and all its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  server.closeAllConnections();
  await closed.promise;
}

/** Whether `host` names this machine: any other name that resolves to it is DNS rebinding. */
export const hasLocalName = (host = ''): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/u.test(host);

/**
 * Whether a web page may have sent a request: pages can reach loopback by name (DNS rebinding) or across origins. The
 * functions and tools that use a stand-in send none of these headers.
 */
export const isFromPage = (request: Pick<IncomingMessage, 'headers'>): boolean => {
  const { host, origin } = request.headers;
  return !hasLocalName(host) || origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
};

/** How long a server waits for a whole request, headers and body. It looks ten times in that time. */
export const inTime = (requestMs: number): ServerOptions => ({
  requestTimeout: requestMs,
  headersTimeout: requestMs,
  connectionsCheckingInterval: requestMs / 10,
});

/** Serves `handle` on a free loopback port, to programs only unless `pages` admits browsers too. */
export async function startHttpService(
  handle: RequestListener,
  options: { pages?: boolean } = {},
): Promise<StandIn> {
  const server = createServer(inTime(REQUEST_MS), (request, response) => {
    if (options.pages === true || !isFromPage(request)) return handle(request, response);
    response
      .writeHead(403, { 'content-type': 'text/plain' })
      .end('This address is for programs, not for web pages.');
  });
  const port = await listen(server);
  return { url: `http://${LOOPBACK}:${port}`, close: () => closeServer(server) };
}

/** The whole body, or undefined when it is larger than `limitBytes` (reads and drops the rest). */
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
