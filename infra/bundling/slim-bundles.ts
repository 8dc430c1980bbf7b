import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** Our own code that functions run: none of its files does anything by being imported. */
const OURS = /^(?:functions|contract)\//u;
// Filters go to esbuild's own engine, which has no flag for Unicode.

/** Marks a resolution that asks esbuild itself, so that it is not answered by asking again. */
const ASKED = Symbol('asked');

/**
 * Lets a bundle drop what its function does not call. The files of `functions/wiring` name every store and gateway; without this each
 * function would carry, and load on every cold start, the vendor libraries of all of them.
 */
export const dropUnused = (root: string): Plugin => ({
  name: 'drop-unused',
  setup: (build) => {
    build.onResolve(
      { filter: /^(?:#functions\/|#offline\/|#contract\/|\.)/ },
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

/**
 * Our schemas name zod as one object, and an object is kept whole. As a namespace esbuild keeps only what is called:
 * 85 kB of 195 kB, which each function would read on each cold start.
 */
export const zodByPart: Plugin = {
  name: 'zod-by-part',
  setup: (build) => {
    build.onLoad({ filter: /[\\/](?:functions|contract)[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /^import \{ z \} from 'zod';$/mu,
        "import * as z from 'zod';",
      ),
      loader: 'ts',
    }));
  },
};

/** What of OpenAI's client our gateways call is chat, images and speech, without its streams and runners of tools. */
const OPENAI_USED =
  /[\\/]resources[\\/](?:index\.mjs|images\.mjs|chat[\\/]|audio[\\/](?:index|audio|speech)\.mjs)/u;
const EXPORTED = /^export (?:class|const|(?:async )?function\*?) (\w+)|^export \{([^}]*)\}/gmu;

/** The names that a module of the vendor's exports. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(EXPORTED)].flatMap(([, single, list = '']) =>
    single === undefined
      ? list.split(',').flatMap((part) => part.split(' as ').at(-1)?.trim() || [])
      : [single],
  );

/**
 * OpenAI's client makes an object for each of its services when it is made; ours are three of thirty. The others are
 * empty, and so is a way to sign in without a key, which brings the whole of `fetch` before there is anything to fetch.
 */
export const chatImagesSpeech: Plugin = {
  name: 'chat-images-speech',
  setup: (build) => {
    const filter =
      /[\\/]openai[\\/](?:resources[\\/]|lib[\\/](?:Abstract|Assistant|Chat|Event)|auth[\\/]workload).*\.mjs$/;
    build.onLoad({ filter }, async ({ path }) =>
      OPENAI_USED.test(path)
        ? undefined
        : {
            contents: exportsOf(await readFile(path, 'utf8'))
              .map((name) => `export class ${name} {}`)
              .join('\n'),
          },
    );
  },
};

/**
 * A function on Lambda has its credentials in its environment: no other way to them is deployed. And pino asks who calls
 * it, to find files of transports; we have none, and the answer makes Node read the whole source map.
 */
export const asOnLambda: Plugin = {
  name: 'as-on-lambda',
  setup: (build) => {
    const filter = /[\\/]@aws-sdk[\\/]credential-provider-(?:ini|login|process|sso|web-identity)[\\/].*\.js$/;
    build.onLoad({ filter }, () => ({ contents: 'module.exports = {};' }));
    build.onLoad({ filter: /[\\/]pino[\\/]lib[\\/]caller\.js$/ }, () => ({
      contents: 'module.exports = () => [];',
    }));
    build.onLoad({ filter: /[\\/]pino[\\/]lib[\\/]transport\.js$/ }, () => ({ contents: '' }));
  },
};

const BUILTIN = 'node-builtin';
const BUILTINS = /^(?:node:)?https?$/;

/**
 * Asks for Node's own modules by `require`. An `import` reads every export at once, and those of `node:http` bring the
 * whole of `fetch` and `WebSocket`: 30 ms of each cold start, for what most functions never call.
 */
export const builtinsByRequire: Plugin = {
  name: 'builtins-by-require',
  setup: (build) => {
    build.onResolve({ filter: BUILTINS }, ({ path, kind }) =>
      kind === 'import-statement' ? { path, namespace: BUILTIN } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: BUILTIN }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
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
