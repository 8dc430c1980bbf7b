import { expect, test } from 'vitest';
import { architectureFaults } from './support/architecture/architecture-faults.ts';
import { type Facts, WORKFLOW_FILE } from './support/architecture/rules.ts';
import type { SourceFile } from './support/architecture/source.ts';

/** A small tree that follows every rule. */
const sound: Readonly<Record<string, string>> = {
  'contract/routes.ts': "import * as z from 'zod/mini';\nexport const routes = z;",
  'functions/domain/request/refusal.ts': 'export class Refusal extends Error {}',
  'functions/domain/story/ports.ts': 'export interface Stories {}',
  'functions/store/stories/story-store.ts':
    "import { DynamoDBClient } from '@aws-sdk/client-dynamodb';\nexport const stories = DynamoDBClient;",
  'functions/env.ts': 'export const table = () => process.env.TABLE_NAME;',
  'functions/runtime/http/serve.ts':
    "import { Refusal } from '#functions/domain/request/refusal.ts';\nexport const serve = Refusal;",
  'functions/wiring/stores.ts': "import { stories } from './store/story-store.ts';\nexport { stories };",
  'functions/api/stories/list-stories.ts':
    "import type { Stories } from '#functions/domain/story/ports.ts';\nexport const listStories = (_: Stories) => 1;",
  'functions/api/stories/list-stories.lambda.ts':
    "import { serve } from '#functions/runtime/http/serve.ts';\nimport { stories } from '#functions/wiring/stores.ts';\nimport { listStories } from './list-stories.ts';\nexport const handler = serve(listStories(stories));",
  'functions/workflows/render/film-scene.ts':
    "import { film } from '#functions/film/film.ts';\nexport const filmScene = film;",
  'functions/workflows/render/film-scene.lambda.ts':
    "import { filmScene } from './film-scene.ts';\nexport const handler = filmScene;",
  'functions/film/film.ts': "import { Frame } from 'node-av/lib';\nexport const film = Frame;",
  'infra/stack.ts':
    "import { Stack } from 'aws-cdk-lib';\nimport { routes } from '#contract/routes.ts';\nexport const stack = [Stack, routes];",
  'web/features/stories/list.tsx':
    "import { api } from '#web/data/api/api.ts';\nexport const List = () => <p>{api}</p>;",
  'web/data/api/api.ts': "import { routes } from '#contract/routes.ts';\nexport const api = routes;",
  'local/start.ts': "export const load = () => import('#functions/api/stories/list-stories.lambda.ts');",
  'test/functions/stories.test.ts':
    "import '#local/start.ts';\nfetch('/api/stories');\nconst retry = `/api/videos/${1}/retry`;",
  [WORKFLOW_FILE]: '{"FunctionName":"${FilmScene}"}',
};

const facts: Facts = {
  routes: { listStories: { path: '/api/stories', handler: 'stories/list-stories' } },
  steps: [{ name: 'FilmScene', entry: 'workflows/render/film-scene', scheduled: false }],
};

const filesOf = (tree: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(tree).map(([path, text]) => ({ path, text }));

const brokenRules = (changed: Readonly<Record<string, string>>, known: Facts = facts): string[] =>
  Object.entries(architectureFaults(filesOf({ ...sound, ...changed }), known)).flatMap(([rule, faults]) =>
    faults.map(({ file }) => `${rule}: ${file}`),
  );

const without = (path: string): SourceFile[] => filesOf(sound).filter((file) => file.path !== path);

test('a valid tree breaks no rules', () => {
  expect(brokenRules({})).toEqual([]);
});

const importing = (target: string): string => `import { x } from '${target}';\nexport const y = x;`;

test.each([
  ['contract/bad.ts', '#functions/domain/request/refusal.ts'],
  ['functions/domain/bad.ts', '#functions/store/stories/story-store.ts'],
  ['functions/domain/bad.ts', '#functions/film/film.ts'],
  ['functions/services/bad.ts', '#functions/store/stories/story-store.ts'],
  ['functions/services/bad.ts', '#functions/api/stories/list-stories.ts'],
  ['functions/film/bad.ts', '#functions/store/stories/story-store.ts'],
  ['functions/film/bad.ts', '#contract/routes.ts'],
  ['functions/store/bad.ts', '#contract/routes.ts'],
  ['offline/bad.ts', '#functions/domain/request/refusal.ts'],
  ['functions/store/bad.ts', '#functions/runtime/http/serve.ts'],
  ['functions/gateways/bad.ts', '#functions/wiring/stores.ts'],
  ['functions/runtime/http/bad.ts', '#functions/domain/story/ports.ts'],
  ['functions/runtime/http/bad.ts', '#functions/store/stories/story-store.ts'],
  ['functions/wiring/stores.ts', '#functions/film/film.ts'],
  ['functions/api/stories/bad.ts', '#functions/store/stories/story-store.ts'],
  ['functions/api/stories/bad.ts', '#functions/wiring/stores.ts'],
  ['functions/api/stories/bad.ts', '#functions/film/film.ts'],
  ['functions/api/videos/bad.ts', '../stories/list-stories.ts'],
  ['functions/workflows/render/bad.ts', '#functions/env.ts'],
  ['functions/workflows/render/bad.ts', '#functions/api/stories/list-stories.ts'],
  ['infra/bad.ts', '#functions/api/stories/list-stories.ts'],
  ['infra/bad.ts', '#local/start.ts'],
  ['web/features/videos/bad.ts', '#web/features/stories/list.tsx'],
  ['web/ui/bad.ts', '#web/features/stories/list.tsx'],
  ['web/lib/bad.ts', '#web/ui/button.tsx'],
  ['web/ui/bad.ts', '#web/data/api/api.ts'],
  ['web/data/bad.ts', '#web/features/stories/list.tsx'],
  ['web/lib/bad.ts', '#functions/domain/request/refusal.ts'],
  ['functions/api/stories/bad.ts', '#local/start.ts'],
  ['tools/bad.ts', '#local/start.ts'],
  ['local/bad.ts', '#infra/stack.ts'],
  ['local/bad.ts', '#functions/api/stories/list-stories.ts'],
])('%s may not import %s', (path, target) => {
  expect(brokenRules({ [path]: importing(target) })).toContain(`rooms: ${path}`);
});

test('dynamic imports, re-exports and side-effect imports count as imports', () => {
  for (const text of [
    "export const load = () => import('#local/start.ts');",
    "export { load } from '#local/start.ts';",
    "import '#local/start.ts';",
  ])
    expect(brokenRules({ 'functions/api/stories/bad.ts': text })).toEqual([
      'rooms: functions/api/stories/bad.ts',
    ]);
});

test('browser code may use the contract’s types and constants, but not its requests', () => {
  const text =
    "import type { Route } from '#contract/route.ts';\nimport { VOICES } from '#contract/catalogue.ts';\nexport const x: Route = VOICES;";
  expect(brokenRules({ 'functions/store/good.ts': text })).toEqual([]);
});

test('rejects an entry that wires another entry’s handler', () => {
  const text = "import { listStories } from './list-stories.ts';\nexport const handler = listStories;";
  const found = brokenRules({
    'functions/api/stories/other.ts': 'export const x = 1;',
    'functions/api/stories/other.lambda.ts': text,
  });
  expect(found).toEqual(['rooms: functions/api/stories/other.lambda.ts']);
});

test.each([
  ['functions/api/stories/bad.ts', '@aws-sdk/client-s3'],
  ['functions/workflows/render/bad.ts', 'openai'],
  ['infra/bad.ts', '@aws-sdk/client-s3'],
  ['tools/bad.ts', 'stripe'],
  ['functions/domain/bad.ts', 'jose'],
  ['functions/gateways/bad.ts', 'aws-cdk-lib/aws-s3'],
  ['functions/api/stories/bad.ts', 'pino'],
  ['functions/gateways/bad.ts', 'node-av/lib'],
  ['functions/gateways/bad.ts', '@napi-rs/canvas'],
  ['functions/runtime/http/bad.ts', 'react'],
  ['functions/domain/bad.ts', 'node:fs'],
  ['web/lib/bad.ts', 'node:crypto'],
  ['contract/bad.ts', 'ulid'],
  ['web/lib/bad.ts', 'zod'],
])('%s may not use %s', (path, target) => {
  expect(brokenRules({ [path]: importing(target) })).toEqual([`packages: ${path}`]);
});

test.each([
  ['functions/api/stories/bad.ts', 'export const x = process.env.HOME;'],
  ['functions/gateways/bad.ts', "import { env } from 'node:process';\nexport const x = env;"],
  ['infra/bad.ts', "export const x = process.env['HOME'];"],
  ['functions/domain/bad.ts', 'export const x = () => new Date();'],
  ['functions/domain/bad.ts', 'export const x = () => Date.now();'],
  ['functions/domain/bad.ts', 'export const x = async (y: () => PromiseLike<1>) => await y();'],
  ['functions/domain/story/bad.ts', 'export type X = () => Promise<string>;'],
  ['functions/film/bad.ts', 'export const x = () => Math.random();'],
  ['functions/store/bad.ts', "export const x = () => console.warn('A row was skipped');"],
  ['functions/api/stories/bad.ts', "export const x = () => console['error'](1);"],
  ['functions/workflows/bad.ts', 'export const x = (m: { judgePicture(): 1 }) => m.judgePicture();'],
  [
    'functions/gateways/aws/bad.ts',
    "import { StartExecutionCommand } from '@aws-sdk/client-sfn';\nexport const x = StartExecutionCommand;",
  ],
  ['functions/services/bad.ts', "import { dueIndex } from './due.ts';\nexport const x = dueIndex;"],
  ['composition/bad.ts', "export const x = new Intl.Segmenter('en', { granularity: 'sentence' });"],
  ['functions/wiring/bad.ts', "import { openAiText } from './text.ts';\nexport const x = openAiText;"],
])('%s may not contain: %s', (path, text) => {
  expect(brokenRules({ [path]: text })).toEqual([`uses: ${path}`]);
});

test('rejects an entry that defines its own function, or has no sibling or no handler', () => {
  const path = 'functions/api/stories/odd.lambda.ts';
  expect(
    brokenRules({
      [path]: 'export const handler = () => 1;',
      'functions/api/stories/odd.ts': 'export const x = 1;',
    }),
  ).toEqual([`entries: ${path}`]);
  expect(brokenRules({ [path]: 'export const handler = 1;' })).toEqual([`entries: ${path}`]);
  expect(
    brokenRules({ [path]: 'export const other = 1;', 'functions/api/stories/odd.ts': 'export const x = 1;' }),
  ).toEqual([`entries: ${path}`]);
});

test.each([
  ['functions/api/stories/list-stories.lambda.ts', 'missing entries'],
  ['functions/workflows/render/film-scene.lambda.ts', 'missing entries'],
  [WORKFLOW_FILE, 'workflow'],
  ['test/functions/stories.test.ts', 'untested routes'],
])('a tree without %s breaks the rule “%s”', (path, rule) => {
  const faults = architectureFaults(without(path), facts);
  expect(faults[rule]).toHaveLength(1);
});

test('rejects a workflow that names a function that doesn’t exist', () => {
  const found = brokenRules({ [WORKFLOW_FILE]: '{"a":"${FilmScene}","b":"${Polish}"}' });
  expect(found).toEqual([`workflow: ${WORKFLOW_FILE}`]);
});

test('a test of a longer path does not count as a test of the shorter route', () => {
  const text = "fetch('/api/stories/generate');";
  expect(brokenRules({ 'test/functions/stories.test.ts': text })).toEqual([
    'untested routes: contract/routes.ts',
  ]);
});

test('calling a path with an id counts as a test of its route', () => {
  const known: Facts = {
    ...facts,
    routes: { again: { path: '/api/videos/{id}/retry', handler: 'stories/list-stories' } },
  };
  expect(brokenRules({}, known)).toEqual([]);
});

test('rejects files that import one another, even if they import only types', () => {
  expect(
    brokenRules({
      'functions/domain/one.ts': "import type { Two } from './two.ts';\nexport type One = Two;",
      'functions/domain/two.ts': "import type { One } from './one.ts';\nexport type Two = One;",
    }),
  ).toEqual(['circles: functions/domain/one.ts']);
});

test('rejects a folder with twenty-six files, not counting entries', () => {
  const files = (count: number, suffix: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `functions/domain/credits/file-${index}${suffix}`,
        'export {};',
      ]),
    );
  expect(brokenRules(files(25, '.ts'))).toEqual([]);
  expect(brokenRules(files(26, '.ts'))).toEqual(['folders: functions/domain/credits']);
  expect(brokenRules(files(26, '.d.ts'))).toEqual([]);
});

const lines = (count: number): string => 'export {};\n'.repeat(count);

test('rejects a file of 301 lines but accepts one of 300; a test may have 400', () => {
  expect(brokenRules({ 'functions/domain/long.ts': lines(300) })).toEqual([]);
  expect(brokenRules({ 'functions/domain/long.ts': lines(301) })).toEqual([
    'length: functions/domain/long.ts',
  ]);
  expect(brokenRules({ 'test/infra/long.test.ts': lines(400) })).toEqual([]);
  expect(brokenRules({ 'test/infra/long.test.ts': lines(401) })).toEqual(['length: test/infra/long.test.ts']);
});

test('a list may be long if it is registered with a reason and contains no functions', () => {
  const path = 'offline/writer/texts/english-mystery.ts';
  expect(brokenRules({ [path]: lines(300) })).toEqual([]);
  expect(brokenRules({ [path]: `${lines(300)}export const x = () => 1;` })).toEqual([`length: ${path}`]);
});

test('rejects a file in an unknown folder', () => {
  expect(brokenRules({ 'misc/helpers.ts': 'export const x = 1;' })).toEqual(['rooms: misc/helpers.ts']);
});
