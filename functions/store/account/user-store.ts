import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { z } from 'zod';
import type { IdentityHash, Users } from '#functions/domain/account/ports.ts';
import { displayName, type Identity, User } from '#functions/domain/account/user.ts';
import type { Click } from '#functions/domain/affiliate/affiliate.ts';
import { TRIAL_GRANT } from '#functions/domain/credits/trial.ts';
import { accountAfter, freeGrantOf, type UsedBefore } from '#functions/domain/credits/used-grants.ts';
import type { NewId } from '#functions/domain/request/ports.ts';
import { referralWrites, referrerOf } from '#functions/store/affiliate/referral-writes.ts';
import { keys } from '#functions/store/table/keys.ts';
import { ConditionsFailed, parseRow, type Table, transact } from '#functions/store/table/table.ts';

const Pointer = z.object({ userId: z.string() });
const ABSENT = 'attribute_not_exists(pk)';

export const userStore = (table: Table, newId: NewId, identityHash: IdentityHash): Users => {
  const find = async (userId: string): Promise<User | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: keys.profile(userId) }),
    );
    return parseRow(User, Item);
  };

  const findByIdentity = async (identity: Identity): Promise<User | undefined> => {
    const key = keys.identity(identity.issuer, identity.subject);
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }),
    );
    const pointer = parseRow(Pointer, Item);
    return pointer === undefined ? undefined : find(pointer.userId);
  };

  const create = async (identity: Identity, now: Date, click: Click | undefined): Promise<User> => {
    const user: User = {
      ...profileOf(identity),
      id: newId(),
      issuer: identity.issuer,
      subject: identity.subject,
      createdAt: now.toISOString(),
    };
    const used = await usedBefore(identity, now);
    const referrer = click === undefined ? undefined : await referrerOf(table, identityHash, click, identity);
    const referral =
      click === undefined || referrer === undefined ? [] : referralWrites(table, user.id, referrer, click);
    const firstAccount = used.freeMonth || used.trial ? [accountAfter(used, user.id, now)] : [];
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
      ...firstAccount.map((account) => ({
        Put: { TableName: table.name, Item: { ...keys.credits(user.id), ...account } },
      })),
      ...referral,
    ]);
    return user;
  };

  /** The once-only grants that a deleted user of this identity has used. */
  const usedBefore = async (identity: Identity, now: Date): Promise<UsedBefore> => {
    const hash = await identityHash(identity);
    const hasUsed = async (grantId: string): Promise<boolean> => {
      const Key = keys.usedGrant(hash, grantId);
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
      );
      return Item !== undefined;
    };
    const [freeMonth, trial] = await Promise.all([hasUsed(freeGrantOf(now)), hasUsed(TRIAL_GRANT)]);
    return { freeMonth, trial };
  };

  const follow = async (user: User, identity: Identity): Promise<User> => {
    const profile = profileOf(identity);
    if (FOLLOWED.every((field) => user[field] === profile[field])) return user;
    const kept = FOLLOWED.filter((field) => profile[field] !== undefined);
    const dropped = FOLLOWED.filter((field) => profile[field] === undefined);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.profile(user.id),
        ConditionExpression: 'attribute_exists(pk)',
        UpdateExpression: [
          `SET ${kept.map((field) => `#${field} = :${field}`).join(', ')}`,
          ...(dropped.length > 0 ? [`REMOVE ${dropped.map((field) => `#${field}`).join(', ')}`] : []),
        ].join(' '),
        ExpressionAttributeNames: Object.fromEntries(FOLLOWED.map((field) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(kept.map((field) => [`:${field}`, profile[field]])),
      }),
    );
    const { id, issuer, subject, createdAt } = user;
    return { ...profile, id, issuer, subject, createdAt };
  };

  return {
    find,
    signIn: async (identity, now, click) => {
      const known = await findByIdentity(identity);
      if (known !== undefined) return follow(known, identity);
      try {
        return await create(identity, now, click);
      } catch (error) {
        if (!(error instanceof ConditionsFailed)) throw error;
        // A concurrent first sign-in has created the user, or the affiliate has been deleted.
        return (await findByIdentity(identity)) ?? create(identity, now, undefined);
      }
    },
  };
};

/** Profile fields that are updated from the provider at each sign-in. */
const FOLLOWED = ['name', 'email', 'avatar', 'username', 'recognisedBy'] as const;

const profileOf = (identity: Identity): Pick<User, (typeof FOLLOWED)[number]> => ({
  name: displayName(identity),
  email: identity.email,
  ...(identity.avatar === undefined ? {} : { avatar: identity.avatar }),
  ...(identity.username === undefined ? {} : { username: identity.username }),
  ...(identity.recognisedBy === undefined ? {} : { recognisedBy: identity.recognisedBy }),
});
