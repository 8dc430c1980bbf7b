import { createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import MemoryAdapter from 'oidc-provider/lib/adapters/memory_adapter.js';
import { z } from 'zod';
import { Faults, handleFaultRequest, sufferFault } from '#local/support/faults.ts';
import {
  type Admits,
  isVisit,
  readBody,
  type StandIn,
  startHttpService,
} from '#local/support/http-service.ts';
import { renderExpiredPage, renderSignInPage } from './sign-in-page.ts';

/** The issuer is a name, not a URL: it never changes, so users keep their identity when the port changes. */
export const ISSUER = 'http://sign-in.veilcast.localhost';
const SCOPE = 'openid email profile';
const FORM_LIMIT_BYTES = 16 * 1024;
const MINUTE = 60;
const NAME_MAX_CHARS = 100;

export const Person = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(NAME_MAX_CHARS, 'This name is too long.'),
  email: z.string().trim().toLowerCase().pipe(z.email('Enter an e-mail address such as ada@example.com.')),
});
type Person = z.infer<typeof Person>;

/** A user's subject: the same e-mail address always means the same user, even after a restart. */
export const subjectOf = (email: string): string =>
  createHash('sha256').update(`google|${email}`).digest('hex').slice(0, 32);

/** The claims that an id token makes about a person. */
export const claimsOf = (subject: string, person: Person | undefined) => ({
  sub: subject,
  ...person,
  email_verified: true,
  // How Cognito names users who sign in with Google.
  'cognito:username': `Google_${subject}`,
  identities: [{ providerName: 'Google', userId: subject }],
});

function signingKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

/**
 * Removes the provider's own session from a request: every sign-in asks who is signing in, as on a shared computer.
 */
function forgetSession({ headers }: IncomingMessage): void {
  const kept = (headers.cookie ?? '').split(/;\s*/u).filter((cookie) => !cookie.startsWith('_session'));
  headers.cookie = kept.join('; ');
}

/** People visit the sign-in page and the pages it leads to; tokens, keys and discovery are for programs. */
const admits: Admits = (request) =>
  isVisit(request) && /^\/(?:auth|interaction)(?:[/?]|$)/u.test(request.url ?? '');

/** Sign-ins last only minutes and are kept only in memory. */
class SignInStore extends MemoryAdapter {}

export interface SignInOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

const expiredPage = ({ redirectUri }: SignInOptions): string =>
  renderExpiredPage(new URL(redirectUri).origin);

/** The OpenID Connect provider for one client, with its claims about the people who signed in. */
function openProvider(options: SignInOptions, people: ReadonlyMap<string, Person>): Provider {
  return new Provider(ISSUER, {
    adapter: SignInStore,
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [options.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        scope: SCOPE,
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      short: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    claims: {
      openid: ['sub', 'cognito:username', 'identities'],
      email: ['email', 'email_verified'],
      profile: ['name'],
    },
    conformIdTokenClaims: false,
    scopes: SCOPE.split(' '),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: {
      url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    findAccount: (_context: unknown, subject: string) => ({
      accountId: subject,
      claims: () => claimsOf(subject, people.get(subject)),
    }),
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 10 * MINUTE,
      Grant: 10 * MINUTE,
      Interaction: 30 * MINUTE,
      Session: MINUTE,
    },
    renderError: (context: { type: string; body: string; res: ServerResponse }) => {
      context.type = 'html';
      context.body = expiredPage(options);
    },
  });
}

/** What is needed to handle a request to the sign-in page. */
interface SignIn {
  readonly options: SignInOptions;
  readonly provider: Provider;
  readonly people: Map<string, Person>;
}

const sendPage = (
  { redirectUri }: SignInOptions,
  response: ServerResponse,
  status: number,
  html: string,
): void => {
  const allowed = new URL(redirectUri).origin;
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self' ${allowed}; frame-ancestors 'none'; base-uri 'none'`,
  });
  response.end(html);
};

const grantTo = async ({ options, provider }: SignIn, subject: string): Promise<string> => {
  const grant = new provider.Grant({ accountId: subject, clientId: options.clientId });
  grant.addOIDCScope(SCOPE);
  return grant.save();
};

/** Shows the form, or completes the sign-in with the submitted input. */
const serveForm = async (
  signIn: SignIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { options, provider, people } = signIn;
  const finish = (result: Record<string, unknown>) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  try {
    await provider.interactionDetails(request, response);
  } catch {
    return sendPage(options, response, 400, expiredPage(options));
  }
  if (request.method !== 'POST') return sendPage(options, response, 200, renderSignInPage());
  const form = new URLSearchParams((await readBody(request, FORM_LIMIT_BYTES))?.toString('utf8') ?? '');
  if (form.get('action') === 'cancel')
    return finish({ error: 'access_denied', error_description: 'The sign-in was cancelled.' });
  const typed = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
  const person = Person.safeParse(typed);
  if (!person.success) {
    const problems = z.flattenError(person.error).fieldErrors;
    return sendPage(options, response, 422, renderSignInPage({ ...typed, problems }));
  }
  const subject = subjectOf(person.data.email);
  people.set(subject, person.data);
  const login = { accountId: subject, remember: false, amr: ['pwd'] };
  return finish({ login, consent: { grantId: await grantTo(signIn, subject) } });
};

/** A hosted sign-in page with the OpenID Connect protocol, standing in for Cognito with Google. */
export async function startSignIn(options: SignInOptions): Promise<StandIn & { discoveryUrl: string }> {
  const people = new Map<string, Person>();
  const faults = new Faults();
  const provider = openProvider(options, people);
  const serveProtocol = provider.callback();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (await handleFaultRequest(faults, request, response)) return;
    const { pathname } = new URL(request.url ?? '/', ISSUER);
    const call = pathname.slice(pathname.lastIndexOf('/') + 1);
    const suffered = await sufferFault(faults, faults.take(call), response, ({ status }) =>
      response.writeHead(status).end(),
    );
    if (suffered) return;
    if (pathname.startsWith('/interaction/'))
      return serveForm({ options, provider, people }, request, response);
    forgetSession(request);
    serveProtocol(request, response);
  };

  const service = await startHttpService((request, response) => {
    serve(request, response).catch(() => {
      if (!response.headersSent) sendPage(options, response, 500, expiredPage(options));
    });
  }, admits);
  return { ...service, discoveryUrl: `${service.url}/.well-known/openid-configuration` };
}
