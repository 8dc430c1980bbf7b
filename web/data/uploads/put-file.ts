import { ApiError } from '#web/data/api/api-error.ts';

interface UploadPermit {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Sending {
  /** The share of the file that has left the browser, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A connection that accepts no bytes for this long counts as lost, however large the file is. */
const SILENT_MILLISECONDS = 30_000;
/** How long the bucket may take to answer once it has received everything. */
const ANSWER_MILLISECONDS = 60_000;

const lost = (): ApiError =>
  new ApiError('offline', 'The connection was lost during the upload. Check it and try again.', 0);
const silent = (): ApiError =>
  new ApiError('timeout', 'The upload came to a standstill. Check your connection and try again.', 0);
const refused = (status: number): ApiError =>
  new ApiError('upload_refused', 'The upload wasn’t accepted. Please try again.', status);

/** An earlier attempt sent the file, but its response was lost. */
const ALREADY_THERE = 412;

/**
 * Sends a file to the bucket with a permit. Doesn’t use `fetch`, which reports no upload progress. Throws `ApiError`,
 * or `AbortError` when `signal` aborts it.
 */
export const putFile = (permit: UploadPermit, file: File, { onProgress, signal }: Sending): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const fail = (error: unknown): void => {
      end();
      reject(error);
    };
    const abort = (): void => {
      fail(signal.reason);
      request.abort();
    };
    const wait = (milliseconds: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(silent());
        request.abort();
      }, milliseconds);
    };
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    signal.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait(SILENT_MILLISECONDS);
      onProgress(total === 0 ? 0 : loaded / total);
    });
    request.upload.addEventListener('load', () => {
      onProgress(1);
      wait(ANSWER_MILLISECONDS);
    });
    request.addEventListener('error', () => fail(lost()));
    request.addEventListener('load', () => {
      if ((request.status >= 200 && request.status < 300) || request.status === ALREADY_THERE) {
        end();
        resolve();
      } else fail(refused(request.status));
    });
    wait(SILENT_MILLISECONDS);
    request.open('PUT', permit.url);
    for (const [name, value] of Object.entries(permit.headers)) request.setRequestHeader(name, value);
    request.send(file);
  });
