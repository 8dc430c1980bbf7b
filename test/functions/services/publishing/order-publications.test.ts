import { expect, it } from 'vitest';
import { LENIENT_CLASSES } from '#contract/moderation.ts';
import { NOTHING_CHECKS } from '#contract/own-app.ts';
import { scopesOf } from '#contract/platforms.ts';
import type { Moderator } from '#functions/domain/moderation/ports.ts';
import type { ModerationActions } from '#functions/domain/moderation/verdict.ts';
import type { Connection } from '#functions/domain/publishing/connection.ts';
import type { Publications } from '#functions/domain/publishing/ports.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import type { Video } from '#functions/domain/video/video.ts';
import { type OrderPorts, orderPublications } from '#functions/services/publishing/order-publications.ts';
import { partial } from '#test/support/values.ts';

const NOW = new Date('2026-11-28T12:00:00.000Z');
const video: Video = partial({
  id: 'video',
  ownerId: 'ada',
  title: 'The lamp',
  status: 'completed',
  review: 'unmoderated',
  scenes: [],
  film: partial({ seconds: 30, files: [{ format: 'mp4', quality: '1080p', key: 'film.mp4', bytes: 3 }] }),
});
const actions: ModerationActions = partial(
  Object.fromEntries(LENIENT_CLASSES.map((id) => [id, 'refuse'] as const)),
);

const unmoderated: Moderator['judgeTexts'] = async () => 'unmoderated';
const away: Moderator['judgeTexts'] = () => Promise.reject(new Error('It is away.'));

/**
 * Orders a publication; by default, its video is unjudged. `open`: the number of publications that are already
 * waiting.
 */
const order = async (
  connection: Partial<Connection>,
  isReal: boolean,
  { judgeTexts = unmoderated, review = video.review, open = 0 } = {},
) => {
  const ports = partial<OrderPorts>({
    now: () => NOW,
    newId: () => 'publication',
    videos: () => partial({ find: async () => ({ ...video, review }) }),
    media: () => ({ read: async () => new Uint8Array(3) }),
    moderator: () => ({
      judgeTexts,
      judgePicture: async () => 'unmoderated',
    }),
    moderationActions: () => actions,
    connections: () =>
      partial({
        find: async () =>
          partial({
            id: 'channel',
            name: 'Night Stories',
            platform: 'youtube',
            scopes: [...scopesOf('youtube')],
            madeForKids: false,
            ...connection,
          }),
      }),
    publications: () =>
      partial<Publications>({
        claimed: async () => new Map(),
        all: async () => [
          ...Array.from({ length: open }, () => partial<Publication>({ status: 'waiting' })),
          partial<Publication>({ status: 'published' }),
        ],
        create: async () => 'created',
      }),
    publicationStarter: () => ({ start: async () => {} }),
    isOffered: async () => true,
    isReal: () => isReal,
  });
  return orderPublications(ports, {
    ownerId: 'ada',
    video_id: 'video',
    posts: [
      {
        connection_id: 'channel',
        way: 'upload',
        title: 'The lamp',
        text: '',
        tags: [],
        privacy: 'private',
      },
    ],
  });
};

// Proves publish-own-app.
it('no unjudged video is sent to a real platform, and a creator with their own app is told what to configure', async () => {
  await expect(order({ app: 'mine' }, true)).rejects.toMatchObject({
    code: 'not_reviewed',
    message: NOTHING_CHECKS,
  });
  await expect(order({}, true)).rejects.toMatchObject({
    code: 'not_reviewed',
    message: expect.stringMatching(/^We couldn’t check this video yet/u),
  });
  expect(await order({}, false)).toMatchObject([{ status: 'waiting', connectionId: 'channel' }]);
});

it.each(['unmoderated', 'unchecked'] as const)(
  'a creator whose video is %s is told to try again soon if the moderator is down',
  async (review) => {
    await expect(order({}, true, { judgeTexts: away, review })).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: 'We couldn’t check the words just now. Try again in a minute.',
    });
  },
);

// Proves publish-bounds.
it('refuses the 51st publication that is waiting or in progress', async () => {
  expect(await order({}, false, { open: 49 })).toHaveLength(1);
  await expect(order({}, false, { open: 50 })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^50 of your publications are waiting or under way/u),
  });
});
