import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const files = new Set(tracked);
const folders = new Set(
  tracked.flatMap((path) => [...path.matchAll(/\//gu)].map(({ index }) => path.slice(0, index))),
);
const documents = tracked.filter((path) => path.endsWith('.md'));

const PATH =
  /`((?:contract|functions|packages|offline|state-machines|infra|local|web|tools|test|docs|assets)\/[\w./-]*)`/gu;
/** Made by commands, so not under version control. */
const MADE = /^(?:test\/out|web\/dist)\b/u;

/** A decision may be named by its number alone. */
const exists = (path: string): boolean =>
  files.has(path) ||
  folders.has(path) ||
  (/^docs\/decisions\/\d{4}$/u.test(path) && tracked.some((file) => file.startsWith(`${path}-`)));

const missingIn = (document: string): string[] =>
  [...readFileSync(join(root, document), 'utf8').matchAll(PATH)]
    .flatMap(([, path]) => path?.replace(/\/$/u, '') ?? [])
    .filter((path) => !MADE.test(path) && !exists(path));

test.each(documents)('%s names only files and folders that exist', (document) => {
  expect(missingIn(document)).toEqual([]);
});

test('no two decisions share a number', () => {
  const numbers = tracked.flatMap((path) => /^docs\/decisions\/(\d{4})-/u.exec(path)?.[1] ?? []);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('the list of decisions contains each decision once', () => {
  const list = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8');
  const listed = [...list.matchAll(/^- \[[^\]]*\]\(([^)]*)\)/gmu)].map(
    ([, file]) => `docs/decisions/${file}`,
  );
  const written = tracked.filter((path) => /^docs\/decisions\/\d/u.test(path));
  expect(listed.toSorted()).toEqual(written.toSorted());
});
