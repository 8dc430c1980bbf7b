import { ROOMS, type Room } from './rooms.ts';

/** Packages and built-in modules that only some rooms may import. */
export interface PackageRule {
  readonly packages: RegExp;
  readonly rooms: readonly Room[];
  readonly why: string;
}

const roomsExcept = (left: RegExp): readonly Room[] =>
  ROOMS.map(([room]) => room).filter((room) => !left.test(room));

export const PACKAGES_BY_ROOM: readonly PackageRule[] = [
  {
    packages: /^(?:@aws-sdk\/.*|stripe|openai|openid-client)(?:\/|$)/u,
    rooms: ['store', 'gateway', 'custom resource', 'local', 'test'],
    why: "only a vendor's gateway or store calls it; a custom resource runs outside the product",
  },
  {
    packages: /^jose(?:\/|$)/u,
    rooms: ['gateway', 'runtime', 'local', 'test'],
    why: 'tokens are created and read at the edges only',
  },
  {
    packages: /^bowser$/u,
    rooms: ['gateway', 'test'],
    why: 'what a browser says about itself is turned into words in one place',
  },
  {
    packages: /^(?:aws-cdk-lib|constructs|cdk-nag)(?:\/|$)/u,
    rooms: ['infra', 'test'],
    why: 'only the stack imports CDK; a function that imported it would carry it',
  },
  {
    packages: /^(?:@middy\/.*|pino)(?:\/|$)/u,
    rooms: ['runtime', 'telemetry', 'test'],
    why: 'there is one HTTP stack and one log',
  },
  {
    packages: /^node-av(?:\/|$)/u,
    rooms: ['film', 'library', 'local', 'tools', 'test'],
    why: 'FFmpeg is 150 MB: only film code and the code that prepares its material may load it',
  },
  {
    packages: /^(?:@contentauth\/c2pa-wasm|cborg)(?:\/|$)/u,
    rooms: ['film', 'test'],
    why: 'the 9 MB of WebAssembly belong to the functions that sign and certify films',
  },
  {
    packages: /^@veilcast\/(?!reading$)/u,
    rooms: ['library', 'offline', 'wiring', 'local', 'tools', 'test'],
    why: 'a library of our own is behind a port, or draws and speaks for those who prepare material',
  },
  {
    packages: /^@peculiar\/x509(?:\/|$)/u,
    rooms: ['local', 'test'],
    why: 'only test certificates are made here; functions read theirs with Node',
  },
  {
    packages: /^@napi-rs\/canvas(?:\/|$)/u,
    rooms: ['library', 'film', 'local', 'tools', 'test'],
    why: 'only the painter draws, and film code shrinks stills',
  },
  {
    packages:
      /^(?:react|react-dom|react-router-dom|react-player|@tanstack\/.*|@aws-amplify\/.*|aws-amplify)(?:\/|$)/u,
    rooms: ['web app', 'web feature', 'web ui', 'web data', 'web lib', 'web build', 'test'],
    why: 'the browser app is the only one with screens',
  },
  {
    packages: /^zod$/u,
    rooms: roomsExcept(/^(?:contract|web (?!build))/u),
    why: 'browser code imports zod/mini, half the size (decision 23)',
  },
  {
    packages: /^node:(?!buffer$)/u,
    rooms: roomsExcept(/^(?:contract|domain|env|entry|edge function|web (?!build))/u),
    why: 'contract and browser code run without Node; the domain does no I/O; entries only wire',
  },
  {
    packages: /^node:(?!(?:buffer|crypto)$)/u,
    rooms: roomsExcept(/^service$/u),
    why: 'a service does its I/O through ports; it may hash',
  },
];

/** Rooms that may import external packages only from a fixed list. */
export const ONLY_PACKAGES: Partial<Record<Room, { readonly packages: RegExp; readonly why: string }>> = {
  contract: {
    packages: /^(?:zod\/mini|@veilcast\/reading)$/u,
    why: 'the contract imports zod/mini and what says where sentences end, and nothing else',
  },
  domain: {
    packages:
      /^(?:zod|@veilcast\/reading|diff|fractional-indexing|franc-min|obscenity|stopwords-iso|temporal-polyfill)$/u,
    why: 'the domain does no I/O and has no clock or randomness: zod, our own reading for the ends of sentences, diff to compare two texts, fractional-indexing for places of a queue, franc-min to tell languages apart, obscenity for characters that look like letters, stopwords-iso for common words that make poor tags and temporal-polyfill for the clocks of time zones are all it needs',
  },
};

/** Globals that only the named files may use. */
export const USES: readonly { readonly use: string; readonly allowed: RegExp; readonly why: string }[] = [
  {
    use: 'process.env',
    allowed: /^(?:functions\/env\.ts|infra\/(?:deployer-)?app\.ts|local\/|tools\/|test\/|[^/]+\.config\.ts)/u,
    why: 'functions/env.ts reads and checks the environment, so that a missing variable has one error',
  },
  ...['.judgeTexts', '.judgePicture'].map((use) => ({
    use,
    allowed: /^(?!functions\/)|^functions\/(?:services\/moderation|wiring)\//u,
    why: 'one judgement: services/moderation asks the moderator, and everything else asks there',
  })),
  {
    use: 'StartExecutionCommand',
    allowed: /^(?!functions\/)|^functions\/gateways\/aws\/workflow-starters\.ts$/u,
    why: 'one starter: what an execution is given, and the name because of which it never starts twice, stand in one file',
  },
  {
    use: 'openAiText',
    allowed: /^(?!functions\/)|^functions\/(?:gateways\/openai\/|wiring\/text-model\.ts$)/u,
    why: 'one text port: stories, suggestions and ideas are kinds of text, and wiring/text-model.ts chooses the model for each',
  },
  {
    use: 'dueIndex',
    allowed: /^(?!functions\/)|^functions\/store\//u,
    why: 'one clock: a row says when it is due where it is written, and TendDue is the only one that looks',
  },
  {
    use: 'granularity: sentence',
    allowed: /^(?:packages\/reading\/sentences|test\/support\/vendors\/polly\/words)\.ts$/u,
    why: 'one splitter: @veilcast/reading says where sentences end; only Polly, as the tests stand in for it, has its own',
  },
  ...['await', 'Promise'].map((use) => ({
    use,
    allowed: /^(?!functions\/domain\/(?!(?:[^/]+\/)*ports\.ts$))/u,
    why: 'the domain computes: work that waits belongs in a service, and the thing it waits for is a port',
  })),
  {
    use: 'console',
    allowed: /^(?!functions\/)/u,
    why: 'functions write their log through runtime/telemetry, which scrubs it and counts its bytes',
  },
  {
    use: 'Math.random',
    allowed: /^(?!functions\/(?:domain|film)\/|offline\/|packages\/|contract\/)/u,
    why: 'the same input gives the same result',
  },
  {
    use: 'Date.now',
    allowed: /^(?!functions\/(?:domain|film)\/|offline\/|packages\/|contract\/)/u,
    why: 'callers pass the time in, so that tests can set it',
  },
  {
    use: 'Date()',
    allowed: /^(?!functions\/(?:domain|film)\/|offline\/|packages\/|contract\/)/u,
    why: 'callers pass the time in, so that tests can set it',
  },
];

export const MAX_FILES = 25;
/** Folders that may exceed the file limit, each with the reason. */
export const FULL_FOLDERS: Readonly<Record<string, string>> = {
  contract: 'one file for each subject that browser and functions agree on',
  'contract/routes': 'one file for each part of the addresses',
  tools: 'one file for each command of package.json',
  'test/bench': 'one file for each bench that can be named',
  'functions/runtime/http': 'one file for each middleware of a request, in one stack',
  'functions/api/videos': 'one handler for each route below /api/videos',
  'packages/painter/objects': 'one file for each family of objects',
  'packages/painter/settings': 'one file for each kind of place that can be drawn',
};
export const MAX_LINES = 300;
export const MAX_TEST_LINES = 400;
/** Files that are pure lists, each with the reason; a file with a function is not a list. */
export const LONG_LISTS: Readonly<Record<string, string>> = {
  'packages/painter/figures/costume-list.ts': 'the clothes of every figure',
  'packages/painter/words/lexicon-objects.ts': 'the words of every object',
  'contract/catalogue.ts':
    'every business constant, once, so that figures are found and changed in one place',
  ...Object.fromEntries(
    ['english', 'french', 'german', 'spanish'].map((name) => [
      `offline/minors/${name}.ts`,
      'the terms of one language, kept together for those who speak it',
    ]),
  ),
  'offline/writer/texts/english-adventure.ts': 'the tales of one category, kept together for their editors',
  'offline/writer/texts/english-general.ts': 'the tales of one category, kept together for their editors',
  'offline/writer/texts/english-history.ts': 'the tales of one category, kept together for their editors',
  'offline/writer/texts/english-mystery.ts': 'the tales of one category, kept together for their editors',
  'offline/writer/texts/english-science.ts': 'the tales of one category, kept together for their editors',
  'offline/writer/texts/english-technology.ts': 'the tales of one category, kept together for their editors',
};
/**
 * The statements that an entry may have besides its imports; the formatter decides how many lines
 * each takes.
 */
export const MAX_ENTRY_STATEMENTS = 2;
