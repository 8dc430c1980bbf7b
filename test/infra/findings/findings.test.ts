import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Finding, findingsIn, outdated, unexplained } from '#infra/findings/findings.ts';
import { STAGE_NAMES } from '#infra/stage/stages.ts';
import { appOf } from '#test/support/infra/stacks.ts';

const site = mkdtempSync(join(tmpdir(), 'veilcast-site-'));
/** A stage with all that a stage can have. */
const EVERYTHING = {
  name: 'alice',
  change: {
    firewall: { requestsPerAddress: 2_000, signInsPerAddress: 100 },
    emailSignIn: true,
    domain: { name: 'veilcast.example', certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/1' },
  },
};
let findings: readonly Finding[] = [];
/** Stages of five stacks each, looked at by every rule, on a machine that has other work. */
const SYNTHESIS_LIMIT_MS = 240_000;
beforeAll(() => {
  mkdirSync(join(site, 'assets'));
  for (const file of ['index.html', 'assets/main.js', 'watch.js']) writeFileSync(join(site, file), file);
  const { app } = appOf([...STAGE_NAMES.map((name) => ({ name })), EVERYTHING], site);
  // What leads from one region to another is made by the synthesis itself.
  app.synth();
  findings = findingsIn(app);
}, SYNTHESIS_LIMIT_MS);
afterAll(() => {
  rmSync(site, { recursive: true });
});

test('cdk-nag finds nothing in any stage that has no reason', () => {
  expect(unexplained(findings)).toEqual([]);
});

test('every reason is for something that is really found', () => {
  expect(outdated(findings).map(({ rule, at }) => `${rule.source} ${at.source}`)).toEqual([]);
});

test('what nobody has thought about is told with its rule and its place', () => {
  const { app, stacks } = appOf([{ name: 'alice' }]);
  const extra = new Bucket(stacks[0]!.web, 'Extra');
  app.synth();
  const told = unexplained(findingsIn(app));
  expect(told.map(({ rule }) => rule)).toEqual(['S1', 'S10']);
  for (const { path } of told) expect(path).toBe(`${extra.node.path}/Resource`);
});
