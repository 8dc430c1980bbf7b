import { isActor, singular } from '#offline/writer/words/people.ts';
import { isKnownNoun, isPlace } from '#offline/writer/words/things.ts';
import { verbForm } from '#offline/writer/words/verbs.ts';
import { bare, DETERMINERS, isCapitalised, PREPOSITIONS } from './tokens.ts';

const MAX_DEED_WORDS = 10;
const SUBJECT_WORDS = 12;

const isNoun = (token: string): boolean => {
  const { word } = singular(bare(token));
  return isActor(word) || isKnownNoun(word) || isPlace(word) || isCapitalised(token);
};

/** The position of the sentence's main verb, or -1 for a noun phrase. */
export const verbAt = (tokens: readonly string[]): number => {
  for (let at = 1; at < Math.min(tokens.length, SUBJECT_WORDS); at += 1) {
    const token = tokens[at] ?? '';
    const adverb = at > 1 && tokens[at - 1]?.endsWith('ly') === true;
    const before = tokens[adverb ? at - 2 : at - 1] ?? '';
    const verb = verbForm(token.toLowerCase().replace(/[,.;:]$/u, ''));
    if (verb === undefined || isCapitalised(token)) continue;
    const relative = /^(?:who|that|which)$/iu.test(before);
    const after = isNoun(before) && !/[,;:]$/u.test(before);
    const plural = singular(bare(before)).plural || /^(?:i|we|they|you)$/iu.test(before);
    const linking = at > 1 && /^(?:is|are|was|were|has|had)$/u.test(token) && !PREPOSITIONS.has(bare(before));
    const free = relative || after || linking || /^(?:he|she|it|i|we|they)$/iu.test(before);
    if (!free || (!relative && DETERMINERS.has(bare(before)))) continue;
    switch (verb.form) {
      case 'third':
      case 'modal':
        return at;
      case 'base':
        if (plural || relative) return at;
        break;
      case 'past':
        if (
          relative ||
          (isActor(singular(bare(before)).word) &&
            at + 1 < tokens.length &&
            DETERMINERS.has(bare(tokens[at + 1] ?? '')))
        )
          return at;
        break;
      case 'gerund':
        if (isActor(singular(bare(before)).word)) return at;
        break;
    }
  }
  return -1;
};

const pastOf = (token: string): string => {
  const [, word = token, tail = ''] = /^(.*?)([,.;:!?]*)$/u.exec(token) ?? [];
  const verb = verbForm(word.toLowerCase());
  return verb === undefined ? token : verb.past + tail;
};

/** The predicate from a verb on, in the past tense, cut at a clause boundary to the length of one breath. */
export const deedFrom = (tokens: readonly string[], at: number): string => {
  const words = tokens.slice(at).map((token, i, all) => {
    if (i === 0) return pastOf(token);
    const before = bare(all[i - 1] ?? '');
    const adverb = i === 1 && before.endsWith('ly');
    const clause = adverb || /^(?:that|which|who|and|he|she|it|they|never|always|only)$/u.test(before);
    const form = verbForm(bare(token))?.form;
    return clause && (form === 'third' || form === 'modal') ? pastOf(token) : token;
  });
  const comma = words.findIndex((word, i) => i > 2 && /[,;:—–]$/u.test(word));
  const whole = comma === -1 ? words : words.slice(0, comma + 1);
  const cut = whole.length <= MAX_DEED_WORDS ? whole : whole.slice(0, lastBoundary(whole));
  return cut.join(' ').replace(/[\s,;:.!?—–-]+$/u, '');
};

const lastBoundary = (words: readonly string[]): number => {
  const boundaries = words
    .map((word, at) => ({ word: word.toLowerCase(), at }))
    .filter(
      ({ word, at }) =>
        at >= 3 &&
        at <= MAX_DEED_WORDS &&
        /^(?:and|but|while|when|until|because|so|where|after|before|in|on|at|from|with|for|to|that|which|of)$/u.test(
          word,
        ),
    );
  const strong = boundaries
    .filter(({ word }) =>
      /^(?:and|but|while|when|until|because|so|where|after|before|that|which)$/u.test(word),
    )
    .at(-1);
  return (strong ?? boundaries.at(-1))?.at ?? MAX_DEED_WORDS;
};
