import { describe, expect, it } from 'vitest';
import { Refusal } from '#functions/domain/request/refusal.ts';
import {
  foundIn,
  mediaOf,
  musicOf,
  partOf,
  uploadsOf,
} from '#functions/domain/storyboard/film-storyboard.ts';
import { openedStoryboard } from '#functions/domain/storyboard/open-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import type { Version } from '#functions/domain/video/video.ts';
import { storyOf } from '#test/support/builders/drafts.ts';
import { roughly } from '#test/support/values.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const scene = (id: string, uploadId?: string): Storyboard['scenes'][number] => ({
  id,
  narration: 'It burned.',
  picture: '',
  ...(uploadId !== undefined && { media: { uploadId } }),
});
const board: Storyboard = {
  ...openedStoryboard({ id: 'board', mediaFolder: 'folder' }, storyOf('ada'), {}, NOW),
  scenes: [scene('s1'), scene('s2')],
};
const upload = (id: string, kind: Upload['kind'], change: Partial<Upload> = {}): Upload => ({
  id,
  ownerId: 'ada',
  mediaFolder: 'folder',
  kind,
  name: 'File',
  type: 'any',
  rights: true,
  status: 'ready',
  bytes: 1,
  createdAt: NOW.toISOString(),
  ...change,
});
const uploads = (...all: readonly Upload[]) => new Map(all.map((one) => [one.id, one]));
const track = { trackId: 'cold-case', trackName: 'Cold Case' };

it.each<[string, Partial<Storyboard>, readonly string[]]>([
  ['none', {}, []],
  ['none for one of our tracks', { music: track }, []],
  ['its music', { music: { uploadId: 'sound' } }, ['sound']],
  [
    'those of its scenes and its music, each once',
    {
      scenes: [scene('s1', 'b'), scene('s2'), scene('s3', 'a'), scene('s4', 'b')],
      music: { uploadId: 'sound' },
    },
    ['b', 'a', 'sound'],
  ],
])('a storyboard refers to these uploads: %s', (_, change, ids) => {
  expect(uploadsOf({ ...board, ...change })).toEqual(ids);
});

it.each([
  [{}, {}],
  [{ from: 0 }, { fromMs: 0 }],
  [{ from: 1.2346 }, { fromMs: 1235 }],
  [{ sound: 'off' }, { sound: 'off' }],
  [
    { from: 2, sound: 'under' },
    { fromMs: 2000, sound: 'under' },
  ],
] as const)('a scene with the clip settings %j shows %j', (media, part) => {
  expect(partOf({ uploadId: 'own', ...media })).toStrictEqual(part);
});

describe('a scene', () => {
  it('doesn’t need a file from its creator', () => {
    expect(mediaOf(scene('s1'), 1, uploads())).toBeUndefined();
  });

  it.each([
    ['picture', 'media/folder/uploads/own/picture.jpg'],
    ['clip', 'media/folder/uploads/own/clip.mp4'],
  ] as const)('shows its creator’s own %s', (kind, key) => {
    expect(mediaOf(scene('s1', 'own'), 1, uploads(upload('own', kind)))).toStrictEqual({
      uploadId: 'own',
      kind,
      key,
    });
  });

  const gone = new Refusal(
    'conflict',
    'The picture or clip of scene 3 isn’t in My Media any more. Choose another file, or remove it.',
  );
  const early = new Refusal(
    'in_progress',
    'The picture or clip of scene 3 is still being checked. Wait a moment and try again.',
  );
  it.each<[string, Upload, Refusal]>([
    ['a file that is gone', upload('other', 'picture'), gone],
    ['a refused file', upload('own', 'picture', { status: 'refused' }), gone],
    ['a file that is being uploaded', upload('own', 'picture', { status: 'uploading' }), early],
    ['a file that is being checked', upload('own', 'picture', { status: 'checking' }), early],
    [
      'a sound',
      upload('own', 'sound'),
      new Refusal('invalid', 'Scene 3 needs a picture or a clip, and you chose a sound.'),
    ],
  ])('cannot show %s', (_, one, refusal) => {
    expect(() => mediaOf(scene('s3', 'own'), 3, uploads(one))).toThrow(refusal);
  });
});

describe('music', () => {
  it.each<[string, Storyboard['music'], ReturnType<typeof musicOf>]>([
    ['is left out if none was chosen', undefined, undefined],
    ['is one of our tracks', track, track],
    [
      'is its creator’s own',
      { uploadId: 'own' },
      { uploadId: 'own', key: 'media/folder/uploads/own/sound.m4a', name: 'File' },
    ],
  ])('%s', (_, music, heard) => {
    expect(musicOf(music ? { music } : {}, uploads(upload('own', 'sound')))).toEqual(heard);
  });

  it('is refused if its file no longer exists', () => {
    expect(() => musicOf({ music: { uploadId: 'own' } }, uploads())).toThrow(
      new Refusal('media_unusable', 'Your music was deleted. Choose another one, or no music.'),
    );
  });
});

describe('moderation verdicts', () => {
  const still = (key: string, review?: 'sensitive' | 'held') => ({
    takes: 1,
    still: { key, preview: 'preview', take: 1, of: { picture: 'A lamp.' }, ...(review && { review }) },
  });
  const painted: Storyboard = {
    ...board,
    scenes: [scene('s1'), scene('s2'), scene('s3')],
    pictures: {
      s3: still('k3', 'held'),
      s1: still('k1', 'sensitive'),
      gone: still('k4', 'held'),
      s2: { takes: 1 },
    },
  };
  const files = uploads(upload('a', 'clip', { review: 'sensitive' }), upload('b', 'sound'));
  const before = (...scenes: readonly object[]): Version => roughly<Version>({ scenes });

  it('are listed for the stills first, then for the files', () => {
    expect(foundIn(painted, files)).toEqual(['sensitive', undefined, 'held', 'sensitive', undefined]);
    expect(foundIn({ ...board, scenes: [] }, uploads())).toEqual([]);
  });

  it.each<[string, Version, ReturnType<typeof foundIn>]>([
    ['its stills', before({ still: 'k1' }, { still: 'k3' }), ['sensitive', undefined]],
    ['its files', before({ media: { uploadId: 'a' } }), ['sensitive', 'held', undefined]],
    ['nothing if it showed nothing', before(), ['sensitive', undefined, 'held', 'sensitive', undefined]],
  ])('are left out for what the previous version showed: %s', (_, version, found) => {
    expect(foundIn(painted, files, version)).toEqual(found);
  });
});
