import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { users } from '#functions/wiring/stores.ts';
import { table } from '#functions/wiring/table.ts';
import { mailbox, poolOf, signUp, switchOnSecondFactor } from '#test/support/browser/email-accounts.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { meOf } from '#test/support/builders/films.ts';
import { creatorWithFilm, shareIdOf, shareOf } from '#test/support/builders/sharing.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { givePublication } from '#test/support/publishing/give-publication.ts';
import { defined } from '#test/support/values.ts';

const { dataDir, url } = sharedCloud();
beforeAll(useCloudEnvironment);

/** `npm run operator`, as somebody would run it on this machine, without naming a table. */
const run = (...words: string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, '../../tools/operator.ts'), ...words],
      { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
      (error, stdout, stderr) => resolve({ status: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

// Proves listCases.
it('grants operator rights only to an account with a second factor, and revokes them', async () => {
  const cloud = sharedCloud();
  const pool = poolOf(cloud);
  const person = { ...newPerson('An Operator'), password: 'a lighthouse at noon' };
  await signUp(cloud, mailbox(cloud), person, person.password);
  const { IdToken, AccessToken } = await pool.tokens(person.email, person.password);
  const visitor = new Visitor(url);
  await visitor.post('/api/auth/email', { id_token: IdToken });
  const { id } = await meOf(visitor);
  const { issuer, subject } = defined(await users().find(id));
  const unknown = await run('grant', issuer, 'nobody', 'On duty.');
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    `No account has signed in with the subject nobody of ${issuer}. Sign in once with it, then try again.\n`,
  ]);
  const weak = await run('grant', issuer, subject, 'On duty.');
  expect([weak.status, weak.stderr]).toEqual([
    1,
    `${id} has no second factor. Its owner turns on two-step sign-in in Settings; then try again.\n`,
  ]);
  await switchOnSecondFactor(pool, AccessToken, person);
  expect((await run('grant', issuer, subject, 'On duty.')).stdout).toContain(`${id} is an operator.`);
  expect((await run('grant', issuer, subject, 'On duty.')).stdout).toContain('is an operator already');
  expect((await run('list')).stdout).toContain(id);
  expect((await run('revoke', issuer, subject, 'Off duty.')).stdout).toContain('is no operator any more');
});

it('takes a video down given its link, restores it, and prints a complete audit trail', async () => {
  const { visitor, id, film } = await creatorWithFilm();
  const address = await shareOf(visitor, film.id);
  const post = {
    status: 'published',
    videoId: film.id,
    link: 'https://www.youtube.com/shorts/song',
  } as const;
  await givePublication(table(), id, post);
  const status = async () => (await new Visitor(url).get(`/api/watch/${shareIdOf(address)}`)).status;
  expect((await run('takedown', address, 'Somebody else’s song.')).stdout).toBe(
    [
      'Done: Take down.',
      'Still at the platforms, where only the owner can delete it. The owner reads the same list:',
      `  “The lamp”, Night Stories on YouTube: ${post.link}\n`,
    ].join('\n'),
  );
  expect(await status()).toBe(410);
  const again = await run('takedown', address, 'Somebody else’s song.');
  expect([again.status, again.stderr]).toMatchObject([1, expect.stringContaining('Nothing was changed')]);
  expect(await run('restore', shareIdOf(address), 'A mistake.')).toMatchObject({
    stdout: 'Done: Restore.\n',
    stderr: '',
  });
  expect(await status()).toBe(200);
  const { stdout } = await run('audit');
  expect(stdout).toMatch(/takedown {2}\w{26}\/\w{26} {2}Somebody else’s song\./u);
  expect(stdout).toContain('The trail is whole.');
});

it('explains how it is used, and reports a missing reason', async () => {
  const usage = await run('takedown');
  expect([usage.status, usage.stderr]).toMatchObject([2, expect.stringContaining('Usage: npm run operator')]);
  const { visitor, film } = await creatorWithFilm();
  const unsaid = await run('hide', await shareOf(visitor, film.id), ' ');
  expect([unsaid.status, unsaid.stderr]).toEqual([1, 'Say why.\n']);
  const mistyped = await run('hide', await shareOf(visitor, film.id), 'The law says so.', '--bylaw');
  expect([mistyped.status, mistyped.stderr]).toMatchObject([
    2,
    expect.stringContaining('Usage: npm run operator'),
  ]);
});

it('takes a share id that begins with a hyphen for an id, not for an option', async () => {
  const unknown = await run('restore', '-k3Jq0bZ8yXwW1mTn5pR2aA', 'A mistake.');
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    'There is no share link and no reported video -k3Jq0bZ8yXwW1mTn5pR2aA. Name the video as <user id>/<video id>.\n',
  ]);
});
