import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './stacks.ts';

/*
 * Works out from a function’s source, without running it, which AWS actions its code can call: `table:GetItem` is an
 * action on the table, `s3:GetObject` an action on another service, `secret:media` a secret that the code reads.
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

/** Names that are only property names: `x` in `a.x` and in `{ x: 1 }`. */
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
  if (node.type === 'CallExpression') return nameOf(node['callee']);
  if (node.type === 'ChainExpression') return nameOf(node['expression']);
  if (node.type === 'AwaitExpression') return nameOf(node['argument']);
  return '';
};

/** A top-level declaration, by file and name. */
interface Symbol {
  readonly file: string;
  readonly name: string;
  readonly node: Node;
}
interface Module {
  /** The local names of everything that a file imports. */
  readonly renamed: Reached['aliases'];
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
    renamed: imported
      .map(([local, { name }]) => [local, name] as const)
      .filter(([local, name]) => local !== name),
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

/** The permissions that an SDK command needs. User pool commands that anyone may send don’t need a permission. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  GetCommand: ['table:GetItem'],
  QueryCommand: ['table:Query'],
  paginateQuery: ['table:Query'],
  PutCommand: ['table:PutItem'],
  UpdateCommand: ['table:UpdateItem'],
  DeleteCommand: ['table:DeleteItem'],
  BatchWriteCommand: ['table:BatchWriteItem'],
  GetObjectCommand: ['s3:GetObject'],
  HeadObjectCommand: ['s3:GetObject'],
  PutObjectCommand: ['s3:PutObject'],
  CopyObjectCommand: ['s3:GetObject', 's3:PutObject'],
  DeleteObjectCommand: ['s3:DeleteObject'],
  DeleteObjectsCommand: ['s3:DeleteObject'],
  Upload: ['s3:PutObject', 's3:AbortMultipartUpload'],
  paginateListObjectsV2: ['s3:ListBucket'],
  ListObjectVersionsCommand: ['s3:ListBucketVersions'],
  StartExecutionCommand: ['states:StartExecution'],
  SendEmailCommand: ['ses:SendEmail'],
  SynthesizeSpeechCommand: ['polly:SynthesizeSpeech'],
  AdminGetUserCommand: ['cognito-idp:AdminGetUser'],
  AdminDeleteUserCommand: ['cognito-idp:AdminDeleteUser'],
  AdminSetUserPasswordCommand: ['cognito-idp:AdminSetUserPassword'],
  AdminUpdateUserAttributesCommand: ['cognito-idp:AdminUpdateUserAttributes'],
  paginateListUsers: ['cognito-idp:ListUsers'],
};
/** The operations inside a transaction. */
const WRITES: Readonly<Record<string, string>> = {
  Put: 'table:PutItem',
  Update: 'table:UpdateItem',
  Delete: 'table:DeleteItem',
  ConditionCheck: 'table:ConditionCheckItem',
};
/** Whether a file calls AWS. */
const callsAws = ({ file }: Symbol): boolean => /^functions\/(?:store|gateways)\//u.test(file);

const usesIndex = (node: Node): boolean =>
  [...nodesIn(node)].some((one) => one.type === 'Property' && nameOf(one['key']) === 'IndexName');

const actionsAt = (file: string, node: Node): string[] => {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const actions = COMMANDS[nameOf(node['callee'])];
    if (actions === undefined || (isNode(node['callee']) && node['callee'].type !== 'Identifier')) return [];
    return usesIndex(node) ? ['index'] : [...actions];
  }
  if (node.type !== 'Property' || !isNode(node['value']) || !file.startsWith('functions/store/')) return [];
  const write = WRITES[nameOf(node['key'])];
  return write !== undefined && node['value'].type !== 'CallExpression' ? [write] : [];
};

/**
 * Actions that are needed along with others: for example, S3 reports a missing object as such only to callers who may
 * list objects.
 */
const withImplied = (actions: ReadonlySet<string>): ReadonlySet<string> => {
  const erases = actions.has('s3:ListBucketVersions') && actions.has('s3:DeleteObject');
  const uses = [...actions].some((action) => action.startsWith('s3:'));
  return new Set([
    ...actions,
    ...(erases ? ['s3:DeleteObjectVersion'] : []),
    ...(uses ? ['s3:ListBucket'] : []),
  ]);
};

/** The actions found in the syntax node of a store or gateway, and in everything that the node refers to. */
const actionsBelow = (
  file: string,
  node: Node,
  inner: ReadonlyMap<string, Node>,
  seen: Set<unknown>,
): ReadonlySet<string> => {
  const found = new Set<string>();
  if (seen.has(node)) return found;
  seen.add(node);
  /** Factories whose result is used only to call a single method. */
  const narrowed = new Set<unknown>();
  for (const one of nodesIn(node)) {
    for (const action of actionsAt(file, one)) found.add(action);
    if (one.type === 'MemberExpression' && isNode(one['object']) && one['object'].type === 'CallExpression') {
      const factory = resolve(file, nameOf(one['object']));
      const method =
        factory !== undefined && callsAws(factory)
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
        ? far !== undefined && callsAws(far) && actionsBelow(far.file, far.node, new Map(), seen)
        : actionsBelow(file, near, inner, seen);
    for (const action of below || []) found.add(action);
  }
  return found;
};

type Methods = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The methods of the store or gateway that a factory returns, with the actions each method needs; `undefined` if the
 * factory doesn’t return an object.
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
    methods.set(nameOf(member['key']), withImplied(actionsBelow(file, value, inner, new Set())));
  }
  return methods;
};

const known = new Map<Node, Methods | undefined>();
const methodsOf = (factory: Symbol): Methods | undefined => {
  if (!known.has(factory.node)) {
    // Stops the recursion if a factory calls itself.
    known.set(factory.node, undefined);
    known.set(factory.node, readMethods(factory));
  }
  return known.get(factory.node);
};

interface Reached {
  /** `port.method`, where the port is the last name in the expression on which the method is called. */
  readonly calls: ReadonlySet<string>;
  readonly ports: ReadonlyMap<string, readonly Symbol[]>;
  /** The secrets, each with the declarations that read the secret’s id. */
  readonly secrets: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pairs of names for the same port, if it is passed under one name and received under another. */
  readonly aliases: readonly (readonly [string, string])[];
}

const SKIPPED = new Set(['requestDependencies', 'log', 'env']);
/**
 * Tables from which a provider is picked at run time. The provider’s methods are then called on a variable with
 * another name.
 */
const PICKED = new Set(['NARRATORS', 'PAINTERS', 'MODERATORS']);

/** The calls, names and references in one declaration. References are not followed. */
interface Declared {
  readonly calls: readonly string[];
  readonly aliases: Reached['aliases'];
  readonly stores: readonly Symbol[];
  readonly secrets: readonly string[];
  readonly refersTo: readonly Symbol[];
}

const SECRET_ID = /^(?<name>\w+)SecretId$/u;

/** The secrets whose ids a declaration reads, named like the variables that hold the ids: `sign_in`. */
const secretsIn = (found: readonly Node[]): string[] =>
  found
    .filter(({ type }) => type === 'MemberExpression')
    .flatMap(({ object, property }) => {
      if (nameOf(object) === 'requestDependencies' && nameOf(property) === 'originSecret') return 'origin';
      return (nameOf(object) === 'env' && SECRET_ID.exec(nameOf(property))?.groups?.['name']) || [];
    })
    .map((name) => `secret:${name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)}`);

const readDeclaration = (file: string, node: Node): Declared => {
  const found = [...nodesIn(node)];
  const isMethodCall = ({ type, callee }: Node): boolean =>
    type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression';
  const refersTo = found
    .filter((one) => one.type === 'Identifier' && !SKIPPED.has(nameOf(one)))
    .map((one) => resolve(file, nameOf(one)))
    .filter((symbol) => symbol !== undefined);
  const stores = refersTo.filter(callsAws);
  return {
    calls: found
      .filter(isMethodCall)
      .map(({ callee }) => callee)
      .filter(isNode)
      .map((callee) => `${nameOf(callee['object'])}.${nameOf(callee['property'])}`),
    aliases: found.flatMap((one) => {
      if (one.type === 'Property') return [[nameOf(one['key']), nameOf(one['value'])] as const];
      if (one.type === 'VariableDeclarator') return [[nameOf(one['id']), nameOf(one['init'])] as const];
      return [];
    }),
    stores,
    secrets: secretsIn(found),
    refersTo: refersTo.filter((symbol) => !stores.includes(symbol)),
  };
};

/** Functions share most of the code that they reach, so each declaration is parsed only once. */
const declarations = new Map<Node, Declared>();
const declarationOf = (file: string, node: Node): Declared => {
  const read = declarations.get(node) ?? readDeclaration(file, node);
  declarations.set(node, read);
  return read;
};

const reach = (entry: string): Reached => {
  const calls = new Set<string>();
  const ports = new Map<string, readonly Symbol[]>();
  const secrets = new Map<string, Set<string>>();
  const aliases: (readonly [string, string])[] = [];
  const seen = new Set<Node>();
  const visit = (file: string, node: Node): void => {
    const declared = declarationOf(file, node);
    aliases.push(...moduleAt(file).renamed);
    for (const call of declared.calls) calls.add(call);
    for (const secret of declared.secrets)
      secrets.set(secret, (secrets.get(secret) ?? new Set()).add(nameOf(node['id'])));
    aliases.push(...declared.aliases);
    for (const found of declared.refersTo) {
      if (seen.has(found.node)) continue;
      seen.add(found.node);
      // The names in `wiring` are the ports; stores themselves are analysed method by method.
      if (found.file.startsWith('functions/wiring/'))
        ports.set(found.name, declarationOf(found.file, found.node).stores);
      visit(found.file, found.node);
    }
  };
  const { declared } = moduleAt(entry);
  for (const { node } of declared.values()) visit(entry, node);
  return { calls, ports, secrets, aliases };
};

/**
 * The AWS actions that the code of an entry may call, each with the calls that need the action. `ports`: the stores
 * and gateways that the entry is wired to.
 */
export const reachable = (entry: string) => {
  const { calls, ports, secrets, aliases } = reach(entry);
  const needed = new Map<string, Set<string>>();
  const need = (permission: string, call: string): void => {
    needed.set(permission, (needed.get(permission) ?? new Set()).add(call));
  };
  for (const [secret, readers] of secrets) for (const reader of readers) need(secret, reader);
  for (const [port, stores] of ports)
    for (const store of stores) {
      const methods = PICKED.has(port) ? undefined : methodsOf(store);
      const names = [port, ...aliases.filter((pair) => pair.includes(port)).flat()];
      if (methods === undefined)
        for (const action of withImplied(actionsBelow(store.file, store.node, new Map(), new Set())))
          need(action, port);
      for (const [method, actions] of methods ?? [])
        if (names.some((name) => calls.has(`${name}.${method}`)))
          for (const action of actions) need(action, `${port}.${method}`);
    }
  return { needed, ports: new Set(ports.keys()) };
};
