import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { FULL_RUN_FILES } from '#test/support/run/full-run.ts';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/coverage.md'), 'utf8');
const CODE = /`([^`]+)`/gu;
/** What a row may say in place of a proof. */
const NOT_YET = /^(?:next issue|open): \S/u;

/** The cells of every row below a head, without Markdown's escapes. */
const rows = text
  .split('\n')
  .filter((line) => /^\| (?!what |-)/u.test(line))
  .map((line) =>
    line
      .replaceAll(/\\(.)/gu, '$1')
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
const codeIn = (cell = ''): string[] => [...cell.matchAll(CODE)].map(([, code = '']) => code);

/** What is wrong with one proof, if anything. */
const faultOf = (proof: string): string | undefined => {
  if (NOT_YET.test(proof)) return undefined;
  const [, name, title] = /^`([\w./-]+)` (.+)$/u.exec(proof) ?? [];
  if (name === undefined || title === undefined) return `is no proof: ${proof}`;
  const files = [`test/${name}.test.ts`, `test/${name}.cloud.test.ts`].filter((path) =>
    existsSync(join(root, path)),
  );
  if (files.length === 0) return `names the test file ${name}, which is not there`;
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const isThere = ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`));
  return isThere ? undefined : `names a test that is not in ${files.join(' or ')}: ${title}`;
};

describe('docs/coverage.md', () => {
  test('names in every row what is done, by which files and proven by which tests', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  });

  test('names only files that are there', () => {
    const files = rows.flatMap(([, done]) => codeIn(done));
    expect(files.length).toBeGreaterThanOrEqual(rows.length);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('names only tests that are there', () => {
    const faults = rows.flatMap(([what, , proofs = '']) =>
      proofs.split('<br>').flatMap((proof) => {
        const fault = faultOf(proof.trim());
        return fault === undefined ? [] : [`"${what}" ${fault}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('names a test of the quick run in every row', () => {
    const isQuick = (proof: string): boolean =>
      NOT_YET.test(proof) || FULL_RUN_FILES.every((file) => !proof.includes(`\`${file}\``));
    expect(
      rows.filter(([, , proofs = '']) => !proofs.split('<br>').some((proof) => isQuick(proof.trim()))),
    ).toEqual([]);
  });

  test('names a journey for every row of the route table', () => {
    const journeys = new Map(
      rows
        .filter(([, , proofs = '']) => proofs.includes('`journeys/'))
        .map(([what]) => [codeIn(what)[0], what]),
    );
    expect(Object.keys(routes).filter((name) => journeys.get(name) !== `\`${name}\``)).toEqual([]);
  });
});
