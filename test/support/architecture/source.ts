import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** A file of the tree: its path from the root, with slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** One thing a file imports. */
export interface Import {
  /** For a file in the tree, its path from the root; otherwise the name as written (`zod`, `node:fs`). */
  readonly target: string;
  readonly isFile: boolean;
  /** Whether only types are imported, which don’t exist at run time. */
  readonly typeOnly: boolean;
  /** The imported names; empty for a side effect or a dynamic import. */
  readonly names: readonly string[];
}

export interface Module extends SourceFile {
  readonly imports: readonly Import[];
  /**
   * Member accesses such as `process.env`, or `.env` of anything else; `console` for any of its methods, `Date()` for
   * a date from the clock, `await`, `Promise` as a type, and `granularity: sentence` for a sentence segmenter.
   */
  readonly uses: ReadonlySet<string>;
  /** Top-level statements besides imports, and all functions in the file. */
  readonly statements: number;
  readonly functions: number;
  readonly exports: ReadonlySet<string>;
}

const ALIAS = /^#(composition|contract|functions|offline|web|infra|local|tools|test)\//u;
/**
 * A library of our own, imported as `#painter/…` from inside it and only through its single entry
 * from outside.
 */
const LIBRARY = /^packages\/([^/]+)\//u;
const CODE = /\.(?:ts|tsx|mts|js|mjs)$/u;

const resolve = (from: string, specifier: string): Pick<Import, 'target' | 'isFile'> => {
  const bare = specifier.replace(/\?.*$/u, '');
  const [, library = ''] = LIBRARY.exec(from) ?? [];
  if (library !== '' && bare.startsWith(`#${library}/`))
    return { target: `packages/${bare.slice(1)}`, isFile: true };
  if (ALIAS.test(bare)) return { target: bare.slice(1), isFile: true };
  if (bare.startsWith('.')) return { target: posix.join(posix.dirname(from), bare), isFile: true };
  return { target: bare, isFile: false };
};

/** The target of an import expression, when it is a plain string. */
const literal = (text: string): string | undefined => /^\s*(['"`])([^'"`$]*)\1\s*$/u.exec(text)?.[2];

const importsOf = (path: string, text: string, module: ReturnType<typeof parseSync>['module']): Import[] => {
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    ...resolve(path, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    names: entries.map(({ importName, localName }) => importName.name ?? localName.value),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName }) =>
      moduleRequest === null
        ? []
        : [{ ...resolve(path, moduleRequest.value), typeOnly: isType, names: [importName.name ?? '*'] }],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = literal(text.slice(moduleRequest.start, moduleRequest.end));
    return specifier === undefined ? [] : [{ ...resolve(path, specifier), typeOnly: false, names: [] }];
  });
  return [...fixed, ...passedOn, ...dynamic];
};

const readModule = ({ path, text }: SourceFile): Module => {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`);
  const uses = new Set<string>();
  let functions = 0;
  const count = (): void => {
    functions += 1;
  };
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (object.type === 'Identifier' && object.name === 'console') uses.add('console');
      if (property.type === 'Identifier') uses.add(`.${property.name}`);
      if (object.type === 'Identifier' && property.type === 'Identifier')
        uses.add(`${object.name}.${property.name}`);
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) uses.add('Date()');
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && key.name === 'granularity' && value.type === 'Literal')
        uses.add(`granularity: ${value.value}`);
    },
    TSTypeReference: ({ typeName }) => {
      if (typeName.type === 'Identifier' && typeName.name === 'Promise') uses.add('Promise');
    },
    AwaitExpression: () => {
      uses.add('await');
    },
    ArrowFunctionExpression: count,
    FunctionExpression: count,
    FunctionDeclaration: count,
  }).visit(program);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
  return {
    path,
    text,
    imports: importsOf(path, text, module),
    uses,
    statements: program.body.filter(({ type }) => type !== 'ImportDeclaration').length,
    functions,
    exports: new Set(exports),
  };
};

/** The parsed code files; the rest of the tree is left out. */
export const readModules = (files: readonly SourceFile[]): Module[] =>
  files.filter(({ path }) => CODE.test(path) && !path.endsWith('.d.ts')).map(readModule);

/** The number of lines in a file, as an editor counts them. */
export const linesOf = ({ text }: SourceFile): number => text.replace(/\n$/u, '').split('\n').length;
