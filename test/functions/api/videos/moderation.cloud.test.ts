import { beforeAll, describe, expect, it } from 'vitest';
import { shareVideo } from '#functions/api/videos/share-video.ts';
import { checkPublishable } from '#functions/services/moderation/check-publishable.ts';
import type { ModerationPorts } from '#functions/services/moderation/check-words.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { shares, videos } from '#functions/wiring/stores.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import { choice } from '#test/support/builders/drafts.ts';
import { giveStory, meOf } from '#test/support/builders/films.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { lenient, moderating, unmoderating } from '#test/support/moderation/moderators.ts';
import { defined, partial, roughly } from '#test/support/values.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const THREAT =
  'Tell my ex Dana Whitlock that I know where she sleeps and that tonight I will stab her to death.';

describe('moderation', () => {
  it('refuses a prompt before a story is written, and quotes the offending words', async () => {
    const visitor = await signIn(newPerson());
    const answer = await visitor.post('/api/stories/generate', { prompt: THREAT });
    const { code, detail } = await answer.json();
    expect([answer.status, code]).toEqual([422, 'against_rules']);
    expect(detail).toMatch(
      /^This looks like a threat against someone: “.+”\. We don’t make videos with that\./u,
    );
    expect(await (await visitor.get('/api/stories')).json()).toEqual([]);
  });

  it('refuses a video with harmful words, without using credits or a place in the queue', async () => {
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

  it('warns viewers before a sensitive video plays, and shows no pictures from it elsewhere', async () => {
    const { visitor, id, film } = await creatorWithFilm('The Siege');
    await videos().review(id, film.id, 'sensitive');
    const page = await (await fetch(`${url}/watch/${shareIdOf(await shareOf(visitor, film.id))}`)).text();
    expect(page).toContain('This video may contain scenes that disturb some viewers.');
    expect(page).not.toMatch(/og:image"|og:video"|twitter:image"/u);
  });

  const share = (
    { id, film }: Awaited<ReturnType<typeof creatorWithFilm>>,
    moderation: ModerationPorts,
    platform = 'link',
    picture = async () => new Uint8Array(),
  ) =>
    shareVideo({
      ...moderation,
      videos,
      shares,
      media: () => ({ read: picture }),
      siteOrigin: () => async () => url,
      audience: () => undefined,
    })(roughly({ body: { video_id: film.id, platform } }), partial({ userId: id, now: now() }));
  const away = moderating(() => Promise.reject(new Error('The moderator is away.')));

  it('publishes nothing that hasn’t been judged, and judges a video when it is shared', async () => {
    const creator = await creatorWithFilm();
    const { id, film } = creator;
    await videos().review(id, film.id, 'unchecked');
    await expect(share(creator, away)).rejects.toMatchObject({ code: 'not_reviewed' });
    const hateful = moderating(async () => ({ class: 'hate' }));
    await expect(share(creator, hateful)).rejects.toMatchObject({ code: 'against_rules' });
    expect((await videos().find(id, film.id))?.shareId).toBeUndefined();
    expect(await share(creator, lenient)).toMatchObject({
      reply: { share_url: expect.any(String), audience: 'public' },
    });
    expect((await videos().find(id, film.id))?.review).toBeUndefined();
  });

  describe('after a video was made while the stage had no moderator', () => {
    const unmoderated = async () => {
      const creator = await creatorWithFilm();
      await videos().review(creator.id, creator.film.id, 'unmoderated');
      return creator;
    };

    it('lets only the signed-in owner open the video’s link, and refuses to post it anywhere', async () => {
      const creator = await unmoderated();
      const { reply } = await share(creator, unmoderating);
      expect(reply?.audience).toBe('owner');
      await expect(share(creator, unmoderating, 'twitter')).rejects.toMatchObject({ code: 'owner_only' });
      const shareId = shareIdOf(reply?.share_url ?? '');
      const stranger = await signIn(newPerson());
      for (const path of [`/watch/${shareId}`, `/watch/${shareId}/poster.jpg`, `/api/watch/${shareId}`]) {
        expect((await fetch(url + path, { redirect: 'manual' })).status, path).toBe(403);
        expect((await stranger.get(path)).status, path).toBe(403);
        const own = await creator.visitor.get(path);
        expect(own.status, path).toBeLessThan(400);
        expect(own.headers.get('cache-control'), path).not.toMatch(/public|max-age=[1-9]/u);
      }
      const closed = await (await fetch(`${url}/watch/${shareId}`)).text();
      expect(closed).toContain('Only its owner can open this video, signed in on this site.');
      const open = await (await creator.visitor.get(`/watch/${shareId}`)).text();
      expect(open).toContain('Only you can open this page, while you’re signed in');
    });

    it('lets the owner download the video’s file', async () => {
      const { id, film } = await unmoderated();
      const video = defined(await videos().find(id, film.id));
      const ports = { ...unmoderating, videos, media: () => ({ read: async () => new Uint8Array() }) };
      expect(await checkPublishable(ports, video, 'downloads')).toEqual(video);
    });

    it('judges the video’s words and pictures if it is shared after the stage gets a moderator', async () => {
      const creator = await unmoderated();
      const { id, film } = creator;
      await expect(share(creator, away)).rejects.toMatchObject({ code: 'not_reviewed' });
      const unseen = () => Promise.reject(new Error('The picture is gone.'));
      const looking = moderating(async () => undefined, {
        picture: async (read) => (await read(), undefined),
      });
      await expect(share(creator, looking, 'link', unseen)).rejects.toMatchObject({ code: 'not_reviewed' });
      expect((await videos().find(id, film.id))?.review).toBe('unmoderated');
      expect((await share(creator, looking)).reply?.audience).toBe('public');
      expect((await videos().find(id, film.id))?.review).toBeUndefined();

      const worse = await unmoderated();
      const refused = moderating(async () => undefined, { picture: async () => ({ class: 'sexual' }) });
      await expect(share(worse, refused)).rejects.toMatchObject({ code: 'held' });
      expect((await videos().find(worse.id, worse.film.id))?.review).toBe('held');
    });
  });

  it('doesn’t review deleted videos', async () => {
    const { id } = await creatorWithFilm();
    const gone = newId();
    await videos().review(id, gone, 'sensitive');
    expect(await videos().find(id, gone)).toBeUndefined();
  });
});
