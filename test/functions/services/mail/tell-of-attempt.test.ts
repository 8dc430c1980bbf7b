import { expect, test } from 'vitest';
import type { Outbox } from '#functions/domain/mail/ports.ts';
import type { Letter } from '#functions/domain/mail/queued-letter.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import type { Videos } from '#functions/domain/video/ports.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { tellOfFailure } from '#functions/services/mail/tell-of-attempt.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { partial, roughly } from '#test/support/values.ts';

const BEGUN = new Date('2026-11-20T10:00:00Z');

/** The letters about attempt 1 of a video that is in this state afterwards. */
const toldOf = async (after: Partial<Video> | undefined): Promise<readonly Letter[]> => {
  const told: Letter[] = [];
  const video = after && { ...newVideo('video', storyOf('user'), choice, BEGUN), charge: [], ...after };
  await tellOfFailure(
    {
      videos: () => roughly<Videos>({ find: async () => video }),
      outbox: () => partial<Outbox>({ add: async (letter: Letter) => void told.push(letter) }),
      now: () => BEGUN,
    },
    { ownerId: 'user', videoId: 'video', attempt: 1 },
  );
  return told;
};

const error = 'The voice is away. Your credits have been returned.';

test('sends the message shown on the video’s card when a video fails', async () => {
  expect(await toldOf({ status: 'failed', error })).toMatchObject([
    { to: { userId: 'user' }, kind: 'video-failed', once: 'video#1', facts: { sentence: error } },
  ]);
});

test('says that the video is unchanged when an edit fails', async () => {
  expect(await toldOf({ status: 'completed', error })).toMatchObject([{ kind: 'edit-failed' }]);
});

test.each([
  ['succeeded', { status: 'completed' }],
  ['was followed by another', { status: 'failed', attempt: 2, error }],
  ['is still under way', { status: 'generating' }],
  ['belongs to a video that is being deleted', { status: 'deleting', error }],
] as const)('sends no letter about an attempt that %s', async (_, after) => {
  expect(await toldOf(after)).toEqual([]);
});

test('sends no letter about a video that is gone', async () => {
  expect(await toldOf(undefined)).toEqual([]);
});
