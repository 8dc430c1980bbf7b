/* The words between tags. */

/** The names of the HTML entities for the characters from U+00A1 on, in order. */
const LATIN =
  'iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest';
/** The entity names for the Greek letters from U+0391 on; “-” marks a code point that has none. */
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega - - - - - - - alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega';
const inOrder = (names: string, first: number): [string, string][] =>
  names.split(' ').map((name, at) => [name, String.fromCodePoint(first + at)]);
/** The other entity names, each followed by its character. */
const OTHERS =
  'amp & lt < gt > quot " apos ’ lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › mdash — ndash – horbar ― hellip … bull • dagger † Dagger ‡ permil ‰ prime ′ Prime ″ oline ‾ frasl ⁄ euro € trade ™ numero № szlig ß AElig Æ aelig æ OElig Œ oelig œ Oslash Ø oslash ø ETH Ð eth ð THORN Þ thorn þ times × divide ÷ inodot ı imath ı lstrok ł Lstrok Ł fnof ƒ circ ˆ tilde ˜ minus − radic √ infin ∞ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sum ∑ prod ∏ int ∫ part ∂ deg ° frac13 ⅓ frac23 ⅔ frac18 ⅛ frac38 ⅜ frac58 ⅝ frac78 ⅞ larr ← uarr ↑ rarr → darr ↓ harr ↔ lArr ⇐ rArr ⇒ hArr ⇔ check ✓ cross ✗ star ☆ starf ★ phone ☎ spades ♠ clubs ♣ hearts ♥ diams ♦ sung ♪ flat ♭ sharp ♯ loz ◊ num # excl ! quest ? percnt % dollar $ commat @ colon : semi ; comma , period . lpar ( rpar ) lbrack [ lsqb [ rbrack ] rsqb ] lbrace { lcub { rbrace } rcub } ast * plus + equals = sol / bsol \\ lowbar _ hyphen ‐ dash ‐ verbar | vert | grave `';
const pairs = (list: string): [string, string][] =>
  Array.from(list.matchAll(/(?<name>\S+) (?<sign>\S+)/gu), ({ groups }) => [
    groups?.['name'] ?? '',
    groups?.['sign'] ?? '',
  ]);
const BLANK = ['nbsp', 'ensp', 'emsp', 'thinsp', 'hairsp', 'numsp', 'puncsp', 'Tab', 'NewLine'];
const UNSEEN_SIGNS = ['shy', 'lrm', 'rlm', 'zwj', 'zwnj'];
const NAMED: ReadonlyMap<string, string> = new Map([
  ...inOrder(LATIN, 0xa1),
  ...inOrder(GREEK, 0x391),
  ...pairs(OTHERS),
  ...BLANK.map((name): [string, string] => [name, ' ']),
  ...UNSEEN_SIGNS.map((name): [string, string] => [name, '']),
]);
/** Names such as “&eacute;” consist of a letter and the name of an accent. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
  ['ring', '\u030A'],
  ['cedil', '\u0327'],
  ['caron', '\u030C'],
  ['breve', '\u0306'],
  ['macr', '\u0304'],
  ['ogon', '\u0328'],
  ['dot', '\u0307'],
  ['dblac', '\u030B'],
]);
const namedChar = (name: string): string | undefined => {
  const accent = ACCENTS.get(name.slice(1));
  const letter = accent === undefined ? '' : `${name.slice(0, 1)}${accent}`.normalize();
  if (letter.length === 1) return letter;
  // There is no other way to spell “&aring;”, but “&AMP;” is just “&amp;” in capitals.
  return NAMED.get(name) ?? NAMED.get(name.toLowerCase());
};
const ENTITY = /&(?:#x(?<hex>[\da-f]{1,6})|#(?<decimal>\d{1,7})|(?<name>[a-z][a-z\d]{1,9}));/giu;

/** Converts the entities in a text, such as “&amp;”, to characters. Unknown entities are left as they are. */
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
/** Matches only real tags: there are none in “5 < 6” or “<cold>”. */
export const TAG = new RegExp(String.raw`</?(?:(?:${TAG_NAMES})(?:[\s./][^<>]*)?|\d[\d:.]*)>`, 'giu');
/** In a page, anything in angle brackets is a tag. */
const ANY_TAG = /<\/?(?:[a-z!?][^<>]*|\d[\d:.]*)>/giu;
export const COMMENT = /<!--[\s\S]*?-->/gu;
/** The parts of a page that don’t belong to its text. */
const UNSEEN =
  /<(?<tag>head|nav|script|style|aside|header|footer|title|figcaption|h[1-6])\b[^>]*>[\s\S]*?<\/\k<tag>>/giu;

/** The words of an HTML or SSML page; each paragraph becomes a line. */
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
