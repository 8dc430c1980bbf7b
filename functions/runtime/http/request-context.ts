import type { Reply, Request, Route } from '#contract/route.ts';
import type { IdempotencyClaim } from '#functions/domain/request/ports.ts';

/** What a handler knows of a request beyond its parsed fields. */
export interface RequestContext {
  readonly now: Date;
  /** The query as it came, without the question mark. */
  readonly rawQuery: string;
  /** A keyed hash of the network address the call came from. */
  readonly viewer: string;
  /** The session's secret, live or not. */
  readonly sessionToken: string | undefined;
  /** The sealed memory of a sign-in that this browser began. */
  readonly sealedSignIn: string | undefined;
  /** The click on an affiliate's link that this browser's owner let us remember. */
  readonly rememberedClick?: string | undefined;
  /** Of a route with `raw`: the bytes that were sent, and the signature that came with them. */
  readonly raw?: { readonly body: Uint8Array; readonly signature: string | undefined };
}

/** Who is signed in, by id and as cost lines name them. */
export interface SignedIn {
  readonly userId: string;
  /** Whom the costs of this request, and of a video that it begins, are for: a keyed hash of the user. */
  readonly payer: { readonly user: string };
}

/** The context of a route that needs a session. */
export interface SignedInContext extends RequestContext, SignedIn {}

/** The context of a route that honours `Idempotency-Key`. */
export interface KeyedContext extends SignedInContext {
  /**
   * Goes into the transaction that writes the result, which binds the key to it; undefined when the client sent no key.
   */
  readonly claim: IdempotencyClaim | undefined;
}

/**
 * A handler's answer, free of HTTP. `reply` passes the route's schema before it leaves, so unknown fields cannot leak.
 */
export interface Answer<R extends Route> {
  readonly reply?: Reply<R>;
  readonly redirectTo?: string;
  readonly nextCursor?: string | undefined;
  /** The page that a route with `html` answers. */
  readonly html?: string;
  /** How long any cache may keep the answer; without it no cache may. */
  readonly cacheSeconds?: number;
  /** Opens this browser's session with a secret, or ends it. */
  readonly session?: { readonly open: string } | 'end';
  /** Remembers a sign-in that has begun, or forgets it. */
  readonly signIn?: { readonly remember: string } | 'forget';
  /** Remembers a click on an affiliate's link. */
  readonly click?: { readonly remember: string };
  /** Whole `Set-Cookie` values that open or close the user's media. */
  readonly mediaCookies?: readonly string[];
  /** Bytes of the file that the answer leads to, which the edge sends next. */
  readonly leadsToBytes?: number;
  /** The plan of the user that the answer is for, where the handler has read it; it goes on the cost line. */
  readonly plan?: string | undefined;
  /** An error behind an answer that looks well: logged, never sent. */
  readonly trouble?: unknown;
}

type ContextOf<R extends Route> = R['idempotent'] extends string
  ? KeyedContext
  : R['access'] extends 'session'
    ? SignedInContext
    : RequestContext;

export type Handle<R extends Route> = (request: Request<R>, context: ContextOf<R>) => Promise<Answer<R>>;

/** The handler of a route that honours `Idempotency-Key`. */
export interface KeyedHandle<R extends Route> {
  readonly handle: Handle<R>;
  /** Answers a key that has its result already. Throws a `Refusal` when the result is gone. */
  readonly repeat: (userId: string, resultId: string) => Promise<Answer<R>>;
}
export type { ContextOf };
