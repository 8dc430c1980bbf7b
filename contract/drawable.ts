/** Code points that both weights of the caption font contain (hexadecimal). A test checks them against the font. */
const DRAWN_RANGES =
  'd 20-7e a0-ac ae-183 186-18c 18e-194 196-1a1 1a4-1a6 1a9 1ac-1b9 1c0-1f5 1f8-220 222-223 ' +
  '226-233 237 23a-23e 241-251 253-254 256-259 25b-25c 25f-260 263-266 268-26c 26f 271-272 ' +
  '274-275 27d-27e 280 283 287-28c 28e 292 294-295 298 29d 2b0 2b7-2c1 2c6-2cc 2d7-2dd 2ec 2ee ' +
  '2fb-2fc 300-304 306-30d 30f-313 315 31b 320 323-329 32d-332 334-338 34f 358 35c-35d 35f ' +
  '361-362 394 39b 3a7 3a9 3bb-3bc 3c0 3c7 400-45f 462-463 46a-46b 472-475 48a-4ff 510-513 ' +
  '51a-51d 524-529 52e-52f 1d3a 1d43 1d49 1d4b 1d52-1d53 1d58 1d5b 1d7b 1d7d-1d7e 1d91 1da4 ' +
  '1db6 1dbb 1dbf 1dc4-1dca 1e00-1e9b 1e9e 1ea0-1ef9 2007-200b 2010 2012-2015 2018-201a ' +
  '201c-201e 2020-2022 2026 2030 2032-2033 2039-203a 2044 2052 2070-2071 2074-2079 207f-2089 ' +
  '20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 20bf 2113 ' +
  '2116 2122 2126 212a-212b 212e 2144 2153-2154 215b-215e 2183-2184 2190-2199 2202 2205-2206 ' +
  '220f 2211-2212 2215 2219-221a 221e 222b 2248 2260 2264-2265 24b6 24d0 25a0-25a1 25b2-25b3 ' +
  '25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25ca 25cc 27e8-27e9 2c60-2c66 2c6d-2c6f 2c72-2c73 ' +
  'a717-a71a a726-a727 a740-a741 a789-a78d a792-a793 a7a8-a7ab a7ad-a7ae a7b1-a7b9 a7c7-a7c8 ' +
  'a7cb-a7cd a7da-a7dc ab53 fb01-fb02 ';

const DRAWN: readonly (readonly [from: number, to: number])[] = DRAWN_RANGES.trim()
  .split(' ')
  .map((range) => range.split('-').map((end) => Number.parseInt(end, 16)))
  .map(([from = 0, to = from]) => [from, to]);

const WHITESPACE = /\s/u;
/** Emoji, and the marks that join, colour and vary them: captions omit them instead of drawing boxes. */
const EMOJI_PART =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0E}\u{FE0F}\u{20E3}]/u;
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\p{Cs}]/u;

const isDrawn = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return DRAWN.some(([from, to]) => code >= from && code <= to);
};

/**
 * A text in which every character can be drawn or is invisible. Characters that the font lacks become their Unicode
 * equivalents, such as a plain hyphen for a non-breaking one, or a letter for its full-width form.
 */
export const drawnAlike = (text: string): string =>
  Array.from(text.normalize('NFC'), (character) => {
    const alike = character.normalize('NFKC');
    return !isDrawn(character) && Array.from(alike).every(isDrawn) ? alike : character;
  }).join('');

/**
 * The first character of a text that captions cannot draw, if any; ignores emoji and white space, which captions
 * omit.
 */
export const firstUndrawable = (text: string): string | undefined =>
  Array.from(drawnAlike(text)).find(
    (character) =>
      !isDrawn(character) &&
      !WHITESPACE.test(character) &&
      !EMOJI_PART.test(character) &&
      !INVISIBLE.test(character),
  );

/** Letters that none of our voices can read, though the font has them: Cyrillic, some Greek, and rare Latin ones. */
const FOREIGN = /[\p{Script=Cyrillic}ΛΧχ\u{A720}-\u{A7FF}\u{AB30}-\u{AB6F}]/u;
const READ = /[\p{L}\p{Nd}]/u;

const isUnread = (character: string): boolean =>
  READ.test(character) && (!isDrawn(character) || FOREIGN.test(character));

/** The words of a text that no voice can read because they aren’t in Latin letters, with their positions. */
export const unreadWords = (text: string): { readonly word: string; readonly from: number }[] =>
  // Nearly every text can be read aloud in full.
  Array.from(drawnAlike(text)).some(isUnread)
    ? [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index }) =>
        Array.from(drawnAlike(word)).some(isUnread) ? [{ word, from: index }] : [],
      )
    : [];

/** The message that says what to do about a word that no voice can read. */
export const unreadSentence = (word: string): string =>
  `The voice can’t read “${word}”. Write it in Latin letters.`;

/** A message that says why a text can’t be read aloud; undefined if it can. */
export const readingProblem = (text: string): string | undefined => {
  const [first] = unreadWords(text);
  return first && unreadSentence(first.word.replaceAll(/^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu, ''));
};

/** Letters and digits that voices read out. */
const SAID = /[\p{Script=Latin}0-9ΔΩλμπ]/u;

/**
 * Whether a text has no letters or digits that a voice would read out. A voice may still read out a sign in it, such
 * as “%”.
 */
export const isWordless = (text: string): boolean =>
  !Array.from(text).some(
    (character) => /[\p{L}\p{N}]/u.test(character) && SAID.test(character.normalize('NFKC')),
  );

/** A word that consists only of arrows and strokes, which merely separate the words around them. */
export const PARTS_WORDS = /^[\u{2190}-\u{21FF}|¦]+$/u;

/**
 * A character that doesn’t stand on its own: a space, a mark on the character before it, or a joiner between emoji.
 */
const isNoSign = (character: string): boolean =>
  WHITESPACE.test(character) || INVISIBLE.test(character) || /[\p{M}\p{Emoji_Modifier}]/u.test(character);

/** Two regional indicators make a country’s flag. */
const CHARACTER = /\p{Regional_Indicator}\p{Regional_Indicator}|./gsu;
/** The characters of a text, each listed once, without spaces and characters that only modify others. */
export const signsIn = (text: string): readonly string[] => [
  ...new Set((text.match(CHARACTER) ?? []).filter((character) => !isNoSign(character))),
];

const isLeftOut = (character: string): boolean => !isDrawn(character) && !READ.test(character);

/** The signs and emoji in a text that captions leave out, each listed once. */
export const leftOut = (text: string): readonly string[] => [
  ...new Set(
    drawnAlike(text)
      .split(WHITESPACE)
      .flatMap((word) => (PARTS_WORDS.test(word) ? signsIn(word) : signsIn(word).filter(isLeftOut))),
  ),
];
