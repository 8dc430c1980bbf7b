import { afterAll, beforeAll, expect, it } from 'vitest';
import { Story as WireStory } from '#contract/schemas/stories.ts';
import type { Draft } from '#contract/script.ts';
import { generateStory } from '#functions/api/stories/generate-story.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { storyStore } from '#functions/store/stories/story-store.ts';
import { choice } from '#test/support/builders/drafts.ts';
import { startTable } from '#test/support/cloud/store-here.ts';
import { lenient } from '#test/support/moderation/moderators.ts';
import { defined, partial } from '#test/support/values.ts';

let database: Awaited<ReturnType<typeof startTable>>;
beforeAll(async () => {
  database = await startTable();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-23T12:00:00.000Z');
const BODY = { prompt: 'The flood', category: 'History', language: 'en' } as const;
const SCENES = Array.from({ length: 3 }, () => ({
  narration: 'The tank had leaked for years, and the children brought cups to catch the syrup.',
  picture: 'Anna beside the tank, wide view.',
}));
const CAST = [{ name: 'Anna', looks: 'a girl of nine in a red cap' }];
const FACTS = ['<img src=x onerror=alert(1)>', 'The flood was in 1919.', '事実'];

let ids = 0;
/** What the route returns and stores when the writer returns this draft. */
const generated = async (draft: Draft | Refusal) => {
  const stories = storyStore(database.table, () => NOW);
  const unused = (): never => {
    throw new Error('A writer that costs nothing needs no budget.');
  };
  const { handle } = generateStory({
    ...lenient,
    writer: () => ({
      write: async () => {
        if (draft instanceof Refusal) throw draft;
        return draft;
      },
    }),
    stories: () => stories,
    subscriptions: unused,
    budgets: unused,
    pauses: unused,
    storySpending: async () => undefined,
    newId: () => `story-${(ids += 1)}`,
    now: () => NOW,
  });
  const context = partial<Parameters<typeof handle>[1]>({ userId: 'creator', now: NOW, claim: undefined });
  const { reply } = await handle(partial<Parameters<typeof handle>[0]>({ body: BODY }), context);
  return { reply: WireStory.parse(reply), stored: defined(await stories.find('creator', defined(reply).id)) };
};

it('nothing is saved when the writer fails', async () => {
  await expect(generated(new Refusal('provider_timeout'))).rejects.toMatchObject({
    code: 'provider_timeout',
  });
  expect((await storyStore(database.table, () => NOW).list('creator')).items).toEqual([]);
});

// Proves dialog-story-details-new-video-2.
it('a story keeps its list of facts to check, which the creator sees, and its cast is added to the picture descriptions', async () => {
  const { reply, stored } = await generated({
    title: 'Syrup',
    scenes: SCENES,
    cast: CAST,
    factsToCheck: FACTS,
  });
  expect(reply.factsToCheck).toEqual(FACTS);
  expect(reply).not.toHaveProperty('cast');
  expect(stored).toMatchObject({ cast: CAST, factsToCheck: FACTS, scenes: SCENES });
  const video = newVideo('video', stored, choice, NOW);
  expect(video.scenes[0]).toMatchObject({
    picture: 'Anna beside the tank, wide view. Anna: a girl of nine in a red cap.',
    shot: 'wide view',
  });
});

// Proves film-people-places-look-in-picture.
it('a story without a cast or facts is stored, listed and filmed as before', async () => {
  const { reply, stored } = await generated({ title: 'Syrup', scenes: SCENES });
  expect(reply).not.toHaveProperty('factsToCheck');
  expect(Object.keys(stored)).not.toContain('cast');
  expect(newVideo('video', stored, choice, NOW).scenes[0]?.picture).toBe(SCENES[0]?.picture);
});

it('a story is attributed to the writer that wrote it, even if a model was connected meanwhile', async () => {
  expect((await generated({ title: 'Syrup', scenes: SCENES, isDemo: true })).stored.isDemo).toBe(true);
  expect((await generated({ title: 'Syrup', scenes: SCENES })).stored).not.toHaveProperty('isDemo');
});
