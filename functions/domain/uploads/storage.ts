import { MEDIA_GB, type Subscription } from '#contract/catalogue.ts';

const BYTES_PER_GB = 1e9;

/** The storage used by an account’s media. */
export interface StorageUse {
  readonly bytes: number;
  readonly files: number;
  /** Files that are arriving or being checked. */
  readonly open: number;
}

export const NOTHING_USED: StorageUse = { bytes: 0, files: 0, open: 0 };

/** How much storage an account’s media may take up, in bytes. */
export const mostBytesOf = (subscription: Subscription): number =>
  Math.round(MEDIA_GB[subscription] * BYTES_PER_GB);

const shown = (bytes: number): string =>
  bytes < BYTES_PER_GB ? `${Math.round(bytes / 1e6)} MB` : `${Math.round(bytes / 1e8) / 10} GB`;

/** The message for a creator whose file doesn't fit. */
export const fullSentence = (mostBytes: number): string =>
  `This file doesn’t fit into your ${shown(mostBytes)} of media storage. Delete files you no longer need, or choose a bigger plan.`;
