import { Visitor } from './visitor.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Follows the Google button to the sign-in page. Returns its URL. */
export async function openSignInPage(visitor: Visitor): Promise<string> {
  const begun = await visitor.get('/api/auth/login');
  const { url, response } = await visitor.follow(begun, '/api/auth/login');
  if (response.status !== 200)
    throw new Error(`The sign-in page answered ${response.status}: ${await response.text()}`);
  return url.href;
}

/** Submits the sign-in form and follows redirects to the final URL. */
export async function submitSignInPage(
  visitor: Visitor,
  page: string,
  fields: Record<string, string>,
): Promise<URL> {
  const sent = await visitor.form(page, fields);
  const { url } = await visitor.follow(sent, page, ({ pathname }) => pathname === '/login');
  return url;
}

/** Reads the session id from `/login#session_id=…`. */
export const sessionIdOf = (url: URL): string =>
  new URLSearchParams(url.hash.slice(1)).get('session_id') ?? '';

/**
 * Signs a user in through the hosted page, as a browser would. The session is kept in `visitor`, which is new by
 * default.
 */
export async function signInByPage(
  url: string,
  person: Person,
  visitor: Visitor = new Visitor(url),
): Promise<Visitor> {
  const page = await openSignInPage(visitor);
  const landed = await submitSignInPage(visitor, page, { ...person, action: 'continue' });
  const exchanged = await visitor.post('/api/auth/google', { session_id: sessionIdOf(landed) });
  if (!exchanged.ok)
    throw new Error(`The sign-in failed at ${landed.href}: ${exchanged.status} ${await exchanged.text()}`);
  return visitor;
}
