import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './stacks.ts';

/*
 * Works out the table actions that a function's code can perform, from its sources and without running them.
 */

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

/** Names that only label something: `x` in `a.x` and in `{ x: 1 }`. */
const isLabel = (parent: Node, child: Node): boolean =>
  parent['computed'] !== true &&
  ((parent.type === 'MemberExpression' && child === parent['property']) ||
    (parent.type === 'Property' && child === parent['key'] && parent['shorthand'] !== true));

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) if (!isLabel(node, child)) yield* nodesIn(child);
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type === 'MemberExpression') return nameOf(node['property']);
  if (node.type === 'CallExpression' || node.type === 'ChainExpression')
    return nameOf(node['callee'] ?? node['expression']);
  return '';
};

/** A top-level declaration, by file and name. */
interface Symbol {
  readonly file: string;
  readonly name: string;
  readonly node: Node;
}
interface Module {
  readonly declared: ReadonlyMap<string, Symbol>;
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const fileOf = (from: string, source: string): string =>
  source.startsWith('#') ? source.slice(1) : normalize(join(dirname(from), source));

const declarationsIn = (statement: Node): (readonly [string, Node])[] => {
  const inner = statement['declaration'];
  if (isNode(inner)) return declarationsIn(inner);
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return [[nameOf(statement['id']), statement]];
  if (statement.type !== 'VariableDeclaration') return [];
  return childrenOf(statement).map((one) => [nameOf(one['id']), one] as const);
};

const modules = new Map<string, Module>();
const moduleAt = (file: string): Module => {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const path = join(ROOT, file);
  const program: unknown = existsSync(path) ? parseSync(path, readFileSync(path, 'utf8')).program : undefined;
  const statements = isNode(program) ? childrenOf(program) : [];
  const imported = statements
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap((statement) => {
      const source = isNode(statement['source']) ? String(statement['source']['value']) : '';
      return childrenOf(statement)
        .filter(({ type, importKind }) => type === 'ImportSpecifier' && importKind !== 'type')
        .map(
          (one) =>
            [nameOf(one['local']), { file: fileOf(file, source), name: nameOf(one['imported']) }] as const,
        );
    });
  const made = {
    declared: new Map(
      statements.flatMap(declarationsIn).map(([name, node]) => [name, { file, name, node }] as const),
    ),
    imported: new Map(imported),
  };
  modules.set(file, made);
  return made;
};

const resolve = (file: string, name: string): Symbol | undefined => {
  const { declared, imported } = moduleAt(file);
  const from = imported.get(name);
  return from === undefined ? declared.get(name) : moduleAt(from.file).declared.get(from.name);
};

const COMMANDS: Readonly<Record<string, string>> = {
  GetCommand: 'GetItem',
  QueryCommand: 'Query',
  paginateQuery: 'Query',
  PutCommand: 'PutItem',
  UpdateCommand: 'UpdateItem',
  DeleteCommand: 'DeleteItem',
  BatchWriteCommand: 'BatchWriteItem',
};
/** The members of a transaction. */
const WRITES: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

const usesIndex = (node: Node): boolean =>
  [...nodesIn(node)].some((one) => one.type === 'Property' && nameOf(one['key']) === 'IndexName');

const actionsAt = (node: Node): string[] => {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const action = COMMANDS[nameOf(node['callee'])];
    if (action === undefined || (isNode(node['callee']) && node['callee'].type !== 'Identifier')) return [];
    return [usesIndex(node) ? 'index' : action];
  }
  if (node.type !== 'Property' || !isNode(node['value'])) return [];
  const write = WRITES[nameOf(node['key'])];
  return write !== undefined && node['value'].type !== 'CallExpression' ? [write] : [];
};

/** The actions in a node of a store and in everything that the node refers to. */
const actionsBelow = (
  file: string,
  node: Node,
  inner: ReadonlyMap<string, Node>,
  seen: Set<unknown>,
): ReadonlySet<string> => {
  const found = new Set<string>();
  if (seen.has(node)) return found;
  seen.add(node);
  /** Factories that are called for only one of their methods. */
  const narrowed = new Set<unknown>();
  for (const one of nodesIn(node)) {
    for (const action of actionsAt(one)) found.add(action);
    if (one.type === 'MemberExpression' && isNode(one['object']) && one['object'].type === 'CallExpression') {
      const factory = resolve(file, nameOf(one['object']));
      const method = factory?.file.startsWith('functions/store/')
        ? methodsOf(factory)?.get(nameOf(one['property']))
        : undefined;
      if (method !== undefined) narrowed.add(one['object']['callee']);
      for (const action of method ?? []) found.add(action);
    }
    if (one.type !== 'Identifier' || narrowed.has(one)) continue;
    const name = nameOf(one);
    const near = inner.get(name);
    const far = near === undefined ? resolve(file, name) : undefined;
    const below =
      near === undefined
        ? far?.file.startsWith('functions/store/') === true &&
          actionsBelow(far.file, far.node, new Map(), seen)
        : actionsBelow(file, near, inner, seen);
    for (const action of below || []) found.add(action);
  }
  return found;
};

type Methods = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The methods of the store that a factory returns, with the actions of each; `undefined` if it returns no
 * object.
 */
const readMethods = ({ file, node }: Symbol): Methods | undefined => {
  const made = isNode(node['init']) ? node['init'] : node;
  const body = made['body'];
  const statements = isNode(body) && body.type === 'BlockStatement' ? childrenOf(body) : [];
  const inner = new Map(statements.flatMap(declarationsIn));
  const returned = statements.find(({ type }) => type === 'ReturnStatement')?.['argument'] ?? body;
  const object = [returned]
    .flatMap((one) => (isNode(one) ? [...nodesIn(one)] : []))
    .find(({ type }) => type === 'ObjectExpression');
  if (object === undefined) return undefined;
  const methods = new Map<string, ReadonlySet<string>>();
  for (const member of childrenOf(object)) {
    if (member.type === 'SpreadElement') {
      const other = resolve(file, nameOf(member['argument']));
      for (const [name, actions] of (other && methodsOf(other)) ?? []) methods.set(name, actions);
      continue;
    }
    const value = isNode(member['value']) ? member['value'] : member;
    methods.set(nameOf(member['key']), actionsBelow(file, value, inner, new Set()));
  }
  return methods;
};

const known = new Map<Node, Methods | undefined>();
const methodsOf = (factory: Symbol): Methods | undefined => {
  if (!known.has(factory.node)) {
    // Recursion ends here for a factory that calls itself.
    known.set(factory.node, undefined);
    known.set(factory.node, readMethods(factory));
  }
  return known.get(factory.node);
};

interface Reached {
  /** `port.method`, where the port is the last name in the expression on which the method is called. */
  readonly calls: ReadonlySet<string>;
  readonly ports: ReadonlyMap<string, Symbol>;
  /** Pairs of names for one port, as objects pass and receive them. */
  readonly aliases: readonly (readonly [string, string])[];
}

const SKIPPED = new Set(['requestDependencies', 'log', 'env']);

/** The calls, names and references in one declaration, without following the references. */
interface Declared {
  readonly calls: readonly string[];
  readonly aliases: Reached['aliases'];
  readonly stores: readonly Symbol[];
  readonly refersTo: readonly Symbol[];
}

const readDeclaration = (file: string, node: Node): Declared => {
  const found = [...nodesIn(node)];
  const isMethodCall = ({ type, callee }: Node): boolean =>
    type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression';
  const refersTo = found
    .filter((one) => one.type === 'Identifier' && !SKIPPED.has(nameOf(one)))
    .map((one) => resolve(file, nameOf(one)))
    .filter((symbol) => symbol !== undefined);
  const stores = refersTo.filter((symbol) => symbol.file.startsWith('functions/store/'));
  return {
    calls: found
      .filter(isMethodCall)
      .map(({ callee }) => callee)
      .filter(isNode)
      .map((callee) => `${nameOf(callee['object'])}.${nameOf(callee['property'])}`),
    aliases: found
      .filter((one) => one.type === 'Property' && isNode(one['value']) && one['value'].type === 'Identifier')
      .map((one) => [nameOf(one['key']), nameOf(one['value'])] as const),
    stores,
    refersTo: refersTo.filter((symbol) => !stores.includes(symbol)),
  };
};

/** Functions share most of the code they reach, so each declaration is read only once. */
const declarations = new Map<Node, Declared>();
const declarationOf = (file: string, node: Node): Declared => {
  const read = declarations.get(node) ?? readDeclaration(file, node);
  declarations.set(node, read);
  return read;
};

const reach = (entry: string): Reached => {
  const calls = new Set<string>();
  const ports = new Map<string, Symbol>();
  const aliases: (readonly [string, string])[] = [];
  const seen = new Set<Node>();
  const visit = (file: string, node: Node): void => {
    const declared = declarationOf(file, node);
    for (const call of declared.calls) calls.add(call);
    aliases.push(...declared.aliases);
    for (const found of declared.refersTo) {
      if (seen.has(found.node)) continue;
      seen.add(found.node);
      // The names in `wiring` are the ports; a store itself is read method by method.
      if (found.file.startsWith('functions/wiring/'))
        for (const store of declarationOf(found.file, found.node).stores) ports.set(found.name, store);
      visit(found.file, found.node);
    }
  };
  const { declared } = moduleAt(entry);
  for (const { node } of declared.values()) visit(entry, node);
  return { calls, ports, aliases };
};

/** The actions on the table that the code of an entry may reach. `ports`: the stores that it is wired to. */
export const reachable = (entry: string) => {
  const { calls, ports, aliases } = reach(entry);
  /** Each action with an example of a call that needs it. */
  const needed = new Map<string, string>();
  for (const [port, store] of ports) {
    const methods = methodsOf(store);
    const names = aliases.filter((pair) => pair.includes(port)).flat();
    if (methods === undefined) {
      for (const action of actionsBelow(store.file, store.node, new Map(), new Set()))
        needed.set(action, port);
      continue;
    }
    for (const [method, actions] of methods)
      if ([port, ...names].some((name) => calls.has(`${name}.${method}`)))
        for (const action of actions) needed.set(action, `${port}.${method}`);
  }
  return { needed, ports: new Set(ports.keys()) };
};
