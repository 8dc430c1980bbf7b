import { readFileSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENTRIES } from '#infra/bundling/entries.ts';
import { type Built, runEsbuild } from '#infra/bundling/run-esbuild.ts';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { ROOT, resourcesOf, templatesOf } from '#test/support/infra/stacks.ts';

/** Every function by one run of esbuild, on a machine that does other things too. */
const BUNDLING_MS = 240_000;
/** Packages that stand in for a vendor on one machine. Of Stripe's, the code is all in `local/stripe`. */
const STAND_INS =
  /^(?:local|test|tools)\/|^node_modules\/(?:oidc-provider|cognito-local|s3rver|aws-local-stepfunctions|@echogarden|@dynoxide)\//u;
/** A package of the name counts too, wherever npm has put it. */
const NESTED = /\/node_modules\/(?:oidc-provider|cognito-local|s3rver|aws-local-stepfunctions)\//u;

describe('what is deployed', () => {
  let bundles: readonly Built[] = [];
  beforeAll(async () => {
    const outdir = temporaryFolder();
    bundles = await runEsbuild(ROOT, outdir, ALL_ENTRIES);
    for (const { file } of bundles) code.set(file, readFileSync(file, 'utf8'));
    rmSync(outdir, { recursive: true });
  }, BUNDLING_MS);
  const code = new Map<string, string>();

  test('holds no code that stands in for sign-in, payment or any other party', () => {
    expect(bundles).toHaveLength(ALL_ENTRIES.length);
    for (const { entry, inputs } of bundles) {
      expect(inputs.length, entry.path).toBeGreaterThan(0);
      expect(
        inputs.filter((input) => STAND_INS.test(input) || NESTED.test(input)),
        entry.path,
      ).toEqual([]);
    }
  });

  test('reads no variable by which the local cloud is told from a real one', () => {
    for (const [file, text] of code) expect(text.match(/VEILCAST_[A-Z_]+/gu) ?? [], file).toEqual([]);
  });
});

const LOOPBACK = /localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|host\.docker/iu;

describe.each(STAGE_NAMES)('the stage %s', (name) => {
  const { site, data } = templatesOf(name);
  const variables = [site, data].flatMap((template) =>
    resourcesOf(template, 'AWS::Lambda::Function').map(
      ([id, { Properties }]) => [id, JSON.stringify(Properties['Environment'] ?? {})] as const,
    ),
  );

  test('tells no function an address of its own machine', () => {
    expect(variables.length).toBeGreaterThan(ALL_ENTRIES.length);
    for (const [id, values] of variables) expect(values, id).not.toMatch(LOOPBACK);
  });

  test('leads no function to another address of AWS or Stripe than the real one', () => {
    for (const [id, values] of variables) expect(values, id).not.toMatch(/AWS_ENDPOINT_URL|STRIPE_BASE_URL/u);
  });

  test('signs nobody in at a loopback address', () => {
    const clients = resourcesOf(site, 'AWS::Cognito::UserPoolClient');
    expect(clients.length).toBeGreaterThan(0);
    for (const [, { Properties }] of clients) expect(JSON.stringify(Properties)).not.toMatch(LOOPBACK);
  });
});
