/* What programs add to a transcript. */

import type { Taking } from '../taken.ts';

const TIME = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const TIME_LINE = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*$`, 'u');
const HAS_TIMES = new RegExp(String.raw`(?<![\d:])${TIME}[)\]]?[ \t]*$`, 'mu');
const NAME = String.raw`\p{Lu}[\p{L}.’'-]*(?:[ ][\p{Lu}\d][\p{L}\d.’'-]*){0,3}`;
/** Otter’s keywords and the names of the speakers. */
const SUMMARY = new RegExp(
  String.raw`^(?:(?:(?:SUMMARY )?KEYWORDS|SCHLÜSSELWÖRTER|MOTS[- ]CLÉS|PALABRAS CLAVE)[ \t]*\n+[^\n,.!?]{1,60}(?:,[^\n,.!?]{1,60}){1,40}|SPEAKERS[ \t]*\n+${NAME}(?:, ${NAME})*|(?:SPRECHER|INTERVENANTS|(?:INTER)?LOCUTORES|PARTICIPANT[ES]S?)[ \t]*\n+${NAME}(?:, ${NAME})+)[ \t]*(?:\n|$)`,
  'gmu',
);

/** “Meeting transcript”, and when the meeting was held. */
const ENTITLED =
  /^[^\n.!?:]{0,40}(?:transcript|transkript|transcription|transcripción)[^\n.!?]{0,60}\n(?:[^\n!?]{0,30}(?:\d{4}|\d{1,2}:\d{2})[^\n!?]{0,20}\n)?\s*\n/iu;

const FEWEST_TIMES = 3;
const MOST_WORDS = 8;
/** A chapter title above a timestamp, in a transcript whose words start in lower case. */
const isChapter = (lines: readonly string[], at: number): boolean => {
  const line = (lines[at] ?? '').trim();
  return (
    /^\p{Lu}[^.!?…]*$/u.test(line) &&
    line.split(/\s+/u).length <= MOST_WORDS &&
    (lines[at - 1] ?? '').trim() === '' &&
    TIME_LINE.test(lines[at + 1] ?? '')
  );
};
const withoutChapters = (text: string, taking: Taking): string => {
  const lines = text.split('\n');
  const said = lines.filter((_, at) => TIME_LINE.test(lines[at - 1] ?? ''));
  const small = said.filter((line) => /^\s*\p{Ll}/u.test(line)).length;
  if (said.length < FEWEST_TIMES || small * 2 < said.length) return text;
  return lines.filter((_, at) => !isChapter(lines, at) || taking.take('heading') !== '').join('\n');
};

const NAME_LINE = new RegExp(String.raw`^[ \t]*${NAME}[ \t]*$`, 'u');
/** A transcript without the names above its timestamps, if each timestamp has a name above it and the names recur. */
const withoutNames = (text: string, taking: Taking): string => {
  const lines = text.split('\n');
  const above = lines.flatMap((_, at) =>
    TIME_LINE.test(lines[at + 1] ?? '') ? [(lines[at] ?? '').trim()] : [],
  );
  const areNames = above.every((line) => NAME_LINE.test(line)) && new Set(above).size < above.length;
  if (above.length < FEWEST_TIMES || !areNames || TIME_LINE.test(lines[0] ?? '')) return text;
  return lines
    .filter((_, at) => !TIME_LINE.test(lines[at + 1] ?? '') || taking.take('label') !== '')
    .join('\n');
};

/** A transcript without its keywords, speaker names and chapters. */
export const transcript = (text: string, taking: Taking): string =>
  HAS_TIMES.test(text)
    ? withoutNames(
        withoutChapters(taking.drop(taking.drop(text, ENTITLED, 'header'), SUMMARY, 'header'), taking),
        taking,
      )
    : text;
