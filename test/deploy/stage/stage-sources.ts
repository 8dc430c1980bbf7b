import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { Bundles } from '#infra/bundling/bundles.ts';
import type { LayerSources } from '#infra/constructs/functions/native-layers.ts';
import { LAYERS } from '#infra/layers.ts';

/** The header in which the changed function reports what happened when it tried to read a secret without a grant. */
export const CHANGED_HEADER = 'x-changed';
/** The output folder for synthesising the changed stage. */
export const CHANGED_OUT = 'changed.out';
/**
 * A request header that makes the changed function fail with an error that contains a secret after a line
 * break.
 */
export const BREAKING_HEADER = 'x-break';
export const BREAKING_MESSAGE = 'The provider refused:';
/** Fake, and concatenated so that secret scanners don't flag it. */
export const LEAKED_KEY = ['sk', 'proj', 'abcdefghij0123456789'].join('-');
const CHANGED_ENTRY = 'functions/api/health/check-health';

/** This machine’s native libraries as layers. Real stages use arm64 builds that are made the same way. */
export const layersOfThisMachine = (root: string, folder: string): LayerSources => ({
  folderOf: (name) => {
    if (name === 'kokoro') throw new Error('The stage of the deployment proof speaks with Polly.');
    const library = LAYERS[name].package.replace('linux-arm64', `${process.platform}-${process.arch}`);
    const layer = join(folder, name);
    cpSync(join(root, 'node_modules', library), join(layer, 'nodejs', 'node_modules', library), {
      recursive: true,
      dereference: true,
    });
    return layer;
  },
});

/**
 * The bundles with one function changed: the health check tries to read the model’s API key and reports the result.
 */
export const withChange = (root: string, stage: string, bundles: Bundles, folder: string): Bundles => ({
  of: (entry) => {
    const bundle = bundles.of(entry);
    if (entry.path !== `${CHANGED_ENTRY}.lambda.ts`) return bundle;
    const changed = join(folder, 'changed');
    mkdirSync(changed, { recursive: true });
    cpSync(join(root, '.build', 'functions', CHANGED_ENTRY.replaceAll('/', '-')), changed, {
      recursive: true,
    });
    const file = join(changed, `${CHANGED_ENTRY}.mjs`);
    const before = join(dirname(file), `before-${basename(file)}`);
    renameSync(file, before);
    writeFileSync(
      file,
      [
        `import { createRequire } from 'node:module';`,
        `import { handler as before } from './${basename(before)}';`,
        `const sdk = createRequire(import.meta.url)('@aws-sdk/client-secrets-manager');`,
        `const command = new sdk.GetSecretValueCommand({ SecretId: 'veilcast/${stage}/openai' });`,
        'const { toISOString } = Date.prototype;',
        'const failOnce = () => {',
        '  Date.prototype.toISOString = toISOString;',
        `  throw new Error('${BREAKING_MESSAGE}\\n${LEAKED_KEY}');`,
        '};',
        'export const handler = async (event, context) => {',
        `  if (event.headers['${BREAKING_HEADER}']) Date.prototype.toISOString = failOnce;`,
        '  const answer = await before(event, context);',
        '  const read = new sdk.SecretsManagerClient({}).send(command);',
        "  const ended = await read.then(() => 'allowed', ({ name }) => name);",
        `  return { ...answer, headers: { ...answer.headers, '${CHANGED_HEADER}': ended } };`,
        '};',
      ].join('\n'),
    );
    return { ...bundle, code: Code.fromAsset(changed) };
  },
});
