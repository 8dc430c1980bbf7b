import type { Reply, Request, Route } from '#contract/route.ts';

/** What a handler knows of a request beyond its parsed fields. */
export interface RequestContext {
  readonly now: Date;
  readonly idempotencyKey: string | undefined;
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

/** A visit of somebody who is signed in. */
export interface SignedInContext extends RequestContext {
  readonly userId: string;
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
  /** Anybody may keep the answer for so long; nobody may keep one that does not say so. */
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
  /** An error behind an answer that looks well: logged, never sent. */
  readonly trouble?: unknown;
}

type ContextOf<R extends Route> = R['access'] extends 'session' ? SignedInContext : RequestContext;

export type Handle<R extends Route> = (request: Request<R>, visit: ContextOf<R>) => Promise<Answer<R>>;
export type { ContextOf };
