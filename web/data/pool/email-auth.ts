import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { poolApi } from './pool-api.ts';
import { callPool, dropTokens } from './pool-client.ts';
import { giveCode, idTokenNow, type PoolSignIn, signInAtPool } from './pool-sign-in.ts';

/* Sign-in with the user pool through Amplify, and our own calls around it. Load it on demand: only e-mail sign-in needs it. */

/** An id token, or what the user still has to provide to get one. */
export type Entry = { readonly idToken: string } | Exclude<PoolSignIn, 'signed-in'>;

/** The calls behind the login page. All of them throw the pool's named errors or our API's. */
export interface EmailAuth {
  /**
   * Sends a code by e-mail, for a new account if a name is given. The response doesn't reveal whether an account
   * exists.
   */
  sendCode(email: string, name?: string): Promise<void>;
  /** Sets the password for the address that the code was sent to. */
  setPassword(person: { email: string; code: string; password: string; name?: string }): Promise<void>;
  /** Signs in with a password; keeps no token. */
  enter(email: string, password: string): Promise<Entry>;
  /** Continues after `enter` when it needs a code from the authenticator app. */
  enterWithCode(code: string): Promise<Entry>;
}

const entryOf = async (stand: PoolSignIn): Promise<Entry> => {
  if (stand !== 'signed-in') return stand;
  try {
    return { idToken: await idTokenNow() };
  } finally {
    await dropTokens();
  }
};

export const emailAuth = (config: EmailSignInConfig): EmailAuth => {
  callPool(config);
  return {
    sendCode: async (email, name) => {
      await poolApi.sendEmailCode({ body: { email, name } });
    },
    setPassword: async (body) => {
      await poolApi.setEmailPassword({ body });
    },
    enter: async (email, password) => {
      // Amplify refuses to sign in while an abandoned sign-in is open.
      await dropTokens();
      return entryOf(await signInAtPool(email, password));
    },
    enterWithCode: async (code) => entryOf(await giveCode(code)),
  };
};
