import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { CREATOR, OFFLINE_PAINTER } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { FilmedScene } from '#functions/domain/video/video.ts';
import {
  readMakers,
  recordingsIn,
  sceneTimelineOf,
  shownOf,
} from '#functions/workflows/render/film-files.ts';
import { musicPath } from '#functions/workflows/render/film-music.ts';
import { paintSceneStep } from '#functions/workflows/render/paint-scene.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { defined, partial } from '#test/support/values.ts';

const job = { ownerId: 'user', videoId: 'video', attempt: 1 };
const narration = 'The last train left the station at midnight, and all of its lights were out.';
const picture = createCanvas(504, 896).toBuffer('image/png');
const UPLOAD = 'media/folder/uploads/u1/';

const roots: string[] = [];
let media: Media;
beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'chosen-'));
  roots.push(root);
  media = folderMedia(root);
});
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));

/** Paints the first scene of a video according to its creator’s choices. */
const paint = async (chosen: Partial<FilmedScene>) => {
  const drafted = newVideo('video', storyOf('user'), choice, new Date());
  const [scene, ...others] = drafted.scenes;
  const video = {
    ...drafted,
    mediaFolder: 'user',
    scenes: [{ ...defined(scene), ...chosen }, ...others],
    charge: [],
  };
  const painted: string[] = [];
  const videos = partial<Videos>({ find: async () => video, advance: async () => [] });
  const step = paintSceneStep({
    ...lenient,
    videos: () => videos,
    media: () => media,
    painter: () => ({
      paint: async (prompt) => {
        painted.push(prompt);
        return { picture, maker: OFFLINE_PAINTER };
      },
    }),
    pictureSwitch: () => ({ read: async () => undefined, turn: async () => undefined }),
  });
  const { stillKey } = await step.run({ job, index: 0 });
  const preview = `media/user/video/stills/1-0.jpg`;
  const isShown = (await media.exists(preview)) && (await media.exists(shownOf(stillKey)));
  return { stillKey, isPainted: painted.length > 0, isShown };
};

it('uses a chosen still unchanged, and paints nothing', async () => {
  await media.write('work/user/video/stills/chosen', picture, 'image/png');
  expect(await paint({ still: 'work/user/video/stills/chosen' })).toEqual({
    stillKey: 'work/user/video/stills/chosen',
    isPainted: false,
    isShown: true,
  });
});

it('paints a new still if the chosen one is gone', async () => {
  const { stillKey, isPainted } = await paint({ still: 'work/user/video/stills/gone' });
  expect(isPainted).toBe(true);
  expect(stillKey).not.toContain('gone');
});

it('copies the creator’s own picture to the video, shows it, and never records it as painted', async () => {
  const own = { uploadId: 'u1', kind: 'picture', key: `${UPLOAD}picture.jpg` } as const;
  await media.write(own.key, picture, 'image/jpeg');
  const made = await paint({ media: own });
  expect(made).toMatchObject({ isPainted: false, isShown: true });
  expect(made.stillKey).toMatch(/^work\/user\/video\/own\//u);
  expect((await readMakers(media, [{ stillKey: made.stillKey, spoken: 'x/' }])).pictures).toEqual([CREATOR]);
  // A later edit finds the copy, even though the upload is gone.
  await media.removeAll(UPLOAD);
  expect((await paint({ media: own })).stillKey).toBe(made.stillKey);
});

it('shows the thumbnail of the creator’s own clip while the film is being made', async () => {
  const own = { uploadId: 'u1', kind: 'clip', key: `${UPLOAD}clip.mp4` } as const;
  await media.write(own.key, 'a clip', 'video/mp4');
  expect(await paint({ media: own })).toMatchObject({ isPainted: false, isShown: false });
  await media.write(`${UPLOAD}thumbnail.jpg`, picture, 'image/jpeg');
  expect(await paint({ media: own })).toMatchObject({ isPainted: false, isShown: true });
});

it('ends the attempt and says why if the creator’s own media or music is gone', async () => {
  const own = { uploadId: 'u1', kind: 'picture', key: `${UPLOAD}picture.jpg` } as const;
  await expect(paint({ media: own })).rejects.toMatchObject({ name: 'MediaGone' });
  const music = { uploadId: 'u2', key: 'media/folder/uploads/u2/sound.m4a' };
  await expect(musicPath(media, job, music, tmpdir())).rejects.toMatchObject({ name: 'MediaGone' });
});

it('keeps the recordings of moved scenes, and prefers recordings that the creator chose', async () => {
  const video = (...narrations: readonly string[]) => ({
    ownerId: 'user',
    id: 'video',
    language: 'en' as const,
    scenes: narrations.map((text) => ({ narration: text, picture: 'A train.' })),
  });
  const [one, two, three] = await recordingsIn(media, video('One.', 'Two.', narration), 'a voice');
  expect(await recordingsIn(media, video('Two.', 'New.', 'One.', narration), 'a voice')).toEqual([
    two,
    expect.stringMatching(/spoken\//u),
    one,
    three,
  ]);
  const twice = await recordingsIn(media, video('One.', 'One.', narration), 'a voice');
  expect(new Set(twice).size).toBe(3);

  const chosen = 'work/user/video/narration/1/';
  const { scenes, ...rest } = video('One.', narration);
  const withChosen = { ...rest, scenes: [{ ...defined(scenes[0]), spoken: chosen }, defined(scenes[1])] };
  expect(await recordingsIn(media, withChosen, 'a voice')).toEqual([one, three]);
  await media.write(sceneTimelineOf(chosen), '{}', 'application/json');
  expect(await recordingsIn(media, withChosen, 'a voice')).toEqual([chosen, three]);
});
