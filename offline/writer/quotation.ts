import type { Language } from '#contract/catalogue.ts';

const isClosed = (line: string): boolean => /[?!…]$/u.test(line);

/** A line quoted by the rules of a language: at the end of a sentence, and before more of it. */
export const quoted = (line: string, language: Language): { ending: string; going: string } => {
  const stop = isClosed(line) ? '' : '.';
  const comma = isClosed(line) ? '' : ',';
  switch (language) {
    case 'en':
      return { ending: `“${line}${stop}”`, going: `“${line}${comma}”` };
    case 'es':
      return { ending: `“${line}”.`, going: `“${line}”,` };
    case 'fr':
      return { ending: `« ${line}${stop} »`, going: `« ${line} »${comma}` };
    case 'de':
      return { ending: `„${line}${stop}“`, going: `„${line}“,` };
  }
};
