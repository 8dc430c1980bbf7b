import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Meter, metered } from '#functions/cost/meter.ts';
import { partAt } from '#functions/gateways/youtube/uploads.ts';
import { defined } from '#test/support/values.ts';
import { FILM, factsOf, failureOf, POST, SHORT, youTubeStage } from './stage.ts';

const stage = youTubeStage();
const PART = 8 * 1024 * 1024;
const UNIT = 256 * 1024;
const begin = async (film = FILM) => {
  const { access } = await stage.connect();
  return { access, remote: await stage.gateway().begin(access, POST, film) };
};
/** The ranges of the parts that arrived. */
const places = async () => (await stage.requests('part')).map(({ headers }) => headers['content-range']);

it('every byte of a file that is sent is metered, even if it is sent again', async () => {
  const { access, remote } = await begin(SHORT);
  const meter = new Meter();
  await metered(meter, async () => {
    await stage.suffer('part', { kind: 'status', status: 503 });
    await failureOf(stage.sendFrom(access, remote, 0, SHORT));
    const sent = await stage.sendFrom(access, remote, 0, SHORT);
    if (sent.kind !== 'whole') return;
    const poster = { kind: 'poster', contentType: 'image/jpeg', language: 'en' } as const;
    await stage.gateway().attach(access, sent.remote, { ...poster, body: new Uint8Array(200) });
  });
  expect(meter.quantities).toEqual([{ sku: 'lambda.egress', quantity: 2 * SHORT.bytes + 200 }]);
});

describe('the announcement of a video', () => {
  it('contains the video’s texts, privacy setting, labels and file size', async () => {
    const { access, remote } = await begin();
    expect(remote).toEqual({ upload: expect.stringContaining('upload_id=') });
    const [request] = await stage.requests('videos.insert');
    expect(request?.query).toEqual({ uploadType: 'resumable', part: 'snippet,status' });
    expect(request?.headers).toMatchObject({
      'x-upload-content-length': '25000000',
      'x-upload-content-type': 'video/mp4',
    });
    expect(request?.body).toEqual({
      snippet: {
        title: POST.title,
        description: POST.text,
        tags: POST.tags,
        categoryId: '24',
        defaultLanguage: 'en',
        defaultAudioLanguage: 'en',
      },
      status: { privacyStatus: 'public', selfDeclaredMadeForKids: false, containsSyntheticMedia: true },
    });
    expect(remote.upload).not.toContain(access);
  });

  it('keeps the video private until YouTube makes it public', async () => {
    const { access } = await stage.connect();
    const publishAt = '2026-11-29T12:00:00.000Z';
    await stage.gateway().begin(access, { ...POST, publishAt }, SHORT);
    const [request] = await stage.requests('videos.insert');
    expect(request?.body).toMatchObject({ status: { privacyStatus: 'private', publishAt } });
  });

  it('is not made for an unlisted video that is scheduled to become public', async () => {
    const { access } = await stage.connect();
    const post = { ...POST, privacy: 'unlisted', publishAt: '2026-11-29T12:00:00.000Z' } as const;
    const facts = await factsOf(stage.gateway().begin(access, post, SHORT));
    expect(facts).toMatchObject({ kind: 'refused', code: 'invalid_publish_at' });
    expect(await stage.requests('videos.insert')).toEqual([]);
  });

  it.each([
    ['a < b', 'invalidTitle'],
    ['x'.repeat(101), 'invalidTitle'],
  ])('is refused for the title %j with YouTube’s own message', async (title, code) => {
    const { access } = await stage.connect();
    const facts = await factsOf(stage.gateway().begin(access, { ...POST, title }, SHORT));
    expect(facts).toMatchObject({ kind: 'refused', code });
    expect(facts.message).toContain('invalid or empty video title');
  });

  it('is unreadable if the response is a web page, or has no upload URL or another server’s', async () => {
    const { access } = await stage.connect();
    const html = { 'content-type': 'text/html' };
    const elsewhere = { location: 'https://elsewhere.example/upload?upload_id=1' };
    await stage.order({ do: 'answer', call: 'videos.insert', headers: html, body: '<html>' });
    await stage.order({ do: 'answer', call: 'videos.insert', body: '' });
    await stage.order({ do: 'answer', call: 'videos.insert', headers: elsewhere, body: '' });
    for (let answer = 0; answer < 3; answer += 1)
      expect(await factsOf(stage.gateway().begin(access, POST, SHORT))).toMatchObject({ kind: 'unreadable' });
  });

  it('has an unknown outcome if the response is lost', async () => {
    const { access } = await stage.connect();
    await stage.suffer('videos.insert', { kind: 'lost' });
    const facts = await factsOf(stage.gateway().begin(access, POST, SHORT));
    expect(facts).toMatchObject({ kind: 'unavailable', code: 'no_answer' });
  });
});

describe('a file', () => {
  it('arrives in parts of 8 MiB, with the rest in the last one', async () => {
    const { access, remote } = await begin();
    expect(await stage.sendFrom(access, remote)).toEqual({
      kind: 'whole',
      remote: { id: expect.any(String) },
    });
    expect(await places()).toEqual([
      'bytes 0-8388607/25000000',
      'bytes 8388608-16777215/25000000',
      'bytes 16777216-24999999/25000000',
    ]);
  });

  it('continues after the last byte that YouTube stored', async () => {
    const { access, remote } = await begin();
    const body = new Uint8Array(FILM.bytes);
    const send = (from: number) => {
      const part = partAt(from, FILM.bytes);
      return stage
        .gateway()
        .send(access, remote, { ...part, body: body.subarray(part.from, part.to), total: FILM.bytes });
    };
    expect(await send(0)).toEqual({ kind: 'kept', bytes: PART });
    await stage.order({ do: 'keep', bytes: 9_437_184 - PART });
    expect(await send(PART)).toEqual({ kind: 'kept', bytes: 9_437_184 });
    expect(await stage.sendFrom(access, remote, 9_437_184)).toMatchObject({ kind: 'whole' });
    expect((await places()).at(2)).toBe('bytes 9437184-17825791/25000000');
  });

  it('starts again if YouTube kept nothing', async () => {
    const { access, remote } = await begin();
    await stage.order({ do: 'keep', bytes: 0 });
    const { send } = stage.gateway();
    const part = { from: 0, to: PART, body: new Uint8Array(PART), total: FILM.bytes };
    expect(await send(access, remote, part)).toEqual({ kind: 'kept', bytes: 0 });
    expect(await stage.sendFrom(access, remote)).toMatchObject({ kind: 'whole' });
  });

  it('is looked up, not sent again, if all of it has arrived', async () => {
    const { access, remote } = await begin(SHORT);
    await stage.suffer('part', { kind: 'lost' });
    await failureOf(stage.sendFrom(access, remote, 0, SHORT));
    expect(await stage.sendFrom(access, remote, SHORT.bytes, SHORT)).toMatchObject({ kind: 'whole' });
    expect(await places()).toEqual(['bytes 0-999/1000']);
  });

  it('has an unknown outcome if all of it has arrived but YouTube has made no video from it', async () => {
    const { access, remote } = await begin(SHORT);
    const headers = { range: 'bytes=0-999' };
    await stage.order({ do: 'answer', call: 'progress', status: 308, headers, body: '' });
    const facts = await factsOf(stage.sendFrom(access, remote, SHORT.bytes, SHORT));
    expect(facts).toMatchObject({ kind: 'unavailable', code: 'unfinished' });
  });

  it('stops when access expires, and continues at the same byte after a refresh', async () => {
    const { access, refresh = '' } = await stage.connect();
    const remote = await stage.gateway().begin(access, POST, FILM);
    const { send } = stage.gateway();
    const part = (from: number) => ({
      ...partAt(from, FILM.bytes),
      body: new Uint8Array(PART),
      total: FILM.bytes,
    });
    await send(access, remote, part(0));
    await stage.order({ do: 'expire' });
    expect(await factsOf(send(access, remote, part(PART)))).toMatchObject({ kind: 'access_expired' });
    const renewed = await stage.gateway().refresh(refresh);
    expect(await send(renewed.access, remote, part(PART))).toEqual({ kind: 'kept', bytes: 2 * PART });
  });

  it('stops for good if consent is withdrawn between two parts', async () => {
    const { access, refresh = '' } = await stage.connect();
    const remote = await stage.gateway().begin(access, POST, FILM);
    const part = { from: 0, to: PART, body: new Uint8Array(PART), total: FILM.bytes };
    await stage.gateway().send(access, remote, part);
    await stage.order({ do: 'revoke' });
    const next = { ...part, from: PART, to: 2 * PART };
    expect(await factsOf(stage.gateway().send(access, remote, next))).toMatchObject({
      kind: 'access_expired',
    });
    expect(await factsOf(stage.gateway().refresh(refresh))).toMatchObject({ kind: 'access_ended' });
  });

  it('is gone if YouTube has no record of the upload', async () => {
    const { access, remote } = await begin(SHORT);
    await stage.order({ do: 'drop' });
    expect(await stage.sendFrom(access, remote, 0, SHORT)).toEqual({ kind: 'gone' });
  });

  it('is sent only to YouTube, and its upload URL appears in no error', async () => {
    const { access, remote } = await begin(SHORT);
    const upload = defined(remote.upload);
    const foreign = { upload: 'https://elsewhere.example/' };
    expect(await factsOf(stage.sendFrom(access, foreign, 0, SHORT))).toMatchObject({
      kind: 'unreadable',
      code: 'upload_address',
    });
    const message = `No ${upload} for {access}`;
    await stage.order({ do: 'refuse', call: 'part', status: 400, reason: 'badRequest', message });
    const failure = await failureOf(stage.sendFrom(access, remote, 0, SHORT));
    expect(failure.facts).toMatchObject({ kind: 'refused', code: 'badRequest', message: 'No … for …' });
    expect(JSON.stringify(failure)).not.toContain(upload);
  });

  it.each([
    ['a range that doesn’t begin at 0', { range: 'bytes=5-9' }],
    ['a range beyond its end', { range: 'bytes=0-1000' }],
    ['a range in other words', { range: 'items=0-9' }],
  ])('is in an unreadable state after %s', async (_, headers) => {
    const { access, remote } = await begin(SHORT);
    await stage.order({ do: 'answer', call: 'part', status: 308, headers, body: '' });
    expect(await factsOf(stage.sendFrom(access, remote, 0, SHORT))).toMatchObject({
      kind: 'unreadable',
      code: 'range',
    });
  });

  it('is never sent in a part whose length differs from its range', async () => {
    const { access, remote } = await begin(SHORT);
    const part = { from: 0, to: 10, body: new Uint8Array(9), total: SHORT.bytes };
    await expect(stage.gateway().send(access, remote, part)).rejects.toThrow(RangeError);
  });
});

describe('the parts of a file', () => {
  it('cover the file exactly, in sizes that YouTube accepts, and continue after the last byte that YouTube stored', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000_000 }),
        fc.array(fc.integer({ min: 0, max: PART }), { maxLength: 20 }),
        (bytes, keptOfParts) => {
          const kept = keptOfParts.values();
          let at = 0;
          while (at < bytes) {
            const { from, to } = partAt(at, bytes);
            expect(from).toBe(at);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(bytes);
            expect(to - from).toBeLessThanOrEqual(PART);
            if (to < bytes) expect((to - from) % UNIT).toBe(0);
            at = Math.min(to, from + (kept.next().value ?? PART));
          }
          expect(at).toBe(bytes);
        },
      ),
    ));
});
