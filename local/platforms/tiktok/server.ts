import type { IncomingMessage, ServerResponse } from 'node:http';
import { html } from '#local/sign-in/page.ts';
import { handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import {
  type Admits,
  isVisit,
  readBody,
  type StandIn,
  startHttpService,
} from '#local/support/http-service.ts';
import { ACCOUNT_PICTURE } from '../account-picture.ts';
import { allowedIn } from '../consent-boxes.ts';
import { echoing } from '../secrets.ts';
import { sendHtml, sendJson, TikTokError } from './answers.ts';
import {
  answerApi,
  CALLS,
  errorOf,
  formOf,
  type Request,
  readJson,
  Serving,
  STARTING_URL,
  type TikTokSettings,
} from './api.ts';
import { carryOut } from './control.ts';
import { allowed, declined, readConsentRequest } from './oauth.ts';
import { consentForm, postList, sendPage } from './pages.ts';
import { statusOf } from './posting.ts';
import { noteOf } from './requests.ts';
import { takePart } from './uploads.ts';

const BODY_LIMIT_BYTES = 130_000_000;

/** Creators visit the consent page and the list of posts, and see pictures; everything else is for programs. */
const admits: Admits = (request) =>
  (request.method === 'GET' && request.url?.startsWith('/pictures/') === true) ||
  (isVisit(request) && /^\/(?:v2\/auth\/authorize\/|posts)(?:[/?]|$)/u.test(request.url ?? ''));

/** Answers a call as scripted through `/__control`; returns false if nothing is scripted for the call. */
const sendOddAnswer = (
  { script }: Serving,
  call: string,
  request: Request,
  response: ServerResponse,
): boolean => {
  const odd = script.takeAnswer(call);
  if (odd === undefined) return false;
  if (odd === 'html') sendHtml(response);
  else sendJson(response, errorOf(call, odd.code, echoing(odd.message, request), 200).toAnswer());
  return true;
};

const serveCall = async (
  serving: Serving,
  call: string,
  request: Request,
  response: ServerResponse,
): Promise<void> => {
  const { faults, state, script } = serving;
  const fault = faults.take(call);
  const suffered = await sufferFault(faults, fault, response, ({ status, code = 'internal_error' }) =>
    sendJson(response, errorOf(call, code, 'Scripted failure.', status).toAnswer()),
  );
  if (suffered || sendOddAnswer(serving, call, request, response)) return;
  const send = (): void => {
    if (call === 'part') {
      const { url, headers, body } = request;
      const taken = takePart(state, script, { query: url.searchParams, headers, body, now: serving.now });
      if (fault?.kind !== 'lost') response.writeHead(taken.status, taken.headers).end();
      return;
    }
    const answer = answerApi(serving, call, request);
    if (fault?.kind !== 'lost') sendJson(response, answer);
  };
  try {
    send();
  } catch (error) {
    if (!(error instanceof TikTokError)) throw error;
    sendJson(response, error.toAnswer());
  } finally {
    state.save();
  }
  if (fault?.kind === 'lost') response.destroy();
};

const serveConsent = (
  { settings, state, now }: Serving,
  request: Request,
  response: ServerResponse,
): void => {
  const title = 'Connect to TikTok (stand-in)';
  const asked = readConsentRequest(settings, request.url.searchParams);
  if (typeof asked === 'string')
    return sendPage(response, 400, 'Something went wrong', html`<p>${asked}</p>`);
  const leadsTo = new URL(asked.redirectUri).origin;
  if (request.method !== 'POST') return sendPage(response, 200, title, consentForm(asked), leadsTo);
  const form = formOf(request);
  const name = form.get('name')?.trim() ?? '';
  if (form.get('action') === 'cancel')
    return void response.writeHead(303, { location: declined(asked) }).end();
  if (name === '')
    return sendPage(response, 422, title, consentForm(asked, 'Enter the name of an account.'), leadsTo);
  const scopes = allowedIn(form, asked.scopes);
  response.writeHead(303, { location: allowed(state, asked, { name, scopes }, now) }).end();
  state.save();
};

const servePosts = (serving: Serving, { url }: Request, response: ServerResponse): void => {
  const { state, now, processingMs } = serving;
  const [, , id] = url.pathname.split('/');
  if (id === undefined) {
    const list = postList([...state.posts.values()], state.creators, (post) =>
      statusOf(post, now, processingMs),
    );
    return sendPage(response, 200, 'Posts on TikTok (stand-in)', list);
  }
  if (!state.posts.has(decodeURIComponent(id))) return void response.writeHead(404).end();
  const film = state.films.read(decodeURIComponent(id));
  response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length }).end(film);
};

const serve = async (
  serving: Serving,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (await handleFaultRequest(serving.faults, incoming, response)) return;
  const { method = 'GET', headers } = incoming;
  const body = (await readBody(incoming, BODY_LIMIT_BYTES)) ?? Buffer.alloc(0);
  const request = { url: new URL(incoming.url ?? '/', STARTING_URL), method, headers, body };
  const { pathname } = request.url;
  if (pathname === '/__control') {
    const done = method === 'POST' && carryOut(serving, readJson(body));
    serving.state.save();
    return void response.writeHead(done ? 204 : 400).end();
  }
  if (pathname === '/__requests') return sendJson(response, { status: 200, body: serving.asked });
  if (pathname === '/v2/auth/authorize/') return serveConsent(serving, request, response);
  if (/^\/posts(?:\/[^/]+)?$/u.test(pathname)) return servePosts(serving, request, response);
  if (pathname.startsWith('/pictures/'))
    return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(ACCOUNT_PICTURE);
  const call = CALLS[`${method} ${pathname}`];
  if (call === undefined) return void response.writeHead(404).end();
  serving.note(noteOf(call, request));
  await serveCall(serving, call, request, response);
};

/**
 * A stand-in that implements TikTok’s Content Posting API as far as we know it: creators give consent at
 * `/v2/auth/authorize/` and see what was posted at `/posts`. `POST /__faults` scripts failures of the calls `token`,
 * `revoke`, `account`, `options`, `begin`, `part` and `status`; `POST /__control` takes an `Order` of `script.ts`;
 * `GET /__requests` lists the calls so far, without their tokens.
 */
export async function startTikTok(settings: TikTokSettings): Promise<StandIn> {
  const serving = new Serving(settings);
  const service = await startHttpService(
    (request, response) => {
      serve(serving, request, response).catch((error: unknown) => {
        if (response.headersSent) return void response.destroy();
        sendJson(response, new TikTokError('internal_error', String(error)).toAnswer());
      });
    },
    admits,
    settings.port,
  );
  serving.url = service.url;
  return service;
}
