import { sentencesOf } from '@veilcast/reading';
import stopWords from 'stopwords-iso' with { type: 'json' };
import { type Language, POST_MAX } from '#contract/catalogue.ts';

const TAGS = 6;
/** Words shorter than this (“man”, “mer”) appear in too many stories. */
const LEAST_LETTERS = 4;
const IS_TAG = new RegExp(`^\\p{L}[\\p{L}\\p{M}\\p{N}]{${LEAST_LETTERS - 1},${POST_MAX.tagChars - 1}}$`, 'u');
/** A word that isn't in the title counts as a subject if the story uses it this often. */
const OFTEN = 3;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/**
 * Words that are usually followed by a noun and hardly ever by a verb. German nouns are recognised by their capital
 * letter.
 */
const BEFORE_NOUNS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('the a an his its their our my your every of two three four five six seven eight nine ten'),
  es: words(
    'el la los las un una unos unas del al su sus de dos tres cuatro cinco seis siete ocho nueve diez',
  ),
  fr: words('le la les l un une des du au aux son sa ses de d deux trois quatre cinq six sept huit neuf dix'),
  de: new Set(),
};
/** Words that can appear where a noun is expected but don’t name a subject; the noun may come after them. */
const SAYS_NOTHING: Readonly<Record<Language, RegExp>> = {
  en: /^(?:wrong|first|second|third|last|whole|old|new|great|little|other|same|best|story|stories|tales?|videos?|days?|nights?|time|.{3,}(?:ed|ing|ful|ous|less|[ai]ble))$/u,
  es: /^(?:primer[ao]?|segund[ao]|tercera?|últim[ao]|gran|viej[ao]|nuev[ao]|mism[ao]|historias?|cuentos?|v[ií]deos?|días?|noches?|tiempo)$/u,
  fr: /^(?:premi[eè]re?|second|derni[eè]re?|seule?|même|histoires?|contes?|vidéos?|jours?|nuits?|temps|mauvaise?|vieil|vieux|vieille|jeune|petite?|grande?|grosse|nouveau|nouvelle|beau|belle|bonne)$/u,
  de: /^(?:geschichten?|erzählung|märchen|videos?|tage?|nächte?|nacht|zeit|stunden?|minuten?)$/u,
};
const ELIDED = /(?<![\p{L}\p{M}])([ld])[’'](?=\p{L})/giu;
const POSSESSIVE = /(?<=\p{L})[’']s(?![\p{L}\p{M}])/gu;
/** Punctuation that ends a sentence or starts a new clause. */
const BREAK = /[^\p{L}\p{M}\p{N}\s_’'-]+/u;
const WORD = /[\p{L}\p{M}\p{N}_]+(?:[’'-][\p{L}\p{M}\p{N}_]+)*/gu;

/** The words of a text, grouped into the stretches between punctuation marks. */
const stretchesOf = (text: string, language: Language): string[][] =>
  sentencesOf(text, language).flatMap((sentence) =>
    sentence
      .replaceAll(ELIDED, '$1 ')
      .replaceAll(POSSESSIVE, '')
      .split(BREAK)
      .map((stretch) => stretch.match(WORD) ?? []),
  );

/** The words in such a stretch that are used as nouns or names. */
const nounsIn = (stretch: readonly string[], language: Language, isTitle: boolean): string[] => {
  const lower = stretch.map((word) => word.toLowerCase());
  const isCommon = (word: string): boolean =>
    stopWords[language].includes(word) || BEFORE_NOUNS[language].has(word);
  const isFiller = (word = ''): boolean => SAYS_NOTHING[language].test(word);
  const leads = (index: number): boolean => BEFORE_NOUNS[language].has(lower[index] ?? '');
  // English titles capitalise most words.
  const capitalsTell = !(isTitle && language === 'en');
  return lower.filter((word, index) => {
    if (isCommon(word) || isFiller(word) || !IS_TAG.test(word)) return false;
    if (leads(index - 1) || (isFiller(lower[index - 1]) && leads(index - 2))) return true;
    return capitalsTell && index > 0 && /^\p{Lu}\p{Ll}/u.test(stretch[index] ?? '');
  });
};

/**
 * What a story is about, as tags: the nouns and names in its title, and any others that occur often. Nouns are
 * recognised by position and capital letters; a story without such clues gets no tags.
 */
export const subjectTags = (title: string, content: string, language: Language): string[] => {
  const inTitle = new Set(
    stretchesOf(title, language)
      .flat()
      .map((word) => word.toLowerCase()),
  );
  const uses = new Map<string, number>();
  for (const [text, isTitle] of [[title, true] as const, [content, false] as const])
    for (const stretch of stretchesOf(text, language))
      for (const noun of nounsIn(stretch, language, isTitle)) uses.set(noun, (uses.get(noun) ?? 0) + 1);
  return [...uses]
    .filter(([noun, count]) => inTitle.has(noun) || count >= OFTEN)
    .map(([noun]) => noun)
    .slice(0, TAGS);
};
