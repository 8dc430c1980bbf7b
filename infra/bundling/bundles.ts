import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Carried } from '#infra/permissions/needs.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { type Entry, nameOf, runEsbuild } from './run-esbuild.ts';

/** A function's code, and the name of the handler that Lambda calls. */
export interface Bundle {
  readonly code: Code;
  readonly handler: string;
}

/** Where the functions' code comes from; tests replace it. */
export interface Bundles {
  readonly of: (entry: Entry) => Bundle;
}

const ASSETS = {
  fonts: 'assets/fonts',
  music: 'assets/music',
  espeak: 'node_modules/@echogarden/espeak-ng-emscripten',
  c2pa: 'node_modules/@contentauth/c2pa-wasm',
} as const;

/**
 * Sources that need a file or a layer in addition to their code. Every function that bundles such a source must
 * include what it needs.
 */
const NEEDED = [
  { source: 'node_modules/node-av/', carried: 'ffmpeg' },
  { source: 'node_modules/@napi-rs/canvas/', carried: 'canvas' },
  { source: 'functions/film/captions/font.ts', carried: 'fonts' },
  { source: 'functions/film/sound/tracks.ts', carried: 'music' },
  { source: 'functions/film/credentials/c2pa.ts', carried: 'c2pa' },
  { source: 'functions/film/alignment/espeak.ts', carried: 'espeak' },
  { source: 'packages/kokoro/phonemes/espeak-phonemes.ts', carried: 'espeak' },
  { source: 'packages/kokoro/speech/model.ts', carried: 'kokoro' },
] as const;
/**
 * Code that must never be deployed: the local cloud with its stand-ins, the tests, and the code that builds the stacks.
 */
const FORBIDDEN = [
  'local/',
  'test/',
  'tools/',
  'node_modules/aws-cdk-lib/',
  'node_modules/aws-local-stepfunctions/',
  'node_modules/cognito-local/',
  'node_modules/oidc-provider/',
  'node_modules/s3rver/',
  'node_modules/@echogarden/',
];

/**
 * Returns a message for each function that would be deployed without something it loads, or with something it must
 * not contain.
 */
export const checkContents = (entry: Entry, inputs: readonly string[]): void => {
  for (const { source, carried } of NEEDED)
    if (!entry.carries.includes(carried) && inputs.some((input) => input.startsWith(source)))
      throw new SettingsError(
        `${entry.path} loads ${source} but does not carry "${carried}" in infra/grants.ts.`,
      );
  const stray = inputs.find((input) => FORBIDDEN.some((folder) => input.startsWith(folder)));
  if (stray !== undefined)
    throw new SettingsError(`${entry.path} would deploy ${stray}, which must not be deployed.`);
};

/**
 * Bundles every entry into its own folder in `outdir`, together with the files it carries. Throws a `SettingsError`
 * if an entry is missing or a bundle contains code that must not be deployed.
 */
export const bundleAll = async (
  root: string,
  entries: readonly Entry[],
  outdir = join(root, '.build', 'functions'),
): Promise<Bundles> => {
  const missing = entries.filter((entry) => !existsSync(join(root, entry.path)));
  if (missing.length > 0)
    throw new SettingsError(`These entries do not exist: ${missing.map(({ path }) => path).join(', ')}.`);
  rmSync(outdir, { recursive: true, force: true });
  const folders = new Map<string, string>();
  for (const { entry, folder, inputs } of await runEsbuild(root, outdir, entries)) {
    checkContents(entry, inputs);
    folders.set(entry.path, folder);
    for (const carried of entry.carries)
      if (isFolder(carried)) carryFiles(root, folder, entry, ASSETS[carried]);
  }
  return {
    of: (entry) => {
      const folder = folders.get(entry.path);
      if (folder === undefined) throw new Error(`${entry.path} was not bundled.`);
      return { code: Code.fromAsset(folder), handler: `${nameOf(entry)}.handler` };
    },
  };
};

const isFolder = (carried: Carried): carried is keyof typeof ASSETS => Object.hasOwn(ASSETS, carried);

/**
 * Copies a folder to where the film code looks for it: the path relative to the bundle is the same as relative to the
 * source.
 */
const carryFiles = (root: string, bundle: string, entry: Entry, folder: string): void => {
  const from = join(root, folder);
  if (!existsSync(from)) throw new SettingsError(`${entry.path} carries ${folder}, which does not exist.`);
  cpSync(from, join(bundle, folder), { recursive: true });
};
