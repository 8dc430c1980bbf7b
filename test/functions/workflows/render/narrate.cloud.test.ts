import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { Timeline } from '#functions/film/timeline/timeline.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { narrator } from '#functions/wiring/providers.ts';
import { videos } from '#functions/wiring/stores.ts';
import type { Job } from '#functions/workflows/render/messages.ts';
import { narrate } from '#functions/workflows/render/narrate.ts';
import { signIn } from '#test/support/browser/sign-in.ts';
import { giveStory, meOf } from '#test/support/builders/films.ts';
import { clearFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const SLOW_MS = 60_000;
const { url } = sharedCloud();
beforeAll(useCloudEnvironment);
const begun: Job[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  // No other step may continue them.
  for (const job of begun.splice(0)) await videos().fail(job, 'It was a test.', now());
  await Promise.all([clearFaults('openai'), clearFaults('polly')]);
});

/** A video in progress, and its narration step. */
const beginFilm = async () => {
  const { id: ownerId } = await meOf(await signIn(url, newPerson()));
  const story = await giveStory(ownerId);
  const choice = {
    storyId: story.id,
    voiceSettings: { voiceId: 'audrey', voiceName: '' },
    captionStyle: 'pop',
  } as const;
  const outcome = await videos().create(newVideo(newId(), story, choice, now()), undefined, now());
  const job = { ownerId, videoId: outcome.kind === 'created' ? outcome.video.id : '', attempt: 1 };
  begun.push(job);
  const step = narrate({ videos, narrator, media });
  return { story, run: () => step.run({ job }) };
};

const readTimeline = async (key: string) =>
  Timeline.parse(JSON.parse(Buffer.from(await media().read(key)).toString()));

describe('a stage whose narrator is an OpenAI-compatible provider', () => {
  it('narrates through it, and never calls Polly', { timeout: SLOW_MS }, async () => {
    vi.stubEnv('NARRATOR', 'openai');
    await scriptFaults('polly', 'SynthesizeSpeech', [{ kind: 'status', status: 500 }]);
    const { story, run } = await beginFilm();
    const { timelineKey, audioKey, reused } = await run();
    expect(reused).toBe(false);
    expect(await media().exists(audioKey)).toBe(true);
    const { words, scenes, narrationMs } = await readTimeline(timelineKey);
    expect(words.map(({ text }) => text).join(' ')).toBe(story.content);
    expect(scenes).toHaveLength(story.scenes.length);
    expect(words.at(-1)!.endMs).toBeGreaterThan(narrationMs * 0.9);
    expect((await run()).reused).toBe(true);
  });

  it('retries in the same step when the voice is busy', { timeout: SLOW_MS }, async () => {
    vi.stubEnv('NARRATOR', 'openai');
    const { run } = await beginFilm();
    await scriptFaults('openai', 'audio/speech', [{ kind: 'status', status: 429 }]);
    await expect(run()).rejects.toMatchObject({ name: 'ProviderBusy' });
    expect((await run()).reused).toBe(false);
  });
});
