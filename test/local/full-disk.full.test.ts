import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { context } from '#local/aws/cognito/email-pool-people.ts';
import { KeptDataStores } from '#local/aws/cognito/kept-data-stores.ts';
import { StateFile } from '#local/stripe/records/state-file.ts';
import { closeTabs, openTab, sharedBrowser } from '#test/support/browser/browser.ts';
import { signInBy } from '#test/support/browser/pages.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import { createFilm, meOf, watchFilm } from '#test/support/builders/films.ts';
import { startProduct, temporaryFolder } from '#test/support/cloud/product-process.ts';
import { partial } from '#test/support/values.ts';

const disk = temporaryFolder();
const mounts = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
/**
 * Only root may mount a small disk. Without root, the tests for `disk-room`, `disk-notice` and `workflow` cover the
 * individual parts.
 */
const canMount = mounts('mount', '-t', 'tmpfs', '-o', 'size=60m', 'tmpfs', disk);
const FILLER = join(disk, 'filler');
const BLOCK = Buffer.alloc(4096);

/** Fills the disk to its last block. */
const fill = (): void => {
  const file = openSync(FILLER, 'a');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' });
  } finally {
    closeSync(file);
  }
};
const free = (): void => rmSync(FILLER, { force: true });

afterAll(() => {
  if (canMount) mounts('umount', '-l', disk);
});

describe.runIf(canMount)('on a 60 MB disk', () => {
  afterEach(free);

  // Proves fair-full-disk-ends-nothing-said.
  it('the product reports the full disk, refuses new work, charges no credits, and later resumes the film', {
    timeout: 240_000,
  }, async () => {
    const product = await startProduct({
      dataDir: join(disk, 'data'),
      env: { VEILCAST_RETRY_FACTOR: '0.1' },
    });
    onTestFinished(async () => {
      await closeTabs();
      await product.stop();
    });
    let printed = '';
    product.process.stderr?.on('data', (chunk) => (printed += String(chunk)));
    const person = { name: 'Ada', email: 'ada@example.com' };
    const visitor = await signInByPage(product.url, person);
    const { page } = await openTab(await sharedBrowser(), { url: product.url });
    await signInBy(page, person);
    const wish = { prompt: 'A lighthouse keeper who counted one ship too many', category: 'Mystery' };
    const story: { id: string } = await (await visitor.post('/api/stories/generate', wish)).json();
    const made: { id: string } = await (await createFilm(visitor, story.id)).json();
    const begun = await watchFilm(visitor, made.id, 120_000, ({ progress }) => (progress?.percent ?? 0) > 0);
    fill();
    const before = await meOf(visitor);
    const refused = await visitor.post('/api/stories/generate', wish);
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({ code: 'disk_full' });
    expect((await createFilm(visitor, story.id)).status).toBe(507);
    const me = await visitor.get('/api/auth/me');
    expect(me.headers.get('x-notice')).toBe('disk_full');
    await expect.poll(() => printed).toMatch(/^The disk is full: \d+ MB are left/mu);
    await vi.waitUntil(() => /^[A-Z]\w+: .*full/mu.test(printed), { timeout: 100_000, interval: 200 });
    expect(await meOf(visitor)).toEqual(before);
    await page.goto('/dashboard/videos');
    await page.getByText(/^The disk of this computer is full/u).waitFor({ timeout: 60_000 });
    free();
    const after = await watchFilm(
      visitor,
      made.id,
      200_000,
      ({ status, progress }) =>
        status !== 'generating' || (progress?.percent ?? 0) > (begun.video.progress?.percent ?? 0),
    );
    expect(after.video.status).not.toBe('failed');
    expect((await visitor.post('/api/stories/generate', wish)).status).toBe(200);
    await page.getByText(/^The disk of this computer is full/u).waitFor({ state: 'detached' });
    expect(printed).toContain('There is room on the disk again: Veilcast goes on.');
  });

  it('the payment stand-in later saves what it could not save on the full disk', () => {
    const path = join(disk, 'stripe.sqlite');
    const file = new StateFile(path);
    const put = (id: string, name: string) =>
      file.records.put('customers', partial({ id, created: 1, name, email: null }));
    put('cus_1', 'a'.repeat(10));
    file.save();
    fill();
    put('cus_2', 'b'.repeat(100_000));
    expect(() => file.save()).toThrow(/full/u);
    free();
    put('cus_3', 'c');
    file.save();
    file.close();
    using database = new DatabaseSync(path);
    expect(database.prepare('SELECT id FROM records ORDER BY id').all()).toMatchObject([
      { id: 'cus_1' },
      { id: 'cus_2' },
      { id: 'cus_3' },
    ]);
  });

  it('the user pool keeps its existing accounts', async () => {
    const folder = join(disk, 'email-accounts');
    const open = () => new KeptDataStores(folder).create(context, 'pool', {});
    const store = await open();
    await store.set(context, ['Users', 'ada'], { Username: 'ada' });
    fill();
    await expect(store.set(context, ['Users', 'eve'], { Username: 'x'.repeat(10_000) })).rejects.toThrow(
      /ENOSPC/u,
    );
    expect(await (await open()).get(context, ['Users', 'ada'])).toEqual({ Username: 'ada' });
  });
});
