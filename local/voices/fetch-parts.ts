import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { PartSource } from './part-source.ts';
import type { Part } from './parts.ts';
import { VoicesProblem } from './voices-problem.ts';

const LOOK_EVERY_MS = 500;
/** A client that receives no data for this long is stopped; the clients’ own timeouts are shorter. */
const STALLED_MS = 300_000;
const RETRY_AFTER_MS = [2000, 10_000];

const hasIntegrity = async (file: string, integrity: string): Promise<boolean> => {
  const algorithm = integrity.slice(0, integrity.indexOf('-'));
  const hash = createHash(algorithm);
  await pipeline(createReadStream(file), hash);
  return `${algorithm}-${hash.digest('base64')}` === integrity;
};

/** Whether a folder holds the part, complete and unmodified. */
const holds = async (folder: string, { file, bytes, integrity }: Part): Promise<boolean> => {
  const path = join(folder, file);
  const found = await stat(path).catch(() => undefined);
  return found?.size === bytes && hasIntegrity(path, integrity);
};

/** The size of the largest file in a folder, which is the file being downloaded. */
async function largestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return Math.max(0, ...sizes);
}

interface Place {
  /** Finished parts; they are kept until the voices are installed, so that an interrupted download can resume. */
  readonly kept: string;
  /** The part being fetched. */
  readonly draft: string;
}

export interface FetchOptions {
  readonly source: PartSource;
  readonly signal: AbortSignal;
  /** Called about twice a second with the number of bytes received for the current part. */
  readonly onBytes: (bytes: number) => void;
  /** The delay before each retry, in milliseconds. */
  readonly retryAfterMs?: readonly number[] | undefined;
}

/** Makes one attempt to download from the source and watches the folder grow. */
async function receive(part: Part, draft: string, { source, signal, onBytes }: FetchOptions): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const stalled = new AbortController();
  let seen = 0;
  let grewAt = Date.now();
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    const bytes = Math.min(await largestIn(draft), part.bytes);
    isLooking = false;
    if (bytes > seen) {
      seen = bytes;
      grewAt = Date.now();
    }
    onBytes(seen);
    if (Date.now() - grewAt > STALLED_MS) stalled.abort();
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  try {
    await source.fetch(part, draft, AbortSignal.any([signal, stalled.signal]));
  } finally {
    clearInterval(timer);
  }
}

const wrongContent = ({ file }: Part): VoicesProblem =>
  new VoicesProblem(
    `${file} is cut short or not the expected file, so it was not used: get it again, then type npm run voices.`,
  );

const notReceived = ({ client, name }: Part, cause: unknown): VoicesProblem =>
  new VoicesProblem(
    `${client} couldn’t download ${name}: check the network, then type npm run voices. Finished parts are kept.`,
    { cause },
  );

/** Whether retrying is pointless because the user has to act first. */
const isFinal = (error: unknown): boolean =>
  error instanceof VoicesProblem || (error instanceof Error && 'code' in error && error.code === 'ENOSPC');

/**
 * Makes sure that `kept` holds the part, complete and unmodified. Throws a `VoicesProblem` when it can’t be fetched.
 */
export async function fetchPart(part: Part, { kept, draft }: Place, options: FetchOptions): Promise<void> {
  if (await holds(kept, part)) return;
  const pauses = options.source.isWorthRetrying ? (options.retryAfterMs ?? RETRY_AFTER_MS) : [];
  let problem = wrongContent(part);
  for (const pause of [0, ...pauses]) {
    await delay(pause, undefined, { signal: options.signal });
    try {
      await receive(part, draft, options);
      if (await holds(draft, part)) {
        await mkdir(kept, { recursive: true });
        return await rename(join(draft, part.file), join(kept, part.file));
      }
      problem = wrongContent(part);
    } catch (error) {
      options.signal.throwIfAborted();
      if (isFinal(error)) throw error;
      problem = notReceived(part, error);
    }
  }
  throw problem;
}
