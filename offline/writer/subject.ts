import type { Language } from '#contract/catalogue.ts';

const SMALL = new Set('a an and as at but by for from in nor of on or the to vs vs. with'.split(' '));

/** All capitals, and longer than an abbreviation. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}/u.test(text) && text.split(' ').some((word) => SMALL.has(word.toLowerCase()));

/** English title case. Words with their own capitals, or in another script, stay as they are. */
const titleCase = (text: string): string => {
  const words = (isShouted(text) ? text.toLowerCase() : text).split(' ');
  return words
    .map((word, at) =>
      (SMALL.has(word) && at > 0 && at < words.length - 1) || /\p{Lu}|^[^a-z]*$/u.test(word)
        ? word
        : word.replace(/\p{L}/u, (first) => first.toUpperCase()),
    )
    .join(' ');
};

/**
 * How prompts ask for a story before naming its subject. German keeps the preposition, because it determines
 * the case of the words after it.
 */
const REQUESTS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:hi|hello|hey|please|ok|okay)[,!]?\s+/iu,
    /^(?:please\s+)?(?:can|could|would|will) you\s+(?:please\s+)?/iu,
    /^i(?:’d| would)? (?:want|need|like)(?: you)?(?: to)?\s+(?=write|tell|make|create|hear|an? (?:\w+ )?(?:story|video))/iu,
    /^(?:write|tell|make|create|generate|give|compose|craft|produce|narrate|invent)(?: me| us)?\s+(?=about |(?:an?|the|some|this|my)\s+(?:[\p{L}\p{N}-]+[\s,]+){0,5}?(?:story|stories|tale|tales|video|script|narration)\s+(?:about|on|where|in which|featuring|explaining|called|titled|set)\s)/iu,
    /^(?:explain|describe|discuss|show(?: me| us)?|talk about)(?: to (?:me|us))?[:,]?\s+/iu,
    /^(?:(?:an?|the|some|this|my)\s+)?(?:[\p{L}\p{N}-]+[\s,]+){0,5}?(?:story|stories|tale|tales|video|script|narration)\s+(?:about|on|where|in which|featuring|explaining|called|titled|set)\s+/iu,
    /^(?:an?\s+)?(?:[\p{L}-]+\s+){0,2}(?:story|tale|video|script)\s+(?=for\s)/iu,
    /^about\s+/iu,
    /^(?:story|topic|subject|prompt|title)\s*:\s*/iu,
  ],
  es: [
    /^(?:por favor,?\s+)?(?:puedes\s+|podrías\s+)?(?:escribe|escríbeme|escribir|escribirme|cuenta|cuéntame|contar|contarme|crea|haz|hazme|genera|narra)\s+(?=(?:algo|una?|la|el)\s+(?:\p{L}+\s+)?(?:historia|relato|cuento|v[íi]deo|guion|sobre))/iu,
    /^(?:(?:una?|la|el)\s+)?(?:(?:breve|cort[oa]|pequeñ[oa])\s+)?(?:historia|relato|cuento|v[íi]deo|guion)\s+(?:(?:de miedo|de terror|breve|cort[oa]|divertid[oa])\s+)?(?:sobre|acerca de|en (?:la|el) que|donde)\s+/iu,
    /^(?:algo\s+)?(?:sobre|acerca de)\s+/iu,
    /^(?:explica|explícame|háblame de|cuéntame)\s+/iu,
  ],
  fr: [
    /^(?:s’il (?:te|vous) pla[iî]t,?\s+)?(?:peux-tu\s+|pouvez-vous\s+)?(?:écri(?:s|vez|re)|m’écrire|raconte[zr]?|me raconter|crée[zr]?|fais|faites|génère[zr]?)(?:[- ](?:moi|nous))?\s+(?=(?:une?|l’|la|le)\s*(?:\p{L}+\s+)?(?:histoire|récit|conte|vidéo))/iu,
    /^(?:(?:une?|la|le)\s+|l’)?(?:(?:petite?|courte?)\s+)?(?:histoire|récit|conte|vidéo)\s+(?:(?:drôle|courte?|effrayante?)\s+)?(?:sur|à propos d’|à propos de|où|dans (?:laquelle|lequel))\s*/iu,
    /^(?:explique|expliquez|parle|parlez)(?:[- ](?:moi|nous))?\s+(?!d[eu’])/iu,
  ],
  de: [
    /^(?:bitte\s+)?(?:kannst du\s+|könntest du\s+)?(?:mir\s+)?(?:schreib|erzähl|erstell|mach|generier)(?:e|en)?(?:\s+(?:mir|uns))?(?:\s+bitte)?\s+(?=(?:eine?|die|das|ein)\s+(?:\p{L}+\s+)?(?:geschichte|erzählung|märchen|video|kurzgeschichte))/iu,
    /^(?:eine?|die|das)\s+(?:\p{L}+e[sn]?\s+)?(?:geschichte|erzählung|märchen|video|kurzgeschichte)\s+(?=(?:über|von|vom)\s)/iu,
    /^(?:erklär(?:e)?|erzähl(?:e)?)\s+(?:mir|uns)?\s*(?:bitte)?[,\s]+(?=(?:warum|wie|was|wer|wo|wann|von|vom|über)\s)/iu,
  ],
};

/** What may follow the noun: nothing, or a clause about it. */
const END = String.raw`(?=$|, (?:der|die|das|den|dem|dessen|deren|in|auf|mit|bei) )`;
const ABOUT = '^[Üü]ber ';
const NOUN = String.raw`\p{Lu}[\p{L}-]*`;
/**
 * A masculine noun in the accusative, with its adjectives, unless it ends in -n, which may be an inflection.
 */
const MASCULINE = new RegExp(String.raw`${ABOUT}(einen|den) ((?:\p{Ll}+en )*)(${NOUN}(?<!n))${END}`, 'u');
/** Nouns that are the same in both cases. */
const UNCHANGED = new RegExp(String.raw`${ABOUT}(?=(?:eine?|die|das) (?:\p{Ll}+ )*${NOUN}${END})`, 'u');

/** The object of “über” in the nominative; the text itself if its form isn’t certain. */
const inNominative = (text: string): string =>
  text
    .replace(UNCHANGED, '')
    .replace(MASCULINE, (_, article: string, adjectives: string, noun: string) =>
      article === 'einen'
        ? `ein ${adjectives.replaceAll('en ', 'er ')}${noun}`
        : `der ${adjectives.replaceAll('en ', 'e ')}${noun}`,
    );

const LONGEST_WORD = 30;
const LINE = { words: 12, chars: 76 } as const;
const TITLE = { words: 14, chars: 60 } as const;
/** A first sentence shorter than this says too little about a longer prompt. */
const FEWEST_WORDS = 3;

const MARKUP = /<[^<>]*>|[$%]?\{[^{}]*\}/gu;
/** Parts of emoji and other invisible characters. */
const INVISIBLE = /[\p{Cf}\p{Emoji_Modifier}\u{FE0E}\u{FE0F}\u{20E3}]/gu;
/** Emoji, and marks that would end a quotation or be read as markup. */
const DROPPED = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cc}"“”„«»‹›<>{}[\]|\\`~^*_]/gu;
/** Letters and marks that captions can show; a test compares them with the captions' font. */
const DRAWN = /^[ -~¡-¬®-ſȘ-țЀ-џḀ-ẛẞẠ-ỹ–—‘’…€]*$/u;
const EDGES = /^[^\p{L}\p{N}¿¡#$€£]+|[^\p{L}\p{N}?!…%€£+)’]+$/gu;
/** A request phrased as a question. Without it, the rest of the prompt is not a question. */
const POLITE = /^(?:(?:please|hey|hi)[,\s]+)?(?:can|could|would|will) you\b/iu;

/** English questions recognisable without a question mark. */
const QUESTION =
  /^(?:what if|(?:what|why|who|where|when|how(?: many| much| long| far| old)?) (?:is|are|was|were|do|does|did|can|could|should|would|will)(?:n’t)?) .*[\p{L}\p{N}]$|\b(?:now what|what now)$/iu;
/** Words that begin a clause. A long prompt is cut before one of them. */
const CLAUSE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:that|which|who|where|when|while|because|and|but|so|until|as)$/iu,
  es: /^(?:que|donde|cuando|mientras|porque|y|pero|hasta)$/iu,
  fr: /^(?:que|qui|où|quand|pendant|parce|et|mais|jusqu’à)$/iu,
  de: /^(?:dass|wo|wenn|während|weil|und|aber|bis)$/iu,
};

const isBalanced = (text: string): boolean => text.split('(').length === text.split(')').length;

const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(MARKUP, ' ')
    .replace(INVISIBLE, '')
    .replace(DROPPED, ' ')
    .replaceAll("'", '’')
    .replace(/\s+/gu, ' ')
    .replace(EDGES, '');

/** A prompt without its request ("write a story about"), or the whole prompt when it is only a request. */
const withoutRequest = (text: string, language: Language): string => {
  const rest = REQUESTS[language].reduce((left, request) => left.replace(request, '') || left, text);
  return language === 'de' ? inNominative(rest) : rest;
};

const punctuated = (text: string, language: Language): string =>
  language === 'en' && QUESTION.test(text) ? `${text}?` : text;

const capitalised = (text: string): string =>
  text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})(?!\p{Lu})/u,
    (_, before: string, first: string) => before + first.toUpperCase(),
  );

interface Limits {
  readonly words: number;
  readonly chars: number;
}

/** As much as fits: the text, its first sentence, or its first clauses or words with an ellipsis. */
const shorten = (text: string, most: Limits, language: Language): string => {
  const fits = (part: string): boolean => part.length <= most.chars && part.split(' ').length <= most.words;
  if (fits(text)) return text;
  const sentence = /^.+?[.!?…](?=\s)/u.exec(text)?.[0];
  if (sentence !== undefined && sentence.split(' ').length >= FEWEST_WORDS && fits(sentence))
    return sentence.replace(/\.$/u, '');
  const words = text.split(' ');
  let kept = words.length - 1;
  while (!fits(`${words.slice(0, kept).join(' ')}…`)) kept -= 1;
  const clause = words
    .slice(0, kept + 1)
    .findLastIndex(
      (word, at) => at >= FEWEST_WORDS && (CLAUSE[language].test(word) || words[at - 1]?.endsWith(',')),
    );
  return `${words
    .slice(0, clause === -1 ? kept : clause)
    .join(' ')
    .replace(/[^\p{L}\p{N}]+$/u, '')}…`;
};

/** What a prompt is about, in its own words. */
export interface Subject {
  readonly title: string;
  /** Short enough to be spoken as one sentence; without a closing full stop. */
  readonly line: string;
}

/** The words of a prompt that can be quoted; undefined when it has none that captions can show. */
export const subjectOf = (prompt: string, language: Language): Subject | undefined => {
  const text = clean(prompt);
  const asked = clean(withoutRequest(text, language)) || text;
  const told = POLITE.test(text) && asked !== text ? asked.replace(/\?$/u, '') : asked;
  const balanced = isBalanced(told) ? told : told.replace(/[()]/gu, '');
  const words = capitalised(told === asked ? punctuated(balanced, language) : balanced);
  if (!/[\p{L}\p{N}]/u.test(words) || !DRAWN.test(words)) return undefined;
  if (words.split(' ').some((word) => word.length > LONGEST_WORD)) return undefined;
  const title = shorten(words, TITLE, language);
  return { title: language === 'en' ? titleCase(title) : title, line: shorten(words, LINE, language) };
};
