/** The rooms of the repository and who may import whom. This page is data; `rules.ts` holds it against the tree. */

export const ROOMS = [
  ['contract', /^contract\//u],
  ['domain', /^functions\/domain\//u],
  ['film', /^functions\/film\//u],
  ['offline', /^offline\//u],
  ['store', /^functions\/store\//u],
  ['gateway', /^functions\/gateways\//u],
  ['cost', /^functions\/cost\//u],
  ['telemetry', /^functions\/runtime\/telemetry\//u],
  ['runtime', /^functions\/runtime\/(?:http|step)\//u],
  ['env', /^functions\/env\.ts$/u],
  ['wiring', /^functions\/wiring\//u],
  ['entry', /^functions\/.*\.lambda\.ts$/u],
  ['step', /^functions\/(?:workflows|scheduled)\//u],
  ['service', /^functions\/services\//u],
  ['handler', /^functions\/api\//u],
  ['custom resource', /^infra\/custom-resources\//u],
  ['edge function', /^infra\/edge\//u],
  ['infra', /^infra\//u],
  ['web app', /^web\/(?:app|public)\//u],
  ['web feature', /^web\/features\//u],
  ['web ui', /^web\/ui\//u],
  ['web data', /^web\/data\//u],
  ['web lib', /^web\/lib\//u],
  ['web build', /^web\/[^/]+$/u],
  ['local', /^local\//u],
  ['tools', /^tools\//u],
  ['test', /^test\//u],
  ['settings', /^[^/]+$/u],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Room = (typeof ROOMS)[number][0];

/** The room a file is in; undefined for a file in no known folder. */
export const roomOf = (path: string): Room | undefined =>
  ROOMS.find(([, pattern]) => pattern.test(path))?.[0];

/** A room that may be imported: all of it, its types, or the files that match. */
export type Allowance = Room | { readonly room: Room; readonly only: 'types' | RegExp };

interface Row {
  /** Files of the same room are allowed, unless `selfWithin` narrows that to a shared folder. */
  readonly may: readonly Allowance[];
  readonly selfWithin?: RegExp;
  readonly why: string;
}

const types = (room: Room): Allowance => ({ room, only: 'types' });
const files = (room: Room, only: RegExp): Allowance => ({ room, only });

/** The contract's types, and its constants: no requests and replies, which only handlers and clients speak. */
const CONSTANTS = [
  types('contract'),
  files('contract', /\/(?:caption-styles|catalogue|providers|text)\.ts$/u),
] as const;

export const MAY_IMPORT: Readonly<Record<Room, Row>> = {
  contract: {
    may: [],
    why: 'the contract crosses the wire: browser, functions and stack read it, so it stands alone',
  },
  domain: {
    may: ['contract'],
    why: 'the domain decides and knows nobody who stores, draws, serves or deploys',
  },
  film: {
    may: [...CONSTANTS, 'domain'],
    why: 'film code is pure craft over files; it knows no store, no service and no request',
  },
  offline: {
    may: ['contract'],
    why: 'what serves without a provider is pure and knows no function; wiring puts it behind the ports',
  },
  store: {
    may: [...CONSTANTS, 'domain', 'cost', 'telemetry', 'env'],
    why: 'a store knows the table and the domain, never another outside party, HTTP, handlers or the film',
  },
  gateway: {
    may: [...CONSTANTS, 'domain', 'cost', 'telemetry', 'env'],
    why: 'a gateway knows its own outside party and the domain, never the table, HTTP, handlers or the film',
  },
  cost: {
    may: [...CONSTANTS, 'domain', 'env'],
    why: 'the meter and the price book count for everybody, so they know nobody',
  },
  telemetry: {
    may: [types('contract'), files('contract', /\/providers\.ts$/u), 'cost', 'env'],
    why: 'logs and metrics are written by every room, so they know none but what a cost line is',
  },
  runtime: {
    may: ['contract', files('domain', /\/domain\/request\//u), 'cost', 'telemetry', 'env'],
    why: 'the shell of functions maps refusals and claims keys; stores and handlers are handed to it',
  },
  env: {
    may: [files('contract', /\/providers\.ts$/u)],
    why: 'the environment is read before anything but the contract exists',
  },
  wiring: {
    may: [...CONSTANTS, 'domain', 'store', 'gateway', 'cost', 'offline', 'env'],
    why: 'wiring joins ports to their implementations; a film library here would be in every bundle',
  },
  entry: {
    may: ['contract', 'runtime', 'wiring', 'env', 'handler', 'step'],
    selfWithin: /^$/u,
    why: 'an entry wires its own handler and nothing else',
  },
  service: {
    may: ['contract', 'domain', 'telemetry'],
    why: 'a service works through ports that it is handed, so that any entry may call it',
  },
  handler: {
    may: ['contract', 'domain', 'service', 'telemetry', { room: 'runtime', only: /\/request-context\.ts$/u }],
    selfWithin: /^functions\/api\/[^/]+\//u,
    why: 'a handler gets its ports injected and shares nothing with another room of handlers',
  },
  step: {
    may: ['contract', 'domain', 'service', 'film', 'telemetry'],
    why: 'a step gets its ports injected; only steps may film',
  },
  'custom resource': { may: [], why: 'it runs alone while a stack is deployed' },
  'edge function': { may: [], why: 'CloudFront runs it as a single file' },
  infra: {
    may: ['contract', files('telemetry', /\/metric-names\.ts$/u)],
    why: 'the stack names functions and the web build by their paths, never by import',
  },
  'web app': {
    may: ['contract', 'web feature', 'web data', 'web ui', 'web lib'],
    why: 'the app composes features; it sees the server by the contract only',
  },
  'web feature': {
    may: ['contract', 'web data', 'web ui', 'web lib'],
    selfWithin: /^web\/features\/[^/]+\//u,
    why: 'a feature stands alone: what two features share belongs in data, ui or lib',
  },
  'web ui': { may: ['contract', 'web lib'], why: 'presentational parts know no feature' },
  'web data': {
    may: ['contract', 'web ui', 'web lib'],
    why: 'queries, mutations and what the browser keeps know no screen',
  },
  'web lib': { may: ['contract'], why: 'the library of the web app knows no screen' },
  'web build': { may: ['contract', 'web app', 'web data', 'web lib'], why: 'the build sees the app only' },
  local: {
    may: [
      'contract',
      'domain',
      'film',
      'offline',
      'store',
      'gateway',
      'cost',
      'runtime',
      'telemetry',
      'entry',
      'wiring',
      'env',
      files('infra', /^infra\/(?:grants|workflow-functions|security-headers)\.ts$/u),
    ],
    why: 'the local cloud stands in for vendors; of our own code it runs entries and reads limits and headers',
  },
  tools: {
    may: [
      'contract',
      'domain',
      'service',
      'film',
      'offline',
      'store',
      'gateway',
      'cost',
      'telemetry',
      'wiring',
      'env',
      files('handler', /^functions\/api\/watch\/markup\.ts$/u),
      files('infra', /^infra\/stage\//u),
    ],
    why: 'commands use the same stores and gateways as the functions, and never the local cloud',
  },
  test: {
    may: ROOMS.map(([room]) => room),
    why: 'tests may look anywhere',
  },
  settings: { may: ['web build'], why: 'settings of tools at the root stand alone' },
};
