import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopesOf } from '#contract/platforms.ts';
import { youTube } from '#functions/gateways/youtube/youtube.ts';
import { startYouTube } from '#local/platforms/youtube/server.ts';
import { APP, FILM, factsOf, NOW, POST, REQUEST, SHORT, youTubeStage } from './stage.ts';

const stage = youTubeStage();
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${stage.url()}${path}`, { headers });
  return { status: answer.status, text: await answer.text(), policy: answer.headers };
};

describe('YouTube’s stand-in', () => {
  it('asks for a channel’s name on a page that lists what the app requests', async () => {
    const { href, pathname, search } = await stage.gateway().consentAddress(REQUEST);
    const { status, text, policy } = await page(`${pathname}${search}`);
    expect(status).toBe(200);
    expect(text).toContain('Upload videos to your channel');
    expect(policy.get('content-security-policy')).toContain('http://127.0.0.1:4000');
    const nameless = await fetch(href, {
      method: 'POST',
      body: new URLSearchParams({ name: ' ', action: 'allow' }),
    });
    expect(nameless.status).toBe(422);
    expect(await nameless.text()).toContain('Enter the name of your channel.');
  });

  it.each([
    ['client_id', 'another', 'invalid_client'],
    ['redirect_uri', 'https://elsewhere.example/', 'redirect_uri_mismatch'],
    ['scope', 'everything', 'invalid_scope'],
    ['code_challenge_method', 'plain', 'invalid_request'],
  ])('blocks a consent request with a different %s', async (name, value, error) => {
    const address = await stage.gateway().consentAddress(REQUEST);
    address.searchParams.set(name, value);
    const { status, text } = await page(`${address.pathname}${address.search}`);
    expect(status).toBe(400);
    expect(text).toContain(error);
  });

  it('gives no refresh token after a second consent unless the app asked for consent again', async () => {
    const { connect } = stage.gateway();
    await stage.connect();
    const address = await stage.gateway().consentAddress(REQUEST);
    address.searchParams.delete('prompt');
    const body = new URLSearchParams({ name: 'Ada', action: 'allow' });
    const { headers } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
    const code = new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
    expect(await connect(code, REQUEST)).not.toHaveProperty('refresh');
  });

  it('lists each post with all its fields, escaped, and plays the file', async () => {
    const { access } = await stage.connect('Ada & "Grace"');
    const id = await stage.publish(access, { text: 'Salt & pepper' });
    const { text } = await page('/posts');
    expect(text).toContain('Ada &amp; &quot;Grace&quot;');
    expect(text).toContain('snippet.description: Salt &amp; pepper');
    expect(text).toContain('status.containsSyntheticMedia: true');
    expect(text).toContain(`src="/posts/${id}/film"`);
    expect((await page(`/posts/${id}/film`)).text).toHaveLength(SHORT.bytes);
    const part = await page(`/posts/${id}/film`, { range: 'bytes=990-' });
    expect([part.status, part.text.length]).toEqual([206, 10]);
  });

  it.each([
    ['bytes 0-99/25000000', 200, 'a part whose length isn’t its body’s'],
    ['bytes 0-99/25000000', 100, 'a part that is no multiple of 256 KiB'],
    ['bytes 100-199/25000000', 100, 'a part that begins too late'],
    ['bytes 0-99/100', 100, 'another total'],
    ['0-99', 100, 'a malformed place'],
  ])('refuses %s with %i bytes: %s', async (range, bytes) => {
    const { access } = await stage.connect();
    const { upload = '' } = await stage.gateway().begin(access, POST, FILM);
    const headers = { authorization: `Bearer ${access}`, 'content-range': range };
    const { status } = await fetch(upload, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    expect(status).toBe(400);
  });

  it.each([
    [{ privacy: 'friends' }, 'invalidPrivacyStatus'],
    [{ category: 'Drama' }, 'invalidCategoryId'],
    [{ text: 'é'.repeat(2501) }, 'invalidDescription'],
    [{ tags: ['a'.repeat(501)] }, 'invalidTags'],
    [{ language: 'English' }, 'invalidLanguage'],
    [{ publishAt: '2026-11-27T12:00:00Z' }, 'invalidPublishAt'],
  ])('refuses %j as YouTube would', async (wrong, code) => {
    const { access } = await stage.connect();
    const post = { ...POST, ...wrong } as typeof POST;
    expect(await factsOf(stage.gateway().begin(access, post, SHORT))).toMatchObject({ code });
  });

  it('refuses calls beyond the configured number per minute', async () => {
    const { access } = await stage.connect();
    await stage.order({ do: 'limit', perMinute: 1 });
    await stage.gateway().account(access);
    expect(await factsOf(stage.gateway().account(access))).toMatchObject({ code: 'rateLimitExceeded' });
    await stage.order({ do: 'advance', seconds: 60 });
    expect(await stage.gateway().account(access)).toBeDefined();
  });

  it('makes a private video public at its set time', async () => {
    const { access, refresh = '' } = await stage.connect();
    const id = await stage.publish(access, { publishAt: '2026-11-28T13:00:00.000Z' });
    const seen = (token: string) =>
      stage.gateway().lookUp(token, { post: POST, film: SHORT, remote: { id }, begunAt: NOW });
    expect(await seen(access)).toMatchObject({ privacy: 'private' });
    await stage.order({ do: 'advance', seconds: 3600 });
    expect(await seen((await stage.gateway().refresh(refresh)).access)).toMatchObject({ privacy: 'public' });
  });

  it('responds slowly on request, and records requests without secrets', async () => {
    const grant = await stage.connect();
    await stage.suffer('channels.list', { kind: 'slow', delayMs: 20 });
    await stage.gateway().account(grant.access);
    await stage.publish(grant.access);
    const remembered = JSON.stringify(await stage.requests());
    for (const secret of [grant.access, grant.refresh ?? '', APP.clientSecret, REQUEST.verifier])
      expect(remembered).not.toContain(secret);
    expect(remembered).toContain('"upload_id":"(secret)"');
    await fetch(`${stage.url()}/__requests`, { method: 'DELETE' });
    expect(await stage.requests()).toEqual([]);
  });

  it('refuses unknown test commands, and calls from web pages', async () => {
    await expect(stage.order({ do: 'explode' })).rejects.toThrow('understand');
    const address = `${stage.url()}/youtube/v3/channels`;
    const { status } = await fetch(address, { headers: { origin: 'https://elsewhere.example' } });
    expect(status).toBe(403);
  });

  it('keeps channels, videos and their files after a restart, but no uploads in progress', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'youtube-'));
    const start = () => startYouTube({ ...APP, redirectUris: [REQUEST.redirectUri], folder });
    const first = await start();
    const at = ({ addresses }: typeof first) =>
      youTube({ app: async () => APP, asks: scopesOf('youtube'), addresses });
    const back = await fetch(await at(first).consentAddress(REQUEST), {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', action: 'allow' }),
      redirect: 'manual',
    });
    const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? '';
    const { access } = await at(first).connect(code, REQUEST);
    const { upload = '' } = await at(first).begin(access, POST, SHORT);
    const whole = await at(first).begin(access, POST, SHORT);
    const body = new Uint8Array(SHORT.bytes).fill(7);
    const sent = await at(first).send(access, whole, { from: 0, to: body.length, total: body.length, body });
    const id = sent.kind === 'whole' ? sent.remote.id : undefined;
    await first.close();
    const second = await start();
    try {
      expect(await at(second).account(access)).toMatchObject({ name: 'Ada' });
      const kept = await fetch(`${second.url}/posts/${id}/film`);
      expect(kept.headers.get('content-type')).toBe('video/mp4');
      expect(new Uint8Array(await kept.arrayBuffer())).toEqual(body);
      const part = { from: 0, to: body.length, total: body.length, body };
      const moved = { upload: upload.replace(first.url, second.url) };
      expect(await at(second).send(access, moved, part)).toEqual({ kind: 'gone' });
    } finally {
      await second.close();
      rmSync(folder, { recursive: true });
    }
  });
});
