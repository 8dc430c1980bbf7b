import type { Export, ExportJob } from './export.ts';

/** The outcome of an export request. */
export type ExportOutcome =
  | { readonly kind: 'begun'; readonly made: Export }
  /** Another export is being packed, or the account was changed at the same time. */
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
   * Counts a link to the archive and returns how many more may be given out; undefined if the archive is gone or no
   * more links were allowed.
   */
  open(job: ExportJob, now: Date): Promise<number | undefined>;
  /** Changes the status from ready to expired, once the archive has been deleted. */
  expire(job: ExportJob): Promise<void>;
  /**
   * Exports that need attention: those not started, those lost, and those ready for longer than archives are kept.
   */
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
  /** What the file contains, described for the account’s owner. */
  readonly about: string;
}

/** What we store about a user but leave out of an export. */
export interface LeftOut {
  readonly what: string;
  readonly why: string;
}

/** Everything stored under a user, in the form in which it is exported. */
export interface UserData {
  readonly files: readonly DataFile[];
  readonly leftOut: readonly LeftOut[];
  /** A file’s rows, without secrets or keys. They are fetched as the caller iterates over them. */
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
  /**
   * Stores an object whose size isn’t known in advance, either completely or not at all, and returns its size in
   * bytes.
   */
  upload(key: string, body: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
}
