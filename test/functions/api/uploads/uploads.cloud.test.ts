import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { MEDIA_GB, UPLOADS_AT_ONCE, UPLOADS_KEPT } from '#contract/catalogue.ts';
import { BegunUpload, Upload, UploadQuota } from '#contract/schemas/uploads.ts';
import { sourceKey, uploadPrefix } from '#functions/domain/uploads/upload-keys.ts';
import { userPk } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { storageKey } from '#functions/store/table/upload-keys.ts';
import { newId } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { giveGeneratingVideo } from '#test/support/builders/finished-films.ts';
import { givePlan } from '#test/support/builders/plans.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { putFile } from '#test/support/uploads/send-upload.ts';

const { env } = sharedCloud();
const MB = 1e6;
const PICTURE = { kind: 'picture', name: 'Lighthouse.png', bytes: 2 * MB, type: 'image/png' } as const;

let creator: Visitor;
let id: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
});

const ask = (change: object = {}): Promise<Response> =>
  creator.post('/api/uploads', { ...PICTURE, ...change });
const begun = async (change: object = {}): Promise<z.infer<typeof BegunUpload>> =>
  BegunUpload.parse(await (await ask(change)).json());
const quota = async (): Promise<UploadQuota> =>
  UploadQuota.parse(await (await creator.get('/api/uploads/quota')).json());
const listed = async (): Promise<Upload[]> => (await creator.get('/api/uploads')).json();
const put = (row: Record<string, unknown>) =>
  connect().send(new PutCommand({ TableName: env['TABLE_NAME'], Item: row }));

const REFUSED = [
  ['an SVG', { type: 'image/svg+xml' }, 415, /JPEG, PNG or WebP/u],
  ['a GIF', { type: 'image/gif' }, 415, /JPEG, PNG or WebP/u],
  ['a playlist as a clip', { kind: 'clip', type: 'application/vnd.apple.mpegurl' }, 415, /MP4, MOV or WebM/u],
  ['a picture as a sound', { kind: 'sound' }, 415, /MP3, M4A, WAV or OGG/u],
  ['a picture of 26 MB', { bytes: 26 * MB }, 413, /up to 25 MB; this file has 26 MB/u],
  ['a clip of 201 MB', { kind: 'clip', type: 'video/mp4', bytes: 201 * MB }, 413, /up to 200 MB/u],
  ['a sound of 21 MB', { kind: 'sound', type: 'audio/mpeg', bytes: 21 * MB }, 413, /up to 20 MB/u],
  ['an empty file', { bytes: 0 }, 400, /empty/u],
  ['a file without a name', { name: '\u200B' }, 400, /needs a name/u],
  ['a claim of no rights', { rights: false }, 400, /./u],
] as const;

describe('an upload', () => {
  it('starts with a ten-minute permit for exactly one key, size and type', async () => {
    const { upload, put } = await begun({ type: 'image/PNG; charset=binary' });
    expect(upload).toMatchObject({ kind: 'picture', name: 'Lighthouse.png', status: 'uploading' });
    expect(put.headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
    const { pathname, searchParams } = new URL(put.url);
    expect(pathname.endsWith(`/work/${id}/uploads/${upload.id}/source`)).toBe(true);
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
    expect(searchParams.get('X-Amz-Expires')).toBe('600');
    expect(await quota()).toEqual({ usedBytes: 2 * MB, mostBytes: 200 * MB });
  });

  // Proves call-permits-key-type-size-once.
  it('accepts its file once, and no other file', async () => {
    const { upload, put } = await begun({ bytes: 12 });
    const [first, second] = [Buffer.from('twelve bytes'), Buffer.from('other twelve')];
    expect((await putFile(put, Buffer.from('thirteen byte'))).status).toBe(403);
    const sent = await Promise.all([first, second].map((file) => putFile(put, file)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await putFile(put, second)).status).toBe(412);
    const kept = Buffer.from(await media().read(sourceKey({ ownerId: id, id: upload.id })));
    expect(kept).toEqual(sent[0]?.status === 200 ? first : second);
  });

  it('is refused with an explanation if its file can’t be used, and takes up no storage', async () => {
    for (const [what, change, status, says] of REFUSED) {
      const answer = await ask(change);
      expect(answer.status, what).toBe(status);
      expect((await answer.json()).detail).toMatch(says);
    }
    expect((await quota()).usedBytes).toBe(0);
  });

  it('of a recording is accepted in any format that browsers record', async () => {
    for (const type of ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg; codecs=opus'])
      expect((await ask({ kind: 'sound', type })).status).toBe(200);
  });
});

describe('storage', () => {
  // Proves createUpload, readUploadQuota, input-twenty-uploads-once-full-quota.
  it('never exceeds the plan’s limit, even with many concurrent uploads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask({ kind: 'clip', type: 'video/mp4', bytes: 30 * MB })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(statuses.filter((status) => status === 402)).toHaveLength(4);
    expect(await quota()).toEqual({ usedBytes: 180 * MB, mostBytes: 200 * MB });
    expect((await (await ask({ bytes: 20 * MB + 1 })).json()).detail).toMatch(/200 MB of media storage/u);
    expect((await ask({ bytes: 20 * MB })).status).toBe(200);
  });

  it('grows with the plan, and is read-only after a downgrade', async () => {
    await givePlan(id, { subscription: 'trial', credits: 10, trialDays: 7 });
    expect((await quota()).mostBytes).toBe(MEDIA_GB.trial * 1e9);
    const { id: kept } = await giveUpload(id, 'clip', { bytes: 900 * MB });
    await givePlan(id, { subscription: 'trial', credits: 10, trialDays: -1 });
    await givePlan(id, { subscription: 'hobby', credits: 10 });
    expect((await quota()).mostBytes).toBe(2e9);
    await put({ ...storageKey(id), bytes: 2.5e9, files: 1, open: 0 });
    expect((await ask({ bytes: 1 })).status).toBe(402);
    expect((await listed()).map((one) => one.id)).toEqual([kept]);
  });

  it(`accepts ${UPLOADS_AT_ONCE} unchecked files at a time and ${UPLOADS_KEPT} in all`, async () => {
    await put({ ...storageKey(id), bytes: 0, files: 30, open: UPLOADS_AT_ONCE });
    const many = await ask();
    expect(many.status).toBe(429);
    expect(many.headers.get('retry-after')).toBe('30');
    await put({ ...storageKey(id), bytes: 0, files: UPLOADS_KEPT, open: 0 });
    expect((await (await ask()).json()).detail).toMatch(/1000 files/u);
  });
});

describe('My Media', () => {
  // Proves listUploads, readUpload.
  it('lists a creator’s own files newest first, and shows them to no one else', async () => {
    const first = await giveUpload(id, 'clip');
    const second = await giveUpload(id, 'sound');
    const { upload } = await begun({ name: '../../etc/passwd' });
    expect((await listed()).map((one) => one.id)).toEqual([upload.id, second.id, first.id]);
    const [, sound, clip] = await listed();
    expect(clip).toMatchObject({
      url: `/${uploadPrefix(first)}clip.mp4`,
      thumbnail: `/${uploadPrefix(first)}thumbnail.jpg`,
      seconds: 4,
      hasSound: true,
    });
    expect(sound).toMatchObject({ url: `/${uploadPrefix(second)}sound.m4a` });
    expect(sound?.thumbnail).toBeUndefined();
    expect(await (await creator.get(`/api/uploads/${first.id}`)).json()).toEqual(clip);
    const other = await signIn(newPerson());
    expect(await (await other.get('/api/uploads')).json()).toEqual([]);
    for (const answer of [
      await other.get(`/api/uploads/${first.id}`),
      await other.delete(`/api/uploads/${first.id}`),
    ])
      expect(answer.status).toBe(404);
  });

  // Proves deleteUpload.
  it('frees the storage of a deleted file and keeps no trace of it', async () => {
    const upload = await giveUpload(id, 'picture', { bytes: 5 * MB });
    await media().write(`${uploadPrefix(upload)}picture.jpg`, 'x', 'image/jpeg');
    await media().write(`work/${id}/uploads/${upload.id}/source`, 'x', 'image/png');
    expect((await creator.delete(`/api/uploads/${upload.id}`)).status).toBe(200);
    expect((await creator.delete(`/api/uploads/${upload.id}`)).status).toBe(404);
    expect((await quota()).usedBytes).toBe(0);
    expect(await filesUnder(uploadPrefix(upload))).toEqual([]);
    expect(await filesUnder(`work/${id}/`)).toEqual([]);
  });

  // Proves deleteUpload.
  it('keeps a file that a storyboard or an unfinished video needs', async () => {
    const upload = await giveUpload(id);
    const board = {
      pk: userPk(id),
      sk: `STORYBOARD#${newId()}`,
      scenes: [{ media: { uploadId: upload.id } }],
    };
    await put(board);
    const remove = (): Promise<Response> => creator.delete(`/api/uploads/${upload.id}`);
    const refused = await remove();
    expect([refused.status, (await refused.json()).detail]).toEqual([
      409,
      expect.stringMatching(/^A storyboard uses this file/u),
    ]);
    await put({ ...board, videoId: newId() });
    const video = await giveGeneratingVideo(id);
    await put({ pk: userPk(id), sk: `VIDEO#${video.id}`, ...video, music: { uploadId: upload.id } });
    expect((await (await remove()).json()).detail).toMatch(/^A video that is being made uses this file/u);
    await put({ pk: userPk(id), sk: `VIDEO#${video.id}`, ...video });
    expect((await remove()).status).toBe(200);
  });

  it('keeps a recording that a storyboard uses or that is still being matched, even for a finished video', async () => {
    const { id: uploadId } = await giveUpload(id, 'sound');
    const recording = { uploadId, number: 1, startedAt: new Date().toISOString(), scenes: {} };
    const board = { pk: userPk(id), sk: `STORYBOARD#${newId()}`, narration: uploadId };
    const remove = async (): Promise<number> => (await creator.delete(`/api/uploads/${uploadId}`)).status;
    await put({ ...board, recording: { ...recording, status: 'aligned' } });
    expect(await remove()).toBe(409);
    await put({ ...board, videoId: newId(), recording: { ...recording, status: 'aligning' } });
    expect(await remove()).toBe(409);
    const { narration: _, ...without } = board;
    await put({ ...without, recording: { ...recording, status: 'aligned' } });
    expect(await remove()).toBe(200);
  });
});
