import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Installed = z.object({
  version: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const { packages } = z
  .object({ packages: z.record(z.string(), Installed) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')));

const FOLDER = 'node_modules/';

/** Whether a package at `path` can resolve the package `name` there or in a parent folder, as Node does. */
const finds = (path: string, name: string): boolean =>
  Object.hasOwn(packages, `${path === '' ? '' : `${path}/`}${FOLDER}${name}`) ||
  (path !== '' && finds(path.slice(0, Math.max(0, path.lastIndexOf(FOLDER) - 1)), name));

test('the lock file lists the packages for every platform, so that npm ci accepts it on all of them', () => {
  const absent = Object.entries(packages).flatMap(([path, { version, optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !finds(path, name))
      .map(([name, wanted]) => `${path.split(FOLDER).at(-1)} ${version}: ${name} ${wanted}`),
  );
  expect(
    absent,
    'package-lock.json lacks these. The registry did not have them when the version was taken: take the newest version whose packages of every platform are there.',
  ).toEqual([]);
});
