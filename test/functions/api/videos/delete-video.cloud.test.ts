import { beforeAll, describe, expect, it } from 'vitest';
import { DELETED_KEPT_DAYS } from '#contract/catalogue.ts';
import type { Sessions } from '#functions/domain/account/ports.ts';
import { giveBackFiles } from '#functions/services/media/withhold-files.ts';
import { newId } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { series, shares, storyboards, videos } from '#functions/wiring/stores.ts';
import { withdrawFilmsStep } from '#functions/workflows/account-deletion/withdraw-films.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { giveFinishedVideo, giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder, mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { partial } from '#test/support/values.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const KEPT_MS = DELETED_KEPT_DAYS * 86_400_000;
const GONE =
  'We couldn’t find that among the videos you can restore. Deleted videos can be restored for 7 days.';

const creatorWithFilm = async () => {
  const { visitor, id } = await newAccount();
  const served = `media/${await mediaFolderOf(id)}/`;
  const film = await giveFinishedVideo(id);
  const path = `/api/videos/${film.id}`;
  return {
    visitor,
    id,
    served,
    film,
    remove: () => visitor.delete(path),
    restore: () => visitor.post(`${path}/restore`),
    erase: () => visitor.delete(`${path}?forever=true`),
    list: async (query = '') => (await visitor.get(`/api/videos${query}`)).json(),
    opens: async () => (await visitor.get(`/${film.film}`)).status,
  };
};

describe('a deleted video', () => {
  // Proves restoreVideo.
  it('leaves the list immediately, and its link and cookies stop working; restoring it brings everything back', async () => {
    const { visitor, film, remove, restore, list, opens } = await creatorWithFilm();
    const { share_url } = await (
      await visitor.post('/api/videos/share', { video_id: film.id, platform: 'link' })
    ).json();
    const shareId = new URL(share_url).pathname.split('/').at(-1);
    const viewer = new Visitor(url);
    const { videoUrl } = await (await viewer.get(`/api/watch/${shareId}`)).json();
    const [before] = await list();
    expect(await opens()).toBe(200);

    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([]);
    const [deleted] = await list('?deleted=true');
    expect(deleted).toMatchObject({ id: film.id, status: 'completed', isShared: false, shares: 1 });
    expect(Date.parse(deleted.erasedAt) - Date.parse(deleted.deletedAt)).toBe(KEPT_MS);
    expect(deleted.videoUrl).toBeUndefined();
    expect(await opens()).toBe(403);
    expect((await viewer.get(videoUrl)).status).toBe(403);
    expect((await fetch(share_url)).status).toBe(404);
    expect((await visitor.post('/api/videos/download', { video_id: film.id })).status).toBe(404);
    expect((await visitor.post(`/api/videos/${film.id}/scenes/1/repaint`)).status).toBe(404);
    // A repeated deletion doesn’t restart the seven days.
    expect((await remove()).status).toBe(200);
    expect((await list('?deleted=true'))[0].deletedAt).toBe(deleted.deletedAt);

    expect(await (await restore()).json()).toEqual(before);
    expect(await list()).toEqual([before]);
    expect(await list('?deleted=true')).toEqual([]);
    expect(await opens()).toBe(200);
    expect(await (await viewer.get(videoUrl)).text()).toBe('a film');
    expect((await fetch(share_url)).status).toBe(200);
    expect(await (await restore()).json()).toEqual(before);
  });

  it('comes back as it was if it had failed, and can be retried', async () => {
    const { visitor, id, served, list } = await creatorWithFilm();
    const { id: videoId } = await giveGeneratingVideo(id);
    await videos().fail({ ownerId: id, videoId, attempt: 1 }, 'It failed.', new Date());
    await media().write(`${served}${videoId}/0f/film-720p.mp4`, 'rejected', 'video/mp4');
    expect((await visitor.delete(`/api/videos/${videoId}`)).status).toBe(200);
    expect(await filesUnder(`${served}${videoId}/`)).toEqual([]);
    const restored = await (await visitor.post(`/api/videos/${videoId}/restore`)).json();
    expect(restored).toMatchObject({ id: videoId, status: 'failed', error: 'It failed.' });
    expect((await list())[0].id).toBe(videoId);
    expect(await filesUnder(`${served}${videoId}/`)).toHaveLength(1);
  });

  it('is erased after seven days, with its files and its link, and can’t be restored', async () => {
    const { id, served, film, restore, list } = await creatorWithFilm();
    const shareId = (await shares().share({ ownerId: id, videoId: film.id }, new Date())) ?? '';
    const weekAgo = new Date(Date.now() - KEPT_MS - 1000);
    expect(await videos().delete(id, film.id, weekAgo)).toBe(true);
    expect(await list('?deleted=true')).toEqual([]);
    const late = await restore();
    expect([late.status, (await late.json()).detail]).toEqual([404, GONE]);
    await runDuties();
    expect(await videos().find(id, film.id)).toBeUndefined();
    expect(await shares().find(shareId)).toBeUndefined();
    expect([...(await filesUnder(served)), ...(await filesUnder(`withheld/${id}/`))]).toEqual([]);
    expect((await (await restore()).json()).detail).toBe(GONE);
  });

  it('is erased immediately if its owner requests it', async () => {
    const { id, film, remove, erase, restore, list } = await creatorWithFilm();
    await remove();
    expect(await filesUnder(`withheld/${id}/`)).toHaveLength(3);
    expect((await erase()).status).toBe(200);
    expect(await videos().find(id, film.id)).toBeUndefined();
    expect(await filesUnder(`withheld/${id}/`)).toEqual([]);
    expect(await list('?deleted=true')).toEqual([]);
    expect([(await erase()).status, (await restore()).status]).toEqual([404, 404]);
  });

  it('is withheld by PruneMedia, which keeps every file, if the files were never moved or a restoration was cut short', async () => {
    const { id, served, film, restore, opens } = await creatorWithFilm();
    await videos().delete(id, film.id, new Date());
    expect(await filesUnder(served)).toHaveLength(3);
    await runDuties();
    expect(await filesUnder(served)).toEqual([]);

    const ports = { media: media(), videos: videos() };
    const dies = () => Promise.reject(new Error('killed'));
    await expect(giveBackFiles(ports, { ownerId: id, id: film.id }, dies)).rejects.toThrow('killed');
    expect(await filesUnder(served)).toHaveLength(3);
    await runDuties();
    expect(await filesUnder(served)).toEqual([]);
    expect((await restore()).status).toBe(200);
    expect(await opens()).toBe(200);
    expect(await filesUnder(`withheld/${id}/`)).toEqual([]);
  });

  fullIt('keeps its files, no matter how often it is deleted and restored concurrently', async () => {
    const { remove, restore, opens } = await creatorWithFilm();
    await Promise.all([remove(), restore(), remove(), restore(), remove()]);
    await runDuties();
    expect((await restore()).status).toBe(200);
    expect(await opens()).toBe(200);
  });

  it('is erased with its account', async () => {
    const { id, film, remove } = await creatorWithFilm();
    await remove();
    const sessions = () => partial<Sessions>({ endAll: async () => undefined });
    const ports = { sessions, videos, storyboards, series };
    await withdrawFilmsStep({ ...ports, queues: [], now: () => new Date() }).run({ userId: id });
    expect((await videos().find(id, film.id))?.status).toBe('deleting');
    await runDuties();
    expect(await filesUnder(`withheld/${id}/`)).toEqual([]);
  });
});

describe('another user’s deleted video', () => {
  it('looks like one that does not exist', async () => {
    const { film, remove } = await creatorWithFilm();
    await remove();
    const stranger = await signIn(newPerson());
    const ask = async (id: string) =>
      Promise.all(
        [stranger.post(`/api/videos/${id}/restore`), stranger.delete(`/api/videos/${id}?forever=true`)].map(
          async (sent) => {
            const answer = await sent;
            return { status: answer.status, ...(await answer.json()), request_id: '' };
          },
        ),
      );
    expect(await ask(film.id)).toEqual(await ask(newId()));
    expect((await stranger.get('/api/videos?deleted=true')).status).toBe(200);
  });
});
