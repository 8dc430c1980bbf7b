import { beforeAll, expect, it } from 'vitest';
import type { Notice } from '#contract/schemas/operators/notices.ts';
import { users } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { creatorWithFilm } from '#test/support/builders/sharing.ts';
import { useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { mailsTo } from '#test/support/cloud/mails.ts';
import { runDuties } from '#test/support/cloud/run-duties.ts';
import { decideBy, newOperator } from '#test/support/operators/operators.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';
import { defined } from '#test/support/values.ts';

beforeAll(useCloudEnvironment);

const LINK = 'https://www.youtube.com/shorts/lamp';
const OTHER = 'https://www.youtube.com/shorts/other';
const HERE = '“The lamp”, Night Stories on YouTube';

/** A creator who has published two videos, one of which no longer exists here. */
const publisher = async () => {
  const creator = await creatorWithFilm();
  const { id, film } = creator;
  await givePublication(table(), id, { status: 'published', videoId: film.id, link: LINK });
  await givePublication(table(), id, { status: 'canceled', videoId: film.id });
  await givePublication(table(), id, { status: 'published', link: OTHER });
  const { email } = defined(await users().find(id));
  return { ...creator, email, named: { ownerId: id, videoId: film.id } };
};

const latestLetter = async (email: string): Promise<string> => {
  await runDuties();
  return mailsTo(email)[0]?.text ?? '';
};

// Proves publish-live-posts.
it('until it is undone, a takedown shows the operator and the owner what is still live on a platform', async () => {
  const { visitor, named, email } = await publisher();
  const operator = await newOperator();
  const postsIn = async () =>
    (await (await visitor.get('/api/notices')).json()).map(({ posts }: Notice) => posts);
  await decideBy(operator, { action: 'takedown', ...named });
  const file = await (await operator.visitor.get(`/api/operator/cases/${named.videoId}`)).json();
  expect(file.posts).toEqual([{ words: HERE, link: LINK }]);
  expect(await postsIn()).toEqual([[{ words: HERE, link: LINK }]]);
  const letter = await latestLetter(email);
  expect(letter).toContain(`${HERE}: ${LINK}`);
  expect(letter).not.toContain(OTHER);
  await decideBy(operator, { action: 'restore', ...named });
  expect(await postsIn()).toEqual([undefined, undefined]);
});

it('a suspended owner is told about everything that is still live on a platform', async () => {
  const { id, email } = await publisher();
  await decideBy(await newOperator(), { action: 'suspend', ownerId: id });
  const letter = await latestLetter(email);
  for (const link of [LINK, OTHER]) expect(letter).toContain(link);
});

it('the letter about ending an account lists what is still live on a platform', async () => {
  const { id, email } = await publisher();
  await decideBy(await newOperator(), { action: 'end_account', ownerId: id });
  expect(await latestLetter(email)).toContain(OTHER);
});
