import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { STORYBOARDS_OPEN_MAX } from '#contract/catalogue.ts';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { contentOf } from '#contract/script.ts';
import type { Story } from '#functions/domain/story/story.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { stories, storyboards } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';

const LAST = {
  narration:
    'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.',
  picture: 'a lighthouse',
};

let creator: Visitor;
let id: string;
let story: Story;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
  story = await giveStory(id, { scenes: [...wordyScenes, LAST] });
});

const opened = async (change: object = {}): Promise<Storyboard> =>
  Storyboard.parse(await (await creator.post('/api/storyboards', { storyId: story.id, ...change })).json());
const save = ({ id: boardId }: { id: string }, version: number, change: object): Promise<Response> =>
  creator.patch(`/api/storyboards/${boardId}`, { version, ...change });
const read = async ({ id: boardId }: { id: string }): Promise<Storyboard> =>
  Storyboard.parse(await (await creator.get(`/api/storyboards/${boardId}`)).json());
const listed = async (): Promise<Storyboard[]> =>
  z.array(Storyboard).parse(await (await creator.get('/api/storyboards')).json());
/** What a browser sends for each scene. */
const draftsOf = ({ scenes }: Storyboard) =>
  scenes.map(({ id: sceneId, narration, picture, shot }) => ({ id: sceneId, narration, picture, shot }));

describe('a storyboard', () => {
  // Proves openStoryboard.
  it('has the scenes that a video of its story would have, each with its own framing and length', async () => {
    const board = await opened();
    expect(contentOf(board.scenes)).toBe(story.content);
    expect(board.scenes.length).toBeGreaterThan(2);
    for (const scene of board.scenes) {
      expect(scene.shot).toBeDefined();
      expect(scene.seconds).toBeGreaterThan(1);
      expect(scene).toMatchObject({ isPainting: false, isSpoken: false, paintCost: 0 });
    }
    expect(board).toMatchObject({ storyId: story.id, version: 1, title: story.title });
    expect(board.problem).toBeUndefined();
    expect(board.draft).toBeUndefined();
  });

  // Proves listStoryboards.
  it('is created once for a story, even when two windows open it', async () => {
    const [one, other] = await Promise.all([opened(), opened({ captionStyle: 'karaoke' })]);
    expect(one.id).toBe(other.id);
    expect((await opened()).id).toBe(one.id);
    expect(await listed()).toHaveLength(1);
  });

  it('follows changes to its story until it is edited itself', async () => {
    const board = await opened();
    const changed = { ...story, title: 'At Noon', version: 2 };
    expect(await stories().replace(changed, 1)).toBe(true);
    expect(await opened()).toMatchObject({ id: board.id, title: 'At Noon' });
    await save(board, 1, { title: 'Mine' });
    expect(await stories().replace({ ...changed, title: 'At Dusk', version: 3 }, 2)).toBe(true);
    expect(await opened()).toMatchObject({ title: 'Mine' });
  });

  it('outlives its story, and is visible only to its owner', async () => {
    const board = await opened();
    await creator.delete(`/api/stories/${story.id}`);
    expect(await opened()).toMatchObject({ id: board.id });
    const other = await signIn(newPerson());
    expect((await other.get(`/api/storyboards/${board.id}`)).status).toBe(404);
    expect((await other.patch(`/api/storyboards/${board.id}`, { version: 1, title: 'x' })).status).toBe(404);
    expect((await other.delete(`/api/storyboards/${board.id}`)).status).toBe(404);
    expect((await other.post('/api/storyboards', { storyId: story.id })).status).toBe(404);
  });

  it('can’t be opened once the limit is reached, until another storyboard is discarded', async () => {
    for (let open = 1; open < STORYBOARDS_OPEN_MAX; open += 1) {
      const of = await giveStory(id, { scenes: [LAST] });
      await storyboards().open(id, (mediaFolder) =>
        openedStoryboard({ id: newId(), mediaFolder }, of, {}, now()),
      );
    }
    const last = await opened();
    const { id: storyId } = await giveStory(id);
    const refused = await creator.post('/api/storyboards', { storyId });
    expect(refused.status).toBe(409);
    expect((await refused.json()).detail).toMatch(/^You have 50 open storyboards\./u);
    expect((await creator.delete(`/api/storyboards/${last.id}`)).status).toBe(200);
    expect((await creator.post('/api/storyboards', { storyId })).status).toBe(200);
  });
});

describe('saving a storyboard', () => {
  // Proves readStoryboard.
  it('splits, joins and reorders scenes, and keeps the choices made for them', async () => {
    const board = await opened();
    const [first, second, ...rest] = draftsOf(board);
    if (first === undefined || second === undefined) throw new Error('It has too few scenes.');
    const chosen = { move: 'pan-left', focus: { x: 0.2, y: 0.7 }, zoom: 1.5 };
    const [words, ...more] = second.narration.split(' ');
    const scenes = [
      ...rest,
      { ...second, narration: words, ...chosen },
      { ...second, id: 'new1', narration: more.join(' '), shot: 'close view' },
      first,
    ];
    const answer = await save(board, 1, { scenes });
    expect(answer.status).toBe(200);
    expect(Storyboard.parse(await answer.json())).toMatchObject({ version: 2, scenes });
    expect(await read(board)).toMatchObject({ version: 2, scenes });
  });

  // Proves saveStoryboard, input-two-tabs-devices-lost-connection.
  it('never overwrites another window’s change, and loses nothing', async () => {
    const board = await opened();
    const answers = await Promise.all([save(board, 1, { title: 'One' }), save(board, 1, { title: 'Other' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await save(board, 1, { title: 'Late' });
    expect(await late.json()).toMatchObject({
      code: 'storyboard_changed',
      detail: expect.stringMatching(/Nothing was overwritten/u),
    });
    expect(['One', 'Other']).toContain((await read(board)).title);
  });

  // Proves input-scripts-59-401-words-right.
  it('keeps unfinished text, and explains what prevents it from becoming a video', async () => {
    const board = await opened();
    const drafts = draftsOf(board);
    const scenes = drafts.map((scene, index) => ({ ...scene, narration: index === 1 ? '' : 'Only this.' }));
    const unfinished = Storyboard.parse(await (await save(board, 1, { scenes })).json());
    expect(unfinished.problem).toMatch(/^Scene 2 has no words\./u);
    expect(unfinished.scenes[1]?.problem).toMatch(/^This scene has no words\./u);
    const short = scenes.map((scene) => ({ ...scene, narration: 'Only this.' }));
    expect(Storyboard.parse(await (await save(board, 2, { scenes: short })).json()).problem).toMatch(
      /^A story has 60 to 400 words; this one has \d+\.$/u,
    );
    const hebrew = short.map((scene, index) => (index === 0 ? { ...scene, narration: 'מילה' } : scene));
    const marked = Storyboard.parse(await (await save(board, 3, { scenes: hebrew })).json());
    expect(marked.scenes[0]?.problem).toMatch(/^The voice can’t read “מילה”/u);
    const long = short.map((scene, index) =>
      index === 0 ? { ...scene, narration: 'A word that goes on and on, '.repeat(12) } : scene,
    );
    const slow = Storyboard.parse(await (await save(board, 4, { scenes: long })).json());
    expect(slow.scenes[0]?.problem).toMatch(/^This scene takes about \d+ seconds, long for one picture\./u);
  });

  // Proves input-painter-declines-slow-moderator.
  it.each([
    ['a storyboard without scenes', { scenes: [] }, 400, /at least one scene/u],
    [
      'two scenes with the same id',
      { scenes: Array.from({ length: 2 }, () => ({ id: 'a', narration: 'x', picture: '' })) },
      400,
      /same id/u,
    ],
    [
      '41 scenes',
      { scenes: Array.from({ length: 41 }, (_, at) => ({ id: `a${at}`, narration: 'x', picture: '' })) },
      400,
      /room for 40 scenes/u,
    ],
    [
      'a voice that doesn’t exist',
      { voiceSettings: { voiceId: 'x', voiceName: 'x' } },
      400,
      /select a voice/u,
    ],
    [
      'a threat',
      {
        scenes: [
          {
            id: 'a',
            narration:
              'Tell my ex Dana Whitlock that I know where she sleeps and that tonight I will stab her to death.',
            picture: '',
          },
        ],
      },
      422,
      /looks like a threat/u,
    ],
    [
      'a threat in the description of a picture',
      {
        scenes: [
          {
            id: 'a',
            narration: 'Only this.',
            picture: 'a letter: “Dana Whitlock, I know where you sleep. Tonight I will stab you to death.”',
          },
        ],
      },
      422,
      /looks like a threat/u,
    ],
  ])('refuses %s with an explanation and changes nothing', async (_, change, status, detail) => {
    const board = await opened();
    const answer = await save(board, 1, change);
    expect(answer.status).toBe(status);
    expect((await answer.json()).detail).toMatch(detail);
    expect(await read(board)).toEqual(board);
  });
});

describe('discarding a storyboard', () => {
  // Proves discardStoryboard.
  it('hides it for good, and its story can then get a new storyboard', async () => {
    const board = await opened();
    expect((await creator.delete(`/api/storyboards/${board.id}`)).status).toBe(200);
    expect((await creator.delete(`/api/storyboards/${board.id}`)).status).toBe(404);
    expect((await creator.get(`/api/storyboards/${board.id}`)).status).toBe(404);
    expect((await (await save(board, 1, { title: 'Late' })).json()).detail).toMatch(
      /Copy the words that you/u,
    );
    expect(await listed()).toEqual([]);
    expect((await opened()).id).not.toBe(board.id);
    expect(await storyboards().find(id, board.id)).toBeUndefined();
  });
});
