import { NotAuthorizedError } from 'cognito-local/lib/errors.js';
import { AssociateSoftwareToken } from 'cognito-local/lib/targets/associateSoftwareToken.js';
import { RespondToAuthChallenge } from 'cognito-local/lib/targets/respondToAuthChallenge.js';
import { SetUserMFAPreference } from 'cognito-local/lib/targets/setUserMFAPreference.js';
import { VerifySoftwareToken } from 'cognito-local/lib/targets/verifySoftwareToken.js';
import { z } from 'zod';
import { type PoolCall, type PoolServices, parse } from './email-pool-call.ts';
import { context } from './email-pool-people.ts';

const SESSION_MS = 3 * 60 * 1000;
const TRIES = 5;

const AccessToken = z.string();
const Associate = z.object({ AccessToken });
const Verify = z.object({ AccessToken, UserCode: z.string() });
const Prefer = z.object({
  AccessToken,
  SoftwareTokenMfaSettings: z.object({
    Enabled: z.boolean().default(false),
    PreferredMfa: z.boolean().default(false),
  }),
});
const Respond = z.object({
  ClientId: z.string(),
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: z.string(),
  ChallengeResponses: z.object({ USERNAME: z.string(), SOFTWARE_TOKEN_MFA_CODE: z.string() }),
});
const Challenge = z.object({
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  ChallengeParameters: z.object({ USER_ID_FOR_SRP: z.string() }),
  Session: z.string(),
});

const sessionIsOver = () => new NotAuthorizedError('Invalid session for the user, session is expired.');

/**
 * Codes from authenticator apps. `cognito-local` generates and verifies the codes, but it doesn't verify access
 * tokens and accepts any session, so tokens and sessions are checked here.
 */
export const codeCalls = (services: PoolServices, verifyAccess: (token: string) => Promise<unknown>) => {
  /** Sign-ins with a correct password, keyed by the session that Cognito issues for the next step. */
  const begun = new Map<string, { username: string; until: number; tries: number }>();

  const withToken =
    <B extends z.ZodType<{ AccessToken: string }>>(
      schema: B,
      work: (body: z.output<B>) => Promise<unknown>,
    ): PoolCall['run'] =>
    async (body) => {
      const asked = parse(schema, body);
      await verifyAccess(asked.AccessToken).catch(() => {
        throw new NotAuthorizedError('Invalid Access Token');
      });
      return work(asked);
    };

  const calls: Record<string, PoolCall> = {
    AssociateSoftwareToken: {
      run: withToken(Associate, (asked) => AssociateSoftwareToken(services)(context, asked)),
    },
    VerifySoftwareToken: {
      run: withToken(Verify, (asked) => VerifySoftwareToken(services)(context, asked)),
    },
    SetUserMFAPreference: {
      run: withToken(Prefer, (asked) => SetUserMFAPreference(services)(context, asked)),
    },
    RespondToAuthChallenge: {
      run: async (body) => {
        const asked = parse(Respond, body);
        const sign = begun.get(asked.Session);
        if (sign === undefined || sign.until < Date.now() || sign.tries >= TRIES) throw sessionIsOver();
        sign.tries += 1;
        const USERNAME = sign.username;
        const answer = await RespondToAuthChallenge(services)(context, {
          ...asked,
          ChallengeResponses: { ...asked.ChallengeResponses, USERNAME },
        });
        begun.delete(asked.Session);
        return answer;
      },
    },
  };
  return {
    calls,
    /** Records who may answer a challenge. */
    remember: (answer: unknown): void => {
      const challenge = Challenge.safeParse(answer).data;
      if (challenge === undefined) return;
      for (const [session, { until }] of begun) if (until < Date.now()) begun.delete(session);
      begun.set(challenge.Session, {
        username: challenge.ChallengeParameters.USER_ID_FOR_SRP,
        until: Date.now() + SESSION_MS,
        tries: 0,
      });
    },
  };
};
