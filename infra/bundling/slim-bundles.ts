import { readFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

/** Our own code that functions run: none of its files has side effects when imported. */
const OURS = /^(?:functions|contract)\//u;
// esbuild evaluates these filters with its own engine, which has no Unicode flag.

/** Marks a resolution that this plugin started itself, so that the plugin doesn’t handle it again. */
const ASKED = Symbol('asked');

/**
 * Drops the code that a function never calls from its bundle. The files of `functions/wiring` refer to every store
 * and gateway; without this, each function would carry every vendor library and load it on every cold start.
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

/** zod ships its messages in fifty languages; we only use the English ones, which it loads anyway. */
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
 * Our schemas import zod as one object, which esbuild keeps in full. When zod is imported as a namespace, esbuild
 * keeps only what is called: 85 kB of the 195 kB that each function would otherwise read on each cold start.
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

/**
 * The parts of OpenAI's client that our gateways call: chat, images, moderations and speech, without streams or tool
 * runners.
 */
const OPENAI_USED =
  /[\\/]resources[\\/](?:index\.mjs|(?:images|moderations)\.mjs|chat[\\/]|audio[\\/](?:index|audio|speech)\.mjs)/u;
const EXPORTED = /^export (?:class|const|(?:async )?function\*?) (\w+)|^export \{([^}]*)\}/gmu;

/** The names exported by a vendor's module. */
const exportsOf = (source: string): string[] =>
  [...source.matchAll(EXPORTED)].flatMap(([, single, list = '']) =>
    single === undefined
      ? list.split(',').flatMap((part) => part.split(' as ').at(-1)?.trim() || [])
      : [single],
  );

/**
 * OpenAI's client creates an object for each of its thirty services; we use four. The others are replaced by
 * empty classes, as is keyless sign-in, which would load all of `fetch` before any request is made.
 */
export const modelClientByPart: Plugin = {
  name: 'model-client-by-part',
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
 * A Lambda function gets its credentials from its environment, so no other credential provider is deployed. pino looks
 * up its caller to find transport files; we have none, and the lookup makes Node read the whole source map.
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
 * Loads Node's own modules with `require`. An `import` reads every export at once, and the exports of `node:http`
 * load all of `fetch` and `WebSocket`: 30 ms of each cold start for code that most functions never call.
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

/** A source map with a single mapping; esbuild ignores an empty one. */
const NO_MAP = Buffer.from('{"version":3,"sources":["library"],"names":[],"mappings":"AAAA"}').toString(
  'base64',
);

/**
 * Leaves libraries out of source maps. A function reads its source map on each cold start, and we only need the map
 * for our own lines.
 */
export const mapOurs: Plugin = {
  name: 'map-ours',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]node_modules[\\/].*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${NO_MAP}`,
      loader: 'js',
    }));
  },
};
