import { describe, expect, it } from 'vitest';
import { FILM, factsOf, NOW, POST, SHORT, youTubeStage } from './stage.ts';

const stage = youTubeStage();
const MINUTE = 60;

const begin = async (access: string, film = SHORT, begunAt = NOW) => {
  const remote = await stage.gateway().begin(access, POST, film);
  return { post: POST, film, remote, begunAt };
};
const LATER = new Date(NOW.getTime() + MINUTE * 1000);
const publishedAs = (id: string, privacy = 'public') => ({
  kind: 'published',
  remote: { id },
  link: `https://www.youtube.com/shorts/${id}`,
  privacy,
});

describe('an upload in progress', () => {
  it('reports how much of the file has arrived', async () => {
    const { access } = await stage.connect();
    const sought = await begin(access, FILM);
    const { lookUp, send, partAt } = stage.gateway();
    expect(await lookUp(access, sought)).toEqual({ kind: 'receiving', bytes: 0 });
    const part = partAt(0, FILM.bytes);
    await send(access, sought.remote, { ...part, body: new Uint8Array(part.to), total: FILM.bytes });
    expect(await lookUp(access, sought)).toEqual({ kind: 'receiving', bytes: part.to });
  });

  it('turns out to be complete if only the last response was lost, and nothing is sent again', async () => {
    const { access } = await stage.connect();
    const sought = await begin(access);
    await stage.suffer('part', { kind: 'lost' });
    expect(await factsOf(stage.sendFrom(access, sought.remote, 0, SHORT))).toMatchObject({
      kind: 'unavailable',
    });
    expect(await stage.gateway().lookUp(access, sought)).toMatchObject({ kind: 'published' });
    expect(await stage.requests('part')).toHaveLength(1);
    expect(await stage.requests('playlistItems.list')).toEqual([]);
  });

  it('is unknown if its upload URL never arrived, and no call is made', async () => {
    const { access } = await stage.connect();
    const sought = { post: POST, film: SHORT, remote: {}, begunAt: NOW };
    expect(await stage.gateway().lookUp(access, sought)).toEqual({ kind: 'unknown' });
    expect(await stage.requests()).toHaveLength(1);
  });
});

describe('an upload that YouTube has no record of', () => {
  it('is unknown if the channel has no uploads, or none since this upload started', async () => {
    const { access } = await stage.connect();
    await stage.publish(access);
    await stage.order({ do: 'advance', seconds: MINUTE });
    const sought = await begin(access, SHORT, LATER);
    await stage.order({ do: 'drop' });
    expect(await stage.gateway().lookUp(access, sought)).toEqual({ kind: 'unknown' });
    const { access: other } = await stage.connect('Grace');
    const first = await begin(other);
    const reason = { reason: 'playlistNotFound', status: 404 };
    await stage.order({ do: 'drop' });
    await stage.order({ do: 'refuse', call: 'playlistItems.list', ...reason });
    expect(await stage.gateway().lookUp(other, first)).toEqual({ kind: 'unknown' });
  });

  it('is found by its title and text among the channel’s later uploads', async () => {
    const { access } = await stage.connect();
    await stage.publish(access);
    await stage.order({ do: 'advance', seconds: MINUTE });
    const sought = await begin(access, SHORT, LATER);
    const sent = await stage.sendFrom(access, sought.remote, 0, SHORT);
    const id = sent.kind === 'whole' ? sent.remote.id : undefined;
    await stage.order({ do: 'advance', seconds: MINUTE });
    await stage.publish(access, { title: 'Another story' });
    await stage.publish(access, { text: 'Another text.' });
    await stage.order({ do: 'drop' });
    expect(await stage.gateway().lookUp(access, sought)).toEqual(publishedAs(id ?? ''));
  });

  it('isn’t mistaken for another publication with the same words in the same minute', async () => {
    const { access } = await stage.connect();
    const [one, two] = [await begin(access), await begin(access)];
    const sent = await stage.sendFrom(access, one.remote, 0, SHORT);
    await stage.order({ do: 'drop' });
    const { id = '' } = sent.kind === 'whole' ? sent.remote : {};
    const lookUp = (others: readonly string[]) =>
      stage.gateway().lookUp(access, { ...two, others: async () => others });
    // Only one of the two videos has arrived, and it belongs to the other publication.
    expect(await lookUp([id])).toEqual({ kind: 'unknown' });
    const third = await stage.publish(access);
    expect(await lookUp([id])).toEqual(publishedAs(third));
  });

  // Proves publish-unclear-never-again.
  it.each([
    ['several videos have its words', true, {}],
    ['a video has its title but another text', false, { text: 'Another text.' }],
  ])('is unclear if %s', async (_, hasArrived, words) => {
    const { access } = await stage.connect();
    const sought = await begin(access);
    if (hasArrived) await stage.sendFrom(access, sought.remote, 0, SHORT);
    await stage.publish(access, words);
    await stage.order({ do: 'drop' });
    expect(await stage.gateway().lookUp(access, sought)).toEqual({ kind: 'unclear' });
  });

  it('is found on a later page of the list', async () => {
    const { access } = await stage.connect();
    const sought = await begin(access);
    const sent = await stage.sendFrom(access, sought.remote, 0, SHORT);
    for (let later = 0; later < 50; later += 1) await stage.publish(access, { title: `Story ${later}` });
    await stage.order({ do: 'drop' });
    const found = await stage.gateway().lookUp(access, sought);
    expect(found).toMatchObject({ kind: 'published', remote: sent.kind === 'whole' ? sent.remote : {} });
    expect(await stage.requests('playlistItems.list')).toHaveLength(2);
  });

  it('is still unclear if the channel has uploaded many more videos since', async () => {
    const { access } = await stage.connect();
    const sought = await begin(access);
    await stage.order({ do: 'drop' });
    const publishedAt = NOW.toISOString();
    const snippet = { title: 'Another story', publishedAt, resourceId: { videoId: 'any' } };
    const list = { kind: 'youtube#playlistItemListResponse', nextPageToken: 'more', items: [{ snippet }] };
    for (let page = 0; page < 4; page += 1)
      await stage.order({ do: 'answer', call: 'playlistItems.list', body: JSON.stringify(list) });
    expect(await factsOf(stage.gateway().lookUp(access, sought))).toMatchObject({
      kind: 'unreadable',
      code: 'too_many_uploads',
    });
  });
});

describe('a video that YouTube has', () => {
  const lookUp = (access: string, id: string) =>
    stage.gateway().lookUp(access, { post: POST, film: SHORT, remote: { id }, begunAt: NOW });

  it('is reported as published, with its link and privacy setting', async () => {
    const { access } = await stage.connect();
    const id = await stage.publish(access);
    expect(await lookUp(access, id)).toEqual(publishedAs(id));
    await stage.order({ do: 'audit', passed: false });
    const hidden = await stage.publish(access);
    expect(await lookUp(access, hidden)).toEqual(publishedAs(hidden, 'private'));
  });

  it('is reported as processing for as long as YouTube says so', async () => {
    const { access } = await stage.connect();
    await stage.order({ do: 'process', ends: false });
    const id = await stage.publish(access);
    await stage.order({ do: 'advance', seconds: 3000 });
    expect(await lookUp(access, id)).toEqual({ kind: 'processing', remote: { id } });
  });

  it.each([
    [
      { uploadStatus: 'rejected', rejectionReason: 'inappropriate' },
      'inappropriate',
      /inappropriate content/u,
    ],
    [{ uploadStatus: 'rejected', rejectionReason: 'length' }, 'length', /too long/u],
    [{ uploadStatus: 'failed', failureReason: 'codec' }, 'codec', /codec/u],
    [{ uploadStatus: 'failed', failureReason: 'constructor' }, 'constructor', /^$/u],
    [{ uploadStatus: 'failed' }, 'failed', /^$/u],
    [{ uploadStatus: 'rejected', rejectionReason: 'a sentence, no code' }, 'rejected', /^$/u],
    [{ uploadStatus: 'uploaded', processingStatus: 'failed' }, 'processing_failed', /^$/u],
  ])('is reported as refused if YouTube reports %j', async (found, code, message) => {
    const { access } = await stage.connect();
    await stage.order({ do: 'find', found });
    const id = await stage.publish(access);
    expect(await lookUp(access, id)).toEqual({
      kind: 'refused',
      code,
      message: expect.stringMatching(message),
    });
  });

  it('is reported as removed once it is no longer listed, or is listed as deleted', async () => {
    const { access } = await stage.connect();
    const [one, two] = [await stage.publish(access), await stage.publish(access)];
    await stage.order({ do: 'remove', id: one });
    await stage.order({ do: 'find', id: two, found: { uploadStatus: 'deleted' } });
    expect(await lookUp(access, one)).toEqual({ kind: 'removed' });
    expect(await lookUp(access, two)).toEqual({ kind: 'removed' });
  });

  it('is in an unreadable state if its status is unknown', async () => {
    const { access } = await stage.connect();
    const id = await stage.publish(access);
    await stage.order({ do: 'find', id, found: { uploadStatus: 'transmogrified' } });
    expect(await factsOf(lookUp(access, id))).toMatchObject({
      kind: 'unreadable',
      code: 'unknown_status',
      message: 'uploadStatus: transmogrified',
    });
  });
});
