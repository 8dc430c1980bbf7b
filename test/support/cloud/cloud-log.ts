import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

const Line = z.looseObject({ time: z.iso.datetime() });

/** What the functions and stand-ins of a product logged from a moment on, oldest first, each line with its log's name. */
export const cloudLogSince = async (dataDir: string, from: Date): Promise<readonly string[]> => {
  const files = await Array.fromAsync(glob(join(dataDir, 'logs', '*.ndjson')));
  const logs = await Promise.all(
    files.map(async (file) => ({ log: basename(file, '.ndjson'), text: await readFile(file, 'utf8') })),
  );
  const lines = logs.flatMap(({ log, text }) =>
    text.split('\n').flatMap((line) => {
      const read = line === '' ? undefined : Line.safeParse(JSON.parse(line));
      return read?.success === true && read.data.time >= from.toISOString() ? [{ log, ...read.data }] : [];
    }),
  );
  return lines
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .map((line) => JSON.stringify(line));
};
