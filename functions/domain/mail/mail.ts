/** An email ready to send: one recipient, both bodies, and the headers for unsubscribing, if any. */
export interface Mail {
  /** One bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A JPEG that the HTML body shows as `cid:` followed by `PICTURE_ID`. */
  readonly picture?: Uint8Array;
  /** The kind of letter, by which the mail provider groups its figures. */
  readonly kind: string;
}

/** Identifies an email's picture in its HTML body. */
export const PICTURE_ID = 'picture';

/** No retry would deliver this email. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** RFC 5321 allows 254 characters. */
const ADDRESS = /^[^\s@<>",;:\\()[\]]{1,64}@[A-Za-z0-9.-]{1,189}\.[A-Za-z]{2,63}$/u;

/** Whether this is one bare address: a list, or a name beside the address, could add recipients. */
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
