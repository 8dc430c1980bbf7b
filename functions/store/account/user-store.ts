import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import { normalAddress } from '#functions/domain/account/normal-address.ts';
import { traitsOf } from '#functions/domain/account/person.ts';
import type { Arrival, PersonMarks, Users } from '#functions/domain/account/ports.ts';
import { displayName, type Identity, User } from '#functions/domain/account/user.ts';
import type { Click } from '#functions/domain/affiliate/affiliate.ts';
import { emptyAccount } from '#functions/domain/credits/credits.ts';
import { TRIAL_GRANT, withTrialUsed } from '#functions/domain/credits/trial.ts';
import { usedGrants } from '#functions/domain/credits/used-grants.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import { referralWrites, referrerOf } from '#functions/store/affiliate/referral-writes.ts';
import { readAccount } from '#functions/store/credits/credit-store.ts';
import { hasUsed, rememberWrites } from '#functions/store/credits/once-only-grants.ts';
import { keys } from '#functions/store/table/keys.ts';
import {
  ConditionsFailed,
  parseRow,
  type Table,
  type TransactItem,
  transact,
} from '#functions/store/table/table.ts';
import { folderPointer, newMediaFolder } from './media-folder-rows.ts';

const Pointer = z.object({ userId: z.string() });
const ABSENT = 'attribute_not_exists(pk)';

export const userStore = (table: Table, newId: NewId, personMarks: PersonMarks): Users => {
  const find = async (userId: string): Promise<User | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.profile(userId) }),
    );
    return parseRow(User, Item);
  };

  const idOf: Users['idOf'] = async ({ issuer, subject }) => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.identity(issuer, subject), ConsistentRead: true }),
    );
    return parseRow(Pointer, Item)?.userId;
  };

  const findByIdentity = async (identity: Identity): Promise<User | undefined> => {
    const userId = await idOf(identity);
    return userId === undefined ? undefined : find(userId);
  };

  const create = async (identity: Identity, now: Date, click: Click | undefined): Promise<User> => {
    const marks = await personMarks(traitsOf(identity));
    const mediaFolder = newMediaFolder();
    const user: User = {
      ...profileOf(identity, marks),
      id: newId(),
      issuer: identity.issuer,
      subject: identity.subject,
      createdAt: now.toISOString(),
      mediaFolder,
    };
    const referrer = click === undefined ? undefined : await referrerOf(table, click, user);
    const referral =
      click === undefined || referrer === undefined ? [] : referralWrites(table, user.id, referrer, click);
    // Prevents the trial from being offered to a person who has already had it.
    const firstAccount = (await hasUsed(table, marks, TRIAL_GRANT))
      ? [{ ...withTrialUsed(emptyAccount(user.id, now), now), version: 1 }]
      : [];
    await transact(table, [
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.identity(identity.issuer, identity.subject), userId: user.id },
          ConditionExpression: ABSENT,
        },
      },
      {
        Put: {
          TableName: table.name,
          Item: { ...keys.profile(user.id), ...user },
          ConditionExpression: ABSENT,
        },
      },
      folderPointer(table, mediaFolder, user.id),
      ...firstAccount.map((account) => ({
        Put: { TableName: table.name, Item: { ...keys.credits(user.id), ...account } },
      })),
      ...referral,
    ]);
    return user;
  };

  /** Updates the profile. If a person’s address has changed, their used grants still count. */
  const follow = async (user: User, identity: Identity, now: Date): Promise<Arrival> => {
    const marks = await personMarks(traitsOf(identity));
    const profile = profileOf(identity, marks);
    if (FOLLOWED.every((field) => String(user[field]) === String(profile[field]))) return user;
    const added = marks.filter((mark) => user.marks?.includes(mark) !== true);
    const used = added.length === 0 ? [] : usedGrants(await readAccount(table, user.id, now), now);
    await transact(table, [
      profileWrite(table, user.id, profile),
      ...used.flatMap((grantId) => rememberWrites(table, added, grantId, now)),
    ]);
    const { id, issuer, subject, createdAt, emailNotifications, mediaFolder, aiLine, look, timeZone } = user;
    const isAddressNew = user.email !== '' && normalAddress(user.email) !== normalAddress(profile.email);
    return {
      ...profile,
      id,
      issuer,
      subject,
      createdAt,
      emailNotifications,
      mediaFolder,
      aiLine,
      look,
      timeZone,
      ...(isAddressNew ? { formerEmail: user.email } : {}),
    };
  };

  return {
    find,
    idOf,
    signIn: async (identity, now, click) => {
      const known = await findByIdentity(identity);
      if (known !== undefined) return follow(known, identity, now);
      try {
        return await create(identity, now, click);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        // Either a concurrent first sign-in has created the user, or the affiliate has been deleted.
        return (await findByIdentity(identity)) ?? create(identity, now, undefined);
      }
    },
  };
};

/** Profile fields that are updated from the provider at each sign-in. */
const FOLLOWED = ['name', 'email', 'avatar', 'username', 'recognisedBy', 'emailStanding', 'marks'] as const;
type Profile = Pick<User, (typeof FOLLOWED)[number]>;

const profileOf = (identity: Identity, marks: readonly string[]): Profile => ({
  name: displayName(identity),
  email: identity.email,
  marks: [...marks],
  ...(identity.avatar === undefined ? {} : { avatar: identity.avatar }),
  ...(identity.username === undefined ? {} : { username: identity.username }),
  ...(identity.recognisedBy === undefined ? {} : { recognisedBy: identity.recognisedBy }),
  ...(identity.emailStanding === undefined ? {} : { emailStanding: identity.emailStanding }),
});

const profileWrite = (table: Table, userId: string, profile: Profile): TransactItem => {
  const kept = FOLLOWED.filter((field) => profile[field] !== undefined);
  const dropped = FOLLOWED.filter((field) => profile[field] === undefined);
  return {
    Update: {
      TableName: table.name,
      Key: keys.profile(userId),
      ConditionExpression: 'attribute_exists(pk)',
      UpdateExpression: [
        `SET ${kept.map((field) => `#${field} = :${field}`).join(', ')}`,
        ...(dropped.length > 0 ? [`REMOVE ${dropped.map((field) => `#${field}`).join(', ')}`] : []),
      ].join(' '),
      ExpressionAttributeNames: Object.fromEntries(FOLLOWED.map((field) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(kept.map((field) => [`:${field}`, profile[field]])),
    },
  };
};
