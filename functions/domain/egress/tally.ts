import { parseEdgeLine } from './edge-line.ts';

/** Bytes sent by the edge, and the number of requests they were sent for. */
export interface Amount {
  readonly bytes: number;
  readonly requests: number;
}

/** How much traffic one video's files generated in a month, split by who opened them. */
export interface VideoEgress {
  readonly month: string;
  readonly folder: string;
  readonly videoId: string;
  /** By viewers of the video’s share link. */
  readonly shared: Amount;
  /** By the owner, for viewing and downloads. */
  readonly own: Amount;
}

/** The same figures, once the folder’s owner is known. */
export type OwnedEgress = Omit<VideoEgress, 'folder'> & { readonly ownerId: string };

const NOTHING: Amount = { bytes: 0, requests: 0 };
const plus = (amount: Amount, bytes: number): Amount => ({
  bytes: amount.bytes + bytes,
  requests: amount.requests + 1,
});

/** Adds up a log object’s traffic, line by line. The same object always yields the same videos in the same order. */
export class Tally {
  readonly #videos = new Map<string, VideoEgress>();
  #site = NOTHING;
  #all = NOTHING;
  #broken = 0;

  add(text: string): void {
    if (text === '') return;
    const line = parseEdgeLine(text);
    if (line === undefined) {
      this.#broken += 1;
      return;
    }
    this.#all = plus(this.#all, line.bytes);
    if (line.kind === 'site') this.#site = plus(this.#site, line.bytes);
    if (line.kind !== 'film') return;
    const { month, folder, videoId, isShared, bytes } = line;
    const key = `${month} ${folder} ${videoId}`;
    const before = this.#videos.get(key) ?? { month, folder, videoId, shared: NOTHING, own: NOTHING };
    this.#videos.set(
      key,
      isShared
        ? { ...before, shared: plus(before.shared, bytes) }
        : { ...before, own: plus(before.own, bytes) },
    );
  }

  get videos(): readonly VideoEgress[] {
    return [...this.#videos].toSorted(([a], [b]) => a.localeCompare(b)).map(([, video]) => video);
  }

  /** The site’s own files and refused requests, which don’t belong to any account. */
  get site(): Amount {
    return this.#site;
  }

  /** The total, including the API's responses. */
  get all(): Amount {
    return this.#all;
  }

  /** Lines that could not be read. */
  get broken(): number {
    return this.#broken;
  }
}
