import { createHash, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../secrets.ts';
import { type JsonAnswer, OAuthError } from './answers.ts';
import type { Script } from './script.ts';
import type { Grant, State } from './state.ts';

const CODE_MS = 10 * 60_000;
const ACCESS_SECONDS = 2 * 60 * 60;
const REFRESH_SECONDS = 180 * 24 * 60 * 60;
const SCOPES = ['user.info.basic', 'video.upload', 'video.publish'];

export interface TikTokApp {
  readonly clientKey: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** What a consent request asks for. */
export interface ConsentRequest {
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
}

/** The consent request in a URL, or what is wrong with it. */
export const readConsentRequest = (app: TikTokApp, query: URLSearchParams): ConsentRequest | string => {
  const scopes = (query.get('scope') ?? '').split(',').filter((scope) => scope !== '');
  const redirectUri = query.get('redirect_uri') ?? '';
  const challenge = query.get('code_challenge') ?? '';
  if (query.get('client_key') !== app.clientKey) return 'client_key is unknown.';
  if (redirectUri !== app.redirectUri) return 'redirect_uri is not registered.';
  if (query.get('response_type') !== 'code') return 'response_type has to be code.';
  if (scopes.length === 0 || scopes.some((scope) => !SCOPES.includes(scope))) return 'scope is unknown.';
  if (query.get('code_challenge_method') !== 'S256' || !/^[\da-f]{64}$/u.test(challenge))
    return 'code_challenge has to be a SHA-256 in hexadecimal digits.';
  const state = query.get('state') ?? '';
  return state === '' ? 'state is missing.' : { scopes, redirectUri, state, challenge };
};

/** The URL that a creator is redirected to after refusing consent. */
export const declined = ({ redirectUri, state }: ConsentRequest): string => {
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({
    error: 'access_denied',
    error_description: 'User denied the authorization.',
    state,
  }).toString();
  return address.href;
};

/** The URL that a creator is redirected to after granting these scopes for the account with this name. */
export const allowed = (
  state: State,
  request: ConsentRequest,
  { name, scopes }: { readonly name: string; readonly scopes: readonly string[] },
  now: number,
): string => {
  const { openId } = state.creatorCalled(name);
  const code = newSecret('code.');
  const { redirectUri, challenge } = request;
  state.codes.set(code, { openId, scopes, redirectUri, challenge, endsAt: now + CODE_MS });
  const address = new URL(redirectUri);
  address.search = new URLSearchParams({ code, scopes: scopes.join(','), state: request.state }).toString();
  return address.href;
};

const tokensOf = (openId: string, now: number): Omit<Grant, 'scopes'> => ({
  openId,
  access: newSecret('act.'),
  accessEndsAt: now + ACCESS_SECONDS * 1000,
  refresh: newSecret('rft.'),
  refreshEndsAt: now + REFRESH_SECONDS * 1000,
});

const answerWith = (grant: Grant, now: number, withRefresh: boolean): JsonAnswer => ({
  status: 200,
  body: {
    open_id: grant.openId,
    scope: grant.scopes.join(','),
    access_token: grant.access,
    expires_in: Math.floor((grant.accessEndsAt - now) / 1000),
    ...(withRefresh && {
      refresh_token: grant.refresh,
      refresh_expires_in: Math.floor((grant.refreshEndsAt - now) / 1000),
    }),
    token_type: 'Bearer',
  },
});

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

const checkApp = (app: TikTokApp, form: URLSearchParams): void => {
  if (form.get('client_key') !== app.clientKey || !isSame(form.get('client_secret') ?? '', app.clientSecret))
    throw new OAuthError('invalid_client', 'Client key or secret is incorrect.', 401);
};

const exchangeCode = (state: State, form: URLSearchParams, now: number): JsonAnswer => {
  const sent = form.get('code') ?? '';
  const code = state.codes.get(sent);
  state.codes.delete(sent);
  if (!code || now > code.endsAt) throw new OAuthError('invalid_grant', 'Authorization code is expired.');
  if (form.get('redirect_uri') !== code.redirectUri)
    throw new OAuthError('invalid_grant', 'Redirect_uri is not matched with the uri when requesting code.');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('hex');
  if (!isSame(challenge, code.challenge))
    throw new OAuthError('invalid_request', 'Code verifier or code challenge is invalid.');
  const grant = { ...tokensOf(code.openId, now), scopes: [...code.scopes] };
  state.grants = [...state.grants.filter(({ openId }) => openId !== code.openId), grant];
  return answerWith(grant, now, true);
};

const refresh = (state: State, script: Script, form: URLSearchParams, now: number): JsonAnswer => {
  const grant = state.grants.find((each) => each.refresh === form.get('refresh_token'));
  if (!grant || now > grant.refreshEndsAt)
    throw new OAuthError('invalid_grant', 'Refresh token is invalid or expired.');
  const keeps = script.takeKeepsRefresh();
  const { refresh: old, refreshEndsAt } = grant;
  Object.assign(grant, tokensOf(grant.openId, now), keeps && { refresh: old, refreshEndsAt });
  return answerWith(grant, now, !keeps);
};

/** Answers a token request that contains a code or a refresh token. */
export const answerToken = (
  app: TikTokApp,
  { state, script, now }: { readonly state: State; readonly script: Script; readonly now: number },
  form: URLSearchParams,
): JsonAnswer => {
  checkApp(app, form);
  switch (form.get('grant_type') ?? '') {
    case 'authorization_code':
      return exchangeCode(state, form, now);
    case 'refresh_token':
      return refresh(state, script, form, now);
    default:
      throw new OAuthError('unsupported_grant_type', 'grant_type is not supported.');
  }
};

/** Ends the grant that an access token belongs to. */
export const answerRevoke = (
  app: TikTokApp,
  state: State,
  form: URLSearchParams,
  now: number,
): JsonAnswer => {
  checkApp(app, form);
  const grant = state.grants.find(({ access }) => access === form.get('token'));
  if (!grant || now > grant.accessEndsAt)
    throw new OAuthError('invalid_grant', 'Access token is invalid or expired.');
  state.grants = state.grants.filter((each) => each !== grant);
  return { status: 200, body: {} };
};
