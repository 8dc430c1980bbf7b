import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finding, findingsIn, outdated, unexplained } from '#infra/findings/findings.ts';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { appOf, ON_PLATFORMS } from '#test/support/infra/stacks.ts';

const site = mkdtempSync(join(tmpdir(), 'veilcast-site-'));
/** A stage with every option. */
const EVERYTHING = {
  name: 'alice',
  change: {
    firewall: true,
    emailSignIn: true,
    mailFrom: 'hello@veilcast.example',
    ...ON_PLATFORMS,
    domain: { name: 'veilcast.example', zoneId: 'Z0123456789', zoneName: 'veilcast.example' },
  },
};
let findings: readonly Finding[] = [];
/**
 * A generous limit, because every rule examines the five stacks of several stages, on a machine that may be
 * busy.
 */
const SYNTHESIS_LIMIT_MS = 240_000;
beforeAll(() => {
  mkdirSync(join(site, 'assets'));
  for (const file of ['index.html', 'assets/main.js', 'watch.js']) writeFileSync(join(site, file), file);
  const { app } = appOf([...STAGE_NAMES.map((name) => ({ name })), EVERYTHING], site);
  // CDK itself creates the references between regions.
  app.synth();
  findings = findingsIn(app);
}, SYNTHESIS_LIMIT_MS);
afterAll(() => {
  rmSync(site, { recursive: true });
});

test('every cdk-nag finding, on any stage, has a reason', () => {
  expect(unexplained(findings)).toEqual([]);
});

test('every reason matches a finding', () => {
  expect(outdated(findings).map(({ rule, at }) => `${rule.source} ${at.source}`)).toEqual([]);
});

test('reports the rule and the location of a finding that has no reason', () => {
  const app = new App();
  const extra = new Bucket(new Stack(app, 'Alice'), 'Extra');
  app.synth();
  const told = unexplained(findingsIn(app));
  expect(told.map(({ rule }) => rule)).toEqual(['S1', 'S10']);
  for (const { path } of told) expect(path).toBe(`${extra.node.path}/Resource`);
});
