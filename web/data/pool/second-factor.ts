import { setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { renderSVG } from 'uqr';
import type { EmailSignInConfig } from '#contract/schemas/site-config.ts';
import { poolApi } from './pool-api.ts';
import { answered, callPool, dropTokens } from './pool-client.ts';
import { giveCode, signInAtPool } from './pool-sign-in.ts';

/* Loaded on demand: the user pool's API through Amplify, and QR codes. */

const APP = 'Veilcast';
/** In modules; QR code readers expect a margin of four. */
const QUIET_ZONE = 4;

/** What an authenticator app needs: the key as text and as a picture. */
export interface AppKey {
  readonly secret: string;
  /** The address of an image. */
  readonly picture: string;
}

/** Two-step sign-in for one account. All calls throw the pool’s named errors; only `end` discards the tokens. */
export interface SecondFactor {
  /** Verifies the user by their password; `needs-code` while two-step sign-in is on. */
  begin(email: string, password: string): Promise<'off' | 'needs-code'>;
  giveCode(code: string): Promise<void>;
  newKey(email: string): Promise<AppKey>;
  /** Turns two-step sign-in on, given the right code from the app. */
  turnOn(code: string): Promise<void>;
  turnOff(): Promise<void>;
  end(): Promise<void>;
}

/** Has our API notify the owner. If that fails, the notice is sent after the next sign-in. */
const report = async (): Promise<void> => {
  await poolApi.noteSecondFactor({ body: {} }).catch(() => undefined);
};

export const secondFactor = (config: EmailSignInConfig): SecondFactor => {
  callPool(config);
  return {
    begin: async (email, password) => {
      await dropTokens();
      return (await signInAtPool(email, password)) === 'needs-code' ? 'needs-code' : 'off';
    },
    giveCode: async (code) => void (await giveCode(code)),
    newKey: async (email) => {
      const made = await answered(setUpTOTP());
      const svg = renderSVG(made.getSetupUri(APP, email).href, { ecc: 'M', border: QUIET_ZONE });
      return { secret: made.sharedSecret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    },
    turnOn: async (code) => {
      await answered(verifyTOTPSetup({ code }));
      await answered(updateMFAPreference({ totp: 'PREFERRED' }));
      await report();
    },
    turnOff: async () => {
      await answered(updateMFAPreference({ totp: 'DISABLED' }));
      await report();
    },
    end: dropTokens,
  };
};
