import type { Category, Language } from '#contract/catalogue.ts';
import type { Draft } from '#contract/script.ts';
import { chooseTale } from './choose-tale.ts';
import { fill } from './fill.ts';
import { illustrated } from './illustrate.ts';
import { quoted } from './quotation.ts';
import { hashOf, type Seeded, seeded } from './seeded.ts';
import { type Subject, subjectOf } from './subject.ts';
import { TALES } from './tales.ts';
import { LINES, NAMES } from './texts/names.ts';
import { SAD_WORDS } from './texts/sad-words.ts';
import { themeIn } from './theme.ts';

export interface StoryRequest {
  readonly prompt: string;
  readonly category: Category;
  readonly language: Language;
  /** The last sentences of the creator’s latest stories, newest first. The new story begins and ends unlike them. */
  readonly earlier?: readonly string[] | undefined;
}

const valuesOf = (
  subject: Subject | undefined,
  language: Language,
  choice: Seeded,
): Readonly<Record<string, string>> => {
  const { she, he, surname, town } = NAMES[language];
  const { ending, going } = quoted(subject?.line ?? choice.pick(LINES[language]), language);
  return {
    she: choice.pick(she),
    he: choice.pick(he),
    surname: choice.pick(surname),
    town: choice.pick(town),
    'line.': ending,
    'line,': going,
  };
};

/**
 * Tells a short, invented story around a prompt, without a model: a person finds, hears or writes its words. It claims
 * nothing about what the prompt names. The same request always gives the same story.
 */
export const writeStory = ({ prompt, category, language, earlier = [] }: StoryRequest): Draft => {
  const choice = seeded(hashOf([language, category, prompt, ...earlier].join('\n')));
  const tales = TALES[language].filter(({ laughs = false }) => !(laughs && SAD_WORDS.test(prompt)));
  const tale = chooseTale(tales, category, earlier, choice);
  const subject = subjectOf(prompt, language);
  const theme = themeIn(prompt, language);
  const values = { ...valuesOf(subject, language, choice), ...(theme && { theme: theme.noun }) };
  return {
    title: subject?.title ?? tale.title,
    scenes: illustrated(tale, theme).map(({ narration, picture }) => ({
      narration: fill(narration, choice, values),
      picture,
    })),
  };
};
