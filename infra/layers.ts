import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Manifest = z.object({ version: z.string() });

interface NativeLayer {
  readonly description: string;
  /** The arm64 package in the npm registry. */
  readonly package: string;
  /** The package as named in `package.json`; the layer must match its installed version. */
  readonly follows: string;
}

/** The installed version of a package. */
export const installedVersion = (root: string, name: string): string =>
  Manifest.parse(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))).version;

const layer = (facts: NativeLayer) => ({
  ...facts,
  /** A file that is in the layer's folder only if the layer was built for the installed version. */
  marker: (root: string): string => `built-for-${installedVersion(root, facts.follows)}`,
});

/**
 * The native libraries of the film functions. The bundle contains their JavaScript half; `require` finds the
 * native half through `/opt/nodejs`.
 */
export const LAYERS = {
  ffmpeg: layer({
    description: 'FFmpeg 8 (node-av) for linux-arm64',
    package: '@seydx/node-av-linux-arm64',
    follows: 'node-av',
  }),
  canvas: layer({
    description: 'Skia canvas for linux-arm64',
    package: '@napi-rs/canvas-linux-arm64-gnu',
    follows: '@napi-rs/canvas',
  }),
} as const;
export type PackageLayer = keyof typeof LAYERS;
