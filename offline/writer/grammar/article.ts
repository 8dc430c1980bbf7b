const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|honou?r|heir)/iu;
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|usu|euro|ewe|one\b|once|ufo\b|u-)/iu;
/** Abbreviations read letter by letter: an "MRI", an "FBI agent". */
const SPELLED_VOWEL = /^[AEFHILMNORSX](?:[A-Z]|\d|\b)/u;

/** "a lantern", "an hour": the noun phrase with the indefinite article that its first sound requires. */
export const withArticle = (phrase: string): string => {
  const vowel = SPELLED_VOWEL.test(phrase) || (VOWEL_SOUND.test(phrase) && !CONSONANT_SOUND.test(phrase));
  return `${vowel ? 'an' : 'a'} ${phrase}`;
};
