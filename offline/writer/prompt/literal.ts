import type { Brief, Phrase } from '#offline/writer/brief.ts';
import { shorten, titleCase } from '#offline/writer/grammar/sentence.ts';
import { nounsIn } from '#offline/writer/words/nouns.ts';

const TITLE_CHARS = 60;
const QUOTE_CHARS = 48;

/** A prompt as a story's title. */
export const titleOf = (text: string): string => shorten(titleCase(text), TITLE_CHARS);

/** A prompt that is not an English phrase, as literal words between quotation marks. */
export const literal = (prompt: string): Brief => {
  const quoted = `“${shorten(prompt.replace(/\s+/gu, ' ').replace(/[“”]/gu, '"').trim(), QUOTE_CHARS)}”`;
  const topic: Phrase = {
    first: `the words ${quoted}`,
    full: `the words ${quoted}`,
    short: 'those words',
    plural: true,
  };
  const thing: Phrase = {
    first: `a note that read ${quoted}`,
    full: `the note that read ${quoted}`,
    short: 'the note',
    plural: false,
  };
  return {
    kind: 'text',
    topic,
    thing,
    nouns: nounsIn(prompt),
    title: titleOf(prompt.replace(/\s+/gu, ' ').trim()),
  };
};
