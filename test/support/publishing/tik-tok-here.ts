import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { z } from 'zod';
import { scopesOf } from '#contract/platforms.ts';
import type { Grant, PlatformGateway } from '#functions/domain/publishing/ports.ts';
import type { SentFilm, TikTokPost } from '#functions/domain/publishing/publication.ts';
import { type TikTokOptions, tikTok } from '#functions/gateways/tiktok/tik-tok.ts';
import { tikTokAddressesAt } from '#local/platforms/tiktok/addresses.ts';
import type { Order } from '#local/platforms/tiktok/script.ts';
import { startTikTok } from '#local/platforms/tiktok/server.ts';
import type { Fault } from '#local/support/faults.ts';
import { closeServer, listen } from '#local/support/http-service.ts';
import { orderStandIn } from './stand-in.ts';

export const APP = { clientKey: 'aw-test-key', clientSecret: 'a-secret-of-the-app' };
export const REDIRECT_URI = 'http://127.0.0.1:8787/api/connections/callback';
/** Long enough for a connection to this machine. */
const HASTY = { call: 200, part: 200 };
const STARTS_AT = Date.parse('2026-11-28T09:00:00Z');

const Asked = z.object({
  call: z.string(),
  path: z.string(),
  hasToken: z.boolean(),
  contentType: z.string().optional(),
  contentRange: z.string().optional(),
  bytes: z.number(),
  body: z.unknown().optional(),
});
type Asked = z.infer<typeof Asked>;

/** A gateway that uses this URL as TikTok’s. */
export const tikTokAt = (url: string, options: Partial<TikTokOptions> = {}): PlatformGateway =>
  tikTok({
    app: async () => APP,
    asks: scopesOf('tiktok'),
    addresses: tikTokAddressesAt(url),
    ...options,
  });

/** A consent request; the verifier has the length that PKCE requires. */
export const consentRequest = () => ({
  redirectUri: REDIRECT_URI,
  state: randomUUID(),
  verifier: `${randomUUID()}-${randomUUID()}`,
});

/** The TikTok stand-in with a gateway to it. Both use the same clock, which only the tests advance. */
export const tikTokHere = async (folder?: string) => {
  const clock = { ms: STARTS_AT };
  const settings = { ...APP, redirectUri: REDIRECT_URI, now: () => clock.ms, processingMs: 3000 };
  const service = await startTikTok(folder === undefined ? settings : { ...settings, folder });
  const { url } = service;
  const gateway = tikTokAt(url, { now: () => new Date(clock.ms) });

  /** The URL to which a creator’s answer on the consent page leads. */
  const consent = async (
    address: URL,
    { name, action = 'allow', scopes = [] }: { name: string; action?: string; scopes?: readonly string[] },
  ): Promise<URL> => {
    const body = new URLSearchParams([
      ['name', name],
      ['action', action],
      ...scopes.map((scope) => ['scope', scope]),
    ]);
    const { headers } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    return new URL(headers.get('location') ?? 'about:blank');
  };

  /** The grant for an account, or for a new account if none is named. */
  const connected = async (name: string = randomUUID(), scopes: readonly string[] = []): Promise<Grant> => {
    const request = consentRequest();
    const back = await consent(await gateway.consentAddress(request), { name, scopes });
    return gateway.connect(back.searchParams.get('code') ?? '', request);
  };

  return {
    url,
    gateway,
    consent,
    connected,
    close: () => service.close(),
    now: () => new Date(clock.ms),
    pass: (seconds: number): void => void (clock.ms += seconds * 1000),
    control: (order: Order): Promise<void> => orderStandIn(url, order),
    suffer: async (call: string, ...faults: Fault[]): Promise<void> => {
      await fetch(`${url}/__faults`, { method: 'POST', body: JSON.stringify({ call, faults }) });
    },
    asked: async (call?: string): Promise<Asked[]> => {
      const all = z.array(Asked).parse(await (await fetch(`${url}/__requests`)).json());
      return all.filter((each) => call === undefined || each.call === call);
    },
  };
};
export type TikTokHere = Awaited<ReturnType<typeof tikTokHere>>;

interface SameAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

/** A gateway to a server that answers every request the same way, or never answers. */
export const answeredWith = async <T>(
  answer: SameAnswer | 'nothing',
  use: (gateway: PlatformGateway, url: string) => Promise<T>,
): Promise<T> => {
  const server = createServer((incoming, response) => {
    if (answer === 'nothing') return;
    const { status = 200, headers = {}, body = '' } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    incoming.resume().on('end', () => response.writeHead(status, headers).end(text));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  try {
    return await use(tikTokAt(url, answer === 'nothing' ? { timeoutsMs: HASTY } : {}), url);
  } finally {
    await closeServer(server);
  }
};

/** A film with this many bytes, but never two thousand identical bytes in a row. */
export const filmOf = (bytes: number): { readonly film: SentFilm; readonly body: Uint8Array } => {
  const body = Buffer.alloc(bytes, createHash('sha512').update(String(bytes)).digest());
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { film: { key: 'films/one.mp4', bytes, sha256, seconds: 40 }, body };
};

export const DRAFT = { platform: 'tiktok', way: 'inbox', text: 'A lamp goes out.' } as const;

export const directPost = (changes: Partial<TikTokPost> = {}): TikTokPost => ({
  platform: 'tiktok',
  way: 'direct',
  text: 'A lamp goes out. #night',
  privacy: 'PUBLIC_TO_EVERYONE',
  allows: { comment: true, duet: false, stitch: false },
  promotes: { own: false, paid: false },
  coverMs: 1200,
  consentedAt: '2026-11-28T08:59:00.000Z',
  ...changes,
});
