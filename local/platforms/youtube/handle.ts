import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, invalid } from './google-error.ts';
import type { OAuth } from './oauth.ts';
import type { Quotas } from './quotas.ts';
import type { Sessions } from './sessions.ts';
import type { Grant, State } from './state.ts';
import type { Videos } from './videos.ts';

/** The scopes that allow a call; one of them is enough. */
export const READ = ['youtube.readonly', 'youtube.force-ssl'];
export const WRITE = ['youtube.upload', 'youtube.force-ssl'];

const MOST_IDS = 50;

/** The components that answer calls. */
export interface World {
  readonly state: State;
  readonly oauth: OAuth;
  readonly quotas: Quotas;
  readonly sessions: Sessions;
  readonly videos: Videos;
  readonly now: () => number;
  /** The URL at which the service can be reached. */
  readonly origin: () => string;
}

export interface Request {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Answers a call. Throws a `GoogleError` or an `OAuthError`. */
export type Handle = (world: World, request: Request) => Answer;

export const headerOf = (headers: IncomingHttpHeaders, name: string): string => String(headers[name] ?? '');

export const grantOf = ({ oauth }: World, { headers }: Request, scopes: readonly string[]): Grant =>
  oauth.grantOf(headers.authorization ?? '', scopes);

export const partsOf = ({ searchParams }: URL, known: readonly string[]): ReadonlySet<string> => {
  const parts = (searchParams.get('part') ?? '').split(',').filter((part) => part !== '');
  if (parts.length === 0) throw invalid('missingRequiredParameter', 'No filter selected: part is missing.');
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) throw invalid('unknownPart', `${unknown} is not a known part.`);
  return new Set(parts);
};

export const idsOf = ({ searchParams }: URL): readonly string[] => {
  const ids = (searchParams.get('id') ?? '').split(',').filter((id) => id !== '');
  if (ids.length === 0 || ids.length > MOST_IDS)
    throw invalid('invalidParameter', `From 1 to ${MOST_IDS} ids are needed.`);
  return ids;
};

export const jsonBody = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw invalid('parseError', 'This API does not support parsing form-encoded input.');
  }
};
