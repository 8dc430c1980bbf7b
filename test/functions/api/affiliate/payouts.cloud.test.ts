import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PayoutDetails } from '#contract/schemas/payout-details.ts';
import type { AffiliateRow } from '#functions/domain/affiliate/affiliate.ts';
import { keys } from '#functions/store/table/keys.ts';
import { connect } from '#functions/store/table/table.ts';
import { now } from '#functions/wiring/clock.ts';
import { accountDeletions, affiliates } from '#functions/wiring/stores.ts';
import { newAccount, signIn } from '#test/support/account/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson, useCloudEnvironment } from '#test/support/cloud/functions-here.ts';
import { rowsNaming, rowsOf } from '#test/support/cloud/left-behind.ts';
import { temporaryFolder } from '#test/support/cloud/product-process.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';
import { fullIt } from '#test/support/run/full-it.ts';
import { defined, takeFrom } from '#test/support/values.ts';

const { url, env } = sharedCloud();
const PATH = '/api/affiliate/payout-details';
const IBAN = { kind: 'iban', holder: 'Grace Hopper', iban: 'DE89 3704 0044 0532 0130 00' } as const;
const STORED_IBAN = 'DE89370400440532013000';
const DAY_MS = 86_400_000;
const folder = temporaryFolder();
beforeAll(useCloudEnvironment);

/** A user with a referral link. */
const affiliate = async (person = newPerson('Grace Hopper')) => {
  const { visitor, id } = await newAccount(person);
  const read = async () => (await visitor.get('/api/affiliate')).json();
  await read();
  const saves = (details: PayoutDetails) => visitor.post(PATH, details);
  return { visitor, id, person, read, saves };
};

describe('payout details', () => {
  // Proves money-affiliates-payout-details-encrypted-go, removePayoutDetails.
  it('are stored encrypted and returned masked, and can be replaced and removed', async () => {
    const { visitor, id, read, saves } = await affiliate();
    expect(await read()).not.toHaveProperty('payout');
    const saved = await saves(IBAN);
    const summary = { masked: 'IBAN •••• 3000', changedAt: expect.stringMatching(/^20\d\d-/u) };
    expect(await saved.json()).toEqual(summary);
    expect((await read()).payout).toEqual(summary);
    expect(JSON.stringify(await rowsOf(id))).not.toMatch(/DE89|53201/u);
    expect((await saves({ kind: 'paypal', email: 'jane@example.com' })).status).toBe(200);
    expect((await read()).payout).toMatchObject({ masked: 'PayPal j•••@example.com' });
    expect((await visitor.delete(PATH)).status).toBe(200);
    expect(await read()).not.toHaveProperty('payout');
    expect((await visitor.delete(PATH)).status).toBe(200);
  });

  // Proves savePayoutDetails.
  it('stay unchanged if the new ones are invalid; the error names the problem without repeating the input', async () => {
    const { visitor, read, saves } = await affiliate();
    await saves(IBAN);
    const wrong = await visitor.post(PATH, { ...IBAN, iban: 'DE89370400440532013001' });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).detail).toBe('Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.');
    expect((await visitor.post(PATH, { kind: 'cash' })).status).toBe(400);
    expect((await read()).payout).toMatchObject({ masked: 'IBAN •••• 3000' });
  });

  it('require a session, a request from our own page and a referral link', async () => {
    expect((await new Visitor(url).post(PATH, IBAN)).status).toBe(401);
    expect((await new Visitor(url).delete(PATH)).status).toBe(401);
    const { visitor } = await affiliate();
    expect((await visitor.post(PATH, IBAN, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const stranger = await signIn(newPerson());
    const refused = await stranger.post(PATH, IBAN);
    expect([refused.status, (await refused.json()).code]).toEqual([404, 'not_found']);
  });

  // Proves money-affiliates-payout-details-encrypted-go.
  it('are deleted with the account', async () => {
    const { id, saves } = await affiliate();
    await saves(IBAN);
    await accountDeletions().begin(id, now());
    expect(await accountDeletions().removeRows(id)).toBe(true);
    expect(await rowsNaming(id)).toEqual([]);
  });
});

describe('npm run payouts', () => {
  /** Asynchronous, because this process must notice connections that close while the command is running. */
  const command = (...words: string[]) =>
    new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, '../../../../tools/payouts.ts'), ...words],
        { env: { ...process.env, ...env } },
        (error, stdout, stderr) => resolve({ status: error === null ? 0 : error.code, stdout, stderr }),
      );
    });
  let files = 0;
  /** Runs the command for a month, and reads the file it wrote, if any. */
  const run = async (month: string) => {
    files += 1;
    const path = join(folder, `${files}.csv`);
    const ended = await command(month, path);
    const isWritten = (await readdir(folder)).includes(`${files}.csv`);
    return { ...ended, path, csv: isWritten ? await readFile(path, 'utf8') : undefined };
  };
  const give = (userId: string, id: string, cents: number, dueAt: string) => {
    const row: AffiliateRow = { id, kind: 'earned', cents, currency: 'usd', at: dueAt, dueAt };
    return connect().send(
      new PutCommand({ TableName: env['TABLE_NAME'], Item: { ...keys.affiliateRow(userId, id), ...row } }),
    );
  };

  // Proves money-affiliates-payouts-50-csv.
  it('writes payouts of at least fifty dollars to a private file, marks them paid, and never pays a month twice', async () => {
    const rich = await affiliate({ ...newPerson(), name: '=HYPERLINK("https://evil.example")' });
    const poor = await affiliate();
    for (const { saves } of [rich, poor]) await saves(IBAN);
    await give(rich.id, 'in_1:earned', 6000, '2025-06-10T00:00:00.000Z');
    await give(rich.id, 'in_2:earned', 5500, '2025-07-01T00:00:00.000Z');
    await give(poor.id, 'in_3:earned', 4999, '2025-06-10T00:00:00.000Z');
    const june = await run('2025-06');
    expect([june.status, june.stdout]).toEqual([0, `Wrote ${june.path}. Only you can read it.\n`]);
    expect((await stat(june.path)).mode & 0o777).toBe(0o600);
    const line = `"${rich.id}","'=HYPERLINK(""https://evil.example"")","${rich.person.email}","2025-06","6000","usd","IBAN","","Grace Hopper","${STORED_IBAN}","","",`;
    expect(june.csv).toContain(line);
    expect(june.csv).not.toContain(poor.id);
    expect((await run('2025-06')).csv).toBe(june.csv);
    expect(await rich.read()).toMatchObject({ paidCents: 6000, approvedCents: 5500 });
    expect((await run('2025-07')).csv).toContain('"2025-07","5500","usd"');
    expect(await rich.read()).toMatchObject({ paidCents: 11_500, approvedCents: 0 });
    expect((await poor.read()).approvedCents).toBe(4999);
    expect(`${june.stdout}${june.stderr}`).not.toContain(STORED_IBAN);
  });

  // Proves money-affiliates-payouts-50-csv.
  it('doesn’t pay affiliates whose details can’t be read, and lists everyone who changed theirs in the last 14 days', async () => {
    const [settled, changed, silent, broken] = await Promise.all([
      affiliate(),
      affiliate(),
      affiliate(),
      affiliate(),
    ]);
    for (const { id, saves } of [settled, changed, broken]) {
      await give(id, 'in_1:earned', 6000, '2025-03-10T00:00:00.000Z');
      await saves(IBAN);
    }
    await give(silent.id, 'in_1:earned', 6000, '2025-03-10T00:00:00.000Z');
    const alter = (userId: string, what: string, value: unknown) =>
      connect().send(
        new UpdateCommand({
          TableName: env['TABLE_NAME'],
          Key: keys.payoutDetails(userId),
          UpdateExpression: 'SET #what = :value',
          ExpressionAttributeNames: { '#what': what },
          ExpressionAttributeValues: { ':value': value },
        }),
      );
    await alter(settled.id, 'changedAt', new Date(now().getTime() - 15 * DAY_MS).toISOString());
    // Someone with access to the table copies another affiliate’s details into a row.
    const [others] = takeFrom((await rowsOf(changed.id)).filter(({ sk }) => sk === 'PAYOUT_DETAILS'));
    await alter(broken.id, 'sealed', others['sealed']);
    const { csv, stderr, status } = await run('2025-03');
    expect(status).toBe(0);
    const today = now().toISOString().slice(0, 10);
    const lines = stderr
      .trim()
      .split('\n')
      .filter((line) => /1$|\d days ago|approved/u.test(line));
    expect(lines.filter((line) => line.includes(changed.id))).toEqual([
      `Ask first: ${changed.id} (${changed.person.email}) changed their payout details on ${today}, less than 14 days ago.`,
    ]);
    expect(lines.filter((line) => line.includes(silent.id))).toEqual([
      `Not paid: ${silent.id} has no payout details. The $60.00 stay approved.`,
    ]);
    expect(stderr).toContain(`Not paid: ${broken.id} has payout details that can’t be decrypted`);
    expect(stderr).not.toContain(settled.id);
    expect(csv).toContain(settled.id);
    expect(csv).toMatch(new RegExp(`"${changed.id}".*"${today}T[^"]*"\r`, 'u'));
    for (const { id, read } of [silent, broken]) {
      expect(csv).not.toContain(id);
      expect(await read()).toMatchObject({ approvedCents: 6000, paidCents: 0 });
    }
    await silent.saves({ kind: 'paypal', email: 'jane@example.com' });
    expect((await run('2025-04')).csv).toContain('"2025-04","6000","usd","PayPal","jane@example.com"');
  });

  fullIt('refuses to overwrite an existing file, and pays nothing', async () => {
    const { id, read, saves } = await affiliate();
    await saves(IBAN);
    await give(id, 'in_1:earned', 6000, '2025-01-10T00:00:00.000Z');
    const { path } = await run('2024-12');
    const before = await readFile(path, 'utf8');
    expect(await command('2025-01', path)).toMatchObject({
      status: 1,
      stderr: `${path} exists already. Move it away, or name another file.\n`,
    });
    expect(await readFile(path, 'utf8')).toBe(before);
    expect(await read()).toMatchObject({ paidCents: 0, approvedCents: 6000 });
  });

  it('pays only once when two runs overlap', async () => {
    const { id } = await affiliate();
    await give(id, 'in_1:earned', 6000, '2025-06-10T00:00:00.000Z');
    const profile = defined(await affiliates().enrol(id));
    const payout = (month: string): AffiliateRow => {
      const at = now().toISOString();
      return { id: `payout:${month}`, kind: 'payout', cents: -6000, currency: 'usd', at, dueAt: at };
    };
    const paid = await Promise.all(
      ['2025-09', '2025-10', '2025-10'].map((month) => affiliates().pay(profile, payout(month))),
    );
    expect(paid.filter(Boolean)).toHaveLength(1);
    expect((await affiliates().ledger(id)).filter(({ kind }) => kind === 'payout')).toHaveLength(1);
  });

  fullIt.each([[[]], [['november']], [['2026-13']]])(
    'prints its usage when called with %j',
    async (words) => {
      expect(await command(...words)).toMatchObject({ status: 2, stdout: '' });
    },
  );

  fullIt('refuses a month that has not ended', async () => {
    const month = now().toISOString().slice(0, 7);
    const refused = await run(month);
    expect([refused.status, refused.stderr.trim(), refused.csv]).toEqual([
      1,
      `${month} has not ended yet. Payouts follow the end of the month.`,
      undefined,
    ]);
  });
});
