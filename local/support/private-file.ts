import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const OWNER_ONLY = 0o600;

/** A file’s content; undefined if it is missing or damaged. */
export const readPrivate = <S extends z.core.$ZodType>(file: string, schema: S): z.output<S> | undefined => {
  try {
    return z.safeParse(schema, JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
};

/** Replaces the file atomically, or removes it; only the file’s owner can read it. */
export const writePrivate = (file: string, value: unknown): void => {
  if (value === undefined) return rmSync(file, { force: true });
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(value, null, 2), { mode: OWNER_ONLY, flag: 'wx' });
  renameSync(draft, file);
};
