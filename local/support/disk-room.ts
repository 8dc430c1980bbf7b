import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const MEGABYTE = 1024 * 1024;
/**
 * Space reserved for work that has already started: for its rows, for finishing it, and for deletions that free up
 * space.
 */
const LEAST_BYTES = 16 * MEGABYTE;
/** Larger than the minimum, so that deleting and recreating a small file doesn’t toggle the state. */
const ENOUGH_BYTES = 24 * MEGABYTE;
const LOOK_MS = 1000;

const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
/** SQLITE_FULL, and SQLITE_IOERR_SHMSIZE for the WAL index. */
const FULL_ERRCODES: ReadonlySet<unknown> = new Set([13, 4874]);

/** Whether writing a file or an SQLite database failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && FULL_CODES.has(error.code)) ||
    ('errcode' in error && FULL_ERRCODES.has(error.errcode)));

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

interface RoomOptions {
  readonly folder: string;
  /** Shows a message to the user of this machine. */
  readonly tell: (sentence: string) => void;
  readonly freeBytes?: (folder: string) => number;
  readonly lookMs?: number;
}

/**
 * Watches the free space on the data folder's disk. When there is too little, new work is refused, and work in
 * progress waits.
 */
export class DiskRoom {
  readonly #options: RoomOptions;
  readonly #lookMs: number;
  readonly #timer: NodeJS.Timeout;
  #waiting: (() => void)[] = [];
  #isFull = false;
  #isClosed = false;

  constructor(options: RoomOptions) {
    this.#options = options;
    this.#lookMs = options.lookMs ?? LOOK_MS;
    this.#timer = setInterval(() => this.isFull(), this.#lookMs).unref();
    this.isFull();
  }

  /** Checks the free space now. */
  isFull(): boolean {
    const { folder, tell, freeBytes = freeBytesOf } = this.#options;
    const free = freeBytes(folder);
    const was = this.#isFull;
    this.#isFull = free < (was ? ENOUGH_BYTES : LEAST_BYTES);
    if (this.#isFull && !was)
      tell(
        `The disk is full: ${Math.floor(free / MEGABYTE)} MB are left for ${folder}. Veilcast makes nothing new until ${ENOUGH_BYTES / MEGABYTE} MB are free; what it was making waits.`,
      );
    if (!this.#isFull && was) {
      tell('There is room on the disk again: Veilcast goes on.');
      for (const go of this.#waiting.splice(0)) go();
    }
    return this.#isFull;
  }

  /** Resolves once there is enough space, but never after `close`. */
  whenRoom(): Promise<void> {
    if (!this.#isClosed && !this.isFull()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Runs `write`, and retries while the disk is full; a failed `write` must leave nothing half done. */
  async keep<T>(write: () => T): Promise<T> {
    for (;;)
      try {
        return write();
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await sleep(this.#lookMs, undefined, { ref: false });
        await this.whenRoom();
      }
  }

  close(): void {
    clearInterval(this.#timer);
    this.#isClosed = true;
    this.#waiting = [];
  }
}
