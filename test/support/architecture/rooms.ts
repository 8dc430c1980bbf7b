/**
 * The rooms of the repository and which rooms each may import. This file is data; `rules.ts` checks the tree against
 * it.
 */

export const ROOMS = [
  ['contract', /^contract\//u],
  ['composition', /^composition\//u],
  ['domain', /^functions\/domain\//u],
  ['film', /^functions\/film\//u],
  ['offline', /^offline\//u],
  ['library', /^packages\//u],
  ['store', /^functions\/store\//u],
  ['gateway', /^functions\/gateways\//u],
  ['cost', /^functions\/cost\//u],
  ['telemetry', /^functions\/runtime\/telemetry\//u],
  ['time limits', /^functions\/runtime\/time-limits\.ts$/u],
  ['runtime', /^functions\/runtime\/(?:http|step)\//u],
  ['env', /^functions\/env\.ts$/u],
  ['wiring', /^functions\/wiring\//u],
  ['entry', /^functions\/.*\.lambda\.ts$/u],
  ['step', /^functions\/(?:workflows|scheduled|triggers)\//u],
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

/** The room that a file belongs to; undefined if its folder is unknown. */
export const roomOf = (path: string): Room | undefined =>
  ROOMS.find(([, pattern]) => pattern.test(path))?.[0];

/** A room that may be imported: the whole room, only its types, or only the matching files. */
export type Allowance = Room | { readonly room: Room; readonly only: 'types' | RegExp };

interface Row {
  /** Files of the same room are allowed, unless `selfWithin` narrows this to files in the same folder. */
  readonly may: readonly Allowance[];
  readonly selfWithin?: RegExp;
  readonly why: string;
}

const types = (room: Room): Allowance => ({ room, only: 'types' });
const files = (room: Room, only: RegExp): Allowance => ({ room, only });

/** The contract’s types and constants, except requests and replies, which only handlers and clients use. */
const CONSTANTS = [
  types('contract'),
  files(
    'contract',
    /\/(?:ai-line|caption-styles|catalogue|common-password|drawable|look|motions|pace|platforms|providers|sentences|text)\.ts$/u,
  ),
] as const;

export const MAY_IMPORT: Readonly<Record<Room, Row>> = {
  contract: {
    may: [],
    why: 'browser, functions and stack all import the contract, so it imports none of them',
  },
  composition: {
    may: [...CONSTANTS],
    why: 'film and preview both ask it where everything is at a moment, so it runs in functions and browsers alike',
  },
  domain: {
    may: ['contract', types('composition')],
    why: 'the domain decides and imports no code that stores, draws, serves or deploys',
  },
  film: {
    may: [...CONSTANTS, 'composition', 'domain'],
    why: 'film code only works on files; it imports no store, service or request',
  },
  offline: {
    may: ['contract'],
    why: 'code that replaces a provider is pure and imports no function; wiring puts it behind the ports',
  },
  library: {
    may: [],
    selfWithin: /^packages\/[^/]+\//u,
    why: 'a library of our own stands apart: it imports nothing from the house, which imports it by its one way in',
  },
  store: {
    may: [...CONSTANTS, 'domain', 'cost', 'telemetry', 'time limits', 'env'],
    why: 'a store imports the table and the domain, never another vendor, HTTP, handlers or the film code',
  },
  gateway: {
    may: [...CONSTANTS, 'domain', 'cost', 'telemetry', 'time limits', 'env'],
    why: 'a gateway imports its own vendor and the domain, never the table, HTTP, handlers or the film code',
  },
  cost: {
    may: [...CONSTANTS, 'domain', 'env'],
    why: 'every room uses the meter and the price book, so they import none of them',
  },
  telemetry: {
    may: [types('contract'), files('contract', /\/providers\.ts$/u), 'cost', 'env'],
    why: 'every room writes logs and metrics, so telemetry imports only the cost line',
  },
  'time limits': { may: [], why: 'every client of AWS uses them, so they import nothing' },
  runtime: {
    may: ['contract', files('domain', /\/domain\/request\//u), 'cost', 'telemetry', 'env'],
    why: 'the shell of functions maps refusals and claims keys; it receives stores and handlers as arguments',
  },
  env: {
    may: [files('contract', /\/(?:moderation|providers|workflows)\.ts$/u)],
    why: 'the environment is read first, so it imports only the contract',
  },
  wiring: {
    may: [
      ...CONSTANTS,
      'domain',
      'store',
      'gateway',
      'cost',
      'offline',
      'env',
      files('film', /\/alignment\/(?:espeak|reference-speech)\.ts$/u),
    ],
    why: 'wiring joins ports to their implementations; a film library here would be in every bundle, but for eSpeak, which functions load when they speak',
  },
  entry: {
    may: ['contract', 'runtime', 'wiring', 'env', 'handler', 'step'],
    selfWithin: /^$/u,
    why: 'an entry wires its own handler and nothing else',
  },
  service: {
    may: ['contract', 'domain', 'telemetry'],
    why: 'a service works through injected ports, so that any entry may call it',
  },
  handler: {
    may: ['contract', 'domain', 'service', 'telemetry', { room: 'runtime', only: /\/request-context\.ts$/u }],
    selfWithin: /^functions\/api\/[^/]+\//u,
    why: 'a handler gets its ports injected and shares nothing with another room of handlers',
  },
  step: {
    may: ['contract', 'composition', 'domain', 'service', 'film', 'telemetry'],
    why: 'a step gets its ports injected; only steps may film',
  },
  'custom resource': {
    may: ['time limits'],
    why: 'a custom resource runs alone while a stack is deployed',
  },
  'edge function': { may: [], why: 'CloudFront runs it as a single file' },
  infra: {
    may: [
      'contract',
      files('telemetry', /\/metric-names\.ts$/u),
      files('local', /^local\/voices\/voices-for-lambda\.ts$/u),
    ],
    why: 'the stack names functions and the web build by path, never by import; it finds the neural voices it deploys',
  },
  'web app': {
    may: ['contract', 'web feature', 'web data', 'web ui', 'web lib'],
    why: 'the app composes features; it reaches the server through the contract only',
  },
  'web feature': {
    may: ['contract', 'composition', 'web data', 'web ui', 'web lib'],
    selfWithin: /^web\/features\/[^/]+\//u,
    why: 'a feature stands alone: code that two features share belongs in data, ui or lib',
  },
  'web ui': { may: ['contract', 'composition', 'web lib'], why: 'presentational parts import no feature' },
  'web data': {
    may: ['contract', 'composition', 'web ui', 'web lib'],
    why: 'queries, mutations and browser storage import no screen',
  },
  'web lib': { may: ['contract'], why: "the web app's library imports no screen" },
  'web build': { may: ['contract', 'web app', 'web data', 'web lib'], why: 'the build imports the app only' },
  local: {
    may: [
      'contract',
      'composition',
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
      files('web feature', /^web\/features\/blog\/(?:all-articles|article|articles\/)/u),
      'contract',
      'composition',
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
      files('infra', /^infra\/stage\//u),
      files('test', /^test\/support\/architecture\/source\.ts$/u),
    ],
    why: 'commands use the same stores and gateways as the functions, and never the local cloud',
  },
  test: {
    may: ROOMS.map(([room]) => room),
    why: 'tests may import anything',
  },
  settings: {
    may: ['web build', files('test', /\/(?:full-run|libraries|timings)\.ts$/u)],
    why: 'tool settings at the root stand alone, except for which files a run has, and how long each takes',
  },
};
