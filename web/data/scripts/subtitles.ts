/* The words of SRT and WebVTT files, as people really have them: nothing in a file is an error, only a line without words. */

import { decoded, TAG } from './tags.ts';

const CLOCK = String.raw`(?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?`;
/** The line with a cue’s times, however its arrow is written. */
export const CUE_TIMES = new RegExp(
  String.raw`^\s*(?<from>${CLOCK})\s*(?:-{1,3} ?(?:>|&gt;)|[—–~]>|={1,2}>|[→⟶➔➜➝➞⇒⇨⟹])\s*${CLOCK}(?:\s|$)`,
  'u',
);
/** The first line of a block that holds no words. */
const NO_WORDS = /^(?:NOTE|STYLE|REGION|WEBVTT)(?:\s|$)/u;
const NUMBER = /^\s*\d+\s*$/u;

interface Cue {
  readonly from: number;
  readonly lines: readonly string[];
}

const secondsOf = (clock: string): number =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0);

/** The lines that belong to a cue: all up to the next one’s times, without its name and without notes and styles. */
const ownLines = (lines: readonly string[], isLast: boolean, isVtt: boolean): string[] => {
  const name = lines.at(-1) ?? '';
  // A name stands directly above the times; among subtitles without names, that line is a cue’s last.
  const hasName = !isLast && (NUMBER.test(name) || (isVtt && name !== '' && lines.at(-2) === ''));
  const own: string[] = [];
  let isSkipping = false;
  for (const [index, line] of (hasName ? lines.slice(0, -1) : lines).entries()) {
    const startsBlock = index > 0 && lines[index - 1]?.trim() === '';
    if (startsBlock) isSkipping = NO_WORDS.test(line);
    if (!isSkipping && line.trim() !== '') own.push(line);
  }
  return own;
};

/** How ASS writes styles and line breaks. */
const STYLE = /\{\\[^{}]*\}/gu;
const BREAK = /\\[Nnh]/gu;
const wordsOf = (line: string): string =>
  decoded(line.replaceAll(TAG, '').replaceAll(STYLE, '').replaceAll(BREAK, ' ')).trim();

/**
 * The lines of subtitles in the order in which they are shown, without times, names, notes, styles and tags. A line
 * that two cues in a row show is taken once, as live captions repeat theirs.
 */
export const subtitleLines = (text: string): string[] => {
  const lines = text.split('\n');
  const isVtt = /^\s*WEBVTT/u.test(text);
  const starts = lines.flatMap((line, index) => (CUE_TIMES.test(line) ? [index] : []));
  const cues = starts.map((start, index): Cue => {
    const from = secondsOf(CUE_TIMES.exec(lines[start] ?? '')?.groups?.['from'] ?? '0');
    const next = starts[index + 1];
    const own = ownLines(lines.slice(start + 1, next), next === undefined, isVtt);
    return { from, lines: own.map(wordsOf).filter((line) => line !== '') };
  });
  const shown = cues.toSorted((one, other) => one.from - other.from);
  return shown.flatMap((cue, index) => cue.lines.filter((line) => shown[index - 1]?.lines.at(-1) !== line));
};
