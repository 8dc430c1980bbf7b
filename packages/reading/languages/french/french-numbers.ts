import rules from 'cldr-rbnf/rbnf/fr.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Form, Tongue } from '../../tongue.ts';
import { isFeminine } from './french-genders.ts';

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);

export const cardinal = (number: bigint, form: Form = 'plain'): string =>
  spell(form === 'feminine' ? '%spellout-cardinal-feminine' : '%spellout-cardinal-masculine', number);

/** A number that doesn’t count anything: “page quatre-vingt”, “l’an huit cent”. */
export const uncounted = (number: bigint): string => cardinal(number).replace(/(?<=vingt|cent)s$/u, '');

export const ordinal = (number: bigint, gender: 'masculine' | 'feminine' = 'masculine'): string =>
  spell(`%spellout-ordinal-${gender}`, number).replace('quatre-vingt-et-', 'quatre-vingt-');

/** “une heure”, “vingt-et-une personnes”. */
export const frenchFormBefore: Tongue['formBefore'] = (word, next) => {
  // “bouteilles/jour”
  const [written = ''] = (next?.text ?? '').split('/');
  if (word.closes !== '') return 'plain';
  // “1 c. à soupe”
  if (written === 'c') return 'feminine';
  // “le 21 termine”: after 21, a noun would be in the plural.
  if (/^(?!1$)\d+$/u.test(word.text) && !/[sxz]$/u.test(written)) return 'plain';
  return isFeminine(written) ? 'feminine' : 'masculine';
};

export const sayFraction = (over: bigint, under: bigint): string =>
  `${cardinal(over)} ${ordinal(under)}${over === 1n ? '' : 's'}`;

/** “millions d’euros”, “milliards de dollars”. */
export const afterMagnitude = (magnitude: string, noun: string): string => {
  if (!magnitude.startsWith('mill') || magnitude === 'mille') return noun;
  return /^(?:[aeiouyéèêœ]|h(?:abit|ectare|ectom|eure|istoi|omme|ôpit|ôtel|uil|umain))/u.test(noun) &&
    !noun.startsWith('yen')
    ? `d'${noun}`
    : `de ${noun}`;
};
