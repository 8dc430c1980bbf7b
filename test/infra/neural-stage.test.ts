import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import type { LayerName } from '#infra/constructs/functions/native-layers.ts';
import { PARTS } from '#local/voices/parts.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { permissionsIn } from '#test/support/infra/permissions.ts';
import { appOf, type Resource, ROOT, resourcesOf } from '#test/support/infra/stacks.ts';
import { takeFrom } from '#test/support/values.ts';

const UNZIPPED_LIMIT_MB = 250;
const SPEAKING = [
  'functions/workflows/render/speak-scene',
  'functions/scheduled/films/speak-previews',
  'functions/workflows/prepare-storyboard/speak-passage',
];

const layersAt = (folder: string, asked: LayerName[]) => ({
  folderOf: (name: LayerName): string => {
    asked.push(name);
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'library'), name);
    return join(folder, name);
  },
});

/** The functions in a stage’s work stack, by entry path, and the layers that the stack requested. */
const workOf = (narrator: 'kokoro' | 'polly') => {
  const asked: LayerName[] = [];
  const layers = layersAt(temporaryFolder(), asked);
  const [stacks] = takeFrom(
    appOf([{ name: 'dev', change: { narrator } }], undefined, undefined, layers).stacks,
  );
  const work = Template.fromStack(stacks.work);
  const functions = new Map<string, Resource['Properties']>(
    resourcesOf(work, 'AWS::Lambda::Function').map(([, { Properties }]) => [
      String(Properties['Handler']).replace('.lambda.ts', ''),
      Properties,
    ]),
  );
  return { asked, work, functions };
};

const layersOf = (made: Resource['Properties'] | undefined): string[] =>
  [...JSON.stringify(made?.['Layers'] ?? []).matchAll(/Layers(ffmpeg|canvas|kokoro)/gu)].map(
    ([, name = '']) => name,
  );

const megabytesIn = (folder: string): number =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size / 1_000_000, 0);

describe('a stage whose narrator is Kokoro', () => {
  const neural = workOf('kokoro');
  const usual = workOf('polly');

  // Proves voice-stage-narrator-kokoro-layer-instead.
  test('speaks in functions that carry the neural voices but not FFmpeg', () => {
    for (const path of SPEAKING) {
      expect(layersOf(neural.functions.get(path))).toEqual(['kokoro']);
      expect(neural.functions.get(path)).toMatchObject({
        MemorySize: 1769,
        Timeout: 280,
        Environment: {
          Variables: {
            NARRATOR: 'kokoro',
            KOKORO_FOLDER: '/opt',
            MALLOC_TRIM_THRESHOLD_: '1048576',
          },
        },
      });
    }
  });

  // Proves voice-stage-narrator-kokoro-layer-instead.
  test('may not call Polly, and changes no other function, permission or stage', () => {
    const named = (made: unknown): string => JSON.stringify(made).replace('"kokoro"', '"polly"');
    for (const [path, made] of usual.functions)
      if (!SPEAKING.includes(path)) expect(named(neural.functions.get(path)), path).toBe(named(made));
    const withoutPolly = Object.entries(permissionsIn(usual.work)).map(([path, allowed]) => [
      path,
      allowed.replace(' polly:SynthesizeSpeech', ''),
    ]);
    expect(permissionsIn(neural.work)).toEqual(Object.fromEntries(withoutPolly));
    expect(SPEAKING.map((path) => layersOf(usual.functions.get(path)))).toEqual([['ffmpeg'], [], ['ffmpeg']]);
    expect(usual.asked).toEqual(['ffmpeg', 'canvas']);
  });

  // Proves voice-stage-narrator-kokoro-layer-instead.
  test('stays below Lambda’s size limit, which the neural voices and FFmpeg together would exceed', () => {
    // The sizes of the graph and of the runtime for linux-arm64.
    const voices = 92.4 + 26.2 + 0.53 * PARTS.voiceNames.length;
    const speaking = voices + megabytesIn('node_modules/@echogarden/espeak-ng-emscripten') + 5;
    expect(speaking).toBeLessThan(UNZIPPED_LIMIT_MB);
    expect(speaking + megabytesIn('node_modules/@seydx/node-av-linux-x64')).toBeGreaterThan(
      UNZIPPED_LIMIT_MB,
    );
  });
});
