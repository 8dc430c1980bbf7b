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
  shy: '',
  szlig: 'ß',
  laquo: '«',
  raquo: '»',
};
/** “&eacute;” is named after its letter and its accent. */
const ACCENTS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const namedChar = (name: string): string | undefined => {
  const accent = ACCENTS[name.slice(1)];
  return accent === undefined ? NAMED[name.toLowerCase()] : `${name.slice(0, 1)}${accent}`.normalize();
};
const ENTITY = /&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>[a-z]{2,6}));/giu;

/** A text with its entities, such as “&amp;”, as characters. An unknown one stays. */
export const decoded = (text: string): string =>
  text.replaceAll(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return namedChar(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

const TAG_NAMES = [
  // HTML
  'a|abbr|b|big|blockquote|body|br|center|cite|code|del|details|div|em|figcaption|figure|font|h[1-6]|hr|html|i|img|ins',
  'kbd|li|main|mark|ol|p|pre|q|s|section|small|span|strike|strong|sub|summary|sup|table|tbody|td|tfoot|th|thead|tr|u|ul',
  // SSML
  'audio|break|emphasis|pause|phoneme|prosody|say-as|speak|voice',
  // WebVTT
  'c|lang|rt|ruby|v',
].join('|');
/** Only what is a tag: neither “5 < 6” nor “<cold>” has one. */
export const TAG = new RegExp(String.raw`</?(?:(?:${TAG_NAMES})(?:[\s./][^<>]*)?|\d[\d:.]*)>`, 'giu');
/** In a page, anything in angle brackets is one. */
const ANY_TAG = /<\/?(?:[a-z!?][^<>]*|\d[\d:.]*)>/giu;
export const COMMENT = /<!--[\s\S]*?-->/gu;
/** What a page has beside its text. */
const UNSEEN =
  /<(?<tag>head|nav|script|style|aside|header|footer|title|h[1-6])\b[^>]*>[\s\S]*?<\/\k<tag>>/giu;

/** The words of a page of HTML or SSML; a paragraph is a line. */
export const plainText = (page: string): string =>
  decoded(
    page
      .replaceAll(COMMENT, '')
      .replaceAll(UNSEEN, '')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/<br\b[^>]*>/giu, '\n')
      .replaceAll(/<\/?(?:p|div|li|ul|ol|tr|section|article|main|blockquote)\b[^>]*>/giu, '\n\n')
      .replaceAll(ANY_TAG, ''),
  )
    .replaceAll(/[ \t]*\n[ \t]*/gu, '\n')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
