import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { framesToMs } from '#composition/timeline/frame-times.ts';
import { SceneTimeline } from '#composition/timeline/scene-timeline.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { narrators } from '#functions/wiring/providers.ts';
import { videos } from '#functions/wiring/stores.ts';
import type { Job } from '#functions/workflows/render/messages.ts';
import { speakSceneStep } from '#functions/workflows/render/speak-scene.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { createUnderWay } from '#test/support/builders/create-under-way.ts';
import { giveStory } from '#test/support/builders/films.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { defined } from '#test/support/values.ts';

const SLOW_MS = 60_000;
beforeAll(useCloudEnvironment);
const begun: Job[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  // Prevents other steps from continuing these films.
  for (const job of begun.splice(0)) await videos().fail(job, 'It was a test.', now());
  await Promise.all([clearFaults('openai'), clearFaults('polly')]);
});

/** A video in progress, and the step that speaks its scenes. */
const beginFilm = async () => {
  const { id: ownerId } = await newAccount();
  const story = await giveStory(ownerId);
  const choice = {
    storyId: story.id,
    voiceSettings: { voiceId: 'audrey', voiceName: '' },
    captionStyle: 'pop',
    aiLine: false,
  } as const;
  const { id: videoId, scenes } = await createUnderWay(newVideo(newId(), story, choice, now()), now());
  const job = { ownerId, videoId, attempt: 1 };
  begun.push(job);
  const step = speakSceneStep({ videos, narrators, media });
  return { scenes, job, speak: (index: number) => step.run({ job, index }) };
};

const readScene = async (spoken: string) =>
  SceneTimeline.parse(JSON.parse(Buffer.from(await media().read(`${spoken}scene.json`)).toString()));

describe('a stage whose narrator is an OpenAI-compatible provider', () => {
  // Proves film-stage-use-openai-compatible-speech.
  it('speaks each scene once with that provider, and never calls Polly', { timeout: SLOW_MS }, async () => {
    vi.stubEnv('NARRATOR', 'openai');
    await scriptFaults('polly', 'SynthesizeSpeech', [{ kind: 'status', status: 500 }]);
    const { scenes, job, speak } = await beginFilm();
    for (const [index, { narration }] of scenes.entries()) {
      const { spoken, reused } = await speak(index);
      expect(reused).toBe(false);
      expect(await media().exists(`${spoken}recording`)).toBe(true);
      expect(JSON.parse(Buffer.from(await media().read(`${spoken}maker.json`)).toString())).toEqual({
        name: 'model',
        model: 'gpt-4o-mini-tts',
        kind: 'trained',
      });
      const { words, endMs, frames } = await readScene(spoken);
      expect(words.map(({ text }) => text).join(' ')).toBe(narration);
      expect(defined(words.at(-1)).endMs).toBe(endMs);
      expect(endMs).toBeLessThan(framesToMs(frames));
    }
    const { done, narrator } = defined(await videos().find(job.ownerId, job.videoId));
    expect(done.toSorted()).toEqual(scenes.map((_, index) => `speak:${index}`));
    expect(narrator).toBe('openai');
    for (const index of scenes.keys()) expect((await speak(index)).reused).toBe(true);
  });

  it('gets a retryable error while the voice is busy, and speaks on the next try', {
    timeout: SLOW_MS,
  }, async () => {
    vi.stubEnv('NARRATOR', 'openai');
    const { speak } = await beginFilm();
    await scriptFaults('openai', 'audio/speech', [{ kind: 'status', status: 429 }]);
    await expect(speak(0)).rejects.toMatchObject({ name: 'ProviderBusy' });
    expect((await speak(0)).reused).toBe(false);
  });
});

// Proves rule-voice-speaks-whole-film.
it('an attempt keeps the narrator of its first scene', { timeout: SLOW_MS }, async () => {
  vi.stubEnv('NARRATOR', 'simple');
  const { job, speak } = await beginFilm();
  const { spoken } = await speak(0);
  vi.stubEnv('NARRATOR', 'openai');
  expect(await videos().keepNarrator(job, 'openai')).toBe('simple');
  expect(await speak(0)).toMatchObject({ spoken, reused: true });
  expect(await videos().keepNarrator({ ...job, attempt: 2 }, 'openai')).toBeUndefined();
});
