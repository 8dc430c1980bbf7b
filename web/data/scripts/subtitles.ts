/*
 * The words of SRT and WebVTT files as they occur in practice: nothing in a file is treated as an error, only as a
 * line without words at worst.
 */

import { SPEAKER } from './cleaning/labels.ts';
import { decoded, TAG } from './tags.ts';

/** The seconds in a timestamp may be followed by thousandths or frames. Machine translation adds spaces. */
const CLOCK = String.raw`(?:\d{1,3}[:;] ?)?\d{1,2}[:;] ?\d{1,2}(?:[.,:;] ?\d{1,3})?`;
/** YouTube’s SBV format has a comma between a cue’s start and end times. */
const SBV_COMMA = String.raw`(?<=\.\d+),(?=\d+:\d+:\d+\.)`;
/** The line with a cue’s times, however the arrow between them is written. */
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
    .replaceAll(' ', '')
    .replace(/,|[:;](?=\d{3}$)|(?<=\d[:;]\d+[:;]\d+)[:;]/u, '.')
    .split(/[:;]/u)
    .reduce((sum, part) => 60 * sum + Number(part), 0);

/**
 * The lines that belong to a cue: all lines up to the next cue’s times, without that next cue’s name and without
 * notes and styles.
 */
const ownLines = (lines: readonly string[], isLast: boolean, isVtt: boolean): string[] => {
  // “2”, an empty line, and the times
  const isApart =
    lines.at(-1)?.trim() === '' && NUMBER.test(lines.at(-2) ?? '') && lines.at(-3)?.trim() === '';
  if (isApart && !isLast) return ownLines(lines.slice(0, -1), isLast, isVtt);
  const name = lines.at(-1) ?? '';
  // A cue’s name is directly above its times; in subtitles without names, that line is the last line of the previous
  // cue.
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

/** A cue of ASS: its layer, times, style, name, margins and effect, and then its words. */
const DIALOGUE = /^Dialogue:[^,\n]*,(?<from>[^,\n]*),(?<to>[^,\n]*),(?:[^,\n]*,){6}(?<words>.*)$/gmu;
/** The cues of an ASS file, converted to SRT. */
const asSrt = (text: string): string =>
  [...text.matchAll(DIALOGUE)]
    .map(({ groups }) => `${groups?.['from']} --> ${groups?.['to']}\n${groups?.['words']}`)
    .join('\n\n');

/** How ASS writes styles and line breaks. Some SRT files are just renamed ASS files. */
const STYLE = /\{\\[^{}]*\}/gu;
const BREAK = /\\[Nnh]/gu;
const plain = (line: string, isAss: boolean): string => {
  const words = line
    .replaceAll(/<rt>[^<]*<\/rt>/giu, '')
    .replaceAll(/<br\b[^<>]*>/giu, ' ')
    // MicroDVD’s styles
    .replace(/^\{[A-Za-z]:[^{}]*\}/u, '')
    .replaceAll(TAG, '');
  return decoded(isAss ? words.replaceAll(STYLE, '').replaceAll(BREAK, ' ') : words).trim();
};

/** Symbols that are put around sung words. */
const TUNE = /[♪♫♬]/gu;
/** A dash before another person’s words: at the start of a cue, or after a sentence. */
const DASH = /^[-–—]\s*(?=[^\s\d-])/u;
/** The signs that American captions put before each person’s words and each new subject. */
const CHEVRONS = /^>{2,3}\s*/u;
/** A sound, on its own line. */
const NOISE = /^(?:\[[^[\]]*\]|\([^()]*[^().!?]\)|\*[^*]*\*)$/u;
/** A credit for the subtitles, in its own cue. */
const CREDIT =
  /^(?:(?:subtitles?|captions?|captioning|subtitled|captioned|transcript|sync(?:ed|hronization)?(?: (?:&|and) corrections?)?|corrections?|untertitel(?:ung)?|sous-titr(?:es|age)|subtítulos|traducción)\b.*(?:\b(?:by|von|par|por)\s+\S|:|\bwww\.|\.(?:com|org|net)\b)|(?:untertitelung|sous-titrage|subtitulado)\b[^.!?]*$|.*\b(?:opensubtitles|addic7ed|amara)\.org\b)/iu;

/** The words of a cue’s lines, without any sign of who says or sings them. */
const saidIn = (lines: readonly string[], isLabelled: boolean): string[] =>
  lines.flatMap((line, index) => {
    const isTurn = index === 0 || /[.?!…\])"”»]$/u.test(lines[index - 1] ?? '');
    const words = line.replaceAll(TUNE, '').trim();
    const turn = (isTurn ? words.replace(DASH, '') : words).replace(CHEVRONS, '').trim();
    const said = isLabelled || CHEVRONS.test(words) ? turn.replace(SPEAKER, '') : turn;
    return said === '' || NOISE.test(said) ? [] : [said];
  });

const isVtt = (text: string): boolean => /^\s*WEBVTT/u.test(text);

const NAME = /^\p{Lu}[\p{L}’'-]*(?:,? \p{Lu}[\p{L}’'-]*\.?)+$/u;
/** The names above the words of several cues, as in a meeting transcript. */
const speakersOf = (cues: readonly Cue[]): ReadonlySet<string> => {
  const above = cues.flatMap(({ lines: [first = '', next] }) =>
    next !== undefined && NAME.test(first) ? [first] : [],
  );
  const isMeeting = above.length * 2 > cues.length && new Set(above).size < above.length;
  return new Set(isMeeting ? above : []);
};

const NAMED = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}(?: \d{1,2})?:\s+(?=\S)/u;
/** Whether most cues start with the speaker’s name, as in a meeting transcript. */
const areNamed = (cues: readonly Cue[]): boolean => {
  const named = cues.filter(({ lines: [first = ''] }) => NAMED.test(first));
  return named.length > 1 && named.length * 2 > cues.length;
};

/** Live captions repeat whole lines; a single word that is shown twice was also said twice. */
const isShownAgain = (line: string, cue: Cue, before: Cue | undefined): boolean =>
  before?.lines.at(-1) === line && (cue.lines.length > 1 || /\s/u.test(line));

/**
 * The lines of subtitles in the order in which they are shown, without times, names, notes, styles and tags. A line
 * that two cues in a row show is kept only once, because live captions repeat lines.
 */
export const subtitleLines = (whole: string): string[] => {
  const text = asSrt(whole) || whole;
  const lines = text.split('\n');
  const isNamed = isVtt(text);
  const isAss = text !== whole || (!isNamed && text.search(STYLE) !== -1);
  const starts = lines.flatMap((line, index) => (CUE_TIMES.test(line) ? [index] : []));
  const cues = starts.map((start, index): Cue => {
    const from = secondsOf(CUE_TIMES.exec(lines[start] ?? '')?.groups?.['from'] ?? '0');
    const next = starts[index + 1];
    const own = ownLines(lines.slice(start + 1, next), next === undefined, isNamed);
    return { from, lines: own.map((line) => plain(line, isAss)).filter((line) => line !== '') };
  });
  const inOrder = cues.toSorted((one, other) => one.from - other.from);
  const sorted = areNamed(inOrder)
    ? inOrder.map((cue) => ({ ...cue, lines: cue.lines.map((line) => line.replace(NAMED, '')) }))
    : inOrder;
  const speakers = speakersOf(sorted);
  const marked = sorted.flatMap((cue) => cue.lines).filter((line) => NOISE.test(line) || SPEAKER.test(line));
  const isLabelled = marked.length > 1;
  const shown = sorted
    .filter((cue, at) => (at > 0 && at < sorted.length - 1) || !CREDIT.test(cue.lines.join(' ')))
    .map((cue) => ({
      ...cue,
      lines: saidIn(speakers.has(cue.lines[0] ?? '') ? cue.lines.slice(1) : cue.lines, isLabelled),
    }));
  return shown.flatMap((cue, at) => cue.lines.filter((line) => !isShownAgain(line, cue, shown[at - 1])));
};

/** Where subtitles start in a text: at their header, or at the number or the times of the first cue. */
const startOf = (lines: readonly string[], times: number): number => {
  const header = lines.findIndex((line) => isVtt(line));
  if (header !== -1 && header < times) return header;
  return NUMBER.test(lines[times - 1] ?? '') ? times - 1 : times;
};

/**
 * A text without the times of the subtitles in it, and the number of those times. Anything above the subtitles stays.
 */
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
