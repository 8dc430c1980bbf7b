import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFullRun } from './full-run.ts';

/**
 * Our own libraries. A library’s tests run if the library has changed since they last passed, and in every full run.
 */
const LIBRARIES = join(import.meta.dirname, '../../../packages');
/** The hash that each library had when its tests last passed. */
const GREEN = join(import.meta.dirname, 'green-libraries.json');

const hashOf = (name: string): string => {
  const folder = join(LIBRARIES, name);
  const hash = createHash('sha256');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file));
  for (const path of paths.toSorted()) {
    hash.update(path.slice(folder.length).replaceAll('\\', '/'));
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
};

const names = (): string[] => readdirSync(LIBRARIES);
const green = (): Record<string, string> => JSON.parse(readFileSync(GREEN, 'utf8'));

/** The patterns for the libraries’ test files in this run. */
export const libraryTests = (): string[] => {
  const known = green();
  return names()
    .filter((name) => isFullRun || known[name] !== hashOf(name))
    .map((name) => `packages/${name}/test/**/*.test.ts`);
};

/**
 * Stores the hashes of the libraries whose tests have all passed. `passed`: for each test file in the run, whether
 * the file passed.
 */
export const keepGreen = (passed: ReadonlyMap<string, boolean>): void => {
  const known = green();
  const now = Object.fromEntries(
    names().flatMap((name) => {
      const ran = [...passed].filter(([file]) => file.startsWith(`packages/${name}/`));
      const isGreen = ran.length > 0 && ran.every(([, isPassed]) => isPassed);
      const hash = isGreen ? hashOf(name) : known[name];
      return hash === undefined ? [] : [[name, hash]];
    }),
  );
  if (JSON.stringify(now) !== JSON.stringify(known))
    writeFileSync(GREEN, `${JSON.stringify(now, null, 2)}\n`);
};
