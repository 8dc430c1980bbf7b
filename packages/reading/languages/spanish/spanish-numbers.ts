import rules from 'cldr-rbnf/rbnf/es.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Form, Tongue } from '../../tongue.ts';
import { FEMININE, MASCULINE, NO_NOUN } from './spanish-nouns.ts';

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);

const CARDINALS: Readonly<Record<Form, string>> = {
  plain: '%spellout-numbering',
  masculine: '%spellout-cardinal-masculine',
  feminine: '%spellout-cardinal-feminine',
};

export type Ordinal = 'masculine' | 'feminine' | 'masculine-adjective';

const MILLION = 1_000_000n;

/** The thousands agree with a feminine noun too, the millions do not: “doscientas mil personas”. */
export const cardinal = (number: bigint, form: Form = 'plain'): string => {
  const thousands = number % MILLION;
  if (form !== 'feminine' || thousands < 1000n) return spell(CARDINALS[form], number);
  const rest = spell(CARDINALS.feminine, thousands).replace('ientos', 'ientas');
  return number === thousands ? rest : `${spell(CARDINALS.feminine, number - thousands)} ${rest}`;
};
/** `masculine-adjective` stands before a noun: “primer”, “tercer”. */
export const ordinal = (number: bigint, form: Ordinal): string => spell(`%spellout-ordinal-${form}`, number);

const FEMININE_ENDING = /(?:a|ción|sión|dad|tad|tud|umbre)$/u;

const singularOf = (noun: string): string =>
  noun
    .replace(/ces$/u, 'z')
    .replace(/ciones$/u, 'ción')
    .replace(/siones$/u, 'sión')
    .replace(/(?<=[aeiouáéíóú])s$/u, '');

export const isFeminine = (noun: string): boolean => {
  const singular = singularOf(noun.toLowerCase());
  const stem = singular.replace(/e$/u, '');
  if (MASCULINE.has(singular)) return false;
  return (
    FEMININE_ENDING.test(singular) ||
    FEMININE.has(singular) ||
    FEMININE.has(stem) ||
    /(?:dad|tad|tud)$/u.test(stem)
  );
};

/** “veintiún años”, “doscientas personas”, “veintiuno y veintidós”. */
export const spanishFormBefore: Tongue['formBefore'] = (word, next) => {
  const noun = next?.text ?? '';
  if (word.closes !== '' || !/^\p{L}{2,}$/u.test(noun) || NO_NOUN.has(noun.toLowerCase())) return 'plain';
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

export const sayFraction = (over: bigint, under: bigint): string => {
  const part = under <= LAST_ORDINAL ? (PARTS[Number(under)] ?? '') : `${cardinal(under)}avo`;
  return `${cardinal(over, 'masculine')} ${part}${over === 1n ? '' : 's'}`;
};
