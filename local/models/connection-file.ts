import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const OWNER_ONLY = 0o600;

/** Stands in for a key where a server needs none, because the client always sends one. */
export const NO_KEY = 'none';

/** The connected model's secret, as functions read it, and how long its first story took. */
const Connection = z.object({
  baseUrl: z.url(),
  model: z.string().min(1),
  apiKey: z.string().min(1),
  storySeconds: z.number(),
});
export type Connection = z.infer<typeof Connection>;

export const connectionFile = (dataDir: string): string => join(dataDir, 'connected-model.json');

/** The connected model; undefined if there is none or the file is damaged. */
export const readConnection = (file: string): Connection | undefined => {
  try {
    return Connection.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Replaces the file atomically; only its owner can read it. */
export const writeConnection = (file: string, connection: Connection | undefined): void => {
  if (connection === undefined) return rmSync(file, { force: true });
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(connection, null, 2), { mode: OWNER_ONLY, flag: 'wx' });
  renameSync(draft, file);
};
