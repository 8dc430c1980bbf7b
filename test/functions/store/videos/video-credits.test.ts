import { DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, emptyAccount } from '#functions/domain/credits/credits.ts';
import { settle } from '#functions/domain/credits/free-month.ts';
import { newVideo } from '#functions/domain/video/new-video.ts';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { videoStore } from '#functions/store/videos/video-store.ts';
import { choice, storyOf } from '#test/support/builders/drafts.ts';
import { mockAws } from '#test/support/cloud/aws-mock.ts';
import { cancelled } from '#test/support/cloud/cancelled.ts';
import { defined } from '#test/support/values.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const OWNER = 'user';
const mock = mockAws(DynamoDBDocumentClient);
const store = videoStore({ client: connect(), name: 'table' });
const draft = newVideo('video', storyOf(OWNER), choice, NOW);
const video = { ...draft, mediaFolder: 'folder', charge: [{ grantId: 'free:2026-11', amount: 10 }] };
const job = { ownerId: OWNER, videoId: draft.id, attempt: 1 };
const account = (credits: number, version = 1): Account => {
  const { account: fresh } = settle(emptyAccount(OWNER, NOW), NOW);
  return { ...fresh, version, grants: fresh.grants.map((grant) => ({ ...grant, remaining: credits })) };
};
/** Mocks successive reads of a key to return these rows; all further reads return the last row. */
const reads = (key: object, ...rows: (object | undefined)[]): void => {
  const behaviour = mock.on(GetCommand, { Key: key });
  for (const row of rows.slice(0, -1)) behaviour.resolvesOnce({ Item: row });
  behaviour.resolves({ Item: rows.at(-1) });
};
const written = () =>
  mock.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);
const ledgerIds = (at: number) => {
  const names = defined(written()[at]).map(({ Put }) => String(Put?.Item?.['sk'] ?? ''));
  return names.filter((sk) => sk.startsWith('LEDGER#'));
};

beforeEach(() => {
  mock.reset();
  reads(keys.credits(OWNER), account(30));
  reads(keys.video(OWNER, draft.id), video);
  reads(keys.openReservation('2026-11', draft.id, 1), undefined);
  reads(keys.films(OWNER), undefined);
  reads(keys.profile(OWNER), { mediaFolder: 'folder' });
});

describe.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
  'a DynamoDB %s',
  (code) => {
    const trouble = (times: number) => {
      const behaviour = mock.on(TransactWriteCommand);
      for (let time = 0; time < times; time += 1) behaviour.rejectsOnce(cancelled('None', code));
      behaviour.resolves({});
    };

    it('while a video is being created leads to a retry with the same rows, and to only one reservation', async () => {
      trouble(2);
      expect((await store.create(draft, undefined, NOW)).kind).toBe('created');
      expect(written()).toHaveLength(3);
      expect(new Set(written().map((items) => JSON.stringify(items))).size).toBe(1);
      expect(ledgerIds(2)).toEqual(['LEDGER#reserve:video:1:free:2026-11']);
    });

    it('while a video is being marked as failed leads to a retry, and the credits are returned once', async () => {
      trouble(2);
      expect(await store.fail(job, 'It failed.', NOW)).toBe(true);
      expect(written()).toHaveLength(3);
      expect(ledgerIds(2)).toEqual(['LEDGER#return:video:1:free:2026-11']);
    });

    it('while a second attempt starts leads to a retry, and to only one reservation', async () => {
      trouble(1);
      const failed = { ...video, status: 'failed' as const };
      expect((await store.retry(failed, NOW)).kind).toBe('retried');
      expect(ledgerIds(1)).toEqual(['LEDGER#reserve:video:2:free:2026-11']);
    });

    it('that persists becomes an error', async () => {
      mock.on(TransactWriteCommand).rejects(cancelled('None', code));
      await expect(store.create(draft, undefined, NOW)).rejects.toThrow('cancelled');
    });
  },
);

describe('an account that changed concurrently', () => {
  it('is read again, and refused the video without another write if its balance is now too small', async () => {
    reads(keys.credits(OWNER), account(10), account(0, 2));
    mock.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None'));
    expect((await store.create(draft, undefined, NOW)).kind).toBe('limit');
    expect(written()).toHaveLength(1);
  });

  it('is read again, and pays for the video at the new version if it has enough left', async () => {
    reads(keys.credits(OWNER), account(20), account(10, 2));
    mock
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('ConditionalCheckFailed', 'None', 'None'))
      .resolves({});
    expect((await store.create(draft, undefined, NOW)).kind).toBe('created');
    const fences = written().map(([first]) => first?.Put?.ExpressionAttributeValues?.[':version']);
    expect(fences).toEqual([1, 2]);
  });

  it('gets no credits back when another call has already returned them', async () => {
    reads(keys.video(OWNER, draft.id), video, { ...video, status: 'failed' });
    mock
      .on(TransactWriteCommand)
      .rejects(cancelled('ConditionalCheckFailed', 'None', 'ConditionalCheckFailed'));
    expect(await store.fail(job, 'It failed.', NOW)).toBe(false);
    expect(written()).toHaveLength(1);
  });
});
