/* The words of SRT and WebVTT files, as people really have them: nothing in a file is an error, only a line without words. */

import { SPEAKER } from './cleaning/labels.ts';
import { decoded, TAG } from './tags.ts';

/** After its seconds, a clock may have thousandths or frames. */
const CLOCK = String.raw`(?:\d{1,3}[:;])?\d{1,2}[:;]\d{1,2}(?:[.,:;]\d{1,3})?`;
/** YouTube’s SBV has a comma between the times of a cue. */
const SBV_COMMA = String.raw`(?<=\.\d+),(?=\d+:\d+:\d+\.)`;
/** The line with a cue’s times, however its arrow is written. */
export const CUE_TIMES = new RegExp(
  String.raw`^\s*(?<from>${CLOCK})\s*(?:[-–—=~]+ ?(?:>|&gt;)|[→⟶➔➜➝➞⇒⇨⟹]|${SBV_COMMA})\s*${CLOCK}(?:\s|$)`,
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
    .replace(/,|[:;](?=\d{3}$)|(?<=\d[:;]\d+[:;]\d+)[:;]/u, '.')
    .split(/[:;]/u)
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

/** How ASS writes styles and line breaks. Some of its files are only renamed to SRT. */
const STYLE = /\{\\[^{}]*\}/gu;
const BREAK = /\\[Nnh]/gu;
const plain = (line: string, isAss: boolean): string => {
  const words = line
    .replaceAll(/<rt>[^<]*<\/rt>/giu, '')
    .replaceAll(/<br\b[^<>]*>/giu, ' ')
    .replaceAll(TAG, '');
  return decoded(isAss ? words.replaceAll(STYLE, '').replaceAll(BREAK, ' ') : words).trim();
};

/** What stands around sung words. */
const TUNE = /[♪♫♬]/gu;
/** A dash before what another person says: it begins a cue, or follows a sentence. */
const DASH = /^[-–—]\s*(?=[^\s\d-])/u;
/** What is heard, in a line of its own. */
const NOISE = /^(?:\[[^[\]]*\]|\([^()]*[^().!?]\))$/u;
/** Who made the subtitles, in a cue of their own. */
const CREDIT =
  /^(?:(?:subtitles?|captions?|captioning|subtitled|captioned|transcript|sync(?:ed|hronization)?(?: (?:&|and) corrections?)?|corrections?|untertitel(?:ung)?|sous-titr(?:es|age)|subtítulos|traducción)\b.*(?:\b(?:by|von|par|por)\s+\S|:|\bwww\.|\.(?:com|org|net)\b)|.*\b(?:opensubtitles|addic7ed|amara)\.org\b)/iu;

/** The words of a cue’s lines, without what shows who says or sings them. */
const saidIn = (lines: readonly string[], isLabelled: boolean): string[] =>
  lines.flatMap((line, index) => {
    const isTurn = index === 0 || /[.?!…\])"”»]$/u.test(lines[index - 1] ?? '');
    const words = line.replaceAll(TUNE, '').trim();
    const turn = (isTurn ? words.replace(DASH, '') : words).trim();
    const said = isLabelled ? turn.replace(SPEAKER, '') : turn;
    return said === '' || NOISE.test(said) ? [] : [said];
  });

const isVtt = (text: string): boolean => /^\s*WEBVTT/u.test(text);

const NAME = /^\p{Lu}[\p{L}’'-]*(?:,? \p{Lu}[\p{L}’'-]*\.?)+$/u;
/** The names that stand above the words of several cues, as in the transcript of a meeting. */
const speakersOf = (cues: readonly Cue[]): ReadonlySet<string> => {
  const above = cues.flatMap(({ lines: [first = '', next] }) =>
    next !== undefined && NAME.test(first) ? [first] : [],
  );
  const isMeeting = above.length * 2 > cues.length && new Set(above).size < above.length;
  return new Set(isMeeting ? above : []);
};

/**
 * The lines of subtitles in the order in which they are shown, without times, names, notes, styles and tags. A line
 * that two cues in a row show is taken once, as live captions repeat theirs.
 */
export const subtitleLines = (text: string): string[] => {
  const lines = text.split('\n');
  const isNamed = isVtt(text);
  const isAss = !isNamed && text.search(STYLE) !== -1;
  const starts = lines.flatMap((line, index) => (CUE_TIMES.test(line) ? [index] : []));
  const cues = starts.map((start, index): Cue => {
    const from = secondsOf(CUE_TIMES.exec(lines[start] ?? '')?.groups?.['from'] ?? '0');
    const next = starts[index + 1];
    const own = ownLines(lines.slice(start + 1, next), next === undefined, isNamed);
    return { from, lines: own.map((line) => plain(line, isAss)).filter((line) => line !== '') };
  });
  const sorted = cues.toSorted((one, other) => one.from - other.from);
  const speakers = speakersOf(sorted);
  const marked = sorted.flatMap((cue) => cue.lines).filter((line) => NOISE.test(line) || SPEAKER.test(line));
  const isLabelled = marked.length > 1;
  const shown = sorted
    .filter(({ lines: [first = ''] }, at) => (at > 0 && at < sorted.length - 1) || !CREDIT.test(first))
    .map((cue) => ({
      ...cue,
      lines: saidIn(speakers.has(cue.lines[0] ?? '') ? cue.lines.slice(1) : cue.lines, isLabelled),
    }));
  return shown.flatMap((cue, index) => cue.lines.filter((line) => shown[index - 1]?.lines.at(-1) !== line));
};

/** Where subtitles begin in a text: at their header, at the first one’s number, or at its times. */
const startOf = (lines: readonly string[], times: number): number => {
  const header = lines.findIndex((line) => isVtt(line));
  if (header !== -1 && header < times) return header;
  return NUMBER.test(lines[times - 1] ?? '') ? times - 1 : times;
};

/** A text without the times of the subtitles in it, and how many those are. What stands above them stays. */
export const subtitleText = (text: string): { readonly times: number; readonly words: string } => {
  const lines = text.split('\n');
  const times = lines.filter((line) => CUE_TIMES.test(line)).length;
  if (times === 0) return { times, words: text };
  const start = startOf(
    lines,
    lines.findIndex((line) => CUE_TIMES.test(line)),
  );
  const [above, below] = [lines.slice(0, start), lines.slice(start)];
  const isScript = times === 1 && above.some((line) => line.trim() !== '');
  const shown = isScript
    ? below.filter((line, index) => !CUE_TIMES.test(line) && !(index === 0 && NUMBER.test(line)))
    : subtitleLines(below.join('\n'));
  return { times, words: [...above, ...shown].join('\n') };
};
