import { openSession } from '#functions/api/auth/open-session.ts';
import { Claims, identityOf } from '#functions/gateways/cognito/cognito-claims.ts';
import { answerCookies, CLICK_COOKIE, SESSION_COOKIE } from '#functions/runtime/http/cookies.ts';
import { now } from '#functions/wiring/clock.ts';
import { openingSession } from '#functions/wiring/session.ts';
import { claimsOf, ISSUER, Person, subjectOf } from '#local/sign-in/sign-in.ts';
import { Visitor } from '#test/support/browser/visitor.ts';
import { newPerson } from '#test/support/cloud/functions-here.ts';
import { sharedCloud } from '#test/support/cloud/shared-cloud.ts';

/**
 * Opens a session in the shared cloud as the last request of a sign-in does, but without the earlier requests;
 * `cookies` are the cookies that the browser has so far. The test must use the cloud's environment. Returns the user
 * and the complete `Set-Cookie` values.
 */
export const openSessionOf = async (
  person: { readonly name: string; readonly email: string },
  cookies: ReadonlyMap<string, string> = new Map(),
  userAgent?: string,
) => {
  const known = Person.parse(person);
  const claims = { iss: ISSUER, ...claimsOf(subjectOf(known.email), known) };
  const at = now();
  const opened = await openSession(
    openingSession,
    { identity: identityOf(Claims.parse(claims)), provenAt: at },
    {
      now: at,
      rawQuery: '',
      viewer: 'a-test',
      sealedSignIn: undefined,
      sessionToken: cookies.get(SESSION_COOKIE),
      rememberedClick: cookies.get(CLICK_COOKIE),
      userAgent,
    },
  );
  return { user: opened.reply, cookies: answerCookies(opened) };
};

/** Signs a user in to the shared cloud. The visitor, new or returning, keeps the session. */
export const signIn = async (
  person: { readonly name: string; readonly email: string },
  visitor = new Visitor(sharedCloud().url),
): Promise<Visitor> => {
  const { cookies } = await openSessionOf(person, visitor.cookies, visitor.userAgent);
  visitor.keep(cookies);
  return visitor;
};

/** A new user who is signed in to the shared cloud, and their id. */
export const newAccount = async (
  person: { readonly name: string; readonly email: string } = newPerson(),
  visitor = new Visitor(sharedCloud().url),
): Promise<{ visitor: Visitor; id: string }> => {
  const { user, cookies } = await openSessionOf(person, visitor.cookies, visitor.userAgent);
  visitor.keep(cookies);
  return { visitor, id: user.id };
};
