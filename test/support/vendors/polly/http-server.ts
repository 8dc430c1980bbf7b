import { createServer as createHttp1Server, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2';
import { createServer, type Server, type Socket } from 'node:net';
import { mayCall, REFUSED } from '#local/support/http-service.ts';

export type HttpRequest = IncomingMessage | Http2ServerRequest;
export type HttpResponse = ServerResponse | Http2ServerResponse;

/** The first bytes sent by a client that speaks HTTP/2 without negotiating it first. */
const HTTP2_PREFACE = 'PRI';

/**
 * A server that speaks both HTTP/1.1 and HTTP/2 without TLS on one port, because the AWS client for Polly uses HTTP/2
 * by default and other clients don’t. It refuses requests from web pages. Returns the listening server and a function
 * that closes open connections.
 */
export async function listenHttp(
  options: { port: number; host: string },
  serve: (request: HttpRequest, response: HttpResponse) => void,
): Promise<{ server: Server; cut: () => void }> {
  const guarded = (request: HttpRequest, response: HttpResponse): void => {
    if (mayCall(request)) return serve(request, response);
    response.statusCode = REFUSED.status;
    for (const [name, value] of Object.entries(REFUSED.headers)) response.setHeader(name, value);
    response.end(REFUSED.body);
  };
  const http1 = createHttp1Server(guarded);
  const http2 = createHttp2Server(guarded);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.once('error', () => socket.destroy());
    socket.once('data', (start) => {
      socket.pause();
      socket.unshift(start);
      const chosen = start.toString('latin1').startsWith(HTTP2_PREFACE) ? http2 : http1;
      chosen.emit('connection', socket);
      if (chosen === http1) socket.resume();
    });
  });
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(options.port, options.host, listening.resolve);
  await listening.promise;
  return {
    server,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
