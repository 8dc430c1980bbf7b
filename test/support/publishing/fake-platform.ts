import {
  type FailureKind,
  type Found,
  PlatformFailure,
  type PlatformGateway,
} from '#functions/domain/publishing/ports.ts';

/** What happens to a single call to the platform. */
export type Fault =
  /** The platform refuses the call, or fails before doing anything. */
  | { readonly when: 'before'; readonly kind: FailureKind; readonly code?: string }
  /** The platform carries out the call, but the response is lost. */
  | { readonly when: 'after' }
  /** The product is killed before the call, or before it has read the response. */
  | { readonly when: 'killed'; readonly isDone: boolean }
  /** The platform drops every upload that is not complete. */
  | { readonly when: 'forgotten' };

/** The process ended here. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

interface Upload {
  received: number;
  readonly total: number;
  readonly title: string;
  isForgotten: boolean;
}

const PART = 4;

/**
 * A platform that stores whatever it receives, and whose calls fail as scripted. Its videos are what viewers would
 * see, so a test can tell whether something was posted twice.
 */
export class FakePlatform {
  readonly videos: { readonly id: string; readonly title: string; looks: number; isRemoved: boolean }[] = [];
  readonly #uploads = new Map<string, Upload>();
  readonly #faults: (Fault | undefined)[] = [];
  #rotation = 0;
  /** How many times a video is reported as still processing before it is published. */
  processing = 1;
  grantEnded = false;
  /** How many lookups it takes until a complete video appears. */
  lag = 0;
  calls = 0;
  /** The video ids in each request for figures. */
  readonly counted: (readonly string[])[] = [];
  /** The ids of videos that the platform leaves out of every count. */
  readonly uncounted = new Set<string>();
  /** A callback that runs while the platform is counting. */
  whileCounting: () => Promise<unknown> = async () => {};
  takesCaptions = false;
  /** Every additional file that the platform accepted. */
  readonly attached: string[] = [];

  script(faults: readonly (Fault | undefined)[]): void {
    this.#faults.push(...faults);
  }

  get refresh(): string {
    return `refresh-${this.#rotation}`;
  }

  get access(): string {
    return `access-${this.#rotation}`;
  }

  #fail(kind: FailureKind, code: string = kind): PlatformFailure {
    return new PlatformFailure('youtube', { kind, code, message: `The platform says ${code}.` });
  }

  async #call<T>(access: string | undefined, answer: () => T): Promise<T> {
    this.calls += 1;
    const fault = this.#faults.shift();
    if (fault?.when === 'killed' && !fault.isDone) throw new Killed();
    if (fault?.when === 'before') throw this.#fail(fault.kind, fault.code);
    if (fault?.when === 'forgotten') for (const upload of this.#uploads.values()) upload.isForgotten = true;
    if (access !== undefined && access !== this.access) throw this.#fail('access_expired');
    const answered = answer();
    if (fault?.when === 'killed') throw new Killed();
    if (fault?.when === 'after') throw this.#fail('unavailable', 'no_answer');
    return answered;
  }

  #found(id: string): Found {
    const video = this.videos.find((one) => one.id === id);
    if (video === undefined || video.isRemoved) return { kind: 'removed' };
    video.looks += 1;
    return video.looks > this.processing
      ? { kind: 'published', remote: { id }, link: `https://platform.example/${id}` }
      : { kind: 'processing' };
  }

  readonly gateway: PlatformGateway = {
    asks: [],
    id: 'youtube',
    consentAddress: async () => new URL('https://platform.example/consent'),
    connect: async () => {
      throw this.#fail('refused');
    },
    revoke: async () => {
      this.grantEnded = true;
    },
    account: (access) => this.#call(access, () => ({ accountId: 'UC1', name: 'Night Stories' })),
    refresh: (refresh) =>
      this.#call(undefined, () => {
        if (this.grantEnded || refresh !== this.refresh) throw this.#fail('access_ended', 'invalid_grant');
        this.#rotation += 1;
        return {
          access: this.access,
          refresh: this.refresh,
          accessEndsAt: new Date('2100-01-01T00:00:00.000Z'),
          scopes: [],
        };
      }),
    begin: (access, post, film) =>
      this.#call(access, () => {
        const upload = `https://platform.example/upload/${this.#uploads.size}`;
        const title = 'title' in post ? post.title : post.text;
        this.#uploads.set(upload, { received: 0, total: film.bytes, title, isForgotten: false });
        return { upload };
      }),
    partAt: (from, bytes) => ({ from, to: Math.min(bytes, from + PART) }),
    send: (access, { upload = '' }, { from, to, total }) =>
      this.#call(access, () => {
        const known = this.#uploads.get(upload);
        if (known === undefined || known.isForgotten) return { kind: 'gone' };
        if (from !== known.received) throw this.#fail('refused', 'wrong_range');
        known.received = to;
        if (to < total) return { kind: 'kept', bytes: to };
        return { kind: 'whole', remote: { id: this.#create(known.title, upload) } };
      }),
    extras: () => ['poster', ...(this.takesCaptions ? (['captions'] as const) : [])],
    attach: (access, { id = '' }, { kind, isRepeated = false }) =>
      this.#call(access, () => {
        const name = `${kind} of ${id}`;
        if (!isRepeated || !this.attached.includes(name)) this.attached.push(name);
      }),
    figures: async (access, ids) => {
      await this.whileCounting();
      return this.#call(access, () => {
        this.counted.push(ids);
        return ids.filter((id) => !this.uncounted.has(id)).map((id) => ({ id, views: 1204, likes: 35 }));
      });
    },
    lookUp: (access, { remote: { id, upload = '' }, post }) =>
      this.#call(access, (): Found => {
        if (id !== undefined) return this.#found(id);
        const known = this.#uploads.get(upload);
        const title = 'title' in post ? post.title : post.text;
        const made = this.videos.find((one) => one.title === title && !one.isRemoved);
        if (made !== undefined && this.lag > 0) {
          this.lag -= 1;
          return { kind: 'unknown' };
        }
        if (made !== undefined) return this.#found(made.id);
        if (known === undefined || known.isForgotten) return { kind: 'unknown' };
        return { kind: 'receiving', bytes: known.received };
      }),
  };

  #create(title: string, upload: string): string {
    const id = `video-${this.videos.length}`;
    this.videos.push({ id, title, looks: 0, isRemoved: false });
    this.#uploads.delete(upload);
    return id;
  }

  /** Makes the access token expire early. */
  expire(): void {
    this.#rotation += 1;
  }
}
