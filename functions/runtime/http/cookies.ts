import { AFFILIATE, KNOWN_DAYS, SESSION_DAYS } from '#contract/catalogue.ts';
import type { Route } from '#contract/route.ts';
import type { Answer } from './request-context.ts';

/** The session cookie: host-only, unreadable to scripts, and sent on top-level navigation. */
export const SESSION_COOKIE = '__Host-veilcast';
/** A sign-in in progress: state, nonce, verifier and browser binding, all sealed. */
export const SIGN_IN_COOKIE = '__Host-veilcast-sign-in';
/**
 * Marks a browser in which somebody has signed in with a password, so that it isn’t locked out when strangers guess
 * passwords.
 */
export const DEVICE_COOKIE = '__Host-veilcast-browser';
/** The affiliate link that a visitor followed; set only with the visitor’s consent. */
export const CLICK_COOKIE = '__Host-veilcast-via';

const SESSION_MAX_AGE_SECONDS = SESSION_DAYS.most * 86_400;
/** Must last from the redirect to the provider until the `session_id` is exchanged. */
const SIGN_IN_MAX_AGE_SECONDS = 15 * 60;
const DEVICE_MAX_AGE_SECONDS = KNOWN_DAYS * 86_400;
const CLICK_MAX_AGE_SECONDS = AFFILIATE.attributionDays * 86_400;

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

const setCookie = (name: string, value: string, maxAgeSeconds: number): string =>
  `${name}=${value}; Max-Age=${maxAgeSeconds}; ${ATTRIBUTES}`;

const clearCookie = (name: string): string => `${name}=; Max-Age=0; ${ATTRIBUTES}`;

/** The value of a cookie in API Gateway's list of `name=value` strings. */
export const readCookie = (cookies: readonly string[] | undefined, name: string): string | undefined => {
  const found = cookies?.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(`${name}=`));
  const value = found?.slice(name.length + 1);
  return value === '' ? undefined : value;
};

/** The `Set-Cookie` values of a response. */
export const answerCookies = (answer: Answer<Route>): string[] => {
  const { session, signIn, device, click, mediaCookies = [] } = answer;
  const cookies = [...mediaCookies];
  if (session === 'end') cookies.push(clearCookie(SESSION_COOKIE));
  else if (session !== undefined)
    cookies.push(setCookie(SESSION_COOKIE, session.open, SESSION_MAX_AGE_SECONDS));
  if (signIn === 'forget') cookies.push(clearCookie(SIGN_IN_COOKIE));
  else if (signIn !== undefined)
    cookies.push(setCookie(SIGN_IN_COOKIE, signIn.remember, SIGN_IN_MAX_AGE_SECONDS));
  if (device !== undefined) cookies.push(setCookie(DEVICE_COOKIE, device.remember, DEVICE_MAX_AGE_SECONDS));
  if (click !== undefined) cookies.push(setCookie(CLICK_COOKIE, click.remember, CLICK_MAX_AGE_SECONDS));
  return cookies;
};
