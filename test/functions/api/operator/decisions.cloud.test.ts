import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { operatorKeys } from '#functions/store/table/operator-keys.ts';
import { rowsUnder } from '#functions/store/table/rows.ts';
import { auditTrail, cases, reports } from '#functions/wiring/operators/operator-stores.ts';
import { sessions, videos } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { decideBy, newOperator } from '#test/support/operators/operators.ts';

const { url } = sharedCloud();
beforeAll(useCloudEnvironment);

/** The kinds of emails that were or will be sent to an owner. */
const lettersTo = async (id: string) => (await rowsUnder(table(), id, 'MAIL#')).map(({ kind }) => kind);

const meOf = async (visitor: Visitor) => (await visitor.get('/api/auth/me')).json();

// Proves readCase.
it('a reported video stays in the queue with its reports until an operator dismisses them', async () => {
  const { visitor, id, film } = await creatorWithFilm('The Reported One');
  const shareId = shareIdOf(await shareOf(visitor, film.id));
  await new Visitor(url).post(`/api/watch/${shareId}/reports`, { reason: 'minors', words: 'Look.' });
  const operator = await newOperator();
  const open = await (await operator.visitor.get('/api/operator/cases')).json();
  expect(open.find((each: { id: string }) => each.id === film.id)).toMatchObject({
    title: 'The Reported One',
    isUrgent: true,
    isShared: true,
    reports: 1,
    reasons: [{ reason: 'minors', count: 1 }],
  });
  const file = await (await operator.visitor.get(`/api/operator/cases/${film.id}`)).json();
  expect(file).toMatchObject({ texts: [{ words: 'Look.' }], owner: { name: 'Ada Lovelace' } });
  expect((await new Visitor(url).get(file.filmUrl)).status).toBe(200);
  expect(await decideBy(operator, { action: 'dismiss', ownerId: id, videoId: film.id })).toEqual([
    200,
    undefined,
  ]);
  const left = await (await operator.visitor.get('/api/operator/cases')).json();
  expect(left.map((each: { id: string }) => each.id)).not.toContain(film.id);
  expect(await (await visitor.get('/api/notices')).json()).toEqual([]);
  await reports().add({ ownerId: id, videoId: film.id }, { reason: 'hate', viewer: 'x' }, new Date());
  expect(await cases().find(film.id)).toMatchObject({ reports: 1, reasons: { hate: 1 } });
});

// Proves rule-table-says-withheld-video-no.
it('a suspension ends every session, closes every link and blocks new work; reinstatement undoes it', async () => {
  const { visitor, id, film } = await creatorWithFilm();
  const address = await shareOf(visitor, film.id);
  const operator = await newOperator();
  expect(await decideBy(operator, { action: 'suspend', ownerId: id })).toEqual([200, undefined]);
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  expect((await new Visitor(url).get(address)).status).toBe(404);
  expect((await decideBy(operator, { action: 'suspend', ownerId: id }))[0]).toBe(409);
  const again = await signInAgain(id);
  const refused = await again.post('/api/videos/share', { video_id: film.id, platform: 'link' });
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'account_suspended']);
  // Anyone with these cookies or URLs can open the files.
  expect(mediaCookiesOf(await again.get('/api/auth/me'))).toEqual(['', '', '']);
  expect((await again.get(`/${film.film}`)).status).toBe(403);
  const download = { video_id: film.id, format: 'mp4', quality: '720p' };
  const unsigned = await again.post('/api/videos/download', download);
  expect([unsigned.status, (await unsigned.json()).code]).toEqual([403, 'account_suspended']);
  const [notice] = await (await again.get('/api/notices')).json();
  expect(notice).toMatchObject({ action: 'suspend', mayAppeal: true });
  expect(await decideBy(operator, { action: 'reinstate', ownerId: id })).toEqual([200, undefined]);
  expect((await new Visitor(url).get(address)).status).toBe(200);
  await again.get('/api/auth/me');
  expect((await again.get(`/${film.film}`)).status).toBe(200);
});

/** The values of the media cookies set by a response. */
const mediaCookiesOf = (answer: Response): readonly string[] =>
  answer.headers.getSetCookie().flatMap((cookie) => /^CloudFront-[\w-]+=([^;]*)/u.exec(cookie)?.[1] ?? []);

const signInAgain = async (userId: string): Promise<Visitor> => {
  const visitor = new Visitor(url);
  const now = new Date();
  visitor.setCookie(SESSION_COOKIE, await sessions().open({ userId, provenAt: now, device: undefined }, now));
  return visitor;
};

// Proves appeal.
it('an appeal reopens the case, once', async () => {
  const { visitor, id, film } = await creatorWithFilm();
  const operator = await newOperator();
  await decideBy(operator, { action: 'takedown', ownerId: id, videoId: film.id });
  const [notice] = await (await visitor.get('/api/notices')).json();
  const words = 'I sang it myself.';
  const appeal = () => visitor.post(`/api/notices/${notice.id}/appeal`, { words });
  expect((await appeal()).status).toBe(200);
  expect((await appeal()).status).toBe(409);
  expect((await visitor.post(`/api/notices/${notice.id}/appeal`, { words: ' ' })).status).toBe(400);
  const file = await (await operator.visitor.get(`/api/operator/cases/${film.id}`)).json();
  expect(file).toMatchObject({ appeal: { action: 'takedown', words }, restriction: 'taken_down' });
  expect(file.filmUrl).toBeUndefined();
  await decideBy(operator, { action: 'restore', ownerId: id, videoId: film.id });
  expect((await cases().find(film.id))?.openedAt).toBeUndefined();
  await visitor.delete(`/api/notices/${notice.id}`);
  const left = await (await visitor.get('/api/notices')).json();
  expect(left).toMatchObject([{ action: 'restore', mayAppeal: false }]);
});

it('an operator can return a video’s credits only once, even with two simultaneous requests', async () => {
  const { visitor, id, film } = await creatorWithFilm();
  const { credits } = await meOf(visitor);
  const operator = await newOperator();
  const returned = () => decideBy(operator, { action: 'return_credits', ownerId: id, videoId: film.id });
  expect((await Promise.all([returned(), returned()])).map(([status]) => status).toSorted()).toEqual([
    200, 409,
  ]);
  expect(await meOf(visitor)).toMatchObject({ credits: credits + 10, videosGenerated: 1 });
  expect((await lettersTo(id)).filter((kind) => kind === 'credits-returned')).toHaveLength(1);
});

it('a video held by moderation can be shared after an operator releases it', async () => {
  const { visitor, id, film } = await creatorWithFilm();
  await videos().review(id, film.id, 'held');
  await videos().review(id, film.id, 'sensitive');
  const share = () => visitor.post('/api/videos/share', { video_id: film.id, platform: 'link' });
  const download = () =>
    visitor.post('/api/videos/download', { video_id: film.id, format: 'mp4', quality: '720p' });
  for (const refused of [await share(), await download()])
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'held']);
  await visitor.get('/api/auth/me');
  expect((await visitor.get(`/${film.film}`)).status).toBe(200);
  expect(await cases().find(film.id)).toMatchObject({ held: true });
  const operator = await newOperator();
  expect(await decideBy(operator, { action: 'release', ownerId: id, videoId: film.id })).toEqual([
    200,
    undefined,
  ]);
  expect((await share()).status).toBe(200);
  expect((await download()).status).toBe(200);
  expect(await lettersTo(id)).toContain('video-released');
});

// Proves rule-owners-hear-releases-returned-credits.
it('ending an account deletes it and tells its owner why; further decisions about it are refused', async () => {
  const { visitor, id } = await creatorWithFilm();
  const { email } = await meOf(visitor);
  const operator = await newOperator();
  expect(await decideBy(operator, { action: 'end_account', ownerId: id })).toEqual([200, undefined]);
  await runDuties();
  expect(mailsTo(email).map(({ subject }) => subject)).toContain('We ended your Veilcast account');
  expect((await visitor.get('/api/auth/me')).status).toBe(401);
  for (const action of ['suspend', 'end_account', 'warn'])
    expect((await decideBy(operator, { action, ownerId: id }))[0], action).toBe(409);
});

it('every decision requires a reason', async () => {
  const { id, film } = await creatorWithFilm();
  const answer = await decideBy(await newOperator(), { action: 'hide', ownerId: id, videoId: film.id }, ' ');
  expect(answer).toEqual([400, 'Say why.']);
});

// Proves decide.
it('the audit trail reports the number of any entry that was altered', async () => {
  const { id } = await creatorWithFilm();
  const operator = await newOperator();
  await decideBy(operator, { action: 'warn', ownerId: id }, 'A first time.');
  expect(await auditTrail().brokenAt()).toBeUndefined();
  let last = 0;
  for await (const { n } of auditTrail().all()) last = n;
  const rewrite = (reason: string) =>
    table().client.send(
      new UpdateCommand({
        TableName: table().name,
        Key: operatorKeys.audit(last),
        UpdateExpression: 'SET reason = :reason',
        ExpressionAttributeValues: { ':reason': reason },
      }),
    );
  await rewrite('Another reason.');
  expect(await auditTrail().brokenAt()).toBe(last);
  await rewrite('A first time.');
  expect(await auditTrail().brokenAt()).toBeUndefined();
});
