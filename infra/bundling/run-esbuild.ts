import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { Carried } from '#infra/permissions/needs.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import {
  asOnLambda,
  builtinsByRequire,
  dropUnused,
  englishOnly,
  mapOurs,
  modelClientByPart,
  zodByPart,
} from './slim-bundles.ts';

/** A function's source: its path from the repository root, and the files it needs alongside it. */
export interface Entry {
  readonly path: string;
  readonly carries: readonly Carried[];
}

/** An entry's bundle on disk. */
export interface Built {
  readonly entry: Entry;
  /** Everything that is deployed as this function. */
  readonly folder: string;
  readonly file: string;
  readonly bytes: number;
  /** Sources that remain in the bundle after tree shaking, as paths from the repository root. */
  readonly inputs: readonly string[];
}

/** The esbuild target for the runtime `nodejs24.x`. */
const TARGET = 'node24';
/** Makes libraries written for `require` work inside an ES module, along with the native parts from layers. */
const BANNER =
  "import{createRequire as veilcastRequire}from'node:module';const require=veilcastRequire(import.meta.url);";

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
  // The native binaries come from layers and eSpeak from a folder; `werift` is an optional part of node-av that films
  // don’t use.
  external: ['@seydx/*', '@napi-rs/canvas-*', '@echogarden/*', 'werift'],
  banner: { js: BANNER },
  // Libraries written for CommonJS expect it.
  define: { __dirname: 'import.meta.dirname' },
  metafile: true,
  logLevel: 'silent',
};

/**
 * The entry without its extensions. The bundle is written to a folder with this path, as deep as
 * the source in the repository.
 */
export const nameOf = (entry: Entry): string => entry.path.replace(/(\.lambda)?\.ts$/u, '');
const folderOf = (entry: Entry): string => nameOf(entry).replaceAll('/', '-');

const builtOf = ({ outputs }: Metafile, outdir: string, entry: Entry): Built => {
  const end = `/${folderOf(entry)}/${nameOf(entry)}.mjs`;
  const output = Object.entries(outputs).find(([path]) => path.endsWith(end))?.[1];
  return {
    entry,
    folder: join(outdir, folderOf(entry)),
    file: join(outdir, end),
    bytes: output?.bytes ?? 0,
    inputs: Object.entries(output?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
    ),
  };
};

/**
 * Builds all bundles into `outdir` with one run of esbuild. Throws a `SettingsError` that lists the imports that
 * could not be resolved or parsed.
 */
export const runEsbuild = async (
  root: string,
  outdir: string,
  entries: readonly Entry[],
): Promise<readonly Built[]> => {
  try {
    const { metafile } = await build({
      ...OPTIONS,
      absWorkingDir: root,
      plugins: [
        builtinsByRequire,
        dropUnused(root),
        zodByPart,
        englishOnly,
        modelClientByPart,
        asOnLambda,
        mapOurs,
      ],
      outdir,
      entryPoints: Object.fromEntries(
        entries.map((entry) => [`${folderOf(entry)}/${nameOf(entry)}`, entry.path]),
      ),
    });
    return entries.map((entry) => builtOf(metafile, outdir, entry));
  } catch (error) {
    throw new SettingsError(
      `Could not bundle the functions. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};
