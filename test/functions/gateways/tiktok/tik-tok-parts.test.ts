import { inspect } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Part, Remote, Sent } from '#functions/domain/publishing/ports.ts';

import { divisionOf, partAt } from '#functions/gateways/tiktok/parts.ts';
import {
  answeredWith,
  DRAFT,
  directPost,
  filmOf,
  type TikTokHere,
  tikTokHere,
} from '#test/support/publishing/tik-tok-here.ts';
import { defined } from '#test/support/values.ts';

const MEBIBYTE = 1024 * 1024;
const LEAST = 5 * MEBIBYTE;
const MOST = 64_000_000;
const MOST_LAST = 128_000_000;
const MOST_PARTS = 1000;
/** TikTok accepts no larger file. */
const LARGEST = 4 * 1024 * MEBIBYTE;

const partsFrom = (from: number, bytes: number): Part[] => {
  const parts: Part[] = [];
  for (let next = from; next < bytes; next = defined(parts.at(-1)).to) parts.push(partAt(next, bytes));
  return parts;
};

const sizes = fc.oneof(
  fc.integer({ min: 1, max: 40 * MEBIBYTE }),
  fc.integer({ min: 1, max: LARGEST }),
  fc.constantFrom(LEAST - 1, LEAST, 8 * MEBIBYTE - 1, 8 * MEBIBYTE, 16 * MEBIBYTE, LARGEST),
);

describe('the parts of a file for TikTok', () => {
  it('cover any file without gaps, and match the announced number and size', () =>
    fc.assert(
      fc.property(sizes, (bytes) => {
        const parts = partsFrom(0, bytes);
        const { partBytes, parts: count } = divisionOf(bytes);
        expect(parts).toHaveLength(count);
        expect(count).toBe(Math.floor(bytes / partBytes));
        expect(count).toBeLessThanOrEqual(MOST_PARTS);
        expect(parts.at(-1)?.to).toBe(bytes);
        const astray = parts.filter(
          ({ from, to }, index) =>
            from !== index * partBytes || (index < count - 1 && to - from !== partBytes),
        );
        expect(astray).toEqual([]);
        const last = defined(parts.at(-1));
        expect(last.to - last.from).toBeLessThanOrEqual(MOST_LAST);
        if (bytes < LEAST) expect(partBytes).toBe(bytes);
        else expect(partBytes).toBeGreaterThanOrEqual(LEAST);
        expect(partBytes).toBeLessThanOrEqual(MOST);
      }),
    ));

  it('continue exactly where TikTok stopped, in sizes that TikTok accepts', () =>
    fc.assert(
      fc.property(sizes, fc.double({ min: 0, max: 1, noNaN: true }), (bytes, share) => {
        const kept = Math.min(bytes - 1, Math.floor(bytes * share));
        const parts = partsFrom(kept, bytes);
        expect(parts[0]?.from).toBe(kept);
        const astray = parts.filter(({ from, to }, index) => {
          const isLast = index === parts.length - 1;
          const isSized = isLast ? to - from <= MOST_LAST : to - from <= MOST && to - from >= LEAST;
          return from !== (parts[index - 1]?.to ?? kept) || !isSized;
        });
        expect(astray).toEqual([]);
        expect(parts.at(-1)?.to).toBe(bytes);
      }),
    ));

  it('never extend beyond the file', () => {
    for (const from of [-1, 100, 1.5]) expect(() => partAt(from, 100)).toThrow(RangeError);
  });
});

let here: TikTokHere;
beforeAll(async () => {
  here = await tikTokHere();
});
afterAll(() => here.close());

const BYTES = 25_000_000;
const SECOND_AT = 8 * MEBIBYTE;
const { film, body } = filmOf(BYTES);

const failing = (kind: string, code: string) => ({ facts: { kind, code } });
const partOf = (from: number, to = partAt(from, BYTES).to) => ({
  from,
  to,
  total: BYTES,
  body: body.subarray(from, to),
});
const beginning = async (post: typeof DRAFT | ReturnType<typeof directPost> = DRAFT) => {
  const grant = await here.connected();
  const remote = await here.gateway.begin(grant.access, post, film);
  const send = (from: number, to?: number): Promise<Sent> =>
    here.gateway.send(grant.access, remote, partOf(from, to));
  const lookUp = (access = grant.access) =>
    here.gateway.lookUp(access, { post, film, remote, begunAt: here.now() });
  return { grant, remote, send, lookUp };
};
const filmThere = async ({ id }: Remote): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${here.url}/posts/${id}`)).arrayBuffer());

describe('a file that is sent to TikTok in parts', () => {
  it('arrives byte for byte, and no token is sent to the upload URL', async () => {
    const before = (await here.asked('part')).length;
    const { remote, send } = await beginning();
    expect(await send(0)).toEqual({ kind: 'kept', bytes: SECOND_AT });
    expect(await send(SECOND_AT)).toEqual({ kind: 'whole', remote });
    expect((await filmThere(remote)).equals(body)).toBe(true);
    expect((await here.asked('part')).slice(before)).toEqual([
      {
        call: 'part',
        path: '/upload/',
        hasToken: false,
        contentType: 'video/mp4',
        contentRange: 'bytes 0-8388607/25000000',
        bytes: SECOND_AT,
      },
      expect.objectContaining({ contentRange: 'bytes 8388608-24999999/25000000' }),
    ]);
  });

  it('is sent in one piece if it is small', async () => {
    const { access } = await here.connected();
    const small = filmOf(4_194_304);
    const remote = await here.gateway.begin(access, directPost(), small.film);
    const part = { ...here.gateway.partAt(0, small.film.bytes), total: small.film.bytes, body: small.body };
    expect(part.to).toBe(4_194_304);
    expect(await here.gateway.send(access, remote, part)).toEqual({ kind: 'whole', remote });
  });

  it('continues at byte 9,437,184 if TikTok kept 0–9,437,183', async () => {
    const { remote, send, lookUp } = await beginning();
    await send(0);
    await here.control({ do: 'keep', bytes: 9_437_184 - SECOND_AT });
    expect(await send(SECOND_AT)).toEqual({ kind: 'kept', bytes: 9_437_184 });
    expect(await lookUp()).toEqual({ kind: 'receiving', bytes: 9_437_184 });
    expect(await send(9_437_184)).toEqual({ kind: 'whole', remote });
    expect((await filmThere(remote)).equals(body)).toBe(true);
  });

  it('turns out to be complete if the last response was lost, and no byte is sent again', async () => {
    const { send, lookUp } = await beginning();
    await send(0);
    await here.suffer('part', { kind: 'lost' });
    await expect(send(SECOND_AT)).rejects.toMatchObject(failing('unavailable', 'no_answer'));
    const sent = (await here.asked('part')).length;
    expect(await lookUp()).toEqual({ kind: 'processing' });
    here.pass(3);
    expect(await lookUp()).toEqual({ kind: 'in_inbox' });
    expect(await here.asked('part')).toHaveLength(sent);
  });

  it('continues at the position that TikTok gives if a part starts in the wrong place', async () => {
    const { remote, send } = await beginning();
    await send(0);
    expect(await send(0)).toEqual({ kind: 'kept', bytes: SECOND_AT });
    await send(SECOND_AT);
    expect(await send(SECOND_AT)).toEqual({ kind: 'whole', remote });
  });

  it('can’t continue if TikTok gives no position, or only the one where the part started', async () => {
    const sentTo = (headers: Record<string, string>) =>
      answeredWith({ status: 416, headers }, (gateway, url) =>
        gateway.send('act.any', { upload: `${url}/upload/` }, partOf(SECOND_AT)),
      );
    await expect(sentTo({})).rejects.toMatchObject(failing('unreadable', 'http_416'));
    await expect(sentTo({ 'content-range': 'bytes 0-8388607/25000000' })).rejects.toMatchObject(
      failing('unreadable', 'http_416'),
    );
  });

  it('continues after the whole part if TikTok doesn’t say how much it kept, or says one byte too many', async () => {
    const sentTo = (headers: Record<string, string>) =>
      answeredWith({ status: 206, headers }, (gateway, url) =>
        gateway.send('act.any', { upload: `${url}/upload/` }, partOf(0)),
      );
    for (const headers of [{}, { 'content-range': 'bytes 0-8388608/25000000' }])
      expect(await sentTo(headers)).toEqual({ kind: 'kept', bytes: SECOND_AT });
  });

  it('is reported as gone if TikTok has no record of it, if an hour has passed, or if it has no upload URL', async () => {
    const forgotten = await beginning();
    await forgotten.send(0);
    await here.control({ do: 'forget_uploads' });
    expect(await forgotten.send(SECOND_AT)).toEqual({ kind: 'gone' });

    const late = await beginning();
    here.pass(60 * 60 + 1);
    expect(await late.send(0)).toEqual({ kind: 'gone' });
    expect(await here.gateway.send('act.any', { id: 'v_pub' }, partOf(0))).toEqual({ kind: 'gone' });
  });

  it('arrives even if access is revoked between two parts, but can no longer be looked up', async () => {
    const { grant, remote, send, lookUp } = await beginning();
    await send(0);
    await here.control({ do: 'revoke' });
    expect(await send(SECOND_AT)).toEqual({ kind: 'whole', remote });
    await expect(lookUp()).rejects.toMatchObject(failing('access_expired', 'access_token_invalid'));
    await expect(here.gateway.refresh(defined(grant.refresh))).rejects.toMatchObject({
      facts: { kind: 'access_ended' },
    });
  });

  it('has an unknown outcome if TikTok fails, is late, or responds with anything else', async () => {
    const { send } = await beginning();
    await here.suffer('part', { kind: 'status', status: 503 }, { kind: 'disconnect' });
    await expect(send(0)).rejects.toMatchObject({ facts: { kind: 'unavailable' } });
    await expect(send(0)).rejects.toMatchObject(failing('unavailable', 'no_answer'));
    await here.control({ do: 'answer', call: 'part', with: 'html' });
    await expect(send(0)).rejects.toMatchObject(failing('unreadable', 'not_json'));
    await answeredWith('nothing', (gateway, url) =>
      expect(gateway.send('act.any', { upload: `${url}/` }, partOf(0))).rejects.toMatchObject(
        failing('unavailable', 'timeout'),
      ),
    );
    await answeredWith({ status: 200 }, (gateway, url) =>
      expect(gateway.send('act.any', { upload: `${url}/` }, partOf(0))).rejects.toMatchObject(
        failing('unreadable', 'http_200'),
      ),
    );
    expect(await send(0)).toEqual({ kind: 'kept', bytes: SECOND_AT });
  });

  it('is sent to no other server, and its upload URL appears in no error', async () => {
    const { remote, send } = await beginning();
    const other = { ...remote, upload: 'http://127.0.0.1:1/upload/' };
    await expect(here.gateway.send('act.any', other, partOf(0))).rejects.toMatchObject(
      failing('unreadable', 'upload_address'),
    );
    const upload = defined(remote.upload);
    const token = new URL(upload).searchParams.get('upload_token') ?? '';
    const message = `No ${upload} with ${token}, or ${encodeURIComponent(upload)}.`;
    for (const code of ['invalid_param', token]) {
      await here.control({ do: 'answer', call: 'part', with: { code, message } });
      const failure = await send(0).catch((error: unknown) => error);
      expect(failure).toMatchObject({ facts: { message: 'No … with …, or ….' } });
      expect(JSON.stringify(failure) + String(failure)).not.toContain(token);
    }
    await here.suffer('part', { kind: 'disconnect' });
    const lost = await send(0).catch((error: unknown) => error);
    expect(inspect(lost, { depth: 9 })).not.toContain(token);
  });

  it('is refused for good if a part’s size differs from the announced one', async () => {
    const { send } = await beginning();
    await expect(send(0, 6_000_000)).rejects.toMatchObject(failing('refused', 'http_400'));
  });
});
