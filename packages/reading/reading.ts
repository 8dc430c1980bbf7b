export { espeakSpelling } from './espeak-spelling.ts';
export type { Language } from './language.ts';
export { leadingWords } from './leading-words.ts';
export { clausesOf, phrasesOf } from './phrases.ts';
export { type Respellings, respellingsIn, withRespellings } from './readers/respelled.ts';
export { readingOf } from './reading-of.ts';
export { CLOSING_MARKS, goesOnWith, sentencesOf, wordDots } from './sentences.ts';
export {
  type SaidWord,
  type SpokenOptions,
  type SpokenSentence,
  spokenSentences,
} from './spoken-sentences.ts';
export { stretchesOf } from './written-words.ts';
