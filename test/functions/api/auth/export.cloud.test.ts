import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCESS_MINUTES, EGRESS_GB, EXPORT_OPENINGS, EXPORTS_PER_DAY } from '#contract/catalogue.ts';
import { type Export, OpenedExport } from '#contract/schemas/auth.ts';
import { exportKey } from '#functions/domain/export/export.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { pruneExports } from '#functions/scheduled/files/prune-exports.ts';
import { dispatchWork } from '#functions/scheduled/films/dispatch-work.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { queueing } from '#functions/wiring/spending.ts';
import {
  accountDeletions,
  checks,
  egress,
  exports,
  packs,
  sessions,
  uploads,
  videos,
} from '#functions/wiring/stores.ts';
import { exporter, uploadChecker } from '#functions/wiring/workflows.ts';
import { deleteFilesStep } from '#functions/workflows/account-deletion/delete-files.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { unzip } from '#test/support/builders/unzip.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { executionStatus, filesUnder, mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const PATH = '/api/auth/account/export';
const LINK_PATH = '/api/auth/account/export/link';
const PACKING_LIMIT_MS = 60_000;
const DAY_MS = 86_400_000;
const NONE = { bytes: 0, requests: 0 };
const BYTES_PER_GB = 1e9;
beforeAll(useCloudEnvironment);

const creator = async (person = newPerson()) => {
  const { visitor, id } = await newAccount(person);
  return { visitor, id, person };
};

const stateOf = async (visitor: Visitor): Promise<Export> => (await visitor.get(PATH)).json();

const packed = async (visitor: Visitor): Promise<Export> => {
  await vi.waitUntil(async () => (await stateOf(visitor)).status !== 'packing', {
    timeout: PACKING_LIMIT_MS,
    interval: 250,
  });
  return stateOf(visitor);
};

const open = (visitor: Visitor): Promise<Response> => visitor.post(LINK_PATH, {});
const opened = async (visitor: Visitor) => OpenedExport.parse(await (await open(visitor)).json());

/** Adds another finished export without an archive. */
const giveArchive = async (ownerId: string): Promise<void> => {
  const job = { ownerId, id: newId() };
  expect(await exports().begin(job, now())).toMatchObject({ kind: 'begun' });
  expect(await exports().finish(job, { bytes: 1, missing: 0 }, now())).toBe(true);
};

/** Records bytes as the account’s edge traffic for this month. */
const giveTraffic = (ownerId: string, bytes: number): Promise<boolean> => {
  const videoId = newId();
  const own = { bytes, requests: 1 };
  const sent = { ownerId, videoId, month: now().toISOString().slice(0, 7), own, shared: NONE };
  return egress().add({ object: videoId, part: 0 }, [sent], now());
};

const packing = { ...queueing, packs, exports, exporter };

/** Runs PruneExports as of a given time, for one user’s export only, because other tests have their own exports. */
const tendOwn = async (ownerId: string, at: Date): Promise<void> => {
  const duty = pruneExports({ ...packing, media, now: () => at });
  for await (const made of duty.due()) if (made.ownerId === ownerId) await duty.tend(made);
};

describe.concurrent('an export', () => {
  // Proves dashboard-everything-in-account-archive, readExport.
  it(
    'contains everything in the account (data, film, poster and captions), but no secrets',
    async () => {
      const { visitor, id, person } = await creator();
      const story = await giveStory(id);
      const film = await givePlayableFilm(id);
      expect(await stateOf(visitor)).toEqual({ status: 'none', left: EXPORTS_PER_DAY });
      const asked = await visitor.post(PATH, {});
      expect(asked.status).toBe(202);
      expect(await asked.json()).toMatchObject({ status: 'packing', left: EXPORTS_PER_DAY - 1 });
      const ready = await packed(visitor);
      expect(ready).toMatchObject({ status: 'ready', missing: 0 });

      // The signed URL opens the archive without a cookie.
      const link = await opened(visitor);
      const answer = await fetch(link.url);
      expect(answer.headers.get('content-disposition')).toMatch(/filename="veilcast-\d{4}-\d\d-\d\d\.zip"/u);
      const archive = Buffer.from(await answer.arrayBuffer());
      expect(archive).toHaveLength(defined(ready.bytes));
      const files = await unzip(archive);
      const data = (name: string): Record<string, unknown>[] =>
        JSON.parse(defined(files.get(`data/${name}.json`)).toString());
      expect(data('account')).toMatchObject([{ id, name: person.name, email: person.email }]);
      expect(data('stories').map((one) => one['id'])).toContain(story.id);
      const [video] = data('videos');
      expect(video).toMatchObject({ id: film, views: 0, status: 'completed' });
      expect(data('sessions')).toEqual([{ openedAt: expect.any(Number), usedAt: expect.any(Number) }]);
      expect(data('credit-ledger').length).toBeGreaterThan(0);
      const row = defined(await videos().find(id, film));
      const best = defined(
        defined(row.film)
          .files.filter(({ format }) => format === 'mp4')
          .at(0),
      );
      const folder = String(defined(video)['folder']);
      const inFolder = [...files.keys()].filter((name) => name.startsWith(`${folder}/`));
      expect(inFolder.map((name) => name.slice(folder.length + 1)).toSorted()).toEqual([
        'captions.vtt',
        'poster.jpg',
        expect.stringMatching(/^video-\d+p\.mp4$/u),
      ]);
      const name = defined(inFolder.find((one) => one.endsWith('.mp4')));
      expect(Buffer.from(await media().read(best.key)).length).toBeGreaterThan(0);
      const sizes = await Promise.all(
        defined(row.film).files.map(async ({ key }) => (await media().read(key)).length),
      );
      expect(sizes).toContain(defined(files.get(name)).length);
      expect(defined(files.get('README.txt')).toString()).toContain('videos.json');
      const [cookie] = [...visitor.cookies.values()];
      expect(archive.includes(String(cookie))).toBe(false);
      expect(archive.includes('SESSION#')).toBe(false);

      // Without its signature, the URL opens nothing.
      const address = new URL(link.url);
      expect((await fetch(`${address.origin}${address.pathname}`)).status).toBe(403);
      expect((await visitor.get(address.pathname)).status).toBe(403);
    },
    PACKING_LIMIT_MS,
  );

  // Proves openExport.
  it(
    'can be opened three times, for 15 minutes each, and only with a session',
    async () => {
      const { visitor, id } = await creator();
      expect((await open(visitor)).status).toBe(409);
      await visitor.post(PATH, {});
      const ready = await packed(visitor);
      expect(JSON.stringify(ready)).not.toContain('Signature');
      expect(ready).toMatchObject({ status: 'ready', openings: EXPORT_OPENINGS });
      const links = await Promise.all(Array.from({ length: EXPORT_OPENINGS + 2 }, () => open(visitor)));
      expect(links.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409]);
      const given = links.find(({ status }) => status === 200);
      const { searchParams } = new URL(OpenedExport.parse(await given?.json()).url);
      const seconds = Number(searchParams.get('Expires')) - now().getTime() / 1000;
      expect(seconds).toBeGreaterThan(0);
      // The signer rounds timestamps to whole seconds.
      expect(seconds).toBeLessThan(ACCESS_MINUTES * 60 + 1);
      expect(await stateOf(visitor)).toMatchObject({ status: 'ready', openings: 0 });
      expect((await (await open(visitor)).json()).detail).toMatch(/3 times, which is the limit/u);
      // A new export can be opened.
      await giveArchive(id);
      expect((await opened(visitor)).openings).toBe(EXPORT_OPENINGS - 1);
    },
    PACKING_LIMIT_MS,
  );

  // Proves openExport.
  it(
    'can be opened while the account’s links are paused, but not once its traffic is far over the limit',
    async () => {
      const { visitor, id } = await creator();
      await giveArchive(id);
      await giveTraffic(id, EGRESS_GB.free * BYTES_PER_GB);
      expect((await open(visitor)).status).toBe(200);
      await giveTraffic(id, EGRESS_GB.free * BYTES_PER_GB);
      const refused = await open(visitor);
      expect([refused.status, (await refused.json()).detail]).toEqual([
        402,
        expect.stringMatching(/archive/u),
      ]);
      expect(await stateOf(visitor)).toMatchObject({ openings: EXPORT_OPENINGS - 1 });
    },
    PACKING_LIMIT_MS,
  );

  // Proves dashboard-everything-in-account-archive, requestExport.
  it(
    'is refused while another export is in progress, and after three exports on the same day',
    async () => {
      const { visitor, id } = await creator();
      const answers = await Promise.all([1, 2, 3].map(() => visitor.post(PATH, {})));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
      await packed(visitor);
      expect((await visitor.post(PATH, {})).status).toBe(202);
      await packed(visitor);
      const kept = await filesUnder(`media/exports/${await mediaFolderOf(id)}/`);
      for (let more = 3; more <= EXPORTS_PER_DAY; more += 1) await giveArchive(id);
      const refused = await visitor.post(PATH, {});
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await refused.json()).detail).toContain('tomorrow');
      // The new archive replaces the previous one.
      expect(kept).toHaveLength(1);
      const tomorrow = new Date(now().getTime() + DAY_MS);
      expect(await exports().begin({ ownerId: id, id: newId() }, tomorrow)).toMatchObject({ kind: 'begun' });
    },
    PACKING_LIMIT_MS,
  );

  fullIt(
    'is started by PruneExports if its execution never started, and its archive is deleted after a day',
    async () => {
      const { visitor, id } = await creator();
      const job = { ownerId: id, id: newId() };
      const past = new Date(now().getTime() - 2 * 60_000);
      expect(await exports().begin(job, past)).toMatchObject({ kind: 'begun' });
      await tendOwn(id, now());
      await runDuty(dispatchWork({ ...packing, checks, uploads, uploadChecker, now }));
      expect(await packed(visitor)).toMatchObject({ status: 'ready' });
      // The row is updated a moment before the execution ends.
      await vi.waitUntil(async () => (await executionStatus('EXPORT_MACHINE_ARN', job.id)) === 'SUCCEEDED', {
        timeout: 10_000,
      });
      const mediaFolder = await mediaFolderOf(id);
      const key = exportKey({ id: job.id, mediaFolder });
      const { url: link } = await opened(visitor);
      expect(link).toContain(key);
      expect(link).not.toContain(id);
      expect(await media().exists(key)).toBe(true);
      const early = exportKey({ id: newId(), mediaFolder });
      await media().write(early, 'an earlier one', 'application/zip');
      const later = new Date(now().getTime() + DAY_MS + 60_000);
      await tendOwn(id, later);
      for (const each of [key, early]) expect(await media().exists(each)).toBe(false);
      expect(await stateOf(visitor)).toMatchObject({ status: 'expired' });
      expect((await open(visitor)).status).toBe(409);
    },
    PACKING_LIMIT_MS,
  );

  it(
    'is not started or finished while the account is being deleted, and is deleted along with it',
    async () => {
      const { visitor, id } = await creator();
      expect((await visitor.post(PATH, {})).status).toBe(202);
      await packed(visitor);
      const [key] = await filesUnder(`media/exports/${await mediaFolderOf(id)}/`);
      await accountDeletions().begin(id, now());
      expect(await exports().begin({ ownerId: id, id: newId() }, now())).toEqual({ kind: 'busy' });
      await sessions().endAll(id, now());
      expect((await visitor.post(PATH, {})).status).toBe(401);
      await deleteFilesStep({ accountDeletions, media }).run({ userId: id });
      expect(await media().exists(defined(key))).toBe(false);
    },
    PACKING_LIMIT_MS,
  );

  it('stops if the account is deleted while the export is being packed', async () => {
    const { id } = await creator();
    const job = { ownerId: id, id: newId() };
    await exports().begin(job, now());
    await accountDeletions().begin(id, now());
    expect(await exports().advance(job, 50)).toBe(false);
    expect(await exports().finish(job, { bytes: 1, missing: 0 }, now())).toBe(false);
  });
});
