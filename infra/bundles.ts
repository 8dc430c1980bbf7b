import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { Carried } from './needs.ts';
import { SettingsError } from './settings-error.ts';
import { dropUnused, englishOnly, mapOurs } from './slim-bundles.ts';

/** A function's source: a path from the root of the repository, and what has to lie beside it. */
export interface Entry {
  readonly path: string;
  readonly carries: readonly Carried[];
}

/** A function's code, and the name Lambda calls it by. */
export interface Bundle {
  readonly code: Code;
  readonly handler: string;
}

/** Where the code of functions comes from; tests replace it. */
export interface Bundles {
  readonly of: (entry: Entry) => Bundle;
}

/** The target of the runtime `nodejs24.x`. */
const TARGET = 'node24';
/** Libraries written for `require` find it in an ES module, and by it the native parts that a layer brings. */
const BANNER =
  "import{createRequire as veilcastRequire}from'node:module';const require=veilcastRequire(import.meta.url);";
const ASSETS = { fonts: 'assets/fonts', music: 'assets/music' } as const;

const OPTIONS: BuildOptions & { metafile: true } = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: TARGET,
  mainFields: ['module', 'main'],
  sourcemap: 'linked',
  sourcesContent: false,
  legalComments: 'none',
  outExtension: { '.js': '.mjs' },
  // Native binaries come as layers; `werift` is an optional part of node-av that films do not use.
  external: ['@seydx/*', '@napi-rs/canvas-*', 'werift'],
  banner: { js: BANNER },
  metafile: true,
  logLevel: 'silent',
};

/** Sources that need something beside the code: who bundles them must carry it. */
const NEEDED = [
  { source: 'node_modules/node-av/', carried: 'ffmpeg' },
  { source: 'node_modules/@napi-rs/canvas/', carried: 'canvas' },
  { source: 'functions/film/font.ts', carried: 'fonts' },
  { source: 'functions/film/tracks.ts', carried: 'music' },
] as const;
/** What must never be deployed. */
const FORBIDDEN = [
  'local/',
  'test/',
  'node_modules/aws-cdk-lib/',
  'node_modules/oidc-provider/',
  'node_modules/s3rver/',
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

/** The entry without its extensions; the bundle lies there inside its own folder, as deep as the source in the repository. */
const nameOf = (entry: Entry): string => entry.path.replace(/(\.lambda)?\.ts$/u, '');
const folderOf = (entry: Entry): string => nameOf(entry).replaceAll('/', '-');

/** What really went into a bundle, without what was dropped from it. */
const inputsOf = ({ outputs }: Metafile, file: string): string[] =>
  Object.entries(Object.entries(outputs).find(([output]) => output.endsWith(file))?.[1].inputs ?? {}).flatMap(
    ([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : []),
  );

/** All bundles by one run of esbuild. Throws a `SettingsError` with what could not be resolved or parsed. */
const runEsbuild = async (root: string, outdir: string, entries: readonly Entry[]): Promise<Metafile> => {
  try {
    const { metafile } = await build({
      ...OPTIONS,
      absWorkingDir: root,
      plugins: [dropUnused(root), englishOnly, mapOurs],
      outdir,
      entryPoints: Object.fromEntries(
        entries.map((entry) => [`${folderOf(entry)}/${nameOf(entry)}`, entry.path]),
      ),
    });
    return metafile;
  } catch (error) {
    throw new SettingsError(
      `The functions cannot be bundled. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/**
 * Bundles all entries into `<root>/.build/functions`, each into a folder with the files it carries.
 * Throws a `SettingsError` when an entry is missing or a bundle holds what it should not.
 */
export const bundleAll = async (root: string, entries: readonly Entry[]): Promise<Bundles> => {
  const missing = entries.filter((entry) => !existsSync(join(root, entry.path)));
  if (missing.length > 0)
    throw new SettingsError(`These entries do not exist: ${missing.map(({ path }) => path).join(', ')}.`);
  const outdir = join(root, '.build', 'functions');
  rmSync(outdir, { recursive: true, force: true });
  const metafile = await runEsbuild(root, outdir, entries);
  for (const entry of entries) {
    checkContents(entry, inputsOf(metafile, `/${folderOf(entry)}/${nameOf(entry)}.mjs`));
    for (const carried of entry.carries)
      if (carried === 'fonts' || carried === 'music')
        carryFiles(root, join(outdir, folderOf(entry)), entry, ASSETS[carried]);
  }
  return {
    of: (entry) => ({
      code: Code.fromAsset(join(outdir, folderOf(entry))),
      handler: `${nameOf(entry)}.handler`,
    }),
  };
};

/** Puts a folder of `assets/` where the film code looks for it: as far from the bundle as it is from the source. */
const carryFiles = (root: string, bundle: string, entry: Entry, folder: string): void => {
  const from = join(root, folder);
  if (!existsSync(from)) throw new SettingsError(`${entry.path} carries ${folder}, which does not exist.`);
  cpSync(from, join(bundle, folder), { recursive: true });
};
