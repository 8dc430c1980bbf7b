import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** A path that is built from the root folder and literal names, such as `join(ROOT, 'infra', 'app.ts')`. */
const BUILT = /join\(ROOT, ((?:'[^']+'(?:, )?)+)\)/gu;
const CODE = /\.(?:ts|mjs)$/u;

test('every file that a command starts exists', () => {
  const commands = readdirSync(join(ROOT, 'tools'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mjs'),
  );
  const started = commands.flatMap((command) =>
    Array.from(readFileSync(join(ROOT, 'tools', command), 'utf8').matchAll(BUILT), ([, names = '']) =>
      join(...names.split(', ').map((name) => name.slice(1, -1))),
    ).filter((path) => CODE.test(path)),
  );
  expect(started.length).toBeGreaterThan(3);
  expect(started.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
