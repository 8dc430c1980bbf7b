import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Storyboard } from '#contract/schemas/storyboards.ts';
import { jobOf } from '#functions/domain/video/job.ts';
import { storyboards, videos } from '#functions/wiring/stores.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { completeFilm } from '#test/support/builders/playable-film.ts';
import { creatorWithPlayableFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { renderNothing } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { decideBy, newOperator } from '#test/support/operators/operators.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { defined } from '#test/support/values.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

let creator: Awaited<ReturnType<typeof creatorWithPlayableFilm>>;
let shareId: string;
beforeEach(async () => {
  creator = await creatorWithPlayableFilm('The Harbour');
  shareId = shareIdOf(await shareOf(creator.visitor, creator.videoId));
  await renderNothing();
});

const row = async () => defined(await videos().find(creator.ownerId, creator.videoId));
const watched = async () => (await new Visitor(url).get(`/api/watch/${shareId}`)).status;
const open = async (): Promise<Storyboard> =>
  (await creator.visitor.post(`/api/videos/${creator.videoId}/storyboard`)).json();
const update = async () => {
  const { version } = await open();
  const answer = await creator.visitor.post(`/api/videos/${creator.videoId}/update`, { version });
  expect(answer.status).toBe(202);
};
const finish = async () => {
  const { attempt } = await row();
  await completeFilm(creator.ownerId, creator.videoId, { attempt });
};
/** Makes the first scene show the given upload or, if there is none, its painted picture. */
const show = async (uploadId?: string) => {
  const { version, scenes } = await open();
  const drafts = scenes.map(({ id, narration, picture }, index) => ({
    id,
    narration,
    picture,
    ...(index === 0 && uploadId !== undefined && { media: { uploadId } }),
  }));
  await creator.visitor.patch(`/api/storyboards/${creator.videoId}`, { version, scenes: drafts });
};
/** A checked picture that moderation held. */
const heldUpload = async (): Promise<string> => {
  const upload = await giveUpload(creator.ownerId, 'picture', { review: 'held' });
  return upload.id;
};

describe('a shared video is closed to strangers', () => {
  // Proves rule-change-video-folds-in-moderation.
  it('by an update that shows an upload held by moderation', async () => {
    expect(await watched()).toBe(200);
    await show(await heldUpload());
    await update();
    expect(await row()).toMatchObject({ review: 'held' });
    await finish();
    expect(await watched()).toBe(404);
  });

  it('by an update that shows a painted picture held by moderation', async () => {
    const { scenes } = await open();
    const board = defined(await storyboards().find(creator.ownerId, creator.videoId));
    const { id, picture } = defined(scenes[0]);
    const still = {
      key: 'work/still',
      preview: 'media/still.jpg',
      take: 2,
      of: { picture },
      review: 'held' as const,
    };
    const pictures = { [id]: { takes: 2, still } };
    await storyboards().replace(board, { ...board, pictures, version: board.version + 1 });
    await update();
    expect(await row()).toMatchObject({ review: 'held' });
  });

  // Proves rule-change-video-folds-in-moderation.
  fullIt(
    'when a version held by moderation is brought back, even after an operator released the next one',
    async () => {
      await show(await heldUpload());
      await update();
      await finish();
      await show();
      await update();
      await finish();
      const operator = await newOperator();
      const named = { ownerId: creator.ownerId, videoId: creator.videoId };
      expect(await decideBy(operator, { action: 'release', ...named })).toEqual([200, undefined]);
      expect(await watched()).toBe(200);
      expect((await creator.visitor.post(`/api/videos/${creator.videoId}/previous`)).status).toBe(200);
      expect(await row()).toMatchObject({ review: 'held' });
      expect(await watched()).toBe(404);
    },
  );
});

fullIt('a picture released by an operator stays released after the next update', async () => {
  await show(await heldUpload());
  await update();
  await finish();
  const named = { ownerId: creator.ownerId, videoId: creator.videoId };
  await decideBy(await newOperator(), { action: 'release', ...named });
  await creator.visitor.patch(`/api/storyboards/${creator.videoId}`, {
    version: (await open()).version,
    title: 'The Old Harbour',
  });
  await update();
  expect((await row()).review).toBeUndefined();
});

it('an operator can release a held video only once the update that moderation held has been filmed', async () => {
  await show(await heldUpload());
  await update();
  const operator = await newOperator();
  const named = { ownerId: creator.ownerId, videoId: creator.videoId };
  expect(await decideBy(operator, { action: 'release', ...named })).toEqual([
    409,
    'This video is being made or changed. Decide once it’s finished, so that you see what you release.',
  ]);
  await finish();
  expect(await decideBy(operator, { action: 'release', ...named })).toEqual([200, undefined]);
});

describe('words that nobody could judge', () => {
  it('stay unjudged when a sensitive picture is found, and an operator decides on both', async () => {
    const { ownerId, videoId } = creator;
    await videos().review(ownerId, videoId, 'unchecked');
    expect(await watched()).toBe(404);
    await videos().review(ownerId, videoId, 'sensitive');
    expect((await row()).review).toBe('held');
  });
});

it('a later moderation finding never weakens an earlier one', async () => {
  const { ownerId, videoId } = creator;
  for (const [found, left] of [
    ['sensitive', 'sensitive'],
    ['held', 'held'],
    ['sensitive', 'held'],
  ] as const) {
    await videos().review(ownerId, videoId, found);
    expect((await row()).review).toBe(left);
  }
});

it('a failed update leaves the video as it was, and its link open', async () => {
  await show(await heldUpload());
  await update();
  expect(await watched()).toBe(404);
  await videos().fail(jobOf(await row()), 'It failed.', new Date());
  expect((await row()).review).toBeUndefined();
  expect(await watched()).toBe(200);
});
