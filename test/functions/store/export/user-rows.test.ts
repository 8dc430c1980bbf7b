import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kindOf, USER_ROWS } from '#functions/store/export/user-rows.ts';
import { userPk } from '#functions/store/table/keys.ts';

const USER = 'the-user';
const FOLDER = new URL('../../../../functions/store/table/', import.meta.url);
type MakeKey = (...parts: readonly string[]) => unknown;
const Key = z.object({ pk: z.string(), sk: z.string() });

/** Every function that a key file exports, directly or in an object. */
const makers: MakeKey[] = [];
for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('keys.ts'))) {
  const exported: unknown[] = Object.values(await import(new URL(file, FOLDER).href));
  for (const value of exported)
    for (const made of typeof value === 'object' && value !== null ? Object.values(value) : [value])
      if (typeof made === 'function') makers.push(made);
}
/** The kinds of rows in a user's partition, from every key function whose first argument is the user. */
const kinds = new Set(
  makers.flatMap((make) => {
    try {
      const { data } = Key.safeParse(make(USER, '2026-11', 'x'));
      return data?.pk === userPk(USER) ? [kindOf(data.sk)] : [];
    } catch {
      // The function takes something other than a user, such as a row.
      return [];
    }
  }),
);

describe('an export', () => {
  // Proves dashboard-everything-in-account-archive.
  it('contains every kind of row that a user’s partition may hold, or says why a kind is left out', () => {
    expect(kinds.size).toBeGreaterThan(15);
    expect(
      [...kinds].filter((kind) => !Object.hasOwn(USER_ROWS, kind)),
      'Add the kind to functions/store/export/user-rows.ts',
    ).toEqual([]);
  });

  it('contains everything its user made', () => {
    const made = ['STORY', 'STORYBOARD', 'SERIES', 'IDEA', 'RUN', 'VIDEO', 'UPLOAD'] as const;
    expect(made.filter((kind) => !('file' in USER_ROWS[kind]))).toEqual([]);
  });

  it('lists no kind of row that no longer exists', () => {
    expect(Object.keys(USER_ROWS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('has a separate file for each kind', () => {
    const files = Object.values(USER_ROWS).flatMap((row) => ('file' in row ? [row.file] : []));
    expect(new Set(files).size).toBe(files.length);
  });
});
