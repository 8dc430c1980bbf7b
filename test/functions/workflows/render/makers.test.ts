import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Maker, OFFLINE_PAINTER } from '#functions/domain/credentials/maker.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import { readMakers } from '#functions/workflows/render/film-files.ts';
import { paintSceneStep } from '#functions/workflows/render/paint-scene.ts';
import { speakSceneStep } from '#functions/workflows/render/speak-scene.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { folderMedia } from '#test/support/cloud/folder-media.ts';
import { steadyVoice } from '#test/support/film/rehearsal.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { roughly } from '#test/support/values.ts';

const MODEL: Maker = { name: 'OpenAI', model: 'gpt-image-2.5-flare', kind: 'trained' };
const VOICE: Maker = { name: 'Amazon Polly', model: 'neural', kind: 'trained' };
const job = { ownerId: 'user', videoId: 'video', attempt: 1 };
const narration = 'The last train left the station at midnight, and all of its lights were out.';
const scenes = ['A train.', 'A platform.', 'A clock.'].map((picture) => ({ narration, picture }));
const video = { ...newVideo('video', { ...storyOf('user'), scenes }, choice, new Date()), charge: [] };
const videos = roughly<Videos>({
  find: async () => video,
  advance: async () => [],
  keepNarrator: async (_: unknown, name: string) => name,
});
const picture = createCanvas(504, 896).toBuffer('image/png');

let root: string;
let media: Media;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'makers-'));
  media = folderMedia(root);
});
afterAll(() => rm(root, { recursive: true }));

/** Paints a scene with the painter `maker`, and speaks it. */
const make = async (index: number, maker: Maker) => {
  const painting = paintSceneStep({
    ...lenient,
    videos: () => videos,
    media: () => media,
    painter: () => ({ paint: async () => ({ picture, maker }) }),
    pictureSwitch: () => ({ read: async () => undefined, turn: async () => undefined }),
  });
  const speaking = speakSceneStep({
    videos: () => videos,
    media: () => media,
    narrators: () => ({
      atWork: async () => 'polly',
      named: () => ({ ...steadyVoice(), speaker: () => 'a voice', maker: () => VOICE }),
    }),
  });
  const { stillKey } = await painting.run({ job, index });
  const { spoken } = await speaking.run({ job, index });
  return { stillKey, spoken };
};

// Proves film-painted-spoke-recorded-in-plain.
it('records the makers of a film’s pictures and voice once each, even for reused scenes', async () => {
  const made = [await make(0, MODEL), await make(1, MODEL), await make(2, OFFLINE_PAINTER)];
  const makers = { pictures: [MODEL, OFFLINE_PAINTER], voices: [VOICE] };
  expect(await readMakers(media, made)).toEqual(makers);
  const again = [await make(0, OFFLINE_PAINTER), ...made.slice(1)];
  expect(await readMakers(media, again)).toEqual(makers);
});

it('assumes that a model made a scene if the record of its maker is missing', async () => {
  await media.write('work/old', picture, 'image/png');
  const unrecorded = { name: 'not recorded', kind: 'trained' };
  expect(await readMakers(media, [{ stillKey: 'work/old', spoken: 'work/old-voice/' }])).toEqual({
    pictures: [unrecorded],
    voices: [unrecorded],
  });
});

it('removes the record of a damaged still when its scene is repainted', async () => {
  const { stillKey } = await make(0, MODEL);
  await media.removeAll(stillKey);
  expect((await readMakers(media, [{ stillKey, spoken: stillKey }])).pictures[0]?.name).toBe('not recorded');
});
