import { singular } from '#offline/writer/words/people.ts';
import { isPlace } from '#offline/writer/words/things.ts';
import { verbForm } from '#offline/writer/words/verbs.ts';
import { bare, isCapitalised, PREPOSITIONS, RELATIVES } from './tokens.ts';

const WHERE = new Set([
  'in',
  'on',
  'at',
  'under',
  'beneath',
  'inside',
  'near',
  'above',
  'beyond',
  'aboard',
  'below',
  'behind',
  'outside',
]);
const MAX_PLACE_WORDS = 7;
const MONTHS = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const WHEN = new RegExp(
  [
    String.raw`\b(?:in|around|since|by|during|before|after|until) (?:the (?:year|summer|winter|spring|autumn|fall) (?:of )?)?(?:${MONTHS} )?\d{3,4}(?: ?(?:BC|AD|BCE|CE))?\b`,
    String.raw`\b(?:in|during) the (?:\d{1,2}(?:st|nd|rd|th) century|\d{4}s|Middle Ages|Renaissance|Ice Age|Great Depression|Cold War|Stone Age|Bronze Age|future|distant future|far future)`,
    String.raw`\bduring (?:the |a )(?:[\w-]+ )?(?:war|storm|blackout|eclipse|plague|siege|flood|blizzard|night|winter|summer)\b`,
    String.raw`\b(?:at|before|after|past|around) (?:midnight|dawn|dusk|noon|sunset|sunrise|night|christmas)\b`,
    String.raw`\b(?:one|every|on a|on one) (?:[\w-]+ )?(?:night|morning|evening|day|winter|summer|autumn|spring)\b`,
    String.raw`\bin (?:winter|summer|autumn|spring|${MONTHS})\b`,
    String.raw`\b(?:long ago|a (?:hundred|thousand|million) years ago)\b`,
  ].join('|'),
  'iu',
);

/** The time in a prompt, verbatim: "in 1908", "at midnight". */
export const timeIn = (text: string): string | undefined => {
  const found = WHEN.exec(text)?.[0]
    .replace(/\bevery\b.*/iu, '')
    .trim();
  return found === undefined || found === '' ? undefined : found.charAt(0).toLowerCase() + found.slice(1);
};

/** The place in a prompt, with its preposition: "in a village in Norway" gives "in a village". */
export const placeIn = (tokens: readonly string[]): string | undefined => {
  for (const [at, token] of tokens.entries()) {
    if (!WHERE.has(token.toLowerCase())) continue;
    const rest = tokens.slice(at + 1, at + 1 + MAX_PLACE_WORDS);
    const stop = rest.findIndex((word, i) => {
      const plain = word.toLowerCase();
      const joins = plain === 'of' || plain === 'the';
      const form = verbForm(plain)?.form;
      if (i > 0 && (form === 'third' || form === 'modal') && !isCapitalised(word)) return true;
      return (
        (i > 0 && PREPOSITIONS.has(plain) && !joins) ||
        RELATIVES.has(plain) ||
        /[,;:.!?]$/u.test(rest[i - 1] ?? '')
      );
    });
    const words = stop === -1 ? rest : rest.slice(0, stop);
    const of = words.findIndex((word) => word.toLowerCase() === 'of');
    const core = of > 0 ? words.slice(0, of) : words;
    const head = core.at(-1) ?? '';
    const plain = singular(bare(head)).word;
    if (
      isPlace(plain) ||
      (isCapitalised(head) &&
        !/\d/u.test(head) &&
        !/^(?:I|January|February|March|April|May|June|July|August|September|October|November|December|Christmas)/u.test(
          head,
        ))
    ) {
      return [token.toLowerCase(), ...words].join(' ').replace(/[\s,;:.!?]+$/u, '');
    }
  }
  return undefined;
};
