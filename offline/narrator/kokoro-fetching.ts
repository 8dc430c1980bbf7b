import { readFileSync } from 'node:fs';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { z } from 'zod';

/** The progress of the neural voices’ download. `at` is updated every second, in milliseconds since 1970. */
export const KokoroFetching = z.object({
  doneBytes: z.number().nonnegative(),
  totalBytes: z.number().positive(),
  at: z.number(),
});
export type KokoroFetching = z.infer<typeof KokoroFetching>;

/** A progress file older than this belongs to a download that was killed. */
const STALE_MS = 20_000;

/** The download that is currently filling the folder, if any. */
export function kokoroFetching(folder: string, now: number): KokoroFetching | undefined {
  try {
    const seen = KokoroFetching.parse(JSON.parse(readFileSync(kokoroFolder(folder).fetching, 'utf8')));
    return Math.abs(now - seen.at) < STALE_MS ? seen : undefined;
  } catch {
    return undefined;
  }
}
