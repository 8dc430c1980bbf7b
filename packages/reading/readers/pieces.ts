import { sayNumber, sayWhole, writtenNumber } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import { LONG_WORD, piecesOf, type WrittenWord } from '../written-words.ts';
import { sayLetters } from './letters.ts';
import { joined, own } from './lookup.ts';
import { speakable } from './speakable.ts';

/** The separators of a compound: hyphens, dashes, slashes, and punctuation without a space after it. */
const BETWEEN =
  /[-‐‑–—/\\|…;!?()[\]{}"“”„«»*_=<>→•·]+|(?<!\d)[:,]|[:,](?!\d)|\.{2,}|(?<=[\p{Ll}\d])\.(?=\p{L})/u;
const SIGN_BETWEEN = /([+&×÷@#≠≤≥]|(?<=\d)\*(?=\d))/u;
/** Ranges whose ends aren’t just digits: “9am–5pm”, “10:30-11:45”, “’89–’91”, “½–¾”. */
const RANGE = /^(?<from>[\p{Sc}'’]?[\d½⅓⅔¼¾⅛⅜⅝⅞][^-–—]*)[-–—](?<upTo>[\p{Sc}'’]?[\d½⅓⅔¼¾⅛⅜⅝⅞][^-–—]*)$/u;
const RUNS =
  /[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|(?<![\d.,])\d+[.,]\d+(?=\p{L})|\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}'’]+|[\p{L}\p{M}'’]+|[+&×÷%°#@≠≤≥∞√№]/gu;
const CAPITALS = /^[A-ZÀ-ÖØ-Þ]+$/u;
/** “18–24-year-olds”. */
const RANGE_OF = /^(?<from>\d{1,4})[-–](?<upTo>\d{1,4})-(?<noun>\p{L}{3}.*)$/u;
const SHORT = 3;

const sayRun = (run: string, tongue: Tongue, isBetween: boolean): string => {
  const number = /[.,]/u.test(run) ? writtenNumber(run, tongue) : undefined;
  if (number !== undefined) return sayNumber(number, tongue);
  if (/^\d/u.test(run)) return sayWhole(run, tongue);
  const { signs, betweenNumbers } = tongue.marks;
  const sign = (isBetween ? own(betweenNumbers, run) : undefined) ?? own(signs, run);
  if (sign !== undefined) return sign;
  // “F1’s”
  if (/^['’]s$/u.test(run)) return "'s";
  return CAPITALS.test(run) && (run.length <= SHORT || tongue.spelled.has(run))
    ? sayLetters(run)
    : speakable(run);
};

/** Digits and letters with nothing between them: MP3, H2O, 3D, iPhone15. */
const sayRuns = (text: string, tongue: Tongue): string =>
  joined(
    (text.match(RUNS) ?? []).map((run, index, runs) =>
      sayRun(run, tongue, /^\d/u.test(runs[index - 1] ?? '') && /^\d/u.test(runs[index + 1] ?? '')),
    ),
  )
    .replaceAll("' ", "'")
    .replaceAll(/ '(?=s(?: |$))/gu, "'");

const HAS_MORE = /[\d+&×÷%°#@≠≤≥∞√№]/u;

const sayPlain = (text: string, tongue: Tongue): string =>
  HAS_MORE.test(text) ? sayRuns(text, tongue) : speakable(text);

const sayPiece = (pieces: readonly WrittenWord[], at: number, tongue: Tongue, readers: readonly Reader[]) => {
  for (const reader of readers) {
    const said = reader(pieces, at, tongue);
    if (said !== undefined) return said.map(({ spoken }) => spoken);
  }
  return [sayPlain(pieces[at]?.text ?? '', tongue)];
};

/** Reads each piece of a compound as a separate word. */
const sayCompound = (texts: readonly string[], tongue: Tongue, readers: readonly Reader[]): string => {
  const pieces = piecesOf(texts);
  const spoken: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const said = sayPiece(pieces, at, tongue, readers);
    spoken.push(...said);
    at += said.length;
  }
  return joined(spoken);
};

/**
 * Reads the rest: plain words, and compounds whose pieces other readers handle. This reader accepts
 * every word.
 */
export const readPieces =
  (readers: readonly Reader[]): Reader =>
  (words, at, tongue) => {
    const text = words[at]?.text ?? '';
    if (text.length > LONG_WORD) return say(sayRuns(text.normalize('NFKC'), tongue));
    const whole = speakable(text);
    const { from = '', upTo = '' } = RANGE.exec(text)?.groups ?? {};
    if (/[^\d.,]/u.test(from + upTo)) {
      const isAdjective = tongue.isAdjective(words, at);
      const one = { ...tongue, isAdjective: () => isAdjective };
      const [first, last] = [from, upTo].map((end) => sayCompound([end], one, readers));
      return say(joined([first ?? '', tongue.marks.to, last ?? '']));
    }
    const range = RANGE_OF.exec(text)?.groups;
    if (range !== undefined && Number(range['from']) < Number(range['upTo'])) {
      const { from: least = '', upTo: most = '', noun = '' } = range;
      const said = [[least], [most, ...noun.split('-')]].map((end) => sayCompound(end, tongue, readers));
      return say(said.join(` ${tongue.marks.to} `));
    }
    const texts = text
      .split(BETWEEN)
      .flatMap((piece) => piece.split(SIGN_BETWEEN))
      .filter((piece) => piece !== '');
    if (texts.length < 2) return say(sayPlain(text.normalize('NFKC'), tongue));
    const compound = sayCompound(texts, tongue, readers);
    return say(compound === whole.replaceAll('-', ' ') ? whole : compound);
  };
