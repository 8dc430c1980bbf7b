import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, Lazy, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asBucket } from '#infra/cdk-types.ts';
import { SiteBucket, SiteFiles } from '#infra/constructs/site/site-files.ts';
import { type Resource, resourcesOf } from '#test/support/infra/stacks.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const FILES = [
  'index.html',
  'start.js',
  'watch.css',
  'watch.js',
  'report.js',
  'favicon.svg',
  'pricing/index.html',
  'assets/app-1a2b.js',
  'assets/fonts/a-3c4d.woff2',
  'previews/voices/adam.mp3',
];

const POOL = { endpoint: 'https://pool.example', userPoolId: 'eu-west-1_pool' };

let scratch = '';
let template: Template;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'veilcast-site-'));
  const folder = join(scratch, 'dist');
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const stack = new Stack(
    new App({ outdir: join(scratch, 'out'), builtinCloudFormationValidation: false }),
    'Site',
  );
  const distribution = new Distribution(stack, 'D', {
    defaultBehavior: { origin: new HttpOrigin('a.example') },
  });
  const files = new SiteFiles(stack, 'Files', {
    folder,
    distribution,
    bucket: asBucket(new SiteBucket(stack, 'Bucket')),
    config: {
      socialSignIn: 'google',
      emailSignIn: { ...POOL, clientId: Lazy.string({ produce: () => 'made later' }) },
    },
  });
  template = Template.fromStack(Stack.of(files));
});
afterAll(() => {
  rmSync(scratch, { recursive: true });
});

const deployment = (name: string): [string, Resource] =>
  defined(resourcesOf(template, 'Custom::CDKBucketDeployment').find(([id]) => id.startsWith(`Files${name}`)));

/** The folders that a deployment uploads. */
const sourcesOf = (name: string): string[] =>
  [...JSON.stringify(deployment(name)[1].Properties['SourceObjectKeys']).matchAll(/[0-9a-f]{64}/gu)].map(
    ([key]) => join(scratch, 'out', `asset.${key}`),
  );

const filesOf = (name: string): string[] => {
  const asset = defined(sourcesOf(name)[0]);
  return readdirSync(asset, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(asset.length + 1))
    .toSorted();
};

test('uploads every file exactly once: hashed files, files that rarely change, and the pages that refer to them', () => {
  expect(filesOf('Immutable')).toEqual(['assets/app-1a2b.js', 'assets/fonts/a-3c4d.woff2']);
  expect(filesOf('Other')).toEqual(['favicon.svg', 'previews/voices/adam.mp3']);
  expect(filesOf('Entries')).toEqual([
    'index.html',
    'pricing/index.html',
    'report.js',
    'start.js',
    'watch.css',
    'watch.js',
  ]);
});

test('uploads the stage’s configuration with the pages, including values that are known only during deployment', () => {
  const [, written] = takeFrom(sourcesOf('Entries'));
  const { emailSignIn, ...rest } = JSON.parse(readFileSync(join(written, 'config.json'), 'utf8'));
  expect(rest).toEqual({ socialSignIn: 'google' });
  expect(emailSignIn).toMatchObject(POOL);
  expect(deployment('Entries')[1].Properties['SourceMarkers']).toEqual([
    {},
    { [emailSignIn.clientId]: 'made later' },
  ]);
});

test('uploads the pages last, so that no page refers to a missing file', () => {
  const { DependsOn = [] } = deployment('Entries')[1];
  for (const name of ['Immutable', 'Other']) expect(DependsOn).toContain(deployment(name)[0]);
});

test('deletes nothing that a visitor may need, and invalidates only pages and the files that shared pages refer to', () => {
  for (const name of ['Immutable', 'Other', 'Entries'])
    expect(deployment(name)[1].Properties['Prune']).toBe(false);
  expect(deployment('Entries')[1].Properties['DistributionPaths']).toEqual([
    '/index.html',
    '/config.json',
    '/start.js',
    '/watch.css',
    '/watch.js',
    '/report.js',
  ]);
  expect(deployment('Immutable')[1].Properties['DistributionPaths']).toBeUndefined();
});

const cacheOf = (name: string) => deployment(name)[1].Properties['SystemMetadata'];

test('invalidates every unhashed file that a page refers to, together with the page', () => {
  const root = join(import.meta.dirname, '..', '..');
  const html = ['web/index.html', 'functions/api/watch/page.ts'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const named = html
    .flatMap((text) => [...text.matchAll(/(?:src|href)="(\/[\w-]+\.(?:js|css))"/gu)])
    .map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(deployment('Entries')[1].Properties['DistributionPaths']).toEqual(expect.arrayContaining(named));
});

test('browsers keep hashed files for good and revalidate pages on every visit', () => {
  expect(cacheOf('Immutable')).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(cacheOf('Entries')).toEqual({ 'cache-control': 'no-cache' });
});
