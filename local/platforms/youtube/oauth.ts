import { createHash } from 'node:crypto';
import { newSecret } from '../secrets.ts';
import { type Answer, GoogleError, json, OAuthError } from './google-error.ts';
import { channelOf, type Grant, type State } from './state.ts';

const ACCESS_SECONDS = 3599;
const CODE_MS = 60_000;
const SCOPE = 'https://www.googleapis.com/auth/';
const SCOPES: ReadonlySet<string> = new Set(
  ['youtube.upload', 'youtube.readonly', 'youtube.force-ssl'].map((name) => SCOPE + name),
);

export interface App {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

interface Code {
  readonly channelId: string;
  readonly scopes: readonly string[];
  readonly redirectUri: string;
  readonly challenge: string;
  readonly wantsRefresh: boolean;
  readonly endsAt: number;
}

/** What a consent request asks for. */
export interface Asked {
  readonly redirectUri: string;
  readonly state: string;
  readonly scopes: readonly string[];
  readonly challenge: string;
  readonly isOffline: boolean;
  readonly mustAsk: boolean;
}

const need = (isMet: boolean, error: string): void => {
  if (!isMet) throw new OAuthError(error, 'The app asked for consent in a way that Google refuses.');
};

/** Handles consent, tokens and revocation. */
export class OAuth {
  readonly #app: App;
  readonly #state: State;
  readonly #now: () => number;
  readonly #codes = new Map<string, Code>();
  #rotates = false;

  constructor(app: App, state: State, now: () => number) {
    this.#app = app;
    this.#state = state;
    this.#now = now;
  }

  /** The consent request in a URL; throws an error whose message is meant for the person who sees the page. */
  readAsked(query: URLSearchParams): Asked {
    const redirectUri = query.get('redirect_uri') ?? '';
    const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
    need(query.get('client_id') === this.#app.clientId, 'invalid_client');
    need(this.#app.redirectUris.includes(redirectUri), 'redirect_uri_mismatch');
    need(query.get('response_type') === 'code', 'unsupported_response_type');
    need(scopes.length > 0 && scopes.every((scope) => SCOPES.has(scope)), 'invalid_scope');
    need(query.get('code_challenge_method') === 'S256', 'invalid_request');
    const challenge = query.get('code_challenge') ?? '';
    need(/^[\w-]{43}$/u.test(challenge), 'invalid_request');
    return {
      redirectUri,
      state: query.get('state') ?? '',
      scopes,
      challenge,
      isOffline: query.get('access_type') === 'offline',
      mustAsk: query.get('prompt') === 'consent',
    };
  }

  /** The URL that the person is redirected to, with a code for the app and the permissions that they granted. */
  allow(asked: Asked, { name, scopes }: { readonly name: string; readonly scopes: readonly string[] }): URL {
    const { id: channelId } = channelOf(this.#state, name);
    const isFirst = !this.#state.grants.some((grant) => grant.channelId === channelId);
    const code = newSecret('4/');
    this.#codes.set(code, {
      channelId,
      scopes,
      redirectUri: asked.redirectUri,
      challenge: asked.challenge,
      wantsRefresh: asked.isOffline && (isFirst || asked.mustAsk),
      endsAt: this.#now() + CODE_MS,
    });
    return this.#back(asked, { code, scope: scopes.join(' ') });
  }

  cancel(asked: Asked): URL {
    return this.#back(asked, { error: 'access_denied' });
  }

  #back({ redirectUri, state }: Asked, answer: Readonly<Record<string, string>>): URL {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
    return url;
  }

  token(form: URLSearchParams): Answer {
    this.#checkApp(form);
    switch (form.get('grant_type') ?? '') {
      case 'authorization_code':
        return this.#exchange(form);
      case 'refresh_token':
        return this.#refresh(form);
      default:
        throw new OAuthError('unsupported_grant_type', 'Invalid grant_type.');
    }
  }

  /** Ends the grant that an access token or a refresh token belongs to. */
  revoke(form: URLSearchParams): Answer {
    const given = form.get('token') ?? '';
    const grant = this.#state.grants.find(
      ({ refresh, access }) => refresh === given || access.some((each) => each.token === given),
    );
    if (grant === undefined) throw new OAuthError('invalid_token', 'Token expired or revoked.');
    this.#end((each) => each === grant);
    return json({});
  }

  /** Ends all grants for one channel, or for every channel. */
  endGrants(channelId: string | undefined): void {
    this.#end((grant) => channelId === undefined || grant.channelId === channelId);
  }

  expireAccess(): void {
    for (const { access } of this.#state.grants) for (const each of access) each.endsAt = 0;
  }

  /** From now on, each refresh also returns a new refresh token and invalidates the old one. */
  rotate(): void {
    this.#rotates = true;
  }

  /** The grant that a request’s access token belongs to, if it covers one of `scopes`. Throws a `GoogleError`. */
  grantOf(authorization: string, scopes: readonly string[]): Grant {
    const given = /^Bearer (\S+)$/u.exec(authorization)?.[1] ?? '';
    const grant = this.#state.grants.find(({ access }) =>
      access.some((each) => each.token === given && each.endsAt > this.#now()),
    );
    if (grant === undefined)
      throw new GoogleError(401, 'authError', 'Request had invalid authentication credentials.');
    if (!scopes.some((scope) => grant.scopes.includes(SCOPE + scope)))
      throw new GoogleError(
        403,
        'insufficientPermissions',
        'Request had insufficient authentication scopes.',
      );
    return grant;
  }

  #end(isMeant: (grant: Grant) => boolean): void {
    this.#state.grants = this.#state.grants.filter((grant) => !isMeant(grant));
  }

  #checkApp(form: URLSearchParams): void {
    const { clientId, clientSecret } = this.#app;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      throw new OAuthError('invalid_client', 'The OAuth client was not found.', 401);
  }

  #exchange(form: URLSearchParams): Answer {
    const given = form.get('code') ?? '';
    const code = this.#codes.get(given);
    this.#codes.delete(given);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      code !== undefined &&
      code.endsAt > this.#now() &&
      code.redirectUri === form.get('redirect_uri') &&
      code.challenge === challenge;
    if (!isGood) throw new OAuthError('invalid_grant', 'Malformed auth code.');
    const { channelId, scopes, wantsRefresh } = code;
    const grant = { channelId, scopes: [...scopes], refresh: newSecret('1//'), access: [] };
    this.#state.grants.push(grant);
    return this.#issue(grant, wantsRefresh);
  }

  #refresh(form: URLSearchParams): Answer {
    const grant = this.#state.grants.find(({ refresh }) => refresh === form.get('refresh_token'));
    if (grant === undefined) throw new OAuthError('invalid_grant', 'Token has been expired or revoked.');
    if (this.#rotates) grant.refresh = newSecret('1//');
    return this.#issue(grant, this.#rotates);
  }

  #issue(grant: Grant, withRefresh: boolean): Answer {
    const access = newSecret('ya29.');
    const now = this.#now();
    grant.access = [
      ...grant.access.filter(({ endsAt }) => endsAt > now),
      { token: access, endsAt: now + ACCESS_SECONDS * 1000 },
    ];
    return json({
      access_token: access,
      expires_in: ACCESS_SECONDS,
      token_type: 'Bearer',
      scope: grant.scopes.join(' '),
      ...(withRefresh && { refresh_token: grant.refresh }),
    });
  }
}
