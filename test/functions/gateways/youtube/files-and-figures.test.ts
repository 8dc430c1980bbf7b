import { describe, expect, it } from 'vitest';
import type { Extra } from '#functions/domain/publishing/ports.ts';
import { factsOf, youTubeStage } from './stage.ts';

const stage = youTubeStage();
const POSTER: Extra = {
  kind: 'poster',
  body: new Uint8Array([1, 2, 3]),
  contentType: 'image/jpeg',
  language: 'en',
};
const CAPTIONS: Extra = {
  kind: 'captions',
  body: new TextEncoder().encode('1\n00:00:00,000 --> 00:00:01,000\nThe lamp — “still” there.\n'),
  contentType: 'application/octet-stream',
  language: 'en',
};
const WITH_CAPTIONS = { withCaptions: true };
const posts = async () => (await fetch(`${stage.url()}/posts`)).text();

describe('a file that accompanies a video', () => {
  it('may be its poster, which needs no extra scope', async () => {
    const { access } = await stage.connect();
    const id = await stage.publish(access);
    await stage.gateway().attach(access, { id }, POSTER);
    const [request] = await stage.requests('thumbnails.set');
    expect(request).toMatchObject({
      query: { videoId: id, uploadType: 'media' },
      headers: { 'content-type': 'image/jpeg' },
      body: 3,
    });
    expect(await posts()).toContain(`/posts/${id}/thumbnail`);
  });

  it('may be its captions, if the creator granted the captions scope', async () => {
    const { access } = await stage.connect('Ada', WITH_CAPTIONS);
    const id = await stage.publish(access);
    await stage.gateway(WITH_CAPTIONS).attach(access, { id }, CAPTIONS);
    expect(await posts()).toContain('The lamp — “still” there.');
  });

  it('can’t be captions if the stage doesn’t request the captions scope, or the creator didn’t grant it', async () => {
    const { scopes = [] } = await stage.connect('Ada', WITH_CAPTIONS);
    expect(stage.gateway(WITH_CAPTIONS).extras(scopes)).toEqual(['poster', 'captions']);
    expect(stage.gateway().extras(scopes)).toEqual(['poster']);
    const { scopes: fewer = [] } = await stage.connect('Grace');
    expect(stage.gateway(WITH_CAPTIONS).extras(fewer)).toEqual(['poster']);
  });

  it('is looked up first if the response was lost, and sent again only if YouTube doesn’t have it', async () => {
    const { access } = await stage.connect('Ada', WITH_CAPTIONS);
    const id = await stage.publish(access);
    const { attach } = stage.gateway(WITH_CAPTIONS);
    const again: Extra = { ...CAPTIONS, isRepeated: true };
    await attach(access, { id }, again);
    await stage.suffer('captions.insert', { kind: 'lost' });
    const french: Extra = { ...CAPTIONS, language: 'fr' };
    expect(await factsOf(attach(access, { id }, french))).toMatchObject({ kind: 'unavailable' });
    await attach(access, { id }, { ...french, isRepeated: true });
    expect(await stage.requests('captions.insert')).toHaveLength(2);
    expect(await stage.requests('captions.list')).toHaveLength(2);
  });

  it('is refused with a specific error code if the scope that it needs is missing', async () => {
    const { access } = await stage.connect();
    const id = await stage.publish(access);
    const facts = await factsOf(stage.gateway().attach(access, { id }, CAPTIONS));
    expect(facts).toMatchObject({ kind: 'refused', code: 'missing_scope' });
    expect(facts.message).toBe('Request had insufficient authentication scopes.');
    const error = { code: 403, status: 'PERMISSION_DENIED', details: [{}] };
    const details = [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }];
    const body = JSON.stringify({ error: { ...error, details } });
    await stage.order({ do: 'answer', call: 'captions.insert', status: 403, body });
    const again = await factsOf(stage.gateway().attach(access, { id }, CAPTIONS));
    expect(again).toMatchObject({ kind: 'refused', code: 'missing_scope' });
  });

  it('is refused with YouTube’s own message, or if the video has no id yet', async () => {
    const { access } = await stage.connect('Ada', WITH_CAPTIONS);
    const id = await stage.publish(access);
    const { attach } = stage.gateway();
    const text: Extra = { ...POSTER, contentType: 'text/plain' };
    expect(await factsOf(attach(access, { id }, text))).toMatchObject({ code: 'invalidImage' });
    await attach(access, { id }, CAPTIONS);
    expect(await factsOf(attach(access, { id }, CAPTIONS))).toMatchObject({
      kind: 'refused',
      code: 'captionExists',
    });
    expect(await factsOf(attach(access, {}, POSTER))).toMatchObject({ kind: 'refused', code: 'no_video_id' });
  });
});

describe('the figures of videos', () => {
  it('come from YouTube; figures that a creator hides are absent, and videos that are gone are left out', async () => {
    const { access } = await stage.connect();
    const [one, two] = [await stage.publish(access), await stage.publish(access)];
    await stage.order({ do: 'count', id: one, views: 1_234_567, likes: 89, comments: 7 });
    await stage.order({ do: 'count', id: two, views: 3 });
    expect(await stage.gateway().figures(access, [one, two, 'gone'])).toEqual([
      { id: one, views: 1_234_567, likes: 89, comments: 7 },
      { id: two, views: 3 },
    ]);
  });

  it('are requested for at most fifty at a time, and not at all if there are none', async () => {
    const { access } = await stage.connect();
    const { figures } = stage.gateway();
    expect(await figures(access, [])).toEqual([]);
    const ids = Array.from({ length: 51 }, (_, index) => `video-${index}`);
    await expect(figures(access, ids)).rejects.toThrow(RangeError);
    expect(await figures(access, ids.slice(1))).toEqual([]);
    expect(await stage.requests('videos.batchGetStats')).toHaveLength(1);
  });
});
