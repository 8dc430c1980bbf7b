import { beforeAll, describe, expect, it } from 'vitest';
import { shareVideo } from '#functions/api/videos/share-video.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { choice } from '#test/support/builders/drafts.ts';
import { giveStory, meOf } from '#test/support/builders/films.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { moderating } from '#test/support/moderation/moderators.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const THREAT =
  'Tell my ex Dana Whitlock that I know where she sleeps and that tonight I will stab her to death.';

describe('moderation', () => {
  it('refuses a prompt before a story is written, and says which words', async () => {
    const visitor = await signIn(newPerson());
    const answer = await visitor.post('/api/stories/generate', { prompt: THREAT });
    const { code, detail } = await answer.json();
    expect([answer.status, code]).toEqual([422, 'against_rules']);
    expect(detail).toMatch(
      /^This looks like a threat against someone: “.+”\. We don’t make videos with that\./u,
    );
    expect(await (await visitor.get('/api/stories')).json()).toEqual([]);
  });

  it('refuses a video of harmful words, and takes neither credits nor a place in the queue', async () => {
    const visitor = await signIn(newPerson());
    const { id, credits } = await meOf(visitor);
    const narration = `${THREAT} ${THREAT} ${THREAT}`;
    const scenes = Array.from({ length: 3 }, () => ({ narration, picture: 'A dark room.' }));
    const story = await giveStory(id, {
      title: 'For Dana',
      category: 'General',
      language: 'en',
      prompt: 'Hi',
      scenes,
    });
    const answer = await visitor.post('/api/videos/create', { ...choice, storyId: story.id });
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'against_rules']);
    expect((await meOf(visitor)).credits).toBe(credits);
    expect(await (await visitor.get('/api/videos')).json()).toEqual([]);
  });

  it('warns viewers before a sensitive video is shown, and shows no picture of it elsewhere', async () => {
    const { visitor, id, film } = await creatorWithFilm('The Siege');
    await videos().review(id, film.id, 'sensitive');
    const page = await (await fetch(`${url}/watch/${shareIdOf(await shareOf(visitor, film.id))}`)).text();
    expect(page).toContain('This video may contain scenes that disturb some viewers.');
    expect(page).not.toMatch(/og:image"|og:video"|twitter:image"/u);
  });

  it('publishes nothing that nobody could judge, and judges it when it is shared', async () => {
    const { id, film } = await creatorWithFilm();
    await videos().review(id, film.id, 'unchecked');
    const share = (judge: Parameters<typeof moderating>[0]) =>
      shareVideo({ ...moderating(judge), videos, shares, siteOrigin: () => async () => url })(
        { body: { video_id: film.id, platform: 'link' } } as never,
        { userId: id, now: now() } as never,
      );
    const away = () => Promise.reject(new Error('The moderator is away.'));
    await expect(share(away)).rejects.toMatchObject({ code: 'not_reviewed' });
    await expect(share(async () => ({ class: 'hate' }))).rejects.toMatchObject({ code: 'against_rules' });
    expect((await videos().find(id, film.id))?.shareId).toBeUndefined();
    expect(await share(async () => undefined)).toMatchObject({ reply: { share_url: expect.any(String) } });
    expect((await videos().find(id, film.id))?.review).toBeUndefined();
  });

  it('reviews no video that is gone', async () => {
    const { id } = await creatorWithFilm();
    const gone = newId();
    await videos().review(id, gone, 'sensitive');
    expect(await videos().find(id, gone)).toBeUndefined();
  });
});
