import type { Place } from './place-of.ts';

/** Objects in the media bucket, by key. */
export interface Media {
  read(key: string): Promise<Uint8Array>;
  /** Downloads an object to a file on disk. */
  fetch(key: string, path: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  write(key: string, body: Uint8Array | string, contentType: string): Promise<void>;
  /** Uploads a file from disk and returns its size in bytes. */
  store(path: string, key: string, contentType: string): Promise<number>;
  /** Copies everything under a prefix to another prefix and returns the number of objects copied. */
  copyAll(from: string, to: string): Promise<number>;
  /**
   * Removes everything under a prefix except objects under the `except` prefixes; the latest versions can be restored
   * for a few days. Throws if any object couldn’t be removed.
   */
  removeAll(prefix: string, ...except: readonly string[]): Promise<void>;
  /** Removes everything under a prefix for good, with all versions. Throws if any version remains. */
  eraseAll(prefix: string): Promise<void>;
}

/** Objects in the media bucket under a prefix, one page at a time, in key order. */
export type ListObjects = (
  prefix: string,
  after: string | undefined,
) => Promise<{ readonly objects: readonly StoredObject[]; readonly isLast: boolean }>;

export interface StoredObject {
  readonly key: string;
  /** When it was stored. */
  readonly at: Date;
}

/** One pass over the bucket. */
export interface Round {
  /** The root and the key at which the pass continues. */
  readonly root: number;
  readonly after?: string | undefined;
  /** How many places the pass has removed files from so far, not counting arrivals. */
  readonly removed: number;
  /** When the next pass starts after this one is finished. */
  readonly restsUntil?: string | undefined;
}

/** What FindStrays stores and looks up: how far it has got, and whether the files at a place belong to a row. */
export interface Strays {
  round(): Promise<Round | undefined>;
  goOn(round: Round): Promise<void>;
  isKnown(place: Place): Promise<boolean>;
}

/** Short-lived access that browsers renew: an owner's for `ACCESS_MINUTES`, a viewer's for `VIEWER_MINUTES`. */
export interface MediaAccess {
  /** `Set-Cookie` values that give access to an owner's `/media/<folder>/…`. */
  cookiesFor(folder: string, now: Date): Promise<string[]>;
  /** `Set-Cookie` values that clear those cookies. */
  clearedCookies(folder: string): string[];
  /** `Set-Cookie` values that give access to exactly these files. */
  fileCookies(keys: readonly string[], minutes: number, now: Date): Promise<string[]>;
  /** A link on the site’s own domain that downloads the object as `filename`, valid until a given time. */
  downloadUrl(key: string, filename: string, until: Date): Promise<string>;
  /** A signed path on the site’s own domain that anyone can open for `VIEWER_MINUTES` and up to a minute longer. */
  viewPath(key: string, now: Date): Promise<string>;
}
