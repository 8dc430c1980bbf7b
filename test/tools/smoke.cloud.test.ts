import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const SMOKE = join(import.meta.dirname, '..', '..', 'tools', 'smoke.ts');
const smoke = (url: string) => spawnSync(process.execPath, [SMOKE, url], { encoding: 'utf8' });

test('a working stage passes every check that is made from outside', () => {
  const { status, stdout } = smoke(sharedCloud().url);
  expect(stdout).not.toContain('FAILED');
  expect(stdout.match(/^passed/gmu)?.length).toBeGreaterThanOrEqual(7);
  expect(status).toBe(0);
});

test('a stage that doesn’t respond fails every check, with the reason for each failure', () => {
  const { status, stdout } = smoke('http://127.0.0.1:9');
  expect(stdout).not.toContain('passed');
  expect(stdout).toMatch(/^FAILED  the API is healthy: .+$/mu);
  expect(status).toBe(1);
});
