import { readFileSync, rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_ENTRIES } from '#infra/bundling/entries.ts';
import { type Built, runEsbuild } from '#infra/bundling/run-esbuild.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { ROOT } from '#test/support/infra/stacks.ts';

/** A generous limit, because one run of esbuild bundles every function on a machine that may be busy. */
const BUNDLING_MS = 240_000;
/** Packages that stand in for a vendor locally. All code of Stripe's stand-in is in `local/stripe`. */
const STAND_INS =
  /^(?:local|test|tools)\/|^node_modules\/(?:oidc-provider|cognito-local|s3rver|aws-local-stepfunctions|@echogarden|@dynoxide)\//u;
/** A package with one of these names counts no matter where npm installed it. */
const NESTED = /\/node_modules\/(?:oidc-provider|cognito-local|s3rver|aws-local-stepfunctions)\//u;

describe('the deployed code', () => {
  let bundles: readonly Built[] = [];
  beforeAll(async () => {
    const outdir = temporaryFolder();
    bundles = await runEsbuild(ROOT, outdir, ALL_ENTRIES);
    for (const { file } of bundles) code.set(file, readFileSync(file, 'utf8'));
    rmSync(outdir, { recursive: true });
  }, BUNDLING_MS);
  const code = new Map<string, string>();

  test('contains no stand-in for sign-in, payment or any other service', () => {
    expect(bundles).toHaveLength(ALL_ENTRIES.length);
    for (const { entry, inputs } of bundles) {
      expect(inputs.length, entry.path).toBeGreaterThan(0);
      expect(
        inputs.filter((input) => STAND_INS.test(input) || NESTED.test(input)),
        entry.path,
      ).toEqual([]);
    }
  });

  test('reads no variable that distinguishes the local cloud from a real one', () => {
    for (const [file, text] of code) expect(text.match(/VEILCAST_[A-Z_]+/gu) ?? [], file).toEqual([]);
  });
});
