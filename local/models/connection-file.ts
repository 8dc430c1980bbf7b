import { join } from 'node:path';
import { z } from 'zod';
import { readPrivate } from '#local/support/private-file.ts';

/** A placeholder key for servers that don’t need one, because the client always sends a key. */
export const NO_KEY = 'none';

/** The connected model's secret, as functions read it, and how long the model took to write its first story. */
const Connection = z.object({
  baseUrl: z.url(),
  model: z.string().min(1),
  apiKey: z.string().min(1),
  storySeconds: z.number(),
});
export type Connection = z.infer<typeof Connection>;

export const connectionFile = (dataDir: string): string => join(dataDir, 'connected-model.json');

/** The connected model; undefined if there is none or the file is damaged. */
export const readConnection = (file: string): Connection | undefined => readPrivate(file, Connection);
