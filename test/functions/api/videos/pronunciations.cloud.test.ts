import { beforeEach, expect, it } from 'vitest';
import { Pronunciations } from '#contract/schemas/pronunciations.ts';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { media } from '#functions/wiring/media.ts';
import { videos } from '#functions/wiring/stores.ts';
import { readSceneTimeline } from '#functions/workflows/render/film-files.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { clearScriptedFaults, renderNothing } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { openBoard } from '#test/support/storyboards/open-board.ts';
import { defined } from '#test/support/values.ts';

/** Makes the script long enough for a film. */
const LAST = {
  narration:
    'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.',
  picture: 'a lighthouse',
};

beforeEach(useCloudEnvironment);

const save = (creator: Visitor, word: string, says: string | null): Promise<Response> =>
  creator.post('/api/videos/pronunciations', { word, language: 'en', says });
const wordsOf = async (creator: Visitor): Promise<string[]> =>
  Pronunciations.parse(await (await creator.get('/api/videos/pronunciations')).json()).entries.map(
    ({ word, says }) => `${word} ${says}`,
  );

// Proves listPronunciations, savePronunciation.
it('a list keeps the words that two windows add at once, and belongs to one account', async () => {
  const [{ visitor: creator }, { visitor: other }] = [await newAccount(), await newAccount()];
  expect(await wordsOf(creator)).toEqual([]);
  const answers = await Promise.all([save(creator, 'Siobhan', 'Shivawn'), save(creator, 'Nguyen', 'Win')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await save(creator, 'SIOBHAN', 'Shiv-awn');
  expect(await wordsOf(creator)).toEqual(['Nguyen Win', 'SIOBHAN Shiv-awn']);
  await save(creator, 'nguyen', null);
  expect(await wordsOf(creator)).toEqual(['SIOBHAN Shiv-awn']);
  expect(await wordsOf(other)).toEqual([]);
});

it('a word or a respelling that no voice may say is refused, and the list stays unchanged', async () => {
  const { visitor: creator } = await newAccount();
  const twoWords = await save(creator, 'New York', 'Noo York');
  expect([twoWords.status, (await twoWords.json()).detail]).toEqual([
    400,
    'Enter a single word, without spaces.',
  ]);
  const threat = await save(creator, 'bunny', 'Dana Whitlock dies tonight');
  expect([threat.status, (await threat.json()).code]).toEqual([422, 'against_rules']);
  expect(await wordsOf(creator)).toEqual([]);
});

// Proves film-pronunciation-list.
it('a word added to the list is spoken again with its respelling, while captions show it as written', async () => {
  await clearScriptedFaults();
  const { creator, id, board } = await openBoard([...wordyScenes, LAST]);
  const read = async (): Promise<Storyboard> =>
    Storyboard.parse(await (await creator.get(`/api/storyboards/${board.id}`)).json());
  const speak = async (): Promise<Storyboard> => {
    await creator.post(`/api/storyboards/${board.id}/speak`, {});
    await expect.poll(async () => (await read()).isSpeaking, { timeout: 40_000 }).toBe(false);
    return read();
  };
  const before = await speak();
  await save(creator, 'lantern', 'lantern that nobody in the village had ever seen');
  expect((await read()).scenes.map(({ isSpoken }) => isSpoken)).toEqual([true, false, true, true]);
  const after = await speak();
  expect(after.scenes.map(({ isSpoken }) => isSpoken)).toEqual([true, true, true, true]);
  expect(defined(after.scenes[1]).seconds).toBeGreaterThan(defined(before.scenes[1]).seconds + 1);
  await renderNothing();
  await creator.post(`/api/storyboards/${board.id}/create`, {});
  expect(await (await creator.get(`/api/storyboards/${board.id}`)).json()).not.toHaveProperty(
    'pronunciations',
  );
  const scene = defined(defined(await videos().find(id, board.id)).scenes[1]);
  expect(Object.keys(scene.respellings ?? {})).toEqual(['lantern']);
  const { words } = await readSceneTimeline(media(), defined(scene.spoken));
  expect(words.map(({ text }) => text).join(' ')).toBe(scene.narration);
});
