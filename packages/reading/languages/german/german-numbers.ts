import rules from 'cldr-rbnf/rbnf/de.json' with { type: 'json' };
import { spelledByRules } from '../../numbers/spelled-by-rules.ts';
import type { Form, Tongue } from '../../tongue.ts';
import { genderOf } from './german-genders.ts';

const spell = spelledByRules(rules.rbnf.rbnf.SpelloutRules);

const CARDINALS: Readonly<Record<Form, string>> = {
  plain: '%spellout-numbering',
  masculine: '%spellout-cardinal-masculine',
  feminine: '%spellout-cardinal-feminine',
};

/** At the start of a number, “hundert” and “tausend” are said without “ein”, as in everyday speech. */
export const cardinal = (number: bigint, form: Form = 'plain'): string =>
  spell(CARDINALS[number === 1n || number >= 1_000_000n ? form : 'plain'], number).replace(
    /^ein(?=hundert|tausend)/u,
    '',
  );

/** In the form used after “der”: “dritte”. */
export const ordinal = (number: bigint): string =>
  spell('%spellout-ordinal', number)
    .replace(/^ein(?=hundert|tausend)/u, '')
    .replace(/^eine Millionste$/u, 'millionste');

export const year = (number: bigint): string =>
  spell('%spellout-numbering-year', number).replace(/^ein(?=hundert|tausend)/u, '');

const NOUN = /^\p{Lu}\p{Ll}+$/u;

/** “eine Stunde”, “ein Jahr”, but “eins” on its own. */
export const germanFormBefore: Tongue['formBefore'] = (word, next) => {
  // “Flaschen/Tag”
  const [noun = ''] = (next?.text ?? '').split('/');
  if (noun === 'Uhr') return 'masculine';
  // “Art. 1 Abs. 2”
  if (word.closes !== '' || !NOUN.test(noun) || /^(?:Abs|Nr|Kap)$/u.test(noun)) return 'plain';
  // “1–2 Tage”, but “1–2 Stunden”: after a range, the noun is in the plural.
  const isRange = /\d[-–]\d/u.test(word.text);
  if (isRange && noun.endsWith('e')) return 'masculine';
  return genderOf(isRange ? noun.replace(/n$/u, '') : noun) === 'feminine' ? 'feminine' : 'masculine';
};

export const sayFraction = (over: bigint, under: bigint): string =>
  `${cardinal(over, 'masculine')} ${ordinal(under).replace(/^./u, (first) => first.toUpperCase())}l`;

export const sayMixed = (whole: string, fraction: string): string =>
  `${whole === 'eins' ? 'ein' : whole}${fraction}`;
