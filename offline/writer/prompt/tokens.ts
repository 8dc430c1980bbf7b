import { setOf } from '#offline/writer/words/list.ts';
import { FEMALE_NAMES, MALE_NAMES } from '#offline/writer/words/names.ts';
import { isActor, singular } from '#offline/writer/words/people.ts';
import { isKnownNoun, isMass, isPlace } from '#offline/writer/words/things.ts';
import { verbForm } from '#offline/writer/words/verbs.ts';

export const ARTICLES = setOf('a an the');
export const DETERMINERS =
  setOf(`a an the this that these those my your his her its our their every each some any no one two three
  four five six seven eight nine ten twelve hundred many several`);
export const PREPOSITIONS =
  setOf(`in on at under beneath inside near above beyond aboard across below behind outside of with without
  from to into through for by about between among against during after before around since over along until despite within like
  as than toward towards onto upon`);
export const RELATIVES = setOf(
  'who that which whose where when while because if whom and but or then until so',
);
/** Participles that follow the noun they describe: "an astronaut stranded on Mars". */
export const PARTICIPLES =
  setOf(`stranded trapped lost stuck abandoned named called buried hidden left made built born written
  forgotten haunted covered filled frozen cursed known alone cast locked raised banned found stolen sunk drowned`);

/** A word without the punctuation around it, in lower case. */
export const bare = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/['’]s$/u, '');

export const isCapitalised = (word: string): boolean => /^[“"'(]?\p{Lu}/u.test(word);

const isCommonWord = (word: string): boolean => {
  const plain = bare(word);
  const { word: noun } = singular(plain);
  return (
    DETERMINERS.has(plain) ||
    PREPOSITIONS.has(plain) ||
    RELATIVES.has(plain) ||
    PARTICIPLES.has(plain) ||
    verbForm(plain) !== undefined ||
    isActor(noun) ||
    isKnownNoun(noun) ||
    (isMass(noun) && !isPlace(noun))
  );
};

const isName = (word: string): boolean => FEMALE_NAMES.has(bare(word)) || MALE_NAMES.has(bare(word));

/** Whether a prompt's first word is capitalised only because of its position. */
const opensOnly = (word: string, next: string | undefined): boolean => {
  if (/^\p{Lu}$/u.test(word) || isCommonWord(word)) return true;
  if (isName(word) || isPlace(bare(word)) || next === undefined || /\p{Lu}/u.test(word.slice(1)))
    return false;
  const form = verbForm(bare(next))?.form;
  return !isCapitalised(next) && form !== 'third' && form !== 'modal';
};

/** The words of a phrase; in Title Case or ALL CAPS prompts, common words return to lower case. */
export const tokensOf = (text: string): string[] => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const shouting = words.length > 1 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
  const content = words.filter((word) => word.length > 3);
  const smallCapital = words.some(
    (word, at) =>
      at > 0 &&
      /^\p{Lu}/u.test(word) &&
      (DETERMINERS.has(bare(word)) || PREPOSITIONS.has(bare(word)) || RELATIVES.has(bare(word))),
  );
  const verbal = words.some(
    (word, at) => at > 1 && isCapitalised(word) && verbForm(bare(word))?.form === 'third',
  );
  const titled =
    content.length > 1 && content.every((word) => isCapitalised(word)) && (smallCapital || verbal);
  return words.map((word, at) => {
    if (shouting)
      return isCommonWord(word) ? word.toLowerCase() : word.charAt(0) + word.slice(1).toLowerCase();
    const demoted = at === 0 ? opensOnly(word, words[1]) : titled && isCommonWord(word);
    return demoted && isCapitalised(word) ? word.toLowerCase() : word;
  });
};
