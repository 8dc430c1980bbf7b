import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  HEADERS_BY_DEFAULT,
  RECORDING_PATH,
  recordingHeaders,
  SECURITY_HEADERS,
} from '#infra/security-headers.ts';
import { CloudProblem } from '#local/support/cloud-problem.ts';
import { closeServer, inTime, LOOPBACK, listen } from '#local/support/http-service.ts';
import type { EdgeLog } from './edge-log.ts';

const LOOPBACK_6 = '::1';
/** A request must arrive in full within this time; Node would wait five minutes for the rest of a body. */
const REQUEST_MS = 10_000;
const OWN_NAMES = new Set(['localhost', LOOPBACK, `[${LOOPBACK_6}]`]);

/** Serves one part of the site's URL space. */
export type Serve = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

export interface GatewayParts {
  readonly api: Serve;
  readonly media: Serve;
  readonly site: Serve;
  /** Replaces or adds security headers; an empty value removes one. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly log?: EdgeLog;
}

/** The site's only origin. It binds its port before its parts exist, because the parts need its URL. */
export interface Gateway {
  readonly port: number;
  readonly servers: readonly Server[];
  serve(parts: GatewayParts): void;
  close(): Promise<void>;
}

const hostName = (host: string | undefined): string => (host ?? '').replace(/:\d+$/u, '').toLowerCase();

function parseUrl(request: IncomingMessage): URL | undefined {
  const target = request.url ?? '/';
  if (!target.startsWith('/')) return undefined;
  try {
    return new URL(`http://${request.headers.host ?? 'localhost'}${target}`);
  } catch {
    return undefined;
  }
}

function route(parts: GatewayParts, pathname: string): Serve {
  if (pathname === '/api' || pathname.startsWith('/api/') || pathname.startsWith('/watch/')) return parts.api;
  return pathname.startsWith('/media/') ? parts.media : parts.site;
}

async function answer(parts: GatewayParts | undefined, request: IncomingMessage, response: ServerResponse) {
  const mayRecord = request.url?.startsWith(RECORDING_PATH) === true;
  const recording = mayRecord && { 'permissions-policy': recordingHeaders()['permissions-policy'] };
  const all = { ...HEADERS_BY_DEFAULT, ...SECURITY_HEADERS, ...parts?.headers, ...recording };
  for (const [name, value] of Object.entries(all)) {
    if (value !== '') response.setHeader(name, value);
  }
  // Refuses other host names that resolve to this machine (DNS rebinding).
  if (!OWN_NAMES.has(hostName(request.headers.host))) {
    response.writeHead(421, { 'content-type': 'text/plain' }).end('This address serves localhost only.');
    return;
  }
  const url = parseUrl(request);
  if (!url) return void response.writeHead(400).end();
  parts?.log?.watch(request, response);
  if (!parts) return void response.writeHead(503, { 'retry-after': '1' }).end('Starting');
  await route(parts, url.pathname)(request, response, url);
}

async function bind(server: Server, port: number, host: string): Promise<number> {
  try {
    return await listen(server, port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new CloudProblem(
        `Port ${port} is in use: stop the program that uses it, or choose another port with PORT=${port + 1} npm start.`,
      );
    }
    if (code === 'EACCES') {
      throw new CloudProblem(
        `Port ${port} needs special permissions: choose another port with PORT=8787 npm start.`,
      );
    }
    throw error;
  }
}

/** Binds `port` (0: any free port) on loopback, over IPv4 and, where available, IPv6. */
export async function openGateway(wantedPort: number, { requestMs = REQUEST_MS } = {}): Promise<Gateway> {
  let parts: GatewayParts | undefined;
  const create = () =>
    createServer(inTime(requestMs), (request, response) => {
      answer(parts, request, response).catch(() => {
        if (response.headersSent) response.destroy();
        else response.writeHead(502).end('Bad gateway');
      });
    });
  const main = create();
  const port = await bind(main, wantedPort, LOOPBACK);
  const servers = [main];
  const second = create();
  try {
    await bind(second, port, LOOPBACK_6);
    servers.push(second);
  } catch (error) {
    if (error instanceof CloudProblem && wantedPort !== 0) {
      await closeServer(main);
      throw error;
    }
  }
  return {
    port,
    servers,
    serve: (ready) => {
      parts = ready;
    },
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}
