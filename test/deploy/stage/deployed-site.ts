import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Route } from '#contract/route.ts';
import { ProofError } from '#test/deploy/proof-error.ts';
import { Visitor } from '#test/support/browser/visitor.ts';

interface SiteOptions {
  readonly cloudUrl: string;
  readonly apiId: string;
  /** The host name of the stage's distribution. */
  readonly edgeHost: string;
  /**
   * The secret that the distribution sends to the API. The emulator’s distribution can’t reach an API, so calls go
   * straight to the API.
   */
  readonly originSecret: string;
}

/** The deployed stage as a browser sees it. */
export class DeployedSite {
  readonly #options: SiteOptions;
  readonly #visitor: Visitor;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#visitor = new Visitor(options.cloudUrl);
  }

  setCookie(name: string, value: string): void {
    this.#visitor.setCookie(name, value);
  }

  /** Calls a route of the deployed API with this visitor's cookies. */
  async call(
    { method, path }: Route,
    body?: unknown,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const address = `/_aws/execute-api/${this.#options.apiId}/$default${path}`;
    const headers = {
      'x-origin-secret': this.#options.originSecret,
      'x-viewer-address': '198.51.100.7',
      ...more,
    };
    return method === 'POST'
      ? this.#visitor.post(address, body, headers)
      : this.#visitor.request(method, address, { headers });
  }

  /** Makes a call that must succeed, and returns the route’s response. */
  async reply(route: Route, body?: unknown, more: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const response = await this.call(route, body, more);
    const text = await response.text();
    if (!response.ok)
      throw new ProofError(`${route.method} ${route.path} answered ${response.status}: ${text}`);
    return JSON.parse(text);
  }

  /** Fetches a file from the deployed distribution over TLS. */
  async file(path: string): Promise<{ readonly status: number; readonly bytes: Buffer }> {
    const { cloudUrl, edgeHost } = this.#options;
    const asked = request(new URL(path, cloudUrl), {
      headers: { host: edgeHost, 'x-forwarded-proto': 'https' },
    }).end();
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (response === undefined) throw new ProofError(`The distribution did not answer ${path}.`);
    return { status: response.statusCode ?? 0, bytes: await buffer(response) };
  }
}
