import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { poolApi } from './pool-api.ts';
import { callPool, dropTokens } from './pool-client.ts';
import { accessTokenNow, giveCode, type PoolSignIn, signInAtPool } from './pool-sign-in.ts';

/* Loaded on demand: the user pool's API through Amplify. */

/** Replaces the current password. All calls throw the pool's named errors or our API's. */
export interface PasswordChange {
  /** Verifies the user by their current password; `needs-code` while two-step sign-in is on. */
  begin(email: string, current: string): Promise<PoolSignIn>;
  giveCode(code: string): Promise<void>;
  /** Signs out every other device. */
  finish(current: string, password: string): Promise<void>;
  /** Forgets the tokens. */
  end(): Promise<void>;
}

export const passwordChange = (config: EmailSignInConfig): PasswordChange => {
  callPool(config);
  return {
    begin: async (email, current) => {
      await dropTokens();
      return signInAtPool(email, current);
    },
    giveCode: async (code) => void (await giveCode(code)),
    finish: async (current, password) => {
      await poolApi.changePassword({ body: { access_token: await accessTokenNow(), current, password } });
    },
    end: dropTokens,
  };
};
