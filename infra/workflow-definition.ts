import { readFileSync } from 'node:fs';
import { z } from 'zod';

const SUBSTITUTION = /\$\{(\w+)\}/gu;
const MapState = z.looseObject({ Type: z.literal('Map') });

/** The names the workflow file leaves open, as `${Name}`. */
export const namesIn = (definition: string): readonly string[] => [
  ...new Set([...definition.matchAll(SUBSTITUTION)].flatMap(([, name]) => name ?? [])),
];

/**
 * The workflow as a stage deploys it: the file, with the number of scenes made at the same time set to the stage's.
 * Nothing else is changed.
 */
export const workflowDefinition = (path: string, filmConcurrency: number): string =>
  JSON.stringify(
    JSON.parse(readFileSync(path, 'utf8'), (_, value: unknown) => {
      const map = MapState.safeParse(value);
      return map.success ? { ...map.data, MaxConcurrency: filmConcurrency } : value;
    }),
  );
