import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Messages } from 'cognito-local/lib/services/messages.js';
import type { Triggers } from 'cognito-local/lib/services/triggers/triggers.js';
import {
  attribute,
  attributesAppend,
  attributeValue,
  type User,
  UserPoolServiceFactoryImpl,
} from 'cognito-local/lib/services/userPoolService.js';
import { EMAIL_POOL } from './email-pool-settings.ts';
import { KeptDataStores } from './kept-data-stores.ts';

const CODE_DIGITS = 6;
const HASH_BYTES = 32;

const silent = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
  child: () => silent,
};
export const context = { logger: silent };

export const clock = { get: () => new Date() };
export const otp = (): string =>
  randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');

const none = () => Promise.reject(new Error('The pool has no triggers.'));
export const noTriggers: Triggers = {
  enabled: () => false,
  customMessage: none,
  customEmailSender: none,
  postAuthentication: none,
  postConfirmation: none,
  preSignUp: none,
  preTokenGeneration: none,
  userMigration: none,
};

/** Delivers a code to the user of this machine. */
export type DeliverCode = (email: string, code: string) => void;

export const messagesOf = (deliver: DeliverCode): Messages => ({
  deliver: async (...[, , , , user, code]) => deliver(attributeValue('email', user.Attributes) ?? '', code),
});

/**
 * Passwords are stored only as hashes, because people reuse them elsewhere and the data folder holds them in a plain
 * file.
 */
export const hashOfPassword = async (email: string, password: string): Promise<string> => {
  const hash: unknown = await promisify(scrypt)(password.normalize('NFKC'), `veilcast ${email}`, HASH_BYTES);
  return Buffer.isBuffer(hash) ? hash.toString('base64url') : '';
};

/** The pool and its users, stored in `folder`. */
export async function openPeople(folder: string) {
  const stores = new KeptDataStores(folder);
  const pools = new UserPoolServiceFactoryImpl(clock, stores);
  const cognito = await new CognitoServiceFactoryImpl(folder, stores, pools).create(context, {
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
  });
  const known = await cognito.listUserPools(context);
  if (!known.some(({ Id }) => Id === EMAIL_POOL.id))
    await cognito.createUserPool(context, { Id: EMAIL_POOL.id });
  const pool = await cognito.getUserPool(context, EMAIL_POOL.id);
  // Each user turns this on or off; with a folder from an earlier version, it is off for everyone.
  await pool.updateOptions(context, { ...pool.options, MfaConfiguration: 'OPTIONAL' });
  await pool.saveAppClient(context, {
    UserPoolId: EMAIL_POOL.id,
    ClientId: EMAIL_POOL.clientId,
    ClientName: EMAIL_POOL.clientId,
    CreationDate: clock.get(),
    LastModifiedDate: clock.get(),
  });
  const find = (username: string): Promise<User | null> => pool.getUserByUsername(context, username);
  return {
    cognito,
    find,
    addressOf: async (username: string): Promise<string | undefined> =>
      attributeValue('email', (await find(username))?.Attributes),
    /** Users who have never entered their code. */
    unconfirmed: async () =>
      (await pool.listUsers(context)).filter(({ UserStatus }) => UserStatus === 'UNCONFIRMED'),
    /** Marks the user's address as verified. */
    verify: async (username: string): Promise<void> => {
      const user = await find(username);
      if (user === null) return;
      const Attributes = attributesAppend(user.Attributes, attribute('email_verified', 'true'));
      await pool.saveUser(context, { ...user, Attributes });
    },
    giveCode: async (user: User): Promise<string> => {
      const code = otp();
      await pool.saveUser(context, { ...user, ConfirmationCode: code });
      return code;
    },
  };
}

export type People = Awaited<ReturnType<typeof openPeople>>;
