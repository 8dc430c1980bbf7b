import { existsSync, readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';

const Step = z.looseObject({
  step: z.string(),
  level: z.string(),
  videoId: z.string().optional(),
  attempt: z.number().optional(),
  index: z.number().optional(),
  reused: z.boolean().optional(),
});
export type StepLine = z.infer<typeof Step>;

/** A step’s log lines about a video, in order. Skips lines that were cut short when the process was killed. */
export const stepLog = (dataDir: string, step: string, videoId: string): StepLine[] => {
  const file = join(dataDir, 'logs', `${step}.ndjson`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [Step.parse(JSON.parse(text))];
      } catch {
        return [];
      }
    })
    .filter((line) => line.videoId === videoId);
};

/** The log lines of invocations that either filmed a scene of the video or found that it had already been filmed. */
export const filmedScenes = (dataDir: string, videoId: string): StepLine[] =>
  stepLog(dataDir, 'FilmScene', videoId).filter(({ level }) => level === 'info');

const Timed = z.looseObject({ time: z.iso.datetime() });

/**
 * What a product’s functions and stand-ins have logged since a given time, oldest first, each line with the name of
 * its log.
 */
export const cloudLogSince = async (dataDir: string, from: Date): Promise<readonly string[]> => {
  const files = await Array.fromAsync(glob(join(dataDir, 'logs', '*.ndjson')));
  const logs = await Promise.all(
    files.map(async (file) => ({ log: basename(file, '.ndjson'), text: await readFile(file, 'utf8') })),
  );
  const lines = logs.flatMap(({ log, text }) =>
    text.split('\n').flatMap((line) => {
      const read = line === '' ? undefined : Timed.safeParse(JSON.parse(line));
      return read?.success === true && read.data.time >= from.toISOString() ? [{ log, ...read.data }] : [];
    }),
  );
  return lines
    .toSorted((one, other) => one.time.localeCompare(other.time))
    .map((line) => JSON.stringify(line));
};
