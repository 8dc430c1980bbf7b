import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EDGE_CACHE_SECONDS, type Language } from '#contract/catalogue.ts';
import { hrefOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { WatchedFilm } from '#contract/schemas/sharing.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { HOSTILE_TITLES } from '#test/support/builders/hostile-titles.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined } from '#test/support/values.ts';

const { url, standIns } = sharedCloud();
/** The site's headers; its pages may also call the user pool for e-mail sign-in. */
const siteHeaders = securityHeaders(
  [standIns.s3, standIns.emailPool].filter((one) => one !== undefined),
  [standIns.youtube, standIns.tiktok],
);
beforeAll(useCloudEnvironment);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const HOSTILE = `</title><script>alert(1)</script><img src=x onerror='alert(2)'> " & 'q'`;

/** The contents of meta elements by property or name, as the page writes them. */
const tagsOf = (page: string): Map<string, string> =>
  new Map(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/gu)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

/** How long the policy in a cookie is valid. */
const secondsLeft = (cookie: string): number => {
  const encoded = defined(defined(/^CloudFront-Policy=([^;]+)/u.exec(cookie))[1]);
  const text = Buffer.from(
    encoded.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'),
    'base64',
  ).toString();
  return Number(defined(/"AWS:EpochTime":(\d+)/u.exec(text))[1]) - Date.now() / 1000;
};

const sharedFilm = async (title?: string, language?: Language) => {
  const creator = await creatorWithFilm(title, language);
  const address = await shareOf(creator.visitor, creator.film.id);
  return { ...creator, address, shareId: shareIdOf(address) };
};

describe('a shared video', () => {
  // Proves rule-viewers-share-link-get-cookies, readWatched.
  it('plays without a session: for five minutes, each call’s cookies open only the video and its captions', async () => {
    const { shareId, film } = await sharedFilm();
    const viewer = new Visitor(url);
    const answer = await viewer.get(`/api/watch/${shareId}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const watched = z.strictObject(WatchedFilm.shape).parse(await answer.json());
    expect(watched).toMatchObject({ title: film.title, duration: 42, createdAt: film.createdAt });
    for (const path of [watched.videoUrl, watched.captionsUrl]) {
      expect((await fetch(new URL(path, url))).status, `${path} without cookies`).toBe(403);
      const cookies = answer.headers
        .getSetCookie()
        .filter((each) => each.includes(`Path=${path.split('?')[0]};`));
      expect(cookies.map((each) => each.replace(/=[^;]*;/u, ';'))).toEqual(
        ['Policy', 'Signature', 'Key-Pair-Id'].map(
          (name) =>
            `CloudFront-${name}; Max-Age=300; Path=${path.split('?')[0]}; HttpOnly; Secure; SameSite=Lax`,
        ),
      );
      expect(secondsLeft(defined(cookies[0]))).toBeLessThanOrEqual(300);
    }
    const bodies = [watched.videoUrl, watched.captionsUrl].map(async (path) =>
      (await viewer.get(path)).text(),
    );
    expect(await Promise.all(bodies)).toEqual(['a film', 'WEBVTT']);
    const poster = await fetch(new URL(watched.posterUrl, url));
    expect(await poster.text()).toBe('a poster');
    expect(poster.headers.get('cache-control')).toBe(`max-age=${EDGE_CACHE_SECONDS}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .slice(0, 3)
      .join('; ');
    for (const other of [film.poster, film.captions, film.film.replace('720p', '1080p'), `${film.film}/x`])
      expect((await fetch(`${url}/${other}`, { headers: { cookie } })).status, other).toBe(403);
  });

  // Proves rule-table-says-withheld-video-no, openWatchPoster.
  it('gives embeds and posters URLs that expire within six minutes, so they soon stop working once the link is withdrawn', async () => {
    const { address, visitor, film } = await sharedFilm();
    const page = await (await fetch(address)).text();
    const embedded = defined(tagsOf(page).get('og:video')).replaceAll('&amp;', '&');
    const poster = await fetch(`${address}/poster.jpg`, { redirect: 'manual' });
    for (const signed of [embedded, defined(poster.headers.get('location'))]) {
      const expires = Number(new URL(signed, url).searchParams.get('Expires'));
      expect(expires - Date.now() / 1000).toBeGreaterThan(240);
      expect(expires - Date.now() / 1000).toBeLessThanOrEqual(360);
    }
    expect((await visitor.delete(`/api/videos/${film.id}/share`)).status).toBe(200);
    expect((await fetch(address)).status).toBe(404);
  });

  // Proves rule-viewers-share-link-get-cookies.
  it('doesn’t touch the cookies of its owner or of other shared videos', async () => {
    const { visitor, film, shareId } = await sharedFilm();
    const other = await sharedFilm();
    await visitor.get('/api/auth/me');
    const [own, second] = await Promise.all(
      [shareId, other.shareId].map(async (id) => (await visitor.get(`/api/watch/${id}`)).json()),
    );
    for (const path of [`/${film.poster}`, own.videoUrl, second.videoUrl, own.captionsUrl])
      expect((await visitor.get(path)).status, path).toBe(200);
    await visitor.post('/api/auth/logout');
    expect((await visitor.get(`/${film.poster}`)).status).toBe(403);
  });

  // Proves openWatchedFilm.
  it('opens its file through a redirecting URL, for browsers without JavaScript', async () => {
    const { shareId } = await sharedFilm();
    const viewer = new Visitor(url);
    const start = `/api/watch/${shareId}/film`;
    const answer = await viewer.get(start);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { response } = await viewer.follow(answer, start);
    expect(await response.text()).toBe('a film');
  });

  it('disappears when its video is deleted: page, poster, API, events and files', async () => {
    const { visitor, film, address, shareId } = await sharedFilm();
    const viewer = new Visitor(url);
    const { videoUrl } = await (await viewer.get(`/api/watch/${shareId}`)).json();
    expect((await visitor.delete(`/api/videos/${film.id}`)).status).toBe(200);
    for (const gone of [address, `${address}/poster.jpg`, `${url}/api/watch/${shareId}`])
      expect((await fetch(gone, { redirect: 'manual' })).status, gone).toBe(404);
    const event = await fetch(`${url}/api/watch/${shareId}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"event":"play"}',
    });
    expect(event.status).toBe(404);
    expect((await viewer.get(`/api/watch/${shareId}/film`)).status).toBe(404);
    expect((await viewer.get(videoUrl)).status).toBe(403);
  });
});

describe('the watch page', () => {
  it('plays without JavaScript, names the video and the site in link previews, and is cached for at most a minute', async () => {
    const { address, film } = await sharedFilm();
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=20');
    expect(answer.headers.getSetCookie()).toEqual([]);
    for (const [name, value] of Object.entries(siteHeaders))
      expect(answer.headers.get(name), name).toBe(value);
    const page = await answer.text();
    const tags = tagsOf(page);
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': film.title,
      'og:type': 'video.other',
      'og:url': address,
      'og:image': `${address}/poster.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': film.title,
      description: 'A 0:42 video made with Veilcast.',
    });
    const shown = await fetch(defined(tags.get('og:video')).replaceAll('&amp;', '&'));
    expect(await shown.text()).toBe('a film');
    const lasts = Number(new URL(shown.url).searchParams.get('Expires')) - Date.now() / 1000;
    expect(lasts).toBeLessThanOrEqual(30 * 60);
    expect(page).toMatch(/<video\s[^>]*\bcontrols\b/u);
    expect(page).toContain(`<h1 lang="en">${film.title}</h1>`);
    expect(page).toContain('href="/"');
  });

  // Proves rule-video-declares-language.
  it('declares the language of its title and its captions', async () => {
    const { address, visitor } = await sharedFilm('Der letzte Zug', 'de');
    const page = await (await fetch(address)).text();
    expect(page).toContain('<html lang="en" data-theme="dark">');
    expect(page).toContain('<h1 lang="de">Der letzte Zug</h1>');
    expect(page).toMatch(/<track\s+kind="captions"\s+srclang="de"\s+label="German"/u);
    const [video] = await (await visitor.get('/api/videos')).json();
    expect(video).toMatchObject({ title: 'Der letzte Zug', language: 'de' });
  });

  it('loads only files that belong to the site, and has no inline script or style', async () => {
    const page = await (await fetch((await sharedFilm()).address)).text();
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/iu);
    expect([...page.matchAll(/<script\b[^>]*>(.*?)<\/script>/gsu)].map(([, text]) => text)).toEqual([
      '',
      '',
      '',
    ]);
    const files = [
      ...page.matchAll(/<(?:script|link rel="(?:icon|stylesheet)")[^>]*(?:src|href)="([^"]+)"/gu),
    ];
    expect(files.map(([, file]) => file)).toEqual([
      '/start.js',
      '/favicon.svg',
      '/watch.css',
      '/watch.js',
      '/report.js',
    ]);
    for (const [, file = ''] of files) expect((await fetch(url + file)).status, file).toBe(200);
  });

  it('shows a hostile title as text, on the page and in its meta tags', async () => {
    const { address, shareId } = await sharedFilm(HOSTILE);
    const page = await (await fetch(address)).text();
    const escaped =
      '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(2)&#39;&gt; &quot; &amp; &#39;q&#39;';
    expect(tagsOf(page).get('og:title')).toBe(escaped);
    expect(page).toContain(`<h1 lang="en">${escaped}</h1>`);
    expect(page).toContain(`<title>${escaped} – Veilcast</title>`);
    expect(page).not.toMatch(/<script>|<img/u);
    expect((await (await fetch(`${url}/api/watch/${shareId}`)).json()).title).toBe(HOSTILE);
  });

  fullIt.each(HOSTILE_TITLES)(
    'shows the title %j as plain text, never markup, in its heading and meta tags; the API returns it unchanged',
    async (title) => {
      const { address, shareId } = await sharedFilm(title);
      const page = await (await fetch(address)).text();
      const shown = escaped(title);
      expect(page).toContain(`<h1 lang="en">${shown}</h1>`);
      for (const name of ['og:title', 'og:image:alt', 'twitter:title', 'twitter:image:alt'])
        expect(tagsOf(page).get(name), name).toBe(shown);
      expect(page).toContain(`aria-label="${shown}"`);
      expect(page.match(/<(?:img|script|svg)\b/gu)).toEqual([
        '<script',
        '<script',
        '<script',
        '<svg',
        '<svg',
      ]);
      expect((await (await fetch(`${url}/api/watch/${shareId}`)).json()).title).toBe(title);
    },
  );

  it('has a poster at a stable URL', async () => {
    const { address, shareId } = await sharedFilm();
    const path = hrefOf(routes.openWatchPoster, { share_id: shareId });
    expect(`${url}${path}`).toBe(`${address}/poster.jpg`);
    const answer = await fetch(`${address}/poster.jpg`, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=20');
    const poster = await fetch(`${address}/poster.jpg`);
    expect(poster.headers.get('content-type')).toBe('image/jpeg');
    expect(await poster.text()).toBe('a poster');
  });

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '%3Cscript%3E', 'a'.repeat(65), '..%2f..%2fapi'])(
    'for an unknown link (%s) explains the problem and links to the home page',
    async (shareId) => {
      const answer = await fetch(`${url}/watch/${shareId}`, { headers: { accept: 'text/html' } });
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const page = await answer.text();
      expect(page).toMatch(/<h1>Nothing to watch here<\/h1>\s*<p>[A-Z][^<]+\.<\/p>/u);
      expect(page).toContain('href="/"');
      expect([...page.matchAll(/<script[^>]*>/gu)].map(([tag]) => tag)).toEqual(['<script src="/start.js">']);
    },
  );
});
