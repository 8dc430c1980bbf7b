import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { isSamePerson, type Person } from '#functions/domain/account/person.ts';
import { User } from '#functions/domain/account/user.ts';
import type { Click } from '#functions/domain/affiliate/affiliate.ts';
import type { BillingState } from '#functions/domain/billing/ports.ts';
import { type Key, keys } from '#functions/store/table/keys.ts';
import { parseRow, type Table, type TransactItem } from '#functions/store/table/table.ts';
import { countWrite } from './affiliate-store.ts';

const Pointer = z.object({ userId: z.string() });
const Referral = z.object({ affiliateId: z.string() });
const Profile = User.extend({ leavingAt: z.string().optional() });

const get = async (table: Table, Key: Key) => {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  return Item;
};

/** A user whose account isn’t being deleted. */
const staying = async (table: Table, userId: string): Promise<User | undefined> => {
  const user = parseRow(Profile, await get(table, keys.profile(userId)));
  return user?.leavingAt === undefined ? user : undefined;
};

/** The affiliate whose link a new user clicked. Users can never refer themselves, whichever account they use. */
export const referrerOf = async (table: Table, click: Click, person: Person): Promise<string | undefined> => {
  const pointer = parseRow(Pointer, await get(table, keys.affiliateCode(click.code)));
  const user = pointer === undefined ? undefined : await staying(table, pointer.userId);
  return user === undefined || isSamePerson(user, person) ? undefined : user.id;
};

/** Links a new user to their affiliate, in the transaction that creates the user. */
export const referralWrites = (
  table: Table,
  userId: string,
  affiliateId: string,
  { at }: Click,
): TransactItem[] => [
  {
    Put: {
      TableName: table.name,
      Item: { ...keys.referral(userId), affiliateId, clickedAt: at.toISOString() },
    },
  },
  countWrite(table, affiliateId, 'signUps'),
];

/** The affiliate who earns from a user’s payments, unless the affiliate has been deleted. */
export const affiliateOf = async (table: Table, userId: string): Promise<BillingState['affiliate']> => {
  const referral = parseRow(Referral, await get(table, keys.referral(userId)));
  if (referral === undefined || referral.affiliateId === userId) return undefined;
  const person = await staying(table, referral.affiliateId);
  return person === undefined ? undefined : { id: person.id, person };
};
