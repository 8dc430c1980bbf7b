export { espeakSpelling } from './espeak-spelling.ts';
export type { Language } from './language.ts';
export { readingOf } from './reading-of.ts';
export { sentencesOf, wordDots } from './sentences.ts';
