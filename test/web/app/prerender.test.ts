import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, drawPage, drawSpinner } from '#web/app/prerender.tsx';

const edge: (event: { request: { uri: string } }) => { uri: string } = runInNewContext(
  `${readFileSync('infra/edge/rewrite-to-app.js', 'utf8')}; handler`,
);

describe('a public page', () => {
  it.each(ADDRESSES)('%s renders with a title, a description and one main heading', async (address) => {
    const { head, body } = await drawPage(address);
    expect(head).toMatch(/<title>[^<]{8,70}<\/title>/u);
    expect(head).toMatch(/<meta name="description" content="[^"]{20,200}"/u);
    expect(head).toContain('property="og:title"');
    expect(body.match(/<h1[ >]/gu)).toHaveLength(1);
  });

  it.each(ADDRESSES)('%s has no inline script or style', async (address) => {
    const { head, body } = await drawPage(address);
    expect(head + body).not.toMatch(/<script|<style|\sstyle="|\son\w+="/u);
  });

  it('shows a spinner that says so, if it isn’t one of these', () =>
    expect(drawSpinner()).toMatch(
      /<main(?= [^>]*class="spinner-screen")(?= [^>]*aria-busy="true").*<h1[^>]*>Loading<\/h1>/su,
    ));

  it.each(ADDRESSES)('%s is served by the distribution', (address) => {
    expect(edge({ request: { uri: address } }).uri).toBe(
      address === '/' ? '/index.html' : `${address}/index.html`,
    );
  });
});

it('a URL without a public page is rejected', async () => {
  await expect(drawPage('/dashboard')).rejects.toThrow('There is no public page at /dashboard.');
});
