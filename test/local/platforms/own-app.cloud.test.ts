import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OWN_APP_PATH } from '#contract/own-app.ts';
import { BegunConnection, Connection, OfferedPlatform, Publication } from '#contract/schemas/publishing.ts';
import { UNVERIFIED } from '#functions/gateways/youtube/unverified.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { takeFrom } from '#test/support/values.ts';

const IN_TIME = { timeout: 30_000 };
const ID = 'mine.apps.example';
const SECRET = 'GOCSPX-nobody-else-reads-this';
const { url, dataDir } = sharedCloud();
const site = new Visitor(url);
const redirectUri = `${url}/api/publishing/connected/youtube`;

const save = (change: object = {}) =>
  site.post(`${OWN_APP_PATH}/save`, {
    clientId: ` ${ID} `,
    clientSecret: SECRET,
    allowsGuesses: true,
    ...change,
  });
const remove = () => site.post(`${OWN_APP_PATH}/remove`);
const state = async () => (await site.get(OWN_APP_PATH)).json();

let creator: Visitor;
let ownerId: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id: ownerId } = await newAccount());
});
afterEach(remove);

const offered = async () =>
  z.array(OfferedPlatform).parse(await (await creator.get('/api/publishing/platforms')).json());
const channels = async () =>
  z.array(Connection).parse(await (await creator.get('/api/publishing/connections')).json());
const publish = async (connectionId: string, more: object = {}) =>
  creator.post('/api/publishing/publications', {
    video_id: await givePlayableFilm(ownerId, 'The lamp'),
    posts: [
      {
        connection_id: connectionId,
        way: 'upload',
        title: 'The lamp',
        text: '',
        tags: [],
        privacy: 'private',
      },
    ],
    ...more,
  });

describe('the creator’s own app at YouTube', () => {
  // Proves publish-own-app.
  it('is refused as long as anything about it is a guess, unless the creator accepts that', async () => {
    expect(await state()).toEqual({ clientId: null, redirectUri, guesses: UNVERIFIED, hasModerator: true });
    const refused = await save({ allowsGuesses: false });
    expect([refused.status, (await refused.json()).detail]).toEqual([
      400,
      expect.stringMatching(/^Not saved: .* so its stand-in stays in use\. .* tick the box/u),
    ]);
    expect((await state()).clientId).toBeNull();
    expect((await save({ clientId: ' ' })).status).toBe(400);
    expect(await (await save()).json()).toMatchObject({ clientId: ID });
  });

  // Proves publish-secrets-nowhere.
  it('keeps its secret in a file that only its owner can read, and never reveals it', async () => {
    expect(await (await save()).text()).not.toContain(SECRET);
    expect(JSON.stringify(await state())).not.toContain(SECRET);
    await creator.post('/api/publishing/connections', { platform: 'youtube' });
    const logs = join(dataDir, 'logs');
    expect(readdirSync(logs).filter((name) => readFileSync(join(logs, name)).includes(SECRET))).toEqual([]);
    const telling = readdirSync(dataDir).filter(
      (name) => name.endsWith('.json') && readFileSync(join(dataDir, name)).includes(SECRET),
    );
    expect(telling).toEqual(['youtube-app.json']);
    expect(statSync(join(dataDir, 'youtube-app.json')).mode & 0o777).toBe(0o600);
    await remove();
    expect(readdirSync(dataDir)).not.toContain('youtube-app.json');
  });

  // Proves publish-own-app.
  it('sends the creator straight to Google, with the return address that Google’s console must list, and hides the stand-in’s channels in the meantime', async () => {
    await connectAccount(creator, 'youtube', `Night Stories ${ownerId}`);
    await connectAccount(creator, 'tiktok', `Ada ${ownerId}`);
    const before = await channels();
    await save();
    expect(await offered()).toEqual([
      { id: 'youtube', name: 'YouTube', is_audited: false },
      expect.objectContaining({ id: 'tiktok', name: 'TikTok (stand-in)' }),
    ]);
    expect((await channels()).map(({ platform }) => platform)).toEqual(['tiktok']);
    const begun = await creator.post('/api/publishing/connections', { platform: 'youtube' });
    const consent = new URL(BegunConnection.parse(await begun.json()).consent_url);
    expect([
      consent.host,
      consent.searchParams.get('client_id'),
      consent.searchParams.get('redirect_uri'),
    ]).toEqual(['accounts.google.com', ID, redirectUri]);
    await remove();
    expect((await offered()).map(({ name }) => name)).toEqual(['YouTube (stand-in)', 'TikTok (stand-in)']);
    expect(await channels()).toEqual(before);
  });

  // Proves publish-own-app.
  it('never gets posts planned for the stand-in: they fail, and can go to the stand-in once it is back', async () => {
    await connectAccount(creator, 'youtube', `Night Stories ${ownerId}`);
    const [channel] = takeFrom(await channels());
    await creator.patch(`/api/publishing/connections/${channel.id}`, { made_for_kids: false });
    await publish(channel.id, { at: new Date(Date.now() + 86_400_000).toISOString() });
    const latest = async () => {
      const [first] = takeFrom(
        z.array(Publication).parse(await (await creator.get('/api/publishing/publications')).json()),
      );
      return first;
    };
    await save();
    expect((await publish(channel.id)).status).toBe(404);
    const { id } = await latest();
    await creator.patch(`/api/publishing/publications/${id}`, { at: null });
    await runDuties();
    await expect
      .poll(async () => (await latest()).problem?.message, IN_TIME)
      .toBe('The account was disconnected.');
    await remove();
    await creator.post(`/api/publishing/publications/${id}/retry`);
    await runDuties();
    await expect.poll(async () => (await latest()).status, IN_TIME).toBe('published');
  });
});
