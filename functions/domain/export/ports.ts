import type { Export, ExportJob } from './export.ts';

/** The outcome of an export request. */
export type ExportOutcome =
  | { readonly kind: 'begun'; readonly made: Export }
  /** Another export is being packed, or the account changed at the same moment. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'too_many' };

/** Each user's latest export. Writes take effect only while the export is being packed and its account exists. */
export interface Exports {
  find(ownerId: string): Promise<Export | undefined>;
  begin(job: ExportJob, now: Date): Promise<ExportOutcome>;
  /** Records that the export’s execution was started. */
  markStarted(made: Export, now: Date): Promise<void>;
  /** False when the export has ended, or its account is being deleted. */
  advance(job: ExportJob, percent: number): Promise<boolean>;
  finish(job: ExportJob, packed: Packed, now: Date): Promise<boolean>;
  fail(job: ExportJob): Promise<void>;
  /**
   * Counts a link to the archive and returns how many more are allowed; undefined if the archive is gone or no links
   * were left.
   */
  open(job: ExportJob, now: Date): Promise<number | undefined>;
  /** ready → expired, once the archive is deleted. */
  expire(job: ExportJob): Promise<void>;
  /** Exports that need attention: not started, lost, or ready for longer than archives are kept. */
  due(now: Date): AsyncIterable<Export>;
}

export interface Packed {
  readonly bytes: number;
  readonly missing: number;
}

export interface ExportStarter {
  /** Starts the execution of an export; starting it again does nothing. */
  start(made: Pick<Export, 'id' | 'ownerId' | 'mediaFolder'>): Promise<void>;
}

/** A JSON file in an archive. */
export interface DataFile {
  /** Its name in the archive. */
  readonly name: string;
  /** What the file contains, in words the account’s owner understands. */
  readonly about: string;
}

/** What is stored about a user but left out of an export. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
}

/** Everything stored under a user, in the form it is exported in. */
export interface UserData {
  readonly files: readonly DataFile[];
  readonly leftOut: readonly LeftOut[];
  /** The rows of a file, without secrets or keys. They are read as the caller iterates over them. */
  rows(userId: string, name: string): AsyncIterable<Readonly<Record<string, unknown>>>;
}

export interface OpenFile {
  readonly body: AsyncIterable<Uint8Array>;
  readonly bytes: number;
}

/** Objects as streams, never held in full in memory or on disk. */
export interface FileStreams {
  /** Undefined when the object is gone. */
  open(key: string): Promise<OpenFile | undefined>;
  /** Stores an object of unknown size, either completely or not at all, and returns its size in bytes. */
  upload(key: string, body: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
}
