import type { Language } from '#contract/catalogue.ts';
import { sentencesOf } from '#contract/sentences.ts';
import { SYNONYMS } from './synonyms.ts';
import type { TestScript } from './told-story.ts';

const LEADING =
  /^((?:In|On|At|By|After|For|Every|When|Forty|Two|En|Cada|Cuando|Al|Dans|Pendant|Quand|Im|Seit|Nach) [^,:]{3,45}), ([^]+)([.!?])$/u;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “In 1998, it was torn down.” becomes “It was torn down in 1998.” */
const moved = (sentence: string): string =>
  sentence.replace(
    LEADING,
    (_, clause: string, main: string, mark: string) => `${upper(main)} ${lower(clause)}${mark}`,
  );

const replaced = (text: string, language: Language): string =>
  SYNONYMS[language].reduce(
    (sofar, [from, to]) =>
      sofar.replace(new RegExp(`(?<![\\p{L}\\p{N}])${from}(?![\\p{L}\\p{N}])`, 'giu'), (found) =>
        found.charAt(0) === found.charAt(0).toLowerCase() ? to : upper(to),
      ),
    text,
  );

/** Cuts “…, and …” in two, and joins every fourth sentence with the one before. */
const regrouped = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, index) => {
    const [, first, second] = /^([^]{25,}), (?:and|y|et|und) ([^]{25,})$/u.exec(sentence) ?? [];
    if (first !== undefined && second !== undefined) return [`${first}.`, upper(second)];
    const before = sentences[index - 1];
    if (index % 4 === 2 && before?.endsWith('.') === true) return [`– ${lower(sentence)}`];
    return [sentence];
  });

/** A script reworded mechanically, with synonyms, clauses in another order, and sentences cut and joined. */
export const reworded = ({ title, content }: TestScript, language: Language): TestScript => {
  const sentences = sentencesOf(content, language).map((sentence) => moved(sentence.trim()));
  const text = regrouped(sentences).join(' ').replaceAll('. – ', '; ');
  return { title: replaced(title, language), content: replaced(text, language) };
};
