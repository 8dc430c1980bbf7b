import { open } from 'node:fs/promises';
import { UploadFault } from '#functions/film/uploads/upload-fault.ts';

/** How much is read at once, so that reading several small adjacent pieces takes only one call. */
const WINDOW_BYTES = 64 * 1024;

/** The bytes of a creator's file, in a copy that may be changed. */
export interface OwnBytes extends AsyncDisposable {
  readonly size: number;
  /**
   * The bytes starting at an offset, valid until the next call. Throws `UploadFault` if they extend past the end of
   * the file.
   */
  readonly read: (at: number, bytes: number) => Promise<Buffer>;
  readonly write: (at: number, bytes: Uint8Array) => Promise<void>;
}

export const openBytes = async (path: string): Promise<OwnBytes> => {
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const held = Buffer.alloc(WINDOW_BYTES);
  let [from, until] = [0, 0];
  return {
    size,
    read: async (at, bytes) => {
      if (bytes > WINDOW_BYTES || at + bytes > size)
        throw new UploadFault('damaged', `${bytes} bytes at ${at} of ${size}`);
      if (at < from || at + bytes > until) {
        const { bytesRead } = await file.read(held, 0, WINDOW_BYTES, at);
        [from, until] = [at, at + bytesRead];
      }
      return held.subarray(at - from, at - from + bytes);
    },
    write: async (at, bytes) => {
      await file.write(bytes, 0, bytes.length, at);
      if (at >= from && at + bytes.length <= until) held.set(bytes, at - from);
      else [from, until] = [0, 0];
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
};
