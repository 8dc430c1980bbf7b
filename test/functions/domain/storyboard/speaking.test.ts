import { describe, expect, it } from 'vitest';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import {
  secondsToSpeak,
  speechEnded,
  spokenNow,
  unspoken,
  withSpeech,
} from '#functions/domain/storyboard/speaking.ts';
import type { SpokenScene } from '#functions/domain/storyboard/spoken-scene.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-24T11:00:00.000Z');
const WORDS = 'It burned all night, and nobody saw it.';
const scene = (id: string, narration = WORDS) => ({ id, narration, picture: '' });
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: [scene('s1'), scene('s2'), scene('s3')],
};
const said = (change: Partial<SpokenScene> = {}): SpokenScene => ({
  narration: WORDS,
  voiceId: 'adam',
  isLast: false,
  narrator: 'a voice',
  spoken: 'spoken/',
  seconds: 2,
  words: [],
  ...change,
});
const last = said({ isLast: true });

describe('a scene’s speech', () => {
  it.each<[string, Storyboard['spoken'], string, SpokenScene | undefined]>([
    ['is used with its words, voice and place', { s1: said() }, 's1', said()],
    ['is used for the last scene', { s3: last }, 's3', last],
    ['is not used with other words', { s1: said({ narration: 'It went out.' }) }, 's1', undefined],
    ['is not used with another voice', { s1: said({ voiceId: 'will' }) }, 's1', undefined],
    [
      'is not used if its words were said another way',
      { s1: said({ respellings: { burned: 'birnd' } }) },
      's1',
      undefined,
    ],
    ['is not used once its scene is no longer the last', { s2: last }, 's2', undefined],
    ['is not used once its scene is the last', { s3: said() }, 's3', undefined],
    ['is not used in another scene', { s1: said() }, 's2', undefined],
    ['is not used where nothing was spoken', undefined, 's1', undefined],
  ])('%s', (_, spoken, id, heard) => {
    expect(spokenNow({ ...board, ...(spoken && { spoken }) }, scene(id))).toEqual(heard);
  });

  it('is not used once its last sentence starts to continue in the next scene, or no longer does', () => {
    const open = scene('s1', 'It burned all night');
    const goesOn = { ...board, scenes: [open, scene('s2', 'and nobody saw it.')] };
    const spoken = said({ narration: open.narration });
    expect(spokenNow({ ...goesOn, spoken: { s1: spoken } }, open)).toBeUndefined();
    expect(spokenNow({ ...goesOn, spoken: { s1: { ...spoken, goesOn: true } } }, open)).toBeDefined();
    expect(
      spokenNow({ ...board, scenes: [open], spoken: { s1: { ...spoken, goesOn: true } } }, open),
    ).toBeUndefined();
  });

  it('is used even if its scene is not in the storyboard yet', () => {
    expect(spokenNow({ ...board, scenes: [], spoken: { s1: said() } }, scene('s1'))).toEqual(said());
  });
});

describe('the scenes to speak', () => {
  const recorded: Storyboard = {
    ...board,
    scenes: [scene('s1'), scene('s2', ''), scene('s3', 'One.'), scene('s4'), scene('s5', 'Two.')],
    spoken: { s1: said() },
    narration: 'own',
    recording: {
      uploadId: 'own',
      number: 1,
      status: 'aligned',
      startedAt: NOW.toISOString(),
      scenes: { s4: { narration: WORDS, spoken: 'own/', seconds: 2, words: [] } },
    },
  };

  it('have words, and no recording or speech yet', () => {
    expect(unspoken(board)).toEqual(board.scenes);
    expect(unspoken(recorded)).toEqual([scene('s3', 'One.'), scene('s5', 'Two.')]);
    expect(unspoken({ ...board, scenes: [scene('s1', '')] })).toEqual([]);
  });

  it('are estimated from their words, rounded up to whole seconds', () => {
    expect(secondsToSpeak(board)).toBe(8);
    expect(secondsToSpeak({ ...board, language: 'fr' })).toBe(7);
    expect(secondsToSpeak(recorded)).toBe(2);
    expect(secondsToSpeak({ ...board, scenes: [] })).toBe(0);
  });
});

describe('a speech job', () => {
  const speaking = {
    number: 1,
    attempt: 1_000_001,
    scenes: ['s1', 's2', 's3'],
    room: { s1: 39, s2: 39, s3: 39 },
    askedAt: LATER.toISOString(),
    isStarted: false,
  };

  it('covers all scenes at first', () => {
    expect(withSpeech(board, LATER)).toStrictEqual({
      ...board,
      ordered: 1,
      speeches: 1,
      spokenSeconds: 8,
      speaking,
    });
  });

  it('covers only changed scenes later, and clears the previous job’s problem', () => {
    const before: Storyboard = {
      ...board,
      scenes: [scene('s1'), scene('s2', 'One.'), scene('s3')],
      spoken: { s1: said(), s3: last },
      ordered: 6,
      speeches: 2,
      spokenSeconds: 20,
    };
    expect(withSpeech({ ...before, speechProblem: 'It failed.' }, LATER)).toStrictEqual({
      ...before,
      ordered: 7,
      speeches: 3,
      spokenSeconds: 21,
      speaking: { ...speaking, number: 3, attempt: 1_000_007, scenes: ['s2'], room: { s2: 4 } },
    });
  });

  const asked: Storyboard = { ...board, speaking };
  it.each<[string, Storyboard, number, string]>([
    ['that has already ended', board, 1, 's1'],
    ['other than the one under way', asked, 2, 's1'],
    ['of a scene that is not being spoken', asked, 1, 's4'],
  ])('%s changes nothing', (_, before, number, sceneId) => {
    expect(speechEnded(before, { number, sceneId }, said())).toBeUndefined();
  });

  it('continues after a scene has been spoken or has failed, as long as others remain', () => {
    const left = { ...speaking, scenes: ['s1', 's3'] };
    const job = { number: 1, sceneId: 's2' };
    expect(speechEnded(asked, job, said())).toStrictEqual({
      ...board,
      spoken: { s2: said() },
      speaking: left,
    });
    expect(speechEnded(asked, job, { problem: 'It failed.' })).toStrictEqual({
      ...board,
      speechProblem: 'It failed.',
      speaking: left,
    });
  });

  it('ends after its last scene, whether that was spoken or failed', () => {
    const before: Storyboard = { ...board, spoken: { s1: said(), s3: said() }, speechProblem: 'Before.' };
    const ending: Storyboard = { ...before, speaking: { ...speaking, scenes: ['s3'] } };
    const job = { number: 1, sceneId: 's3' };
    expect(speechEnded(ending, job, last)).toStrictEqual({ ...before, spoken: { s1: said(), s3: last } });
    expect(speechEnded(ending, job, { problem: 'It failed.' })).toStrictEqual({
      ...before,
      speechProblem: 'It failed.',
    });
  });
});
