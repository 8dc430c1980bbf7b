import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PLATFORM_IDS, PLATFORMS } from '#contract/platforms.ts';
import {
  BUDGETS,
  isPlatformSecret,
  PROVIDER_COSTS,
  PROVIDERS,
  platformSecret,
  providerOf,
  stageSecrets,
  WITHOUT_KEY,
} from '#contract/providers.ts';
import { PRICES } from '#functions/cost/prices.ts';
import { SKUS } from '#functions/cost/skus.ts';

/** Where providers may be named, and why. All other code looks them up in the registry. */
const MAY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^contract\/providers\.ts$/u, 'the registry'],
  [/^contract\/own-app\.ts$/u, 'a creator on their own machine reads which key has videos checked'],
  [/^functions\/gateways\//u, 'a gateway speaks the protocol of one vendor'],
  [/^functions\/wiring\/(?:providers|text-model)\.ts$/u, 'an id is joined to its gateway'],
  [/^functions\/cost\/prices\.ts$/u, 'prices'],
  [/^functions\/env\.ts$/u, "the address of a vendor's API"],
  [/^infra\/stage\/stages\.ts$/u, 'a stage chooses its providers and what they may cost'],
  [/^infra\/bundling\/slim-bundles\.ts$/u, "a vendor's library is made smaller"],
  [/^local\//u, 'stand-ins at the protocols of vendors'],
  [/^web\/features\/settings\/models\//u, '“OpenAI-compatible” is the name of a protocol'],
  [/^test\//u, 'tests look at single providers'],
  [/^tools\/doctor(?:\.ts$|\/)/u, 'the doctor asks vendors what they offer'],
  [/^tools\/cost(?:\.ts$|\/(?:bill|options|reconcile)\.ts$)/u, "each vendor's bill has a format of its own"],
  [/^tools\/cost\/measured\.ts$/u, 'estimates made before anything was measured'],
];

const root = join(import.meta.dirname, '../..');
/** Every source file without its comments. */
const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path !== '' && !/^[^/]+$/u.test(path) && existsSync(join(root, path)))
  .map((path) => ({
    path,
    code: readFileSync(join(root, path), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gmu, ''),
  }));

test('a provider is named only in files with a documented reason', () => {
  const paid = new Set(PROVIDERS.flatMap((row) => ('cost' in row ? [row.id] : [])));
  const named = new RegExp([...paid].join('|'), 'iu');
  const strangers = sources.filter(
    ({ path, code }) => !MAY_NAME.some(([pattern]) => pattern.test(path)) && named.test(code),
  );
  expect(strangers.map(({ path }) => path)).toEqual([]);
});

test('every exception that allows a file to name a provider is still needed', () => {
  for (const [pattern] of MAY_NAME)
    expect(
      sources.some(({ path, code }) => pattern.test(path) && /polly|openai/iu.test(code)),
      String(pattern),
    ).toBe(true);
});

test('the browser bundle does not include the registry of providers', () => {
  const loading = sources.filter(
    ({ path, code }) => path.startsWith('web/') && code.includes('#contract/providers'),
  );
  expect(loading.map(({ path }) => path)).toEqual([]);
});

test('the provider used while no key is stored doesn’t need a key', () => {
  for (const capability of ['text', 'picture', 'speech'] as const)
    expect(providerOf(capability, WITHOUT_KEY[capability]).secret).toBeUndefined();
});

test('every platform is a publishing provider with its own name and its own secret', () => {
  expect(PROVIDERS.flatMap((row) => (row.capability === 'publish' ? [[row.id, row.name]] : []))).toEqual(
    PLATFORMS.map(({ id, name }) => [id, name]),
  );
  expect(new Set(PLATFORM_IDS.map(platformSecret)).size).toBe(PLATFORM_IDS.length);
  expect(
    PROVIDERS.flatMap((row) => ('secret' in row && isPlatformSecret(row.secret) ? [row.capability] : [])),
  ).toEqual(PLATFORM_IDS.map(() => 'publish'));
});

test('a stage pays only for the secrets of the platforms and the guard named in its settings', () => {
  const on = { audited: false };
  const secretsFor = (platforms: object, moderator = 'openai') =>
    stageSecrets({ moderator, publishing: { platforms } });
  expect(secretsFor({})).toEqual(['openai']);
  expect(secretsFor({ tiktok: on })).toEqual(['openai', 'tiktok']);
  expect(secretsFor({ tiktok: on, youtube: on }, 'guard')).toEqual(['openai', 'guard', 'youtube', 'tiktok']);
});

test('each provider of a capability, each component and each SKU has exactly one row, and each budget has at least one', () => {
  const once = (names: readonly string[]) => expect(new Set(names).size).toBe(names.length);
  once(PROVIDERS.map(({ id, capability }) => `${capability} ${id}`));
  once(PROVIDER_COSTS.map(({ component }) => component));
  once(SKUS.map(({ sku }) => sku));
  for (const { key } of BUDGETS) expect(PROVIDER_COSTS.map(({ budget }) => budget)).toContain(key);
});

test('every SKU in a provider’s reservations for films is billed by that provider and has a price', () => {
  for (const { capability, id } of PROVIDERS) {
    const { cost } = providerOf(capability, id);
    const { script, picture } = cost ?? {};
    const reservedBy = [script?.character, picture?.input, picture?.output].filter(
      (sku) => sku !== undefined,
    );
    for (const sku of reservedBy) {
      expect(cost?.units.map((unit) => unit.sku)).toContain(sku);
      expect(PRICES.map((price) => price.sku)).toContain(sku);
    }
  }
});
