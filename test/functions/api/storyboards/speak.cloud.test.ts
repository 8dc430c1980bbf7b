import { beforeEach, expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { balanceOf } from '#functions/domain/credits/credits.ts';
import { now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { budgets } from '#functions/wiring/spending.ts';
import { credits, storyboards, videos } from '#functions/wiring/stores.ts';
import { sceneTimelineOf } from '#functions/workflows/render/film-files.ts';
import { signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { wordyScenes } from '#test/support/builders/films.ts';
import { clearScriptedFaults, renderNothing } from '#test/support/cloud/faults.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { openBoard } from '#test/support/storyboards/open-board.ts';
import { defined } from '#test/support/values.ts';

const LAST = {
  narration:
    'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.',
  picture: 'a lighthouse',
};

let creator: Visitor;
let id: string;
let board: Storyboard;
beforeEach(async () => {
  useCloudEnvironment();
  await clearScriptedFaults();
  ({ creator, id, board } = await openBoard([...wordyScenes, LAST]));
});

const speak = (): Promise<Response> => creator.post(`/api/storyboards/${board.id}/speak`, {});
const read = async (): Promise<Storyboard> =>
  Storyboard.parse(await (await creator.get(`/api/storyboards/${board.id}`)).json());
const quiet = async (): Promise<Storyboard> => {
  await expect.poll(async () => (await read()).isSpeaking, { timeout: 40_000, interval: 200 }).toBe(false);
  return read();
};

// Proves speakStoryboard.
it('speaking a storyboard records only changed scenes, with word timings, and the film uses the same recordings', async () => {
  const before = balanceOf(await credits().read(id, now()), now());
  const answers = await Promise.all([speak(), speak()]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202]);
  const spoken = await quiet();
  expect(spoken.speechProblem).toBeUndefined();
  for (const { isSpoken, narration, words = [], seconds, recording } of spoken.scenes) {
    expect(recording?.isOwn).toBe(false);
    expect((await creator.get(defined(recording).path)).status).toBe(200);
    expect(isSpoken).toBe(true);
    expect(words.map(({ text }) => text).join(' ')).toBe(narration);
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(seconds * 1000);
  }
  expect(balanceOf(await credits().read(id, now()), now())).toBe(before);
  // Spoken only once, although two windows requested it.
  expect((await storyboards().find(id, board.id))?.speeches).toBe(1);
  const scenes = spoken.scenes.map(({ id: sceneId, narration, picture, shot }, index) => ({
    id: sceneId,
    narration: index === 0 ? 'It began with a whistle.' : narration,
    picture,
    shot,
  }));
  await creator.patch(`/api/storyboards/${board.id}`, { version: 1, scenes });
  expect((await read()).scenes.map(({ isSpoken }) => isSpoken)).toEqual([
    false,
    ...scenes.slice(1).map(() => true),
  ]);
  await speak();
  expect((await quiet()).scenes.every(({ isSpoken }) => isSpoken)).toBe(true);
  // The browser keeps no copy of a recording whose words have been replaced.
  await expect
    .poll(async () => (await creator.get(defined(defined(spoken.scenes[0]).recording).path)).status)
    .not.toBe(200);
  await renderNothing();
  await creator.post(`/api/storyboards/${board.id}/create`, {});
  const video = await videos().find(id, board.id);
  expect(video?.narrator).toBeDefined();
  for (const { spoken: prefix = '' } of video?.scenes ?? [])
    expect(await media().exists(sceneTimelineOf(prefix))).toBe(true);
  const held = await Array.fromAsync(budgets().open(now()));
  expect(held.filter(({ videoId }) => videoId === board.id).length).toBeLessThanOrEqual(3);
});

it('if the voice fails, an explanation is stored, and the next request speaks every missing scene', async () => {
  const stranger = await signIn(newPerson());
  expect((await stranger.post(`/api/storyboards/${board.id}/speak`, {})).status).toBe(404);
  const row = await storyboards().find(id, board.id);
  if (row === undefined) throw new Error('It is gone.');
  const outcome = await storyboards().speak({
    ownerId: id,
    id: board.id,
    payer: {},
    now: now(),
    judge: () => {},
    limits: () => ({ plans: [] }),
  });
  if (outcome.kind !== 'speaking') throw new Error(outcome.kind);
  for (const sceneId of outcome.storyboard.speaking?.scenes ?? [])
    await storyboards().endSpeech(
      { ownerId: id, storyboardId: board.id, sceneId, number: 1 },
      { problem: 'We couldn’t speak every scene.' },
    );
  expect(await read()).toMatchObject({
    isSpeaking: false,
    speechProblem: 'We couldn’t speak every scene.',
  });
  await renderNothing();
  await speak();
  expect((await read()).speechProblem).toBeUndefined();
  expect((await storyboards().find(id, board.id))?.speaking?.scenes).toEqual(
    board.scenes.map((scene) => scene.id),
  );
  // Otherwise a duty that runs in a later test would start speaking it.
  await creator.delete(`/api/storyboards/${board.id}`);
});

/** Forty scenes of almost six hundred characters each: seven times too long for a video. */
const ENDLESS = Array.from({ length: 40 }, (_, index) => ({
  id: `e${index}`,
  narration: 'lighthouse '.repeat(54).trim(),
  picture: 'a lighthouse',
}));
const SENTENCE = 'A story has 60 to 400 words; this one has 2160.';

// Proves speakStoryboard.
it('scenes that can’t be filmed aren’t spoken or painted, and the error says what is wrong with them', async () => {
  await creator.patch(`/api/storyboards/${board.id}`, { version: 1, scenes: ENDLESS });
  const create = await creator.post(`/api/storyboards/${board.id}/create`, {});
  const paint = await creator.post(`/api/storyboards/${board.id}/paint`, { scenes: ['e1'] });
  for (const answer of [create, await speak(), paint]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid', detail: SENTENCE });
  }
  // As many words as a story may have, but too many to say in three minutes.
  const long = ENDLESS.map((scene) => ({
    ...scene,
    narration: Array(10).fill('lighthousekeepers'.repeat(3)).join(' '),
  }));
  expect((await creator.patch(`/api/storyboards/${board.id}`, { version: 2, scenes: long })).status).toBe(
    200,
  );
  expect(await (await speak()).json()).toMatchObject({
    code: 'invalid',
    detail: 'This takes about 20 minutes to say, and a video lasts 3 minutes at most. Shorten it.',
  });
  const row = await storyboards().find(id, board.id);
  expect([row?.speaking, row?.draft]).toEqual([undefined, undefined]);
  expect(await Array.fromAsync(budgets().open(now()))).toEqual([]);
});
