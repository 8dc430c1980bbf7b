import type { Route } from '#contract/route.ts';
import { Refusal } from '#functions/domain/request/refusal.ts';
import { added, type Middleware } from './call.ts';
import { CLICK_COOKIE, DEVICE_COOKIE, readCookie, SESSION_COOKIE, SIGN_IN_COOKIE } from './cookies.ts';
import { readBytes } from './input.ts';
import { viewerOf } from './viewer.ts';

const USER_AGENT_MAX_CHARS = 512;
/** The length of our generated secrets. */
const DEVICE = /^[\w-]{43}$/u;
const deviceOf = (cookie = ''): string | undefined => (DEVICE.test(cookie) ? cookie : undefined);

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/u;

/**
 * Reads what the client sent besides its input: cookies, address, query string, `Idempotency-Key` and, on a `raw`
 * route, the raw bytes. Adds `client` and `idempotencyKey`; refuses a malformed key (`invalid`) and oversized bodies
 * (`too_large`).
 */
export const clientFacts = <R extends Route>(route: R, now: () => Date): Middleware<R> => ({
  before: ({ event: call }) => {
    const { event } = call;
    const key = event.headers['idempotency-key'];
    if (key !== undefined && !IDEMPOTENCY_KEY.test(key))
      throw new Refusal('invalid', 'The Idempotency-Key header needs 8 to 128 visible ASCII characters.');
    call.idempotencyKey = key;
    call.client = {
      now: now(),
      sealedSignIn: readCookie(event.cookies, SIGN_IN_COOKIE),
      device: deviceOf(readCookie(event.cookies, DEVICE_COOKIE)),
      rememberedClick: readCookie(event.cookies, CLICK_COOKIE),
      userAgent: event.headers['user-agent']?.slice(0, USER_AGENT_MAX_CHARS),
      rawQuery: event.rawQueryString,
      viewer: viewerOf(event, added(call.secret, 'crossSite')),
      sessionToken: readCookie(event.cookies, SESSION_COOKIE),
      ...(route.raw === true
        ? { raw: { body: readBytes(event), signature: event.headers['stripe-signature'] } }
        : {}),
    };
  },
});
