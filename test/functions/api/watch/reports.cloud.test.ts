import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { TEXTS_KEPT } from '#functions/domain/operators/case.ts';
import { CaseRow } from '#functions/store/operators/case-row.ts';
import { OTHER_CASES, operatorKeys, URGENT_CASES } from '#functions/store/table/operator-keys.ts';
import { reports } from '#functions/wiring/operators/operator-stores.ts';
import { table } from '#functions/wiring/table.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

const sharedFilm = async () => {
  const creator = await creatorWithFilm();
  return { ...creator, shareId: shareIdOf(await shareOf(creator.visitor, creator.film.id)) };
};

const rowsOf = async (videoId: string) => {
  const { Items = [] } = await table().client.send(
    new QueryCommand({
      TableName: table().name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': operatorKeys.case(videoId).pk },
    }),
  );
  return {
    opened: Items.find(({ sk }) => sk === 'CASE'),
    texts: Items.filter(({ sk }) => sk !== 'CASE'),
  };
};

// Proves reportVideo.
it('a viewer without an account can report a video, and reports are counted once per network', async () => {
  const { film, id, shareId } = await sharedFilm();
  const report = { reason: 'copyright', words: ' My\u0000 song. ', email: 'singer@example.com' };
  const first = await new Visitor(url).post(`/api/watch/${shareId}/reports`, report);
  expect([first.status, await first.json()]).toEqual([200, { isNew: true }]);
  const again = await new Visitor(url).post(`/api/watch/${shareId}/reports`, { reason: 'other' });
  expect(await again.json()).toEqual({ isNew: false });
  const { opened, texts } = await rowsOf(film.id);
  expect(CaseRow.parse(opened)).toMatchObject({
    subject: film.id,
    ownerId: id,
    reports: 1,
    reasons: { copyright: 1 },
  });
  expect(texts).toMatchObject([{ words: 'My song.', email: 'singer@example.com', reason: 'copyright' }]);
});

const WRONG = [
  [{}, 'Choose what is wrong with this video.'],
  [{ reason: 'dislike' }, 'Choose what is wrong with this video.'],
  [{ reason: 'other', words: 'x'.repeat(1001) }, 'Use at most 1000 characters.'],
  [{ reason: 'other', email: 'nobody' }, 'Enter a valid email address.'],
] as const;
it('the error for an invalid report explains how to correct it', async () => {
  const { shareId } = await sharedFilm();
  for (const [report, detail] of WRONG) {
    const answer = await new Visitor(url).post(`/api/watch/${shareId}/reports`, report);
    expect([answer.status, (await answer.json()).detail]).toEqual([400, detail]);
  }
});

it('a video that no longer exists can’t be reported', async () => {
  const { visitor, film, shareId } = await sharedFilm();
  await visitor.delete(`/api/videos/${film.id}`);
  const answer = await new Visitor(url).post(`/api/watch/${shareId}/reports`, { reason: 'other' });
  expect(answer.status).toBe(404);
});

// Proves reportVideo.
it('no number of reports takes a video down; the case stores a count and the latest texts', async () => {
  const { film, id, shareId } = await sharedFilm();
  const count = TEXTS_KEPT + 2;
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 8, minute));
  for (let n = 0; n < count; n += 1)
    await reports().add(
      { ownerId: id, videoId: film.id },
      { reason: 'hate', words: `Report ${n}`, viewer: `network ${n}` },
      at(n),
    );
  const { opened, texts } = await rowsOf(film.id);
  expect(CaseRow.parse(opened)).toMatchObject({
    reports: count,
    reasons: { hate: count },
    openedAt: at(0).toISOString(),
  });
  expect(opened?.['gsi1pk']).toBe(OTHER_CASES);
  expect(texts).toHaveLength(TEXTS_KEPT);
  expect(texts.map(({ words }) => words)).toContain(`Report ${count - 1}`);
  expect(texts.map(({ words }) => words)).not.toContain('Report 0');
  expect((await new Visitor(url).get(`/api/watch/${shareId}`)).status).toBe(200);
  await reports().add({ ownerId: id, videoId: film.id }, { reason: 'danger', viewer: 'another' }, at(99));
  expect((await rowsOf(film.id)).opened?.['gsi1pk']).toBe(URGENT_CASES);
});
