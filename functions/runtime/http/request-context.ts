import type { Reply, Request, Route } from '#contract/route.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';

/** What a handler receives besides its parsed input. */
export interface RequestContext {
  readonly now: Date;
  /** The raw query string, without the question mark. */
  readonly rawQuery: string;
  /** A keyed hash of the network address that the call came from. */
  readonly viewer: string;
  /** The session secret that the client sent, valid or not. */
  readonly sessionToken: string | undefined;
  /** The browser’s user agent string, supplied by the client and cut to a sane length. */
  readonly userAgent?: string | undefined;
  /** The sealed state of a sign-in that this browser started. */
  readonly sealedSignIn: string | undefined;
  /** The secret of a browser in which somebody has signed in with a password. */
  readonly device?: string | undefined;
  /** The affiliate click that this visitor agreed to have stored. */
  readonly rememberedClick?: string | undefined;
  /** On a `raw` route: the bytes exactly as sent, and their signature. */
  readonly raw?: { readonly body: Uint8Array; readonly signature: string | undefined };
}

/** The signed-in user’s id, and the name that stands for the user in cost lines. */
export interface SignedIn {
  readonly userId: string;
  /** Who pays for this request, and for a video that it starts: a keyed hash of the user. */
  readonly payer: { readonly user: string };
}

/** The context of a route that requires a session. */
export interface SignedInContext extends RequestContext, SignedIn {}

/** The context of a route that honours `Idempotency-Key`. */
export interface KeyedContext extends SignedInContext {
  /**
   * Binds the key to the result within the transaction that writes the result; undefined when the client sent no key.
   */
  readonly claim: IdempotencyClaim | undefined;
}

/**
 * A handler's answer, independent of HTTP. The route's schema parses `reply`, so unknown fields can't leak.
 */
export interface Answer<R extends Route> {
  readonly reply?: Reply<R>;
  readonly redirectTo?: string;
  readonly nextCursor?: string | undefined;
  /** The page to return, on a route with `html`. */
  readonly html?: string;
  /** How long caches may keep the response; if absent, it isn’t cacheable. */
  readonly cacheSeconds?: number;
  /** Opens a session with this secret in this browser, or ends the session. */
  readonly session?: { readonly open: string } | 'end';
  /** Stores a sign-in in progress in this browser’s cookie, or clears it. */
  readonly signIn?: { readonly remember: string } | 'forget';
  /** Marks this browser as one in which somebody has signed in with a password. */
  readonly device?: { readonly remember: string };
  /** Remembers a click on an affiliate link. */
  readonly click?: { readonly remember: string };
  /** Complete `Set-Cookie` values that grant or revoke access to the user’s media. */
  readonly mediaCookies?: readonly string[];
  /** The user's plan, if the handler read it; recorded on the cost line. */
  readonly plan?: string | undefined;
  /** An error that the successful response hides: it is logged, but never sent. */
  readonly trouble?: unknown;
}

type ContextOf<R extends Route> = R['idempotent'] extends string
  ? KeyedContext
  : R['access'] extends 'session' | 'operator'
    ? SignedInContext
    : RequestContext;

export type Handle<R extends Route> = (request: Request<R>, context: ContextOf<R>) => Promise<Answer<R>>;

/** The handler of a route that honours `Idempotency-Key`. */
export interface KeyedHandle<R extends Route> {
  readonly handle: Handle<R>;
  /** Rebuilds the answer from the result stored for a key. Throws a `Refusal` when the result is gone. */
  readonly repeat: (userId: string, resultId: string, now: Date) => Promise<Answer<R>>;
}
export type { ContextOf };
