import { beforeEach, describe, expect, it } from 'vitest';
import { type Place, placeOf } from '#functions/domain/media/place-of.ts';
import type { Round } from '#functions/domain/media/ports.ts';
import { arrivalPrefix, sourceKey } from '#functions/domain/uploads/upload-keys.ts';
import { findStrays, MOST_A_ROUND } from '#functions/scheduled/files/find-strays.ts';
import { newId, now } from '#functions/wiring/clock.ts';
import { listObjects, media } from '#functions/wiring/media.ts';
import { accountDeletions, exports, strays, uploads } from '#functions/wiring/stores.ts';
import { deleteFilesStep } from '#functions/workflows/account-deletion/delete-files.ts';
import { newAccount } from '#test/support/account/sign-in.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { filesUnder } from '#test/support/cloud/left-behind.ts';
import { giveUpload } from '#test/support/uploads/give-upload.ts';

const HOUR_MS = 3_600_000;
const later = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);
const write = (key: string): Promise<void> => media().write(key, 'x', 'text/plain');

let ownerId: string;
let folder: string;
beforeEach(async () => {
  useCloudEnvironment();
  ({ id: ownerId } = await newAccount());
  ({ mediaFolder: folder } = await giveUpload(ownerId));
});

const isOwn = (place: Place): boolean => place.ownerId === ownerId || place.folder === folder;

/** Runs a whole round, but only over this creator’s folders; other tests use other creators. */
const roundAt = async (
  at: Date,
  begun?: Round,
): Promise<{ outcomes: string[]; round?: Round | undefined }> => {
  let round = begun;
  const ownRound = {
    round: async () => round,
    goOn: async (next: Round) => {
      round = next;
    },
    isKnown: (place: Place) => strays().isKnown(place),
  };
  const duty = findStrays({ listObjects, strays: () => ownRound, media, now: () => at });
  const outcomes: string[] = [];
  for (let isOver = false; !isOver; isOver = round?.restsUntil !== undefined)
    for await (const place of duty.due()) if (isOwn(place)) outcomes.push(await duty.tend(place));
  return { outcomes, round };
};

describe('FindStrays', () => {
  // Proves call-permits-outlive-upload-objects-no.
  it('removes objects without a row a day after they were stored, and keeps all others', async () => {
    const upload = await giveUpload(ownerId, 'clip');
    const made = await exports().begin({ ownerId, id: newId() }, now());
    if (made.kind !== 'begun') throw new Error(made.kind);
    const known = [
      sourceKey(upload),
      `media/${folder}/uploads/${upload.id}/clip.mp4`,
      `media/exports/${folder}/${made.made.id}.zip`,
    ];
    const unknown = [
      sourceKey({ ownerId, id: newId() }),
      `work/${ownerId}/${newId()}/stills/a.jpg`,
      `withheld/${ownerId}/${newId()}/film.mp4`,
      `withheld/${ownerId}/storyboards/${newId()}/1/s3-12.jpg`,
      `media/${folder}/${newId()}/film-720p.mp4`,
      `media/${folder}/storyboards/${newId()}/1/s3-12.jpg`,
      `media/${folder}/uploads/${newId()}/clip.mp4`,
      `media/exports/${folder}/${newId()}.zip`,
    ];
    for (const key of [...known, ...unknown]) await write(key);
    const under = async (): Promise<string[]> =>
      (
        await Promise.all(
          [ownerId, folder].flatMap((own) => ROOTS.map((root) => filesUnder(`${root}${own}/`))),
        )
      ).flat();
    expect((await roundAt(later(23))).outcomes).toEqual([]);
    const { outcomes, round } = await roundAt(later(25));
    expect(outcomes.filter((outcome) => outcome === 'removed')).toHaveLength(unknown.length);
    expect((await under()).toSorted()).toEqual(known.toSorted());
    // The next round starts a day later.
    await write(unknown[0] ?? '');
    expect((await roundAt(later(26), round)).outcomes).toEqual([]);
    expect((await roundAt(later(50), round)).outcomes).toContain('removed');
  });

  // Proves call-permits-outlive-upload-objects-no.
  it('finds a file that was sent with a permit after the account was deleted', async () => {
    const draft = { id: newId(), ownerId, kind: 'clip', name: 'x', type: 'video/mp4', bytes: 1 } as const;
    await uploads().begin(draft, 1e9, now());
    await accountDeletions().begin(ownerId, now());
    await deleteFilesStep({ accountDeletions, media }).run({ userId: ownerId });
    await accountDeletions().removeRows(ownerId);
    await write(sourceKey(draft));
    expect((await roundAt(later(25))).outcomes).toEqual(['removed']);
    expect(await filesUnder(arrivalPrefix(draft))).toEqual([]);
  });

  it('stops when it finds so many strays that the table must be wrong', async () => {
    await write(`media/${folder}/${newId()}/film-720p.mp4`);
    const round = { root: 0, removed: MOST_A_ROUND };
    await expect(roundAt(later(25), round)).rejects.toThrow(/has no row/u);
    expect(await filesUnder(`media/${folder}/`)).toHaveLength(1);
  });
});

const ROOTS = ['media/', 'media/exports/', 'withheld/', 'work/'];

it('expects no row for evidence, or for anything not named like an account’s files', () => {
  const [owner, id] = [newId(), newId()];
  for (const key of [`evidence/${owner}/${id}/film.mp4`, `media/samples/${id}/film.mp4`, `work/${id}`, id])
    expect(placeOf(key)).toBeUndefined();
});
