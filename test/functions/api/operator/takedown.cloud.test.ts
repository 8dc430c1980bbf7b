import { beforeAll, describe, expect, it } from 'vitest';
import { evidencePrefix, mediaPrefix, withheldPrefix } from '#functions/domain/media/media-keys.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import { media } from '#functions/wiring/media.ts';
import { auditTrail } from '#functions/wiring/operators/operator-stores.ts';
import { videos } from '#functions/wiring/stores.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { decideBy, newOperator } from '#test/support/operators/operators.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const REASON = 'It uses somebody else’s song.';

/** A shared video, and a viewer whose cookies open its files. */
const watchedFilm = async () => {
  const creator = await creatorWithFilm();
  const address = await shareOf(creator.visitor, creator.film.id);
  const shareId = shareIdOf(address);
  const viewer = new Visitor(url);
  const watched = await (await viewer.get(`/api/watch/${shareId}`)).json();
  expect((await viewer.get(watched.videoUrl)).status).toBe(200);
  const page = await (await viewer.get(address)).text();
  const embedded = /property="og:video" content="([^"]+)"/u.exec(page)![1]!.replaceAll('&amp;', '&');
  return {
    ...creator,
    address,
    shareId,
    viewer,
    watched,
    embedded,
    named: { ownerId: creator.id, videoId: creator.film.id },
  };
};

/** Every address that a viewer may hold, and how each answers. */
const answersTo = async ({
  viewer,
  address,
  shareId,
  watched,
  embedded,
}: Awaited<ReturnType<typeof watchedFilm>>) =>
  Promise.all(
    [
      address,
      `${address}/poster.jpg`,
      `/api/watch/${shareId}`,
      `/api/watch/${shareId}/film`,
      watched.videoUrl,
      watched.captionsUrl,
      embedded,
    ].map(async (target) => (await viewer.get(target)).status),
  );

const OPEN = [200, 302, 200, 302, 200, 200, 200];

describe('a takedown', () => {
  it('leaves nothing to a viewer with valid cookies and addresses, and says why; a restored video is back with its link', async () => {
    const film = await watchedFilm();
    const operator = await newOperator();
    expect(await answersTo(film)).toEqual(OPEN);
    expect(await decideBy(operator, { action: 'takedown', ...film.named }, REASON)).toEqual([200, undefined]);
    expect(await answersTo(film)).toEqual([410, 410, 410, 410, 403, 403, 403]);
    expect(await (await film.viewer.get(film.address)).text()).toContain(REASON);
    const report = await film.viewer.post(`/api/watch/${film.shareId}/reports`, { reason: 'other' });
    expect(report.status).toBe(410);

    expect(await decideBy(operator, { action: 'restore', ...film.named }, 'A mistake.')).toEqual([
      200,
      undefined,
    ]);
    expect(await answersTo(film)).toEqual(OPEN);
  });

  it('that a court ordered answers with status 451', async () => {
    const film = await watchedFilm();
    await decideBy(await newOperator(), { action: 'takedown', ...film.named, byLaw: true }, REASON);
    const answer = await film.viewer.get(`/api/watch/${film.shareId}`);
    expect([answer.status, (await answer.json()).detail]).toEqual([
      451,
      `The law keeps us from showing this video. ${REASON}`,
    ]);
  });

  it('leaves its owner a notice instead of the files, and no way to share, download or change it', async () => {
    const film = await watchedFilm();
    await film.visitor.get('/api/auth/me');
    expect((await film.visitor.get(`/${film.film.film}`)).status).toBe(200);
    await decideBy(await newOperator(), { action: 'takedown', ...film.named }, REASON);
    expect((await film.visitor.get(`/${film.film.film}`)).status).toBe(403);
    const [listed] = await (await film.visitor.get('/api/videos')).json();
    expect(listed).toMatchObject({ id: film.film.id, restriction: 'taken_down' });
    expect(listed.videoUrl).toBeUndefined();
    const refused = [
      film.visitor.post('/api/videos/share', { video_id: film.film.id, platform: 'link' }),
      film.visitor.post('/api/videos/download', { video_id: film.film.id, format: 'mp4', quality: '720p' }),
      film.visitor.post(`/api/videos/${film.film.id}/scenes/1/repaint`),
    ];
    for (const answer of await Promise.all(refused))
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'restricted']);

    const [notice] = await (await film.visitor.get('/api/notices')).json();
    expect(notice).toMatchObject({
      action: 'takedown',
      reason: REASON,
      title: film.film.title,
      mayAppeal: true,
    });
  });

  it('ends the edit that is under way, which publishes nothing and costs nothing', async () => {
    const film = await watchedFilm();
    const { ownerId, videoId } = film.named;
    const finished = (await videos().find(ownerId, videoId))!;
    const before = (await (await film.visitor.get('/api/auth/me')).json()).credits;
    const edit = await videos().editScene(finished, { kind: 'repaint', index: 0 }, undefined, new Date());
    if (edit.kind !== 'begun') throw new Error(edit.kind);
    await decideBy(await newOperator(), { action: 'takedown', ...film.named }, REASON);
    expect(await videos().complete(jobOf(edit.video), finished.film!, new Date())).toBe(false);
    expect(await answersTo(film)).toEqual([410, 410, 410, 410, 403, 403, 403]);
    const after = (await (await film.visitor.get('/api/auth/me')).json()).credits;
    expect(after).toBe(before);
  });

  it('that was interrupted before the files moved is finished by PruneMedia, or by deciding again', async () => {
    const film = await watchedFilm();
    const operator = await newOperator();
    await decideBy(operator, { action: 'takedown', ...film.named }, REASON);
    const interrupt = () => media().write(film.film.film, 'a film', 'video/mp4');
    await interrupt();
    expect((await film.viewer.get(film.watched.videoUrl)).status).toBe(200);
    const [status] = await decideBy(operator, { action: 'takedown', ...film.named }, REASON);
    expect(status).toBe(409);
    expect((await film.viewer.get(film.watched.videoUrl)).status).toBe(403);
    await interrupt();
    await videos().markMoving(film.id, film.film.id);
    await runDuties();
    expect((await film.viewer.get(film.watched.videoUrl)).status).toBe(403);
  });

  it('keeps its evidence when the owner deletes the video for good', async () => {
    const film = await watchedFilm();
    const { ownerId, videoId } = film.named;
    await decideBy(await newOperator(), { action: 'takedown', ...film.named }, REASON);
    const name = film.film.film.slice(mediaPrefix(film.film).length);
    expect(await media().exists(withheldPrefix(ownerId, videoId) + name)).toBe(true);
    await film.visitor.delete(`/api/videos/${videoId}?forever=true`);
    expect(await media().exists(withheldPrefix(ownerId, videoId) + name)).toBe(false);
    for (const kept of [name, 'video.json'])
      expect(await media().exists(evidencePrefix(ownerId, videoId) + kept), kept).toBe(true);
    expect((await film.viewer.get(`/api/watch/${film.shareId}`)).status).toBe(404);
  });

  it('by two operators at once is decided and recorded once', async () => {
    const film = await watchedFilm();
    const pair = [await newOperator(), await newOperator()];
    const answers = await Promise.all(
      pair.map((each) => decideBy(each, { action: 'takedown', ...film.named }, REASON)),
    );
    expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
    const entries = [];
    for await (const entry of auditTrail().all()) if (entry.videoId === film.film.id) entries.push(entry);
    expect(entries).toMatchObject([{ action: 'takedown', reason: REASON }]);
  });
});

it('a hidden video is closed to strangers and open to its owner', async () => {
  const film = await watchedFilm();
  const operator = await newOperator();
  await film.visitor.get('/api/auth/me');
  await decideBy(operator, { action: 'hide', ...film.named });
  expect((await film.viewer.get(`/api/watch/${film.shareId}`)).status).toBe(404);
  expect(await (await film.viewer.get(film.address)).text()).toContain('This video isn’t available now.');
  expect((await film.visitor.get(`/${film.film.film}`)).status).toBe(200);
  await decideBy(operator, { action: 'restore', ...film.named });
  expect((await film.viewer.get(`/api/watch/${film.shareId}`)).status).toBe(200);
});
