import { describe, expect, it } from 'vitest';
import { recordedPrefix } from '#functions/domain/storyboard/own-narration.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import {
  changedScenes,
  isChanged,
  paintedScenes,
  updateCredits,
} from '#functions/domain/video/changed-scenes.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { storyboardOfVideo } from '#functions/services/storyboards/storyboard-of-video.ts';
import {
  type OwnFiles,
  updatedVersion,
  writtenOut,
} from '#functions/services/videos/updates/updated-version.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { defined } from '#test/support/values.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const LETTERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const video: Video = {
  ...newVideo('video', storyOf('owner'), choice, AT),
  charge: [],
  mediaFolder: 'folder',
  status: 'completed',
  scenes: LETTERS.map((word) => ({
    narration: `${word} lamp burned above the harbour.`,
    picture: `${word}.`,
  })),
};
const files: OwnFiles = {
  media: ({ media }) => media && { uploadId: media.uploadId, kind: 'picture', key: 'key' },
  music: (music) => (music === undefined || 'trackId' in music ? music : { ...music, key: 'key' }),
};
const storyboard = storyboardOfVideo(video, AT);
type Scenes = Storyboard['scenes'];

/** The scenes that are filmed again after this change to the storyboard; undefined if nothing has changed. */
const again = (change: Partial<Storyboard>): readonly number[] | undefined => {
  const [before, after] = [writtenOut(video), updatedVersion(video, { ...storyboard, ...change }, files)];
  return isChanged(before, after) ? changedScenes(before, after) : undefined;
};
const withScene = (index: number, change: Partial<Scenes[number]>): Partial<Storyboard> => ({
  scenes: storyboard.scenes.with(index, { ...defined(storyboard.scenes[index]), ...change }),
});
const added = { id: 'new', narration: 'And then it went out.', picture: 'A dark lamp.' };

it('a word added to the pronunciation list changes the scenes in which a voice says that word', () => {
  const listed = (word: string, language: 'en' | 'de' = 'en') => ({
    pronunciations: [{ word, language, says: 'harber' }],
  });
  expect(again(listed('lamp'))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(again(listed('TWO'))).toEqual([1]);
  expect(again(listed('Two', 'de'))).toBeUndefined();
  expect(again(listed('Seven'))).toBeUndefined();
});

it('a storyboard that was only opened has no changes', () => {
  expect(again({})).toBeUndefined();
});

it.each([
  ['words', { narration: 'Nobody came.' }],
  ['description', { picture: 'A dog.' }],
  ['framing', { shot: 'close view' }],
  ['move', { move: 'pan-left' }],
  ['focus', { focus: { x: 0.1, y: 0.5 } }],
  ['zoom', { zoom: 2 }],
  ['own picture', { media: { uploadId: 'upload' } }],
] as const)('refilms only the scene whose %s changed', (_, change) => {
  expect(again(withScene(2, change))).toEqual([2]);
});

it('refilms only the scene with a newly painted picture', () => {
  const still = { key: 'still', preview: 'p', take: 1, of: { picture: 'Three.' } };
  const pictures = { s3: { takes: 1, still } };
  expect(again({ pictures })).toEqual([2]);
});

it('an update repaints a scene if its description changed after it was painted', () => {
  const still = { key: 'still', preview: 'p', take: 1, of: { picture: 'Three.' } };
  const pictures = { s3: { takes: 1, still } };
  const painted = { ...video, scenes: video.scenes.with(2, { ...defined(video.scenes[2]), still: 'still' }) };
  const after = updatedVersion(
    painted,
    { ...storyboard, ...withScene(2, { picture: 'A dog.' }), pictures },
    files,
  );
  const changed = changedScenes(writtenOut(painted), after);
  expect([changed, paintedScenes(after, changed)]).toEqual([[2], [2]]);
  expect(isChanged(writtenOut(painted), updatedVersion(painted, { ...storyboard, pictures }, files))).toBe(
    false,
  );
});

describe('a creator’s own recording', () => {
  const recorded = (number: number): Partial<Storyboard> => ({
    narration: 'upload',
    recording: {
      uploadId: 'upload',
      number,
      status: 'aligned',
      startedAt: AT.toISOString(),
      scenes: Object.fromEntries(
        storyboard.scenes.map(({ id, narration }, index) => [
          id,
          {
            narration,
            spoken: recordedPrefix({ ...video, storyboardId: 'video', number }, index, false),
            seconds: 2,
            words: [],
          },
        ]),
      ),
    },
  });
  const all = LETTERS.map((_, index) => index);
  const heard = { ...video, ...updatedVersion(video, { ...storyboard, ...recorded(1) }, files) };
  const then = (change: Partial<Storyboard>): readonly number[] | undefined => {
    const [before, after] = [writtenOut(heard), updatedVersion(heard, { ...storyboard, ...change }, files)];
    return isChanged(before, after) ? changedScenes(before, after) : undefined;
  };

  it('causes every scene to be refilmed when it is added, replaced or removed', () => {
    expect(again(recorded(1))).toEqual(all);
    expect(then(recorded(1))).toBeUndefined();
    expect(then(recorded(2))).toEqual(all);
    expect(then({})).toEqual(all);
  });

  it('is not used for a scene whose words have changed, and makes the choice of voice irrelevant', () => {
    expect(then({ ...recorded(1), ...withScene(2, { narration: 'Nobody came.' }) })).toEqual([2]);
    const other = { voiceId: 'other', voiceName: 'Other' };
    expect(then({ ...recorded(1), voice: other })).toBeUndefined();
  });
});

it('films only the new scene if it is added between others', () => {
  expect(again({ scenes: storyboard.scenes.toSpliced(3, 0, added) })).toEqual([3]);
});

it('refilms nothing when a scene is removed or scenes change places', () => {
  expect(again({ scenes: storyboard.scenes.toSpliced(2, 1) })).toEqual([]);
  const { scenes } = storyboard;
  expect(again({ scenes: scenes.with(2, defined(scenes[3])).with(3, defined(scenes[2])) })).toEqual([]);
});

it('refilms a scene that becomes the first or the last, because it now opens or ends the film', () => {
  expect(again({ scenes: storyboard.scenes.slice(1) })).toEqual([0]);
  expect(again({ scenes: [...storyboard.scenes, added] })).toEqual([5, 6]);
});

it('films both halves of a split scene', () => {
  const [first, second] = [
    { ...defined(storyboard.scenes[1]), narration: 'Two lamps' },
    { ...defined(storyboard.scenes[1]), id: 'half', narration: 'burned.' },
  ];
  expect(again({ scenes: storyboard.scenes.toSpliced(1, 1, first, second) })).toEqual([1, 2]);
});

it('refilms everything for a new voice or look, and nothing for a new title or new music', () => {
  const all = LETTERS.map((_, index) => index);
  expect(again({ voice: { voiceId: 'other', voiceName: 'Other' } })).toEqual(all);
  expect(again({ captionStyle: 'clean' })).toEqual(all);
  expect(again({ aiLine: true })).toEqual(all);
  expect(again({ title: 'Another night' })).toEqual([]);
  expect(again({ music: { uploadId: 'own' } })).toEqual([]);
});

it('an update costs a credit for each refilmed scene, at least one and at most ten', () => {
  expect([[], [1], [1, 2, 3], Array.from({ length: 30 }, (_, at) => at)].map(updateCredits)).toEqual([
    1, 1, 3, 10,
  ]);
});

it('an updated video matches its storyboard, and keeps its scenes’ camera moves, pictures and recordings', () => {
  const spoken = { ...video, scenes: video.scenes.map((scene) => ({ ...scene, spoken: 'spoken/' })) };
  const changed = { ...storyboard, scenes: storyboard.scenes.toSpliced(1, 0, added) };
  const after = updatedVersion(spoken, changed, files);
  expect(after.scenes.map(({ seat }) => seat)).toEqual([0, 1, 1, 2, 3, 4, 5]);
  expect(after.scenes.map((scene) => scene.spoken !== undefined)).toEqual(
    LETTERS.map(() => true).toSpliced(1, 0, false),
  );
  expect(defined(after.scenes[2]).still).toBe(defined(writtenOut(video).scenes[1]).still);
  expect(defined(after.scenes[1]).still).toBeUndefined();
  const updated = { ...spoken, ...after };
  expect(isChanged(writtenOut(updated), updatedVersion(updated, changed, files))).toBe(false);
});
