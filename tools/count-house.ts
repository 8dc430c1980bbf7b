import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { linesOf, readModules } from '#test/support/architecture/source.ts';

/**
 * `npm run count`: the size of each room of the house, and counts of whatever makes the house hard to keep track of.
 */
const ROOT = join(import.meta.dirname, '..');
const CODE = /\.(?:ts|tsx|mjs)$/u;
const SHORT = 40;
const LONG_FUNCTION = 60;
const MANY_PARAMETERS = 4;
/**
 * Files that must stay separate, no matter how short they are: entries, the handlers next to them, steps and ports.
 */
const ALONE = /\.lambda\.ts$|(?:^|\/)ports\.ts$|^functions\/(?:api|workflows)\/|\.test\.tsx?$|\.d\.ts$/u;
const SUPPRESSION = /(?:oxlint|biome|eslint|ts)-(?:disable|ignore|expect-error)/gu;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => CODE.test(path) && existsSync(join(ROOT, path)))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const roomOf = (path: string): string => /^(?:packages\/[^/]+|[^/]+(?=\/))/u.exec(path)?.[0] ?? 'settings';
const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const importers = new Map<string, Set<string>>();
for (const { path, imports } of readModules(files))
  for (const { target, isFile } of imports)
    if (isFile) importers.set(target, (importers.get(target) ?? new Set()).add(path));

type Counted = 'longFunctions' | 'manyParameters' | 'suppressions' | 'assertionsInTests';
const found: Record<Counted, string[]> = {
  longFunctions: [],
  manyParameters: [],
  suppressions: [],
  assertionsInTests: [],
};

for (const { path, text } of files) {
  const { program } = parseSync(path, text);
  const place = (offset: number): string => `${path}:${text.slice(0, offset).split('\n').length}`;
  for (const { index } of text.matchAll(SUPPRESSION)) found.suppressions.push(place(index));
  const isTest = /^test\/|^packages\/[^/]+\/test\//u.test(path);
  const measure = ({ start, end, params }: { start: number; end: number; params: readonly unknown[] }) => {
    if (!isTest && linesOf({ path, text: text.slice(start, end) }) > LONG_FUNCTION)
      found.longFunctions.push(place(start));
    if (params.length > MANY_PARAMETERS) found.manyParameters.push(place(start));
  };
  const assertion = ({ start }: { start: number }) => {
    if (isTest) found.assertionsInTests.push(place(start));
  };
  new Visitor({
    FunctionDeclaration: (node) => measure({ ...node, params: node.params }),
    FunctionExpression: (node) => measure({ ...node, params: node.params }),
    ArrowFunctionExpression: (node) => measure({ ...node, params: node.params }),
    TSNonNullExpression: assertion,
    TSAsExpression: ({ typeAnnotation, start }) => {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const';
      if (!isConst) assertion({ start });
    },
  }).visit(program);
}

const rooms = [...Map.groupBy(files, ({ path }) => roomOf(path))].toSorted(([one], [other]) =>
  one.localeCompare(other),
);
const row = (room: string, of: typeof files): string => {
  const sizes = of.map(linesOf).toSorted((one, other) => one - other);
  const lines = sizes.reduce((sum, size) => sum + size, 0);
  return [room.padEnd(18), lines, of.length, share(sizes, 0.5), share(sizes, 0.9)]
    .map((cell) => (typeof cell === 'number' ? String(cell).padStart(8) : cell))
    .join('');
};
console.log(`${'room'.padEnd(18)}   lines   files  median     p90`);
for (const [room, of] of rooms) console.log(row(room, of));
console.log(row('all', files));

const isSource = (path: string): boolean => !/^test\/|^packages\/[^/]+\/test\//u.test(path);
const hops = files.filter(
  ({ path, text }) =>
    isSource(path) && !ALONE.test(path) && linesOf({ path, text }) < SHORT && importers.get(path)?.size === 1,
);
const folders = Map.groupBy(
  files.filter(({ path }) => isSource(path)),
  ({ path }) => posix.dirname(path),
);
const parents = new Set([...folders.keys()].map((folder) => posix.dirname(folder)));
const thin = [...folders].filter(([folder, of]) => of.length <= 2 && !parents.has(folder));
const measures: readonly (readonly [string, readonly string[]])[] = [
  [`files under ${SHORT} lines with one importer`, hops.map(({ path }) => path)],
  ['folders of one or two files', thin.map(([folder]) => `${folder}/`)],
  [`functions above ${LONG_FUNCTION} lines`, found.longFunctions],
  [`functions with more than ${MANY_PARAMETERS} parameters`, found.manyParameters],
  ['suppressions', found.suppressions],
  ['casts and ! in tests', found.assertionsInTests],
];
console.log();
for (const [name, places] of measures) {
  console.log(`${name.padEnd(40)}${String(places.length).padStart(5)}`);
  if (process.argv.includes('--list')) console.log(`  ${places.join('\n  ')}`);
}
