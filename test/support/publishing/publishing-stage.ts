import { createHash, randomUUID } from 'node:crypto';
import type { Words } from '#functions/domain/mail/letter.ts';
import { isLetterKind, LETTERS } from '#functions/domain/mail/letters.ts';
import { type Connection, connectionIdOf } from '#functions/domain/publishing/connection.ts';
import { retried } from '#functions/domain/publishing/owner-changes.ts';
import type { PlatformGateway, TokenSeal } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { type FigurePorts, readFigures } from '#functions/services/publishing/read-figures.ts';
import { type SendPorts, sendPublication } from '#functions/services/publishing/send-publication.ts';
import { tellAgain, telling } from '#functions/services/publishing/tell-of-posts.ts';
import { defined, partial } from '#test/support/values.ts';
import { FakePlatform, Killed } from './fake-platform.ts';

const START = new Date('2026-11-28T10:00:00.000Z');
const OWNER = 'ada';
const FILM = new TextEncoder().encode('a film of nineteen.');

/**
 * Rows by id. Only callers that have read a row’s latest revision can write it. `kill` ends the process before or
 * after a write.
 */
class Rows<Row extends { readonly id: string; readonly revision: number }> {
  readonly #rows = new Map<string, Row>();
  kill: 'before' | 'after' | undefined;

  put(row: Row): void {
    this.#rows.set(row.id, row);
  }

  remove(id: string): void {
    this.#rows.delete(id);
  }

  get all(): readonly Row[] {
    return [...this.#rows.values()];
  }

  readonly find = async (_: string, id: string): Promise<Row | undefined> => this.#rows.get(id);

  readonly replace = async (before: Row, after: Row): Promise<boolean> => {
    const { kill } = this;
    this.kill = undefined;
    if (kill === 'before') throw new Killed();
    if (this.#rows.get(before.id)?.revision !== before.revision) return false;
    this.#rows.set(after.id, { ...after, revision: before.revision + 1 });
    if (kill === 'after') throw new Killed();
    return true;
  };
}

/** A seal that doesn’t encrypt anything, but ties a text to its owner as the real seal does. */
const seal: TokenSeal = {
  seal: async ({ ownerId, id }, text) => ({ protected: ownerId, iv: id, ciphertext: text, tag: '' }),
  open: async ({ ownerId, id }, sealed) =>
    sealed.protected === ownerId && sealed.iv === id ? sealed.ciphertext : undefined,
};

export const filmHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A connected account on a scripted platform, and the service that sends to it, with a clock that only the tests
 * advance.
 */
export const publishingStage = async (gateway?: PlatformGateway) => {
  const platform = new FakePlatform();
  const publications = new Rows<Publication>();
  const connections = new Rows<Connection>();
  const state = {
    now: START,
    film: FILM,
    isOffered: true,
    isSuspended: false,
    isLeaving: false,
    isDeleted: false,
    isTakenDown: false,
    uploadsToday: 0,
    mostUploads: 22,
    /**
     * If the day’s limit is used up: whether this account’s own limit was reached, rather than the limit for all
     * accounts together.
     */
    isOwnDay: false,
    isSlotFree: true,
    traffic: 0,
  };
  const connection: Connection = {
    id: connectionIdOf('youtube', 'UC1'),
    ownerId: OWNER,
    platform: 'youtube',
    accountId: 'UC1',
    name: 'Night Stories',
    scopes: ['upload'],
    tokens: await seal.seal(
      { ownerId: OWNER, id: connectionIdOf('youtube', 'UC1') },
      JSON.stringify({ access: platform.access, refresh: platform.refresh }),
    ),
    accessEndsAt: '2100-01-01T00:00:00.000Z',
    revision: 1,
    createdAt: START.toISOString(),
    updatedAt: START.toISOString(),
  };
  connections.put(connection);
  /** Every letter that the owner gets, with its kind and the key that prevents duplicates. */
  const letters = new Map<string, Words>();
  const inDay = new Set<string>();
  const ports = partial<SendPorts & FigurePorts>({
    publications: () =>
      partial({
        find: publications.find,
        replace: publications.replace,
        all: async () => publications.all,
      }),
    connections: () => partial({ find: connections.find, replace: connections.replace }),
    outbox: () =>
      partial({
        add: async ({ kind, once, facts }) =>
          void (isLetterKind(kind) && letters.set(`${kind} ${once}`, LETTERS[kind].wordsOf(facts))),
      }),
    tokenSeal: () => seal,
    platform: async () => gateway ?? platform.gateway,
    platformDays: () =>
      partial({
        take: async (_, { id: asked }) => {
          if (inDay.has(asked)) return { uploads: inDay.size, units: 0 };
          if (inDay.size >= state.mostUploads)
            return { full: state.isOwnDay ? 'account' : 'day', ownMost: 1 };
          state.uploadsToday = inDay.add(asked).size;
          return { uploads: inDay.size, units: 0 };
        },
      }),
    sendSlots: () => ({
      take: async () => (state.isSlotFree ? 'slot' : undefined),
      giveBack: async () => {},
    }),
    egress: () => ({
      used: async () => state.traffic,
      add: async (_, [sent]) => {
        state.traffic += sent?.own.bytes ?? 0;
        return true;
      },
    }),
    subscriptions: () => ({ subscription: async () => 'free' }),
    isOffered: async () => state.isOffered,
    suspensions: () => ({
      isSuspended: async () => state.isSuspended,
      isLeaving: async () => state.isLeaving,
    }),
    videos: () =>
      partial({
        find: async () =>
          partial({
            id: 'video',
            ownerId: OWNER,
            status: state.isDeleted ? 'deleted' : 'completed',
            ...(state.isTakenDown && {
              restriction: { kind: 'taken_down', reason: 'Not yours.', at: START.toISOString() },
            }),
            film: partial({
              poster: 'poster.jpg',
              captions: 'captions.vtt',
              files: [{ format: 'mp4', quality: '1080p', key: 'film.mp4', bytes: FILM.byteLength }],
            }),
          }),
      }),
    media: () => ({ read: async () => state.film }),
    advise: () => ({ advice: 'Do something.', canRetry: true }),
    now: () => state.now,
    newId: randomUUID,
  });

  const order = (id: string): Publication => {
    const publication: Publication = {
      id,
      ownerId: OWNER,
      videoId: 'video',
      videoTitle: 'The lamp',
      account: 'Night Stories',
      connectionId: connection.id,
      platform: 'youtube',
      post: {
        platform: 'youtube',
        way: 'upload',
        title: `Title ${id}`,
        text: '',
        tags: [],
        category: '24',
        language: 'en',
        privacy: 'public',
        madeForKids: false,
      },
      film: { key: 'film.mp4', bytes: FILM.byteLength, sha256: filmHash(FILM), seconds: 30 },
      status: 'waiting',
      attempt: 0,
      troubles: 0,
      sentBytes: 0,
      revision: 1,
      createdAt: state.now.toISOString(),
      updatedAt: state.now.toISOString(),
    };
    publications.put(publication);
    return publication;
  };

  /** The creator reconnects the account, with the tokens that the platform now accepts. */
  const reconnect = async (): Promise<void> => {
    const { ended: _, refreshing: __, ...kept } = defined(await connections.find(OWNER, connection.id));
    const tokens = JSON.stringify({ access: platform.access, refresh: platform.refresh });
    connections.put({ ...kept, tokens: await seal.seal(kept, tokens), revision: kept.revision + 1 });
  };

  let executions = 0;
  return {
    platform,
    publications,
    connections,
    letters,
    state,
    order,
    at: async (id: string): Promise<Publication> => defined(await publications.find(OWNER, id)),
    connection: async (): Promise<Connection> => defined(await connections.find(OWNER, connection.id)),
    reconnect,
    /** The creator reconnects the account and retries the publication. */
    renew: async (id: string): Promise<void> => {
      await reconnect();
      const failed = defined(await publications.find(OWNER, id));
      await publications.replace(failed, defined(retried(failed, state.now)));
    },
    /**
     * Calls the service once, as an execution does. Returns when to continue, or `killed`. `isAgain`: the last
     * execution repeats the call because the previous call failed.
     */
    send: async (id: string, isAgain = false): Promise<Date | undefined | 'killed'> => {
      if (!isAgain) executions += 1;
      const job = { ownerId: OWNER, publicationId: id };
      try {
        const next = await sendPublication(telling(ports), { ...job, by: `execution-${executions}` });
        if (next === undefined) await tellAgain(ports, job);
        return next;
      } catch (error) {
        if (error instanceof Killed) return 'killed';
        throw error;
      }
    },
    /** Fetches the figures for the connected account once. */
    look: (): Promise<string> => readFigures(ports, connection),
    wait: (minutes: number): void => {
      state.now = new Date(state.now.getTime() + minutes * 60_000);
    },
  };
};
export type PublishingStage = Awaited<ReturnType<typeof publishingStage>>;
