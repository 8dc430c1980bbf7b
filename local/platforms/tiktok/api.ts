import type { IncomingMessage } from 'node:http';
import { Faults } from '#local/support/faults.ts';
import { type JsonAnswer, OAuthError, TikTokError } from './answers.ts';
import { Pace } from './limits.ts';
import { answerRevoke, answerToken, type TikTokApp } from './oauth.ts';
import { type Asking, answerAccount, answerBegin, answerOptions, answerStatus } from './posting.ts';
import type { Asked } from './requests.ts';
import { Script } from './script.ts';
import { State } from './state.ts';

export const STARTING_URL = 'http://127.0.0.1';
const PROCESSING_MS = 3000;
const MOST_ASKED = 1000;

export interface TikTokSettings extends TikTokApp {
  /** The folder where grants, posts and films survive a restart; without it, they are kept only in memory. */
  readonly folder?: string;
  /** If this port is taken or not given, any free port is used. */
  readonly port?: number;
  readonly now?: () => number;
  /** How long a film is processed after its last byte has arrived. */
  readonly processingMs?: number;
}

/** The calls that programs make, by method and path; faults are scripted under the same names. */
export const CALLS: Readonly<Record<string, string>> = {
  'POST /v2/oauth/token/': 'token',
  'POST /v2/oauth/revoke/': 'revoke',
  'GET /v2/user/info/': 'account',
  'POST /v2/post/publish/creator_info/query/': 'options',
  'POST /v2/post/publish/inbox/video/init/': 'begin',
  'POST /v2/post/publish/video/init/': 'begin',
  'POST /v2/post/publish/status/fetch/': 'status',
  'PUT /upload/': 'part',
};
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  account: ['user.info.basic'],
  options: ['video.publish'],
  begin: ['video.upload', 'video.publish'],
  status: ['video.upload', 'video.publish'],
};
const INBOX_PATH = '/v2/post/publish/inbox/video/init/';

/** A request, along with everything known about it. */
export interface Request {
  readonly url: URL;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What the stand-in needs to answer calls. */
export class Serving {
  readonly settings: TikTokSettings;
  readonly state: State;
  readonly script = new Script();
  readonly faults = new Faults();
  readonly pace = new Pace();
  readonly asked: Asked[] = [];
  url = STARTING_URL;

  constructor(settings: TikTokSettings) {
    this.settings = settings;
    this.state = new State(settings.folder);
  }

  note(asked: Asked): void {
    this.asked.push(asked);
    if (this.asked.length > MOST_ASKED) this.asked.shift();
  }

  get now(): number {
    return (this.settings.now?.() ?? Date.now()) + this.script.aheadMs;
  }

  get processingMs(): number {
    return this.settings.processingMs ?? PROCESSING_MS;
  }
}

export const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

export const formOf = ({ body }: Request): URLSearchParams => new URLSearchParams(body.toString('utf8'));

/** The creator on whose behalf a call is made, with the grant that allows it. */
const askingOf = (serving: Serving, call: string, { url, headers }: Request): Asking => {
  const { state, script, now, url: here } = serving;
  const [, token] = /^Bearer (.+)$/u.exec(headers.authorization ?? '') ?? [];
  const grant = state.grants.find(({ access }) => access === token);
  const creator = grant && state.creators.get(grant.openId);
  if (!grant || !creator || now > grant.accessEndsAt)
    throw new TikTokError('access_token_invalid', 'The access token is invalid or not found in the request.');
  const needed =
    call === 'begin' ? [url.pathname === INBOX_PATH ? 'video.upload' : 'video.publish'] : SCOPES[call];
  if (!needed?.some((scope) => grant.scopes.includes(scope)))
    throw new TikTokError(
      'scope_not_authorized',
      `The user did not authorize the scope ${needed?.[0] ?? ''}.`,
    );
  serving.pace.count(call, grant.openId, now);
  return { state, script, grant, creator, now, url: here };
};

/** Answers a program’s call. Throws a `TikTokError`. */
export const answerApi = (serving: Serving, call: string, request: Request): JsonAnswer => {
  const { settings, state, script, now } = serving;
  const { url, body, headers } = request;
  if (call === 'token') return answerToken(settings, { state, script, now }, formOf(request));
  if (call === 'revoke') return answerRevoke(settings, state, formOf(request), now);
  const asking = askingOf(serving, call, request);
  if (call === 'account') return answerAccount(asking, url.searchParams.get('fields'));
  if (!headers['content-type']?.startsWith('application/json'))
    throw new TikTokError('invalid_param', 'Content-Type has to be application/json.');
  if (call === 'options') return answerOptions(asking);
  const json = readJson(body);
  if (call === 'status') return answerStatus(asking, json, serving.processingMs);
  return answerBegin(asking, url.pathname === INBOX_PATH ? 'inbox' : 'direct', json, serving.url);
};

/** An error in the response format of the call that failed. */
export const errorOf = (call: string, code: string, message: string, status?: number): TikTokError =>
  call === 'token' || call === 'revoke'
    ? new OAuthError(code, message, status)
    : new TikTokError(code, message, status);
