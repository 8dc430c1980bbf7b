import { readFileSync } from 'node:fs';
import { z } from 'zod';

const MapState = z.looseObject({ Type: z.literal('Map') });

/** The workflow as a stage deploys it: the file, with only the stage's number of parallel scenes filled in. */
export const workflowDefinition = (path: string, filmConcurrency: number): string =>
  JSON.stringify(
    JSON.parse(readFileSync(path, 'utf8'), (_, value: unknown) => {
      const map = MapState.safeParse(value);
      return map.success ? { ...map.data, MaxConcurrency: filmConcurrency } : value;
    }),
  );
