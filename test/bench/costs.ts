import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { watchFilm } from '#test/support/films.ts';
import { startProduct } from '#test/support/product-process.ts';
import { signIn } from '#test/support/sign-in.ts';
import { CARDS } from '#test/support/stripe.ts';
import { submit, typed } from '#test/support/stripe-service.ts';
import { costsOf, without } from '#tools/cost/charges.ts';
import { tableMarkdown } from '#tools/cost/markdown.ts';
import { FEES } from '#tools/cost/names.ts';
import { localSource, readLines } from '#tools/cost/read-lines.ts';
import { routeTable, videoTable } from '#tools/cost/routes/measured.ts';

/** What requests and a film cost on this machine, as the tables of docs/costs.md: `npm run bench -- costs`. */
const CALLS = 12;
const FEWER = 4;
const FILM_LIMIT_MS = 1_800_000;
const LAST_LINES_MS = 3_000;
const LISTS = [
  'auth/me',
  'stories',
  'videos',
  'videos/options/voices',
  'videos/options/music',
  'videos/trial-limits',
  'payments/subscription',
  'payments/plans',
  'analytics?range=30d',
  'affiliate',
  'health',
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const person = (name: string) => ({ name, email: `${name}-${Date.now()}@example.com` });
const Made = z.object({ id: z.string() });

const product = await startProduct();
const { url, dataDir } = product;
try {
  const visitor = await signIn(url, person('maker'));
  const prompts = ['A lighthouse keeper who finds a letter from the sea', 'Why honey never spoils'];
  const stories = [];
  for (const prompt of prompts) {
    const answer = await visitor.post('/api/stories/generate', { prompt });
    stories.push(Made.parse(await answer.json()).id);
  }
  const [storyId, spare] = stories;
  const choice = {
    voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
    musicSettings: { trackId: 'first-light', trackName: 'First Light' },
  };
  const { id } = Made.parse(await (await visitor.post('/api/videos/create', { storyId, ...choice })).json());
  await watchFilm(visitor, id, FILM_LIMIT_MS);

  for (let call = 0; call < CALLS; call += 1) for (const path of LISTS) await visitor.get(`/api/${path}`);
  for (let call = 0; call < FEWER; call += 1) {
    await visitor.post('/api/videos/download', { video_id: id, quality: '720p', format: 'mp4' });
    const shared = await visitor.post('/api/videos/share', { video_id: id, platform: 'link' });
    const share = new URL(z.object({ share_url: z.url() }).parse(await shared.json()).share_url).pathname;
    await visitor.post(`/api/videos/${id}/events`, { event: 'play' });
    await visitor.get(`/api${share}`);
    await visitor.get(share);
    await visitor.get(`${share}/poster.jpg`);
    await visitor.post(`/api${share}/events`, { event: 'play' });
    await visitor.post('/api/newsletter', { email: `reader-${call}@example.com` });
  }
  await visitor.post('/api/payments/trial');
  const order = { plan_name: 'Starter', origin_url: url };
  const page = z
    .object({ checkout_url: z.url() })
    .parse(await (await visitor.post('/api/payments/checkout/session', order)).json()).checkout_url;
  const paid = await submit(page, typed(CARDS.paid));
  const session = new URL(paid.headers.get('location') ?? page, page).searchParams.get('session_id');
  for (let call = 0; call < FEWER; call += 1)
    await visitor.get(`/api/payments/checkout/status/${session ?? ''}`);
  await visitor.post('/api/payments/portal', { origin_url: url });
  await visitor.delete(`/api/stories/${spare ?? ''}`);
  await visitor.delete(`/api/videos/${id}`);
  await (await signIn(url, person('leaver'))).post('/api/auth/logout');
  await (await signIn(url, person('gone'))).delete('/api/auth/account');
  await pause(LAST_LINES_MS);

  const today = new Date().toISOString().slice(0, 10);
  const reading = await readLines(localSource(dataDir), { from: '2026-01-01', to: today });
  const running = without(costsOf(reading.lines), FEES);
  for (const table of [routeTable(running), videoTable(running)]) console.log(`\n${tableMarkdown(table)}`);
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
