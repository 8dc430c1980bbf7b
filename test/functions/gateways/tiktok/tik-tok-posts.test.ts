import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Remote } from '#functions/domain/publishing/ports.ts';
import type { PlatformPost, TikTokPost, YouTubePost } from '#functions/domain/publishing/publication.ts';
import {
  answeredWith,
  DRAFT,
  directPost,
  filmOf,
  type TikTokHere,
  tikTokHere,
} from '#test/support/publishing/tik-tok-here.ts';
import { defined, roughly } from '#test/support/values.ts';

let here: TikTokHere;
beforeAll(async () => {
  here = await tikTokHere();
});
afterAll(() => here.close());

const BYTES = 25_000_000;
const BEGUN_AT = new Date('2026-11-28T08:00:00Z');
const SMALL = filmOf(60_000);
const failing = (kind: string, code: string) => ({ facts: { kind, code } });
const lastBegun = async () => defined((await here.asked('begin')).at(-1));

/** Announces a small film and sends all of it. */
const posted = async (access: string, post: PlatformPost): Promise<Remote> => {
  const { film, body } = SMALL;
  const remote = await here.gateway.begin(access, post, film);
  await here.gateway.send(access, remote, { from: 0, to: film.bytes, total: film.bytes, body });
  return remote;
};
const lookUp = (access: string, remote: Remote, post: PlatformPost = DRAFT) =>
  here.gateway.lookUp(access, { post, film: SMALL.film, remote, begunAt: BEGUN_AT });

describe('what an account allows in a direct post', () => {
  it('is requested from TikTok each time', async () => {
    const { access } = await here.connected('Cleo');
    const options = () => defined(here.gateway.options?.(access));
    expect(await options()).toEqual({
      nickname: 'Cleo',
      picture: expect.stringContaining('/pictures/'),
      privacies: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
      isOff: { comment: false, duet: false, stitch: false },
      longestSeconds: 600,
    });
    const change = { isPrivate: true, duetOff: true, longestSeconds: 180 };
    await here.control({ do: 'creator', name: 'Cleo', change });
    expect(await options()).toMatchObject({
      privacies: ['FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
      isOff: { comment: false, duet: true, stitch: false },
      longestSeconds: 180,
    });
  });
});

describe('the announcement of a video to TikTok', () => {
  it('contains only the file if the video goes to the inbox', async () => {
    const { access } = await here.connected();
    const remote = await here.gateway.begin(access, DRAFT, filmOf(BYTES).film);
    expect(remote).toEqual({
      id: expect.stringMatching(/^v_inbox_file~/u),
      upload: expect.stringContaining('upload_token='),
    });
    expect(await lastBegun()).toMatchObject({
      path: '/v2/post/publish/inbox/video/init/',
      body: {
        source_info: {
          source: 'FILE_UPLOAD',
          video_size: BYTES,
          chunk_size: 8_388_608,
          total_chunk_count: 2,
        },
      },
    });
  });

  it('contains everything that the creator chose if the video is posted directly, and says that AI made it', async () => {
    const { access } = await here.connected();
    const post = directPost({
      text: 'a < b & “c”',
      allows: { comment: true, duet: false, stitch: true },
      promotes: { own: true, paid: false },
    });
    await here.gateway.begin(access, post, SMALL.film);
    expect(await lastBegun()).toMatchObject({ path: '/v2/post/publish/video/init/' });
    expect((await lastBegun()).body).toEqual({
      post_info: {
        title: 'a < b & “c”',
        privacy_level: 'PUBLIC_TO_EVERYONE',
        disable_comment: false,
        disable_duet: true,
        disable_stitch: false,
        brand_content_toggle: false,
        brand_organic_toggle: true,
        is_aigc: true,
        video_cover_timestamp_ms: 1200,
      },
      source_info: { source: 'FILE_UPLOAD', video_size: 60_000, chunk_size: 60_000, total_chunk_count: 1 },
    });
  });

  it('omits an empty text, and the cover of a video that only its creator can see', async () => {
    const { access } = await here.connected();
    await here.gateway.begin(access, directPost({ privacy: 'SELF_ONLY', text: '' }), SMALL.film);
    const { body } = await lastBegun();
    expect(body).toMatchObject({ post_info: { privacy_level: 'SELF_ONLY' } });
    expect(body).not.toHaveProperty('post_info.video_cover_timestamp_ms');
    expect(body).not.toHaveProperty('post_info.title');
  });

  it('is never sent for a direct post without consent, or for another platform', async () => {
    const { access } = await here.connected();
    const before = (await here.asked('begin')).length;
    const { consentedAt: _, ...unasked } = directPost();
    for (const post of [roughly<TikTokPost>(unasked), directPost({ consentedAt: '' })])
      await expect(here.gateway.begin(access, post, SMALL.film)).rejects.toMatchObject(
        failing('refused', 'no_consent'),
      );
    const upload = roughly<YouTubePost>({ platform: 'youtube', way: 'upload' });
    await expect(here.gateway.begin(access, upload, SMALL.film)).rejects.toThrow(TypeError);
    expect(await here.asked('begin')).toHaveLength(before);
  });

  it('is refused for good if the account no longer allows what was chosen', async () => {
    const { access } = await here.connected('Dora');
    await here.control({ do: 'creator', name: 'Dora', change: { isPrivate: true } });
    const begin = (post: PlatformPost) => here.gateway.begin(access, post, SMALL.film);
    await expect(begin(directPost())).rejects.toMatchObject(
      failing('refused', 'privacy_level_option_mismatch'),
    );
    await here.control({ do: 'audit', passed: false });
    await expect(begin(directPost({ privacy: 'MUTUAL_FOLLOW_FRIENDS' }))).rejects.toMatchObject(
      failing('refused', 'unaudited_client_can_only_post_to_private_accounts'),
    );
    await expect(begin(directPost({ privacy: 'SELF_ONLY' }))).resolves.toBeDefined();
    await here.control({ do: 'audit', passed: true });
  });

  it('is postponed by the per-minute and daily limits', async () => {
    const { access } = await here.connected();
    const begin = () => here.gateway.begin(access, directPost(), SMALL.film);
    for (let post = 0; post < 6; post += 1) await begin();
    await expect(begin()).rejects.toMatchObject(failing('busy', 'rate_limit_exceeded'));
    for (let post = 6; post < 15; post += 1) {
      here.pass(60);
      await begin();
    }
    here.pass(60);
    await expect(begin()).rejects.toMatchObject(failing('quota', 'spam_risk_too_many_posts'));
  });

  it('waits while too many drafts are in the inbox', async () => {
    const { access } = await here.connected();
    for (let draft = 0; draft < 5; draft += 1) await here.gateway.begin(access, DRAFT, SMALL.film);
    await expect(here.gateway.begin(access, DRAFT, SMALL.film)).rejects.toMatchObject(
      failing('quota', 'spam_risk_too_many_pending_share'),
    );
  });

  it('is unreadable if the response lacks the fields that the upload needs, or contains another server’s URL', async () => {
    const begunWith = (data: unknown) =>
      answeredWith({ body: { data, error: { code: 'ok', message: '', log_id: '1' } } }, (gateway) =>
        gateway.begin('act.any', DRAFT, SMALL.film),
      );
    await expect(begunWith({ publish_id: 'one' })).rejects.toMatchObject(
      failing('unreadable', 'other_fields'),
    );
    const elsewhere = 'https://elsewhere.example/upload/?upload_token=x';
    await expect(begunWith({ publish_id: 'one', upload_url: elsewhere })).rejects.toMatchObject(
      failing('unreadable', 'upload_address'),
    );
  });
});

describe('the state of a video at TikTok', () => {
  it('is tracked from the first byte to the inbox, and then to the post that its creator makes from it', async () => {
    const { access } = await here.connected();
    const { film } = filmOf(BYTES);
    const begun = await here.gateway.begin(access, DRAFT, film);
    const found = await here.gateway.lookUp(access, { post: DRAFT, film, remote: begun, begunAt: BEGUN_AT });
    expect(found).toEqual({ kind: 'receiving', bytes: 0 });

    const remote = await posted(access, DRAFT);
    expect(await lookUp(access, remote)).toEqual({ kind: 'processing' });
    here.pass(3);
    expect(await lookUp(access, remote)).toEqual({ kind: 'in_inbox' });
    await here.control({ do: 'finish', publishId: defined(remote.id) });
    expect(await lookUp(access, remote)).toEqual({
      kind: 'published',
      remote: { id: expect.stringMatching(/^75\d{17}$/u) },
    });
  });

  it('includes the exact id of a public post, and then needs no further call', async () => {
    const { access } = await here.connected();
    const remote = await posted(access, directPost());
    here.pass(3);
    const found = await lookUp(access, remote, directPost());
    if (found.kind !== 'published') throw new TypeError('The post is not published.');
    const page = await (await fetch(`${here.url}/posts`)).text();
    expect(page).toContain(defined(remote.id));
    const asked = (await here.asked('status')).length;
    expect(await lookUp(access, found.remote)).toEqual(found);
    expect(await here.asked('status')).toHaveLength(asked);
  });

  it('keeps the id of the upload while the post is not public', async () => {
    const { access } = await here.connected();
    const post = directPost({ privacy: 'SELF_ONLY' });
    const { id } = await posted(access, post);
    here.pass(3);
    expect(await lookUp(access, { id: defined(id) }, post)).toEqual({ kind: 'published', remote: { id } });
  });

  it('includes TikTok’s reason for not posting the video', async () => {
    const { access } = await here.connected();
    await here.control({ do: 'fail', reason: 'duration_check_failed' });
    const remote = await posted(access, directPost());
    here.pass(3);
    expect(await lookUp(access, remote)).toEqual({
      kind: 'refused',
      code: 'duration_check_failed',
      message: '',
    });
  });

  it('can remain “processing” for any length of time', async () => {
    const { access } = await here.connected();
    const remote = await posted(access, DRAFT);
    await here.control({ do: 'stay', status: 'PROCESSING_UPLOAD' });
    here.pass(60 * 60);
    expect(await lookUp(access, remote)).toEqual({ kind: 'processing' });
    await here.control({ do: 'stay', status: null });
  });

  it('is unreadable if TikTok gives an unknown status', async () => {
    const { access } = await here.connected();
    const remote = await posted(access, DRAFT);
    await here.control({ do: 'stay', status: 'UNDER_REVIEW' });
    await expect(lookUp(access, remote)).rejects.toMatchObject(failing('unreadable', 'UNDER_REVIEW'));
    await here.control({ do: 'stay', status: null });
  });

  it('is unknown if TikTok has no record of the video', async () => {
    const { access } = await here.connected();
    expect(await lookUp(access, { id: 'v_pub_file~v2-1.404' })).toEqual({ kind: 'unknown' });
    expect(await lookUp(access, {})).toEqual({ kind: 'unknown' });
  });

  it('is not shown to another account', async () => {
    const remote = await posted((await here.connected()).access, DRAFT);
    const { access } = await here.connected();
    await expect(lookUp(access, remote)).rejects.toMatchObject(
      failing('refused', 'token_not_authorized_for_specified_publish_id'),
    );
  });

  it('starts at 0 if TikTok doesn’t say how much has arrived', () =>
    answeredWith({ body: { data: { status: 'PROCESSING_UPLOAD' } } }, async (gateway) =>
      expect(
        await gateway.lookUp('act.any', {
          post: DRAFT,
          film: SMALL.film,
          remote: { id: 'v_pub' },
          begunAt: BEGUN_AT,
        }),
      ).toEqual({ kind: 'receiving', bytes: 0 }),
    ));

  it('accepts the id of a post as text or as a number', async () => {
    const idOf = (list: string) =>
      answeredWith(
        { body: `{"data":{"status":"PUBLISH_COMPLETE","publicaly_available_post_id":[${list}]}}` },
        (gateway) =>
          gateway.lookUp('act.any', {
            post: DRAFT,
            film: SMALL.film,
            remote: { id: 'v_pub' },
            begunAt: BEGUN_AT,
          }),
      );
    for (const list of ['7512345678901234567', '"7512345678901234567"'])
      expect(await idOf(list)).toEqual({ kind: 'published', remote: { id: '7512345678901234567' } });
    expect(await idOf('42')).toEqual({ kind: 'published', remote: { id: '42' } });
  });
});
