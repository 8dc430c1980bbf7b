import { beforeAll, describe, expect, it, vi } from 'vitest';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { resumeDeletions } from '#functions/scheduled/accounts/resume-deletions.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { connecting } from '#functions/wiring/platforms.ts';
import {
  accountDeletions,
  billing,
  checks,
  connections,
  credits,
  newsletter,
  packs,
  runs,
  series,
  sessions,
  stories,
  storyboards,
  users,
  videos,
} from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { accountDeleter } from '#functions/wiring/workflows.ts';
import { deleteFilesStep } from '#functions/workflows/account-deletion/delete-files.ts';
import { deleteRowsStep } from '#functions/workflows/account-deletion/delete-rows.ts';
import { revokeConnectionsStep } from '#functions/workflows/account-deletion/revoke-connections.ts';
import { withdrawFilmsStep } from '#functions/workflows/account-deletion/withdraw-films.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { stripeHere } from '#test/support/billing/buyer.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { choice } from '#test/support/builders/drafts.ts';
import { createFilm, giveStory, meOf, shortScenes, watchFilm } from '#test/support/builders/films.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { dueBy } from '#test/support/cloud/due-here.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import {
  executionStatus,
  filesUnder,
  mediaFolderOf,
  rowsNaming,
  rowsOf,
} from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { giveAccount } from '#test/support/publishing/give-account.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { isFullRun } from '#test/support/run/full-run.ts';
import { ideaOf, runOf, seriesOf } from '#test/support/series/series-here.ts';
import { takeFrom } from '#test/support/values.ts';

const FILM_LIMIT_MS = 180_000;
/** Enough time for both of the workflow’s waits in the test cloud, even on a busy machine. */
const DELETION_LIMIT_MS = 150_000;
/** Longer than the test takes, so that the test decides when the picture arrives. */
const PAINTED_LATE_MS = FILM_LIMIT_MS;
const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const creator = async (person = newPerson()) => {
  const { visitor, id } = await newAccount(person);
  return { visitor, id, person };
};

const renderFilm = async (visitor: Visitor, storyId: string): Promise<string> => {
  const { id } = await (await createFilm(visitor, storyId)).json();
  expect((await watchFilm(visitor, id, FILM_LIMIT_MS)).video.status).toBe('completed');
  return id;
};

const PATIENCE = { timeout: DELETION_LIMIT_MS, interval: 500 } as const;

/** Waits until all of a user’s data is gone; on failure, reports what is left. */
const gone = async (userId: string): Promise<void> => {
  let left: readonly unknown[] = [];
  const isGone = async (): Promise<boolean> => {
    left = (await rowsOf(userId)).map(({ sk }) => sk);
    return left.length === 0;
  };
  // These tests run concurrently, so they can’t use `expect.poll`.
  await vi.waitUntil(isGone, PATIENCE).catch(() => {});
  expect(left, 'rows that are left of the user').toEqual([]);
};

/** Waits until an execution succeeds, which is a moment after all data is gone. */
const ended = async (...execution: Parameters<typeof executionStatus>): Promise<void> => {
  await vi.waitUntil(async () => (await executionStatus(...execution)) !== 'RUNNING', PATIENCE);
  expect(await executionStatus(...execution)).toBe('SUCCEEDED');
};

const steps = {
  withdraw: withdrawFilmsStep({
    sessions,
    videos,
    storyboards,
    series,
    queues: [checks, packs],
    now,
  }),
  connections: revokeConnectionsStep(connecting),
  files: deleteFilesStep({ accountDeletions, media }),
  rows: deleteRowsStep({ accountDeletions, users, newsletter }),
};

// Concurrent, because each test waits seven seconds for the workflow.
describe.concurrent('deleting an account', () => {
  it('ends every session at once and leaves no user data; signing up again doesn’t bring new free credits', {
    timeout: FILM_LIMIT_MS + DELETION_LIMIT_MS,
  }, async () => {
    const { visitor, id, person } = await creator();
    const other = await signIn(person);
    const folder = await mediaFolderOf(id);
    const story = await giveStory(id);
    const film = { id: isFullRun ? await renderFilm(visitor, story.id) : await givePlayableFilm(id) };
    const { share_url } = await (
      await visitor.post('/api/videos/share', { video_id: film.id, platform: 'link' })
    ).json();
    const shared = `/api/watch/${new URL(share_url).pathname.split('/').at(-1)}`;
    expect((await fetch(url + shared)).status).toBe(200);
    const files = (await videos().find(id, film.id))?.film?.files.map(({ key }) => key) ?? [];
    expect(files.length).toBeGreaterThan(0);
    const { stripe } = await stripeHere();
    const customer = (await stripe.customers.create({ name: person.name, metadata: { user_id: id } })).id;
    await billing().bindCustomer(id, customer);

    const answer = await visitor.delete('/api/auth/account');
    expect(answer.status).toBe(202);
    expect(visitor.cookies.size).toBe(0);
    expect((await other.get('/api/auth/me')).status).toBe(401);
    expect((await visitor.delete('/api/auth/account')).status).toBe(401);

    const again = await creator(person);
    expect(again.id).not.toBe(id);
    expect(await meOf(again.visitor)).toMatchObject({ credits: 0, creditsUsed: 0, videosGenerated: 0 });
    for (const list of ['stories', 'videos'])
      expect(await (await again.visitor.get(`/api/${list}`)).json()).toEqual([]);

    await gone(id);
    expect([...(await rowsNaming(id)), ...(await rowsNaming(folder))]).toEqual([]);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await again.visitor.get(shared)).status).toBe(404);
    for (const key of files) expect(await media().exists(key)).toBe(false);
    for (const prefix of [`media/${folder}/`, `work/${id}/`]) expect(await filesUnder(prefix)).toEqual([]);
    await ended('DELETION_MACHINE_ARN', `${id}-0`);
    expect((await meOf(again.visitor)).id).toBe(again.id);
  });

  fullIt(
    'is started by ResumeDeletions if it hasn’t started on its own',
    { timeout: DELETION_LIMIT_MS },
    async () => {
      const { id } = await creator();
      expect(await accountDeletions().begin(id, now())).toMatchObject({ userId: id });
      // Runs no other duties, because they would hand out slots that concurrent tests are holding.
      await runDuty(resumeDeletions({ accountDeletions, accountDeleter, now }));
      await gone(id);
    },
  );
});

// Not concurrent, because its late pictures would hold up other tests’ films.
describe('deleting an account while a video is in progress', () => {
  fullIt(
    'stops the video, and a picture that arrives late leaves nothing behind',
    {
      timeout: FILM_LIMIT_MS + DELETION_LIMIT_MS,
    },
    async () => {
      const { visitor, id } = await creator();
      const folder = await mediaFolderOf(id);
      const narration = shortScenes.map((scene) => scene.narration).join(' ');
      const story = await giveStory(id, { scenes: [{ narration, picture: 'An empty train.' }] });
      // Several faults, so that this film still has to wait if another film requests a picture first.
      const late = Array.from({ length: 10 }, () => ({ kind: 'slow' as const, delayMs: PAINTED_LATE_MS }));
      await scriptFaults('openai', 'images/generations', late);
      const unfinished = await (await createFilm(visitor, story.id)).json();
      await watchFilm(visitor, unfinished.id, FILM_LIMIT_MS, ({ progress }) => (progress?.percent ?? 0) > 5);

      expect((await visitor.delete('/api/auth/account')).status).toBe(202);
      const isOver = async () => (await videos().find(id, unfinished.id))?.status !== 'generating';
      await vi.waitUntil(isOver, PATIENCE);
      await clearFaults('openai');
      await gone(id);
      await ended('FILM_MACHINE_ARN', `${unfinished.id}-1`);
      await ended('DELETION_MACHINE_ARN', `${id}-0`);
      expect([...(await rowsNaming(id)), ...(await rowsNaming(folder))]).toEqual([]);
      for (const prefix of [`media/${folder}/`, `work/${id}/`]) expect(await filesUnder(prefix)).toEqual([]);
    },
  );
});

describe('the steps of an account deletion', () => {
  // Proves series-account-deleted-run-waits.
  it('resume after an interruption, and are safe to run twice', {
    timeout: DELETION_LIMIT_MS,
  }, async () => {
    const { visitor, id } = await creator();
    for (let count = 0; count < 60; count += 1) await giveStory(id);
    const story = await giveStory(id);
    // Without an execution, because a step still running would add its cost to a receipt that has been deleted.
    const film = newVideo(newId(), story, choice, now());
    await videos().create(film, undefined, now());
    const channel = seriesOf(id);
    const [begun, waits] = [ideaOf(channel), ideaOf(channel)];
    await series().create(channel, [begun, waits], 1, { now: now() });
    await runs().begin(runOf(begun), { before: channel, after: channel });
    await giveAccount(connections(), id, { id: 'youtube-UC1', name: 'Night Stories' });
    await givePublication(table(), id, { status: 'published' });
    const first = await accountDeletions().begin(id, now());
    expect(await accountDeletions().begin(id, new Date(Date.now() + 60_000))).toEqual(first);

    await steps.withdraw.run({ userId: id });
    expect((await visitor.get('/api/auth/me')).status).toBe(401);
    expect((await videos().find(id, film.id))?.status).toBe('deleting');
    expect(await series().list(id)).toEqual([]);
    expect((await dueBy(table(), now())).map(({ ownerId }) => ownerId)).not.toContain(id);
    await steps.withdraw.run({ userId: id });
    await steps.connections.run({ userId: id });
    expect(await connections().list(id)).toEqual([]);

    const places = [`media/${await mediaFolderOf(id)}`, `work/${id}`, `withheld/${id}`];
    const left = places.map((place) => `${place}/${film.id}/left.txt`);
    for (const key of left) await media().write(key, 'left', 'text/plain');
    await steps.files.run({ userId: id });
    await steps.files.run({ userId: id });
    for (const key of left) expect(await media().exists(key)).toBe(false);

    // As if the step had been killed after deleting half of the rows: the user is still marked as being deleted, and
    // the remaining rows are removed too.
    await stories().remove(id, story.id);
    expect((await Array.fromAsync(accountDeletions().all())).map(({ userId }) => userId)).toContain(id);
    expect(await steps.rows.run({ userId: id })).toEqual({ userId: id, done: true });
    expect(await steps.rows.run({ userId: id })).toEqual({ userId: id, done: true });
    expect(await rowsOf(id)).toEqual([]);
    expect((await Array.fromAsync(accountDeletions().all())).map(({ userId }) => userId)).not.toContain(id);
    expect(await accountDeletions().begin(id, now())).toBeUndefined();
  });
});

describe('a returning user', () => {
  const identity = () => ({ ...newPerson(), issuer: 'https://issuer.example', subject: newPerson().email });
  const leave = async (userId: string, at: Date) => {
    await accountDeletions().begin(userId, at);
    await steps.rows.run({ userId });
  };

  it('gets next month’s free credits, and this month’s if they haven’t been granted yet', async () => {
    const who = identity();
    const [october, november, december] = takeFrom(
      ['2026-10-05', '2026-11-05', '2026-12-05'].map((day) => new Date(`${day}T12:00:00Z`)),
    );
    const one = await users().signIn(who, october);
    expect((await credits().read(one.id, october)).grants[0]?.remaining).toBe(30);
    await leave(one.id, november);
    const two = await users().signIn(who, november);
    expect((await credits().read(two.id, november)).grants[0]?.remaining).toBe(30);
    await leave(two.id, november);
    const three = await users().signIn(who, november);
    expect(balanceOf(await credits().read(three.id, november), november)).toBe(0);
    await leave(three.id, november);
    const four = await users().signIn(who, november);
    expect(balanceOf(await credits().read(four.id, november), november)).toBe(0);
    expect((await credits().read(four.id, december)).grants.map(({ remaining }) => remaining)).toEqual([30]);
  });

  it('is recognised by their stable identity after the user pool gives them a new subject', async () => {
    const who = { ...identity(), recognisedBy: newPerson().email };
    const one = await users().signIn(who, now());
    await credits().read(one.id, now());
    await leave(one.id, now());
    const two = await users().signIn({ ...who, subject: 'another subject' }, now());
    expect(balanceOf(await credits().read(two.id, now()), now())).toBe(0);
    await leave(two.id, now());
    expect(await rowsNaming(who.recognisedBy)).toEqual([]);
  });

  it('stays in the user pool if they sign in again during the deletion', async () => {
    const who = { ...identity(), username: 'Google_1' };
    const one = await users().signIn(who, now());
    await accountDeletions().begin(one.id, now());
    expect(await accountDeletions().usernameToForget(one.id)).toBe('Google_1');
    const two = await users().signIn(who, now());
    expect(await accountDeletions().usernameToForget(one.id)).toBeUndefined();
    for (const { id } of [one, two]) await leave(id, now());
    expect(await accountDeletions().usernameToForget(one.id)).toBeUndefined();
  });

  it('is recognised only by a keyed hash', async () => {
    const who = identity();
    const user = await users().signIn(who, now());
    await credits().read(user.id, now());
    await leave(user.id, now());
    expect(await rowsNaming(who.subject)).toEqual([]);
  });

  it('cannot open a session for the old account during its deletion', async () => {
    const user = await users().signIn(identity(), now());
    await accountDeletions().begin(user.id, now());
    const open = () => sessions().open({ userId: user.id, provenAt: now(), device: undefined }, now());
    await expect(open()).rejects.toMatchObject({ code: 'sign_in_expired' });
    await steps.rows.run({ userId: user.id });
  });
});
