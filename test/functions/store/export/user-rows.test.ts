import { describe, expect, it } from 'vitest';
import { kindOf, USER_ROWS } from '#functions/store/export/user-rows.ts';
import { keys, userPk } from '#functions/store/table/keys.ts';

const USER = 'the-user';
/** The kinds of rows in a user's partition, from every key that takes the user first. */
const kinds = new Set(
  Object.values(keys).flatMap((key) => {
    if (typeof key !== 'function') return [];
    const make = key as (...parts: readonly string[]) => { pk: string; sk: string };
    const { pk, sk } = make(USER, '2026-11', 'x');
    return pk === userPk(USER) ? [kindOf(sk)] : [];
  }),
);

describe('an export', () => {
  it('has, or says why it lacks, every kind of row that a user’s partition may hold', () => {
    expect(kinds.size).toBeGreaterThan(15);
    expect(
      [...kinds].filter((kind) => !Object.hasOwn(USER_ROWS, kind)),
      'Add the kind to functions/store/export/user-rows.ts',
    ).toEqual([]);
  });

  it('speaks of no kind that no longer exists', () => {
    expect(Object.keys(USER_ROWS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('has a file of its own for each kind', () => {
    const files = Object.values(USER_ROWS).flatMap((row) => ('file' in row ? [row.file] : []));
    expect(new Set(files).size).toBe(files.length);
  });
});
