import rules from 'cldr-rbnf/rbnf/es.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Form, Tongue } from '../../tongue.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words after a number that are not nouns, so that the number stands alone. */
const NO_NOUN = list(
  'a al ante bajo con contra de del desde e en entre es era eran está están fue fueron ha han hasta la las le les lo los ' +
    'mientras más me menos ni no nos o para pero por porque que se según si sin sobre son su sus también tras u y ya como ' +
    'cuando donde le él ella el un una unos unas este esta estos estas ese esa esos esas aquel aquella cada después antes solo nunca siempre hay había',
);

/** Masculine nouns in -a. */
const MASCULINE = list(
  'día mapa problema sistema programa tema planeta poeta idioma clima drama fantasma cometa tranvía sofá kilo enigma ' +
    'dilema poema diploma aroma síntoma esquema lema telegrama panorama crucigrama pijama papa gorila koala puma yoga ' +
    'guardia centinela dálmata colega camarada pirata jesuita recluta espía patriota monarca atleta artista turista pianista periodista astronauta piloto agua hada águila alma arma hacha',
);

/** Feminine nouns that do not end in -a, -ción, -sión, -dad, -tad or -tud. */
const FEMININE = list(
  'noche tarde vez calle gente mujer flor mano foto moto parte nave torre clase sangre muerte suerte llave nube luz voz ' +
    'cruz piel ley pared red imagen base serie fase frase carne fuente mente radio miel sal cárcel orden razón canción ' +
    'corriente serpiente leche hambre sede sílaba madre',
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
