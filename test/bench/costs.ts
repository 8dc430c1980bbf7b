import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { CARDS } from '#test/support/billing/stripe.ts';
import { submit, typed } from '#test/support/billing/stripe-service.ts';
import { choosePassword, poolOf } from '#test/support/browser/email-accounts.ts';
import { signInByPage } from '#test/support/browser/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { watchFilm } from '#test/support/builders/films.ts';
import { scriptFaultsAt } from '#test/support/cloud/faults.ts';
import { startProduct } from '#test/support/cloud/product-process.ts';
import { takeFrom } from '#test/support/values.ts';
import { settingsFor, startModels } from '#test/support/vendors/start-models.ts';
import { costsOf, without } from '#tools/cost/charges.ts';
import { routeTable, videoTable } from '#tools/cost/measured.ts';
import { FEES } from '#tools/cost/names.ts';
import { tableMarkdown } from '#tools/cost/output/markdown.ts';
import { localSource, readLines } from '#tools/cost/read-lines.ts';

/**
 * Prints what requests and a film cost on this machine, in the form of the tables for docs/costs.md: `npm run bench
 * -- costs`.
 */
const CALLS = 12;
const FEWER = 4;
const FILM_LIMIT_MS = 1_800_000;
const LAST_LINES_MS = 3_000;
const PASSWORD = 'a lighthouse at noon';
const LISTS = [
  'auth/me',
  'stories',
  'videos',
  'videos/options/voices',
  'videos/options/voices/adam/preview',
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
const idOf = async (answer: Promise<Response>): Promise<string> => Made.parse(await (await answer).json()).id;

const { models, close } = await startModels(1);
const [model] = takeFrom(models);
const product = await startProduct({
  env: { ...settingsFor(model), STORY_WRITER: 'openai', TEXT_BASE_URL: `${model.openai}/v1` },
});
const { url, dataDir } = product;
const pool = poolOf(product);

const writeStory = (visitor: Visitor, prompt: string) =>
  idOf(visitor.post('/api/stories/generate', { prompt }));
const beginFilm = (visitor: Visitor, storyId: string) =>
  idOf(
    visitor.post('/api/videos/create', {
      storyId,
      voiceSettings: { voiceId: 'adam', voiceName: 'Adam' },
      musicSettings: { trackId: 'first-light', trackName: 'First Light' },
    }),
  );
const filmOf = (visitor: Visitor, id: string) =>
  watchFilm(
    visitor,
    id,
    FILM_LIMIT_MS,
    ({ status, progress }) => status !== 'generating' && progress === undefined,
  );

/** Makes a film that fails at first, is retried and then gets two scene edits. */
const mendedFilm = async (visitor: Visitor, storyId: string): Promise<void> => {
  await scriptFaultsAt(model.openai, 'images/generations', [
    { kind: 'status', status: 400, code: 'moderation_blocked' },
  ]);
  const id = await beginFilm(visitor, storyId);
  await filmOf(visitor, id);
  await visitor.post(`/api/videos/${id}/retry`);
  await filmOf(visitor, id);
  const scenes = z
    .array(z.object({ narration: z.string() }))
    .parse(await (await visitor.get(`/api/videos/${id}/scenes`)).json());
  await visitor.post(`/api/videos/${id}/scenes/1/repaint`);
  await filmOf(visitor, id);
  await visitor.post(`/api/videos/${id}/scenes/2/rewrite`, {
    narration: `${scenes[1]?.narration} Nobody spoke.`,
  });
  await filmOf(visitor, id);
};

const showFilm = async (visitor: Visitor, id: string, call: number): Promise<void> => {
  await visitor.post('/api/videos/download', { video_id: id, quality: '720p', format: 'mp4' });
  const shared = await visitor.post('/api/videos/share', { video_id: id, platform: 'link' });
  const link = new URL(z.object({ share_url: z.url() }).parse(await shared.json()).share_url);
  const share = link.pathname;
  // The owner’s own plays wouldn’t be counted.
  const viewer = new Visitor(link.origin);
  await visitor.post(`/api/videos/${id}/events`, { event: 'play' });
  await visitor.get(`/api${share}`);
  await visitor.get(share);
  await visitor.get(`${share}/poster.jpg`);
  await viewer.post(`/api${share}/events`, { event: 'play' });
  await visitor.post('/api/newsletter', { email: `reader-${call}@example.com` });
};

const buyPlan = async (visitor: Visitor): Promise<void> => {
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
};

/** A visitor who follows a referral link and signs in by e-mail. */
const comeByLink = async (from: Visitor): Promise<void> => {
  const { code } = z.object({ code: z.string() }).parse(await (await from.get('/api/affiliate')).json());
  const guest = new Visitor(url);
  await guest.post('/api/affiliate/clicks', { code });
  const reader = person('reader');
  await choosePassword(product, reader, PASSWORD);
  const { IdToken } = await pool.tokens(reader.email, PASSWORD);
  await guest.post('/api/auth/email', { id_token: IdToken });
};

try {
  const visitor = await signInByPage(url, person('maker'));
  const id = await beginFilm(
    visitor,
    await writeStory(visitor, 'A lighthouse keeper who finds a letter from the sea'),
  );
  await filmOf(visitor, id);
  const spare = await writeStory(visitor, 'Why honey never spoils');
  await mendedFilm(visitor, spare);
  for (let call = 0; call < CALLS; call += 1) for (const path of LISTS) await visitor.get(`/api/${path}`);
  for (let call = 0; call < FEWER; call += 1) await showFilm(visitor, id, call);
  await buyPlan(visitor);
  await comeByLink(visitor);
  await visitor.post('/api/stories/finished', { id: 'pando' });
  await visitor.delete(`/api/stories/${spare}`);
  await visitor.delete(`/api/videos/${id}`);
  await (await signInByPage(url, person('leaver'))).post('/api/auth/logout');
  await (await signInByPage(url, person('gone'))).delete('/api/auth/account');
  await pause(LAST_LINES_MS);

  const today = new Date().toISOString().slice(0, 10);
  const reading = await readLines(localSource(dataDir), { from: '2026-01-01', to: today });
  const running = without(costsOf(reading.lines), FEES);
  const film = running.filter(({ video }) => video === id);
  for (const table of [routeTable(running), videoTable(film)]) console.log(`\n${tableMarkdown(table)}`);
  const pictures = film.filter(({ charges }) =>
    charges.some(({ item }) => item.sku === 'model.image.output'),
  );
  console.log(`\n${pictures.length} pictures`);
} finally {
  await product.stop();
  await close();
  await rm(dataDir, { recursive: true, force: true });
}
