import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  APP,
  consentRequest,
  DRAFT,
  directPost,
  filmOf,
  type TikTokHere,
  tikTokHere,
} from '#test/support/publishing/tik-tok-here.ts';
import { defined } from '#test/support/values.ts';

let here: TikTokHere;
beforeAll(async () => {
  here = await tikTokHere();
});
afterAll(() => here.close());

const SMALL = filmOf(60_000);
const SOURCE = { source: 'FILE_UPLOAD', video_size: 25_000_000, chunk_size: 8_388_608, total_chunk_count: 2 };
const INFO = {
  privacy_level: 'SELF_ONLY',
  disable_comment: true,
  disable_duet: true,
  disable_stitch: true,
  brand_content_toggle: false,
  brand_organic_toggle: false,
};

const codeOf = async (path: string, access: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(`${here.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(body),
  });
  return answer.json();
};
const refusing = (code: string) => ({ error: { code } });

describe('TikTok’s stand-in', () => {
  it('shows a consent page only to a registered app', async () => {
    const address = await here.gateway.consentAddress(consentRequest());
    const page = await (await fetch(address)).text();
    expect(page).toContain('Name of the account');
    expect(page).toContain('Post videos to your profile');
    for (const [name, value] of [
      ['client_key', 'another'],
      ['redirect_uri', 'https://elsewhere.example/'],
      ['scope', 'video.list'],
      ['code_challenge', 'short'],
      ['state', ''],
    ] as const) {
      const wrong = new URL(address);
      wrong.searchParams.set(name, value);
      expect((await fetch(wrong)).status, name).toBe(400);
    }
    const { status } = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ action: 'allow' }),
    });
    expect(status).toBe(422);
  });

  it('refuses announcements that TikTok would refuse', async () => {
    const { access } = await here.connected();
    const inbox = '/v2/post/publish/inbox/video/init/';
    const direct = '/v2/post/publish/video/init/';
    const wrong: readonly (readonly [string, unknown])[] = [
      [inbox, { source_info: SOURCE, post_info: INFO }],
      [inbox, { source_info: { ...SOURCE, total_chunk_count: 3 } }],
      [inbox, { source_info: { ...SOURCE, video_size: 4_000_000, total_chunk_count: 1 } }],
      [direct, { source_info: SOURCE }],
      [direct, { source_info: SOURCE, post_info: { ...INFO, title: 'x'.repeat(2201) } }],
    ];
    for (const [path, body] of wrong)
      expect(await codeOf(path, access, body)).toMatchObject(refusing('invalid_param'));
    here.pass(60);
    const unknown = { source_info: SOURCE, post_info: { ...INFO, privacy_level: 'FRIENDS' } };
    expect(await codeOf(direct, access, unknown)).toMatchObject(refusing('privacy_level_option_mismatch'));
  });

  it('refuses parts that don’t match the announcement', async () => {
    const { access } = await here.connected();
    const { upload = '' } = await here.gateway.begin(access, DRAFT, SMALL.film);
    const put = async (range: string, body = SMALL.body, type = 'video/mp4') =>
      (
        await fetch(upload, {
          method: 'PUT',
          headers: { 'content-range': range, 'content-type': type },
          body: Buffer.from(body),
        })
      ).status;
    expect(await put('bytes 0-59999/60001')).toBe(400);
    expect(await put('bytes 0-59998/60000')).toBe(400);
    expect(await put('0-59999')).toBe(400);
    expect(await put('bytes 0-59999/60000', SMALL.body, 'text/plain')).toBe(400);
    expect(await put('bytes 1-59999/60000', SMALL.body.subarray(1))).toBe(416);
    expect(await put('bytes 0-59999/60000')).toBe(201);
  });

  it('lets five people a day post through an unaudited app', async () => {
    const post = directPost({ privacy: 'SELF_ONLY' });
    await here.control({ do: 'audit', passed: false });
    here.pass(24 * 60 * 60);
    const begin = async (name: string) => {
      await here.control({ do: 'creator', name, change: { isPrivate: true } });
      return here.gateway.begin((await here.connected(name)).access, post, SMALL.film);
    };
    for (const name of ['Ann', 'Ben', 'Cat', 'Dan', 'Eve']) await begin(name);
    await expect(begin('Fay')).rejects.toMatchObject({ facts: { code: 'reached_active_user_cap' } });
    await expect(begin('Ann')).resolves.toBeDefined();
    await here.control({ do: 'audit', passed: true });
  });

  it('lists each post with all its fields, and plays its video', async () => {
    const { access } = await here.connected('Gus');
    const { id, ...remote } = await here.gateway.begin(access, directPost({ text: 'a < b' }), SMALL.film);
    await here.gateway.send(access, remote, { from: 0, to: 60_000, total: 60_000, body: SMALL.body });
    const page = await (await fetch(`${here.url}/posts`)).text();
    for (const shown of [
      id,
      'Account: Gus',
      'title: a &lt; b',
      'is_aigc: true',
      'privacy_level: PUBLIC_TO_EVERYONE',
    ])
      expect(page).toContain(shown);
    const film = Buffer.from(await (await fetch(`${here.url}/posts/${id}`)).arrayBuffer());
    expect(film.equals(SMALL.body)).toBe(true);
  });

  it('no longer gives the id of a post that was removed', async () => {
    const { access } = await here.connected();
    const remote = await here.gateway.begin(access, directPost(), SMALL.film);
    await here.gateway.send(access, remote, { from: 0, to: 60_000, total: 60_000, body: SMALL.body });
    here.pass(3);
    await here.control({ do: 'remove', publishId: defined(remote.id) });
    expect(
      await here.gateway.lookUp(access, {
        post: directPost(),
        film: SMALL.film,
        remote,
        begunAt: here.now(),
      }),
    ).toEqual({
      kind: 'published',
      remote: { id: remote.id },
    });
  });

  it('lists the calls received so far, without their tokens', async () => {
    const grant = await here.connected();
    await here.gateway.refresh(defined(grant.refresh));
    const listed = JSON.stringify(await here.asked());
    expect(listed).toContain('"grant_type":"refresh_token"');
    for (const secret of [grant.access, defined(grant.refresh), APP.clientSecret])
      expect(listed).not.toContain(secret);
  });

  it('ends tokens, replaces tokens and moves its clock on request', async () => {
    const grant = await here.connected();
    await here.control({ do: 'expire' });
    await expect(here.gateway.account(grant.access)).rejects.toMatchObject({
      facts: { kind: 'access_expired' },
    });
    const renewed = await here.gateway.refresh(defined(grant.refresh));
    await here.control({ do: 'rotate' });
    await expect(here.gateway.refresh(defined(renewed.refresh))).rejects.toMatchObject({
      facts: { kind: 'access_ended' },
    });
    await here.gateway.account(renewed.access);
    await here.control({ do: 'advance', seconds: 7201 });
    await expect(here.gateway.account(renewed.access)).rejects.toMatchObject({
      facts: { kind: 'access_expired' },
    });
    const { status } = await fetch(`${here.url}/__control`, { method: 'POST', body: '{"do":"dance"}' });
    expect(status).toBe(400);
  });

  it('keeps grants, posts and films in its folder, if it has one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tiktok-'));
    try {
      const before = await tikTokHere(folder);
      const { access } = await before.connected();
      const remote = await before.gateway.begin(access, DRAFT, SMALL.film);
      await before.gateway.send(access, remote, { from: 0, to: 60_000, total: 60_000, body: SMALL.body });
      await before.close();
      const after = await tikTokHere(folder);
      after.pass(3);
      expect(
        await after.gateway.lookUp(access, { post: DRAFT, film: SMALL.film, remote, begunAt: here.now() }),
      ).toEqual({
        kind: 'in_inbox',
      });
      await after.close();
      expect(readFileSync(join(folder, `${remote.id}.mp4`)).equals(SMALL.body)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
