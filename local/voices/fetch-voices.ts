import { mkdirSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isKokoroReady, kokoroFolder } from '@veilcast/kokoro/folder';
import { type FileLock, lockFile } from '#local/support/data-folder.ts';
import type { KokoroFetching } from '#offline/narrator/kokoro-fetching.ts';
import { fetchPart } from './fetch-parts.ts';
import { installVoices, writeFloatGraph } from './install-voices.ts';
import { hasFloatGraph, isInstalled } from './installed.ts';
import type { PartSource } from './part-source.ts';
import { allParts, megabytes, type Part, SYSTEM, type VoicesParts, versionOf } from './parts.ts';
import { VoicesProblem } from './voices-problem.ts';

export interface Progress {
  readonly doneBytes: number;
  readonly totalBytes: number;
}

export interface VoicesOptions {
  readonly folder: string;
  readonly parts: VoicesParts;
  /** The operating system, as named in `parts.systems`; this machine’s by default. */
  readonly system?: string;
  readonly source: PartSource;
  readonly signal: AbortSignal;
  /** Called once with the number of bytes still missing, if they can be downloaded. */
  readonly onStart?: (missingBytes: number) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Called once if another process is already filling the folder; this process then waits for the other. */
  readonly onWait?: () => void;
  /** Rereads every installed file and replaces the voices if any file has changed. */
  readonly thorough?: boolean;
  readonly retryAfterMs?: readonly number[];
  /** The number of free bytes on the disk that holds a folder. */
  readonly freeBytes?: (folder: string) => number;
}

const LOCK_EVERY_MS = 250;
const HEARTBEAT_MS = 1000;

const bytesOf = (parts: readonly Part[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const freeBytesOf = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const diskFull = ({ folder, parts }: VoicesOptions, cause?: unknown): VoicesProblem => {
  const bytes = isKokoroReady(folder)
    ? parts.floatGraph.bytes
    : bytesOf(allParts(parts)) + parts.installedBytes;
  return new VoicesProblem(
    `The disk of ${folder} is full: make room for ${megabytes(bytes)} MB, then type npm run voices.`,
    { cause },
  );
};

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ERR_SQLITE_ERROR'];

/** Turns a file-system failure into a message for the user; returns any other error unchanged. */
function explained(error: unknown, options: VoicesOptions): unknown {
  const code = codeOf(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(options, error);
  if (!NOT_WRITABLE.includes(code)) return error;
  return new VoicesProblem(
    `The cache folder ${options.folder} is not writable (${code}): make it writable or name another cache with XDG_CACHE_HOME, then type npm run voices.`,
    { cause: error },
  );
}

async function lockFolder(folder: string, { signal, onWait }: VoicesOptions): Promise<FileLock> {
  for (let isFirst = true; ; isFirst = false) {
    const lock = lockFile(join(folder, 'lock'));
    if (lock !== undefined) return lock;
    if (isFirst) onWait?.();
    await delay(LOCK_EVERY_MS, undefined, { signal });
  }
}

/** Writes the progress of the download every second, for the screen and for other processes. */
function startHeartbeat(folder: string, progress: () => Progress): () => void {
  const { fetching } = kokoroFolder(folder);
  const beat = (): void => {
    const seen: KokoroFetching = { ...progress(), at: Date.now() };
    try {
      writeFileSync(`${fetching}.new`, JSON.stringify(seen));
      renameSync(`${fetching}.new`, fetching);
    } catch {
      // If the disk is full, the download itself fails with a message for the user.
    }
  };
  beat();
  const timer = setInterval(beat, HEARTBEAT_MS);
  return () => {
    clearInterval(timer);
    rmSync(fetching, { force: true });
  };
}

async function fetchLocked(options: VoicesOptions): Promise<void> {
  const { folder, parts, system = SYSTEM, source, signal, freeBytes = freeBytesOf, retryAfterMs } = options;
  const place = { kept: join(folder, 'parts'), draft: join(folder, 'part') };
  const all = allParts(parts);
  const totalBytes = bytesOf(all);
  const isKept = ({ file, bytes }: Part): boolean =>
    statSync(join(place.kept, file), { throwIfNoEntry: false })?.size === bytes;
  const missing = all.filter((part) => !isKept(part));
  if (freeBytes(folder) < bytesOf(missing) + parts.installedBytes) throw diskFull(options);
  if (missing.length > 0) await source.prepare(signal);
  options.onStart?.(bytesOf(missing));

  let doneBytes = 0;
  let underWay = 0;
  const progress = (): Progress => ({ doneBytes: doneBytes + underWay, totalBytes });
  const onBytes = (bytes: number): void => {
    underWay = bytes;
    options.onProgress?.(progress());
  };
  const stop = startHeartbeat(folder, progress);
  try {
    for (const part of [...all.filter(isKept), ...missing]) {
      await fetchPart(part, place, { source, signal, onBytes, retryAfterMs });
      doneBytes += part.bytes;
      onBytes(0);
    }
    await installVoices(place.kept, folder, parts, system);
  } finally {
    rmSync(place.draft, { recursive: true, force: true });
    stop();
  }
}

/**
 * Fills the folder with the neural voices, unless it already holds them; adds the float graph if it is missing. If
 * the download ends early, finished parts are kept for the next call. Only one process downloads at a time; the
 * others wait for it. Throws a `VoicesProblem` with a message for the user.
 */
export async function fetchVoices(options: VoicesOptions): Promise<'fetched' | 'present'> {
  const { folder, parts, system = SYSTEM, thorough } = options;
  const version = versionOf(parts);
  if (!parts.systems.includes(system))
    throw new VoicesProblem(`There are no neural voices for ${system} yet.`);
  const isFetched = (): boolean => isInstalled(folder, version, thorough);
  const isWhole = (): boolean => isFetched() && hasFloatGraph(folder, parts, system, thorough);
  if (isWhole()) return 'present';
  try {
    mkdirSync(folder, { recursive: true });
    const lock = await lockFolder(folder, options);
    try {
      if (isWhole()) return 'present';
      if (isFetched()) {
        await writeFloatGraph(folder, parts);
        return 'present';
      }
      rmSync(kokoroFolder(folder).ready, { force: true });
      await fetchLocked(options);
      return 'fetched';
    } finally {
      lock.release();
    }
  } catch (error) {
    throw options.signal.aborted ? error : explained(error, options);
  }
}
