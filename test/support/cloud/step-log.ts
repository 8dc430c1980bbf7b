import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Line = z.looseObject({
  step: z.string(),
  level: z.string(),
  videoId: z.string().optional(),
  attempt: z.number().optional(),
  index: z.number().optional(),
  reused: z.boolean().optional(),
});
export type StepLine = z.infer<typeof Line>;

/** A step's log lines about a video, in order. Skips a line cut short by a kill. */
export const stepLog = (dataDir: string, step: string, videoId: string): StepLine[] => {
  const file = join(dataDir, 'logs', `${step}.ndjson`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      try {
        return [Line.parse(JSON.parse(text))];
      } catch {
        return [];
      }
    })
    .filter((line) => line.videoId === videoId);
};

/** The log lines of the invocations that filmed a scene of the video, or found it filmed. */
export const filmedScenes = (dataDir: string, videoId: string): StepLine[] =>
  stepLog(dataDir, 'FilmScene', videoId).filter(({ level }) => level === 'info');
