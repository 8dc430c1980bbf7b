import { createServer } from 'node:https';
import { closeServer, listen } from '#local/support/http-service.ts';
import { selfSigned } from './self-signed.ts';

/** The state of the stand-in's player. */
export interface VimeoFilm {
  readonly time: number;
  readonly duration: number;
  readonly volume: number;
  readonly muted: boolean;
  readonly rate: number;
  readonly paused: boolean;
}

/** The part of Vimeo’s player that our page uses: methods and events via `postMessage`, without a picture. */
const player = (): void => {
  const film = { time: 0, duration: 62, volume: 1, muted: false, rate: 1, paused: true };
  Object.assign(globalThis, { film });
  const tell = (message: object) => parent.postMessage(JSON.stringify(message), '*');
  const event = (name: string, data: object = {}) => tell({ event: name, data });
  const moved = () => event('timeupdate', { seconds: film.time, duration: film.duration });
  const calls: Record<string, (value: never) => unknown> = {
    getMuted: () => film.muted,
    getVolume: () => film.volume,
    getDuration: () => film.duration,
    getCurrentTime: () => film.time,
    getTextTracks: () => [],
    setMuted: (value: boolean) => (film.muted = value),
    setVolume: (value: number) => (film.volume = value),
    setPlaybackRate: (value: number) => (film.rate = value),
    setCurrentTime: (value: number) => {
      film.time = value;
      moved();
      event('seeked');
      return value;
    },
    play: () => {
      if (film.time >= film.duration) film.time = 0;
      film.paused = false;
      event('play');
    },
    pause: () => {
      film.paused = true;
      event('pause');
    },
  };
  setInterval(() => {
    if (film.paused) return;
    film.time = Math.min(film.duration, film.time + 0.1);
    moved();
    if (film.time < film.duration) return;
    film.paused = true;
    event('ended');
  }, 100);
  addEventListener('load', () => event('ready'));
  addEventListener('message', ({ data: { method, value } }) => {
    if (method === 'addEventListener' && value[0] === 'loaded') event('loaded', { id: 76979871 });
    const call = calls[method];
    if (call !== undefined) tell({ method, value: call(value as never) });
  });
};

/** A server that stands in for player.vimeo.com and records the requests it gets. With `isDown`, it refuses them. */
export async function startVimeo() {
  const asked: string[] = [];
  const state = { isDown: false };
  const server = createServer(selfSigned('player.vimeo.com'), (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(state.isDown ? 503 : 200, { 'content-type': 'text/html' });
    response.end(state.isDown ? 'Down' : `<!doctype html><script>(${player.toString()})()</script>`);
  });
  const port = await listen(server);
  return { port, asked, state, close: () => closeServer(server) };
}
