import { expect, it } from 'vitest';
import { lineOf, livePosts } from '#functions/domain/publishing/live-posts.ts';
import type { Publication } from '#functions/domain/publishing/publication.ts';
import { publicationOf } from '#test/support/publishing/give-publication.ts';

const AT = '2026-12-03T18:00:00.000Z';
const WHERE = '“The lamp”, Night Stories on YouTube';

const lines = async (change: Partial<Publication>): Promise<readonly string[]> =>
  livePosts([await publicationOf(change)], undefined).map(lineOf);

it.each<[string, Partial<Publication>, string]>([
  [
    'published, with its link',
    { status: 'published', link: 'https://youtu.be/1' },
    `${WHERE}: https://youtu.be/1`,
  ],
  [
    'published without a link, with its id',
    { status: 'published', remote: { id: '7301' } },
    `${WHERE}, with the id 7301`,
  ],
  [
    'a draft in an inbox',
    { status: 'needs_you', account: 'Ada', platform: 'tiktok' },
    '“The lamp”, Ada on TikTok, a draft in its inbox',
  ],
  ['processed there', { status: 'processing' }, WHERE],
  ['failed after its last part was sent', { status: 'failed', lastPartAt: AT }, `${WHERE}, may be there`],
])('a video is still at the platform when it is %s', async (_, change, line) => {
  expect(await lines(change)).toEqual([line]);
});

it('a video that is scheduled on YouTube counts as posted, and becomes public by itself', async () => {
  const { post } = await publicationOf();
  expect(
    await lines({ status: 'processing', post: { ...post, publishAt: AT } as Publication['post'] }),
  ).toEqual([`${WHERE}, becomes public on Thu, 03 Dec 2026 18:00:00 GMT`]);
});

it.each<[string, Partial<Publication>]>([
  ['waits for its time', {}],
  ['is being sent', { status: 'uploading', sentBytes: 8 }],
  ['failed before anything was sent', { status: 'failed' }],
  ['was canceled', { status: 'canceled' }],
  ['was removed there', { status: 'removed', processingSince: AT, lastPartAt: AT }],
])('a video isn’t at the platform when it %s', async (_, change) => {
  expect(await lines(change)).toEqual([]);
});

it('lists the posts of one video or of all videos, newest first', async () => {
  const posts = await Promise.all(
    ['one', 'two', 'three'].map((title, index) =>
      publicationOf({
        status: 'published',
        videoTitle: title,
        videoId: `video ${index % 2}`,
        link: `https://youtu.be/${title}`,
      }),
    ),
  );
  const linksOf = (videoId: string | undefined) =>
    livePosts(posts, videoId).map(({ link }) => link?.slice(17));
  expect(linksOf(undefined)).toEqual(['three', 'two', 'one']);
  expect(linksOf('video 0')).toEqual(['three', 'one']);
});
