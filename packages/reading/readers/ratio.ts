import { sayNumber, sayWhole, writtenNumber } from '../numbers/written-number.ts';
import { type Reader, say } from '../tongue.ts';
import { around } from './dots.ts';
import { own } from './lookup.ts';

const RATIO = /^(?<left>\d{1,3}):(?<right>\d{1,3}|(?<=^1:)[\d.,'’]{4,})$/u;

/** “3:1”, “1:25.000”. */
export const readRatio: Reader = (words, at, tongue) => {
  const { left = '', right = '' } = RATIO.exec(words[at]?.text ?? '')?.groups ?? {};
  const other = writtenNumber(right, tongue);
  return left === '' || other === undefined
    ? undefined
    : say(`${sayWhole(left, tongue)} ${tongue.marks.ratio} ${sayNumber(other, tongue)}`);
};

const COULD_BE_TIME = /^(?:[01]?\d|2[0-4]):[0-5]\d$/u;
/** Formats of screens, those that are no time of day, and the others beside one of them. */
const SCREEN = /^(?:16:9|21:9|4:3|4:5|5:4)$/u;
const OTHER_SCREEN = /^(?:9:16|16:10|10:16|9:21|9:20)$/u;
const NAMES =
  /^(?:aspect|aspecto|ratios?|proportions?|proporci(?:ón|ones)|scale|escala|échelle|maßstab|relaci(?:ón|ones)|formatos?|formats?|formate|(?:hoch|quer|bild|breitbild|seiten|video)-?formate?s?|\p{L}*verhältnis(?:se|ses)?|rapport|odds|mischung|mezcla|dilution|verdünnung|verdünnt|widescreen|hochkant|vertical|verticale|vertikal)$/iu;
const TIME_BEFORE =
  /^(?:at|las?|um|gegen|vers|desde|since|à|until|till|ab|seit|to|from|kurz|nach|before|after)$/iu;
const TIME_AFTER = /^(?:Uhr|h|hrs?|hours|horas|heures|[ap]\.?m|[AP]\.?M|[ECMP][SD]?T|GMT|UTC)$/u;

/** “Format 9:16”, “a ratio of 1:10”, “16:9 or 9:16”: a ratio that could be a time of day. */
export const readNamedRatio: Reader = (words, at, tongue) => {
  const { text = '' } = words[at] ?? {};
  if (!COULD_BE_TIME.test(text)) return undefined;
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  if (TIME_AFTER.test(next) || TIME_BEFORE.test(before)) return undefined;
  const isNamed = around(words, at).some(
    (word) =>
      NAMES.test(word.text.replace(/^[ld]['’]/u, '')) || (OTHER_SCREEN.test(text) && SCREEN.test(word.text)),
  );
  if (!isNamed) return undefined;
  const name = own(tongue.abbreviations, text);
  return name === undefined ? readRatio(words, at, tongue) : say(name);
};
