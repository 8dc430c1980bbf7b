import {
  FULL_FOLDERS,
  LONG_LISTS,
  MAX_ENTRY_STATEMENTS,
  MAX_FILES,
  MAX_LINES,
  MAX_TEST_LINES,
  ONLY_PACKAGES,
  PACKAGES_BY_ROOM,
  USES,
} from './packages.ts';
import { type Allowance, MAY_IMPORT, type Room, roomOf } from './rooms.ts';
import { type Import, linesOf, type Module, type SourceFile } from './source.ts';

/** A broken rule: where it is broken, how, and why the rule exists. */
export interface Fault {
  readonly file: string;
  readonly what: string;
  readonly why: string;
}

/** The information that the rules need besides the text of the files. */
export interface Facts {
  readonly routes: Readonly<Record<string, { readonly path: string; readonly handler: string }>>;
  /** The workflow functions. Those with `scheduled` set don’t appear in the workflow file. */
  readonly steps: readonly { readonly name: string; readonly entry: string; readonly scheduled: boolean }[];
}

const permits = (allowance: Allowance, room: Room, { target, typeOnly }: Import): boolean => {
  if (typeof allowance === 'string') return allowance === room;
  if (allowance.room !== room) return false;
  return allowance.only === 'types' ? typeOnly : allowance.only.test(target);
};

const siblingOf = (entry: string): string => entry.replace(/\.lambda\.ts$/u, '.ts');

/** Imports between rooms, according to the table in `rooms.ts`. */
export const roomFaults = ({ path, imports }: Module): Fault[] => {
  const room = roomOf(path);
  if (room === undefined)
    return [{ file: path, what: 'is in no known room', why: 'every folder needs an entry in rooms.ts' }];
  const { may, selfWithin, why } = MAY_IMPORT[room];
  const folder = selfWithin?.exec(path)?.[0];
  return imports.flatMap((found) => {
    if (!found.isFile) return [];
    const other = roomOf(found.target);
    if (other === undefined) return [];
    const own =
      other === room &&
      (selfWithin === undefined ||
        (folder !== undefined && folder !== '' && found.target.startsWith(folder)));
    const siblingOnly = room === 'entry' && (other === 'handler' || other === 'step');
    const allowed =
      own || (siblingOnly ? found.target === siblingOf(path) : may.some((one) => permits(one, other, found)));
    return allowed ? [] : [{ file: path, what: `imports ${found.target}`, why }];
  });
};

/** Imports of packages and built-in modules. */
export const packageFaults = ({ path, imports }: Module): Fault[] => {
  const room = roomOf(path);
  if (room === undefined) return [];
  const closed = ONLY_PACKAGES[room];
  return imports.flatMap(({ target, isFile, typeOnly }) => {
    if (isFile) return [];
    const broken = PACKAGES_BY_ROOM.filter(
      ({ packages, rooms }) => packages.test(target) && !rooms.includes(room) && !typeOnly,
    );
    const closedTo = closed !== undefined && !closed.packages.test(target) ? [closed] : [];
    return [...broken, ...closedTo]
      .slice(0, 1)
      .map(({ why }) => ({ file: path, what: `imports ${target}`, why }));
  });
};

/** Globals and names that only some files may use. */
export const useFaults = ({ path, uses, imports }: Module): Fault[] =>
  USES.filter(({ use, allowed }) => {
    const [target, name] = use === 'process.env' ? ['node:process', 'env'] : [undefined, use];
    const imported = imports.some(
      (each) => (target === undefined || target === each.target) && each.names.includes(name),
    );
    return (uses.has(use) || imported) && !allowed.test(path);
  }).map(({ use, why }) => ({ file: path, what: `uses ${use}`, why }));

/** Entries: each consists of a few statements that wire up a sibling file, which does the work. */
export const entryFaults = (modules: readonly Module[]): Fault[] => {
  const paths = new Set(modules.map(({ path }) => path));
  return modules
    .filter(({ path }) => roomOf(path) === 'entry')
    .flatMap(({ path, statements, functions, exports }) => [
      ...(paths.has(siblingOf(path))
        ? []
        : [{ file: path, what: 'has no sibling', why: 'an entry only wires the file beside it' }]),
      ...(statements <= MAX_ENTRY_STATEMENTS && functions === 0
        ? []
        : [
            {
              file: path,
              what: `has ${statements} statements besides its imports and ${functions} functions`,
              why: `an entry has at most ${MAX_ENTRY_STATEMENTS} such statements and no function of its own`,
            },
          ]),
      ...(exports.has('handler')
        ? []
        : [{ file: path, what: 'exports no handler', why: 'Lambda calls an entry by that name' }]),
    ]);
};

/** Every route and every step has an entry. */
export const missingEntryFaults = (files: readonly SourceFile[], { routes, steps }: Facts): Fault[] => {
  const paths = new Set(files.map(({ path }) => path));
  const needed = [
    ...Object.entries(routes).map(([name, { handler }]) => ({
      name: `the route ${name}`,
      path: `functions/api/${handler}.lambda.ts`,
    })),
    ...steps.map(({ name, entry }) => ({
      name: `the step ${name}`,
      path: `functions/${entry}.lambda.ts`,
    })),
  ];
  return needed
    .filter(({ path }) => !paths.has(path))
    .map(({ name, path }) => ({ file: path, what: 'is missing', why: `${name} names it` }));
};

export const WORKFLOW_FILE = 'state-machines/render-video.asl.json';
const WORKFLOW_FILES = /^state-machines\/[\w-]+\.asl\.json$/u;

/** Every `${Name}` in a workflow has a function, and every function that isn’t scheduled is called by a workflow. */
export const workflowFaults = (files: readonly SourceFile[], { steps }: Facts): Fault[] => {
  const text = files
    .filter(({ path }) => WORKFLOW_FILES.test(path))
    .map((file) => file.text)
    .join('\n');
  const called = new Set([...text.matchAll(/\$\{(\w+)\}/gu)].map(([, name = '']) => name));
  const known = new Set(steps.map(({ name }) => name));
  const unknown = [...called].filter((name) => !known.has(name));
  const idle = steps.filter(({ name, scheduled }) => !scheduled && !called.has(name));
  return [
    ...unknown.map((name) => ({
      file: WORKFLOW_FILE,
      what: `calls ${name}`,
      why: 'infra/workflow-functions.ts has no such function',
    })),
    ...idle.map(({ name }) => ({
      file: WORKFLOW_FILE,
      what: `never calls ${name}`,
      why: 'every function of the workflow must be called',
    })),
  ];
};

const TESTS = /^test\/(?:journeys|functions)\/.*\.tsx?$/u;

const addressPattern = (path: string): string =>
  `${path.replaceAll('.', '\\.').replace(/\{\w+\+?\}/gu, '[^/\'"\\s]+')}(?![\\w/-])`;

/** Every route appears, by its name or its path, in a function test or in a journey. */
export const untestedFaults = (files: readonly SourceFile[], { routes }: Facts): Fault[] => {
  const text = files
    .filter(({ path }) => TESTS.test(path))
    .map((file) => file.text)
    .join('\n');
  return Object.entries(routes)
    .filter(([name, { path }]) => !new RegExp(`\\b${name}\\b|${addressPattern(path)}`, 'u').test(text))
    .map(([name]) => ({
      file: 'contract/routes.ts',
      what: `has ${name}, which no test names`,
      why: 'an untested route may not work',
    }));
};

/** Long files. */
export const lengthFaults = (module: Module): Fault[] => {
  const limit = module.path.startsWith('test/') ? MAX_TEST_LINES : MAX_LINES;
  const lines = linesOf(module);
  const isList = module.path in LONG_LISTS && module.functions === 0;
  return lines <= limit || isList
    ? []
    : [
        {
          file: module.path,
          what: `has ${lines} lines`,
          why: `split a file at ${limit} lines, unless it is a list named in LONG_LISTS`,
        },
      ];
};

/** Folders with too many files, not counting entries, because they sit next to their handlers. */
export const folderFaults = (modules: readonly Module[]): Fault[] => {
  const counts = new Map<string, number>();
  for (const { path } of modules) {
    if (path.endsWith('.lambda.ts')) continue;
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !(folder in FULL_FOLDERS))
    .map(([folder, count]) => ({
      file: folder,
      what: `holds ${count} files`,
      why: `split a folder by subject at ${MAX_FILES} files, unless FULL_FOLDERS gives a reason`,
    }));
};

/**
 * Circular imports, including type imports; one fault per cycle, reported for the file that comes first
 * alphabetically.
 */
export const circleFaults = (modules: readonly Module[]): Fault[] => {
  const targets = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.filter(({ isFile }) => isFile).map(({ target }) => target),
    ]),
  );
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const next = [...(targets.get(from) ?? [])];
    for (let path = next.pop(); path !== undefined; path = next.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      next.push(...(targets.get(path) ?? []));
    }
    return seen;
  };
  const reach = new Map([...targets.keys()].map((path) => [path, reached(path)]));
  const told = new Set<string>();
  return [...targets.keys()].toSorted().flatMap((path) => {
    if (told.has(path) || !reach.get(path)?.has(path)) return [];
    const circle = [...(reach.get(path) ?? [])].filter((other) => reach.get(other)?.has(path));
    for (const member of circle) told.add(member);
    return [
      {
        file: path,
        what: `is in a circle with ${circle.filter((member) => member !== path).join(', ') || 'itself'}`,
        why: 'files that need each other are one thing, or one of them holds a type that belongs elsewhere',
      },
    ];
  });
};
