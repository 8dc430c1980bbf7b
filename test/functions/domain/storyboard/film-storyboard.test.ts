import { expect, it } from 'vitest';
import { filmed as filmedBoard, videoOf } from '#functions/domain/storyboard/film-storyboard.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';

const NOW = new Date('2026-11-24T10:00:00Z');

const storyboard = {
  id: 'board',
  ownerId: 'ada',
  storyId: 'story',
  title: 'The Lamp',
  category: 'Mystery',
  language: 'en',
  captionStyle: 'pop',
  voice: { voiceId: 'adam', voiceName: 'Adam' },
  scenes: [{ id: 'one', narration: 'It burned.', picture: '', media: { uploadId: 'own' } }],
  pictures: { one: { still: { key: 'k', preview: 'p', take: 1, review: 'sensitive' } } },
  attempt: 1,
} as unknown as Storyboard;

const own = (review?: Upload['review']) =>
  ({ id: 'own', mediaFolder: 'f', kind: 'picture', status: 'ready', review }) as Upload;

it('a video with the creator’s own file is at least what the moderator found in it', () => {
  const filmed = (upload: Upload) => videoOf(storyboard, {}, new Map([['own', upload]]), NOW);
  expect(filmed(own('held')).review).toBe('held');
  expect(filmed(own()).review).toBe('sensitive');
});

it('making the video is a change, so that an open window reads the defaults that it got', () => {
  const look = { captionStyle: 'pop' } as const;
  const made = filmedBoard({ ...storyboard, version: 4 }, { ...look, aiLine: true }, NOW);
  expect(made).toMatchObject({ version: 5, aiLine: true });
});
