import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';
import { scopesOf } from '#contract/platforms.ts';
import { type Grant, PlatformFailure, type Remote } from '#functions/domain/publishing/ports.ts';
import type { SentFilm, YouTubePost } from '#functions/domain/publishing/publication.ts';
import type { YouTubeOptions } from '#functions/gateways/youtube/options.ts';
import { youTube } from '#functions/gateways/youtube/youtube.ts';
import { startYouTube } from '#local/platforms/youtube/server.ts';

export const APP = { clientId: 'veilcast-app', clientSecret: 'a-secret-of-the-app' };
export const REQUEST = {
  redirectUri: 'http://127.0.0.1:4000/connected',
  state: 'a-state-of-the-visitor',
  verifier: 'a-verifier-of-at-least-forty-three-characters',
};
export const NOW = new Date('2026-11-28T12:00:00Z');

export const POST: YouTubePost = {
  platform: 'youtube',
  way: 'upload',
  title: 'The lamp that never went out',
  text: 'A story about a lighthouse.',
  tags: ['lighthouse', 'sea story'],
  category: '24',
  language: 'en',
  privacy: 'public',
  madeForKids: false,
};

/** Twenty-five million bytes: two full parts and a shorter one. */
export const FILM: SentFilm = { key: 'film.mp4', bytes: 25_000_000, sha256: 'any', seconds: 60 };
export const SHORT: SentFilm = { ...FILM, bytes: 1000 };

const Remembered = z.array(
  z.object({
    call: z.string(),
    query: z.record(z.string(), z.string()),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
);

/** The error from a call that must fail. */
export const failureOf = async (work: Promise<unknown>): Promise<PlatformFailure> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof PlatformFailure) return error;
    throw error;
  }
  throw new Error('The call should have failed.');
};

export const factsOf = async (work: Promise<unknown>) => (await failureOf(work)).facts;

/** A separate stand-in for each test, and a gateway to it; both clocks start at noon on 28 November 2026. */
export const youTubeStage = () => {
  let service: Awaited<ReturnType<typeof startYouTube>>;
  beforeEach(async () => {
    service = await startYouTube({ ...APP, redirectUris: [REQUEST.redirectUri], now: () => NOW });
  });
  afterEach(() => service.close());

  const gateway = (options: Partial<YouTubeOptions> = {}) =>
    youTube({
      app: async () => APP,
      asks: scopesOf('youtube'),
      addresses: service.addresses,
      now: () => NOW,
      ...options,
    });

  const post = async (path: string, body: unknown): Promise<void> => {
    const { ok } = await fetch(`${service.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!ok) throw new Error(`The stand-in doesn’t understand ${JSON.stringify(body)}.`);
  };

  /** Presses a button on the consent page; returns the URL that the visitor is sent back to. */
  const consent = async (name: string, action = 'allow', options: Partial<YouTubeOptions> = {}) => {
    const answer = await fetch(await gateway(options).consentAddress(REQUEST), {
      method: 'POST',
      body: new URLSearchParams({ name, action }),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? 'about:blank');
  };

  const connect = async (name = 'Ada', options: Partial<YouTubeOptions> = {}): Promise<Grant> => {
    const back = await consent(name, 'allow', options);
    return gateway(options).connect(back.searchParams.get('code') ?? '', REQUEST);
  };

  const requests = async (call?: string) => {
    const all = Remembered.parse(await (await fetch(`${service.url}/__requests`)).json());
    return all.filter((each) => call === undefined || each.call === call);
  };

  /**
   * Sends the file from a given byte, part by part, until all of it has arrived or the platform has no record of it.
   */
  const sendFrom = async (access: string, remote: Remote, from = 0, { bytes: total } = FILM) => {
    const { partAt, send } = gateway();
    const file = new Uint8Array(total);
    for (let at = from; ; ) {
      const part = partAt(at, total);
      const sent = await send(access, remote, { ...part, body: file.subarray(part.from, part.to), total });
      if (sent.kind !== 'kept') return sent;
      at = sent.bytes;
    }
  };

  /** Puts a complete video on the channel. */
  const publish = async (access: string, given: Partial<YouTubePost> = {}) => {
    const remote = await gateway().begin(access, { ...POST, ...given }, SHORT);
    const sent = await sendFrom(access, remote, 0, SHORT);
    if (sent.kind !== 'whole' || sent.remote.id === undefined) throw new Error('The video wasn’t taken.');
    return sent.remote.id;
  };

  return {
    url: () => service.url,
    service: () => service,
    gateway,
    consent,
    connect,
    requests,
    sendFrom,
    publish,
    /** Test commands for the stand-in; see `local/platforms/youtube/script.ts`. */
    order: (order: object) => post('/__control', order),
    suffer: (call: string, ...faults: object[]) => post('/__faults', { call, faults }),
  };
};
