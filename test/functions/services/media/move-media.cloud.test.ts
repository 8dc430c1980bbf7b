import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Media, MediaFolders } from '#functions/domain/media/ports.ts';
import { moveMedia } from '#functions/services/media/move-media.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { media } from '#functions/wiring/media.ts';
import { mediaFolders, storyboards, users, videos } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory, meOf, wordyScenes } from '#test/support/builders/films.ts';
import { giveFinishedVideo, giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder, mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';

const { url, dataDir } = sharedCloud();
beforeAll(useCloudEnvironment);

const now = new Date();
const inHalfAnHour = new Date(now.getTime() + 31 * 60_000);

/** A creator from before accounts had folders. */
const earlyCreator = async () => {
  const { visitor, id } = await newAccount();
  await table().client.send(
    new UpdateCommand({
      TableName: table().name,
      Key: keys.profile(id),
      UpdateExpression: 'REMOVE mediaFolder',
    }),
  );
  const move = async (at = now, broken: Partial<Media & MediaFolders> = {}) =>
    moveMedia(
      {
        folders: { ...mediaFolders(), ...broken },
        videos: videos(),
        storyboards: storyboards(),
        media: { ...media(), ...broken },
      },
      (await users().find(id))!,
      at,
    );
  const opens = async (key: string) => (await visitor.get(`/${key}`)).status;
  return { visitor, id, move, opens };
};

const filmOf = async (ownerId: string, videoId: string): Promise<string> =>
  (await videos().find(ownerId, videoId))?.film?.files[0]?.key ?? '';

describe('a video from before folders', () => {
  // Proves rule-addresses-media-dont-show-lies, openWatchPoster.
  it('moves into its account’s folder: its address no longer shows the account, cookies open both places until the old one is empty, and viewers go on watching', async () => {
    const { visitor, id, move, opens } = await earlyCreator();
    const { film, id: videoId } = await giveFinishedVideo(id);
    expect(film).toContain(id);
    const address = await shareOf(visitor, videoId);
    const shareId = shareIdOf(address);
    const viewer = new Visitor(url);
    const before = await (await viewer.get(`/api/watch/${shareId}`)).json();

    expect(await move()).toEqual({ state: 'copied', moved: 1, waiting: 0 });
    const folder = await mediaFolderOf(id);
    const moved = await filmOf(id, videoId);
    expect(moved).toBe(film.replace(id, folder));
    await meOf(visitor);
    expect([await opens(moved), await opens(film)]).toEqual([200, 200]);
    expect((await viewer.get(before.videoUrl)).status).toBe(200);
    const after = await (await viewer.get(`/api/watch/${shareId}`)).json();
    expect(JSON.stringify(after)).not.toContain(id);
    const page = await (await fetch(address)).text();
    expect(page).toContain(folder);
    expect(page).not.toContain(id);
    const poster = await fetch(`${address}/poster.jpg`, { redirect: 'manual' });
    expect(poster.headers.get('location')).toContain(folder);
    expect(await (await viewer.get(after.videoUrl)).text()).toBe('a film');

    expect(await move()).toEqual({ state: 'copied', moved: 0, waiting: 0 });
    expect(await move(inHalfAnHour)).toEqual({ state: 'done', moved: 0, waiting: 0 });
    expect(await filesUnder(`media/${id}/`)).toEqual([]);
    const cookies = (await visitor.get('/api/auth/me')).headers.getSetCookie().join('\n');
    expect(cookies).toContain(`Path=/media/${folder};`);
    expect(cookies).not.toContain(id);
    expect(await opens(moved)).toBe(200);
    expect(await mediaFolders().give(id)).toBe(folder);
    expect(await move(inHalfAnHour)).toEqual({ state: 'done', moved: 0, waiting: 0 });
  });

  // Proves rule-addresses-media-dont-show-lies.
  it('is never without its files, wherever the move is interrupted', async () => {
    const { id, move } = await earlyCreator();
    const film = await giveFinishedVideo(id);
    const dies = () => Promise.reject(new Error('killed'));
    const halfCopied = async (from: string, to: string) => {
      await media().write(`${to}poster.jpg`, await media().read(`${from}poster.jpg`), 'image/jpeg');
      return dies();
    };
    const copied = async (from: string, to: string) => {
      await media().copyAll(from, to);
      return dies();
    };
    const broken: readonly Partial<Media & MediaFolders>[] = [
      { videosOf: dies },
      { beginMove: dies },
      { copyAll: halfCopied },
      { copyAll: copied },
      { finishMove: dies },
      { mark: (user, old) => (old === 'moving' ? mediaFolders().mark(user, old) : dies()) },
    ];
    for (const fault of broken) {
      await expect(move(now, fault)).rejects.toThrow('killed');
      expect(await media().exists(await filmOf(id, film.id))).toBe(true);
    }
    expect(await move()).toMatchObject({ state: 'copied' });
    await expect(move(inHalfAnHour, { removeAll: dies })).rejects.toThrow('killed');
    expect(await move(inHalfAnHour)).toMatchObject({ state: 'done' });
    expect(await filmOf(id, film.id)).toContain(await mediaFolderOf(id));
    expect(await media().exists(await filmOf(id, film.id))).toBe(true);
    expect(await filesUnder(`media/${id}/`)).toEqual([]);
  });

  it('waits while it is being made, and its old files with it', async () => {
    const { id, move } = await earlyCreator();
    const finished = await giveFinishedVideo(id);
    const { id: videoId } = await giveGeneratingVideo(id);
    expect(await move()).toEqual({ state: 'moving', moved: 1, waiting: 1 });
    expect(await move(inHalfAnHour)).toEqual({ state: 'moving', moved: 0, waiting: 1 });
    expect(await media().exists(finished.film)).toBe(true);
    await videos().fail({ ownerId: id, videoId, attempt: 1 }, 'It failed.', now);
    expect(await move()).toEqual({ state: 'copied', moved: 1, waiting: 0 });
  });

  it('comes back to its account’s folder when it was moved while deleted, or deleted while moved', async () => {
    const { visitor, id, move, opens } = await earlyCreator();
    const [first, second] = [await giveFinishedVideo(id), await giveFinishedVideo(id)];
    const remove = (videoId: string) => visitor.delete(`/api/videos/${videoId}`);
    expect((await remove(first.id)).status).toBe(200);
    const copyAll = async (from: string, to: string) => {
      const count = await media().copyAll(from, to);
      if (from.includes(second.id)) await videos().delete(id, second.id, now);
      return count;
    };
    expect(await move(now, { copyAll })).toMatchObject({ state: 'copied', moved: 2 });
    const folder = await mediaFolderOf(id);
    for (const place of [folder, id]) expect(await filesUnder(`media/${place}/`)).toEqual([]);
    await meOf(visitor);
    for (const { id: videoId } of [first, second]) {
      expect((await visitor.post(`/api/videos/${videoId}/restore`)).status).toBe(200);
      const film = await filmOf(id, videoId);
      expect(film).toContain(folder);
      expect(await opens(film)).toBe(200);
    }
  });

  // Proves rule-addresses-media-dont-show-lies.
  it('that is erased in the middle of the move leaves no file in either place', async () => {
    const { visitor, id, move } = await earlyCreator();
    const film = await giveFinishedVideo(id);
    const dies = () => Promise.reject(new Error('killed'));
    await expect(move(now, { finishMove: dies })).rejects.toThrow('killed');
    const places = [await mediaFolderOf(id), id];
    for (const place of places) expect(await filesUnder(`media/${place}/`)).toHaveLength(3);
    const path = `/api/videos/${film.id}`;
    await visitor.delete(path);
    for (const place of places) expect(await filesUnder(`media/${place}/`)).toEqual([]);
    expect((await visitor.delete(`${path}?forever=true`)).status).toBe(200);
    for (const place of places) expect(await filesUnder(`media/${place}/`)).toEqual([]);
  });
});

it('a storyboard from before folders keeps the pictures that were painted for it', async () => {
  const { visitor, id, move, opens } = await earlyCreator();
  const { id: storyId } = await giveStory(id, { scenes: wordyScenes });
  const { id: boardId } = await (await visitor.post('/api/storyboards', { storyId })).json();
  const preview = `media/${id}/storyboards/${boardId}/1/s1-1.jpg`;
  await media().write(preview, 'a picture', 'image/jpeg');
  const row = (await storyboards().find(id, boardId))!;
  const still = { key: `work/${id}/${boardId}/stills/board-1/one`, preview, take: 1 };
  const painting = {
    number: 2,
    order: 1,
    attempt: 1,
    take: 1,
    isFirst: true,
    orderedAt: now.toISOString(),
    isStarted: true,
  };
  const pictures = { s1: { takes: 1, still }, s2: { takes: 1, painting } };
  const key = `media/${id}/storyboards/${boardId}/spoken/s1-a.m4a`;
  const said = {
    narration: 'One.',
    voiceId: 'adam',
    isLast: false,
    narrator: 'x',
    spoken: 'work/',
    seconds: 1,
  };
  const spoken = { s1: { ...said, words: [], playback: { key, fromMs: 0 } } };
  expect(await storyboards().replace(row, { ...row, pictures, spoken })).toBe(true);
  expect(await move()).toMatchObject({ state: 'moving', moved: 0, waiting: 1 });
  await storyboards().endPicture(
    { ownerId: id, storyboardId: boardId, sceneId: 's2', number: 2 },
    { problem: () => 'It failed.' },
    now,
  );
  expect(await move()).toMatchObject({ state: 'copied', moved: 1 });
  expect(await move(inHalfAnHour)).toMatchObject({ state: 'done' });
  const folder = await mediaFolderOf(id);
  const { scenes } = await (await visitor.get(`/api/storyboards/${boardId}`)).json();
  expect(scenes[0].still.path).toBe(`/media/${folder}/storyboards/${boardId}/1/s1-1.jpg`);
  await meOf(visitor);
  expect(await opens(scenes[0].still.path.slice(1))).toBe(200);
  expect(JSON.stringify((await storyboards().find(id, boardId))?.spoken)).toContain(`media/${folder}/`);
  expect(await filesUnder(`media/${id}/`)).toEqual([]);
});

it('a video created as its account gets a folder lies there', async () => {
  const { id } = await earlyCreator();
  let given: string | undefined;
  /** Gives the folder between the reading of the account and the writing of the video. */
  const late: Table = {
    name: table().name,
    client: {
      send: async (command: { input: { Key?: { sk?: string } } }) => {
        const answer = await table().client.send(command as never);
        if (given === undefined && command.input.Key?.sk === 'PROFILE') given = await mediaFolders().give(id);
        return answer;
      },
    } as never,
  };
  const { charge: _, ...draft } = await giveGeneratingVideo(id);
  const outcome = await videoStore(late).create({ ...draft, id: `${draft.id}-2` }, undefined, now);
  expect(outcome).toMatchObject({ kind: 'created', video: { mediaFolder: given } });
  expect(given).toBe(await mediaFolderOf(id));
});

it('an account that is being deleted gets no folder', async () => {
  const { visitor, move } = await earlyCreator();
  expect((await visitor.delete('/api/auth/account')).status).toBe(202);
  expect(await move()).toMatchObject({ state: 'leaving', moved: 0 });
});

fullIt('the operator’s command moves every account, and says to run it again', async () => {
  const { id } = await earlyCreator();
  const film = await giveFinishedVideo(id);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../../../tools/media-folders.ts')],
    { env: { PATH: process.env['PATH'], DATA_DIR: dataDir } },
  );
  // Rows of other files that can’t be read are named first.
  expect(stdout).toMatch(/^\d+ videos and storyboards moved\. /mu);
  expect(stdout).toMatch(/Run this again in half an hour: it removes the old files of \d+ accounts\./u);
  expect(await media().exists(await filmOf(id, film.id))).toBe(true);
  expect(await filmOf(id, film.id)).toContain(await mediaFolderOf(id));
});
