import type * as z from 'zod/mini';
import type { UploadKind } from '#contract/catalogue.ts';
import { UPLOAD_PERMIT_MINUTES } from '#contract/catalogue.ts';
import type { BegunUpload, CreateUpload, Upload } from '#contract/schemas/uploads.ts';
import { isApiError } from '#web/data/api/api-error.ts';
import type { putFile } from './put-file.ts';

export type Begun = z.output<typeof BegunUpload>;

/** The external functions that an upload depends on. */
export interface UploadPorts {
  readonly begin: (body: z.input<typeof CreateUpload>, signal: AbortSignal) => Promise<Begun>;
  readonly put: typeof putFile;
  readonly check: (id: string, signal: AbortSignal) => Promise<Upload>;
  readonly read: (id: string, signal: AbortSignal) => Promise<Upload>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
}

/** A file that is being uploaded, and its progress, so that another attempt can continue from there. */
export interface Job {
  readonly file: File;
  readonly kind: UploadKind;
  readonly type: string;
  /** The creator said that they have the rights to this sound. */
  readonly rights: boolean;
  begun?: { readonly reply: Begun; readonly at: number } | undefined;
  isSent: boolean;
}

const NAME_CHARS = 200;
const MINUTE = 60_000;
/** A permit older than this is too close to its expiry to be reused. */
const PERMIT_MILLISECONDS = (UPLOAD_PERMIT_MINUTES - 2) * MINUTE;
const TRY_AGAIN_AFTER_MILLISECONDS = [1000, 4000] as const;

/** True when a retry may succeed and can’t do any harm. */
const isPassing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.code === 'conflict');
/** If the response to a start request was lost, storage may already be reserved, so only a conflict is retried. */
const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'conflict';

const persist = async <T>(
  { wait }: UploadPorts,
  signal: AbortSignal,
  isWorthIt: (error: unknown) => boolean,
  work: () => Promise<T>,
): Promise<T> => {
  for (const pause of TRY_AGAIN_AFTER_MILLISECONDS) {
    try {
      return await work();
    } catch (error) {
      if (!isWorthIt(error)) throw error;
      await wait(pause, signal);
    }
  }
  return work();
};

/** A permit for the file: the current one while it is valid, otherwise a new one. */
const permitFor = async (ports: UploadPorts, job: Job, signal: AbortSignal): Promise<Begun> => {
  if (job.begun !== undefined && ports.now() - job.begun.at < PERMIT_MILLISECONDS) return job.begun.reply;
  // Without this, the storage for the expired permit would stay reserved.
  if (job.begun !== undefined) await ports.remove(job.begun.reply.upload.id).catch(() => undefined);
  job.begun = undefined;
  const { file, kind, type, rights } = job;
  const name = Array.from(file.name).slice(-NAME_CHARS).join('');
  const body = { kind, name, bytes: file.size, type, ...(rights ? { rights } : {}) } as const;
  const reply = await persist(ports, signal, isConflict, () => ports.begin(body, signal));
  job.begun = { reply, at: ports.now() };
  return reply;
};

/** Sends a job’s file and has it checked. Throws `ApiError`; a later call continues where this one stopped. */
export const deliver = async (
  ports: UploadPorts,
  job: Job,
  { signal, onProgress }: Parameters<typeof putFile>[2],
): Promise<Upload> => {
  const { upload, put } = await permitFor(ports, job, signal);
  onProgress(job.isSent ? 1 : 0);
  if (!job.isSent) {
    await persist(ports, signal, isPassing, () => ports.put(put, job.file, { signal, onProgress }));
    job.isSent = true;
  }
  try {
    return await persist(ports, signal, isPassing, () => ports.check(upload.id, signal));
  } catch (error) {
    // The bucket doesn’t have the file or the server dropped it, so a retry sends it again.
    if (isApiError(error) && (error.code === 'not_ready' || error.code === 'not_found')) {
      job.isSent = false;
      if (error.code === 'not_found') job.begun = undefined;
    }
    throw error;
  }
};
