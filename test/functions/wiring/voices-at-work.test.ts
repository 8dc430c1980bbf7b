import { writeFileSync } from 'node:fs';
import { kokoroFolder } from '@veilcast/kokoro/folder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { voicesAtWork } from '#functions/wiring/provider-at-work.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  vi.stubEnv('KOKORO_FOLDER', folder);
  vi.stubEnv('NARRATOR', 'kokoro');
});
afterEach(() => vi.unstubAllEnvs());

const fetching = (at: number): void =>
  writeFileSync(kokoroFolder(folder).fetching, JSON.stringify({ doneBytes: 61e6, totalBytes: 130e6, at }));

// Proves voice-dialog-says-how-much-fetched.
test('once the model’s folder is complete, the voices are ready in the model’s languages', () => {
  expect(voicesAtWork()).toMatchObject({ ready: false });
  writeFileSync(kokoroFolder(folder).ready, '{}');
  expect(voicesAtWork()).toMatchObject({ ready: true });
  const neural = voicesAtWork()?.neural;
  expect(neural?.['charlotte']).toEqual(['en', 'es', 'fr']);
  expect(neural?.['adam']).not.toContain('fr');
  expect(Object.values(neural ?? {}).flat()).not.toContain('de');
});

test('shows the progress of a download in megabytes, and nothing once the download has been killed', () => {
  fetching(Date.now());
  expect(voicesAtWork()?.fetching).toEqual({ done_mb: 61, total_mb: 130 });
  fetching(Date.now() - 60_000);
  expect(voicesAtWork()).not.toHaveProperty('fetching');
});

test('reports the voices as ready if functions include them, and reports nothing with another narrator', () => {
  vi.stubEnv('KOKORO_FOLDER', undefined);
  expect(voicesAtWork()).toMatchObject({ ready: true });
  for (const narrator of ['polly', 'simple', 'openai']) {
    vi.stubEnv('NARRATOR', narrator);
    expect(voicesAtWork()).toBeUndefined();
  }
});
