import { cleanText, isBlank } from '#contract/schemas/text.ts';
import { shorten } from './shorten.ts';

export const FACTS_MOST = 8;
const FACT_MAX_CHARS = 200;
/** How much of a text is looked at before it is shortened. */
const READ_CHARS = 1_000;
/** A list number or bullet that a model wrote at the start of a line. */
const BULLET = /^(?:[-–•*]|\d{1,2}[.)])\s+/u;

const readFact = (fact: unknown): string => {
  if (typeof fact !== 'string') return '';
  const clean = cleanText(fact.slice(0, READ_CHARS)).replace(BULLET, '');
  if (isBlank(clean)) return '';
  return clean.length <= FACT_MAX_CHARS ? clean : `${shorten(clean, FACT_MAX_CHARS - 1)}…`;
};

/**
 * The facts that a model listed, cleaned up and without duplicates; long ones are cut, and anything that isn’t text
 * is left out.
 */
export const readFacts = (facts: readonly unknown[]): string[] =>
  [...new Set(facts.map(readFact))].filter((fact) => fact !== '').slice(0, FACTS_MOST);
