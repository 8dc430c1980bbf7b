import { beforeAll, describe, expect, it } from 'vitest';
import {
  evidencePrefix,
  mediaPrefix,
  storyboardPrefix,
  withheldPrefix,
  withheldStoryboardPrefix,
} from '#functions/domain/media/media-keys.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import { editOfScene } from '#functions/domain/video/video-edit.ts';
import { media } from '#functions/wiring/media.ts';
import { auditTrail } from '#functions/wiring/operators/operator-stores.ts';
import { accountDeletions, storyboards, videos } from '#functions/wiring/stores.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { decideBy, newOperator } from '#test/support/operators/operators.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const REASON = 'It uses somebody else’s song.';

/** A shared video, and a viewer whose cookies give access to its files. */
const watchedFilm = async () => {
  const creator = await creatorWithFilm();
  const address = await shareOf(creator.visitor, creator.film.id);
  const shareId = shareIdOf(address);
  const viewer = new Visitor(url);
  const watched = await (await viewer.get(`/api/watch/${shareId}`)).json();
  expect((await viewer.get(watched.videoUrl)).status).toBe(200);
  const page = await (await viewer.get(address)).text();
  const embedded = defined(defined(/property="og:video" content="([^"]+)"/u.exec(page))[1]).replaceAll(
    '&amp;',
    '&',
  );
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

/** The response from each URL that a viewer may know. */
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
  // Proves decide.
  it('closes all the video’s URLs, even to requests with valid cookies, and says why; restoring it reopens them', async () => {
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

  it('makes the link return status 451 if a court ordered it', async () => {
    const film = await watchedFilm();
    await decideBy(await newOperator(), { action: 'takedown', ...film.named, byLaw: true }, REASON);
    const answer = await film.viewer.get(`/api/watch/${film.shareId}`);
    expect([answer.status, (await answer.json()).detail]).toEqual([
      451,
      `The law keeps us from showing this video. ${REASON}`,
    ]);
  });

  it('shows the owner a notice instead of the files, and blocks sharing, downloading and changing the video', async () => {
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

  fullIt('ends an edit in progress, which then publishes nothing and costs nothing', async () => {
    const film = await watchedFilm();
    const { ownerId, videoId } = film.named;
    const finished = defined(await videos().find(ownerId, videoId));
    const before = (await (await film.visitor.get('/api/auth/me')).json()).credits;
    const edit = await videos().update(
      finished,
      defined(editOfScene(finished, { kind: 'repaint', index: 0 })),
      { now: new Date() },
    );
    if (edit.kind !== 'begun') throw new Error(edit.kind);
    await decideBy(await newOperator(), { action: 'takedown', ...film.named }, REASON);
    expect(await videos().complete(jobOf(edit.video), defined(finished.film), new Date())).toBe(false);
    expect(await answersTo(film)).toEqual([410, 410, 410, 410, 403, 403, 403]);
    const after = (await (await film.visitor.get('/api/auth/me')).json()).credits;
    expect(after).toBe(before);
  });

  fullIt(
    'is completed by PruneMedia or by a repeated decision if it was interrupted before the files were moved',
    async () => {
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
    },
  );

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
    expect(await answersTo(film)).toEqual([410, 410, 410, 410, 403, 403, 403]);
  });

  // Proves rule-takedown-withholds-storyboard-too-link.
  it('keeps the link closed for good, no matter what the owner does with the video, the link or the account', async () => {
    const film = await watchedFilm();
    const { videoId } = film.named;
    const operator = await newOperator();
    await decideBy(operator, { action: 'takedown', ...film.named }, REASON);
    const says = async () => (await film.viewer.get(film.address)).status;
    const unshared = await film.visitor.delete(`/api/videos/${videoId}/share`);
    expect([unshared.status, (await unshared.json()).code]).toEqual([403, 'restricted']);
    expect(await says()).toBe(410);
    await film.visitor.delete(`/api/videos/${videoId}`);
    expect(await says()).toBe(410);
    await film.visitor.post(`/api/videos/${videoId}/restore`);
    expect(await says()).toBe(410);
    await accountDeletions().removeRows(film.id);
    expect(await videos().find(film.id, videoId)).toBeUndefined();
    expect(await says()).toBe(410);
    expect(await (await film.viewer.get(film.address)).text()).toContain(REASON);
  });

  fullIt('leaves no trace once undone: if the video is then deleted, its link returns 404', async () => {
    const film = await watchedFilm();
    const operator = await newOperator();
    await decideBy(operator, { action: 'takedown', ...film.named }, REASON);
    await decideBy(operator, { action: 'restore', ...film.named }, 'A mistake.');
    await film.visitor.delete(`/api/videos/${film.named.videoId}?forever=true`);
    expect((await film.viewer.get(film.address)).status).toBe(404);
  });

  it('is decided and recorded once when two operators decide simultaneously', async () => {
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

/** The storyboard of a taken-down video, with its own picture and recording. */
const withBoard = async (film: Awaited<ReturnType<typeof watchedFilm>>) => {
  const { id } = film.film;
  const opened = await (await film.visitor.post(`/api/videos/${id}/storyboard`)).json();
  const board = defined(await storyboards().find(film.id, id));
  const sceneId: string = opened.scenes[0].id;
  const [picture, recording] = takeFrom(
    ['1/picture.jpg', `spoken/${sceneId}`].map((name) => `${storyboardPrefix(board)}${name}`),
  );
  await media().write(picture, 'a picture', 'image/jpeg');
  await media().write(recording, 'a voice', 'application/octet-stream');
  const spoken = {
    narration: opened.scenes[0].narration,
    voiceId: board.voice.voiceId,
    isLast: false,
    narrator: 'kokoro',
    spoken: 'work/spoken',
    seconds: 3,
    playback: { key: recording, fromMs: 0 },
    words: [],
  };
  const of = { picture: opened.scenes[0].picture };
  const still = { key: 'work/still', preview: picture, take: 1, of };
  await storyboards().replace(board, {
    ...board,
    pictures: { [sceneId]: { takes: 1, still } },
    spoken: { [sceneId]: spoken },
  });
  const read = async () => (await film.visitor.get(`/api/storyboards/${id}`)).json();
  const opens = async () =>
    Promise.all([picture, recording].map(async (key) => (await film.visitor.get(`/${key}`)).status));
  return { id, sceneId, read, opens };
};

describe('the storyboard of a taken-down video', () => {
  // Proves rule-takedown-withholds-storyboard-too-link.
  it('has its pictures and recordings withheld, kept as evidence, and restored with the video', async () => {
    const film = await watchedFilm();
    const { id, read, opens } = await withBoard(film);
    await film.visitor.get('/api/auth/me');
    expect(await opens()).toEqual([200, 200]);
    expect((await read()).scenes[0]).toMatchObject({ still: {}, recording: {} });
    const operator = await newOperator();
    await decideBy(operator, { action: 'takedown', ...film.named }, REASON);
    expect(await opens()).toEqual([403, 403]);
    const [shown] = (await read()).scenes;
    expect([shown.still, shown.recording]).toEqual([undefined, undefined]);
    const kept = evidencePrefix(film.id, id);
    expect(await media().exists(`${kept}storyboard/1/picture.jpg`)).toBe(true);
    await decideBy(operator, { action: 'restore', ...film.named }, 'A mistake.');
    expect(await opens()).toEqual([200, 200]);
  });

  // Proves rule-takedown-withholds-storyboard-too-link.
  it('can’t be painted, spoken or narrated, and neither can the storyboard of a hidden video', async () => {
    const film = await watchedFilm();
    const { id, sceneId } = await withBoard(film);
    const { id: uploadId } = await giveUpload(film.id, 'sound');
    const operator = await newOperator();
    const ask = async () => {
      const answers = [
        await film.visitor.post(`/api/storyboards/${id}/paint`, { scenes: [sceneId] }),
        await film.visitor.post(`/api/storyboards/${id}/speak`, {}),
        await film.visitor.post(`/api/storyboards/${id}/narration`, { uploadId }),
      ];
      return Promise.all(answers.map(async (answer) => [answer.status, (await answer.json()).code]));
    };
    const restricted = Array.from({ length: 3 }, () => [403, 'restricted']);
    await decideBy(operator, { action: 'hide', ...film.named }, REASON);
    expect(await ask()).toEqual(restricted);
    await decideBy(operator, { action: 'takedown', ...film.named }, REASON);
    expect(await ask()).toEqual(restricted);
  });

  fullIt('stops being painted, and its credit is returned', async () => {
    const film = await watchedFilm();
    const { id, sceneId, read } = await withBoard(film);
    const credits = async () => (await (await film.visitor.get('/api/auth/me')).json()).credits;
    const before = await credits();
    await renderNothing();
    expect((await film.visitor.post(`/api/storyboards/${id}/paint`, { scenes: [sceneId] })).status).toBe(202);
    expect(await credits()).toBe(before - 1);
    await decideBy(await newOperator(), { action: 'takedown', ...film.named }, REASON);
    expect(await credits()).toBe(before);
    expect((await read()).scenes[0]).toMatchObject({
      isPainting: false,
      problem: expect.stringMatching(/^We’ve taken this video down/u),
    });
  });

  fullIt('is withheld when the owner deletes the video, and erased along with the video', async () => {
    const film = await watchedFilm();
    const { id, opens } = await withBoard(film);
    await film.visitor.get('/api/auth/me');
    await film.visitor.delete(`/api/videos/${id}`);
    expect(await opens()).toEqual([403, 403]);
    const speaking = await film.visitor.post(`/api/storyboards/${id}/speak`, {});
    expect(speaking.status).toBe(409);
    await film.visitor.post(`/api/videos/${id}/restore`);
    expect(await opens()).toEqual([200, 200]);
    await film.visitor.delete(`/api/videos/${id}?forever=true`);
    expect(await opens()).toEqual([403, 403]);
    const withheld = withheldStoryboardPrefix(film.id, id);
    expect(await media().exists(`${withheld}1/picture.jpg`)).toBe(false);
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
