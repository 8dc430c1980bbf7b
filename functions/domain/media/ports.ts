import type { Place } from './place-of.ts';

/** Objects of the media bucket, by key. */
export interface Media {
  read(key: string): Promise<Uint8Array>;
  /** Copies an object to a file on disk. */
  fetch(key: string, path: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  write(key: string, body: Uint8Array | string, contentType: string): Promise<void>;
  /** Uploads a file from disk and returns its size in bytes. */
  store(path: string, key: string, contentType: string): Promise<number>;
  /** Copies everything under a prefix to another prefix and returns how many objects that were. */
  copyAll(from: string, to: string): Promise<number>;
  /**
   * Removes everything under a prefix except what lies under one of `except`; its last version can be restored for some days.
   * Fails when an object could not be removed.
   */
  removeAll(prefix: string, ...except: readonly string[]): Promise<void>;
  /** Removes everything under a prefix with all its versions, for good. Fails when one could not be removed. */
  eraseAll(prefix: string): Promise<void>;
}

/** Objects of the media bucket under a prefix, a page at a time, in the order of their keys. */
export type ListObjects = (
  prefix: string,
  after: string | undefined,
) => Promise<{ readonly objects: readonly StoredObject[]; readonly isLast: boolean }>;

export interface StoredObject {
  readonly key: string;
  /** When it was stored. */
  readonly at: Date;
}

/** A round through the bucket. */
export interface Round {
  /** The root and the key from which it goes on. */
  readonly root: number;
  readonly after?: string | undefined;
  /** How many places of accounts it has removed. */
  readonly removed: number;
  /** When the next round begins, once this one is over. */
  readonly restsUntil?: string | undefined;
}

/** What FindStrays needs: its position, and whether a row accounts for what is at a place. */
export interface Strays {
  round(): Promise<Round | undefined>;
  goOn(round: Round): Promise<void>;
  isKnown(place: Place): Promise<boolean>;
}

/** Access to files for some minutes, an owner's for `ACCESS_MINUTES`, a viewer's for `VIEWER_MINUTES`; a browser that may still see them renews it. */
export interface MediaAccess {
  /** `Set-Cookie` values that open `/media/<folder>/…` of an owner. */
  cookiesFor(folder: string, now: Date): Promise<string[]>;
  /** `Set-Cookie` values that clear those cookies. */
  clearedCookies(folder: string): string[];
  /** `Set-Cookie` values that open exactly these files. */
  fileCookies(keys: readonly string[], minutes: number, now: Date): Promise<string[]>;
  /** A link on the site's own address that saves the object under `filename`, until a time. */
  downloadUrl(key: string, filename: string, until: Date): Promise<string>;
  /** A signed path on the site's own address that anyone can open, for `VIEWER_MINUTES` and at most one more. */
  viewPath(key: string, now: Date): Promise<string>;
}
