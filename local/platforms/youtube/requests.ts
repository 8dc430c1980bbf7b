import type { Request } from './handle.ts';

const MOST = 1000;
const SHOWN_HEADERS = ['content-type', 'content-range', 'content-length'];
/** Fields and parameters that hold secrets. */
const SECRET = /^(?:client_secret|code|code_verifier|refresh_token|token|upload_id|access_token)$/u;

/** A request as shown by `GET /__requests`. */
export interface Remembered {
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body, the form’s fields, or the number of bytes. */
  readonly body: unknown;
}

const shown = (fields: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...fields].map(([name, value]) => [name, SECRET.test(name) ? '(secret)' : value]));

const bodyOf = ({ headers, body }: Request): unknown => {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return shown(new URLSearchParams(body.toString('utf8')));
  if (!type.startsWith('application/json')) return body.length;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return body.length;
  }
};

/** The requests that the stand-in received, without tokens. */
export class Requests {
  #all: readonly Remembered[] = [];

  get all(): readonly Remembered[] {
    return this.#all;
  }

  clear(): void {
    this.#all = [];
  }

  remember(call: string, request: Request): void {
    const headers = Object.entries(request.headers).filter(
      ([name]) => SHOWN_HEADERS.includes(name) || name.startsWith('x-upload-'),
    );
    const remembered = {
      call,
      query: shown(request.url.searchParams),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      body: bodyOf(request),
    };
    this.#all = [...this.#all, remembered].slice(-MOST);
  }
}
