import { expect, it } from 'vitest';
import type { Storyboards } from '#functions/domain/storyboard/ports.ts';
import type { Storyboard } from '#functions/domain/storyboard/storyboard.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { followEdit } from '#functions/services/storyboards/follow-edit.ts';
import { partial, roughly } from '#test/support/values.ts';

const STILL = { key: 'still', preview: 'still.jpg', take: 1, of: { picture: 'A ship.' } };
const PAINTING = {
  number: 2,
  order: 2,
  attempt: 1_000_002,
  take: 2,
  isFirst: false,
  orderedAt: '',
  isStarted: true,
};

it('a picture being painted still arrives if its scene is repainted in the video at the same time', async () => {
  let board = partial<Storyboard>({
    videoId: 'film',
    version: 3,
    scenes: [{ id: 's1', narration: 'A storm.', picture: 'A ship.' }],
    pictures: { s1: { takes: 2, still: STILL, painting: PAINTING } },
  });
  const storyboards = partial<Storyboards>({
    find: async () => board,
    replace: async (_: Storyboard, after: Storyboard) => {
      board = after;
      return true;
    },
  });
  const video = roughly<Video>({ ownerId: 'ada', id: 'film', scenes: [{ id: 's1' }] });
  await followEdit(() => storyboards, video, { kind: 'repaint', index: 0 }, new Date());
  expect(board.pictures).toEqual({ s1: { takes: 2, painting: PAINTING } });
});
