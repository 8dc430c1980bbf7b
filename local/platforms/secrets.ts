import { randomBytes } from 'node:crypto';

/** Every secret of a stand-in contains this, so that a test can look for all of them at once. */
export const SECRET_MARK = 'stand-in-secret-';

const SECRET_BYTES = 32;

export const newSecret = (prefix: string): string =>
  `${prefix}${SECRET_MARK}${randomBytes(SECRET_BYTES).toString('base64url')}`;

interface Called {
  readonly url: URL;
  readonly headers: { readonly authorization?: string | undefined };
  readonly body: Uint8Array;
}

/**
 * A scripted answer in which `{access}`, `{address}` and `{form}` are replaced with the secrets that came with the
 * call.
 */
export const echoing = (text: string, { url, headers: { authorization = '' }, body }: Called): string =>
  text
    .replaceAll('{access}', authorization.replace(/^Bearer /u, ''))
    .replaceAll('{address}', url.href)
    .replaceAll('{form}', Buffer.from(body).toString('utf8'));
