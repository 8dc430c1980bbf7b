import { beforeEach, describe, expect, it } from 'vitest';
import { TIERS } from '#functions/domain/plans/tiers.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { sourceKey } from '#functions/domain/uploads/upload-keys.ts';
import { pruneUploads } from '#functions/scheduled/files/prune-uploads.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { media } from '#functions/wiring/media.ts';
import { queueing } from '#functions/wiring/spending.ts';
import { accountDeletions, checks, uploads } from '#functions/wiring/stores.ts';
import { deleteFilesStep } from '#functions/workflows/account-deletion/delete-files.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder } from '#test/support/cloud/left-behind.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';
import { beginUpload, putFile } from '#test/support/uploads/send-upload.ts';

const MINUTE_MS = 60_000;
const later = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

let ownerId: string;
let started: string[];
beforeEach(async () => {
  useCloudEnvironment();
  ({ id: ownerId } = await newAccount());
  started = [];
});

/** What the duty does to this creator’s uploads; other tests use other creators. */
const tendOwn = async (at: Date): Promise<string[]> => {
  const uploadChecker = () => ({ start: async ({ id }: { id: string }) => void started.push(id) });
  const duty = pruneUploads({ ...queueing, checks, uploads, uploadChecker, media, now: () => at });
  const outcomes: string[] = [];
  for await (const upload of duty.due())
    if (upload.ownerId === ownerId) outcomes.push(await duty.tend(upload));
  return outcomes;
};

const begun = async (): Promise<Upload> => {
  const draft = { id: newId(), ownerId, kind: 'clip', name: 'x', type: 'video/mp4', bytes: 500 } as const;
  const outcome = await uploads().begin(draft, 1e9, now());
  if (outcome.kind !== 'begun') throw new Error(outcome.kind);
  await media().write(sourceKey(outcome.upload), 'half of it', 'video/mp4');
  return outcome.upload;
};
const used = async (): Promise<number> => (await uploads().used(ownerId)).bytes;

describe('PruneUploads', () => {
  // Proves call-uploads-stop-half-way-checks, input-twenty-uploads-once-full-quota.
  it('removes an upload that stopped halfway over an hour ago, erases its file and frees its storage', async () => {
    await begun();
    expect(await tendOwn(later(59))).toEqual([]);
    expect(await used()).toBe(500);
    expect(await tendOwn(later(61))).toEqual(['removed', 'erased']);
    expect(await uploads().used(ownerId)).toEqual({ bytes: 0, files: 0, open: 0 });
    expect(await filesUnder(`work/${ownerId}/`)).toEqual([]);
    expect((await uploads().list(ownerId)).items).toEqual([]);
  });

  it('starts a check that was never started, and ends a lost check without leaking storage', async () => {
    const upload = await begun();
    await uploads().beginCheck(upload, now());
    expect(await tendOwn(later(2))).toEqual(['queued']);
    expect(await tendOwn(later(2))).toEqual(['left']);
    await checks().take(TIERS, now());
    expect(await tendOwn(later(2))).toEqual(['started']);
    expect(started).toEqual([upload.id]);
    expect(await tendOwn(later(10))).toEqual([]);
    expect(await tendOwn(later(61))).toEqual(['ended', 'erased']);
    expect(await uploads().find(ownerId, upload.id)).toMatchObject({
      status: 'refused',
      error: 'We couldn’t check this file. Please upload it again.',
    });
    expect(await uploads().used(ownerId)).toEqual({ bytes: 0, files: 0, open: 0 });
    expect(await filesUnder(`work/${ownerId}/`)).toEqual([]);
    expect(await tendOwn(later(1000))).toEqual([]);
  });

  it('keeps ready uploads, and the storage that they use adds up no matter what happened before', async () => {
    await giveUpload(ownerId, 'picture', { bytes: 700 });
    const other = await begun();
    await uploads().beginCheck(other, now());
    expect(await uploads().finish(other, { bytes: 600, facts: {} }, 1200)).toBe('full');
    expect(await uploads().finish(other, { bytes: 400, facts: {} }, 1200)).toBe('ready');
    expect(await uploads().finish(other, { bytes: 400, facts: {} }, 1200)).toBe('gone');
    expect(await tendOwn(later(1000))).toEqual(['erased', 'erased']);
    expect(await uploads().used(ownerId)).toEqual({ bytes: 1100, files: 2, open: 0 });
  });
});

describe('a permit', () => {
  const FILE = Buffer.alloc(500);
  const sourcesOf = (): Promise<string[]> => filesUnder(`work/${ownerId}/`);

  // Proves call-permits-outlive-upload-objects-no.
  it('leaves nothing behind if it outlives its upload: any file sent with it is erased', async () => {
    const { visitor: creator, id } = await newAccount();
    ownerId = id;
    const { upload, put } = await beginUpload(creator, 'picture', FILE.length);
    expect((await creator.delete(`/api/uploads/${upload.id}`)).status).toBe(200);
    expect((await putFile(put, FILE)).status).toBe(200);
    await tendOwn(later(61));
    expect(await sourcesOf()).toEqual([]);
    expect(await tendOwn(later(1000))).toEqual([]);
  });

  it('causes its file to be erased when it expires, even if the upload is ready, but not before a check has finished', async () => {
    const [ready, checked] = [await begun(), await begun()];
    for (const upload of [ready, checked]) await uploads().beginCheck(upload, now());
    await uploads().finish(ready, { bytes: 400, facts: {} }, 1e9);
    await uploads().markStarted(checked, later(30));
    expect(await tendOwn(later(59))).toEqual([]);
    expect((await tendOwn(later(61))).toSorted()).toEqual(['erased', 'left']);
    expect(await sourcesOf()).toEqual([sourceKey(checked)]);
    await uploads().finish(checked, { bytes: 400, facts: {} }, 1e9);
    expect(await tendOwn(later(71))).toEqual(['erased']);
    expect(await sourcesOf()).toEqual([]);
  });
});

describe('an account’s deletion', () => {
  it('erases both arriving and stored files', async () => {
    const upload = await begun();
    await media().write(`media/${upload.mediaFolder}/uploads/${upload.id}/clip.mp4`, 'x', 'video/mp4');
    await deleteFilesStep({ accountDeletions, media }).run({ userId: ownerId });
    expect(await filesUnder(`work/${ownerId}/`)).toEqual([]);
    expect(await filesUnder(`media/${upload.mediaFolder}/`)).toEqual([]);
  });
});
