import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/wiring/clock.ts';
import { runs } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { giveStory, meOf, watchFilm } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { giveRunAt, giveSeries } from '#test/support/series/give-series.ts';

beforeAll(useCloudEnvironment);
const WAIT = { timeout: 20_000, interval: 250 };
const DAY_MS = 86_400_000;
/** The longest time that making a video may take on a busy machine. */
const FILMING_MS = 300_000;
/** A week from now, so that the series’ default doesn’t apply before the creator answers. */
const AIRING = `${new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 10)}T18:30`;

describe('a run whose execution was killed before it started a video', () => {
  it(
    'gets one video, asks its creator for approval in an email with the poster, and accepts only one of two answers',
    async () => {
      const person = newPerson();
      const visitor = await signIn(person);
      const { id: ownerId, credits } = await meOf(visitor);
      const story = await giveStory(ownerId);
      // Paused, so that it starts no other run.
      const { id: seriesId } = await giveSeries(ownerId, { status: 'paused', next: undefined });
      const { id } = await giveRunAt(ownerId, seriesId, AIRING, {
        status: 'filming',
        videoId: newId(),
        storyId: story.id,
        isWritten: true,
        post: { title: 'The Midnight Train', description: '', tags: [] },
        dueAt: new Date().toISOString(),
      });
      const run = async () => {
        const found = await runs().find(ownerId, id);
        if (found === undefined) throw new Error('The run is gone.');
        return found;
      };

      await runDuties();
      await runDuties();
      const { video } = await watchFilm(visitor, (await run()).videoId ?? '', FILMING_MS);
      expect(video.status).toBe('completed');
      await expect.poll(async () => (await run()).status, WAIT).toBe('video_waits');
      expect(await (await visitor.get('/api/videos')).json()).toHaveLength(1);
      expect((await meOf(visitor)).credits).toBe(credits - 10);

      await runDuties();
      const [mail, ...others] = mailsTo(person.email).filter(({ kind }) => kind !== 'credits-low');
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        kind: 'run-waits',
        subject: 'Lighthouses: “The Midnight Train” is waiting for you',
        pictures: { picture: expect.stringMatching(/^data:image\/jpeg;base64,/u) },
      });

      const { version } = await run();
      const answers = await Promise.all(
        ['skip', 'skip'].map((answer) => visitor.post(`/api/runs/${id}/${answer}`, { version })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const late = answers.find(({ status }) => status === 409);
      expect(await late?.json()).toMatchObject({
        code: 'run_changed',
        detail: 'This was answered or changed in another window. It was skipped.',
      });
    },
    FILMING_MS + 60_000,
  );
});
