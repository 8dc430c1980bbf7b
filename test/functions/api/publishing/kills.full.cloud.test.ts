import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '#contract/platforms.ts';
import { Connection } from '#functions/domain/publishing/connection.ts';
import { Publication } from '#functions/domain/publishing/publication.ts';
import { isOver } from '#functions/domain/publishing/publication-changes.ts';
import { media } from '#functions/wiring/media.ts';
import { connections, publications } from '#functions/wiring/stores.ts';
import { State as TikTokState } from '#local/platforms/tiktok/state.ts';
import { loadState } from '#local/platforms/youtube/state.ts';
import type { Fault } from '#local/support/faults.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveFinishedVideo } from '#test/support/builders/finished-films.ts';
import { clearFaults, clearScriptedFaults, scriptFaults } from '#test/support/cloud/faults.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { endAll, familyOf, stillRunning } from '#test/support/cloud/processes.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { filmHash } from '#test/support/publishing/publishing-stage.ts';
import { orderStandIn, sentTo } from '#test/support/publishing/stand-in.ts';
import { defined } from '#test/support/values.ts';

const IN_TIME = { timeout: 60_000, interval: 100 };
/** Films are uploaded to both platforms in parts of this size. */
const PART_BYTES = 8 * 1024 * 1024;
/** Slightly longer than it takes for an execution to count as lost. */
const LATER_MS = 21 * 60_000;
/** The platform receives the whole call, but carries it out only once the faults are cleared. */
const HELD: Fault = { kind: 'slow', delayMs: 600_000 };
/** The platform never carries out the call. */
const IGNORED: Fault = { kind: 'timeout' };

/** Where the processes are killed: the last call to each platform, and whether the platform still carries it out. */
interface Death extends Readonly<Record<PlatformId, string>> {
  readonly isDone: boolean;
}
const ANNOUNCING = { youtube: 'videos.insert', tiktok: 'begin' };
const SENDING = { youtube: 'part', tiktok: 'part' };
const LOOKING = { youtube: 'videos.list', tiktok: 'status' };
const REFRESHING = { youtube: 'token', tiktok: 'token' };

let creator: Visitor;
let ownerId: string;
let videoId: string;
let film: Buffer;
beforeEach(async () => {
  useCloudEnvironment();
  await clearScriptedFaults();
  ({ visitor: creator, id: ownerId } = await newAccount());
});
afterEach(() => order('tiktok', { do: 'stay', status: null }));

const giveFilm = async (bytes: number): Promise<void> => {
  const { id, film: key } = await giveFinishedVideo(ownerId, 'The lamp');
  film = randomBytes(bytes);
  await media().write(key, film, 'video/mp4');
  videoId = id;
};
const connect = async (platform: PlatformId, name: string): Promise<Connection> => {
  await connectAccount(creator, platform, `${name} ${ownerId}`);
  const all = await connections().list(ownerId);
  const connection = defined(all.find((each) => each.name === `${name} ${ownerId}`));
  if (platform === 'youtube')
    await creator.patch(`/api/publishing/connections/${connection.id}`, { made_for_kids: false });
  return connection;
};
const upload = ({ id }: Connection) => ({
  connection_id: id,
  way: 'upload',
  title: `The lamp of ${ownerId}`,
  text: 'A keeper waits.',
  tags: [],
  privacy: 'public',
});
const draft = ({ id }: Connection) => ({ connection_id: id, way: 'inbox', text: 'The lamp' });
const direct = ({ id }: Connection) => ({
  connection_id: id,
  way: 'direct',
  text: 'The lamp',
  privacy: 'MUTUAL_FOLLOW_FRIENDS',
  allows: { comment: true, duet: false, stitch: false },
  promotes: { own: false, paid: false },
  cover_ms: 500,
  consent: true,
});
/** Places an order with this video’s key, as a browser does when it repeats a request that got no response. */
const publish = (...posts: readonly object[]) =>
  creator.post(
    '/api/publishing/publications',
    { video_id: videoId, posts },
    { 'idempotency-key': `order-${videoId}` },
  );
const rows = (): Promise<readonly Publication[]> => publications().all(ownerId);
/** The progress of each publication, by account. */
const statuses = async (): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    (await rows()).map(({ account, status, problem }) => [account.split(' ')[0], problem?.code ?? status]),
  );

const at = (platform: PlatformId): string => sharedCloud().standIns[platform];
const order = (platform: PlatformId, what: object): Promise<void> => orderStandIn(at(platform), what);
/** How many times a platform received this call. */
const timesAsked = async (platform: PlatformId, call: string): Promise<number> =>
  (await sentTo(at(platform), call)).length;

/** Kills the processes that run functions, or the one that runs the API, as a power cut would. */
const end = async (kind: 'lambda-runtime' | 'api-runtime'): Promise<void> => {
  const processes = familyOf(sharedCloud().pid).filter(({ command }) => command.includes(`${kind}.ts`));
  expect(processes).not.toEqual([]);
  endAll(processes);
  await expect.poll(() => stillRunning(processes)).toEqual([]);
};

/** Runs `go`, waits until each publication in progress has made the call, and kills the processes. */
const dieAt = async ({ isDone, ...calls }: Death, go: () => Promise<unknown>): Promise<void> => {
  const all = await connections().list(ownerId);
  const expected = await Promise.all(
    PLATFORM_IDS.map(async (platform) => {
      const accounts = all.filter((each) => each.platform === platform).length;
      const before = await timesAsked(platform, calls[platform]);
      // A call that times out is repeated, and must find the platform in the same state.
      const faults = Array(10).fill(isDone ? HELD : IGNORED);
      await scriptFaults(platform, calls[platform], accounts === 0 ? [] : faults);
      return { platform, least: before + accounts };
    }),
  );
  await go();
  for (const { platform, least } of expected)
    await expect.poll(() => timesAsked(platform, calls[platform]), IN_TIME).toBeGreaterThanOrEqual(least);
  await end('lambda-runtime');
  await Promise.all(PLATFORM_IDS.map(clearFaults));
};

/** The row as it would be some time later: every timestamp in it is moved that far into the past. */
const aged = <Row>(schema: z.ZodType<Row>, row: Row): Row =>
  schema.parse(
    JSON.parse(JSON.stringify(row), (_, value: unknown) =>
      z.iso.datetime().safeParse(value).success
        ? new Date(Date.parse(String(value)) - LATER_MS).toISOString()
        : value,
    ),
  );

/** Lets 21 minutes pass, so that TendDue resumes what was lost. */
const later = async (): Promise<void> => {
  for (const { id } of await connections().list(ownerId))
    await expect
      .poll(async () => {
        const row = defined(await connections().find(ownerId, id));
        return connections().replace(row, aged(Connection, row));
      })
      .toBe(true);
  for (const { id } of await rows())
    await expect
      .poll(async () => {
        const row = defined(await publications().find(ownerId, id));
        return isOver(row) || publications().replace(row, aged(Publication, row));
      })
      .toBe(true);
  await runDuties();
};

const folderOf = (platform: PlatformId): string => join(sharedCloud().dataDir, 'platforms', platform);
/** A channel’s videos, according to the stand-in’s own records. */
const videosOn = ({ accountId }: Connection) =>
  loadState(folderOf('youtube')).videos.filter(({ channelId }) => channelId === accountId);
/** An account’s posts that have arrived in full, according to the stand-in’s own records. */
const postsOn = ({ accountId }: Connection) =>
  [...new TikTokState(folderOf('tiktok')).posts.values()].filter(
    ({ openId, wholeAt }) => openId === accountId && wholeAt !== undefined,
  );
const filmAt = async (platform: PlatformId, path: string): Promise<string> => {
  const answer = await fetch(new URL(`/posts/${path}`, at(platform)));
  return filmHash(new Uint8Array(await answer.arrayBuffer()));
};
/** The hash of the film in each post on an account. */
const filmsOn = (account: Connection): Promise<readonly string[]> =>
  Promise.all(
    account.platform === 'youtube'
      ? videosOn(account).map(({ id }) => filmAt('youtube', `${id}/film`))
      : postsOn(account).map(({ publishId }) => filmAt('tiktok', publishId)),
  );

describe('a publication whose process is killed', () => {
  // Proves publish-once.
  it('in any state, or while any part of the film is being sent, is still posted once on each account, complete and with the creator’s choices', async () => {
    await giveFilm(2 * PART_BYTES);
    const channel = await connect('youtube', 'Channel');
    const inbox = await connect('tiktok', 'Inbox');
    const profile = await connect('tiktok', 'Profile');

    // The publication has been picked up, but nothing has reached the platform.
    await dieAt({ ...ANNOUNCING, isDone: false }, async () => {
      expect((await publish(upload(channel), draft(inbox), direct(profile))).status).toBe(202);
    });
    expect(Object.values(await statuses())).toEqual(Array(3).fill('uploading'));
    // The video has been announced, but the response with the upload URL was lost.
    await dieAt({ ...ANNOUNCING, isDone: true }, later);
    // The first part has arrived, but the response was lost.
    await dieAt({ ...SENDING, isDone: true }, later);
    // The first part is known to have arrived, but the second never arrives.
    await dieAt({ ...SENDING, isDone: false }, later);
    expect((await rows()).map(({ sentBytes }) => sentBytes)).toEqual(Array(3).fill(PART_BYTES));
    // The platforms have the whole film; their answers are lost.
    await order('youtube', { do: 'find', found: { uploadStatus: 'uploaded' } });
    await order('tiktok', { do: 'stay', status: 'PROCESSING_UPLOAD' });
    await dieAt({ ...SENDING, isDone: true }, later);
    // The platforms process it.
    await later();
    await expect
      .poll(async () => Object.values(await statuses()), IN_TIME)
      .toEqual(Array(3).fill('processing'));
    await dieAt({ ...LOOKING, isDone: false }, later);

    const [video] = videosOn(channel);
    await order('youtube', { do: 'find', id: video?.id, found: {} });
    await order('tiktok', { do: 'stay', status: null });
    await later();
    await expect
      .poll(statuses, IN_TIME)
      .toEqual({ Channel: 'published', Inbox: 'needs_you', Profile: 'published' });
    for (const account of [channel, inbox, profile])
      expect(await filmsOn(account), account.name).toEqual([filmHash(film)]);
    expect(videosOn(channel)).toMatchObject([
      {
        snippet: { title: `The lamp of ${ownerId}` },
        status: { privacyStatus: 'public' },
        hasThumbnail: true,
      },
    ]);
    expect(postsOn(inbox)).toMatchObject([{ way: 'inbox' }]);
    expect(postsOn(profile)).toMatchObject([
      {
        way: 'direct',
        info: { privacy_level: 'MUTUAL_FOLLOW_FRIENDS', disable_comment: false, disable_duet: true },
      },
    ]);
  });

  it('while it refreshes tokens recovers by itself on Google, and on TikTok once the creator has reconnected', async () => {
    await giveFilm(1000);
    const channel = await connect('youtube', 'Channel');
    const inbox = await connect('tiktok', 'Inbox');
    // The platforms have the whole film; their answers are lost.
    await dieAt({ ...SENDING, isDone: true }, () => publish(upload(channel), draft(inbox)));

    for (const isDone of [false, true]) {
      await order('youtube', { do: 'expire' });
      await order('tiktok', { do: 'expire' });
      await dieAt({ ...REFRESHING, isDone }, later);
    }
    await later();
    await expect.poll(statuses, IN_TIME).toEqual({ Channel: 'published', Inbox: 'access_ended' });

    await connect('tiktok', 'Inbox');
    const refused = defined((await rows()).find(({ platform }) => platform === 'tiktok'));
    expect((await creator.post(`/api/publishing/publications/${refused.id}/retry`)).status).toBe(202);
    await runDuties();
    await expect.poll(statuses, IN_TIME).toEqual({ Channel: 'published', Inbox: 'needs_you' });
    for (const account of [channel, inbox])
      expect(await filmsOn(account), account.name).toEqual([filmHash(film)]);
  });
});

describe('an order whose process is killed', () => {
  it('leaves no trace if it wasn’t stored yet; otherwise it is sent once, without a new request', async () => {
    await giveFilm(1000);
    const channel = await connect('youtube', 'Channel');
    const profile = await connect('tiktok', 'Profile');
    const send = () => publish(upload(channel), direct(profile));
    const asked = await timesAsked('tiktok', 'options');
    await scriptFaults('tiktok', 'options', [IGNORED]);
    const lost = send();
    await expect.poll(() => timesAsked('tiktok', 'options'), IN_TIME).toBe(asked + 1);
    await end('api-runtime');
    expect((await lost).ok).toBe(false);
    expect([await rows(), [...(await publications().claimed(ownerId, videoId))]]).toEqual([[], []]);

    await scriptFaults('stepFunctions', 'StartExecution', [IGNORED]);
    const stored = send();
    await expect.poll(rows, IN_TIME).toHaveLength(2);
    await end('api-runtime');
    expect((await stored).ok).toBe(false);
    await clearFaults('stepFunctions');
    expect(await statuses()).toEqual({ Channel: 'waiting', Profile: 'waiting' });
    expect((await publications().claimed(ownerId, videoId)).size).toBe(2);
    expect((await send()).status).toBe(202);
    expect(await rows()).toHaveLength(2);

    await runDuties();
    await expect.poll(statuses, IN_TIME).toEqual({ Channel: 'published', Profile: 'published' });
    for (const account of [channel, profile])
      expect(await filmsOn(account), account.name).toEqual([filmHash(film)]);
  });
});
