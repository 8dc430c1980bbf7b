import { describe, expect, it } from 'vitest';
import { SCENE_WORDS_MAX_CHARS, STORYBOARD_SCENES_MAX } from '#contract/catalogue.ts';
import { type SceneDraft, SceneId } from '#contract/schemas/storyboards.ts';
import {
  canJoin,
  changeScene,
  joinScene,
  moveScene,
  newSceneId,
  removeScene,
  showOwn,
  splitScene,
} from '#web/data/storyboards/edit-scenes.ts';

const scene = (id: string, narration = `Words of ${id}.`): SceneDraft => ({
  id,
  narration,
  picture: `Picture of ${id}`,
});
const THREE = [scene('a', 'The lamp burns. The sea answers.'), scene('b'), scene('c')];
const idsOf = (scenes: readonly SceneDraft[]): string => scenes.map(({ id }) => id).join('');

it('resets the framing when a creator uses their own picture, and brings back the painted picture when they remove it', () => {
  const aimed = changeScene(THREE, 'a', { zoom: 2, focus: { x: 0, y: 0 }, move: 'drift' });
  const own = showOwn(aimed, 'a', 'u1');
  expect(own[0]).toEqual({ ...THREE[0], move: 'drift', media: { uploadId: 'u1' } });
  expect(showOwn(own, 'a', undefined)[0]).toEqual({ ...THREE[0], move: 'drift' });
});

describe('splitting a scene', () => {
  it('splits its words at the cursor and keeps its picture and choices for the first part', () => {
    const chosen = changeScene(THREE, 'a', { move: 'drift', zoom: 2 });
    const [first, second, third] = splitScene(chosen, 'a', 15, 'new');
    expect(first).toEqual({ ...chosen[0], narration: 'The lamp burns.' });
    expect(second).toEqual({ id: 'new', narration: 'The sea answers.', picture: 'Picture of a' });
    expect(third).toBe(chosen[1]);
  });

  it.each([
    [17, 'The lamp burns.', 'The sea answers.'],
    [6, 'The', 'lamp burns. The sea answers.'],
    [1, 'The', 'lamp burns. The sea answers.'],
  ])('doesn’t split the word at the cursor (position %d)', (at, first, second) => {
    const parts = splitScene(THREE, 'a', at, 'new').slice(0, 2);
    expect(parts.map(({ narration }) => narration)).toEqual([first, second]);
  });

  it('changes nothing if the cursor is at either end, or if the video is full', () => {
    expect(splitScene(THREE, 'a', 0, 'new')).toBe(THREE);
    expect(splitScene(THREE, 'a', 99, 'new')).toBe(THREE);
    const full = Array.from({ length: STORYBOARD_SCENES_MAX }, (_, at) => scene(`s${at}`));
    expect(splitScene(full, 's1', 5, 'new')).toBe(full);
  });

  it('gives new scenes names that the server accepts', () => {
    const ids = Array.from({ length: 100 }, newSceneId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(SceneId.safeParse(id).success).toBe(true);
  });
});

describe('joining a scene with the next', () => {
  // Proves dashboard-storyboard-words-order-camera.
  it('joins their words and keeps the first scene’s picture', () => {
    const joined = joinScene(THREE, 'a');
    expect(idsOf(joined)).toBe('ac');
    expect(joined[0]).toEqual({ ...THREE[0], narration: 'The lamp burns. The sea answers. Words of b.' });
  });

  it('is not possible for the last scene, or when the words don’t fit into one scene', () => {
    expect(canJoin(THREE, 'c')).toBe(false);
    const long = [scene('a', 'x'.repeat(SCENE_WORDS_MAX_CHARS)), scene('b')];
    expect(canJoin(long, 'a')).toBe(false);
    expect(joinScene(long, 'a')).toBe(long);
  });
});

it('moves a scene to a given position, but not past the end; a negative position changes nothing', () => {
  expect(idsOf(moveScene(THREE, 'c', 0))).toBe('cab');
  expect(idsOf(moveScene(THREE, 'a', 9))).toBe('bca');
  expect(moveScene(THREE, 'a', -1)).toBe(THREE);
});

it('deletes a scene, unless it is the only one', () => {
  expect(idsOf(removeScene(THREE, 'b'))).toBe('ac');
  const one = [scene('a')];
  expect(removeScene(one, 'a')).toBe(one);
});

it('clears a choice when no value is given', () => {
  const chosen = changeScene(THREE, 'b', { move: 'pan-up', focus: { x: 0.2, y: 0.3 } });
  expect(chosen[1]).toMatchObject({ move: 'pan-up', focus: { x: 0.2, y: 0.3 } });
  expect(changeScene(chosen, 'b', { move: undefined, focus: undefined })[1]).toEqual(THREE[1]);
});
