import { sayNumber, sayWhole, writtenNumber } from '../numbers/written-number.ts';
import { type Reader, say, type Tongue } from '../tongue.ts';
import { around } from './dots.ts';
import { unitAfter } from './fraction.ts';
import { joined, own } from './lookup.ts';

const RATIO = /^(?<left>\d{1,3}(?:[.,]\d{1,2}(?=:1$))?):(?<right>\d{1,3}|(?<=^1:)[\d.,'’]{4,})$/u;

/** “3:1”, “1:25.000”, “2.39:1”. */
export const readRatio: Reader = (words, at, tongue) => {
  const { left = '', right = '' } = RATIO.exec(words[at]?.text ?? '')?.groups ?? {};
  const [first, other] = [writtenNumber(left, tongue), writtenNumber(right, tongue)];
  return first === undefined || other === undefined
    ? undefined
    : say(`${sayNumber(first, tongue)} ${tongue.marks.ratio} ${sayNumber(other, tongue)}`);
};

const BOOKS =
  /^(?:Mose|Joh|Mt|Mk|Lk|Röm|Kor|Ps|Offb|Jes|Spr|Apg|Genesis|Genèse|Génesis|Exodus|Exode|Éxodo|Leviticus|Levitikus|Lévitique|Levítico|Numbers|Numeri|Nombres|Números|Deuteronomy|Deuteronomium|Deutéronome|Deuteronomio|Josh?u[aeé]|Josua|Judges|Richter|Juges|Jueces|Ruth?|Samuel|Chronicles|Chronik|Chroniques|Crónicas|Job|Hiob|Psalm(?:s|en)?|Psaumes?|Salmos?|Proverbs|Sprüche|Proverbes|Proverbios|Ecclesiastes|Prediger|Ecclésiaste|Eclesiastés|Isaiah|Jesaja|Isaïe|Ésaïe|Isaías|Jeremiah|Jeremia|Jérémie|Jeremías|Ezekiel|Hesekiel|Ézéchiel|Ezequiel|Daniel|Hosea|Osée|Oseas|Joel|Joël|Amos|Amós|Jonah?|Micah?|Michée|Miqueas|Matthew|Matthäus|Matthieu|Mateo|Mark|Markus|Marc|Marcos|Luke|Lukas|Luc|Lucas|John|Johannes|Jean|Juan|Acts|Apostelgeschichte|Actes|Hechos|Romans|Römer|Romains|Romanos|Corinthians|Korinther|Corinthiens|Corintios|Galatians|Galater|Galates|Gálatas|Ephesians|Epheser|Éphésiens|Efesios|Philippians|Philipper|Philippiens|Filipenses|Colossians|Kolosser|Colossiens|Colosenses|Thessalonians|Thessalonicher|Thessaloniciens|Tesalonicenses|Timoth(?:y|eus|ée)|Timoteo|Hebrews|Hebräer|Hébreux|Hebreos|James|Jakobus|Jacques|Santiago|Peter|Petrus|Pierre|Pedro|Revelation|Offenbarung|Apocalypse|Apocalipsis)$/u;
const VERSE = /^(?<chapter>\d{1,3})(?<mark>[:,])(?<verse>\d{1,3})(?:[-–](?<upTo>\d{1,3}))?$/u;

/** “Psalm 23:4”, “Matthew 5:3-5”, in German also “Johannes 3,16”: a chapter and a verse. */
const readVerse: Reader = (words, at, tongue) => {
  const [before, word] = [words[at - 1], words[at]];
  const { chapter = '', mark, verse = '', upTo } = VERSE.exec(word?.text ?? '')?.groups ?? {};
  const isOpen = /^\.?$/u.test(before?.closes ?? '') && (mark === ':' || tongue.code === 'de');
  if (chapter === '' || !isOpen || !BOOKS.test(before?.text ?? '')) return undefined;
  const last = upTo === undefined ? '' : `${tongue.marks.to} ${sayWhole(upTo, tongue)}`;
  return say(joined([sayWhole(chapter, tongue), sayWhole(verse, tongue), last]));
};

const PRESSURE = /^(?<upper>[6-9]\d|[12]\d{2})\/(?<lower>[3-9]\d|1[0-6]\d)$/u;
const NEAR_PRESSURE =
  /^(?:BP|mmHg|RR|blood|pressure|systolic|hypertension|\p{L}*blutdruck\p{L}*|bluthochdruck|tension|artérielle|tensión|arterial|presión)$/iu;
const OVER: Readonly<Record<Tongue['code'], string>> = { en: 'over', es: 'sobre', fr: 'sur', de: 'zu' };

/** “a blood pressure of 140/90”. */
const readPressure: Reader = (words, at, tongue) => {
  const { upper = '', lower = '' } = PRESSURE.exec(words[at]?.text ?? '')?.groups ?? {};
  if (upper === '' || !around(words, at).some(({ text }) => NEAR_PRESSURE.test(text))) return undefined;
  const said = `${sayWhole(upper, tongue)} ${OVER[tongue.code]} ${sayWhole(lower, tongue)}`;
  return [...say(said), ...unitAfter(words, at, tongue)];
};

const COULD_BE_TIME = /^(?:[01]?\d|2[0-4]):[0-5]\d$/u;
/**
 * Screen formats: those that can’t be a time of day, and those that count as formats only next to one of the former.
 */
const SCREEN = /^(?:16:9|21:9|4:3|4:5|5:4)$/u;
const OTHER_SCREEN = /^(?:9:16|16:10|10:16|9:21|9:20)$/u;
const NAMES =
  /^(?:aspect|aspecto|ratios?|proportions?|proporci(?:ón|ones)|scale|escala|échelle|maßstab|relaci(?:ón|ones)|formatos?|formats?|formate|(?:hoch|quer|bild|breitbild|seiten|video)-?formate?s?|\p{L}*verhältnis(?:se|ses)?|rapport|odds|mischung|mezcla|dilution|verdünnung|verdünnt|widescreen|hochkant|vertical|verticale|vertikal)$/iu;
const TIME_BEFORE =
  /^(?:at|las?|um|gegen|vers|desde|since|à|until|till|ab|seit|to|from|kurz|nach|before|after)$/iu;
const TIME_AFTER = /^(?:Uhr|h|hrs?|hours|horas|heures|[ap]\.?m|[AP]\.?M|[ECMP][SD]?T|GMT|UTC)$/u;

/** Words about matches, whose scores are written like times in German. */
const MATCH =
  /^(?:gew[ia]nn\p{L}*|gewonnen|verl[oi]\p{L}*|sieg\p{L}*|\p{L}*niederlagen?|unterl[ai]g\p{L}*|bezwang\p{L}*|schlug\p{L}*|besiegt\p{L}*|stand|steht|\p{L}*endstand|satz\p{L}*|sätzen?)$/iu;

/** “Format 9:16”, “a ratio of 1:10”, “16:9 or 9:16”, “1:14 million”, “John 3:16”: numbers that could be a time of day. */
export const readNamedRatio: Reader = (words, at, tongue) => {
  const { text = '' } = words[at] ?? {};
  const verse = readVerse(words, at, tongue) ?? readPressure(words, at, tongue);
  if (verse !== undefined) return verse;
  if (!COULD_BE_TIME.test(text)) return undefined;
  const [before, next] = [words[at - 1]?.text ?? '', words[at + 1]?.text ?? ''];
  if (TIME_AFTER.test(next) || TIME_BEFORE.test(before)) return undefined;
  const isNamed = around(words, at).some(
    (word) =>
      NAMES.test(word.text.replace(/^[ld]['’]/u, '')) || (OTHER_SCREEN.test(text) && SCREEN.test(word.text)),
  );
  const isLarge = words[at]?.closes === '' && own(tongue.magnitudes, next) !== undefined;
  const near = around(words, at);
  const isMatch =
    tongue.code === 'de' &&
    near.some((one) => MATCH.test(one.text)) &&
    !near.some((one) => one.text === 'Uhr');
  if (!isNamed && !isLarge && !isMatch) return undefined;
  const name = own(tongue.abbreviations, text);
  return name === undefined ? readRatio(words, at, tongue) : say(name);
};
