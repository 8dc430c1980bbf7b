import { createServer } from 'node:https';
import { closeServer, listen } from '#local/support/http-service.ts';
import { selfSigned } from './self-signed.ts';

/** A request from a frame. */
interface Asked {
  readonly address: string;
  readonly referer: string | undefined;
}

/**
 * The provider’s own player: one button plays the video, and another tries to replace our page with the provider’s.
 */
const PLAYER = `<!doctype html><title>Player</title>
<button onclick="this.textContent = 'Playing'">Start</button>
<button onclick="top.location = 'https://elsewhere.example/'">Leave</button>`;

/** A server that stands in for the providers’ embedded players and records the requests it gets. */
export async function startFrames() {
  const asked: Asked[] = [];
  const server = createServer(selfSigned('a provider'), ({ headers, url }, response) => {
    asked.push({ address: `https://${headers.host}${url}`, referer: headers.referer });
    response.writeHead(200, { 'content-type': 'text/html' }).end(PLAYER);
  });
  const port = await listen(server);
  return { port, asked, close: () => closeServer(server) };
}
