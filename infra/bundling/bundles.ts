import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Carried } from '#infra/permissions/needs.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import { type Entry, nameOf, runEsbuild } from './run-esbuild.ts';

/** A function's code, and the name Lambda calls it by. */
export interface Bundle {
  readonly code: Code;
  readonly handler: string;
}

/** Where the code of functions comes from; tests replace it. */
export interface Bundles {
  readonly of: (entry: Entry) => Bundle;
}

const ASSETS = {
  fonts: 'assets/fonts',
  music: 'assets/music',
  espeak: 'node_modules/@echogarden/espeak-ng-emscripten',
} as const;

/** Sources that need something beside the code: who bundles them must carry it. */
const NEEDED = [
  { source: 'node_modules/node-av/', carried: 'ffmpeg' },
  { source: 'node_modules/@napi-rs/canvas/', carried: 'canvas' },
  { source: 'functions/film/captions/font.ts', carried: 'fonts' },
  { source: 'functions/film/sound/tracks.ts', carried: 'music' },
  { source: 'functions/film/alignment/espeak.ts', carried: 'espeak' },
] as const;
/** What must never be deployed: the local cloud with all that stands in for somebody, the tests, and what builds stacks. */
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

/** Says which function would be deployed without something it loads, or with something it must not hold. */
export const checkContents = (entry: Entry, inputs: readonly string[]): void => {
  for (const { source, carried } of NEEDED)
    if (!entry.carries.includes(carried) && inputs.some((input) => input.startsWith(source)))
      throw new SettingsError(
        `${entry.path} loads ${source} but does not carry "${carried}" in infra/grants.ts.`,
      );
  const stray = inputs.find((input) => FORBIDDEN.some((folder) => input.startsWith(folder)));
  if (stray !== undefined)
    throw new SettingsError(`${entry.path} would deploy ${stray}, which is not for deployment.`);
};

/**
 * Bundles all entries into `outdir`, each into a folder with the files it carries.
 * Throws a `SettingsError` when an entry is missing or a bundle holds what it should not.
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

/** Puts a folder where the film code looks for it: as far from the bundle as it is from the source. */
const carryFiles = (root: string, bundle: string, entry: Entry, folder: string): void => {
  const from = join(root, folder);
  if (!existsSync(from)) throw new SettingsError(`${entry.path} carries ${folder}, which does not exist.`);
  cpSync(from, join(bundle, folder), { recursive: true });
};
