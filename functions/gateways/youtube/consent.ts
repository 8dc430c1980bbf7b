import * as oidc from 'openid-client';
import { z } from 'zod';
import {
  type FailureKind,
  type Grant,
  PlatformFailure,
  type PlatformGateway,
} from '#functions/domain/publishing/ports.ts';
import type { Answer } from '#functions/gateways/platforms/exchange.ts';
import { codeOf, withoutSecrets } from '#functions/gateways/platforms/secrets.ts';
import { exchange } from './calls.ts';
import { failure, jsonOf, kindOfStatus, retryAfterOf } from './failures.ts';
import type { Settings } from './options.ts';
import { CAPTIONS_SCOPE, ENDED_TOKEN, ISSUER, OFFLINE, Tokens } from './unverified.ts';

type Consent = Pick<PlatformGateway, 'asks' | 'consentAddress' | 'connect' | 'refresh' | 'revoke'>;

const OK = 200;
/** RFC 6749, section 5.2. */
const ENDED_GRANT = 'invalid_grant';
const ErrorBody = z.object({ error: z.string(), error_description: z.string().optional() });
/** The fields of a token request that must not be repeated in an error message. */
const SECRETS = ['client_secret', 'code', 'code_verifier', 'refresh_token', 'token'] as const;

/** Without `prompt=consent`, a second consent returns no refresh token. */
const PROMPT = { prompt: 'consent' } as const;

const refusalOf = (
  { status, headers, text }: Answer,
  secrets: readonly string[],
  now: Date,
  ended: FailureKind,
): PlatformFailure => {
  const { error, error_description: sentence = '' } = ErrorBody.safeParse(jsonOf(text)).data ?? {};
  const code = codeOf(error, status, secrets);
  // An error body may come with status 200.
  const kind = status === OK ? 'refused' : kindOfStatus(status);
  const wait = kind === 'busy' ? retryAfterOf(headers, now) : undefined;
  return failure(
    kind === 'refused' && code === ENDED_GRANT ? ended : kind,
    code,
    withoutSecrets(sentence, secrets),
    wait,
  );
};

/** Runs a token request and unwraps failures that openid-client may have wrapped. */
const granting = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof PlatformFailure) throw error.cause;
    throw error instanceof PlatformFailure ? error : failure('unreadable', 'token_answer');
  }
};

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** Google’s OAuth: authorization code with PKCE, refresh and revocation. */
export const googleConsent = ({ app, addresses, limits, now, ...settings }: Settings): Consent => {
  const asks = [...settings.asks, ...(settings.withCaptions ? [CAPTIONS_SCOPE] : [])];

  /** `ended`: what an invalid grant means for this request. */
  const configurationFor = async (ended: FailureKind): Promise<oidc.Configuration> => {
    const { clientId, clientSecret } = await app();
    const configuration = new oidc.Configuration(
      {
        issuer: ISSUER,
        authorization_endpoint: addresses.authorization,
        token_endpoint: addresses.token,
        revocation_endpoint: addresses.revocation,
      },
      clientId,
      clientSecret,
    );
    configuration[oidc.customFetch] = async (address, { method, headers, body }) => {
      const form = new URLSearchParams(body instanceof URLSearchParams ? body : '');
      const secrets = SECRETS.flatMap((name) => form.get(name) ?? []);
      const answer = await exchange(address, { method, headers, body: form }, limits.callMs);
      if (answer.status !== OK || ErrorBody.safeParse(jsonOf(answer.text)).success)
        throw refusalOf(answer, secrets, now(), ended);
      return new Response(answer.text, { headers: answer.headers });
    };
    // Plain HTTP never leaves the machine, because it is only allowed for loopback addresses.
    if (new URL(addresses.token).hostname === '127.0.0.1') oidc.allowInsecureRequests(configuration);
    return configuration;
  };

  const grantOf = (answered: unknown): Grant => {
    const tokens = Tokens.safeParse(answered).data;
    if (tokens === undefined) throw failure('unreadable', 'token_answer');
    const { access_token, refresh_token, expires_in, refresh_token_expires_in, scope = '' } = tokens;
    const at = now();
    const scopes = scope.split(' ').filter((each) => each !== '');
    return {
      access: access_token,
      accessEndsAt: later(at, expires_in),
      ...(scopes.length > 0 && { scopes }),
      ...(refresh_token !== undefined && { refresh: refresh_token }),
      ...(refresh_token_expires_in !== undefined && { refreshEndsAt: later(at, refresh_token_expires_in) }),
    };
  };

  return {
    asks,
    consentAddress: async ({ redirectUri, state, verifier }) =>
      oidc.buildAuthorizationUrl(await configurationFor('refused'), {
        redirect_uri: redirectUri,
        scope: asks.join(' '),
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ...OFFLINE,
        ...PROMPT,
      }),
    connect: async (code, { redirectUri, verifier }) => {
      const configuration = await configurationFor('refused');
      const request = { code, redirect_uri: redirectUri, code_verifier: verifier };
      return grantOf(await granting(oidc.genericGrantRequest(configuration, 'authorization_code', request)));
    },
    refresh: async (refresh) => {
      const configuration = await configurationFor('access_ended');
      return grantOf(await granting(oidc.refreshTokenGrant(configuration, refresh)));
    },
    revoke: async ({ access, refresh }) => {
      const configuration = await configurationFor('access_ended');
      try {
        await granting(oidc.tokenRevocation(configuration, refresh ?? access));
      } catch (error) {
        const hasEnded =
          error instanceof PlatformFailure &&
          (error.facts.kind === 'access_ended' || error.facts.code === ENDED_TOKEN);
        if (!hasEnded) throw error;
      }
    },
  };
};
