import { Visitor } from './visitor.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Goes from the Google button to the sign-in page; returns that page's address. */
export async function openSignInPage(visitor: Visitor): Promise<string> {
  const begun = await visitor.get('/api/auth/login');
  const { url, response } = await visitor.follow(begun, '/api/auth/login');
  if (response.status !== 200)
    throw new Error(`The sign-in page answered ${response.status}: ${await response.text()}`);
  return url.href;
}

/** Sends the form of the sign-in page and goes as far as the address the browser would stay at. */
export async function submitSignInPage(
  visitor: Visitor,
  page: string,
  fields: Record<string, string>,
): Promise<URL> {
  const sent = await visitor.form(page, fields);
  const { url } = await visitor.follow(sent, page, ({ pathname }) => pathname === '/login');
  return url;
}

/** Reads the session id of `/login#session_id=…`. */
export const sessionIdOf = (url: URL): string =>
  new URLSearchParams(url.hash.slice(1)).get('session_id') ?? '';

/** Signs a person in as a browser would; the visitor, who may have been here before, keeps the session. */
export async function signIn(
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
