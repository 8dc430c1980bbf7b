/** An email ready to send: one recipient, the HTML and text bodies, and any headers for unsubscribing. */
export interface Mail {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A JPEG that the HTML body shows as `cid:` followed by `PICTURE_ID`. */
  readonly picture?: Uint8Array;
  /** The kind of letter, which the mail provider uses to group its figures. */
  readonly kind: string;
}

/** Identifies an email's picture in its HTML body. */
export const PICTURE_ID = 'picture';

/** This email can’t be delivered, however often it is retried. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** RFC 5321 allows 254 characters. */
const ADDRESS = /^[^\s@<>",;:\\()[\]]{1,64}@[A-Za-z0-9.-]{1,189}\.[A-Za-z]{2,63}$/u;

/** Whether this is a single bare address: with a list, or a name before the address, recipients could be added. */
export const isOneAddress = (address: string): boolean => ADDRESS.test(address);

/** Lower-cases the domain only: the part before the @ may be case-sensitive. */
export const tidyAddress = (address: string): string => {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
};

const SUBJECT_CHARS = 150;

/** Text for a header or a single line: no line breaks or control characters, and cut to a maximum length. */
export const oneLine = (text: string, most = SUBJECT_CHARS): string => {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
  const characters = Array.from(new Intl.Segmenter('en').segment(line), ({ segment }) => segment);
  return characters.length <= most
    ? line
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};
