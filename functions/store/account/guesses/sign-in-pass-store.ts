import { randomBytes } from 'node:crypto';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { KNOWN_DAYS } from '#contract/catalogue.ts';
import { accountOf, countedOn, GUESSES, waitOf } from '#functions/domain/account/guesses.ts';
import type { GuessPlace, SignInPasses } from '#functions/domain/account/passwords/ports.ts';
import { newSecret } from '#functions/store/account/new-secret.ts';
import { hashOf, type Key } from '#functions/store/table/keys.ts';
import { signInKeys } from '#functions/store/table/sign-in-keys.ts';
import { parseRow, secondsOf, type Table, tryWrite } from '#functions/store/table/table.ts';
import { countInRow, readRow } from './counted-rows.ts';
import { mailboxStore } from './mailbox-store.ts';

const PASS_BYTES = 24;
const PASS_SECONDS = 120;
const DAY_SECONDS = 86_400;
/** Rows are kept for longer than the waiting period after the last guess. */
const COUNT_SECONDS = 3600;
/** Stands for all unknown browsers and networks together. */
const ALL = 'ALL';

const Row = z.object({ count: z.int(), lastAt: z.iso.datetime() });
const Known = z.object({ ttl: z.int() });

/**
 * Guesses at emailed codes are counted separately from password guesses, because a code lets a locked-out owner in.
 */
const codesOf = (account: string): string => `codes of ${account}`;
const browserOf = (device: string): string => `browser ${hashOf(device)}`;

const strangersLanes = (network: string) => [
  { from: network, most: GUESSES.network },
  { from: ALL, most: GUESSES.all },
];

export const signInPassStore = (table: Table): SignInPasses => {
  const mailboxes = mailboxStore(table);

  const isKnown = async (account: string, place: string, now: Date): Promise<boolean> => {
    const row = parseRow(Known, await readRow(table, signInKeys.known(account, place)));
    return row !== undefined && row.ttl > secondsOf(now);
  };
  const know = async (account: string, place: string, ttl: number): Promise<void> => {
    await table.client.send(
      new PutCommand({ TableName: table.name, Item: { ...signInKeys.known(account, place), ttl } }),
    );
  };

  /** The browser or else the network, if the owner has signed in from it before; otherwise undefined. */
  const knownPlace = async (
    account: string,
    { network, device }: GuessPlace,
    now: Date,
  ): Promise<string | undefined> => {
    if (device !== undefined && (await isKnown(account, browserOf(device), now))) return browserOf(device);
    return (await isKnown(account, network, now)) ? network : undefined;
  };

  /** Counts one guess and returns 0, or returns how many seconds to wait before the next guess. */
  const count = (key: Key, most: number, now: Date): Promise<number> =>
    countInRow(table, key, (found) => {
      const row = parseRow(Row, found);
      const before = row && { count: row.count, lastAt: new Date(row.lastAt) };
      const wait = before === undefined ? 0 : waitOf(before, most, now);
      if (wait > 0) return wait;
      const { count: guesses, lastAt } = countedOn(before, now);
      return { count: guesses, lastAt: lastAt.toISOString(), ttl: secondsOf(now) + COUNT_SECONDS };
    });
  const countIn = async (
    guessed: string,
    lanes: readonly { readonly from: string; readonly most: number }[],
    now: Date,
  ): Promise<number> => {
    for (const { from, most } of lanes) {
      const waitSeconds = await count(signInKeys.guesses(guessed, from), most, now);
      if (waitSeconds > 0) return waitSeconds;
    }
    return 0;
  };
  const put = async (account: string, now: Date): Promise<string> => {
    const pass = randomBytes(PASS_BYTES).toString('base64url');
    const expiresAt = secondsOf(now) + PASS_SECONDS;
    const Item = { ...signInKeys.pass(pass), account: hashOf(account), expiresAt, ttl: expiresAt };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    return pass;
  };

  return {
    issue: async ({ email, ...place }, now) => {
      const account = accountOf(email);
      const known = await knownPlace(account, place, now);
      const lanes =
        known === undefined ? strangersLanes(place.network) : [{ from: known, most: GUESSES.known }];
      const waitSeconds = await countIn(account, lanes, now);
      return waitSeconds > 0 ? { waitSeconds } : { pass: await put(account, now) };
    },
    issueUncounted: (email, now) => put(accountOf(email), now),
    spend: async (pass, email, now) => {
      return tryWrite(
        table.client.send(
          new DeleteCommand({
            TableName: table.name,
            Key: signInKeys.pass(pass),
            ConditionExpression:
              email === undefined ? 'expiresAt >= :now' : 'expiresAt >= :now AND account = :account',
            ExpressionAttributeValues: {
              ':now': secondsOf(now),
              ...(email !== undefined && { ':account': hashOf(accountOf(email)) }),
            },
          }),
        ),
      );
    },
    mailCode: async ({ email, ...place }, now) => {
      const account = accountOf(email);
      const isOwners = (await knownPlace(account, place, now)) !== undefined;
      const waitSeconds = await mailboxes.take({ kind: 'code', email, isOwners }, now);
      if (waitSeconds === 0) await know(codesOf(account), place.network, secondsOf(now) + COUNT_SECONDS);
      return waitSeconds;
    },
    guessCode: async ({ email, ...place }, now) => {
      const account = accountOf(email);
      const known = await knownPlace(account, place, now);
      if (known !== undefined) return countIn(codesOf(account), [{ from: known, most: GUESSES.known }], now);
      const lanes = strangersLanes(place.network);
      const hasAsked = await isKnown(codesOf(account), place.network, now);
      return countIn(codesOf(account), hasAsked ? lanes.slice(0, 1) : lanes, now);
    },
    trust: async ({ email, network, device = newSecret() }, now) => {
      const account = accountOf(email);
      const ttl = secondsOf(now) + KNOWN_DAYS * DAY_SECONDS;
      const places = [network, browserOf(device)];
      await Promise.all([
        ...places.map((place) => know(account, place, ttl)),
        ...[account, codesOf(account)].flatMap((guessed) =>
          [...places, ALL].map((from) =>
            table.client.send(
              new DeleteCommand({ TableName: table.name, Key: signInKeys.guesses(guessed, from) }),
            ),
          ),
        ),
      ]);
      return device;
    },
  };
};
