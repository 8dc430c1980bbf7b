import type { PlatformId } from '#contract/platforms.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import { timed } from '#functions/domain/publishing/owner-changes.ts';
import {
  type Extra,
  PlatformFailure,
  type PlatformGateway,
  type Publications,
  type Remote,
} from '#functions/domain/publishing/ports.ts';
import type { Publication, PublicationProblem } from '#functions/domain/publishing/publication.ts';
import {
  announced,
  attaching,
  completing,
  extraFailed,
  found,
  incomplete,
  received,
  withExtra,
} from '#functions/domain/publishing/publication-changes.ts';
import type { Clock, Lazy } from '#functions/domain/request/ports.ts';
import { EVENTS } from '#functions/runtime/telemetry/event-names.ts';
import { log } from '#functions/runtime/telemetry/log.ts';
import { type AccessPorts, accessToken, ConnectionEnded, withToken } from './access-token.ts';

export interface SendingPorts extends AccessPorts {
  readonly publications: Lazy<Publications>;
  readonly platform: (id: PlatformId) => Promise<PlatformGateway>;
  /** What a creator can do about a platform's refusal. */
  readonly advise: (platform: PlatformId, code: string) => Pick<PublicationProblem, 'advice' | 'canRetry'>;
  readonly now: Clock;
}

/** An extra file is given up after any of these failures, or after too many failures of other kinds. */
const FINAL: ReadonlySet<string> = new Set(['refused', 'quota', 'unreadable']);
const EXTRA_TRIES_MAX = 3;
const NO_PROGRESS = { kind: 'unavailable', code: 'no_progress', message: '' } as const;

/** Someone else changed the publication, or it has ended: this execution has nothing left to do. */
export class PublicationOver extends Error {
  override readonly name = 'PublicationOver';
}

/** A publication that an execution is working on. */
export class Sending {
  readonly #ports: SendingPorts;
  readonly #by: string;
  readonly gateway: PlatformGateway;
  publication: Publication;
  /** The connection as it was when its tokens were last used. */
  connection: Connection;

  constructor(
    ports: SendingPorts,
    by: string,
    publication: Publication,
    { gateway, connection }: { readonly gateway: PlatformGateway; readonly connection: Connection },
  ) {
    this.#ports = ports;
    this.#by = by;
    this.publication = publication;
    this.gateway = gateway;
    this.connection = connection;
  }

  /** The extra files that the platform accepts from this account. */
  get extras(): readonly Extra['kind'][] {
    return this.gateway.extras?.(this.connection.scopes) ?? [];
  }

  /** Stores a change. Throws `PublicationOver` if the row has changed in the meantime. */
  async store(after: Publication): Promise<void> {
    if (!(await this.#ports.publications().replace(this.publication, after))) throw new PublicationOver();
    this.publication = { ...after, revision: this.publication.revision + 1 };
  }

  /** Calls the platform with a valid access token, refreshing it once if the platform no longer accepts it. */
  async call<T>(use: (access: string) => Promise<T>): Promise<T> {
    const { connections, now } = this.#ports;
    const token = async (isVoid: boolean): Promise<string> => {
      const { ownerId, connectionId } = this.publication;
      const connection = await connections().find(ownerId, connectionId);
      if (connection === undefined) throw new ConnectionEnded('The account was disconnected.');
      this.connection = connection;
      return accessToken(this.#ports, this.gateway, { connection, by: this.#by, isVoid }, now());
    };
    return withToken(token, use);
  }

  /** The platform’s ids for the publication, and the upload URL. */
  async remote(): Promise<Remote> {
    const { remote, ownerId, id } = this.publication;
    const upload = remote?.upload && (await this.#ports.tokenSeal().open({ ownerId, id }, remote.upload));
    return { ...(remote?.id && { id: remote.id }), ...(upload && { upload }) };
  }

  async announce(): Promise<void> {
    const { film, ownerId, id, at } = this.publication;
    // If the publishing time passed while the publication was waiting, it isn’t sent to the platform.
    const isLate = at !== undefined && new Date(at) <= this.#ports.now();
    const post = isLate ? timed(this.publication.post, undefined) : this.publication.post;
    this.publication = { ...this.publication, post };
    const remote = await this.call((access) => this.gateway.begin(access, post, film));
    const upload = remote.upload && (await this.#ports.tokenSeal().seal({ ownerId, id }, remote.upload));
    const stored = { ...(remote.id && { id: remote.id }), ...(upload && { upload }) };
    await this.store(announced(this.publication, stored, this.#ports.now()));
  }

  /**
   * Asks the platform what it already has before anything is sent again. `isGone`: the platform no longer has the
   * upload, so whatever it had received is lost.
   */
  async lookUp({ isGone = false } = {}): Promise<void> {
    const { platform, post, film, announcedAt, createdAt } = this.publication;
    const remote = await this.remote();
    const begunAt = new Date(announcedAt ?? createdAt);
    const others = () => this.#others();
    const told = await this.call((access) =>
      this.gateway.lookUp(access, { post, film, remote, begunAt, others }),
    );
    const what = isGone && told.kind === 'receiving' ? ({ kind: 'unknown' } as const) : told;
    const advise = (code: string) => this.#ports.advise(platform, code);
    await this.store(found(this.publication, what, advise, this.#ports.now()));
  }

  async #others(): Promise<readonly string[]> {
    const { ownerId, id, connectionId } = this.publication;
    const all = await this.#ports.publications().all(ownerId);
    return all
      .filter((other) => other.id !== id && other.connectionId === connectionId)
      .flatMap(({ remote }) => remote?.id ?? []);
  }

  /**
   * Sends our poster and captions too, if the platform accepts them. If it refuses a file, the video is published
   * without that file; after any other failure, the file is sent again at the next status check.
   */
  async attach(read: (kind: Extra['kind']) => Promise<Extra | undefined>): Promise<void> {
    const { remote, extras = [] } = this.publication;
    if (remote?.id === undefined || this.gateway.attach === undefined) return;
    for (const kind of this.extras.filter((each) => !extras.includes(each))) {
      const extra = await read(kind);
      const isRepeated = this.publication.attaching === kind;
      // A second poster replaces the first, but captions that are sent twice would appear twice.
      if (kind === 'captions' && !isRepeated)
        await this.store(attaching(this.publication, kind, this.#ports.now()));
      try {
        if (extra !== undefined)
          await this.call(async (access) =>
            this.gateway.attach?.(access, { id: remote.id ?? '' }, { ...extra, isRepeated }),
          );
      } catch (error) {
        if (!(error instanceof PlatformFailure) || error.facts.kind === 'access_ended') throw error;
        const { id: publicationId, platform, extraTries = 0 } = this.publication;
        log.warn({ event: EVENTS.platformFailed, publicationId, platform, kind, reason: error.facts.code });
        if (!FINAL.has(error.facts.kind) && extraTries + 1 < EXTRA_TRIES_MAX)
          return this.store(extraFailed(this.publication, this.#ports.now()));
      }
      await this.store(withExtra(this.publication, kind, this.#ports.now()));
    }
  }

  /** Sends parts until the platform has the whole file or stores nothing of a part, or until the time is up. */
  async sendParts(film: Uint8Array, until: Date): Promise<void> {
    const remote = await this.remote();
    while (this.publication.status === 'uploading' && this.#ports.now() < until) {
      const { sentBytes } = this.publication;
      const part = this.gateway.partAt(sentBytes, film.byteLength);
      const body = film.subarray(part.from, part.to);
      const isFirstEnd = part.to === film.byteLength && this.publication.lastPartAt === undefined;
      if (isFirstEnd) await this.store(completing(this.publication, this.#ports.now()));
      const sent = await this.call((access) =>
        this.gateway.send(access, remote, { ...part, body, total: film.byteLength }),
      );
      if (sent.kind === 'gone') {
        if (isFirstEnd) await this.store(incomplete(this.publication, this.#ports.now()));
        return this.lookUp({ isGone: true });
      }
      await this.store(received(this.publication, sent, this.#ports.now()));
      if (sent.kind === 'kept' && sent.bytes <= sentBytes)
        throw new PlatformFailure(this.publication.platform, NO_PROGRESS);
    }
  }
}
