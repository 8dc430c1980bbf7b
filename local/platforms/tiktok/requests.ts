import type { IncomingHttpHeaders } from 'node:http';

/** A call as listed by `GET /__requests`, without tokens, secrets and codes. */
export interface Asked {
  readonly call: string;
  readonly path: string;
  readonly hasToken: boolean;
  readonly contentType?: string;
  readonly contentRange?: string;
  readonly bytes: number;
  /** The fields of a form, or the JSON of a body; absent if the body is part of a file. */
  readonly body?: unknown;
}

const SECRETS: ReadonlySet<string> = new Set([
  'client_secret',
  'code',
  'code_verifier',
  'refresh_token',
  'token',
]);

const readText = (type: string, text: string): unknown => {
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(
      [...new URLSearchParams(text)].map(([name, value]) => [name, SECRETS.has(name) ? '…' : value]),
    );
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Noted {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export const noteOf = (call: string, { url, headers, body }: Noted): Asked => {
  const { 'content-type': contentType, 'content-range': contentRange, authorization } = headers;
  return {
    call,
    path: url.pathname,
    hasToken: authorization !== undefined,
    ...(contentType !== undefined && { contentType }),
    ...(contentRange !== undefined && { contentRange }),
    bytes: body.length,
    ...(call !== 'part' &&
      contentType !== undefined && { body: readText(contentType, body.toString('utf8')) }),
  };
};
