import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeToneVoices } from '@veilcast/kokoro/tone-voices';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundleAll, checkContents } from '#infra/bundling/bundles.ts';
import { ALL_ENTRIES } from '#infra/bundling/entries.ts';
import { builtLayers, type LayerName } from '#infra/constructs/functions/native-layers.ts';
import { builtSite } from '#infra/constructs/site/site-files.ts';
import { newTestIdentity } from '#local/support/test-identity.ts';
import { writeInstalled } from '#local/voices/installed.ts';
import { LAMBDA_SYSTEM, PARTS, versionOf } from '#local/voices/parts.ts';
import { voicesFolder } from '#local/voices/voices-folder.ts';
import { KOKORO_VOICE_NAMES } from '#offline/narrator/kokoro-voices.ts';
import { ROOT } from '#test/support/infra/stacks.ts';
import { fullIt } from '#test/support/run/full-it.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'veilcast-bundles-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

test('bundles a function at the same folder depth as its source, together with the files it carries', async () => {
  write(
    'functions/workflows/look.lambda.ts',
    "export const handler = (): URL => new URL('../../assets/fonts/a.ttf', import.meta.url);",
  );
  write('assets/fonts/a.ttf', 'font');
  await bundleAll(root, [{ path: 'functions/workflows/look.lambda.ts', carries: ['fonts'] }]);
  const bundle = join(root, '.build/functions/functions-workflows-look');
  const { handler } = await import(join(bundle, 'functions/workflows/look.mjs'));
  expect(handler().pathname).toBe(join(bundle, 'assets/fonts/a.ttf'));
});

test('refuses an entry that does not exist, and names it', async () => {
  await expect(bundleAll(root, [{ path: 'functions/auth/gone.lambda.ts', carries: [] }])).rejects.toThrow(
    'These entries do not exist: functions/auth/gone.lambda.ts.',
  );
});

test('reports an unresolved import with a message that gives its location', async () => {
  write('functions/auth/bad.lambda.ts', "export { handler } from './nowhere.ts';");
  await expect(bundleAll(root, [{ path: 'functions/auth/bad.lambda.ts', carries: [] }])).rejects.toThrow(
    /^Could not bundle the functions\. .*functions\/auth\/bad\.lambda\.ts:1:24.*nowhere/su,
  );
});

test('a bundle omits the ports that its function does not use, and its source map covers only our own code', async () => {
  write(
    'functions/gateways/vendor.ts',
    "import { vendor } from 'vendor';\nexport const gateway = () => vendor;",
  );
  write('node_modules/vendor/package.json', '{"name":"vendor","main":"index.js"}');
  write(
    'node_modules/vendor/index.js',
    "globalThis.vendorWasLoaded = 'heavy library'; export const vendor = 1;",
  );
  write(
    'functions/wiring/ports.ts',
    "import { gateway } from '../gateways/vendor.ts';\nexport const port = () => gateway();\nexport const other = () => 'light';",
  );
  write(
    'functions/auth/light.lambda.ts',
    "import { other } from '../wiring/ports.ts';\nexport const handler = other;",
  );
  write(
    'functions/auth/heavy.lambda.ts',
    "import { port } from '../wiring/ports.ts';\nexport const handler = port;",
  );
  await bundleAll(root, [
    { path: 'functions/auth/light.lambda.ts', carries: [] },
    { path: 'functions/auth/heavy.lambda.ts', carries: [] },
  ]);
  const bundle = (name: string): string =>
    readFileSync(join(root, `.build/functions/functions-auth-${name}/functions/auth/${name}.mjs`), 'utf8');
  const sourcesOf = (name: string): string => {
    const map = readFileSync(
      join(root, `.build/functions/functions-auth-${name}/functions/auth/${name}.mjs.map`),
      'utf8',
    );
    return JSON.stringify(JSON.parse(map).sources);
  };
  expect(bundle('light')).not.toContain('heavy library');
  expect(bundle('heavy')).toContain('heavy library');
  expect(sourcesOf('heavy')).toContain('functions/gateways/vendor.ts');
  expect(sourcesOf('heavy')).not.toContain('node_modules/vendor/index.js');
});

test('refuses to deploy a function that loads FFmpeg, the canvas, fonts, music, eSpeak, neural voices or the signer without carrying them', () => {
  const entry = { path: 'functions/api/videos/list-videos.lambda.ts', carries: [] };
  for (const source of [
    'node_modules/node-av/dist/index.js',
    'node_modules/@napi-rs/canvas/index.js',
    'functions/film/captions/font.ts',
    'functions/film/sound/tracks.ts',
    'functions/film/alignment/espeak.ts',
    'functions/film/credentials/c2pa.ts',
    'packages/kokoro/speech/model.ts',
  ])
    expect(() => checkContents(entry, [source])).toThrow('does not carry');
  expect(() =>
    checkContents({ ...entry, carries: ['ffmpeg'] }, ['node_modules/node-av/dist/index.js']),
  ).not.toThrow();
});

test('only the functions that join and certify films carry the signer, and it signs from their bundle', async () => {
  const carriers = ALL_ENTRIES.filter(({ carries }) => carries.includes('c2pa')).map(({ path }) => path);
  expect(carriers).toEqual([
    'functions/workflows/render/join-film.lambda.ts',
    'functions/workflows/render/certify-film.lambda.ts',
  ]);
  await bundleAll(ROOT, [{ path: 'functions/film/credentials/tested-signer.ts', carries: ['c2pa'] }], root);
  const folder = join(root, 'functions-film-credentials-tested-signer');
  const { testedSigner } = await import(join(folder, 'functions/film/credentials/tested-signer.mjs'));
  expect(await testedSigner(await newTestIdentity(), new Date())).toMatchObject({ isTest: true });
});

test('deploys no code from the local cloud, the tests or CDK', () => {
  const entry = { path: 'functions/api/videos/list-videos.lambda.ts', carries: [] };
  for (const source of [
    'local/start.ts',
    'test/support/browser/visitor.ts',
    'node_modules/aws-cdk-lib/index.js',
    'node_modules/oidc-provider/lib/index.js',
    'node_modules/@echogarden/espeak-ng-emscripten/espeak-ng.js',
  ])
    expect(() => checkContents(entry, [source])).toThrow('must not be deployed');
});

test('narration finds eSpeak next to its bundle, which doesn’t inline eSpeak', {
  timeout: 60_000,
}, async () => {
  const outdir = join(root, 'out');
  const { of } = await bundleAll(
    ROOT,
    [{ path: 'functions/film/alignment/espeak.ts', carries: ['espeak'] }],
    outdir,
  );
  expect(of({ path: 'functions/film/alignment/espeak.ts', carries: [] }).handler).toBe(
    'functions/film/alignment/espeak.handler',
  );
  const file = join(outdir, 'functions-film-alignment-espeak/functions/film/alignment/espeak.mjs');
  expect(readFileSync(file, 'utf8').length).toBeLessThan(10_000);
  const { loadEspeak } = await import(file);
  const speak = (await loadEspeak())({ espeak: 'de', pitch: 50, range: 50 });
  expect(speak('Guten Abend', 160).words).toHaveLength(2);
});

// Proves voice-stage-narrator-kokoro-layer-instead.
fullIt('without the FFmpeg layer, the speech step still starts and neural voices work', async () => {
  const outdir = join(root, 'out');
  const narrator = 'functions/wiring/offline/kokoro-narrator.ts';
  const step = 'functions/workflows/render/speak-scene.lambda.ts';
  await bundleAll(
    ROOT,
    [
      { path: narrator, carries: ['espeak', 'kokoro'] },
      { path: step, carries: ['ffmpeg', 'espeak', 'kokoro'] },
    ],
    outdir,
  );
  const built = (path: string): string => {
    const name = path.replace(/(?:\.lambda)?\.ts$/u, '');
    return join(outdir, name.replaceAll('/', '-'), `${name}.mjs`);
  };
  await expect(import(built(step))).resolves.toMatchObject({ handler: expect.any(Function) });
  const voices = join(root, 'opt');
  writeToneVoices(voices, KOKORO_VOICE_NAMES);
  const { kokoroNarrator } = await import(built(narrator));
  const request = { script: 'Good evening.', voiceId: 'adam', language: 'en' };
  expect((await kokoroNarrator(voices, {}).narrate(request)).words).toHaveLength(2);
});

test('bundles every entry once', () => {
  expect(new Set(ALL_ENTRIES.map(({ path }) => path)).size).toBe(ALL_ENTRIES.length);
});

test('synthesis fails without the native layers or the web app, and explains what to do', () => {
  write('node_modules/node-av/package.json', '{"version":"6.1.1"}');
  const folderOf = (name: LayerName): string | undefined => builtLayers(root, { HOME: root }).folderOf(name);
  expect(() => folderOf('ffmpeg')).toThrow('run "node infra/build-layers.ts"');
  expect(() => builtSite(root)).toThrow('The web app is not built');
  write('.build/layers/ffmpeg/built-for-6.1.0', '');
  expect(() => folderOf('ffmpeg')).toThrow('not built for the installed version');
  write('.build/layers/ffmpeg/built-for-6.1.1', '');
  expect(folderOf('ffmpeg')).toBe(join(root, '.build/layers/ffmpeg'));
  expect(() => folderOf('kokoro')).toThrow('run "npm run voices -- --for-lambda"');
  const voices = voicesFolder({ HOME: root }, LAMBDA_SYSTEM);
  mkdirSync(voices, { recursive: true });
  writeInstalled(voices, { version: versionOf(PARTS), files: {} });
  expect(folderOf('kokoro')).toBe(voices);
});
