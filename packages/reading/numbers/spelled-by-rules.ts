/**
 * One language’s rules from Unicode’s data: each rule set’s pairs of base value and text, keyed by the set’s name.
 */
export type SpelloutRules = Readonly<Record<string, string | readonly (readonly string[])[]>>;

interface Rule {
  readonly base: bigint;
  readonly divisor: bigint;
  readonly text: string;
}

const DESCRIPTOR = /^(\d+)(?:\/(\d+))?$/u;
/**
 * `←set←` spells the quotient, `→set→` the remainder and `=set=` the number itself; if no set is named, the current
 * set is used.
 */
const SUBSTITUTION = /←(%*[\w-]*)←|→(%*[\w-]*)→|=(%+[\w-]+)=/gu;
const SOFT_HYPHEN = /\u00ad/gu;
/** The largest number of digits that the rules cover; longer numbers are read digit by digit. */
export const MOST_DIGITS = 18;

/** The greatest power of the radix that does not exceed the base. */
const divisorOf = (base: bigint, radix: bigint): bigint => {
  let divisor = 1n;
  while (divisor * radix <= base) divisor *= radix;
  return divisor;
};

const ruleOf = ([descriptor = '', body = '']: readonly string[]): Rule[] => {
  const [, base, radix = '10'] = DESCRIPTOR.exec(descriptor) ?? [];
  if (base === undefined) return [];
  const text = body.replace(/;$/u, '').replace(/^'/u, '').replaceAll(SOFT_HYPHEN, '');
  return [{ base: BigInt(base), divisor: divisorOf(BigInt(base), BigInt(radix)), text }];
};

/** Spells a whole number from 0 up, of at most 18 digits, using one of the rule sets. */
export type Spell = (set: string, number: bigint) => string;

/**
 * Parses the parts of Unicode’s rule-based number formats
 * (unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting) that these languages use. Throws when a
 * rule names a set that is missing.
 */
export const spelledByRules = (source: SpelloutRules): Spell => {
  const sets = new Map(
    Object.entries(source).map(([name, rules]) => [
      name,
      typeof rules === 'string' ? [] : rules.flatMap(ruleOf),
    ]),
  );
  const spell: Spell = (set, number) => {
    const rule = sets.get(set)?.findLast(({ base }) => base <= number);
    if (rule === undefined) throw new Error(`no rule of ${set} spells ${number}`);
    const { divisor } = rule;
    const text = rule.text.replace(/\[(.*)\]/u, number % divisor === 0n ? '' : '$1');
    return text.replaceAll(
      SUBSTITUTION,
      (_, over: string | undefined, rest: string | undefined, same: string | undefined) => {
        if (same !== undefined) return spell(same, number);
        if (over !== undefined) return spell(over === '' ? set : over, number / divisor);
        return spell(rest === undefined || rest === '' ? set : rest, number % divisor);
      },
    );
  };
  return spell;
};
