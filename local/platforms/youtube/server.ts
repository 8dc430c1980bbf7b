import type { IncomingMessage, ServerResponse } from 'node:http';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import {
  type Admits,
  isVisit,
  readBody,
  type StandIn,
  startHttpService,
} from '#local/support/http-service.ts';
import { youTubeAddressesAt } from './addresses.ts';
import { findCall } from './calls.ts';
import { Files } from './files.ts';
import { type Answer, GoogleError, json, OAuthError } from './google-error.ts';
import type { Request, World } from './handle.ts';
import { type App, OAuth } from './oauth.ts';
import { servePage } from './page-answers.ts';
import { Quotas } from './quotas.ts';
import { Requests } from './requests.ts';
import { Script } from './script.ts';
import { Sessions } from './sessions.ts';
import { loadState, saveState } from './state.ts';
import { Videos } from './videos.ts';

const BODY_LIMIT_BYTES = 64 * 1024 * 1024;
const NOWHERE = 'http://stand-in';

export interface YouTubeSettings extends App {
  /** The folder where channels, grants and videos survive a restart; without it, they are lost. */
  readonly folder?: string;
  /** If this port is taken or not given, any free port is used. */
  readonly port?: number;
  /** How long processing a video takes. */
  readonly processingMs?: number;
  readonly now?: () => Date;
}

/**
 * People visit the consent page and the posts, and any site may show a channel’s picture; everything else is for
 * programs.
 */
const admits: Admits = (request) =>
  (isVisit(request) && /^\/(?:o\/oauth2\/v2\/auth|posts)(?:[/?]|$)/u.test(request.url ?? '')) ||
  (request.method === 'GET' && request.url?.startsWith('/pictures/') === true);

interface Serving {
  readonly world: World;
  readonly script: Script;
  readonly faults: Faults;
  readonly requests: Requests;
  readonly save: () => void;
}

const send = ({ world }: Serving, response: ServerResponse, { status, headers, body }: Answer): void => {
  response.sendDate = false;
  response.writeHead(status, { date: new Date(world.now()).toUTCString(), ...headers }).end(body);
};

const failed = (error: unknown): Answer => {
  if (error instanceof GoogleError || error instanceof OAuthError) return error.toAnswer();
  throw error;
};

const serveCall = async (serving: Serving, request: Request, response: ServerResponse): Promise<void> => {
  const { world, script, faults, requests, save } = serving;
  const call = findCall(request);
  if (call === undefined)
    return send(serving, response, new GoogleError(404, 'notFound', 'Not Found').toAnswer());
  requests.remember(call.name, request);
  const fault = faults.take(call.name);
  const suffered = await sufferFault(faults, fault, response, ({ status, code = 'backendError' }) =>
    send(serving, response, new GoogleError(status, code, 'Scripted failure.').toAnswer()),
  );
  if (suffered) return;
  const answerOf = (): Answer => {
    try {
      return call.handle(world, request);
    } catch (error) {
      return failed(error);
    }
  };
  const answer = script.take(call.name, request) ?? answerOf();
  save();
  if (fault?.kind === 'lost') response.destroy();
  else send(serving, response, answer);
};

const serveControl = (serving: Serving, { method, url, body }: Request): Answer => {
  const { world, script, requests, save } = serving;
  switch (`${method} ${url.pathname}`) {
    case 'POST /__control': {
      const isUnderstood = script.follow(world, JSON.parse(body.toString('utf8')));
      save();
      return json({}, isUnderstood ? 200 : 400);
    }
    case 'GET /__requests':
      return json(requests.all);
    case 'DELETE /__requests':
      requests.clear();
      return json({});
    default:
      return json({}, 404);
  }
};

const serve = async (
  serving: Serving,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (await handleFaultRequest(serving.faults, incoming, response)) return;
  const body = await readBody(incoming, BODY_LIMIT_BYTES);
  if (body === undefined) return void response.writeHead(413).end();
  const { method = 'GET', headers } = incoming;
  const request = { method, url: new URL(incoming.url ?? '/', NOWHERE), headers, body };
  if (request.url.pathname.startsWith('/__')) return send(serving, response, serveControl(serving, request));
  const page = servePage(serving.world, request);
  if (page === undefined) return serveCall(serving, request, response);
  serving.save();
  send(serving, response, page);
};

/** A stand-in for YouTube and Google’s consent page that implements their protocols. */
export const startYouTube = async (settings: YouTubeSettings) => {
  const { folder, processingMs = 0, now: clock = () => new Date() } = settings;
  const state = loadState(folder);
  const script = new Script();
  const now = (): number => clock().getTime() + script.aheadMs;
  const oauth = new OAuth(settings, state, now);
  const videos = new Videos(state, new Files(folder), now, processingMs);
  const showOf = (id: string): unknown => {
    const video = videos.find(id);
    return video === undefined ? { kind: 'youtube#video', id } : videos.resourceOf(video);
  };
  const sessions = new Sessions((arrived) => videos.add(arrived), showOf);
  let origin = NOWHERE;
  const world: World = {
    state,
    oauth,
    videos,
    sessions,
    quotas: new Quotas(now),
    now,
    origin: () => origin,
  };
  const save = (): void => saveState(folder, state);
  const serving = { world, script, faults: new Faults(), requests: new Requests(), save };

  const service: StandIn = await startHttpService(
    (request, response) => {
      serve(serving, request, response).catch((error: unknown) => {
        if (response.headersSent) return void response.destroy();
        const status = error instanceof SyntaxError ? 400 : 500;
        send(serving, response, new GoogleError(status, 'backendError', String(error)).toAnswer());
      });
    },
    admits,
    settings.port,
  );
  origin = service.url;
  return {
    ...service,
    /** The URLs that the gateway uses instead of YouTube’s own. */
    addresses: youTubeAddressesAt(service.url),
  };
};
