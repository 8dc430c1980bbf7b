import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { PLATFORM_IDS, type PlatformId } from '#contract/platforms.ts';
import { Export, OpenedExport } from '#contract/schemas/auth.ts';
import { Connection, Publication } from '#contract/schemas/publishing.ts';
import { SECRET_MARK } from '#local/platforms/secrets.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { givePlayableFilm } from '#test/support/builders/playable-film.ts';
import { unzip } from '#test/support/builders/unzip.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming, rowsOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { connectAccount } from '#test/support/publishing/connect-account.ts';
import { orderStandIn } from '#test/support/publishing/stand-in.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const LIMIT_MS = 120_000;
const IN_TIME = { timeout: 60_000, interval: 200 };
const UNDER_WAY: ReadonlySet<string> = new Set(['waiting', 'uploading', 'processing']);
const TITLE = 'The lamp that tells no tales';

/** Records every response from the product, with its headers. */
class Listening extends Visitor {
  readonly heard: string[] = [];

  override async request(method: string, target: string, init: RequestInit = {}): Promise<Response> {
    const answer = await super.request(method, target, init);
    this.heard.push(`${JSON.stringify([...answer.headers])}${await answer.clone().text()}`);
    return answer;
  }
}

let creator: Listening;
let ownerId: string;
let videoId: string;
beforeAll(async () => {
  useCloudEnvironment();
  creator = new Listening(sharedCloud().url);
  ({ id: ownerId } = await newAccount(newPerson(), creator));
  // Several uploads to YouTube on one day.
  await givePlan(ownerId, { subscription: 'ultra', credits: 500 });
  videoId = await givePlayableFilm(ownerId, TITLE);
});

const order = (platform: PlatformId, told: object): Promise<void> =>
  orderStandIn(sharedCloud().standIns[platform], told);
const expireTokens = async (): Promise<void> => {
  for (const platform of PLATFORM_IDS) await order(platform, { do: 'expire' });
};
/** Makes the platforms refuse the next calls of this kind with a message that echoes the secrets in the request. */
const echoCalls = async (youtube: string, tiktok: string): Promise<void> => {
  const message = 'No {access} at {address}.';
  await order('youtube', { do: 'refuse', call: youtube, status: 400, reason: 'badRequest', message });
  await order('tiktok', { do: 'answer', call: tiktok, with: { code: 'invalid_param', message } });
};
const echoForms = async (call: 'token' | 'revoke'): Promise<void> => {
  const [error, message] = ['invalid_grant', 'No {form}.'];
  const body = JSON.stringify({ error, error_description: message });
  await order('youtube', { do: 'answer', call, status: 400, body });
  await order('tiktok', { do: 'answer', call, with: { code: error, message } });
};

const connections = async () =>
  z.array(Connection).parse(await (await creator.get('/api/publishing/connections')).json());
const publications = async () =>
  z.array(Publication).parse(await (await creator.get('/api/publishing/publications')).json());
const connect = async (): Promise<void> => {
  for (const platform of PLATFORM_IDS) await connectAccount(creator, platform, `Night Stories ${ownerId}`);
};

/** Orders the video on both platforms, waits until nothing is in progress, and returns the publications. */
const publish = async (way: 'inbox' | 'direct'): Promise<readonly Publication[]> => {
  const all = await connections();
  const idOn = (platform: PlatformId): string => defined(all.find((one) => one.platform === platform)).id;
  const direct = {
    privacy: 'SELF_ONLY',
    allows: { comment: false, duet: false, stitch: false },
    promotes: { own: false, paid: false },
    cover_ms: 0,
    consent: true,
  };
  const posts = [
    { connection_id: idOn('youtube'), way: 'upload', title: TITLE, text: '', tags: [], privacy: 'public' },
    { connection_id: idOn('tiktok'), way, text: TITLE, ...(way === 'direct' && direct) },
  ];
  const ordered = await creator.post('/api/publishing/publications', {
    video_id: videoId,
    posts,
    again: true,
  });
  expect(ordered.status).toBe(202);
  const ids = z
    .array(Publication)
    .parse(await ordered.json())
    .map(({ id }) => id);
  const those = async () => (await publications()).filter(({ id }) => ids.includes(id));
  await expect
    .poll(async () => (await those()).every(({ status }) => !UNDER_WAY.has(status)), IN_TIME)
    .toBe(true);
  return those();
};

const exported = async (): Promise<readonly Buffer[]> => {
  const path = '/api/auth/account/export';
  await creator.post(path, {});
  const status = async () => Export.parse(await (await creator.get(path)).json()).status;
  await expect.poll(status, IN_TIME).toBe('ready');
  const { url } = OpenedExport.parse(await (await creator.post(`${path}/link`, {})).json());
  return [...(await unzip(Buffer.from(await (await fetch(url)).arrayBuffer()))).values()];
};

/** The mark in Base64, at each possible alignment. */
const IN_BASE64 = [0, 1, 2].map((shift) => {
  const text = Buffer.from(`${' '.repeat(shift)}${SECRET_MARK}`).toString('base64url');
  return text.slice(Math.ceil((shift * 4) / 3), Math.floor(((shift + SECRET_MARK.length) * 4) / 3));
});
const tells = (text: string | Buffer): boolean =>
  [SECRET_MARK, ...IN_BASE64].some((trace) => text.includes(trace));

/**
 * The edge logs every query string, including the code that a creator returns with, and keeps the log until
 * MeterEgress has read it. By then, the code has been used; it is also worthless without the verifier, which is
 * sealed.
 */
const withoutCodes = (edgeLog: Buffer): Buffer =>
  Buffer.from(edgeLog.toString('utf8').replaceAll(/(?<=[&"]code=)[^&"]*/gu, ''));

/** The first two bytes of a gzip file, such as the edge log. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The files in the cloud’s folder: logs, cost lines, rows, objects, executions with their history, emails. */
const filesOfCloud = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const { dataDir } = sharedCloud();
  const files = new Map<string, Buffer>();
  for await (const entry of glob('**/*', { cwd: dataDir, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // A file deleted in the meantime counts as empty.
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    const name = relative(dataDir, path);
    files.set(name, content.subarray(0, 2).equals(GZIP) ? withoutCodes(gunzipSync(content)) : content);
  }
  return files;
};
/** The stand-ins’ own memory. */
const KNOWS = /^platforms\//u;

// Proves publish-secrets-nowhere.
it(
  'platform secrets never reach a log, cost line, row, execution, archive or response, even if a platform echoes them',
  async () => {
    await connect();
    const [channel] = (await connections()).filter(({ platform }) => platform === 'youtube');
    await creator.patch(`/api/publishing/connections/${channel?.id}`, { made_for_kids: false });
    expect((await publish('inbox')).map(({ status }) => status).toSorted()).toEqual([
      'needs_you',
      'published',
    ]);

    await expireTokens();
    expect((await publish('direct')).map(({ status }) => status)).toEqual(['published', 'published']);

    await echoCalls('videos.insert', 'begin');
    for (const { problem } of await publish('inbox')) expect(problem?.message).toMatch(/^No … at http/u);
    await echoCalls('part', 'part');
    for (const { problem } of await publish('inbox')) expect(problem?.message).toMatch(/=….$/u);

    await expireTokens();
    await echoForms('token');
    expect((await publish('inbox')).map(({ status }) => status)).toEqual(['failed', 'failed']);
    for (const { ended } of await connections()) expect(ended).toMatch(/^No .*=…/u);

    await echoForms('token');
    await connect();
    await connect();
    const archive = await exported();
    const sealed = (await rowsOf(ownerId)).filter(({ sk }) => String(sk).startsWith('CONNECTION#'));
    await echoForms('revoke');
    for (const { id } of await connections()) await creator.delete(`/api/publishing/connections/${id}`);
    expect(await connections()).toEqual([]);

    // Each place contains traces of this test, so finding no secrets there means something.
    const files = await filesOfCloud();
    const [{ id }] = takeFrom(await publications());
    for (const place of ['logs/', 'dynamodb.sqlite', 'workflow.sqlite'])
      expect(
        [...files].some(([name, text]) => name.startsWith(place) && text.includes(id)),
        place,
      ).toBe(true);
    const telling = [...files].filter(([, text]) => tells(text)).map(([name]) => name);
    expect(telling.filter((name) => KNOWS.test(name))).toHaveLength(PLATFORM_IDS.length);
    expect(sealed).toHaveLength(PLATFORM_IDS.length);
    expect(archive.filter((file) => file.includes(TITLE))).not.toEqual([]);
    expect(creator.heard.join('')).toContain(TITLE);

    expect(creator.heard.filter(tells)).toEqual([]);
    expect(archive.filter(tells)).toEqual([]);
    expect((await rowsNaming(SECRET_MARK)).map(({ pk, sk }) => [pk, sk])).toEqual([]);
    expect(telling.filter((name) => !KNOWS.test(name))).toEqual([]);
  },
  LIMIT_MS,
);
