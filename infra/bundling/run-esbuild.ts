import { join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import type { Carried } from '#infra/permissions/needs.ts';
import { SettingsError } from '#infra/stage/settings-error.ts';
import {
  asOnLambda,
  builtinsByRequire,
  chatImagesSpeech,
  dropUnused,
  englishOnly,
  mapOurs,
  zodByPart,
} from './slim-bundles.ts';

/** A function's source: a path from the root of the repository, and what has to lie beside it. */
export interface Entry {
  readonly path: string;
  readonly carries: readonly Carried[];
}

/** An entry's bundle as it lies on the disk. */
export interface Built {
  readonly entry: Entry;
  /** Everything that is deployed as this function. */
  readonly folder: string;
  readonly file: string;
  readonly bytes: number;
  /** Sources that really went in, without what was dropped: paths from the root of the repository. */
  readonly inputs: readonly string[];
}

/** The target of the runtime `nodejs24.x`. */
const TARGET = 'node24';
/** Libraries written for `require` find it in an ES module, and by it the native parts that a layer brings. */
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
  // Native binaries come as layers, eSpeak as a folder; `werift` is an optional part of node-av that films do not use.
  external: ['@seydx/*', '@napi-rs/canvas-*', '@echogarden/*', 'werift'],
  banner: { js: BANNER },
  metafile: true,
  logLevel: 'silent',
};

/** The entry without its extensions; the bundle lies there inside its own folder, as deep as the source in the repository. */
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

/** All bundles by one run of esbuild, in `outdir`. Throws a `SettingsError` with what could not be resolved or parsed. */
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
        chatImagesSpeech,
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
      `The functions cannot be bundled. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};
