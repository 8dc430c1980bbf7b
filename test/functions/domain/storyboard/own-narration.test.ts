import { describe, expect, it } from 'vitest';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import {
  isRecorded,
  narrationPrefix,
  narrationState,
  playbackPrefix,
  recordedPrefix,
  recordedScene,
  spokenByOwner,
  withAlignment,
  withNarration,
  withoutNarration,
} from '#functions/domain/storyboard/own-narration.ts';
import type { OwnNarration, RecordedScene } from '#functions/domain/storyboard/recorded-scenes.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { takeFrom } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const LATER = new Date('2026-11-24T11:00:00.000Z');
const updatedAt = LATER.toISOString();
const JOB = { ownerId: 'ada', storyboardId: 'board', number: 3 };
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: ['s1', 's2', 's3'].map((id) => ({ id, narration: `${id} burned.`, picture: '' })),
};
const said = (id: string, narration = `${id} burned.`): RecordedScene => ({
  narration,
  spoken: `own/${id}/`,
  seconds: 2,
  words: [],
});
const SCENES = { s1: said('s1'), s2: said('s2', 'Other words.'), s3: said('s3') };
const aligned: OwnNarration = {
  uploadId: 'first',
  number: 2,
  status: 'aligned',
  startedAt: NOW.toISOString(),
  scenes: SCENES,
};
const kept = { uploadId: 'first', number: 2 };
const aligning: OwnNarration = { ...aligned, uploadId: 'second', number: 3, status: 'aligning' };
const retake: OwnNarration = { ...aligning, kept };
/** A storyboard with a recording, which is played unless the storyboard's narration is another upload. */
const withRecording = (recording: OwnNarration, narration: string | undefined = recording.uploadId) => ({
  ...board,
  narration,
  recording,
});
const silent = (recording: OwnNarration): Storyboard => ({ ...board, recording });

describe('a recording', () => {
  it('is stored scene by scene in the folder of its alignment, with the last scene in a subfolder', () => {
    expect(narrationPrefix(JOB)).toBe('work/ada/board/spoken/own-3/');
    expect(recordedPrefix(JOB, 0, false)).toBe('work/ada/board/spoken/own-3/0/');
    expect(recordedPrefix(JOB, 4, true)).toBe('work/ada/board/spoken/own-3/4/last/');
  });

  it('is played from its owner’s media folder', () => {
    expect(playbackPrefix(board, 3)).toBe('media/folder/storyboards/board/spoken/own-3/');
  });

  it.each([
    [undefined, false],
    ['', false],
    ['work/ada/board/spoken/2-0/', false],
    [recordedPrefix(JOB, 0, false), true],
  ])('is recognized by its path: %s', (spoken, isOwn) => {
    expect(isRecorded(spoken)).toBe(isOwn);
  });
});

describe('a new recording', () => {
  const begun = (change: Partial<OwnNarration>) => ({
    ...board,
    narration: 'new',
    recording: { uploadId: 'new', status: 'aligning', startedAt: updatedAt, ...change },
    updatedAt,
  });
  it.each<[string, Storyboard, Partial<OwnNarration>]>([
    ['is the first', board, { number: 1, scenes: {} }],
    ['keeps a matched recording in use', withRecording(aligned), { number: 3, kept, scenes: SCENES }],
    [
      'keeps the recording before a retake in use',
      withRecording(retake),
      { number: 4, kept, scenes: SCENES },
    ],
    [
      'keeps a recording in use after its retake was refused',
      withRecording({ ...aligned, number: 5, kept }),
      { number: 6, kept, scenes: SCENES },
    ],
    ['replaces one that is being matched', withRecording(aligning), { number: 4, scenes: {} }],
    [
      'replaces one that was refused',
      withRecording({ ...aligned, status: 'refused' }),
      { number: 3, scenes: {} },
    ],
    ['replaces one that was removed', silent(aligned), { number: 3, scenes: {} }],
    ['replaces one of another upload', withRecording(aligned, 'other'), { number: 3, scenes: {} }],
  ])('%s', (_, before, change) => {
    expect(withNarration(before, 'new', LATER)).toStrictEqual(begun(change));
  });
});

describe('removing a recording', () => {
  it('brings back the previous recording if the new one was still being matched', () => {
    expect(withoutNarration(withRecording(retake), LATER)).toStrictEqual({
      ...board,
      narration: 'first',
      recording: { ...retake, uploadId: 'first', status: 'aligned' },
      updatedAt,
    });
  });

  it.each<[string, Storyboard, Storyboard]>([
    ['the first, while it is being matched', withRecording(aligning), silent(aligning)],
    ['the matched one', withRecording(aligned), silent(aligned)],
    ['one whose retake was refused', withRecording({ ...aligned, kept }), silent({ ...aligned, kept })],
    ['one while another upload is being matched', withRecording(retake, 'other'), silent(retake)],
    ['one that was never matched', { ...board, narration: 'new' }, board],
  ])('brings back the chosen voice: %s', (_, before, after) => {
    expect(withoutNarration(before, LATER)).toStrictEqual({ ...after, updatedAt });
  });

  it.each([board, silent(aligned), silent(retake)])('changes nothing if there was none', (before) => {
    expect(withoutNarration(before, LATER)).toBe(before);
  });
});

describe('an alignment', () => {
  const problem = 'It does not fit.';
  it.each<[string, Storyboard, number]>([
    ['without a recording', board, 3],
    ['of an earlier recording', withRecording(retake), 2],
    ['of a recording that was matched', withRecording(aligned), 2],
    ['of a recording that was refused', withRecording({ ...aligned, status: 'refused' }), 2],
  ])('%s changes nothing', (_, before, number) => {
    expect(withAlignment(before, { number }, { scenes: {} })).toBeUndefined();
    expect(withAlignment(before, { number }, { problem })).toBeUndefined();
  });

  it('stores its scenes, and drops the previous recording', () => {
    const scenes = { s1: said('s1', 'New words.') };
    expect(withAlignment(withRecording(retake), { number: 3 }, { scenes })).toStrictEqual(
      withRecording({ ...aligning, status: 'aligned', scenes }),
    );
  });

  it.each<[string, Storyboard, OwnNarration]>([
    ['without an earlier recording', withRecording(aligning), aligning],
    ['of a recording that was removed', silent(retake), retake],
    ['of a recording that was replaced', withRecording(retake, 'other'), retake],
  ])('%s is recorded as refused, with its problem', (_, before, recording) => {
    expect(withAlignment(before, { number: 3 }, { problem, sceneId: 's2' })).toStrictEqual({
      ...before,
      recording: { ...recording, status: 'refused', problem, sceneId: 's2' },
    });
    expect(withAlignment(before, { number: 3 }, { problem })).toStrictEqual({
      ...before,
      recording: { ...recording, status: 'refused', problem },
    });
  });

  it('that refuses a retake restores the previous recording, and the problem it reports says so', () => {
    expect(withAlignment(withRecording(retake), { number: 3 }, { problem, sceneId: 's2' })).toStrictEqual(
      withRecording({
        ...retake,
        uploadId: 'first',
        status: 'aligned',
        problem: 'It does not fit. Your earlier recording is still used.',
        sceneId: 's2',
      }),
    );
  });
});

describe('a scene', () => {
  const [one, two, three] = takeFrom(board.scenes);
  const heard = withRecording(aligned);
  it.each<[string, Storyboard, Storyboard['scenes'][number], RecordedScene | undefined]>([
    ['uses its recording with exactly the recorded words', heard, one, SCENES.s1],
    ['uses its recording while a retake is being matched', withRecording(retake), three, SCENES.s3],
    ['uses no recording with other words', heard, two, undefined],
    ['uses no recording when it was not recorded', heard, { ...one, id: 'new' }, undefined],
    ['uses no recording after it was removed', silent(aligned), one, undefined],
    ['uses no recording of another upload', withRecording(aligned, 'other'), one, undefined],
    ['uses no recording where there is none', { ...board, narration: 'first' }, one, undefined],
  ])('%s', (_, storyboard, scene, recorded) => {
    expect(recordedScene(storyboard, scene)).toBe(recorded);
  });

  it.each([
    ['uses its recording', heard, 0, 'own/s1/'],
    ['with other words uses no recording', heard, 1, undefined],
    ['as the last scene uses its longer recording', heard, 2, 'own/s3/last/'],
    ['after the last scene uses no recording', heard, 3, undefined],
    ['from a storyboard without a recording uses none', board, 2, undefined],
  ])('that is filmed %s', (_, storyboard, index, spoken) => {
    expect(spokenByOwner(storyboard, index)).toBe(spoken);
  });
});

it.each([
  ['is reported', withRecording(aligned), aligned],
  ['is reported while it is being matched', withRecording(aligning), aligning],
  ['is not reported once it was removed', silent(aligned), undefined],
  ['is not reported where there is none', board, undefined],
])('the state of a recording %s', (_, storyboard, state) => {
  expect(narrationState(storyboard)).toBe(state);
});
