import * as oidc from 'openid-client';
import {
  type ConsentRequest,
  type FailureKind,
  type Grant,
  PlatformFailure,
  type PlatformGateway,
} from '#functions/domain/publishing/ports.ts';
import { exchange } from './calls.ts';
import { failure, failureOf } from './failures.ts';
import {
  CLIENT_KEY,
  CLIENT_SECRET,
  challengeOf,
  INVALID_GRANT,
  SCOPE_SEPARATOR,
  TokenAnswer,
} from './unverified.ts';

/** An app’s client key and client secret, as TikTok’s developer portal calls them. */
export interface TikTokApp {
  readonly clientKey: string;
  readonly clientSecret: string;
}

export interface TikTokAddresses {
  readonly authorization: string;
  readonly token: string;
  readonly revocation: string;
  readonly api: string;
}

export interface OAuthOptions {
  readonly app: () => Promise<TikTokApp>;
  /** The scopes that creators are asked to grant. */
  readonly asks: readonly string[];
  readonly addresses: TikTokAddresses;
  readonly timeoutMs: number;
  readonly now: () => Date;
}

type OAuth = Pick<PlatformGateway, 'asks' | 'consentAddress' | 'connect' | 'refresh' | 'revoke'>;

const ENDED: ReadonlySet<FailureKind> = new Set(['access_ended', 'access_expired']);

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof PlatformFailure && error.facts.code === code;

/** Throws the actual failure: our own if the library wrapped it, or `unreadable` if the response isn’t a grant. */
const rethrow = (error: unknown): never => {
  if (error instanceof Error && error.cause instanceof PlatformFailure) throw error.cause;
  // We discard the library’s error, because it may contain the response and its tokens.
  if (error instanceof oidc.ClientError) throw failure('unreadable', 'no_grant');
  throw error;
};

const plusSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

const grantOf = (answer: oidc.TokenEndpointResponse, now: Date): Grant => {
  const read = TokenAnswer.safeParse(answer);
  if (!read.success) throw failure('unreadable', 'no_grant');
  const { access_token: access, refresh_token: refresh, scope: scopes, ...ends } = read.data;
  return {
    access,
    ...(refresh !== undefined && { refresh }),
    accessEndsAt: plusSeconds(now, ends.expires_in),
    ...(ends.refresh_expires_in !== undefined && {
      refreshEndsAt: plusSeconds(now, ends.refresh_expires_in),
    }),
    ...(scopes.length > 0 && { scopes }),
  };
};

/**
 * TikTok’s OAuth. TikTok doesn’t call the app’s id `client_id`, so the library’s client authentication hook adds it
 * to token calls, and the consent URL gets it as an extra parameter.
 */
export const tikTokOAuth = ({ app, asks, addresses, timeoutMs, now }: OAuthOptions): OAuth => {
  const configuration = async (...secrets: readonly string[]): Promise<oidc.Configuration> => {
    const { clientKey, clientSecret } = await app();
    const server = {
      issuer: addresses.api,
      authorization_endpoint: addresses.authorization,
      token_endpoint: addresses.token,
      revocation_endpoint: addresses.revocation,
    };
    const configured = new oidc.Configuration(server, clientKey, undefined, (_server, _client, body) => {
      body.set(CLIENT_KEY, clientKey);
      body.set(CLIENT_SECRET, clientSecret);
    });
    configured[oidc.customFetch] = async (address, { method, headers, body }) => {
      if (!(body instanceof URLSearchParams)) throw new TypeError('Tokens are asked for with forms only.');
      const answer = await exchange(address, { method, headers, body: body.toString() }, timeoutMs);
      const refused = failureOf(answer, [clientSecret, ...secrets]);
      if (refused !== undefined) throw refused;
      return new Response(answer.text, {
        status: answer.status,
        headers: { 'content-type': 'application/json' },
      });
    };
    // Plain HTTP never leaves the machine, because it is only allowed for loopback addresses.
    if (new URL(addresses.token).hostname === '127.0.0.1') oidc.allowInsecureRequests(configured);
    return configured;
  };

  const refresh = async (token: string): Promise<Grant> => {
    const asked = now();
    const answer = await oidc.refreshTokenGrant(await configuration(token), token).catch(rethrow);
    return grantOf(answer, asked);
  };

  const revokeAccess = async (access: string): Promise<void> => {
    await oidc.tokenRevocation(await configuration(access), access).catch(rethrow);
  };

  /** An expired access token says nothing about the grant; only refreshing it shows whether the grant still holds. */
  const revokeRenewed = async (token: string): Promise<void> => {
    const { access } = await refresh(token);
    await revokeAccess(access);
  };

  return {
    asks,
    consentAddress: async ({ redirectUri, state, verifier }: ConsentRequest) => {
      const configured = await configuration();
      const address = oidc.buildAuthorizationUrl(configured, {
        [CLIENT_KEY]: configured.clientMetadata().client_id,
        scope: asks.join(SCOPE_SEPARATOR),
        redirect_uri: redirectUri,
        state,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      });
      address.searchParams.delete('client_id');
      return address;
    },
    connect: async (code, { redirectUri, state, verifier }) => {
      const cameBack = new URL(redirectUri);
      cameBack.search = new URLSearchParams({ code, state }).toString();
      const asked = now();
      const answer = await oidc
        .authorizationCodeGrant(await configuration(code, verifier), cameBack, {
          pkceCodeVerifier: verifier,
          expectedState: state,
        })
        .catch(rethrow)
        .catch((error: unknown) => {
          // An expired code doesn’t mean that a grant has ended: there isn’t one yet.
          throw hasCode(error, INVALID_GRANT) ? failure('refused', INVALID_GRANT) : error;
        });
      return grantOf(answer, asked);
    },
    refresh,
    revoke: async ({ access, refresh: token }) => {
      const ended = await hasEnded(revokeAccess(access));
      if (ended && token !== undefined) await hasEnded(revokeRenewed(token));
    },
  };
};

/** Whether a call failed because its token is no longer valid. */
const hasEnded = async (call: Promise<void>): Promise<boolean> => {
  try {
    await call;
    return false;
  } catch (error) {
    if (error instanceof PlatformFailure && ENDED.has(error.facts.kind)) return true;
    throw error;
  }
};
