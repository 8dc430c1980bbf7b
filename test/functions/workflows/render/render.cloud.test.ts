import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Video } from '#contract/schemas/videos.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { ledgerSum, returnedCredits } from '#test/support/billing/ledger.ts';
import { createUnderWay } from '#test/support/builders/create-under-way.ts';
import { createFilm, giveStory, meOf, shortScenes, watchFilm } from '#test/support/builders/films.ts';
import { type StepLine, stepLog } from '#test/support/cloud/cloud-log.ts';
import { clearFaults, renderNothing, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const FILM_LIMIT_MS = 180_000;
/** Longer than the test takes to clear the faults. */
const HELD_MS = 100_000;
const { dataDir } = sharedCloud();
beforeAll(useCloudEnvironment);
afterEach(() => Promise.all([clearFaults('openai'), clearFaults('polly')]));

const creator = async () => {
  const person = newPerson();
  const { visitor, id } = await newAccount(person);
  return { visitor, id, email: person.email };
};

/** The URLs of the pictures that the owner of a video in progress sees. */
const stillsOf = ({ progress }: Pick<Video, 'progress'>): string[] =>
  (progress?.stills ?? []).flatMap(({ path, scenes }) => scenes.map((scene) => `${path}${scene}.jpg`));

describe('a render', () => {
  // Proves dialog-stills-unfinished-videos-owner-gone.
  fullIt(
    'fails with an explanation and returns the credits if a picture is declined; a retry reuses finished work',
    {
      timeout: FILM_LIMIT_MS,
    },
    async () => {
      const { visitor, id } = await creator();
      const story = await giveStory(id, { title: 'A Refused Picture' });
      // Two pictures succeed; the third is held until the faults are cleared, and then declined.
      await scriptFaults('openai', 'images/generations', [
        { kind: 'slow', delayMs: 1 },
        { kind: 'slow', delayMs: 1 },
        { kind: 'status', status: 400, code: 'moderation_blocked', delayMs: HELD_MS },
      ]);
      const made = await (await createFilm(visitor, story.id)).json();
      const { video: painting } = await watchFilm(
        visitor,
        made.id,
        FILM_LIMIT_MS,
        (now) => stillsOf(now).length > 1,
      );
      const stranger = await signIn(newPerson());
      for (const still of stillsOf(painting)) {
        const picture = await visitor.get(still);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect((await stranger.get(still)).status).toBe(403);
      }
      await clearFaults('openai');
      const { video } = await watchFilm(visitor, made.id, FILM_LIMIT_MS);
      expect(JSON.stringify(video)).not.toContain('stills');
      expect(video).toMatchObject({
        status: 'failed',
        error: expect.stringMatching(
          /^The image generator declined the picture of scene \d\. Your credits have been returned\. Try again, or use a different story\.$/u,
        ),
      });
      expect((await meOf(visitor)).credits).toBe(30);
      await runDuties();
      for (const still of stillsOf(painting)) expect(await media().exists(still.slice(1))).toBe(false);

      const stepsOf = (attempt: number) =>
        ['SpeakScene', 'PaintScene'].flatMap((step) =>
          stepLog(dataDir, step, made.id).filter((line) => line.attempt === attempt && line.level === 'info'),
        );
      const nameOf = ({ step, index }: StepLine) => `${step} ${index}`;
      const finished = stepsOf(1).map(nameOf);
      expect(finished.length).toBeGreaterThan(1);
      const again = () => stepsOf(2).filter((line) => finished.includes(nameOf(line)));

      expect((await visitor.post(`/api/videos/${made.id}/retry`)).status).toBe(202);
      expect((await watchFilm(visitor, made.id, FILM_LIMIT_MS)).video.status).toBe('completed');
      await expect.poll(() => again().length, { timeout: FILM_LIMIT_MS }).toBe(finished.length);
      expect(again().every(({ reused }) => reused)).toBe(true);
      expect((await meOf(visitor)).credits).toBe(20);
      expect(await ledgerSum(id)).toBe(20);
    },
  );

  // Proves mail-video-ready-video-failed-credits.
  it('of a script too short for a film fails with an explanation, returns the credits and notifies its owner once', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const { visitor, id, email } = await creator();
    const story = await giveStory(id, { scenes: [{ narration: 'Too short.', picture: 'A clock.' }] });
    const made = await (await createFilm(visitor, story.id)).json();
    const { video } = await watchFilm(visitor, made.id, FILM_LIMIT_MS);
    expect(video).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('a video needs 15 to 180'),
    });
    expect((await meOf(visitor)).credits).toBe(30);
    // Both the failed state and the end event of the execution report the failure.
    for (const _ of [1, 2]) {
      await runDuties();
      expect(mailsTo(email).map(({ kind }) => kind)).toEqual(['video-failed']);
    }
    expect(mailsTo(email)[0]?.text).toContain(video.error);
  });
});

describe('a scheduled duty', () => {
  it('starts a render that has had a slot for a minute but never started, and ends one that takes half an hour', {
    timeout: FILM_LIMIT_MS,
  }, async () => {
    const { visitor, id } = await creator();
    const story = await giveStory(id, { scenes: shortScenes });
    const choice = {
      storyId: story.id,
      voiceSettings: { voiceId: 'adam', voiceName: '' },
      captionStyle: 'pop',
      aiLine: false,
    } as const;
    const { id: videoId } = await createUnderWay(newVideo(newId(), story, choice, now()), now());
    await runDuties(() => new Date(Date.now() + 30_000));
    expect((await videos().find(id, videoId))?.started).toBe(false);
    await renderNothing();
    await runDuties(() => new Date(Date.now() + 61_000));
    expect((await videos().find(id, videoId))?.started).toBe(true);
    await runDuties(() => new Date(Date.now() + 31 * 60_000));
    const { video } = await watchFilm(visitor, videoId, 10_000);
    expect(video).toMatchObject({
      status: 'failed',
      error:
        'The video took too long to create, so we stopped it. Your credits have been returned. Please try again.',
    });
    expect(await returnedCredits(id)).toBe(10);
  });

  it('finishes a deletion that was interrupted', async () => {
    await renderNothing();
    const { visitor, id } = await creator();
    const story = await giveStory(id);
    const made = await (await createFilm(visitor, story.id)).json();
    await videos().fail({ ownerId: id, videoId: made.id, attempt: 1 }, 'It failed.', now());
    const place = `media/${await mediaFolderOf(id)}/${made.id}/`;
    await media().write(`${place}left.txt`, 'left', 'text/plain');
    expect(await videos().delete(id, made.id, now())).toBe(true);
    expect(await videos().beginErasure(id, made.id, new Date())).toBe(true);
    expect(await (await visitor.get('/api/videos')).json()).toEqual([]);
    await runDuties();
    // A late step of the attempt may still store a file, so the row stays, hidden, until PruneMedia deletes
    // it.
    expect((await videos().find(id, made.id))?.status).toBe('deleting');
    await media().write(`${place}late.txt`, 'late', 'text/plain');
    await runDuties(() => new Date(Date.now() + 27 * 60_000));
    expect(await videos().find(id, made.id)).toBeUndefined();
    expect(await media().exists(`${place}late.txt`)).toBe(false);
    expect(await media().exists(`${place}left.txt`)).toBe(false);
  });
});
