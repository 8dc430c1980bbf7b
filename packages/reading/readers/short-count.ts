import { sayNumber, sayWhole, type WrittenNumber, writtenNumber } from '../numbers/written-number.ts';
import { type Form, type Reader, type Reading, say, type Tongue } from '../tongue.ts';
import type { WrittenWord } from '../written-words.ts';
import { readAmount } from './amount.ts';
import { isCapitalised } from './dots.ts';
import { joined, own } from './lookup.ts';
import { amountWord } from './written-amount.ts';

/** What distinguishes a count, as in “reached 200K”, from a name, as in “gate 2B” and “a 10K”. */
interface Signs {
  /** One or two words directly before a count. */
  readonly before: RegExp;
  /** Words after a count: how long it took, or when. */
  readonly after: RegExp;
  /** What is counted. */
  readonly noun: RegExp;
  /** A word before the name of a place or the like. */
  readonly place: RegExp;
}

const SIGNS: Readonly<Record<Tongue['code'], Signs>> = {
  en: {
    before:
      /^(?:\S+ )?(?:reach(?:ed|es|ing)?|hits?|pass(?:ed|es)?|cross(?:ed|es)?|topp?(?:s|ed)|exceed(?:s|ed)?|surpass(?:es|ed)?|gets?|got|gotten|gain(?:s|ed)?|earn(?:s|ed)?|makes?|made|over|about|nearly|almost|around|roughly|some|under|below|beyond|above|than|past|only|just|spent|spends?|paid|pays?|costs?|lost|loses?|sold|sells?|raise[sd]?|worth|owe[sd]?|won|wins?|saved?|stole|totall?(?:s|ed))$|^(?:up|rose|grew|fell|climbed|jumped|dropped|close|valued) (?:to|by|at)$|^(?:population|total|record|crowd) of$/iu,
    after:
      /^(?:in|within|per|an?|each|every|over|during|by|after) (?:\S+ ){0,2}(?:(?:second|minute|hour|day|night|week|weekend|month|year|decade)s?|20\d\d)(?: |$)|^(?:last|this|next) (?:week|month|year)|^(?:today|overnight)(?: |$)/u,
    noun: /^(?:people|men|women|children|(?!(?:was|has|his|its|does|this)$)[a-z]{3,}s|of|mark|milestone|salary|bonus|prize|loan|fine|budget|debt|fee|grant|reward|deal)$/u,
    place:
      /^(?:room|seat|gate|apartment|apt|flat|unit|suite|section|part|figure|exhibit|plan|class|grade|line|row|platform|building|block|bus|level|type|table|step|phase|flight|terminal|exit|runway|no|number)$/iu,
  },
  es: {
    before:
      /^(?:\S+ )?(?:alcanz\p{L}+|super\p{L}+|roz\p{L}+|gan\p{L}+|cost\p{L}+|cuestan?|val(?:e|en|ía)|pag\p{L}+|perd\p{L}+|vend\p{L}+|recaud\p{L}+|casi|unos|unas|solo|apenas)$|^(?:más|menos|cerca|lleg\p{L}+|pas\p{L}+|sub\p{L}+|población|total) (?:de|a)$/iu,
    after:
      /^(?:en|al?|por|cada|durante|tras) (?:\S+ ){0,2}(?:(?:segundo|minuto|hora|día|noche|semana|año|década)s?|mes|meses|20\d\d)(?: |$)|^(?:hoy|ayer)(?: |$)/u,
    noun: /^(?:(?!(?:más|menos|tras|los|las|sus)$)\p{Ll}{3,}s|de)$/u,
    place:
      /^(?:puerta|sala|piso|asiento|fila|aula|planta|bloque|línea|tipo|grupo|plan|vuelo|terminal|salida|pista|número)$/iu,
  },
  fr: {
    before:
      /^(?:\S+ )?(?:attei\p{L}+|dépass\p{L}+|franchi\p{L}*|gagn\p{L}+|co[uû]t\p{L}+|vaut|valait|pay\p{L}+|perd\p{L}*|vend\p{L}+|rapport\p{L}+|presque|environ|quelque|seulement)$|^(?:plus|moins|près|mont\p{L}+|pass\p{L}+|peine|population|total) (?:de|à)$/iu,
    after:
      /^(?:en|par|pendant|sur|chaque) (?:\S+ ){0,2}(?:(?:seconde|minute|heure|jour|nuit|semaine|année|an|décennie)s?|mois|20\d\d)(?: |$)|^(?:hier|aujourd['’]hui)(?: |$)/u,
    noun: /^(?:(?!(?:plus|moins|dans|sans|sous|chez|vers|mais|puis|les|des|ses)$)\p{Ll}{3,}[sx]|de)$/u,
    place:
      /^(?:porte|salle|étage|siège|rang|bloc|ligne|type|groupe|plan|vol|terminal|sortie|piste|numéro)$/iu,
  },
  de: {
    before:
      /^(?:\S+ )?(?:erreich\p{L}+|knack\p{L}+|überschr\p{L}+|überst\p{L}+|kost\p{L}+|verdien\p{L}+|gewann\p{L}*|verlor\p{L}*|zahl\p{L}+|bracht?e\p{L}*|rund|etwa|fast|knapp|über|unter|als|nur|circa|mindestens)$|^(?:bis|auf|Bevölkerung|insgesamt) (?:zu|rund|über|fast|von)$/iu,
    after:
      /^(?:in|an|am|im|pro|je|jede\p{L}*|binnen|innerhalb|nach|seit|über) (?:\S+ ){0,2}(?:(?:Sekunde|Minute|Stunde|Woche)n?|(?:Tag|Jahr|Monat|Jahrzehnt)(?:e[ns]?|s)?|Nacht|Wochenende)(?: |$)|^(?:heute|gestern)(?: |$)/u,
    noun: /^(?:von)$/u,
    place:
      /^(?:Haus|Tor|Zimmer|Platz|Sitz|Reihe|Raum|Block|Linie|Typ|Gruppe|Plan|Flug|Terminal|Nummer|Klasse|Gate|Gleis|(?:Lande|Start)?bahn|Ausfahrt|Wohnung|Apartment)$/iu,
  },
};

/** Whether a word comes before the number of a place, as “gate” does. */
export const namesPlace = (text: string, { code }: Tongue): boolean => SIGNS[code].place.test(text);

const SHORT = /^(?<about>[~≈<>]?)(?<count>\d{1,3}(?:[.,]\d{1,2})?)(?<letter>[kKBT])(?<plus>\+?)$/u;
const SCREEN = /^(?:2|4|8|16)K$/u;
const SPAN = /^(?<from>\d{1,3}(?:[.,]\d)?[kKMBT]?)[-–](?<upTo>\d{1,3}(?:[.,]\d)?[kKBT])$/u;
/** What else a number with a K can mean: picture sizes and races. */
const FORMATS = new Set('2 4 5 8 10 15 21 42'.split(' '));
/** “a 10K”, “le 2B”. */
const DETERMINER =
  /^(?:the|an?|this|that|his|her|my|your|our|their|first|el|la|una?|este|esta|su|mi|del|al|primer|le|une|ce|cette|son|sa|mon|du|au|premier|der|die|das|den|dem|eine?[nmrs]?|sein|ihr|mein|erste[rnms]?)$/iu;
const RACES =
  /^(?:run|ran|runs|running|race|races|raced|walk\p{L}*|jog\p{L}*|corr\p{L}+|cour\p{L}+|lief\p{L}*|läuf\p{L}*|lauf\p{L}*)$/iu;
const HEAT = /^(?:temperatur\p{L}*|températur\p{L}*|kelvin)$/iu;
const FEW_WORDS = 4;

interface Count {
  readonly number: WrittenNumber;
  readonly letter: string;
}

const textsOf = (words: readonly WrittenWord[], from: number, to: number): string =>
  words
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ text }) => text)
    .join(' ');

/** The words directly after a count, if no punctuation separates them. */
const textsAfter = (words: readonly WrittenWord[], at: number): string =>
  words[at]?.closes === '' ? textsOf(words, at + 1, at + 1 + FEW_WORDS) : '';

const SPANNED =
  /^(?:from|between|de|entre|von|zwischen) \S*[kK] (?:to|and|a|à|y|et|bis|und)$|^(?:to|and|a|à|y|et|bis|und) \S*[kK]$/iu;

/** “from 5K to 10K”. */
const isSpanned = (words: readonly WrittenWord[], at: number): boolean =>
  SPANNED.test(textsOf(words, at - 3, at)) ||
  (/^(?:from|between|de|entre|von|zwischen)$/iu.test(words[at - 1]?.text ?? '') &&
    SPANNED.test(textsOf(words, at + 1, at + 3)));

/** Whether letters mean thousands, and nothing around them suggests a picture size, a race or a temperature. */
const areThousands = (
  words: readonly WrittenWord[],
  at: number,
  whole: string,
  code: Tongue['code'],
): boolean => {
  const { before, after, noun, place } = SIGNS[code];
  if (words.slice(Math.max(0, at - FEW_WORDS), at).some(({ text }) => HEAT.test(text))) return false;
  const [lead, next] = [words[at - 1]?.text ?? '', textsAfter(words, at)];
  // German says the letter K in “250K Aufrufe”, as Spanish does in “15K seguidores”.
  if (code === 'de' && /^\p{Lu}\p{Ll}/u.test(next)) return false;
  if (place.test(lead)) return false;
  if (!FORMATS.has(whole) || isSpanned(words, at)) return true;
  const isCounted = code !== 'es' && noun.test(next.split(' ')[0] ?? '');
  if (isCounted || before.test(textsOf(words, at - 2, at))) return true;
  const isName = DETERMINER.test(lead) || RACES.test(lead);
  return !isName && after.test(next);
};

const SAME_KIND = /(?:^| )[$€£]?\d{1,3}(?:[.,]\d{1,2})?M(?: |$)/u;

/** Whether a letter means billions or more: such a letter is often part of a place’s name. */
const areBillions = (words: readonly WrittenWord[], at: number, tongue: Tongue): boolean => {
  const { before, after, noun, place } = SIGNS[tongue.code];
  const [lead, next] = [words[at - 1], textsAfter(words, at)];
  if (before.test(textsOf(words, at - 2, at))) return true;
  const isNamed = lead?.closes === '';
  if (isNamed && place.test(lead.text)) return false;
  if (noun.test(next.split(' ')[0] ?? '')) return true;
  const isTitle = isCapitalised(lead) && !tongue.beginnings.has(lead?.text ?? '');
  if (isNamed && (isTitle || DETERMINER.test(lead.text))) return false;
  return after.test(next) || SAME_KIND.test(textsOf(words, at - 2 * FEW_WORDS, at));
};

const isThousand = ({ letter }: Count): boolean => /^k$/iu.test(letter);

const sayCount = (count: Count, tongue: Tongue, form: Form = 'plain'): string => {
  const { number, letter } = count;
  const size = own(tongue.moneyMagnitudes, letter.replace('k', 'K'));
  if (size === undefined) return '';
  if (number.fraction === undefined && isThousand(count)) return sayWhole(`${number.whole}000`, tongue, form);
  const isOne = tongue.isOne(number.whole, number.fraction);
  // “mil millones”
  if (isOne && number.fraction === undefined && size[0].startsWith('mil ')) return size[0];
  const gender = size[2] === 'f' ? 'feminine' : 'masculine';
  return `${sayNumber({ ...number, mark: 'comma' }, tongue, gender)} ${size[isOne ? 0 : 1]}`;
};

const counted = (text: string, tongue: Tongue): Count | undefined => {
  const { count = '', letter = '' } = SHORT.exec(text)?.groups ?? {};
  const number = count === '' ? undefined : writtenNumber(count, tongue);
  return number === undefined ? undefined : { number, letter };
};

/** “5K–10K”, “1–2B”. */
const saySpan = (text: string, tongue: Tongue): string | undefined => {
  const { from = '', upTo = '' } = SPAN.exec(text)?.groups ?? {};
  const last = counted(upTo, tongue);
  if (last === undefined || (SCREEN.test(from) && SCREEN.test(upTo))) return undefined;
  const first = counted(from, tongue);
  const alone = /^[\d.,]+$/u.test(from) ? writtenNumber(from, tongue) : undefined;
  if (first !== undefined) return `${sayCount(first, tongue)} ${tongue.marks.to} ${sayCount(last, tongue)}`;
  return alone === undefined
    ? undefined
    : `${sayNumber(alone, tongue)} ${tongue.marks.to} ${sayCount(last, tongue)}`;
};

/** “45K USD”, “200K km”, “50k”: with a unit, or a letter that is always a magnitude. */
const measuredAt = (words: readonly WrittenWord[], at: number, letter: string, tongue: Tongue): Reading => {
  const { unit, currency } =
    words[at]?.closes === '' ? (amountWord(words[at + 1]?.text ?? '', tongue) ?? {}) : {};
  const size = own(tongue.magnitudes, letter) ?? own(tongue.moneyMagnitudes, letter);
  const isMeasured =
    unit !== undefined || currency !== undefined || own(tongue.magnitudes, letter) !== undefined;
  if (!isMeasured || size === undefined) return undefined;
  const said = readAmount(words, at, { ...tongue, magnitudes: { ...tongue.magnitudes, [letter]: size } });
  // “deux cent mille” has no s.
  return said?.map((one) => ({
    ...one,
    spoken: one.spoken.replace(/(?<=cent|vingt)s(?= mille(?: |$))/u, ''),
  }));
};

/**
 * “200K”, “2B in a year”, “2.5K”: letters for thousands and more, which mean something else in “4K” and “gate 2B”.
 */
export const readShortCount: Reader = (words, at, tongue) => {
  const [word, next] = [words[at], words[at + 1]];
  const text = word?.text ?? '';
  const span = saySpan(text, tongue);
  if (span !== undefined) return say(span);
  const count = counted(text, tongue);
  if (word === undefined || count === undefined) return undefined;
  const measured = measuredAt(words, at, count.letter, tongue);
  if (measured !== undefined) return measured;
  const { whole, fraction } = count.number;
  const isMany = isThousand(count)
    ? areThousands(words, at, whole, tongue.code)
    : areBillions(words, at, tongue);
  if (fraction === undefined && !isMany) return undefined;
  const { about = '', plus = '' } = SHORT.exec(text)?.groups ?? {};
  const said = joined([
    own(tongue.marks.signs, about) ?? '',
    sayCount(count, tongue, tongue.formBefore(word, next)),
    plus === '' ? '' : tongue.marks.plus,
  ]);
  const noun = word.closes === '' ? (next?.text ?? '') : '';
  // “dos mil millones de visitas”
  const isOfMillions = !isThousand(count) && noun !== 'de' && SIGNS[tongue.code].noun.test(noun);
  return isOfMillions ? say(said, tongue.afterMagnitude(said.split(' ').at(-1) ?? '', noun)) : say(said);
};
