/* The words between tags. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};
const ENTITY = /&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>[a-z]{2,6}));/giu;

/** A text with its entities, such as “&amp;”, as characters. An unknown one stays. */
export const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Only what is a tag: “5 < 6” has none. */
export const TAG = /<\/?(?:[a-z!?][^<>]*|\d[\d:.]*)>/giu;
/** What a page has beside its text. */
const UNSEEN =
  /<(?<tag>head|nav|script|style|aside|header|footer|title|h[1-6])\b[^>]*>[\s\S]*?<\/\k<tag>>/giu;

/** The words of a page of HTML or SSML; a paragraph is a line. */
export const plainText = (page: string): string =>
  decoded(
    page
      .replaceAll(/<!--[\s\S]*?-->/gu, '')
      .replaceAll(UNSEEN, '')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/<br\b[^>]*>/giu, '\n')
      .replaceAll(/<\/?(?:p|div|li|ul|ol|tr|section|article|main|blockquote)\b[^>]*>/giu, '\n\n')
      .replaceAll(TAG, ''),
  )
    .replaceAll(/[ \t]*\n[ \t]*/gu, '\n')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
