/* Emoji as labels: a camera before what is seen, a mouth or a microphone before what is said. */

import type { Taking } from '../taken.ts';
import { NARRATOR, unquoted } from './labels.ts';

const MARK = String.raw`^\s*(?:[-*+•]\s+)?[*_]{0,3}`;
const SEEN = new RegExp(String.raw`${MARK}(?:🎥|🎬|📷|📸|📹|📽|🎞|🖼)\uFE0F?[*_]{0,3}\s+\S`, 'u');
const SAID = new RegExp(String.raw`${MARK}(?:🗣|🎤|🎙|💬|🗨)\uFE0F?[*_]{0,3}\s+(?=\S)`, 'u');
/** A loudspeaker is before words, or before noises if words have an emoji of their own. */
const HEARD = new RegExp(String.raw`${MARK}(?:🔊|🔉)\uFE0F?[*_]{0,3}\s+(?=\S)`, 'u');
const FEWEST = 2;
const SENTENCE = /[.!?…][*_]*\s*$/u;
const QUOTED = /["“„«][^"“”„«»]+["”“»][*_]*\s*$/u;

/** A script of lines with emoji without those that are seen; the others lose theirs. */
export const withoutEmojiLabels = (text: string, taking: Taking): string => {
  const lines = text.split('\n');
  const said = lines.some((line) => SAID.test(line)) ? SAID : HEARD;
  const [views, speeches] = [SEEN, said].map((label) => lines.filter((line) => label.test(line)));
  if (views === undefined || speeches === undefined) return text;
  // Else, all of it may be a list with pretty signs.
  const isFilmed = !views.some((line) => SENTENCE.test(line)) || speeches.every((line) => QUOTED.test(line));
  if (views.length < FEWEST || speeches.length < FEWEST || !isFilmed) return text;
  return lines
    .flatMap((line) => {
      if (SEEN.test(line) && !NARRATOR.test(line)) {
        taking.take('direction');
        return [];
      }
      const words = taking.drop(line, said, 'label');
      return [words === line ? line : unquoted(words)];
    })
    .join('\n');
};
