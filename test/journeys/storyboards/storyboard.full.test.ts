import { expect, it } from 'vitest';
import { Storyboard } from '#contract/schemas/storyboards.ts';
import { contentOf } from '#contract/script.ts';
import { id, page, signInForEach } from '#test/support/browser/journey.ts';
import { giveStory, wordyScenes } from '#test/support/builders/films.ts';
import { giveRecording } from '#test/support/uploads/give-recording.ts';

signInForEach({ at: '/dashboard', expected: [/status of (?:404|409)/u] });

const LAST = {
  narration:
    'The lamp had been dark for nine years when a letter came up with the tide, and nobody knew why.',
  picture: 'a lighthouse',
};

/** Makes an API call the way the site’s own pages do. */
const call = (method: string, path: string, body?: object) =>
  page.evaluate(
    async ([how, address, sent]) => {
      const answer = await fetch(address ?? '', {
        method: how ?? '',
        ...(sent !== '' && { headers: { 'content-type': 'application/json' }, body: sent ?? '' }),
      });
      const read: unknown = await answer.json();
      return { status: answer.status, body: read };
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)],
  );

// Proves listStoryboards, openStoryboard, readStoryboard, saveStoryboard, discardStoryboard.
it('the browser opens a storyboard from a story, saves it, lists it and discards it', async () => {
  const story = await giveStory(id, { scenes: wordyScenes });
  const board = Storyboard.parse((await call('POST', '/api/storyboards', { storyId: story.id })).body);
  const at = `/api/storyboards/${board.id}`;
  expect((await call('PATCH', at, { version: 1, title: 'Mine' })).status).toBe(200);
  expect((await call('PATCH', at, { version: 1, title: 'Late' })).status).toBe(409);
  expect(Storyboard.parse((await call('GET', at)).body).title).toBe('Mine');
  expect((await call('GET', '/api/storyboards')).body).toMatchObject([{ id: board.id, title: 'Mine' }]);
  expect((await call('DELETE', at)).status).toBe(200);
  expect((await call('GET', at)).status).toBe(404);
});

// Proves paintStoryboard, filmStoryboard, speakStoryboard.
it('a storyboard is painted, narrated and turned into a video while its owner watches', async () => {
  const story = await giveStory(id, { scenes: [...wordyScenes, LAST] });
  const board = Storyboard.parse((await call('POST', '/api/storyboards', { storyId: story.id })).body);
  const at = `/api/storyboards/${board.id}`;
  const scenes = board.scenes.map((scene) => scene.id);
  expect((await call('POST', `${at}/paint`, { scenes })).status).toBe(202);
  await expect
    .poll(async () => Storyboard.parse((await call('GET', at)).body).draft?.painted, { timeout: 60_000 })
    .toBe(scenes.length);
  const [first] = Storyboard.parse((await call('GET', at)).body).scenes;
  const size = await page.evaluate(async (path) => {
    const picture = new Image();
    picture.src = path;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, first?.still?.path ?? '');
  expect(size).toEqual([540, 960]);
  expect((await call('POST', `${at}/speak`, {})).status).toBe(202);
  await expect
    .poll(async () => Storyboard.parse((await call('GET', at)).body).isSpeaking, { timeout: 60_000 })
    .toBe(false);
  const spoken = Storyboard.parse((await call('GET', at)).body);
  expect(spoken.scenes.every(({ isSpoken }) => isSpoken)).toBe(true);
  const made = await call('POST', `${at}/create`, {});
  expect(made).toMatchObject({ status: 202, body: { id: board.id, status: 'generating' } });
});

// Proves narrateStoryboard, removeNarration.
it('a creator’s own recording becomes a storyboard’s narration, and can be removed again', async () => {
  const scenes = [
    ...wordyScenes,
    { narration: 'Nobody in the village ever spoke of that night.', picture: 'a village' },
  ];
  const story = await giveStory(id, { scenes });
  const board = Storyboard.parse((await call('POST', '/api/storyboards', { storyId: story.id })).body);
  const at = `/api/storyboards/${board.id}`;
  const { id: uploadId } = await giveRecording(id, contentOf(scenes));
  expect((await call('POST', `${at}/narration`, { uploadId })).status).toBe(202);
  await expect
    .poll(
      async () => {
        const read = Storyboard.parse((await call('GET', at)).body);
        return read.speechProblem ?? read.scenes.every(({ isSpoken }) => isSpoken);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const removed = Storyboard.parse((await call('DELETE', `${at}/narration`)).body);
  expect(removed.scenes.some(({ isSpoken }) => isSpoken)).toBe(false);
});
