import type { IncomingMessage } from 'node:http';
import { EDGE_KEEPS_NO } from '#contract/catalogue.ts';
import type { ApiAnswer } from '#local/aws/api-gateway/api.ts';

/** How long CloudFront caches an error unless the distribution says otherwise. */
const KEPT_MS = 10_000;
const KEPT = new Set([404, 410, 414, 500, 501, 502, 503, 504]);
/** Errors that are cached only for as long as the response itself says. */
const KEPT_IF_TOLD = new Set([400, 403, 405, 412, 415]);
/** The only errors for which CloudFront respects `no-store`. */
const HEEDING_NO_STORE = new Set([404, 410, 414, 501]);
const NO_STORE = /\b(?:no-store|no-cache|private)\b/u;
const MAX_AGE = /\b(?:s-maxage|max-age)=(?<seconds>\d+)/u;

/** Which errors aren’t cached, and how long the others are cached. */
interface KeptErrorsOptions {
  readonly notKept?: readonly number[];
  readonly now?: () => number;
}

/**
 * The distribution's cache of errors. CloudFront looks up errors by path alone, so every visitor gets the same ones.
 */
export class KeptErrors {
  readonly #kept = new Map<string, { readonly until: number; readonly answer: ApiAnswer }>();
  readonly #notKept: ReadonlySet<number>;
  readonly #now: () => number;

  constructor({ notKept = EDGE_KEEPS_NO, now = Date.now }: KeptErrorsOptions = {}) {
    this.#notKept = new Set(notKept);
    this.#now = now;
  }

  /** The cached error for this path or, if there is none, the origin’s response. */
  async answer(
    { method = '' }: IncomingMessage,
    { pathname }: URL,
    ask: () => Promise<ApiAnswer>,
  ): Promise<ApiAnswer> {
    if (method !== 'GET' && method !== 'HEAD') return ask();
    const key = `${method} ${pathname}`;
    const known = this.#kept.get(key);
    if (known !== undefined && known.until > this.#now()) return known.answer;
    const answer = await ask();
    const until = this.#now() + this.#msFor(answer);
    if (until > this.#now()) this.#kept.set(key, { until, answer });
    else this.#kept.delete(key);
    return answer;
  }

  #msFor({ statusCode, headers }: ApiAnswer): number {
    const cacheControl = String(headers['cache-control'] ?? '');
    const told = 1000 * Number(MAX_AGE.exec(cacheControl)?.groups?.['seconds'] ?? 0);
    if (KEPT_IF_TOLD.has(statusCode)) return told;
    if (!KEPT.has(statusCode)) return 0;
    if (HEEDING_NO_STORE.has(statusCode) && NO_STORE.test(cacheControl)) return 0;
    return Math.max(told, this.#notKept.has(statusCode) ? 0 : KEPT_MS);
  }
}
