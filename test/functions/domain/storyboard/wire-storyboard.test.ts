import { describe, expect, it } from 'vitest';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { OwnNarration, RecordedScene } from '#functions/domain/storyboard/recorded-scenes.ts';
import type { SpokenScene } from '#functions/domain/storyboard/spoken-scene.ts';
import type { Painting, Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { toWireStoryboard } from '#functions/domain/storyboard/wire-storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const at = NOW.toISOString();
const [one, two] = [
  { id: 's1', narration: 'It burned.', picture: 'A lamp.', shot: 'low angle' },
  { id: 's2', narration: `${'a '.repeat(60)}.`, picture: '' },
] as const;
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: [one, two],
};
const word = { text: 'It', startMs: 10, endMs: 20 };
const said = (narration: string, change: Partial<SpokenScene> = {}): SpokenScene => ({
  narration,
  voiceId: 'adam',
  isLast: false,
  narrator: 'a voice',
  spoken: 'spoken/',
  seconds: 2,
  words: [word],
  ...change,
});
const own = (narration: string, change: Partial<RecordedScene> = {}): RecordedScene => ({
  narration,
  spoken: 'own/',
  seconds: 3,
  words: [word],
  ...change,
});
const recorded = (
  scenes: OwnNarration['scenes'],
  change: Partial<OwnNarration> = {},
): Partial<Storyboard> => ({
  narration: 'own',
  recording: { uploadId: 'own', number: 1, status: 'aligned', startedAt: at, scenes, ...change },
});
const wireOne = { ...one, isPainting: false, paintCost: 0, seconds: 0.9, isSpoken: false };
const wireTwo = { ...two, isPainting: false, paintCost: 0, seconds: 7.2, isSpoken: false };
const sceneOf = (change: Partial<Storyboard>, index = 0) =>
  toWireStoryboard({ ...board, ...change }).scenes[index];
const wire = (storyboard: Storyboard) => ({
  ...storyboard,
  voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
  musicSettings: undefined,
  scenes: [wireOne, wireTwo],
  draft: undefined,
  isSpeaking: false,
});

describe('a storyboard', () => {
  it('is sent with its settings and scenes', () => {
    expect(toWireStoryboard(board)).toStrictEqual(wire(board));
    const music = { trackId: 'cold-case', trackName: 'Cold Case' };
    expect(toWireStoryboard({ ...board, music })).toStrictEqual({
      ...wire({ ...board, music }),
      musicSettings: music,
    });
  });

  it('is sent with the reason why it cannot become a video', () => {
    expect(toWireStoryboard({ ...board, scenes: [one] }).problem).toBe(
      'A story has 60 to 400 words; this one has 2.',
    );
  });

  it('is sent with its draft’s credits, painted pictures and expiry time', () => {
    const draft = { attempt: 1, charge: [], room: 2, begun: 2, painted: 1, reservedAt: at, touchedAt: at };
    expect(toWireStoryboard({ ...board, draft }).draft).toStrictEqual({
      credits: 10,
      painted: 1,
      until: '2026-11-25T10:00:00.000Z',
    });
  });

  const speaking = { number: 1, attempt: 1, scenes: ['s1'], room: {}, askedAt: at, isStarted: false };
  it.each<[string, Partial<Storyboard>, boolean]>([
    ['while a voice speaks it', { speaking }, true],
    ['while its recording is being matched', recorded({}, { status: 'aligning' }), true],
    ['while a voice speaks, even if its recording has been matched', { ...recorded({}), speaking }, true],
    ['no longer once its recording has been matched', recorded({}), false],
    ['no longer once its recording was refused', recorded({}, { status: 'refused' }), false],
  ])('is sent as being spoken: %s', (_, change, isSpeaking) => {
    expect(toWireStoryboard({ ...board, ...change }).isSpeaking).toBe(isSpeaking);
  });

  it('is sent with the state of its recording', () => {
    const change = recorded({}, { status: 'refused', problem: 'It does not fit.', sceneId: 's2' });
    expect(toWireStoryboard({ ...board, ...change, speechProblem: 'It failed.' })).toStrictEqual({
      ...wire({ ...board, ...change }),
      ownNarration: { status: 'refused', sceneId: 's2' },
      speechProblem: 'It does not fit.',
    });
  });

  it('is sent with the reason why its speech failed if its recording has no problem', () => {
    const change = { ...recorded({}), speechProblem: 'It failed.' };
    expect(toWireStoryboard({ ...board, ...change })).toStrictEqual({
      ...wire({ ...board, ...change }),
      ownNarration: { status: 'aligned', sceneId: undefined },
    });
  });
});

describe('a scene', () => {
  const still = { key: 'key', preview: 'media/folder/1.jpg', take: 2, of: { picture: one.picture } };
  const playback = { key: 'media/folder/spoken/1.opus', fromMs: -40 };
  const heard = { seconds: 2, isSpoken: true, words: [word] };
  const heardOwn = { ...heard, seconds: 3 };
  it.each<[string, Partial<Storyboard>, object]>([
    [
      'has the path of its picture',
      { pictures: { s1: { takes: 2, still } } },
      { still: { path: '/media/folder/1.jpg', take: 2 }, paintCost: 1 },
    ],
    [
      'says that it is being painted',
      { pictures: { s1: { takes: 1, painting: partial<Painting>({ number: 1, isFirst: true }) } } },
      { isPainting: true },
    ],
    [
      'says what is wrong',
      { pictures: { s1: { takes: 1, problem: 'It failed.' } } },
      { problem: 'It failed.' },
    ],
    ['has the time and words of its voice', { spoken: { s1: said('It burned.') } }, heard],
    [
      'has what its voice recorded',
      { spoken: { s1: said('It burned.', { playback }) } },
      { ...heard, recording: { path: '/media/folder/spoken/1.opus', fromMs: -40, isOwn: false } },
    ],
    ['is estimated again once its words have changed', { spoken: { s1: said('It went out.') } }, {}],
    [
      'prefers its own recording to its voice, using its mid-film length',
      {
        ...recorded({ s1: own('It burned.', { lastSeconds: 4 }) }),
        spoken: { s1: said('It burned.', { playback }) },
      },
      heardOwn,
    ],
    [
      'has its own recording',
      recorded({ s1: own('It burned.', { playback }) }),
      { ...heardOwn, recording: { path: '/media/folder/spoken/1.opus', fromMs: -40, isOwn: true } },
    ],
  ])('%s', (_, change, sent) => {
    expect(sceneOf(change)).toStrictEqual({ ...wireOne, ...sent });
  });

  it.each<[string, Partial<Storyboard>, object]>([
    ['its voice spoke', { spoken: { s2: said(two.narration, { isLast: true }) } }, heard],
    [
      'its recording lasts at the end',
      recorded({ s2: own(two.narration, { lastSeconds: 4 }) }),
      { ...heardOwn, seconds: 4 },
    ],
    ['its recording if that has only one length', recorded({ s2: own(two.narration) }), heardOwn],
  ])('that comes last lasts as long as %s', (_, change, sent) => {
    expect(sceneOf(change, 1)).toStrictEqual({ ...wireTwo, ...sent });
  });

  it('counts as the last when it is the only one', () => {
    const recording = recorded({ s1: own('It burned.', { lastSeconds: 4 }) });
    expect(sceneOf({ ...recording, scenes: [one] })?.seconds).toBe(4);
  });

  it('is estimated at the pace of its language', () => {
    expect(sceneOf({ language: 'fr' })?.seconds).toBe(0.8);
    const long = { ...one, narration: 'a'.repeat(213) };
    expect(sceneOf({ scenes: [long], language: 'fr' })?.problem).toBeUndefined();
    expect(sceneOf({ scenes: [long] })?.problem).toMatch(/about 13 seconds/u);
  });
});
