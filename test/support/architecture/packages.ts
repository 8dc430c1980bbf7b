import { ROOMS, type Room } from './rooms.ts';

/** Packages and built-in modules that belong to some rooms only. */
export interface PackageRule {
  readonly packages: RegExp;
  readonly rooms: readonly Room[];
  readonly why: string;
}

export const PACKAGES_BY_ROOM: readonly PackageRule[] = [
  {
    packages: /^(?:@aws-sdk\/.*|stripe|openai|openid-client)(?:\/|$)/u,
    rooms: ['store', 'gateway', 'custom resource', 'local', 'test'],
    why: 'a vendor is spoken to by its gateway or store; a custom resource runs outside the product',
  },
  {
    packages: /^jose(?:\/|$)/u,
    rooms: ['gateway', 'runtime', 'local', 'test'],
    why: 'tokens are made and read at the edges',
  },
  {
    packages: /^(?:aws-cdk-lib|constructs|cdk-nag)(?:\/|$)/u,
    rooms: ['infra', 'test'],
    why: 'only the stack knows CDK; a function that knew it would carry it',
  },
  {
    packages: /^(?:@middy\/.*|pino)(?:\/|$)/u,
    rooms: ['runtime', 'telemetry', 'test'],
    why: 'there is one HTTP stack and one log',
  },
  {
    packages: /^node-av(?:\/|$)/u,
    rooms: ['film', 'local', 'tools', 'test'],
    why: 'FFmpeg is 150 MB: only film code and what makes its material may load it',
  },
  {
    packages: /^@napi-rs\/canvas(?:\/|$)/u,
    rooms: ['offline', 'local', 'tools', 'test'],
    why: 'only the offline painter draws',
  },
  {
    packages:
      /^(?:react|react-dom|react-router-dom|react-player|@tanstack\/.*|@aws-amplify\/.*|aws-amplify)(?:\/|$)/u,
    rooms: ['web app', 'web feature', 'web ui', 'web data', 'web lib', 'web build', 'test'],
    why: 'the browser app is the only one with screens',
  },
  {
    packages: /^zod$/u,
    rooms: ROOMS.map(([room]) => room).filter((room) => !/^(?:contract|web (?!build))/u.test(room)),
    why: 'what goes to the browser imports zod/mini, half the size (decision 23)',
  },
  {
    packages: /^node:(?!buffer$)/u,
    rooms: [
      'film',
      'offline',
      'store',
      'gateway',
      'cost',
      'runtime',
      'telemetry',
      'wiring',
      'handler',
      'step',
      'custom resource',
      'infra',
      'web build',
      'local',
      'tools',
      'test',
      'settings',
    ],
    why: 'contract and browser code run where there is no Node; the domain does no I/O; entries only wire',
  },
];

/** Rooms whose outside imports are a closed list. */
export const ONLY_PACKAGES: Partial<Record<Room, { readonly packages: RegExp; readonly why: string }>> = {
  contract: { packages: /^zod\/mini$/u, why: 'the contract imports zod/mini and nothing else' },
  domain: {
    packages: /^zod$/u,
    why: 'the domain does no I/O, has no clock and no random: zod is all it needs',
  },
};

/** What a file may not touch, unless it is one of these. */
export const USES: readonly { readonly use: string; readonly allowed: RegExp; readonly why: string }[] = [
  {
    use: 'process.env',
    allowed: /^(?:functions\/env\.ts|infra\/app\.ts|local\/|tools\/|test\/|[^/]+\.config\.ts)/u,
    why: 'the environment is read and checked in functions/env.ts, so that a missing variable has one error',
  },
  ...['await', 'Promise'].map((use) => ({
    use,
    allowed: /^(?!functions\/domain\/(?!(?:[^/]+\/)*ports\.ts$))/u,
    why: 'the domain computes: what waits is a service, and what is waited for is a port',
  })),
  {
    use: 'console',
    allowed: /^(?!functions\/)/u,
    why: 'functions write their log through runtime/telemetry, which scrubs it and counts its bytes',
  },
  {
    use: 'Math.random',
    allowed: /^(?!functions\/(?:domain|film)\/|offline\/|contract\/)/u,
    why: 'the same input gives the same result',
  },
  {
    use: 'Date.now',
    allowed: /^(?!functions\/(?:domain|film)\/|offline\/|contract\/)/u,
    why: 'the time is handed in, so that it can be tested',
  },
  {
    use: 'Date()',
    allowed: /^(?!functions\/(?:domain|film)\/|offline\/|contract\/)/u,
    why: 'the time is handed in, so that it can be tested',
  },
];

export const MAX_FILES = 15;
/** Folders that hold more files than a person can keep in mind, each with its reason. */
export const FULL_FOLDERS: Readonly<Record<string, string>> = {
  tools: 'one file for each command of package.json',
  'offline/painter/objects': 'one file for each family of things that can be drawn',
  'offline/painter/settings': 'one file for each kind of place that can be drawn',
};
export const MAX_LINES = 200;
export const MAX_TEST_LINES = 400;
/** Files that are lists and nothing else, each with its reason; one that holds a function is not a list. */
export const LONG_LISTS: Readonly<Record<string, string>> = {
  'offline/writer/quoted/french-tales.ts': 'sentences of one language, kept together for who edits them',
  'offline/writer/quoted/german-tales.ts': 'sentences of one language, kept together for who edits them',
  'offline/writer/quoted/spanish-tales.ts': 'sentences of one language, kept together for who edits them',
};
/** Besides its imports; the formatter decides how many lines a statement takes. */
export const MAX_ENTRY_STATEMENTS = 2;
