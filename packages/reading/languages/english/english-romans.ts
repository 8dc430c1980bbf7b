import { romanOf } from '../../numbers/roman.ts';
import { isCapitalised } from '../../readers/dots.ts';
import { type Reader, say, type Tongue } from '../../tongue.ts';
import type { WrittenWord } from '../../written-words.ts';

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const RULERS = list(
  'Louis Henry Charles Edward George William James Richard John Elizabeth Mary Catherine Anne Philip Ferdinand Alfonso ' +
    'Alexander Nicholas Peter Ivan Frederick Wilhelm Otto Leopold Francis Joseph Maximilian Napoleon Pius Benedict ' +
    'Paul Leo Gregory Innocent Clement Urban Boniface Sixtus Julius Ramses Ramesses Ptolemy Cleopatra Thutmose Darius ' +
    'Xerxes Cyrus Constantine Theodosius Justinian Mehmed Murad Selim Suleiman Margaret Margrethe Christian Gustav Carl ' +
    'Karl Harald Haakon Olav Robert Malcolm Kenneth David Stephen Victor Umberto Pedro Manuel Isabella Joanna ' +
    'Harold Edmund Canute Rudolf Rudolph Ludwig Baldwin Bohemond Lothair Philippe Felipe Carlos Alexios Romanos Antiochus ' +
    'Seleucus Mithridates Artaxerxes Nebuchadnezzar Sargon Senusret Mentuhotep Pepi Bayezid Ahmed Mahmud Mustafa Adrian ' +
    'Eugene Celestine Callixtus Honorius Sylvester Valentinian Theodoric Olaf Magnus Valdemar Sancho Afonso Rama ' +
    'Wilhelmina Albert Baudouin Amenhotep Seti Tiberius Basil Sigismund Casimir Vladislaus Franz Akbar',
);
const NUMBERED = list(
  'War Chapter Part Act Volume Book Scene Phase Type Level Class Bowl Apollo Mark Section Title Stage Episode Season ' +
    'Wars Parts Chapters Acts Volumes Books Round Article Rocky Saturn Olympiad Tier Division Grade Figure Table Appendix Canto Gemini Soyuz',
);
const ROMAN = /^(?<numeral>[IVXLC]+)(?<ending>['’]s)?$/u;
const CERTAIN = /^[IVX]{2,}$/u;

/** In “Charles V. Smith”, the V is an initial. */
const isInitial = (words: readonly WrittenWord[], at: number, { beginnings }: Tongue): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return word?.closes === '.' && isCapitalised(next) && !beginnings.has(next?.text ?? '');
};

const TOLD =
  /^(?:tell(?:s|ing)?|told|ask(?:ed|s)?|promis(?:e|ed|es)|warn(?:ed|s)?|assured?|remind(?:ed|s)?|text(?:ed|s)?|show(?:ed|s)?)$/iu;
/** Verbs that follow the pronoun “I”, but not a ruler’s name. */
const I_DO =
  /^(?:am|have|['’]m|do|don['’]t|think|know|love|want|need|swear|promise|mean|hope|guess|feel|wish|believe|can['’]t|won['’]t)$/u;

/** “I told Mary I loved her”, but “He asked Mary I to marry him”. */
const isPronoun = (words: readonly WrittenWord[], at: number): boolean => {
  const [lead, word, next] = [words[at - 2], words[at], words[at + 1]];
  if (word?.text !== 'I' || word.closes !== '' || next === undefined) return false;
  const isSaid =
    TOLD.test(lead?.text ?? '') && !/^(?:to|of|for|that|about|and|with|in|was)$/u.test(next.text);
  return I_DO.test(next.text) || isSaid;
};

/** “Henry VIII”, “World War II”, “Part I”; a single I elsewhere is the pronoun. */
export const readRoman: Reader = (words, at, tongue) => {
  const { numbers } = tongue;
  const [linked, link] = [words[at - 2], words[at - 1]];
  const isLinked =
    /^(?:and|or|to|&)$/u.test(link?.text || link?.closes || '') && ROMAN.test(linked?.text ?? '');
  // “James I and II”
  const { numeral = '', ending } = ROMAN.exec(words[at]?.text ?? '')?.groups ?? {};
  const before = isLinked && linked?.closes === '' && numeral !== 'I' ? words[at - 3] : link;
  const value = romanOf(numeral);
  if (value === undefined || before === undefined || before.closes !== '') return undefined;
  if (numeral.length === 1 && (isInitial(words, at, tongue) || isPronoun(words, at))) return undefined;
  const tail = ending === undefined ? '' : "'s";
  if (RULERS.has(before.text) && /^[IVX]+$/u.test(numeral) && (numeral !== 'X' || before.text !== 'Malcolm'))
    return say(`the ${numbers.ordinal(value)}${tail}`);
  const isAge = /^(?:century|centuries|dynasty)$/u.test(words[at + 1]?.text ?? '');
  if (isAge && CERTAIN.test(numeral)) return say(numbers.ordinal(value));
  // “stage IV”, “a phase III trial”
  const name = before.text.replace(/^./u, (first) => first.toUpperCase());
  const isCertain = CERTAIN.test(numeral) && (isCapitalised(before) || NUMBERED.has(name));
  const isNumber = NUMBERED.has(before.text) || isCertain;
  return isNumber ? say(`${numbers.cardinal(value)}${tail}`) : undefined;
};
