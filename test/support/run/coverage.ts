import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { routes } from '#contract/routes.ts';
import { isFullRunFile } from './full-run.ts';

/** A test that proves requirements, as stated in the comment above the test: `// Proves <id>, <id>.` */
export interface Proof {
  readonly file: string;
  readonly title: string;
  /** Whether only the full run includes the test. */
  readonly isFull: boolean;
}

export interface Requirement {
  readonly section: string;
  readonly id: string;
  readonly text: string;
  readonly proofs: readonly Proof[];
}

const ROOT = join(import.meta.dirname, '../../..');
const Requirements = z.record(z.string(), z.record(z.string(), z.string()));
/** The comment, which may span several lines, and the title of the test below. */
const PROVES =
  /^ *\/\/ Proves ([^.]*(?:\n *\/\/ [^.]*)*)\.\n(?<call>[^]*?)(?<=[\s(])(?<quote>['"`])(?<title>.*?[^\\])\k<quote>,\s/gmu;

const FULL = /^\s*full(?:It|Describe)\b/u;

const ids = (text: string): string[] => text.split(/[\s,/]+/u).filter((id) => id !== '');

const proofsIn = (file: string): [id: string, proof: Proof][] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(PROVES)].flatMap(({ 1: named = '', groups }) =>
    ids(named).map((id): [string, Proof] => [
      id,
      {
        file,
        title: groups?.['title'] ?? '',
        isFull: isFullRunFile(file) || FULL.test(groups?.['call'] ?? ''),
      },
    ]),
  );

/**
 * Each requirement in `docs/requirements.yaml` and each route, with the tests that name it. `unknown` lists names
 * that don’t match any requirement.
 */
export const coverage = (): { requirements: Requirement[]; unknown: string[] } => {
  const sections = Requirements.parse(parse(readFileSync(join(ROOT, 'docs/requirements.yaml'), 'utf8')));
  const calls = Object.fromEntries(
    Object.entries(routes).map(([name, { method, path }]) => [name, `${method} ${path}`]),
  );
  const proofs = Map.groupBy(
    globSync('{test,packages/*/test}/**/*.test.ts', { cwd: ROOT }).flatMap(proofsIn),
    ([id]) => id,
  );
  const requirements = Object.entries({ ...sections, Routes: calls }).flatMap(([section, texts]) =>
    Object.entries(texts).map(([id, text]) => ({
      section,
      id,
      text,
      proofs: (proofs.get(id) ?? []).map(([, proof]) => proof),
    })),
  );
  const known = new Set(requirements.map(({ id }) => id));
  return { requirements, unknown: [...proofs.keys()].filter((id) => !known.has(id)) };
};
