import { archivedFiles, archiveFolder, isLeftOut } from '#functions/domain/export/film-files.ts';
import type { FileStreams, UserData } from '#functions/domain/export/ports.ts';
import { type MissingFile, readmeOf } from '#functions/domain/export/readme.ts';
import { archivedUploads } from '#functions/domain/export/upload-files.ts';
import type { Clock, Page } from '#functions/domain/request/ports.ts';
import type { Uploads } from '#functions/domain/uploads/ports.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { jsonArray } from './json-array.ts';

/** CloudFront delivers files of up to 30 GB. */
export const ARCHIVE_MOST_BYTES = 25e9;

export interface ArchivePorts {
  readonly userData: UserData;
  readonly videos: Videos;
  readonly uploads: Pick<Uploads, 'list'>;
  readonly streams: FileStreams;
  readonly now: Clock;
}

interface Packing {
  readonly userId: string;
  /** No more files are added after this time; the remaining time is for finishing the archive. */
  readonly stopAt: number;
  readonly mostBytes: number;
  /** Files missing from the archive. */
  readonly missing: MissingFile[];
  /** Called before each file with the fraction packed so far; can throw to stop the packing. */
  readonly checkpoint: (share: number) => Promise<void>;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly size?: number;
  readonly lastModified: Date;
}

/** All items in a list, page by page. */
const every = async <T>(list: (cursor?: string) => Promise<Page<T>>): Promise<T[]> => {
  const all: T[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const { items, nextCursor } = await list(cursor);
    all.push(...items);
    cursor = nextCursor;
    more = cursor !== undefined;
  }
  return all;
};

async function* oneText(text: string): AsyncGenerator<string> {
  yield text;
}

/**
 * The files for an archive, each read only when its turn comes. The data comes first and the README last, when we
 * know what is missing: a video may be deleted at any moment.
 */
export async function* archiveEntries(
  { userData, videos, uploads, streams, now }: ArchivePorts,
  { userId, stopAt, mostBytes, missing, checkpoint }: Packing,
): AsyncGenerator<ArchiveEntry> {
  const allVideos = await every((cursor) => videos.list(userId, cursor));
  const films = allVideos.map(archivedFiles).filter(({ length }) => length > 0);
  for (const video of allVideos.filter(isLeftOut))
    missing.push({ name: archiveFolder(video), why: 'withheld' });
  const own = archivedUploads(await every((cursor) => uploads.list(userId, cursor)));
  const files = [...own, ...films.flat()];
  const total = files.reduce((sum, { bytes }) => sum + bytes, 1);
  for (const { name } of userData.files) {
    await checkpoint(0);
    yield { name: `data/${name}`, input: jsonArray(userData.rows(userId, name)), lastModified: now() };
  }
  let packed = 0;
  for (const { key, name, bytes } of files) {
    await checkpoint(packed / total);
    if (now().getTime() > stopAt || packed + bytes > mostBytes) {
      missing.push({ name, why: 'too large' });
      continue;
    }
    const file = await streams.open(key);
    if (file === undefined) {
      missing.push({ name, why: 'deleted' });
      continue;
    }
    packed += bytes;
    yield { name, input: file.body, size: file.bytes, lastModified: now() };
  }
  const text = readmeOf({
    at: now(),
    files: userData.files,
    leftOut: userData.leftOut,
    videos: films.length,
    missing,
  });
  yield { name: 'README.txt', input: oneText(text), lastModified: now() };
  await checkpoint(1);
}
