/** After the noun: nothing, or a clause about it. */
const END = String.raw`(?=$|, (?:der|die|das|den|dem|dessen|deren|in|auf|mit|bei) )`;
const ABOUT = '^[Üü]ber ';
const NOUN = String.raw`\p{Lu}[\p{L}-]*`;
/** A masculine noun in the accusative, with its adjectives. Nouns in -n may have an ending of their own there. */
const MASCULINE = new RegExp(String.raw`${ABOUT}(einen|den) ((?:\p{Ll}+en )*)(${NOUN}(?<!n))${END}`, 'u');
/** Nouns that are the same in both cases. */
const UNCHANGED = new RegExp(String.raw`${ABOUT}(?=(?:eine?|die|das) (?:\p{Ll}+ )*${NOUN}${END})`, 'u');

/** What a German story is “über”, as the subject of a sentence; the text itself where its form isn’t certain. */
export const inNominative = (text: string): string =>
  text
    .replace(UNCHANGED, '')
    .replace(MASCULINE, (_, article: string, adjectives: string, noun: string) =>
      article === 'einen'
        ? `ein ${adjectives.replaceAll('en ', 'er ')}${noun}`
        : `der ${adjectives.replaceAll('en ', 'e ')}${noun}`,
    );
