import { defined } from '#test/support/values.ts';

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const covers = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

/** Calls the product over HTTP with a browser's cookie jar. */
export class Visitor {
  readonly #origin: string;
  /** Each origin’s cookies, by name and path. */
  readonly #jars = new Map<string, Map<string, Cookie>>();

  readonly #always: Readonly<Record<string, string>>;

  /** `always`: the headers to send with every request. */
  constructor(url: string, always: Readonly<Record<string, string>> = {}) {
    this.#origin = new URL(url).origin;
    this.#always = always;
  }

  /** The site's cookies, by name. */
  get cookies(): ReadonlyMap<string, string> {
    return new Map([...this.#jar(this.#origin).values()].map(({ name, value }) => [name, value]));
  }

  /** The browser's `User-Agent`. */
  get userAgent(): string | undefined {
    return this.#always['user-agent'];
  }

  /** Stores complete `Set-Cookie` values, which come from the site unless `origin` names another origin. */
  keep(sent: readonly string[], origin = this.#origin): void {
    const jar = this.#jar(origin);
    for (const cookie of sent) {
      const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
      const cut = pair.indexOf('=');
      const gone =
        attributes.some((attribute) => /^max-age=0$/iu.test(attribute)) ||
        attributes.some(
          (attribute) => /^expires=/iu.test(attribute) && Date.parse(attribute.slice(8)) < Date.now(),
        );
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)];
      const path = attributes.find((attribute) => /^path=/iu.test(attribute))?.slice(5) ?? '/';
      if (gone) jar.delete(`${name} ${path}`);
      else jar.set(`${name} ${path}`, { name, value, path });
    }
  }

  setCookie(name: string, value: string): void {
    this.#jar(this.#origin).set(`${name} /`, { name, value, path: '/' });
  }

  /** Sends one request without following redirects. `target` is a path on the site or a URL. */
  async request(method: string, target: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(target, this.#origin);
    const jar = this.#jar(url.origin);
    const headers = new Headers({ ...this.#always, ...Object.fromEntries(new Headers(init.headers)) });
    const sent = [...jar.values()].filter(({ path }) => covers(path, url.pathname));
    if (sent.length > 0) headers.set('cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, method, headers, redirect: 'manual' });
    this.keep(response.headers.getSetCookie(), url.origin);
    return response;
  }

  get(target: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request('GET', target, { headers });
  }

  /** Sends JSON as the web app does. */
  post(target: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send('POST', target, body, headers);
  }

  patch(target: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send('PATCH', target, body, headers);
  }

  #send(method: string, target: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return this.request(method, target, { headers: { ...json, ...headers }, body: JSON.stringify(body) });
  }

  delete(target: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request('DELETE', target, { headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  }

  /** Submits a form on the sign-in page. */
  form(target: string, fields: Record<string, string>): Promise<Response> {
    return this.request('POST', target, { body: new URLSearchParams(fields) });
  }

  /**
   * Follows redirects until one leads to `stopAt` or a response is not a redirect. Returns that URL and the last
   * response.
   */
  async follow(response: Response, from: string, stopAt: (url: URL) => boolean = () => false) {
    let url = new URL(from, this.#origin);
    let current = response;
    for (let hop = 0; hop < 10 && current.status >= 300 && current.status < 400; hop += 1) {
      url = new URL(defined(current.headers.get('location')), url);
      if (stopAt(url)) break;
      current = await this.get(url.href);
    }
    return { url, response: current };
  }

  #jar(origin: string): Map<string, Cookie> {
    const jar = this.#jars.get(origin) ?? new Map<string, Cookie>();
    this.#jars.set(origin, jar);
    return jar;
  }
}
