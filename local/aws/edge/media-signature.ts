import { createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const Epoch = z.object({ 'AWS:EpochTime': z.int() });
const Policy = z.object({
  Statement: z.tuple([
    z.object({
      Resource: z.string(),
      Condition: z.object({ DateLessThan: Epoch, DateGreaterThan: Epoch.optional() }),
    }),
  ]),
});
const SIGNATURE_FIELDS = ['Policy', 'Signature', 'Key-Pair-Id', 'Expires', 'Hash-Algorithm'];
const COOKIE_PREFIX = 'CloudFront-';

type Fields = ReadonlyMap<string, string>;

/** The signature that CloudFront received in the URL or, failing that, in cookies; undefined if there is neither. */
export interface SignedRequest {
  readonly by: 'url' | 'cookies';
  readonly fields: Fields;
  /** The URL without the signature's own fields. */
  readonly resource: string;
}

/** CloudFront's variant of base64. */
const decode = (text: string): Buffer =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

function cookieFields(header: string | undefined): Fields {
  const pairs = (header ?? '').split(';').map((cookie) => cookie.trim());
  return new Map(
    pairs
      .filter((pair) => pair.startsWith(COOKIE_PREFIX))
      .map((pair) => {
        const cut = pair.indexOf('=');
        return [pair.slice(COOKIE_PREFIX.length, cut), pair.slice(cut + 1)] as const;
      }),
  );
}

const isSignature = (part: string): boolean => SIGNATURE_FIELDS.includes(part.split('=', 1)[0] ?? '');

/** Splits a URL into its resource and its signature; `href` is the URL that the viewer requested. */
export function readSignature(href: string, cookieHeader: string | undefined): SignedRequest | undefined {
  const [path = '', query = ''] = href.split('?', 2);
  const parameters = query.split('&').filter((part) => part !== '');
  const own = parameters.filter((part) => !isSignature(part));
  const resource = own.length > 0 ? `${path}?${own.join('&')}` : path;
  const inUrl = new Map(
    parameters.filter(isSignature).map((part) => {
      const cut = part.indexOf('=');
      return [part.slice(0, cut), part.slice(cut + 1)] as const;
    }),
  );
  if (inUrl.has('Signature')) return { by: 'url', fields: inUrl, resource };
  const inCookies = cookieFields(cookieHeader);
  return inCookies.has('Signature') ? { by: 'cookies', fields: inCookies, resource } : undefined;
}

const wildcard = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[\\^$.|+()[\]{}]/gu, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    'su',
  );

const cannedPolicy = (resource: string, expires: string): string =>
  `{"Statement":[{"Resource":"${resource}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`;

/** Checks signatures as CloudFront does, with the public key of the signing pair. */
export class MediaVerifier {
  readonly #publicKey: KeyObject;
  readonly #keyPairId: string;

  constructor(options: { publicKey: string; keyPairId: string }) {
    this.#publicKey = createPublicKey(options.publicKey);
    this.#keyPairId = options.keyPairId;
  }

  /** Whether `signed` allows access to its resource at `now`. */
  permits({ fields, resource }: SignedRequest, now: Date): boolean {
    const expires = fields.get('Expires');
    const custom = fields.get('Policy');
    const policyText =
      custom === undefined ? cannedPolicy(resource, expires ?? '') : decode(custom).toString('utf8');
    if (fields.get('Key-Pair-Id') !== this.#keyPairId) return false;
    const algorithm = fields.get('Hash-Algorithm') === 'SHA256' ? 'RSA-SHA256' : 'RSA-SHA1';
    const signature = decode(fields.get('Signature') ?? '');
    if (!createVerify(algorithm).update(policyText).verify(this.#publicKey, signature)) return false;
    const statement = this.#read(policyText);
    if (!statement) return false;
    const { Resource: pattern, Condition } = statement;
    const seconds = now.getTime() / 1000;
    const begun = seconds >= (Condition.DateGreaterThan?.['AWS:EpochTime'] ?? 0);
    // A canned policy names exactly one URL; only a custom one may contain wildcards.
    const covers = custom === undefined ? pattern === resource : wildcard(pattern).test(resource);
    return begun && seconds < Condition.DateLessThan['AWS:EpochTime'] && covers;
  }

  #read(policyText: string) {
    try {
      return Policy.parse(JSON.parse(policyText)).Statement[0];
    } catch {
      return undefined;
    }
  }
}
