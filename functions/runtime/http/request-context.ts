import type { Reply, Request, Route } from '#contract/route.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';

/** What a handler receives besides its parsed input. */
export interface RequestContext {
  readonly now: Date;
  /** The raw query, without the question mark. */
  readonly rawQuery: string;
  /** A keyed hash of the network address the call came from. */
  readonly viewer: string;
  /** The session's secret, valid or not. */
  readonly sessionToken: string | undefined;
  /** What the browser says it is, cut to a sane length; text of the client. */
  readonly userAgent?: string | undefined;
  /** The sealed state of a sign-in that this browser began. */
  readonly sealedSignIn: string | undefined;
  /** The secret of a browser that somebody has signed in with by a password. */
  readonly device?: string | undefined;
  /** The affiliate click that this visitor agreed to have remembered. */
  readonly rememberedClick?: string | undefined;
  /** On a `raw` route: the bytes that were sent, and their signature. */
  readonly raw?: { readonly body: Uint8Array; readonly signature: string | undefined };
}

/** The signed-in user, by id and as cost lines name them. */
export interface SignedIn {
  readonly userId: string;
  /** The payer of this request, and of a video that it begins: a keyed hash of the user. */
  readonly payer: { readonly user: string };
}

/** The context of a route that needs a session. */
export interface SignedInContext extends RequestContext, SignedIn {}

/** The context of a route that honours `Idempotency-Key`. */
export interface KeyedContext extends SignedInContext {
  /**
   * Goes into the transaction that writes the result, which binds the key to it; undefined when the client sent no
   * key.
   */
  readonly claim: IdempotencyClaim | undefined;
}

/** A handler's answer, independent of HTTP. `reply` passes the route's schema first, so unknown fields cannot leak. */
export interface Answer<R extends Route> {
  readonly reply?: Reply<R>;
  readonly redirectTo?: string;
  readonly nextCursor?: string | undefined;
  /** The page of a route with `html`. */
  readonly html?: string;
  /** How long any cache may keep the response; not cacheable when absent. */
  readonly cacheSeconds?: number;
  /** Opens this browser's session with a secret, or ends it. */
  readonly session?: { readonly open: string } | 'end';
  /** Stores a sign-in in progress in this browser, or clears it. */
  readonly signIn?: { readonly remember: string } | 'forget';
  /** Remembers this browser as one that somebody has signed in with by a password. */
  readonly device?: { readonly remember: string };
  /** Remembers a click on an affiliate link. */
  readonly click?: { readonly remember: string };
  /** Whole `Set-Cookie` values that open or close the user's media. */
  readonly mediaCookies?: readonly string[];
  /** The user's plan, if the handler read it; recorded on the cost line. */
  readonly plan?: string | undefined;
  /** An error behind a response that looks successful: logged, never sent. */
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
  /** Answers a key with a stored result. Throws a `Refusal` when the result is gone. */
  readonly repeat: (userId: string, resultId: string, now: Date) => Promise<Answer<R>>;
}
export type { ContextOf };
