import { AdminDeleteUser } from 'cognito-local/lib/targets/adminDeleteUser.js';
import { AdminGetUser } from 'cognito-local/lib/targets/adminGetUser.js';
import { AdminSetUserPassword } from 'cognito-local/lib/targets/adminSetUserPassword.js';
import { AdminUpdateUserAttributes } from 'cognito-local/lib/targets/adminUpdateUserAttributes.js';
import { z } from 'zod';
import { checkPassword, Password, type PoolCall, type PoolServices, parse } from './email-pool-call.ts';
import { context, hashOfPassword, type People } from './email-pool-people.ts';

const Admin = z.object({ UserPoolId: z.string(), Username: z.string() });
const SetPassword = Admin.extend({ Password, Permanent: z.literal(true) });
const SetName = Admin.extend({
  UserAttributes: z.array(z.object({ Name: z.literal('name'), Value: z.string().max(2048) })),
});
const Unconfirmed = z.object({ Filter: z.literal('cognito:user_status = "UNCONFIRMED"') });

/** Times in Cognito’s protocol are in seconds. */
const secondsOf = (time: Date | undefined): number | undefined =>
  time === undefined ? undefined : time.getTime() / 1000;

/** The calls meant for programs; Cognito accepts them only with an AWS account’s signature. */
export const adminCalls = (services: PoolServices, people: People): Record<string, PoolCall> => ({
  AdminGetUser: {
    signed: true,
    run: async (body) => {
      const { UserCreateDate, UserLastModifiedDate, ...user } = await AdminGetUser(services)(
        context,
        parse(Admin, body),
      );
      return {
        ...user,
        UserCreateDate: secondsOf(UserCreateDate),
        UserLastModifiedDate: secondsOf(UserLastModifiedDate),
      };
    },
  },
  AdminSetUserPassword: {
    signed: true,
    run: async (body) => {
      const asked = parse(SetPassword, body);
      checkPassword(asked.Password);
      const email = await people.addressOf(asked.Username);
      const hash = await hashOfPassword(email ?? asked.Username, asked.Password);
      return AdminSetUserPassword(services)(context, { ...asked, Password: hash });
    },
  },
  AdminUpdateUserAttributes: {
    signed: true,
    run: async (body) => AdminUpdateUserAttributes(services)(context, parse(SetName, body)),
  },
  ListUsers: {
    signed: true,
    run: async (body) => {
      parse(Unconfirmed, body);
      const Users = (await people.unconfirmed()).map(({ Username, UserCreateDate, UserStatus }) => ({
        Username,
        UserStatus,
        UserCreateDate: secondsOf(UserCreateDate),
      }));
      return { Users };
    },
  },
  AdminDeleteUser: {
    signed: true,
    run: async (body) => AdminDeleteUser(services)(context, parse(Admin, body)),
  },
});
