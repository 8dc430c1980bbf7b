import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fullIt } from '#test/support/run/full-it.ts';

const ROOT = join(import.meta.dirname, '..');
const DAY_MS = 86_400_000;
/** Enough time to notice that the file is expiring and to release a new one. */
const LEAST_DAYS = 60;
/** A longer validity would no longer show that anyone still reads the mailbox (RFC 9116). */
const MOST_DAYS = 366;

test('security.txt is valid for at least two more months, and for at most a year', () => {
  const text = readFileSync(join(ROOT, 'web/public/.well-known/security.txt'), 'utf8');
  const expires = Date.parse(/^Expires: (.+)$/mu.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / DAY_MS;
  expect(days, 'Renew it as docs/how-to.md says').toBeGreaterThan(LEAST_DAYS);
  expect(days).toBeLessThan(MOST_DAYS);
});

fullIt('npm run sbom prints a CycloneDX list of every package in the lock file', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'sbom'], {
    cwd: ROOT,
    maxBuffer: 100_000_000,
  });
  const { bomFormat, components }: { bomFormat: string; components: { purl: string }[] } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const lock: { packages: object } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(components.length).toBeGreaterThan(Object.keys(lock.packages).length / 2);
  for (const { purl } of components) expect(purl).toMatch(/^pkg:npm\//u);
});
