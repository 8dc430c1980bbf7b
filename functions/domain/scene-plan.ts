import type { Scene } from './story.ts';

/** About seven seconds of speech. */
const SCENE_MAX_WORDS = 22;
/** Letters of a word of usual length: compounds count as several. */
const WORD_CHARS = 12;
/** Digits and signs inside a word are spoken one by one or two by two: numbers and addresses take their time. */
const SIGNS_A_WORD = 2;
const OTHER_VIEWS = [
  'Seen closer.',
  'Seen from another side.',
  'A detail of it.',
  'Seen from farther away.',
] as const;
const CLAUSE_END = /[,;:–—)\]][”"’']*$/u;

/** The sentences of a text; a mark inside a word, such as the question mark of an address, ends none. */
const sentences = (text: string): string[] => {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const last = found.at(-1);
    if (last === undefined || /\s$/u.test(last)) found.push(segment);
    else found[found.length - 1] = `${last}${segment}`;
  }
  return found.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
};

const wordsOf = (text: string): string[] => text.split(/\s+/u);
const lengthOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => {
    const signs = word.match(/[\p{N}\p{S}\p{P}](?=.)/gu)?.length ?? 0;
    return sum + Math.ceil(word.length / WORD_CHARS) + Math.floor(signs / SIGNS_A_WORD);
  }, 0);
const wordsIn = (text: string): number => lengthOf(wordsOf(text));

/** Where to cut a sentence that is too long: at a clause's end near its even share, or at that share itself. */
const cutAt = (words: readonly string[], share: number): number => {
  const reach = share / 3;
  const places = words.map((_, at) => ({
    at: at + 1,
    away: Math.abs(lengthOf(words.slice(0, at + 1)) - share),
  }));
  const inside = places.slice(0, -1).toSorted((a, b) => a.away - b.away);
  const clause = inside.find(({ at, away }) => away <= reach && CLAUSE_END.test(words[at - 1] ?? ''));
  return (clause ?? inside[0])?.at ?? words.length;
};

/** A sentence of a scene's length at most, or its parts of about even length. */
const speakable = (sentence: string): string[] => {
  const words = wordsOf(sentence);
  const length = lengthOf(words);
  if (length <= SCENE_MAX_WORDS || words.length === 1) return [sentence];
  const cut = cutAt(words, length / Math.ceil(length / SCENE_MAX_WORDS));
  return [words.slice(0, cut).join(' '), ...speakable(words.slice(cut).join(' '))];
};

/**
 * A story's scenes cut for the film: a scene whose narration would stand too long becomes several at its sentence
 * ends, a sentence that would, several at its commas or between its words, each with the same picture seen
 * differently. Joined narrations stay the same words.
 */
export const planScenes = (scenes: readonly Scene[]): Scene[] =>
  scenes.flatMap((scene) => {
    const parts: string[] = [];
    for (const sentence of sentences(scene.narration).flatMap(speakable)) {
      const last = parts.at(-1);
      if (last !== undefined && wordsIn(last) + wordsIn(sentence) <= SCENE_MAX_WORDS)
        parts[parts.length - 1] = `${last} ${sentence}`;
      else parts.push(sentence);
    }
    return parts.map((narration, index) => ({
      narration,
      picture:
        index === 0 ? scene.picture : `${scene.picture} ${OTHER_VIEWS[(index - 1) % OTHER_VIEWS.length]}`,
    }));
  });
