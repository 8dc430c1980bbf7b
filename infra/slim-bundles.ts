import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** Our own code that functions run: none of its files does anything by being imported. */
const OURS = /^(?:functions|contract)\//u;
// Filters go to esbuild's own engine, which has no flag for Unicode.

/** Marks a resolution that asks esbuild itself, so that it is not answered by asking again. */
const ASKED = Symbol('asked');

/**
 * Lets a bundle drop what its function does not call. `wiring.ts` names every store and gateway; without this each
 * function would carry, and load on every cold start, the vendor libraries of all of them.
 */
export const dropUnused = (root: string): Plugin => ({
  name: 'drop-unused',
  setup: (build) => {
    build.onResolve(
      { filter: /^(?:#functions\/|#contract\/|\.)/ },
      async ({ path, pluginData, ...asked }) => {
        if (pluginData === ASKED || !OURS.test(relative(root, asked.importer))) return undefined;
        const { importer, kind, namespace, resolveDir } = asked;
        const found = await build.resolve(path, { importer, kind, namespace, resolveDir, pluginData: ASKED });
        return { path: found.path, errors: found.errors, warnings: found.warnings, sideEffects: false };
      },
    );
  },
});

/** zod brings its messages in fifty languages; only English ones are ever read, and those it loads by itself. */
export const englishOnly: Plugin = {
  name: 'english-only',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path }) => ({
      contents: "export { default as en } from './en.js';",
      resolveDir: dirname(path),
    }));
  },
};

/** A source map of one point; esbuild ignores one that has none. */
const NO_MAP = Buffer.from('{"version":3,"sources":["library"],"names":[],"mappings":"AAAA"}').toString(
  'base64',
);

/** Leaves libraries out of the source maps: a function reads its map on each cold start, and only our lines are told apart by it. */
export const mapOurs: Plugin = {
  name: 'map-ours',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${NO_MAP}`,
      loader: 'js',
    }));
  },
};
