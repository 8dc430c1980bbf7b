import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { isDeleted } from '#functions/domain/video/shown/recently-deleted.ts';
import { areFilesServed } from '#functions/domain/video/shown/who-may-watch.ts';
import { runDuty } from '#functions/runtime/step/run-duty.ts';
import { pruneMedia } from '#functions/scheduled/files/prune-media.ts';
import { giveBackFiles, withholdFiles } from '#functions/services/media/withhold-files.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { Table } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { filmOf } from '#test/support/builders/film-of.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { startTable } from '#test/support/cloud/store-here.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;
const FILES = ['poster.jpg', 'film-720p.mp4', 'captions.vtt'];

let table: Table;
let close: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  ({ table, close } = await startTable());
  folder = await mkdtemp(join(tmpdir(), 'veilcast-media-'));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const finished = async (id: string) => {
  const media = folderMedia(folder);
  const videos = videoStore(table);
  const named = { ownerId: 'ada', id };
  const at = (place: string, file: string) => `${place}/ada/${id}/1/${file}`;
  const film = filmOf({
    files: [{ format: 'mp4', quality: '720p', key: at('media', 'film-720p.mp4'), bytes: 1 }],
    poster: at('media', 'poster.jpg'),
    captions: at('media', 'captions.vtt'),
  });
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        ...keys.video('ada', id),
        ...newVideo(id, storyOf('ada'), choice, NOW),
        status: 'completed',
        charge: [],
        mediaFolder: 'ada',
        film,
        done: undefined,
      },
    }),
  );
  for (const file of FILES) await media.write(at('media', file), file, '');
  const where = async () => {
    const there = async (place: string) =>
      (await Promise.all(FILES.map((file) => media.exists(at(place, file))))).filter(Boolean).length;
    return { served: await there('media'), withheld: await there('withheld') };
  };
  const remove = () => videos.delete('ada', id, NOW);
  const restore = () =>
    giveBackFiles({ media, videos }, named, async (video) =>
      isDeleted(video) ? videos.restore(video) : false,
    );
  const prune = (now: Date) =>
    runDuty(pruneMedia({ media: () => media, videos: () => videos, now: () => now }));
  return { media, videos, named, where, remove, restore, prune, ports: { media, videos } };
};

it('moves a deleted video’s files away, moves them back on restoration, and leaves other files alone', async () => {
  const { where, remove, restore, ports, named } = await finished('moves');
  expect(await withholdFiles(ports, named)).toBe(false);
  expect(await remove()).toBe(true);
  expect(await remove()).toBe(false);
  expect(await withholdFiles(ports, named)).toBe(true);
  expect(await where()).toEqual({ served: 0, withheld: 3 });
  expect((await restore())?.status).toBe('completed');
  expect(await where()).toEqual({ served: 3, withheld: 0 });
  expect(await restore()).toBeUndefined();
  expect(await where()).toEqual({ served: 3, withheld: 0 });
});

it('a move that is killed loses nothing: it is repeated, or PruneMedia finishes it', async () => {
  const { where, remove, restore, ports, named, media, prune, videos } = await finished('killed');
  const broken = {
    ...ports,
    media: {
      ...media,
      removeAll: () => Promise.reject(new Error('killed')),
    },
  };
  await remove();
  await expect(withholdFiles(broken, named)).rejects.toThrow('killed');
  expect(await where()).toEqual({ served: 3, withheld: 3 });
  await prune(NOW);
  expect(await where()).toEqual({ served: 0, withheld: 3 });

  const dies = () => Promise.reject(new Error('killed'));
  await expect(giveBackFiles(ports, named, dies)).rejects.toThrow('killed');
  expect(await where()).toEqual({ served: 3, withheld: 3 });
  expect(areFilesServed(await videos.find('ada', 'killed'))).toBe(false);
  await prune(NOW);
  expect(await where()).toEqual({ served: 0, withheld: 3 });
  await restore();
  expect(await where()).toEqual({ served: 3, withheld: 0 });
});

it('the files of a restored video stay withheld if the video still may not be watched', async () => {
  const { where, remove, restore, ports, named, videos } = await finished('hidden');
  await remove();
  await withholdFiles(ports, named);
  const still = { ...videos, restore: async () => true };
  await giveBackFiles({ ...ports, videos: still }, named, async () => true);
  expect(await where()).toEqual({ served: 0, withheld: 3 });
  await restore();
  expect(await where()).toEqual({ served: 3, withheld: 0 });
});

it('many concurrent deletions and restorations leave all files together in one location', async () => {
  const { where, remove, restore, ports, named, videos, prune } = await finished('raced');
  const removing = async () => {
    await remove();
    await withholdFiles(ports, named);
  };
  await Promise.all([removing(), restore(), removing(), prune(NOW), restore(), removing(), restore()]);
  await prune(NOW);
  const isThere = areFilesServed(await videos.find('ada', 'raced'));
  expect(await where()).toEqual(isThere ? { served: 3, withheld: 0 } : { served: 0, withheld: 3 });
});

it('files are erased with their row seven days after the deletion, and not before', async () => {
  const { where, remove, videos, prune, restore } = await finished('old');
  await remove();
  await prune(new Date(NOW.getTime() + 7 * DAY_MS - 1000));
  expect(await where()).toEqual({ served: 0, withheld: 3 });
  await prune(new Date(NOW.getTime() + 7 * DAY_MS));
  expect(await where()).toEqual({ served: 0, withheld: 0 });
  expect(await videos.find('ada', 'old')).toBeUndefined();
  expect(await restore()).toBeUndefined();
});
