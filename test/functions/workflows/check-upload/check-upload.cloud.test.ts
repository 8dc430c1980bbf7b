import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/schemas/uploads.ts';
import { uploads } from '#functions/wiring/stores.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import type { Visitor } from '#test/support/browser/visitor.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder, mediaFolderOf } from '#test/support/cloud/left-behind.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { writeOwnFile } from '#test/support/uploads/own-files.ts';
import { checkedUpload, sendUpload } from '#test/support/uploads/send-upload.ts';
import { defined } from '#test/support/values.ts';

const GONE = { timeout: 30_000, interval: 300 };
const { url } = sharedCloud();
const folder = await mkdtemp(join(tmpdir(), 'veilcast-uploads-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

let creator: Visitor;
let id: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ visitor: creator, id } = await newAccount());
});

const file = async (name: string): Promise<Buffer> => readFile(await writeOwnFile(folder, name));
const sent = async (kind: Upload['kind'], bytes: Uint8Array): Promise<Upload> =>
  checkedUpload(creator, (await sendUpload(creator, kind, bytes)).id);
const quota = async (): Promise<number> => (await (await creator.get('/api/uploads/quota')).json()).usedBytes;
const opened = async (path: string): Promise<Buffer> => {
  const answer = await creator.get(path);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

describe('an upload check', { timeout: 90_000 }, () => {
  // Proves checkUpload.
  it('converts a picture, a clip and a sound into the formats that films use', async () => {
    await creator.get('/api/auth/me');
    const picture = await sent('picture', await file('a JPEG in wide colours'));
    expect(picture).toMatchObject({ status: 'ready', width: 300, height: 400 });
    const jpeg = await opened(defined(picture.url));
    expect(jpeg.includes('Exif')).toBe(false);
    expect((await opened(defined(picture.thumbnail))).length).toBeLessThan(jpeg.length + 1);
    expect((await fetch(new URL(defined(picture.url), url))).status).toBe(403);

    const clip = await sent('clip', await file('a clip'));
    expect(clip).toMatchObject({ status: 'ready', seconds: 2, hasSound: true, width: 320, height: 240 });
    expect((await opened(defined(clip.url))).includes('+48.8577')).toBe(false);

    const sound = await sent('sound', await file('a sound'));
    expect(sound).toMatchObject({ status: 'ready', seconds: 2 });
    expect((await uploads().find(id, sound.id))?.loudnessLufs).toBeLessThan(-5);

    // Only the stored files count, and nothing is left in the upload area.
    expect(await quota()).toBe(picture.bytes + clip.bytes + sound.bytes);
    await expect.poll(() => filesUnder(`work/${id}/`), GONE).toEqual([]);
    expect(await filesUnder(`media/${await mediaFolderOf(id)}/uploads/`)).toHaveLength(5);
    const again = await creator.post(`/api/uploads/${clip.id}/check`);
    expect([again.status, (await again.json()).status]).toEqual([202, 'ready']);
  });

  // Proves call-bad-files-refused-in-sentence, input-png-script-svg-60-000.
  it('refuses a file of any other type with an explanation, and keeps none of it', async () => {
    const refused = await sent(
      'picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(99)),
    );
    expect(refused).toMatchObject({ status: 'refused', bytes: 0 });
    expect(refused.error).toBe(
      'This file isn’t what its name says: it isn’t a picture we can read. Use a JPEG, PNG or WebP file.',
    );
    expect(await quota()).toBe(0);
    // The files are erased after the API has responded.
    await expect.poll(() => filesUnder(`work/${id}/`), GONE).toEqual([]);
    expect(await filesUnder(`media/${await mediaFolderOf(id)}/`)).toEqual([]);
    expect((await creator.delete(`/api/uploads/${refused.id}`)).status).toBe(200);
    expect(await quota()).toBe(0);
  });

  it('leaves no trace of an upload that was deleted meanwhile', async () => {
    const { id: uploadId } = await sendUpload(creator, 'clip', await file('a clip'));
    expect((await creator.delete(`/api/uploads/${uploadId}`)).status).toBe(200);
    await expect.poll(() => filesUnder(`work/${id}/`), GONE).toEqual([]);
    expect(await quota()).toBe(0);
    await expect.poll(async () => filesUnder(`media/${await mediaFolderOf(id)}/`), GONE).toEqual([]);
  });

  it('is refused before the file has arrived', async () => {
    const begun = await (
      await creator.post('/api/uploads', { kind: 'picture', name: 'x', bytes: 9, type: 'image/png' })
    ).json();
    const early = await creator.post(`/api/uploads/${begun.upload.id}/check`);
    expect([early.status, (await early.json()).code]).toEqual([409, 'not_ready']);
  });
});
