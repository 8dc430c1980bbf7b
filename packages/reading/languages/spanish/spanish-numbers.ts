import rules from 'cldr-rbnf/rbnf/es.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Form, Tongue } from '../../tongue.ts';
import { isFeminine } from './spanish-genders.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that aren’t nouns, so that a number before them stands alone. */
const NO_NOUN = list(
  'a al ante bajo con contra de del desde e en entre es era eran está están fue fueron ha han hasta la las le les lo los ' +
    'mientras más me menos ni no nos o para pero por porque que se según si sin sobre son su sus también tras u y ya como ' +
    'cuando donde le él ella el un una unos unas este esta estos estas ese esa esos esas aquel aquella cada después antes solo nunca siempre hay había',
);

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);

const CARDINALS: Readonly<Record<Form, string>> = {
  plain: '%spellout-numbering',
  masculine: '%spellout-cardinal-masculine',
  feminine: '%spellout-cardinal-feminine',
};

export type Ordinal = 'masculine' | 'feminine' | 'masculine-adjective';

const MILLION = 1_000_000n;

/** Thousands also agree with a feminine noun, but millions do not: “doscientas mil personas”. */
export const cardinal = (number: bigint, form: Form = 'plain'): string => {
  const thousands = number % MILLION;
  if (form !== 'feminine' || thousands < 1000n) return spell(CARDINALS[form], number);
  const rest = spell(CARDINALS.feminine, thousands).replace('ientos', 'ientas');
  return number === thousands ? rest : `${spell(CARDINALS.feminine, number - thousands)} ${rest}`;
};
/** `masculine-adjective` is the form before a noun: “primer”, “tercer”. */
export const ordinal = (number: bigint, form: Ordinal): string => spell(`%spellout-ordinal-${form}`, number);

/** “veintiún años”, “doscientas personas”, “veintiuno y veintidós”. */
export const spanishFormBefore: Tongue['formBefore'] = (word, next) => {
  // “botellas/día”
  const [noun = ''] = (next?.text ?? '').split('/');
  if (word.closes === '' && word.text === '1' && noun === 'solo') return 'masculine';
  if (word.closes !== '' || !/^\p{L}{2,}$/u.test(noun) || NO_NOUN.has(noun.toLowerCase())) return 'plain';
  // “el 21 gana”: after 21, a noun would be in the plural.
  if (/^\p{Ll}+$/u.test(noun) && !noun.endsWith('s') && /^(?!1$)\d+$/u.test(word.text)) return 'plain';
  return isFeminine(noun) ? 'feminine' : 'masculine';
};

const LAST_ORDINAL = 10n;
const PARTS = [
  '',
  '',
  'medio',
  'tercio',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
];

const SMALL_PARTS: Readonly<Record<string, string>> = {
  '100': 'centésimo',
  '1000': 'milésimo',
  '1000000': 'millonésimo',
};

/** “octavo”, “dieciseisavo”, “treintaidosavo”, “milésimo”. */
export const partOf = (under: bigint): string =>
  SMALL_PARTS[String(under)] ??
  (under % 1000n === 0n && under < MILLION
    ? `${cardinal(under / 1000n).replaceAll(' ', '')}milésimo`
    : undefined) ??
  (under <= LAST_ORDINAL
    ? (PARTS[Number(under)] ?? '')
    : `${cardinal(under).replaceAll(' y ', 'i').normalize('NFD').replaceAll('\u0301', '')}avo`);

export const sayFraction = (over: bigint, under: bigint): string => {
  return `${cardinal(over, 'masculine')} ${partOf(under)}${over === 1n ? '' : 's'}`;
};
