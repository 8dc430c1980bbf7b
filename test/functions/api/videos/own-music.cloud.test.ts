import { beforeEach, describe, expect, it } from 'vitest';
import { uploadFile } from '#functions/domain/uploads/upload-keys.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { uploads, videos } from '#functions/wiring/stores.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory, meOf } from '#test/support/builders/films.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';

let creator: Visitor;
let id: string;
let storyId: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
  ({ id: storyId } = await giveStory(id));
});

const createWith = (uploadId: string) =>
  creator.post('/api/videos/create', {
    storyId,
    voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
    musicSettings: { uploadId },
  });

/** A checked sound whose uploader claimed to own the rights. */
const giveMusic = async () => {
  const job = { id: newId(), ownerId: id };
  const draft = { kind: 'sound', name: 'Waves.mp3', bytes: 1000, type: 'audio/mpeg', rights: true } as const;
  await uploads().begin({ ...job, ...draft }, 1e12, now());
  await uploads().beginCheck(job, now());
  await uploads().finish(job, { bytes: 1000, facts: { seconds: 90, loudnessLufs: -18 } }, 1e12);
  const upload = await uploads().find(id, job.id);
  if (upload === undefined) throw new Error('The music is gone.');
  return upload;
};

describe('a video with the creator’s own music', () => {
  it('is made with the checked file, and shows its name', async () => {
    const music = await giveMusic();
    const answer = await createWith(music.id);
    expect(answer.status).toBe(202);
    const { id: videoId, musicSettings } = await answer.json();
    expect(musicSettings).toEqual({ trackId: music.id, trackName: 'Waves.mp3' });
    const video = await videos().find(id, videoId);
    expect(video?.music).toEqual({ uploadId: music.id, key: uploadFile(music), name: 'Waves.mp3' });
    await videos().withdraw(id, videoId, now());
  });

  // Proves dashboard-own-music-video-box-rights.
  it('is refused if the rights were not claimed, or if the file is a picture, gone or someone else’s', async () => {
    const [sound, picture] = [await giveUpload(id, 'sound'), await giveUpload(id, 'picture')];
    const other = await newAccount();
    const foreign = await giveUpload(other.id, 'sound');
    for (const [uploadId, says] of [
      [sound.id, /was uploaded without the rights/u],
      [picture.id, /can’t be used as music/u],
      [foreign.id, /Your music was deleted/u],
      [newId(), /Your music was deleted/u],
    ] as const) {
      const answer = await createWith(uploadId);
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        code: 'media_unusable',
        detail: expect.stringMatching(says),
      });
    }
    expect((await meOf(creator)).credits).toBe(30);
  });
});
