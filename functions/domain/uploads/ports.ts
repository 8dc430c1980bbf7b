import type { Page } from '#functions/domain/request/ports.ts';
import type { StorageUse } from './storage.ts';
import type { Upload, UploadFacts, UploadJob } from './upload.ts';

/** The outcome of a request to upload a file. */
export type BeginOutcome =
  | { readonly kind: 'begun'; readonly upload: Upload }
  | { readonly kind: 'full' | 'too_many_files' | 'too_many_open' }
  /** The account is being deleted, or was changed at the same moment. */
  | { readonly kind: 'conflict' };

/** What to upload; the store adds the account's folder. */
export type UploadDraft = Pick<Upload, 'id' | 'ownerId' | 'kind' | 'name' | 'type' | 'rights' | 'bytes'>;

/** The parts of a checked file that are kept. */
export interface KeptUpload {
  readonly bytes: number;
  readonly facts: UploadFacts;
  readonly review?: Upload['review'];
}

/** A creator’s own media. Every write updates the account’s used storage in the same transaction as the upload. */
export interface Uploads {
  find(ownerId: string, id: string): Promise<Upload | undefined>;
  /** Newest first. */
  list(ownerId: string, cursor?: string): Promise<Page<Upload>>;
  used(ownerId: string): Promise<StorageUse>;
  /** Reserves the file's bytes, unless the total would exceed `mostBytes`. */
  begin(draft: UploadDraft, mostBytes: number, now: Date): Promise<BeginOutcome>;
  /** uploading → checking; false if the upload is no longer `uploading`. */
  beginCheck(job: UploadJob, now: Date): Promise<boolean>;
  /** Records that the execution of a check has been started. */
  markStarted(job: UploadJob, now: Date): Promise<void>;
  /** checking → ready. `full`: the kept files are larger than the space reserved for them, and don’t fit. */
  finish(job: UploadJob, kept: KeptUpload, mostBytes: number): Promise<'ready' | 'full' | 'gone'>;
  /** checking → refused, and frees the upload’s bytes; false if it is no longer being checked. */
  refuse(job: UploadJob, why: string, now: Date): Promise<boolean>;
  /** Uploads that need attention: their check was never requested, never started, or was lost. */
  due(now: Date): AsyncIterable<Upload>;
  /** Uploads whose permit can no longer be used; most of these uploads are ready or gone. */
  overPermits(now: Date): AsyncIterable<OverPermit>;
  /** Deletes a permit once the file uploaded with it has been erased. */
  forgetPermit(job: UploadJob): Promise<void>;
  /** Deletes the upload’s row and frees its bytes; false if the row was already gone or has just changed. */
  remove(upload: Upload): Promise<boolean>;
}

export interface OverPermit extends UploadJob {
  /** The time after which the permit can no longer be used. */
  readonly overAt: string;
}

/** Finds out whether a storyboard or video still needs an upload. */
export interface UploadUses {
  /** Undefined when nothing depends on the upload. */
  neededBy(ownerId: string, uploadId: string): Promise<'storyboard' | 'video' | undefined>;
}

export interface UploadChecker {
  /** Starts the execution that checks an upload; calling this again does nothing. */
  start(upload: Pick<Upload, 'id' | 'ownerId' | 'mediaFolder' | 'kind'>): Promise<void>;
}

/** A signed request that can store one file in the bucket, once, within a few minutes. */
export interface UploadPermit {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface UploadPermits {
  /** For a file of exactly this type and size under exactly this key, if the key is still free. */
  permit(key: string, file: Pick<Upload, 'type' | 'bytes'>): Promise<UploadPermit>;
}
