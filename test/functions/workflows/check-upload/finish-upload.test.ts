import { describe, expect, it } from 'vitest';
import type { Judgement } from '#contract/moderation.ts';
import type { Media } from '#functions/domain/media/ports.ts';
import type { KeptUpload, Uploads } from '#functions/domain/uploads/ports.ts';
import type { Upload } from '#functions/domain/uploads/upload.ts';
import { finishUploadStep } from '#functions/workflows/check-upload/finish-upload.ts';
import { freeWork } from '#test/support/queue/free-work.ts';
import { partial } from '#test/support/values.ts';

const INPUT = {
  userId: 'ada',
  uploadId: 'one',
  mediaFolder: 'folder',
  kind: 'clip',
  made: { facts: { seconds: 4, width: 320, height: 240 }, bytes: 500, frames: 3 },
  tookMs: 2000,
} as const;
const ARRIVAL = 'work/ada/uploads/one/';
const PLACE = 'media/folder/uploads/one/';
const NOBODY_CARES = { self_harm: 'hold', hate: 'refuse', harassment: 'hold', graphic: 'warn' } as const;

interface Given {
  readonly judge?: (frame: number) => Judgement | undefined;
  readonly status?: Upload['status'];
  readonly finish?: 'ready' | 'full' | 'gone';
}

const check = async ({ judge = () => undefined, status = 'checking', finish = 'ready' }: Given = {}) => {
  const row: Partial<Upload> = { id: 'one', ownerId: 'ada', status };
  const files = new Set([`${ARRIVAL}source`]);
  const seen: { kept?: KeptUpload; judged: number } = { judged: 0 };
  const uploads = partial<Uploads>({
    find: async () => partial<Upload>(row),
    finish: async (_, kept) => {
      if (finish === 'ready') Object.assign(row, { status: 'ready' });
      seen.kept = kept;
      return finish;
    },
    refuse: async (_, error) => {
      Object.assign(row, { status: 'refused', error });
      return true;
    },
  });
  const media = partial<Media>({
    read: async () => new Uint8Array(),
    copyAll: async (_, to) => files.add(`${to}clip.mp4`).size,
    eraseAll: async (prefix) => {
      for (const file of files) if (file.startsWith(prefix)) files.delete(file);
    },
  });
  const paid: string[] = [];
  const step = finishUploadStep({
    ...freeWork({ paid }),
    uploads: () => uploads,
    media: () => media,
    credits: () => ({ subscription: async () => 'free' as const }),
    moderator: () => ({
      judgeTexts: async () => undefined,
      judgePicture: async (read) => {
        await read();
        seen.judged += 1;
        return judge(seen.judged - 1);
      },
    }),
    moderationActions: () => ({ ...NOBODY_CARES, sexual: 'refuse' }),
    now: () => new Date('2026-11-24T10:00:00Z'),
  });
  const result = await step.run(INPUT);
  return { ...seen, paid, result, row, files: [...files] };
};

describe('FinishUpload', () => {
  it.each(['checking', 'refused', 'ready'] as const)(
    'charges the owner for the check of a file that is %s, and frees its slot',
    async (status) => {
      expect((await check({ status })).paid).toEqual(['ada checks 2000 ms', 'ada left: one']);
    },
  );

  it('publishes what passes moderation, and leaves nothing in the upload area', async () => {
    const { row, files, judged } = await check();
    expect(row.status).toBe('ready');
    expect(files).toEqual([`${PLACE}clip.mp4`]);
    expect(judged).toBe(3);
  });

  // Proves call-uploads-judged-owner-sees-moderator.
  it('refuses a clip because of one of its frames, and publishes none of it', async () => {
    const { row, files } = await check({
      judge: (frame) => (frame === 2 ? { class: 'sexual' } : undefined),
    });
    expect(row).toMatchObject({ status: 'refused', error: expect.stringMatching(/^This clip looks like/u) });
    expect(files).toEqual([]);
  });

  it('stores the strictest review of any frame, for the videos that use the clip', async () => {
    const classes = ['graphic', 'harassment', 'graphic'] as const;
    const { kept } = await check({ judge: (frame) => ({ class: classes[frame] ?? 'graphic' }) });
    expect(kept?.review).toBe('held');
  });

  it('fails while the moderator is down, so that the step is retried', async () => {
    const away = (): never => {
      throw new Error('ECONNREFUSED');
    };
    await expect(check({ judge: away })).rejects.toMatchObject({ name: 'ProviderBusy' });
  });

  it('stores nothing from an upload that was deleted or no longer fits, and doesn’t judge a ready one again', async () => {
    expect((await check({ finish: 'full' })).row).toMatchObject({
      status: 'refused',
      error: expect.stringMatching(/storage/u),
    });
    expect((await check({ finish: 'full' })).files).toEqual([]);
    expect((await check({ finish: 'gone' })).files).toEqual([]);
    const again = await check({ status: 'ready' });
    expect([again.judged, again.row.status]).toEqual([0, 'ready']);
  });
});
