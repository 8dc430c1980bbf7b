import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Connection, Publication } from '#contract/schemas/publishing.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { clearScriptedFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { orderStandIn } from '#test/support/publishing/stand-in.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const IN_TIME = { timeout: 30_000 };
const Publications = z.array(Publication);

let creator: Visitor;
let id: string;
let videoId: string;
beforeEach(async () => {
  useCloudEnvironment();
  await clearScriptedFaults();
  ({ visitor: creator, id } = await newAccount());
  videoId = await givePlayableFilm(id, 'The lamp');
});

const connections = async () =>
  z.array(Connection).parse(await (await creator.get('/api/publishing/connections')).json());
const publications = async () =>
  Publications.parse(await (await creator.get('/api/publishing/publications')).json());
const latest = async () => {
  const [first] = takeFrom(await publications());
  return first;
};
const publish = (posts: readonly object[], more: object = {}) =>
  creator.post('/api/publishing/publications', { video_id: videoId, posts, ...more });
/** A connected channel that is declared as not made for kids. */
const connectChannel = async (): Promise<string> => {
  await connectAccount(creator, 'youtube', `Night Stories ${id}`);
  const [channel] = takeFrom(await connections());
  await creator.patch(`/api/publishing/connections/${channel.id}`, { made_for_kids: false });
  return channel.id;
};
const youTubePost = (connectionId: string, change: object = {}) => ({
  connection_id: connectionId,
  way: 'upload',
  title: 'The lamp',
  text: 'A keeper waits.',
  tags: ['mystery'],
  privacy: 'public',
  ...change,
});

describe('connecting an account', () => {
  // Proves listPlatforms.
  it('is offered for both stand-ins, which are labelled as stand-ins', async () => {
    const offered = await (await creator.get('/api/publishing/platforms')).json();
    expect(offered.map(({ name }: { name: string }) => name)).toEqual([
      'YouTube (stand-in)',
      'TikTok (stand-in)',
    ]);
  });

  // Proves beginConnection, finishConnection, listConnections, editConnection.
  it('shows the account’s name, keeps no token where a browser could read it, and asks only once whether it is made for kids', async () => {
    const wentTo = await connectAccount(creator, 'youtube', 'Night Stories');
    const [channel] = takeFrom(await connections());
    expect(wentTo).toBe(`/dashboard/settings?connected=${channel.id}`);
    expect(channel).toMatchObject({ platform: 'youtube', name: 'Night Stories' });
    expect(channel.made_for_kids).toBeUndefined();
    await creator.patch(`/api/publishing/connections/${channel.id}`, { made_for_kids: true });
    await connectAccount(creator, 'youtube', 'Night Stories');
    expect(await connections()).toMatchObject([{ id: channel.id, made_for_kids: true }]);
  });

  it('changes nothing when the creator cancels', async () => {
    expect(await connectAccount(creator, 'tiktok', 'Ada', 'cancel')).toBe(
      '/dashboard/settings?connection_problem=denied',
    );
    expect(await connections()).toEqual([]);
  });

  it('is refused with another user’s state', async () => {
    const { visitor: stranger } = await newAccount();
    const begun = await (await stranger.post('/api/publishing/connections', { platform: 'youtube' })).json();
    const state = new URL(begun.consent_url).searchParams.get('state');
    const answer = await creator.get(`/api/publishing/connected/youtube?code=any&state=${state}`);
    expect(answer.headers.get('location')).toBe('/dashboard/settings?connection_problem=not_begun');
  });

  it('sends a creator whose session has ended to sign in, and then to Connections', async () => {
    const begun = await (await creator.post('/api/publishing/connections', { platform: 'youtube' })).json();
    const state = new URL(begun.consent_url).searchParams.get('state');
    await creator.post('/api/auth/logout');
    const answer = await creator.get(`/api/publishing/connected/youtube?code=any&state=${state}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?again=connections']);
  });

  // Proves disconnect.
  it('can be undone, which also revokes the grant', async () => {
    const channel = await connectChannel();
    expect((await creator.delete(`/api/publishing/connections/${channel}`)).status).toBe(200);
    expect(await connections()).toEqual([]);
  });
});

describe('a publication', () => {
  // Proves publishVideo, listPublications.
  it('reaches the channel, and shows the link to the post', async () => {
    const channel = await connectChannel();
    const ordered = await publish([youTubePost(channel)]);
    expect(ordered.status).toBe(202);
    await expect.poll(async () => (await latest()).status, IN_TIME).toBe('published');
    expect(await latest()).toMatchObject({
      video_title: 'The lamp',
      title: 'The lamp',
      link: expect.stringContaining('/posts#'),
    });
  });

  fullIt(
    'to YouTube waits until the next day, and says why, once the account has used up its daily uploads',
    async () => {
      const channel = await connectChannel();
      await publish([youTubePost(channel)]);
      await expect.poll(async () => (await latest()).status, IN_TIME).toBe('published');
      await publish([youTubePost(channel)], { again: true });
      await expect.poll(async () => (await latest()).waits, IN_TIME).toMatchObject({ own_most: 1 });
      const { status, waits, is_open: isOpen } = await latest();
      expect([status, isOpen, defined(waits).until > new Date().toISOString()]).toEqual([
        'waiting',
        true,
        true,
      ]);
    },
  );

  // Proves publish-once.
  fullIt(
    'is refused a second time while the first is in progress, and afterwards unless the creator requests it explicitly',
    async () => {
      const channel = await connectChannel();
      await publish([youTubePost(channel)]);
      const early = await publish([youTubePost(channel)], { again: true });
      expect([early.status, (await early.json()).code]).toEqual([409, 'already_published']);
      await expect.poll(async () => (await latest()).status, IN_TIME).toBe('published');
      const second = await publish([youTubePost(channel)]);
      expect([second.status, (await second.json()).code]).toEqual([409, 'already_published']);
      const at = new Date(Date.now() + 86_400_000).toISOString();
      expect((await publish([youTubePost(channel)], { again: true, at })).status).toBe(202);
      // A canceled publication doesn’t hide an earlier published one.
      await creator.delete(`/api/publishing/publications/${(await latest()).id}`);
      expect((await publish([youTubePost(channel)])).status).toBe(409);
      expect(await publications()).toHaveLength(2);
    },
  );

  // Proves publish-order-idempotent.
  it('is ordered only once, and gets the same response, no matter how often a request is sent with the same key', async () => {
    const channel = await connectChannel();
    await connectAccount(creator, 'tiktok', 'Ada');
    const account = (await connections()).find(({ platform }) => platform === 'tiktok')?.id;
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const body = {
      video_id: videoId,
      at,
      posts: [youTubePost(channel), { connection_id: account, way: 'inbox', text: 'The lamp' }],
    };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (sent: object = body) => creator.post('/api/publishing/publications', sent, headers);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    expect(others).toEqual([first, first]);
    expect(await publications()).toHaveLength(2);
    expect((await send({ ...body, again: true })).status).toBe(409);
  });

  it.each([
    ['a title with an angle bracket', { title: 'a < b' }],
    ['a title of 101 characters', { title: 't'.repeat(101) }],
  ])('is refused with %s, and nothing is ordered', async (_, change) => {
    const channel = await connectChannel();
    const refused = await publish([youTubePost(channel, change)]);
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'invalid']);
    expect(await publications()).toEqual([]);
  });

  // Proves publish-tiktok-inbox, confirmPublication.
  it('in a TikTok inbox waits until its creator says that they have posted it', async () => {
    await connectAccount(creator, 'tiktok', 'Ada');
    const [account] = takeFrom(await connections());
    await publish([{ connection_id: account.id, way: 'inbox', text: 'The lamp #mystery' }]);
    await expect.poll(async () => (await latest()).status, IN_TIME).toBe('needs_you');
    const confirm = async () => creator.post(`/api/publishing/publications/${(await latest()).id}/confirm`);
    expect((await confirm()).status).toBe(200);
    expect((await latest()).status).toBe('published');
    expect((await confirm()).status).toBe(409);
  });

  // Proves readPostOptions.
  fullIt('posted directly on TikTok uses the options that the account offers', async () => {
    await connectAccount(creator, 'tiktok', 'Ada');
    const [account] = takeFrom(await connections());
    const options = await (await creator.get(`/api/publishing/connections/${account.id}/options`)).json();
    const post = {
      connection_id: account.id,
      way: 'direct',
      text: 'The lamp',
      privacy: options.privacies[0],
      allows: { comment: false, duet: false, stitch: false },
      promotes: { own: false, paid: false },
      cover_ms: 500,
      consent: true,
    };
    expect((await publish([{ ...post, privacy: 'NOT_OFFERED' }])).status).toBe(400);
    expect((await publish([{ ...post, consent: false }])).status).toBe(400);
    expect((await publish([post])).status).toBe(202);
    await expect.poll(async () => (await latest()).status, IN_TIME).toBe('published');
  });

  it('can’t be posted directly while TikTok accepts no posts, and says so in TikTok’s words', async () => {
    await connectAccount(creator, 'tiktok', 'Ada');
    const [account] = takeFrom(await connections());
    const problem = { code: 'spam_risk_too_many_posts', message: 'The daily post cap is reached.' };
    await orderStandIn(sharedCloud().standIns.tiktok, { do: 'answer', call: 'options', with: problem });
    const refused = await creator.get(`/api/publishing/connections/${account.id}/options`);
    expect(await refused.json()).toMatchObject({
      code: 'platform_unavailable',
      detail: `${problem.message} TikTok takes no more posts from your account today. Try again tomorrow.`,
    });
  });

  // Proves movePublication, cancelPublication.
  it('scheduled for later can be moved or canceled until it is sent', async () => {
    const channel = await connectChannel();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await publish([youTubePost(channel)], { at });
    const { id: ordered } = await latest();
    const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
    await creator.patch(`/api/publishing/publications/${ordered}`, { at: later });
    expect(await latest()).toMatchObject({ status: 'waiting', at: later, is_open: true });
    await creator.delete(`/api/publishing/publications/${ordered}`);
    expect((await latest()).status).toBe('canceled');
    expect((await publish([youTubePost(channel)])).status).toBe(202);
  });

  // Proves retryPublication, publish-platform-sentence.
  it('that the platform refused shows the platform’s explanation, and can be tried again', async () => {
    const channel = await connectChannel();
    await scriptFaults('youtube', 'videos.insert', [{ kind: 'status', status: 400, code: 'invalidTitle' }]);
    await publish([youTubePost(channel)]);
    await expect.poll(async () => (await latest()).status, IN_TIME).toBe('failed');
    const { id: refused, problem } = await latest();
    expect(problem).toMatchObject({ can_retry: true });
    expect((await creator.post(`/api/publishing/publications/${refused}/retry`)).status).toBe(202);
    expect((await latest()).status).toBe('waiting');
  });

  it('that failed is not retried once the video has been sent to the account another way', async () => {
    const channel = await connectChannel();
    await scriptFaults('youtube', 'videos.insert', [{ kind: 'status', status: 400, code: 'invalidTitle' }]);
    await publish([youTubePost(channel)]);
    await expect.poll(async () => (await latest()).status, IN_TIME).toBe('failed');
    const { id: refused } = await latest();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    await publish([youTubePost(channel)], { at });
    const again = await creator.post(`/api/publishing/publications/${refused}/retry`);
    expect([again.status, (await again.json()).code]).toEqual([409, 'already_published']);
  });

  it('that is posted directly keeps the time that its creator agreed to', async () => {
    await connectAccount(creator, 'tiktok', `Ada ${id}`);
    const [account] = takeFrom(await connections());
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const post = {
      connection_id: account.id,
      way: 'direct',
      text: 'A keeper waits.',
      privacy: 'SELF_ONLY',
      allows: { comment: false, duet: false, stitch: false },
      promotes: { own: false, paid: false },
      cover_ms: 0,
      consent: true,
    };
    expect((await publish([post], { at })).status).toBe(202);
    const { id: ordered } = await latest();
    const moved = await creator.patch(`/api/publishing/publications/${ordered}`, { at: null });
    expect([moved.status, (await moved.json()).code]).toEqual([400, 'invalid']);
  });
});
