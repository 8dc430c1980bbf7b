import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/wiring/clock.ts';
import { figures, shares, videos } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
const AT_ONCE = 8;
beforeAll(useCloudEnvironment);

const today = () => new Date().toISOString().slice(0, 10);

describe('sharing a video', () => {
  it('creates one link with 128 random bits, the same for all platforms, and counts each share', async () => {
    const { visitor, id, film } = await creatorWithFilm('Fish & Chips: “100%” (déjà vu)!');
    const link = await shareOf(visitor, film.id);
    expect(link).toMatch(new RegExp(`^${url}/watch/[\\w-]{22}$`, 'u'));
    expect(await shareOf(visitor, film.id)).toBe(link);
    const at = encodeURIComponent(link);
    expect(await shareOf(visitor, film.id, 'twitter')).toBe(
      `https://twitter.com/intent/tweet?url=${at}&text=Fish%20%26%20Chips%3A%20%E2%80%9C100%25%E2%80%9D%20%28d%C3%A9j%C3%A0%20vu%29%21`,
    );
    expect(await shareOf(visitor, film.id, 'facebook')).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${at}`,
    );
    expect(await shareOf(visitor, film.id, 'linkedin')).toBe(
      `https://www.linkedin.com/sharing/share-offsite/?url=${at}`,
    );
    expect((await videos().find(id, film.id))?.shares).toBe(5);
    expect(await figures().days(id, today(), today())).toMatchObject([{ shares: 5 }]);
  });

  it('creates one link even if the first shares all arrive simultaneously, and counts each share', async () => {
    const { visitor, id, film } = await creatorWithFilm();
    const links = await Promise.all(Array.from({ length: AT_ONCE }, () => shareOf(visitor, film.id)));
    expect(new Set(links).size).toBe(1);
    expect((await videos().find(id, film.id))?.shares).toBe(AT_ONCE);
  });

  it('is refused before the video is completed, and creates no link', async () => {
    const { visitor, id } = await newAccount();
    const video = await giveGeneratingVideo(id);
    const answer = await visitor.post('/api/videos/share', { video_id: video.id, platform: 'link' });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: 'not_ready', detail: 'The video is not ready yet.', request_id: expect.any(String) },
    ]);
    expect(await videos().find(id, video.id)).toMatchObject({ shares: 0 });
    await videos().fail({ ownerId: id, videoId: video.id, attempt: 1 }, 'It failed.', new Date());
  });

  it('gets the same response for another user’s video as for one that does not exist', async () => {
    const { film } = await creatorWithFilm();
    const stranger = await signIn(newPerson());
    const ask = async (videoId: string) => {
      const answers = await Promise.all([
        stranger.post('/api/videos/share', { video_id: videoId, platform: 'link' }),
        stranger.post(`/api/videos/${videoId}/events`, { event: 'play' }),
      ]);
      return Promise.all(
        answers.map(async (answer) => ({ status: answer.status, ...(await answer.json()), request_id: '' })),
      );
    };
    const answers = await ask(film.id);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers).toEqual(await ask(newId()));
  });

  it('can be stopped: the link stops working for good, the video stays, and sharing again creates a new link', async () => {
    const { visitor, id, film } = await creatorWithFilm();
    const old = shareIdOf(await shareOf(visitor, film.id));
    const stop = () => visitor.delete(`/api/videos/${film.id}/share`);
    expect((await stop()).status).toBe(200);
    expect((await fetch(`${url}/api/watch/${old}`)).status).toBe(404);
    expect((await fetch(`${url}/api/watch/${old}/film`)).status).toBe(404);
    expect(await shares().find(old)).toBeUndefined();
    expect(await videos().find(id, film.id)).toMatchObject({ status: 'completed', shares: 1 });
    expect((await stop()).status).toBe(200);
    const next = shareIdOf(await shareOf(visitor, film.id));
    expect(next).not.toBe(old);
    expect((await fetch(`${url}/api/watch/${old}`)).status).toBe(404);
    expect((await fetch(`${url}/api/watch/${next}`)).status).toBe(200);
  });

  it('can’t be stopped by anyone else', async () => {
    const { visitor, film } = await creatorWithFilm();
    const shareId = shareIdOf(await shareOf(visitor, film.id));
    const stranger = await signIn(newPerson());
    expect((await stranger.delete(`/api/videos/${film.id}/share`)).status).toBe(404);
    expect((await fetch(`${url}/api/watch/${shareId}`)).status).toBe(200);
  });

  it('on an unknown platform is refused', async () => {
    const { visitor, film } = await creatorWithFilm();
    const answer = await visitor.post('/api/videos/share', { video_id: film.id, platform: 'myspace' });
    expect(answer.status).toBe(400);
  });

  it('ends when the video is deleted: the link is closed while the video can be restored, then deleted with its row', async () => {
    const { visitor, id, film } = await creatorWithFilm();
    const shareId = shareIdOf(await shareOf(visitor, film.id));
    expect(await shares().find(shareId)).toEqual({ ownerId: id, videoId: film.id });
    expect(await videos().delete(id, film.id, new Date())).toBe(true);
    expect((await fetch(`${url}/api/watch/${shareId}`)).status).toBe(404);
    expect((await visitor.post('/api/videos/share', { video_id: film.id, platform: 'link' })).status).toBe(
      404,
    );
    await videos().remove(id, film.id);
    expect(await shares().find(shareId)).toBeUndefined();
  });
});

describe('a viewing by the owner', () => {
  // Proves recordEvent.
  it('is accepted but not counted, unlike a download', async () => {
    const { visitor, id, film } = await creatorWithFilm();
    const watch = (event: string, times: number) =>
      Promise.all(
        Array.from({ length: times }, () => visitor.post(`/api/videos/${film.id}/events`, { event })),
      );
    const answers = [
      ...(await watch('play', 3)),
      ...(await watch('complete', 1)),
      ...(await Promise.all(
        Array.from({ length: 3 }, () =>
          visitor.post('/api/videos/download', { video_id: film.id, format: 'mp4', quality: '720p' }),
        ),
      )),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await videos().find(id, film.id)).toMatchObject({ views: 0, downloads: 3, shares: 0 });
    expect(await figures().days(id, today(), today())).toMatchObject([
      { date: today(), plays: 0, completions: 0, downloads: 3, shares: 0 },
    ]);
  });

  it('can only be a play or a completion', async () => {
    const { visitor, film } = await creatorWithFilm();
    expect((await visitor.post(`/api/videos/${film.id}/events`, { event: 'pause' })).status).toBe(400);
    expect((await visitor.post(`/api/videos/${film.id}/events`, { event: 'play', times: 9 })).status).toBe(
      400,
    );
  });
});
